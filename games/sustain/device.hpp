#pragma once
// Who plays SUSTAIN on a card (engine/device/players.hpp).

#include "games/sustain/greedy.hpp"

namespace citybox::sustain {

struct Players {
  using Game = Sustain;
  static constexpr unsigned kSlots = 8;
  static constexpr unsigned kBlocks = 4;
  static constexpr std::uint8_t phase(const State& s) { return static_cast<std::uint8_t>(s.phase); }
  static constexpr auto kGreedy = &play_greedily<kMixed>;
};

}  // namespace citybox::sustain
