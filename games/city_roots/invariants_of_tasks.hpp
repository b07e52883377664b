#pragma once
// What is under way must fit what this turn has done so far.

#include "games/city_roots/event_cards.hpp"

namespace citybox::city_roots {

// May the policy being enacted, or the card in play, open this task?
constexpr bool opened_by(Task task, Policy policy) {
  using enum Task;
  switch (policy) {
    case Policy::kGovernmentSubsidizedHousing:
      return task == kReturnHome;
    case Policy::kCutCorporateTaxes:
      return task == kBuildCorporation;
    case Policy::kGovernmentSubsidizedLocalBusinesses:
      return task == kBuildBusiness || task == kReturnBeside;
    case Policy::kRelocateLowIncomeHousing:
      return task == kPickHome || task == kMoveHome;
    case Policy::kRelocateHighIncomeHousing:
      return task >= kPickStack && task <= kGather;
    case Policy::kLandSwap:
      return task == kPickSwap || task == kSwap;
    case Policy::kLandTrust:
      return task == kProtect;
    default:
      return false;
  }
}
constexpr bool opened_by(Task task, Card card) {
  using enum Task;
  switch (card) {
    case Card::kTechBoom:
      return task == kBuildCorporation;
    case Card::kRentHike:
      return task == kDisplace;
    case Card::kStreetMarket:
    case Card::kStartUpLoans:
      return task == kBuildBusiness;
    case Card::kDownturn:
      return task == kRemoveCorporation || task == kRemoveBusiness;
    case Card::kLuxuryCondos:
    case Card::kSpeculators:
      return task == kBuildHigh;
    case Card::kTenantsUnion:
      return task == kProtect;
    case Card::kHousingGrant:
      return task == kReturnHome;
    case Card::kFire:
      return task == kRemoveBusiness;
    case Card::kChainStore:
      return task == kFlip;
    case Card::kNewTramLine:
      return task == kPickTram || task == kMoveTram;
    case Card::kEvictionWave:
      return task == kEvict;
    default:
      return false;
  }
}
constexpr bool task_fits_step(const State& s) {
  const bool update = s.step == Step::kPolicyUpdate || s.step == Step::kEventUpdate;
  switch (s.task) {
    case Task::kNone:
      return false;
    case Task::kChoosePolicy:
    case Task::kTakePolicy:
      return s.step == Step::kPolicy && s.policy == Policy::kNone;
    case Task::kReplacePolicy:
      return s.step == Step::kPolicy;
    case Task::kEvade:
      return update && s.update == Update::kDue && s.policy == Policy::kNone;
    default:
      break;
  }
  if (s.step == Step::kPolicy) return opened_by(s.task, s.policy);
  return s.step == Step::kEvent && s.policy == Policy::kNone && opened_by(s.task, s.card);
}

// What a task with two halves may have picked in the first.
constexpr bool picked_fits(const State& s) {
  switch (s.task) {
    case Task::kReturnBeside:
      return s.business.contains(s.picked);
    case Task::kMoveHome:
      return s.low.contains(s.picked);
    case Task::kMoveStack:
      return high_stacks(s).contains(s.picked);
    case Task::kGather:
      return s.left < kTallest && stack_height(s, s.picked) == kTallest - s.left;
    case Task::kSwap:
      return occupied(s).contains(s.picked);
    case Task::kMoveTram:
      return (occupied(s) - protected_homes(s)).contains(s.picked);
    default:
      return s.picked == kNowhere;
  }
}
constexpr bool left_fits(const State& s, const Content& c) {
  switch (s.task) {
    case Task::kProtect:
      return s.left >= 1 && s.left <= markers_given(s, c);
    case Task::kBuildCorporation:
    case Task::kBuildHigh:
    case Task::kDisplace:
    case Task::kBuildBusiness:
    case Task::kFlip:
      return s.left == 1 || (s.left >= 1 && by_event(s));
    case Task::kGather:
      return s.left == 1 || s.left == 2;
    case Task::kReturnBeside:
      return s.left == 0;
    default:
      return s.left == (chooses_space(s.task) ? 1 : 0);
  }
}

// No card changes what is protected while others wait for its task.
constexpr Reading read_at_draw(const State& s) {
  return {s.high_at_draw, protected_homes(s).size()};
}

// How often the card's task was done before this time.
constexpr int done_by_card(const State& s, const Content& c) {
  return times_of(s.card, read_at_draw(s), c) - s.left;
}

// CR-40 … CR-44: the number of high-income homes at the draw, and what it made of the card.
constexpr const char* broken_draw(const State& s, const Content& c) {
  if (s.card == Card::kNone) return nullptr;
  if (s.card == Card::kDownturn && s.step == Step::kEvent &&
      (s.task == Task::kRemoveCorporation) != corporation_closes(s, c))
    return "with that many high-income homes at the draw something else closes";
  const int grown = high_homes(s) - s.high_at_draw;
  if (chooses_flight(s.task)) {
    // Each home goes once; those that still have to, and the protected ones, have not gone.
    const int gone = c.low_homes - fugitives(s).size() - protected_homes(s).size();
    return grown > gone ? "more high-income homes came since the draw than homes can have gone"
                        : nullptr;
  }
  if (s.left > times_of(s.card, read_at_draw(s), c))
    return "with that many high-income homes at the draw the card does not ask for so much";
  const bool builds = s.task == Task::kDisplace || s.task == Task::kBuildHigh;
  const int built = builds ? done_by_card(s, c) : 0;
  const int supply = c.high_homes - s.high_at_draw;  // CR-5
  return grown != (built < supply ? built : supply)
             ? "the high-income homes are not those at the draw and what the card added"
             : nullptr;
}

// CR-20, CR-21: an update is due from the corporation that causes it until all homes have fled.
constexpr bool may_cause_update(const State& s) {
  if (s.step == Step::kPolicyUpdate) {
    return s.active.contains(Policy::kCutCorporateTaxes) || s.active.contains(Policy::kLandSwap);
  }
  return s.card == Card::kTechBoom || s.card == Card::kChainStore || s.card == Card::kNewTramLine;
}
constexpr const char* broken_update(const State& s, const Content& c) {
  if (s.task == Task::kEvade) {
    if (!may_cause_update(s))
      return "an update runs, yet no active policy or drawn card adds or moves a corporation";
    return s.business.intersects(s.corporation.beside())
               ? "homes flee only after the ripple: a local business stands next to a corporation"
               : nullptr;
  }
  // Only the first of a card's two corporations leaves the mayor a task.
  const bool brings = s.card == Card::kTechBoom || s.card == Card::kChainStore;
  const bool caused = s.step == Step::kEvent && brings && done_by_card(s, c) > 0;
  if (caused && (s.update == Update::kNotDue || s.corporation.empty()))
    return "the first corporation of the card is missing, or the update it causes";
  return !caused && s.update == Update::kDue
             ? "an update is due, yet no corporation was built or moved"
             : nullptr;
}

// CR-36: the mayor's markers of the last turn are gone, so all of them are of this turn.
constexpr const char* broken_protection(const State& s, const Content& c) {
  const int own = s.protection[s.mayor.index].size();
  const int placed = s.task == Task::kProtect ? markers_given(s, c) - s.left : 0;
  const int by_trust = own - placed;  // before the task at hand; only land trust gives any
  if (by_trust < 0) return "the mayor has protected fewer homes than the task says";
  if (s.step < Step::kEvent && by_trust > 0)
    return s.task == Task::kProtect ? "the mayor has protected more homes than the task says"
                                    : "the mayor's own protection ended when the turn began";
  return by_trust > c.trust_markers ? "the mayor has protected more homes than land trust can"
                                    : nullptr;
}

// CR-34: homes are gathered on a full board only; the first to go may leave one space vacant.
constexpr const char* broken_tower(const State& s) {
  if (s.task != Task::kPickTower && s.task != Task::kGather) return nullptr;
  const int left_vacant = s.task == Task::kGather && s.left == 1 ? 1 : 0;
  if (vacant(s).size() > left_vacant) return "high-income homes gather only on a full board";
  return high_homes(s) <= kTallest - 1 ? "two homes cannot gather on a third: there is none"
                                       : nullptr;
}

// CR-53: during the wave no space loses a high-income home or corporation beside it, so whoever
// had two at the draw has two now; and before the first home goes, all of them wait.
constexpr const char* broken_eviction(const State& s, const Content& c) {
  if (s.task != Task::kEvict) {
    return s.pending.empty() ? nullptr : "homes wait for an eviction that is not under way";
  }
  if (!s.pending.within(exposed(s))) return "an evicted space holds no unprotected low-income home";
  if (!s.pending.within(evicted(s, c)))
    return "an evicted home has too few high-income homes or corporations beside it";
  const bool begins = high_homes(s) == s.high_at_draw && high_homes_left(s, c) > 0;
  return begins && s.pending != evicted(s, c) ? "the eviction has left out a home" : nullptr;
}

constexpr const char* broken_task(const State& s, const Content& c) {
  if (!task_fits_step(s)) return "the task does not belong to this step, policy or card";
  if (!picked_fits(s)) return "the tile picked does not fit the task";
  if (!left_fits(s, c)) return "the task cannot have so many times left";
  if (const char* broken = broken_eviction(s, c)) return broken;
  if (const char* broken = broken_draw(s, c)) return broken;
  if (const char* broken = broken_update(s, c)) return broken;
  if (const char* broken = broken_protection(s, c)) return broken;
  if (const char* broken = broken_tower(s)) return broken;
  if (s.task == Task::kReturnBeside && s.displaced_houses == 0)
    return "no home is displaced that could return";
  const bool stuck = chooses_space(s.task) ? choices(s, c).empty()
                                           : chooses_flight(s.task) && fugitives(s).empty();
  return stuck ? "the task leaves nothing to choose" : nullptr;
}

}  // namespace citybox::city_roots
