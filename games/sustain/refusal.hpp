#pragma once
// Which rule says no. `legal.hpp` lists what it allows; a test holds them together.

#include "games/sustain/legal.hpp"

namespace citybox::sustain {

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
      return a.number <= kMandateOptions ? kAllowed : reason::kNoSuchOption;
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
