#pragma once
// What bots are called at a table, and what kind of player each is.

#include <string>
#include <string_view>

#include "engine/core/seat.hpp"
#include "engine/entry/game_entry.hpp"

namespace citybox::server {

// Always the same in the same seat.
std::string_view bot_name(Seat seat);

// "a selfish landlord": how the sentence on a bot, by name or level, begins ("A selfish landlord:
// rent above all."). Empty where it begins otherwise.
std::string character_of(const GameEntry& game, std::string_view bot);

}  // namespace citybox::server
