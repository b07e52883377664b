#include "tests/faults/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "catalog/catalog.hpp"
#include "server/match/match.hpp"

namespace citybox::faults {

namespace {

namespace json = boost::json;

struct Entry {
  int seat = 0;
  std::string action;  // its notation
  SeatSet audience = kEveryone;
};

// A log as the rules read it. What clients say of actions leaves out what goes without saying.
class Log {
 public:
  explicit Log(const server::StoredTable& stored)
      : match_(server::Match::restore(citybox::find(stored.row.game), stored)) {
    if (!fits()) return;
    for (const citybox::Entry& entry : match_.journal()->entries()) {
      entries_.push_back(
          {entry.actor.index, match_.journal()->table().to_text(entry.action), entry.audience});
    }
  }
  bool fits() const { return match_.journal() != nullptr; }
  std::string why() const { return match_.note(); }
  const std::vector<Entry>& entries() const { return entries_; }
  std::string notation(const std::string& said) const {
    const Table& table = match_.journal()->table();
    const auto action = table.decode(json::parse(said));
    return action ? table.to_text(*action) : said;
  }

 private:
  server::Match match_;
  std::vector<Entry> entries_;
};

void check_seat(const Log& log, const TableRecord& record, int seat,
                std::vector<std::string>& out) {
  std::vector<std::string> kept;
  for (const Entry& entry : log.entries()) {
    if (entry.seat == seat) kept.push_back(entry.action);
  }
  std::vector<std::string> said;
  for (const Acknowledged& one : record.acknowledged) {
    if (one.seat == seat) said.push_back(log.notation(one.action));
  }
  const auto open = record.unresolved.find(seat);
  const bool never_heard = open != record.unresolved.end() && !open->second.empty();
  if (kept.size() == said.size() + 1 && never_heard) said.push_back(log.notation(open->second));
  if (kept == said) return;
  out.push_back(fmt::format("seat {} has {} actions in the log, {} were acknowledged to it{}", seat,
                            kept.size(), said.size(),
                            kept.size() == said.size() ? ", in another order" : ""));
}

void check_seen(const Log& log, const Seen& seen, std::vector<std::string>& out) {
  if (seen.count == 0 || seen.action.empty()) return;
  const std::size_t entries = log.entries().size();
  if (seen.count > entries) {
    out.push_back(fmt::format("seat {} saw action {} of {}", seen.seat, seen.count, entries));
    return;
  }
  const Entry& entry = log.entries()[seen.count - 1];
  const std::string action = log.notation(seen.action);
  if (entry.action != action) {
    out.push_back(fmt::format("seat {} saw {} at place {}, where {} stands", seen.seat, action,
                              seen.count, entry.action));
  }
  if (!entry.audience.contains(Seat{static_cast<std::uint8_t>(seen.seat)})) {
    out.push_back(
        fmt::format("seat {} saw action {}, which is not for its eyes", seen.seat, seen.count));
  }
}

void check_acknowledged(const Log& log, const Acknowledged& one, std::vector<std::string>& out) {
  const auto& entries = log.entries();
  const std::string action = log.notation(one.action);
  const bool there = one.entries > 0 && one.entries <= entries.size() &&
                     entries[one.entries - 1].seat == one.seat &&
                     entries[one.entries - 1].action == action;
  if (there) return;
  out.push_back(fmt::format("{} of seat {} was acknowledged as entry {} and is not there", action,
                            one.seat, one.entries));
}

}  // namespace

std::vector<std::string> contradictions(const server::StoredTable& stored,
                                        const TableRecord& record) {
  if (!stored.fault.empty()) return {stored.fault};
  if (!stored.row.started) {
    return record.acknowledged.empty() ? std::vector<std::string>()
                                       : std::vector<std::string>{"it has not started"};
  }
  const Log log(stored);
  if (!log.fits()) return {log.why()};
  std::vector<std::string> out;
  for (const Acknowledged& one : record.acknowledged) check_acknowledged(log, one, out);
  for (int seat = 0; seat < stored.row.seats; ++seat) check_seat(log, record, seat, out);
  for (const auto& [seen, often] : record.seen) check_seen(log, seen, out);
  return out;
}

}  // namespace citybox::faults
