#include "server/match/stored_log.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "server/match/history.hpp"
#include "server/store/entry_codec.hpp"

namespace citybox::server {

namespace {

using Places = std::vector<std::size_t>;
using Faults = std::vector<std::string>;  // why an action cannot be read, by entry

std::string told(const Misfit& misfit) {
  return fmt::format("Entry {}: {}", misfit.entry, misfit.why);
}

Entry without_action(const EntryRow& row) {
  Entry entry;
  entry.kind = row.kind;
  entry.actor = row.actor;
  entry.draws = row.draws;
  entry.words = row.words;
  entry.place = row.place;
  if (row.telling) entry.audience = row.telling->audience;
  return entry;
}

Faults parse(const GameEntry& game, const std::vector<EntryRow>& rows, StoredLog& log) {
  Faults faults(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].kind != Entry::Kind::kAction) continue;
    if (is_unread_action(rows[i].text)) {
      faults[i] = "Its action was kept as bytes that mean nothing to this program.";
    } else if (const auto action = game.parse(rows[i].text)) {
      log.entries[i].action = *action;
    } else {
      faults[i] = fmt::format("\"{}\" cannot be read: {}", rows[i].text, action.error().text);
    }
  }
  return faults;
}

bool tells_what_was_undone(const StoredLog& log, const Places& line) {
  auto next = line.begin();
  for (std::size_t i = 0; i < log.entries.size(); ++i) {
    if (next != line.end() && *next == i) {
      ++next;
    } else if (log.entries[i].kind == Entry::Kind::kAction && !log.told[i]) {
      return false;
    }
  }
  return true;
}

bool play_everything(Journal& journal, const Faults& faults, StoredLog& log) {
  for (std::size_t i = 0; i < log.entries.size(); ++i) {
    if (!faults[i].empty() || !journal.add(log.entries[i])) return false;
    if (log.entries[i].kind != Entry::Kind::kAction) continue;
    log.told[i] = telling_of(journal.entries().back().audience, journal.happenings().back());
  }
  return true;
}

// Empty if all of it fits.
std::string play_line(Journal& journal, const Faults& faults, const Places& line,
                      const StoredLog& log) {
  const auto bad = std::find_if(line.begin(), line.end(),
                                [&](std::size_t index) { return !faults[index].empty(); });
  const std::size_t readable = bad == line.end() ? log.entries.size() : *bad;
  if (const auto added = journal.add_all(log.entries, readable); !added) return told(added.error());
  const auto unread = [](const std::string& fault) { return !fault.empty(); };
  if (std::any_of(faults.begin(), faults.end(), unread)) journal.forget_undone();
  return bad == line.end() ? "" : told({*bad, faults[*bad]});
}

void play(const GameEntry& game, const JournalSetup& setup, std::uint64_t seed,
          const Faults& faults, StoredLog& log) {
  const auto fresh = [&] { return Journal::restore(game, setup, {}, seed); };
  auto begun = fresh();
  if (!begun) {
    log.fault = begun.error().text;
    return;
  }
  log.journal = *std::move(begun);
  const auto line = line_of(log.entries);
  if (!line) {
    log.fault = told(line.error());
  } else if (tells_what_was_undone(log, line->standing())) {
    log.fault = play_line(*log.journal, faults, line->standing(), log);
  } else if (!play_everything(*log.journal, faults, log)) {
    log.journal = *fresh();
    log.fault = play_line(*log.journal, faults, line->standing(), log);
  }
}

}  // namespace

StoredLog unread_log(const std::vector<EntryRow>& rows) {
  StoredLog log;
  for (const EntryRow& row : rows) {
    log.entries.push_back(without_action(row));
    log.told.push_back(row.telling);
  }
  return log;
}

StoredLog read_log(const GameEntry& game, const JournalSetup& setup, std::uint64_t seed,
                   const std::vector<EntryRow>& rows) {
  StoredLog log = unread_log(rows);
  play(game, setup, seed, parse(game, rows, log), log);
  if (!log.journal) return log;
  const Journal& journal = *log.journal;
  for (std::size_t i = 0; i < journal.line().size(); ++i) {
    const std::size_t index = journal.line()[i];
    if (!log.fault.empty() && log.told[index]) continue;
    log.told[index] = telling_of(journal.entries()[index].audience, journal.happenings()[i + 1]);
  }
  return log;
}

}  // namespace citybox::server
