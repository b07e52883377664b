#pragma once
// What may be done: SU-10, SU-23, SU-25 … SU-29.

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/sustain/action.hpp"
#include "games/sustain/spots.hpp"

namespace citybox::sustain {

constexpr SeatSet deciders(const State& s) {
  if (is_over(s)) return {};
  if (s.phase != Phase::kDiscussion) return SeatSet(s.active);
  return SeatSet::from_bits((seats_of(s) - s.done).bits());
}

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

// What the phase asks for, when something else was tried.
constexpr RuleId asked_for(const State& s) {
  switch (s.phase) {
    case Phase::kFound:
      return reason::kFoundFirst;
    case Phase::kDepartments:
      return reason::kTakeFirst;
    case Phase::kMandate:
      return reason::kDecideMandate;
    case Phase::kPlace:
      return reason::kPlaceFirst;
    case Phase::kDiscussion:
      return reason::kDiscussFirst;
    case Phase::kInvesting:
      break;
  }
  return reason::kInvestOrPass;
}

constexpr Phase phase_for(Verb verb) {
  switch (verb) {
    case Verb::kFound:
      return Phase::kFound;
    case Verb::kTake:
      return Phase::kDepartments;
    case Verb::kChoose:
      return Phase::kMandate;
    case Verb::kPlace:
      return Phase::kPlace;
    case Verb::kInvest:
    case Verb::kPass:
      return Phase::kInvesting;
    default:
      return Phase::kDiscussion;
  }
}

constexpr RuleId refusal(const State& s, Seat seat, const Action& a, const Content& c) {
  if (is_over(s)) return kGameIsOver;
  if (!deciders(s).contains(seat)) return kNotYourDecision;
  if (!well_formed(a)) return kNoSuchAction;
  if (phase_for(a.verb) != s.phase) return asked_for(s);
  switch (a.verb) {
    case Verb::kTake:
      return take_refusal(s, a.department);
    case Verb::kChoose:
      return a.number <= 2 ? kAllowed : reason::kNoSuchOption;
    case Verb::kPlace:
      return place_refusal(s, c, a.spot, a.space);
    case Verb::kGive:
      return gift_refusal(s, c, seat, a.other, a.number);
    case Verb::kPromisePut:
    case Verb::kPromiseNone:
    case Verb::kPromiseGive:
      return promise_refusal(s, c, seat, a);
    case Verb::kInvest:
      return invest_refusal(s, c, seat, a.spot, a.number);
    default:
      return kAllowed;
  }
}

}  // namespace citybox::sustain
