#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "engine/journal/journal.hpp"
#include "server/store/records.hpp"

namespace citybox::server {

// The log of a table as the rules of this program read it.
struct StoredLog {
  std::vector<Entry> entries;
  std::optional<Journal> journal;            // as far as it fits; none: not even the start does
  std::string fault;                         // what does not fit, a sentence; empty: all does
  std::vector<std::optional<Telling>> told;  // by entry: as it was kept, or as it is told now
};

// Plays it again. What was undone is played only to hear what a program before format 3 did not
// keep, and need not fit.
StoredLog read_log(const GameEntry& game, const JournalSetup& setup, std::uint64_t seed,
                   const std::vector<EntryRow>& rows);

// Without any rules: what was told, for a table that nobody can play on.
StoredLog unread_log(const std::vector<EntryRow>& rows);

}  // namespace citybox::server
