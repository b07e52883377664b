#pragma once
// Who may know what.

#include "engine/core/rng.hpp"
#include "games/template/content.hpp"
#include "games/template/state.hpp"

namespace citybox::plots {

// TP-3: others see that a card was committed, not which.
constexpr State redact(const State& s, SeatSet viewers) {
  State seen = s;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    if (!viewers.contains(Seat{i}) && seen.bids[i] != kNoCard) seen.bids[i] = kFaceDown;
  }
  return seen;
}

constexpr State determinize(const State& seen, SeatSet, Rng& rng, const Content&) {
  State s = seen;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    if (s.bids[i] != kFaceDown) continue;
    s.bids[i] = s.hands[i].nth(rng.below(static_cast<std::uint32_t>(s.hands[i].size())));
  }
  return s;
}

}  // namespace citybox::plots
