#pragma once

#include <span>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/entry/game_entry.hpp"

namespace citybox {

// The game with this id, or a sentence that lists the ids.
tl::expected<const GameEntry*, Problem> find_game(std::string_view id,
                                                  std::span<const GameEntry* const> games);

}  // namespace citybox
