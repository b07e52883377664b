#pragma once

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/city_roots/choices.hpp"
#include "games/city_roots/reasons.hpp"

namespace citybox::city_roots {

// Each `why_not_…` is asked only about a choice that is not open, and finds the reason.

constexpr RuleId why_not_corporation(const State& s, const Content& c, Space at) {
  const SpaceSet free = vacant(s);
  if (free.empty()) return s.low.contains(at) ? kHomeIsProtected : kFullBoardTakesHome;
  if (!free.contains(at)) return kCorporationNeedsVacant;
  return free.intersects(c.center) ? kCenterFirst : kCenterGrows;
}

constexpr RuleId why_not_return(const State& s, Space at) {
  if (s.task == Task::kReturnHome && refuges(s).empty()) {
    return (s.business | s.corporation).contains(at) ? kReturnsAwayFromCorporations
                                                     : kReturnReplacesBusiness;
  }
  if (!vacant(s).contains(at)) return kReturnsToVacant;
  if (s.corporation.beside().contains(at)) return kReturnsAwayFromCorporations;
  return kReturnsBesideBusiness;
}

constexpr RuleId why_not_swap(const State& s, Space at) {
  if (!occupied(s).contains(at)) return kSwapsTiles;
  return s.task == Task::kSwap && at == s.picked ? kSwapsDifferentTiles : kSwapSparesHomes;
}

constexpr RuleId why_not_tram(const State& s, Space at) {
  if (s.task == Task::kPickTram) {
    if (!occupied(s).contains(at)) return kTramMovesTiles;
    return protected_homes(s).contains(at) ? kHomeIsProtected : kTramNeedsRoom;
  }
  if (!vacant(s).contains(at)) return kTramGoesToVacant;
  return beside(s.picked).contains(at) ? kTramSparesHomes : kTramGoesToAdjacent;
}

constexpr RuleId why_not_protect(const State& s, Space at) {
  return s.low.contains(at) ? kOneMarkerPerHome : kProtectsLowIncome;
}

constexpr RuleId why_not_displace(const State& s, Space at) {
  if (!s.low.contains(at)) return kRentTakesLowIncome;
  return protected_homes(s).contains(at) ? kHomeIsProtected : kRentNeedsHighIncome;
}

constexpr RuleId why_not(const State& s, const Content& c, Space at) {
  switch (s.task) {
    case Task::kBuildCorporation:
      return why_not_corporation(s, c, at);
    case Task::kBuildBusiness:
      return vacant(s).contains(at) ? kMarketNeedsHome : kBusinessNeedsVacant;
    case Task::kBuildHigh:
      return s.high[2].contains(at) ? kStackIsFull : kCondosNeedRoom;
    case Task::kReturnHome:
    case Task::kReturnBeside:
      return why_not_return(s, at);
    case Task::kPickHome:
      return kRelocatesLowIncome;
    case Task::kMoveHome:
      return vacant(s).contains(at) ? kRelocatesAwayFromCorporations : kRelocatesToVacant;
    case Task::kPickStack:
      return kRelocatesStack;
    case Task::kMoveStack:
      return kStackNeedsVacant;
    case Task::kPickTower:
      return kTowerStartsSingle;
    case Task::kGather:
      return kGathersFromOthers;
    case Task::kPickSwap:
    case Task::kSwap:
      return why_not_swap(s, at);
    case Task::kProtect:
      return why_not_protect(s, at);
    case Task::kDisplace:
      return why_not_displace(s, at);
    case Task::kRemoveCorporation:
      return kDownturnTakesCorporation;
    case Task::kRemoveBusiness:
      return kFireTakesBusiness;
    case Task::kFlip:
      return kChainTakesBusiness;
    case Task::kPickTram:
    case Task::kMoveTram:
      return why_not_tram(s, at);
    default:
      return kAnotherStep;
  }
}

// CR-22, CR-53
constexpr RuleId flight_refusal(const State& s, Action a) {
  if (a.verb != Verb::kMove && a.verb != Verb::kDisplace) return kAnotherStep;
  if (!fugitives(s).contains(a.space)) {
    if (protected_homes(s).contains(a.space)) return kHomeIsProtected;
    return s.task == Task::kEvade ? kHomeNeedNotMove : kHomeNotEvicted;
  }
  const SpaceSet open = havens(s, a.space);
  if (a.verb == Verb::kDisplace) return open.empty() ? kAllowed : kHomeCanStillMove;
  if (open.contains(a.to)) return kAllowed;
  if (!beside(a.space).contains(a.to)) return kFleesToAdjacent;
  return vacant(s).contains(a.to) ? kFleesFromCorporations : kFleesToVacant;
}

constexpr RuleId choice_refusal(const State& s, const Content& c, Action a) {
  if (a.verb == Verb::kStop) return may_stop(s) ? kAllowed : kMustBeCarriedOut;
  if (a.verb != verb_of(s)) return kAnotherStep;
  const Space chosen = chosen_by(s, a);
  if (a != action_for(s, a.verb, chosen)) return kAnotherTilePicked;
  return choices(s, c).contains(chosen) ? kAllowed : why_not(s, c, chosen);
}

constexpr RuleId policy_refusal(const State& s, Action a) {
  if (a.verb == Verb::kLobby) return kAllowed;
  if (a.verb != Verb::kEnact) return kAnotherStep;
  return s.active.contains(a.policy) ? kAllowed : kPolicyNotActive;
}

// kAllowed, or the reason that says no; safe for any bytes in `a`.
constexpr RuleId refusal(const State& s, Seat seat, const Action& a, const Content& c) {
  if (is_over(s)) return kGameIsOver;
  if (seat != s.mayor) return kNotYourDecision;
  if (!well_formed(a)) return kNoSuchAction;
  switch (s.task) {
    case Task::kChoosePolicy:
      return policy_refusal(s, a);
    case Task::kTakePolicy:
      if (a.verb != Verb::kTake) return kAnotherStep;
      return s.drawn.contains(a.policy) ? kAllowed : kPolicyNotDrawn;
    case Task::kReplacePolicy:
      if (a.verb != Verb::kReplace) return kAnotherStep;
      return s.active.contains(a.policy) ? kAllowed : kReplaceAnActiveOne;
    case Task::kEvade:
    case Task::kEvict:
      return flight_refusal(s, a);
    default:
      return choice_refusal(s, c, a);
  }
}

}  // namespace citybox::city_roots
