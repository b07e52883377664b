#pragma once
// The list of games (games.def), and how one is found.

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/game_entry.hpp"

namespace citybox {

// The games in the box.
const std::vector<const GameEntry*>& games();
// Those and the examples.
const std::vector<const GameEntry*>& all_games();
// Of all_games(); nullptr if there is none with this id.
const GameEntry* find(std::string_view id);
// The same, with a sentence that lists the ids.
tl::expected<const GameEntry*, Problem> find_game(std::string_view id);
// That one alone; `unnamed` if no id is given.
tl::expected<std::vector<const GameEntry*>, Problem> find_games(
    std::string_view id, const std::vector<const GameEntry*>& unnamed = games());

}  // namespace citybox
