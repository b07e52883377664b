#pragma once
// What may be done with what: SU-10, SU-25 … SU-29.

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/sustain/action.hpp"
#include "games/sustain/spots.hpp"

namespace citybox::sustain {

constexpr RuleId take_refusal(const State& s, Department department) {
  return holder_of(s, department) == kFacilitator ? kAllowed : reason::kDepartmentTaken;
}

constexpr int most_to_give(const State& s, const Content& c, Seat seat) {
  return s.coins[seat.index] < c.largest_gift ? s.coins[seat.index] : c.largest_gift;
}

constexpr int room_in_purse(const State& s, const Content& c, Seat seat) {
  return c.purse - s.coins[seat.index];
}

constexpr RuleId gift_refusal(const State& s, const Content& c, Seat seat, Seat other, int number) {
  if (other == seat) return reason::kNoGiftToYourself;
  if (other.index >= s.seats) return reason::kNobodyThere;
  if (s.gifts[seat.index][other.index] > 0) return reason::kOneGiftEach;
  if (number > c.largest_gift) return reason::kGiftTooLarge;
  if (number > s.coins[seat.index]) return reason::kNotSoManyCoins;
  return number <= room_in_purse(s, c, other) ? kAllowed : reason::kPurseIsFull;
}

// SU-29: so many promises a year, each about another thing.
constexpr RuleId another_refusal(const State& s, const Content& c, Seat seat, Spot spot,
                                 Seat receiver) {
  const auto& made = s.promises[seat.index];
  if (made.size() >= c.promises_a_year) return reason::kAllPromisesMade;
  for (const Promise& each : made) {
    if (each.spot == spot && each.receiver == receiver) return reason::kPromisedAlready;
  }
  return kAllowed;
}

constexpr RuleId promise_refusal(const State& s, const Content& c, Seat seat, const Action& a) {
  if (a.verb == Verb::kPromiseGive) {
    if (a.other == seat) return reason::kNoPromiseToYourself;
    if (a.other.index >= s.seats) return reason::kNobodyThere;
    const RuleId another = another_refusal(s, c, seat, kNoSpot, a.other);
    if (another != kAllowed) return another;
    if (s.gifts[seat.index][a.other.index] > 0) return reason::kGivenAlready;
    const int most = most_to_give(s, c, seat);
    return a.number <= most ? kAllowed : reason::kPromiseTooLarge;
  }
  const RuleId spot = spot_refusal(s, c, seat, a.spot);
  if (spot != kAllowed) return spot;
  const RuleId another = another_refusal(s, c, seat, a.spot, kFacilitator);
  if (another != kAllowed) return another;
  return a.number <= missing_on(s, c, a.spot) ? kAllowed : reason::kPromiseOverTheCost;
}

constexpr RuleId invest_refusal(const State& s, const Content& c, Seat seat, Spot spot,
                                int number) {
  const RuleId closed = spot_refusal(s, c, seat, spot);
  if (closed != kAllowed) return closed;
  if (number > s.coins[seat.index]) return reason::kNotEnoughCoins;
  return number <= missing_on(s, c, spot) ? kAllowed : reason::kOverTheCost;
}

constexpr RuleId place_refusal(const State& s, const Content& c, Spot what, Space space) {
  if (what.building() != s.pending.building) return reason::kAnotherBuilding;
  if (space.kind() != facts(c, s.pending.building).space) return reason::kWrongKindOfSpace;
  return at(s, space) == Building::kNone ? kAllowed : reason::kSpaceTaken;
}

}  // namespace citybox::sustain
