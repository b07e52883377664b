#include "server/admin/backup.hpp"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "server/store/database_file.hpp"
#include "server/store/migration.hpp"

namespace citybox::server {

namespace {

constexpr int kPatienceMs = 10'000;

std::optional<Problem> in_the_way(const std::filesystem::path& database,
                                  const std::filesystem::path& to, Overwrite overwrite) {
  std::error_code error;
  if (!std::filesystem::exists(to, error)) return std::nullopt;
  if (std::filesystem::is_directory(to, error)) {
    return Problem{fmt::format("{} is a folder: name a file in it.", to.string())};
  }
  if (std::filesystem::equivalent(database, to, error)) {
    return Problem{"The backup would overwrite the database itself. Choose another file."};
  }
  if (overwrite == Overwrite::kYes) return std::nullopt;
  return Problem{
      fmt::format("{} is there already. Choose another file, or say --force.", to.string())};
}

std::optional<Problem> make_private_file(const std::filesystem::path& file) {
  std::error_code ignored;
  for (const char* suffix : {"", "-journal", "-wal", "-shm"}) {
    std::filesystem::remove(file.string() + suffix, ignored);
  }
  const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made < 0) {
    return Problem{fmt::format("{} cannot be written: {}.", file.string(), std::strerror(errno))};
  }
  ::close(made);
  return std::nullopt;
}

// In one step: others may write meanwhile, and what they write is not in it.
tl::expected<void, Problem> copy(SQLite::Database& from, const std::filesystem::path& to) {
  if (auto wrong = make_private_file(to)) return tl::unexpected(*wrong);
  {
    SQLite::Database copy(to.string(), SQLite::OPEN_READWRITE);
    SQLite::Backup backup(copy, from);
    if (const int code = backup.executeStep(-1); code != SQLITE_DONE) {
      return tl::unexpected(Problem{
          fmt::format("The database cannot be copied just now: {}.", sqlite3_errstr(code))});
    }
  }
  // One file without companions: it can lie where nothing can be written.
  SQLite::Database(to.string(), SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = DELETE");
  return sync_to_disk(to);
}

}  // namespace

tl::expected<void, Problem> back_up(const std::filesystem::path& database,
                                    const std::filesystem::path& to, Overwrite overwrite) {
  const std::filesystem::path part = to.string() + ".part";
  std::error_code error;
  try {
    const auto file = DatabaseFile::open(database);
    if (!file) return tl::unexpected(file.error());
    if (auto wrong = in_the_way(database, to, overwrite)) return tl::unexpected(*wrong);
    SQLite::Database from(database.string(), SQLite::OPEN_READONLY, kPatienceMs);
    if (auto wrong = not_ours(from)) return tl::unexpected(*wrong);
    if (auto copied = copy(from, part); !copied) {
      std::filesystem::remove(part, error);
      return copied;
    }
  } catch (const std::exception& wrong) {
    std::filesystem::remove(part, error);
    return tl::unexpected(
        Problem{fmt::format("{} cannot be copied: {}.", database.string(), wrong.what())});
  }
  std::filesystem::rename(part, to, error);
  if (error) {
    return tl::unexpected(
        Problem{fmt::format("{} cannot be written: {}.", to.string(), error.message())});
  }
  return sync_to_disk(to.parent_path());
}

}  // namespace citybox::server
