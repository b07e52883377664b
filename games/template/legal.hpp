#pragma once
// All that may be done, the lowest card first.

#include "games/template/refusal.hpp"

namespace citybox::plots {

constexpr void legal(const State& s, Seat seat, auto& out, const Content&) {
  if (!deciders(s).contains(seat)) return;
  s.hands[seat.index].for_each([&](Card card) { out.push_back(bid(card.number)); });
}

}  // namespace citybox::plots
