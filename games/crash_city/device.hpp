#pragma once
// Who plays CrashCity on a card (engine/device/players.hpp).

#include "bots/greedy.hpp"
#include "games/crash_city/judgement.hpp"

namespace citybox::crash_city {

// The race has no chance in it, and a look at all its streets takes a while: few samples.
inline constexpr GreedyParameters kNormalRacer{
    .depth = 3, .beam = 12, .shortlist = 6, .samples = 1, .follow = 0};

struct Players {
  using Game = CrashCity;
  using Judgement = crash_city::Judgement;
  static constexpr unsigned kSlots = 2;
  static constexpr unsigned kBlocks = 4;
  static constexpr std::uint8_t phase(const State& s) { return static_cast<std::uint8_t>(s.task); }
  static constexpr unsigned kThinkingSlots = 1;
  static constexpr GreedyParameters kHow = kNormalRacer;
};

}  // namespace citybox::crash_city
