#pragma once
// Who plays BuildBack on a card (engine/device/players.hpp).

#include "bots/greedy.hpp"
#include "games/build_back/judgement.hpp"

namespace citybox::build_back {

// A turn is one marker, and chance comes in only where a tile enters or a round begins: few samples
// say enough.
inline constexpr GreedyParameters kBuilder{
    .depth = 4, .beam = 16, .shortlist = 6, .samples = 2, .follow = 0};

struct Players {
  using Game = BuildBack;
  using Judgement = build_back::Judgement;
  static constexpr unsigned kSlots = 1;
  static constexpr unsigned kBlocks = 2;
  static constexpr std::uint8_t phase(const State& s) { return static_cast<std::uint8_t>(s.task); }
  static constexpr unsigned kThinkingSlots = 4;
  static constexpr GreedyParameters kHow = kBuilder;
};

}  // namespace citybox::build_back
