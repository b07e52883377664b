#pragma once
// How well a seat stands, for bots: the land it has, and the cards it can still win with.

#include <cstdint>

#include "engine/core/worth.hpp"
#include "games/template/concern.hpp"
#include "games/template/plots.hpp"

namespace citybox::plots {

struct Judgement {
  using Concern = plots::Concern;

  template <class Scale>
  static constexpr void weigh(const State& s, Seat seat, const Content&, Scale& scale) {
    int richest = 0, cards = 0;
    for (std::uint8_t i = 0; i < s.seats; ++i) {
      if (i != seat.index && s.won[i] > richest) richest = s.won[i];
    }
    s.hands[seat.index].for_each([&](Card card) {
      if (card != s.bids[seat.index]) cards += card.number;
    });
    scale(Concern::kLand, s.won[seat.index], 10 * s.won[seat.index]);
    scale(Concern::kHand, cards, 7 * cards);
    scale(Concern::kRival, richest, -3 * richest);
  }

  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& content) {
    constexpr std::int32_t kDecided = 10'000;
    Sum sum;
    weigh(s, seat, content, sum);
    if (s.ending == Ending::kNone) return sum.total;
    return Plots::outcome(s, content).winners.contains(seat) ? sum.total + kDecided
                                                             : sum.total - kDecided;
  }
};

}  // namespace citybox::plots
