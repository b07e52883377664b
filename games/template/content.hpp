#pragma once

#include <cstdint>

namespace citybox::plots {

// Every number of the game. The default is the published game; the laboratory passes others.
struct Content {
  std::uint8_t rounds = 5;     // TP-1; not more than there are cards
  std::uint8_t best_plot = 6;  // TP-2: plots are worth 1 to this
};

}  // namespace citybox::plots
