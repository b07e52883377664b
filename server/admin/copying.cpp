#include "server/admin/copying.hpp"

#include <fmt/format.h>

#include <limits>
#include <utility>

namespace citybox::server {

namespace {

constexpr std::size_t kAtOnce = 64;  // tables in one transaction
constexpr int kAllLines = std::numeric_limits<int>::max();

Write write_of(StoredTable stored) {
  Write write;
  write.table = stored.row.id;
  auto& out = write.changes;
  if (stored.content) out.emplace_back(PutContent{*std::move(stored.content)});
  out.emplace_back(PutTable{stored.row});
  for (std::size_t i = 0; i < stored.seats.size(); ++i) {
    const SeatRow& seat = stored.seats[i];
    if (seat.name.empty() && !seat.token && seat.bot.empty()) continue;
    out.emplace_back(PutSeat{Seat{static_cast<std::uint8_t>(i)}, seat});
  }
  for (std::size_t i = 0; i < stored.entries.size(); ++i) {
    out.emplace_back(AppendEntry{static_cast<std::uint32_t>(i), std::move(stored.entries[i])});
  }
  for (const ClaimRow& claim : stored.claims) out.emplace_back(PutClaim{claim});
  for (ChatRow& line : stored.chat) out.emplace_back(AppendChat{std::move(line), kAllLines});
  return write;
}

Write write_of(StoredClass stored) {
  Write write;
  write.table = stored.row.id;
  write.changes.emplace_back(PutClass{std::move(stored.row)});
  for (std::size_t i = 0; i < stored.entries.size(); ++i) {
    write.changes.emplace_back(
        AppendClassEntry{static_cast<std::uint32_t>(i), std::move(stored.entries[i])});
  }
  return write;
}

// What it is to be read of a name: nothing where it is damaged, or was deleted meanwhile.
tl::expected<std::optional<Write>, Problem> read(Store& from, const std::string& code,
                                                 Copied& copied) {
  auto table = from.load(code);
  if (!table) return tl::unexpected(table.error());
  if (*table) {
    if (!(*table)->fault.empty()) {
      copied.damaged.push_back(code);
      return std::nullopt;
    }
    ++copied.tables;
    return write_of(**std::move(table));
  }
  auto classroom = from.load_class(code);
  if (!classroom) return tl::unexpected(classroom.error());
  if (!*classroom) return std::nullopt;
  if (!(*classroom)->fault.empty()) {
    copied.damaged.push_back(code);
    return std::nullopt;
  }
  ++copied.classes;
  return write_of(**std::move(classroom));
}

tl::expected<void, Problem> put(Store& to, std::vector<Write>& writes) {
  if (writes.empty()) return {};
  const auto written = to.commit(std::exchange(writes, {}));
  if (!written) return tl::unexpected<Problem>(written.error());
  return {};
}

}  // namespace

tl::expected<Copied, Problem> copy_all(Store& from, Store& to) {
  const auto there = to.count();
  if (!there) return tl::unexpected(there.error());
  if (there->tables > 0) {
    return tl::unexpected(Problem{fmt::format(
        "There are {} tables and classes already where it is to go: it has to be empty.",
        there->tables)});
  }
  constexpr auto kAll = std::numeric_limits<std::int64_t>::max();
  const auto names = from.tables_to_go({.unchanged_before = kAll, .most = kAll});
  if (!names) return tl::unexpected(names.error());
  Copied copied;
  std::vector<Write> writes;
  for (const TableName& name : *names) {
    auto write = read(from, name.code, copied);
    if (!write) return tl::unexpected(write.error());
    if (*write) writes.push_back(**std::move(write));
    if (writes.size() < kAtOnce) continue;
    if (auto done = put(to, writes); !done) return tl::unexpected(done.error());
  }
  if (auto done = put(to, writes); !done) return tl::unexpected(done.error());
  return copied;
}

}  // namespace citybox::server
