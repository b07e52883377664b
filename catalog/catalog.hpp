#pragma once
// The one list where games, codecs and bots meet.

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/table/game_factory.hpp"

namespace citybox {

// The games in the box.
const std::vector<const GameFactory*>& games();
// Those and the examples.
const std::vector<const GameFactory*>& all_games();
// Of all_games(); nullptr if there is none with this id.
const GameFactory* find(std::string_view id);
// The same, with a sentence that lists the ids.
tl::expected<const GameFactory*, Problem> find_game(std::string_view id);

}  // namespace citybox
