#pragma once

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/city_roots/choices.hpp"
#include "games/city_roots/reasons.hpp"

namespace citybox::city_roots {

// Up to `space_refusal`: asked only about a choice that is not open, and finds the reason.

constexpr RuleId corporation_refusal(const State& s, const Content& c, Space at) {
  const SpaceSet free = vacant(s);
  if (free.empty())
    return s.low.contains(at) ? reason::kHomeIsProtected : reason::kFullBoardTakesHome;
  if (!free.contains(at)) return reason::kCorporationNeedsVacant;
  return free.intersects(c.center) ? reason::kCenterFirst : reason::kCenterGrows;
}

constexpr RuleId return_refusal(const State& s, Space at) {
  if (s.task == Task::kReturnHome && refuges(s).empty()) {
    return (s.business | s.corporation).contains(at) ? reason::kReturnsAwayFromCorporations
                                                     : reason::kReturnReplacesBusiness;
  }
  if (!vacant(s).contains(at)) return reason::kReturnsToVacant;
  if (s.corporation.beside().contains(at)) return reason::kReturnsAwayFromCorporations;
  return reason::kReturnsBesideBusiness;
}

constexpr RuleId swap_refusal(const State& s, Space at) {
  if (!occupied(s).contains(at)) return reason::kSwapsTiles;
  return s.task == Task::kSwap && at == s.picked ? reason::kSwapsDifferentTiles
                                                 : reason::kSwapSparesHomes;
}

constexpr RuleId tram_refusal(const State& s, Space at) {
  if (s.task == Task::kPickTram) {
    if (!occupied(s).contains(at)) return reason::kTramMovesTiles;
    return protected_homes(s).contains(at) ? reason::kHomeIsProtected : reason::kTramNeedsRoom;
  }
  if (!vacant(s).contains(at)) return reason::kTramGoesToVacant;
  return beside(s.picked).contains(at) ? reason::kTramSparesHomes : reason::kTramGoesToAdjacent;
}

constexpr RuleId protect_refusal(const State& s, Space at) {
  return s.low.contains(at) ? reason::kOneMarkerPerHome : reason::kProtectsLowIncome;
}

constexpr RuleId displace_refusal(const State& s, Space at) {
  if (!s.low.contains(at)) return reason::kRentTakesLowIncome;
  return protected_homes(s).contains(at) ? reason::kHomeIsProtected : reason::kRentNeedsHighIncome;
}

constexpr RuleId space_refusal(const State& s, const Content& c, Space at) {
  switch (s.task) {
    case Task::kBuildCorporation:
      return corporation_refusal(s, c, at);
    case Task::kBuildBusiness:
      return vacant(s).contains(at) ? reason::kMarketNeedsHome : reason::kBusinessNeedsVacant;
    case Task::kBuildHigh:
      return s.high[2].contains(at) ? reason::kStackIsFull : reason::kCondosNeedRoom;
    case Task::kReturnHome:
    case Task::kReturnBeside:
      return return_refusal(s, at);
    case Task::kPickHome:
      return reason::kRelocatesLowIncome;
    case Task::kMoveHome:
      return vacant(s).contains(at) ? reason::kRelocatesAwayFromCorporations
                                    : reason::kRelocatesToVacant;
    case Task::kPickStack:
      return reason::kRelocatesStack;
    case Task::kMoveStack:
      return reason::kStackNeedsVacant;
    case Task::kPickTower:
      return reason::kTowerStartsSingle;
    case Task::kGather:
      return reason::kGathersFromOthers;
    case Task::kPickSwap:
    case Task::kSwap:
      return swap_refusal(s, at);
    case Task::kProtect:
      return protect_refusal(s, at);
    case Task::kDisplace:
      return displace_refusal(s, at);
    case Task::kRemoveCorporation:
      return reason::kDownturnTakesCorporation;
    case Task::kRemoveBusiness:
      return s.card == Card::kDownturn ? reason::kDownturnTakesBusiness
                                       : reason::kFireTakesBusiness;
    case Task::kFlip:
      return reason::kChainTakesBusiness;
    case Task::kPickTram:
    case Task::kMoveTram:
      return tram_refusal(s, at);
    default:
      return reason::kAnotherStep;
  }
}

// CR-22, CR-53
constexpr RuleId flight_refusal(const State& s, Action a) {
  if (a.verb != Verb::kMove && a.verb != Verb::kDisplace) return reason::kAnotherStep;
  if (!fugitives(s).contains(a.space)) {
    if (protected_homes(s).contains(a.space)) return reason::kHomeIsProtected;
    return s.task == Task::kEvade ? reason::kHomeNeedNotMove : reason::kHomeNotEvicted;
  }
  const SpaceSet open = havens(s, a.space);
  if (a.verb == Verb::kDisplace) return open.empty() ? kAllowed : reason::kHomeCanStillMove;
  if (open.contains(a.to)) return kAllowed;
  if (!beside(a.space).contains(a.to)) return reason::kFleesToAdjacent;
  return vacant(s).contains(a.to) ? reason::kFleesFromCorporations : reason::kFleesToVacant;
}

constexpr RuleId choice_refusal(const State& s, const Content& c, Action a) {
  if (a.verb == Verb::kStop) return may_stop(s) ? kAllowed : reason::kMustBeCarriedOut;
  if (a.verb != verb_of(s)) return reason::kAnotherStep;
  const Space chosen = chosen_by(s, a);
  if (a != action_for(s, a.verb, chosen)) return reason::kAnotherTilePicked;
  return choices(s, c).contains(chosen) ? kAllowed : space_refusal(s, c, chosen);
}

constexpr RuleId policy_refusal(const State& s, Action a) {
  if (a.verb == Verb::kLobby) return kAllowed;
  if (a.verb != Verb::kEnact) return reason::kAnotherStep;
  return s.active.contains(a.policy) ? kAllowed : reason::kPolicyNotActive;
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
      if (a.verb != Verb::kTake) return reason::kAnotherStep;
      return s.drawn.contains(a.policy) ? kAllowed : reason::kPolicyNotDrawn;
    case Task::kReplacePolicy:
      if (a.verb != Verb::kReplace) return reason::kAnotherStep;
      return s.active.contains(a.policy) ? kAllowed : reason::kReplaceAnActiveOne;
    case Task::kEvade:
    case Task::kEvict:
      return flight_refusal(s, a);
    default:
      return choice_refusal(s, c, a);
  }
}

}  // namespace citybox::city_roots
