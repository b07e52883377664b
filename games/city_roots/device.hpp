#pragma once
// Who plays CityRoots on a card (engine/device/players.hpp).

#include "bots/greedy.hpp"
#include "games/city_roots/judgement.hpp"

namespace citybox::city_roots {

struct Players {
  using Game = CityRoots;
  using Judgement = city_roots::Judgement;
  static constexpr unsigned kSlots = 8;
  static constexpr unsigned kBlocks = 4;
  static constexpr std::uint8_t phase(const State& s) { return static_cast<std::uint8_t>(s.task); }
  static constexpr unsigned kThinkingSlots = 4;
  static constexpr GreedyParameters kHow = kNormalGreedy;
};

}  // namespace citybox::city_roots
