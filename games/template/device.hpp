#pragma once
// Who plays Plots on a card (engine/device/players.hpp).

#include "bots/greedy.hpp"
#include "games/template/judgement.hpp"

namespace citybox::plots {

struct Players {
  using Game = Plots;
  using Judgement = plots::Judgement;
  static constexpr unsigned kSlots = 4;
  static constexpr unsigned kBlocks = 4;
  static constexpr std::uint8_t phase(const State&) { return 0; }
  static constexpr unsigned kThinkingSlots = 4;
  static constexpr GreedyParameters kHow = kNormalGreedy;
};

}  // namespace citybox::plots
