#pragma once
// Who decides, and which rule says no. `legal.hpp` lists what it allows; a test holds them together.

#include "games/template/action.hpp"
#include "games/template/content.hpp"
#include "games/template/reasons.hpp"

namespace citybox::plots {

// TP-3: all who have not committed, at the same time.
constexpr SeatSet deciders(const State& s) {
  SeatSet set;
  if (s.ending != Ending::kNone) return set;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    if (s.bids[i] == kNoCard) set.add(Seat{i});
  }
  return set;
}

constexpr RuleId refusal(const State& s, Seat seat, const Action& a, const Content&) {
  if (s.ending != Ending::kNone) return kGameIsOver;
  if (!deciders(s).contains(seat)) return kNotYourDecision;
  if (a.verb != Verb::kBid || !a.card.exists()) return kNoSuchAction;
  return s.hands[seat.index].contains(a.card) ? kAllowed : reason::kSpentCard;
}

}  // namespace citybox::plots
