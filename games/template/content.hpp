#pragma once

#include <cstdint>

namespace citybox::plots {

// Numbers that types are made of: the same at every table.
inline constexpr int kFewestSeats = 2;  // TP-1
inline constexpr int kMostSeats = 4;    // TP-1
inline constexpr int kCards = 5;        // TP-1: each has the cards 1 to this

// All other numbers of the game. The default is the published game; a table may be played with others.
struct Content {
  std::uint8_t rounds = 5;          // TP-1; not more than there are cards
  std::uint8_t best_plot = 6;       // TP-2: plots are worth 1 to this
  std::uint8_t round_seconds = 60;  // TP-7
};

}  // namespace citybox::plots
