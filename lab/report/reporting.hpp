#pragma once
// From what was observed to what a report shows (engine/entry/game_report.hpp).

#include <string>
#include <string_view>

#include "engine/entry/game_entry.hpp"
#include "engine/entry/game_report.hpp"
#include "engine/table/vocabulary.hpp"
#include "lab/play/tournament.hpp"

namespace citybox::lab {

// At most `most` bars, as wide as a person would choose them: 1, 2, 5, 10 …
Distribution distribution_of(const Histogram& histogram, std::size_t most = 40);

// "rapid-displacement" is "Rapid displacement".
std::string plain_words(std::string_view key);
// The words of a name, with those that the game has a name for: "held night-barge" is "Held Night Barge".
std::string named(const Words& words, std::string_view name);

// A report without rows.
GameReport report_on(const GameEntry& game, const Lineup& lineup);
RowReport row_of(const GameEntry& game, const Lineup& lineup, const Result& result);

}  // namespace citybox::lab
