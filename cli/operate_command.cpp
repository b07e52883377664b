// What an operator does with the games that are kept: copy, check, delete.

#include <fmt/format.h>

#include <charconv>
#include <cstdio>
#include <memory>
#include <optional>
#include <string_view>

#include "cli/commands.hpp"
#include "server/admin/admin_client.hpp"
#include "server/admin/backup.hpp"
#include "server/admin/checkup.hpp"
#include "server/admin/copying.hpp"
#include "server/data_lock.hpp"
#include "server/store/open_store.hpp"

namespace citybox::cli {

namespace {

using server::Order;

constexpr int kDamaged = 1;

std::filesystem::path database(const std::filesystem::path& data) { return data / "citybox.db"; }

std::string counted(std::size_t number, std::string_view one, std::string_view several) {
  return fmt::format("{} {}", number, number == 1 ? one : several);
}

std::string tables(std::size_t number) { return counted(number, "table", "tables"); }
std::string classes(std::size_t number) { return counted(number, "class", "classes"); }

int done(const std::filesystem::path& data, const Order& order, std::string_view what) {
  const auto codes = server::carry_out(data, order);
  if (!codes) return complain(codes.error().text);
  for (const std::string& code : *codes) fmt::print("{}\n", code);
  fmt::print("{} {}.\n", counted(codes->size(), "table or class", "tables and classes"), what);
  return 0;
}

// "90d" or "36h".
std::optional<std::chrono::hours> age(const std::string& text) {
  int number = 0;
  const auto [unit, error] = std::from_chars(text.c_str(), text.c_str() + text.size(), number);
  const std::string_view rest(unit);
  if (error != std::errc() || number < 1 || number > 100'000) return std::nullopt;
  if (rest == "h") return std::chrono::hours(number);
  if (rest == "d") return std::chrono::days(number);
  return std::nullopt;
}

// A store that nobody else uses meanwhile, where it is a folder.
struct Opened {
  std::optional<server::DataLock> lock;
  std::unique_ptr<server::Store> store;
};
enum class MayBeNew : std::uint8_t { kNo, kYes };

tl::expected<Opened, Problem> opened(const std::string& where, MayBeNew may) {
  Opened result;
  std::string place = where;
  if (!server::is_postgres(where)) {
    std::error_code error;
    place = database(where).string();
    if (may == MayBeNew::kNo && !std::filesystem::exists(place, error)) {
      return tl::unexpected(Problem{fmt::format("There are no games in the folder {}.", where)});
    }
    auto lock = server::DataLock::take(where);
    if (!lock) return tl::unexpected(lock.error());
    result.lock.emplace(std::move(*lock));
  }
  auto store = server::open_store(place);
  if (!store) return tl::unexpected(store.error());
  result.store = std::move(*store);
  return result;
}

}  // namespace

int run_backup(const BackupArguments& arguments) {
  const auto made =
      server::back_up(database(arguments.data), arguments.file,
                      arguments.force ? server::Overwrite::kYes : server::Overwrite::kNo);
  if (!made) return complain(made.error().text);
  fmt::print("{} is a copy of the games in {}.\n", arguments.file.string(),
             arguments.data.string());
  return 0;
}

int run_check(const CheckArguments& arguments) {
  const auto checkup =
      server::check_database(arguments.file.empty() ? database(arguments.data) : arguments.file);
  if (!checkup) return complain(checkup.error().text);
  for (const std::string& line : checkup->integrity) fmt::print("The file is damaged: {}\n", line);
  for (const auto& table : checkup->damaged) fmt::print("{}: {}\n", table.code, table.why);
  for (const auto& one : checkup->damaged_classes) fmt::print("{}: {}\n", one.code, one.why);
  for (const auto& table : checkup->of_others) fmt::print("{}: {}\n", table.code, table.why);
  fmt::print("{} fit the rules", tables(checkup->fit()));
  if (const std::size_t number = checkup->of_others.size(); number > 0) {
    fmt::print(", {} of other versions can only be looked at", tables(number));
  }
  if (const std::size_t number = checkup->damaged.size(); number > 0) {
    fmt::print(", {} damaged", tables(number));
  }
  if (checkup->classes > 0) {
    fmt::print("; {} can be read", classes(checkup->readable_classes()));
  }
  if (const std::size_t number = checkup->damaged_classes.size(); number > 0) {
    fmt::print(", {} damaged", classes(number));
  }
  fmt::print(".\n");
  return checkup->whole() ? 0 : kDamaged;
}

int run_copy(const CopyArguments& arguments) {
  auto from = opened(arguments.from, MayBeNew::kNo);
  if (!from) return complain(from.error().text);
  auto to = opened(arguments.to, MayBeNew::kYes);
  if (!to) return complain(to.error().text);
  const auto copied = server::copy_all(*from->store, *to->store);
  if (!copied) return complain(copied.error().text);
  for (const std::string& code : copied->damaged) fmt::print("{}: damaged, not copied\n", code);
  fmt::print("{} and {} copied.\n", tables(copied->tables), classes(copied->classes));
  return copied->damaged.empty() ? 0 : kDamaged;
}

int run_purge(const PurgeArguments& arguments) {
  const auto unused = age(arguments.older_than);
  if (!unused) {
    return complain("--older-than takes a number of days or hours, such as 90d or 36h.");
  }
  server::Purge purge;
  purge.unused_for = *unused;
  if (arguments.never_started) purge.which = server::Purge::Which::kNeverStarted;
  if (arguments.dry_run) purge.really = server::Purge::Really::kOnlyList;
  return done(arguments.data, purge, arguments.dry_run ? "would be deleted" : "deleted");
}

int run_delete(const DeleteArguments& arguments) {
  return done(arguments.data, server::Remove{arguments.code}, "deleted");
}

int run_forget(const ForgetArguments& arguments) {
  return done(arguments.data, server::Forget{arguments.name}, "cleared of this name");
}

}  // namespace citybox::cli
