#pragma once

#include <cstddef>
#include <string>

#include "engine/entry/game_entry.hpp"

namespace citybox::lab {

// What one thread does with a game.
struct Figures {
  std::string game;
  double decisions_per_s = 0;
  double games_per_s = 0;
  double copies_per_s = 0;
  std::size_t state_bytes = 0;
  // Iterations of a search, with play-outs at random: to the end, and cut off after ten decisions and judged.
  // 0: nobody searches this game.
  double searches_per_s = 0;
  double short_searches_per_s = 0;
};

// Takes about `seconds`.
Figures measure(const GameEntry& game, double seconds);

}  // namespace citybox::lab
