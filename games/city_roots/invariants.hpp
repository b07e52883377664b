#pragma once
// What cannot be in any position. It asks what a position can hold, not how the city came to be: an
// edited state passes if play could go on from it, but what is under way must fit what this turn
// has done so far. Left open on purpose (docs/rulings.md): revenue at the goal when a turn begins,
// any mayor on any turn, an event deck with fewer cards, and a task with one choice left.

#include "games/city_roots/event_cards.hpp"

namespace citybox::city_roots {

constexpr const char* broken_setup(const State& s) {
  if (s.seats < 1 || s.seats > kMostSeats) return "there are one to five seats";
  if (s.mayor.index >= s.seats) return "the mayor has no seat at this table";
  if (s.options.walls > Walls::kEdge) return "walls are open or edge";
  if (s.ending > Ending::kTermOver) return "there is no such ending";
  if (s.step > Step::kRevenue) return "a turn has no such step";
  if (static_cast<int>(s.task) >= kTasks) return "there is no such task";
  if (s.update > Update::kDue) return "an update is due or not";
  return nullptr;
}

constexpr const char* broken_tiles(const State& s, const Content& c) {
  SpaceSet taken;
  for (const SpaceSet tiles : {s.low, s.business, s.corporation, s.high[0], s.high[1], s.high[2]}) {
    if (!tiles.within(kBoard)) return "a tile stands outside the board";
    if (tiles.intersects(taken)) return "two tiles stand on one space";
    taken |= tiles;
  }
  if (s.low.size() + s.displaced_houses != c.low_homes) {
    return "low-income homes on the board and displaced houses do not add up to their supply";
  }
  if (tiles_left(s, c) < 0) return "more businesses and corporations than there are tiles";
  if (high_homes_left(s, c) < 0) return "more high-income homes than there are in the box";
  return nullptr;
}

constexpr const char* broken_markers(const State& s, const Content& c) {
  SpaceSet marked;
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const SpaceSet homes = s.protection[static_cast<unsigned>(seat)];
    if (!homes.within(s.low))
      return "a protection marker lies on something that is no low-income home";
    if (homes.intersects(marked)) return "a home has two protection markers";
    if (seat >= s.seats && !homes.empty())
      return "a protection belongs to a seat that is not there";
    marked |= homes;
  }
  if (markers_left(s, c) < 0) return "more protection markers than there are in the box";
  if (s.residents > c.resident_limit) return "more residents displaced than there are markers";
  return nullptr;
}

constexpr const char* broken_deck(const State& s, const Content& c) {
  bool too_many = false;
  for_each_card([&](Card card) { too_many |= s.cards_left[card] > c.copies[card]; });
  if (too_many) return "more copies of an event card than there are";
  return s.reshuffles > c.reshuffles_allowed ? "the event deck was reshuffled too often" : nullptr;
}

constexpr const char* broken_card(const State& s, const Content& c) {
  if (static_cast<int>(s.card) > kCards) return "there is no such event card";
  const bool drawn = s.step >= Step::kEvent;
  if ((s.card != Card::kNone) != drawn && s.ending != Ending::kTermOver) {
    return drawn ? "no event card is in play after the draw"
                 : "an event card is in play before the draw";
  }
  if (s.card != Card::kNone && s.cards_left[s.card] >= c.copies[s.card]) {
    return "the event card in play is still in the deck";
  }
  if (s.high_at_draw > c.high_homes)
    return "more high-income homes at the draw than there are in the box";
  if (s.card == Card::kNone && s.high_at_draw != 0)
    return "homes were counted for a card that is not drawn";
  // From the draw to the end of the turn no high-income home leaves the board.
  if (s.high_at_draw > high_homes(s))
    return "more high-income homes were counted at the draw than stand now";
  return nullptr;
}

constexpr const char* broken_policies(const State& s) {
  if (s.active.size() != 2) return "two different policies are active";
  const bool lobbying = s.task == Task::kTakePolicy || s.task == Task::kReplacePolicy;
  if (s.drawn.size() != (lobbying ? 3 : 0))
    return "a lobby draws three policies, and nothing else draws any";
  if (!(s.drawn & s.active).empty()) return "a drawn policy is active already";
  if (s.task == Task::kReplacePolicy ? !s.drawn.contains(s.taken) : s.taken != Policy::kNone) {
    return "the policy taken is not one of those drawn";
  }
  if (s.policy != Policy::kNone && !s.active.contains(s.policy))
    return "the policy enacted is not active";
  return nullptr;
}

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
      return task == kRemoveCorporation;
    case Card::kLuxuryCondos:
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
    case Task::kReplacePolicy:
      return s.step == Step::kPolicy && s.policy == Policy::kNone;
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
      return s.left <= 2 && stack_height(s, s.picked) == kTallest - s.left;
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
      return s.left == 1 || (s.left == 2 && by_event(s));
    case Task::kGather:
      return s.left == 1 || s.left == 2;
    case Task::kReturnBeside:
      return s.left == 0;
    default:
      return s.left == (chooses_space(s.task) ? 1 : 0);
  }
}

// How often the card's task was done before this time.
constexpr int done_by_card(const State& s, const Content& c) {
  return times_of(s.card, s.high_at_draw, c) - s.left;
}

// CR-40 … CR-44: the number of high-income homes at the draw, and what it made of the card.
constexpr const char* broken_draw(const State& s, const Content& c) {
  if (s.card == Card::kNone) return nullptr;
  const int grown = high_homes(s) - s.high_at_draw;
  if (chooses_flight(s.task)) {
    // Each home goes once; those that still have to, and the protected ones, have not gone.
    const int gone = c.low_homes - fugitives(s).size() - protected_homes(s).size();
    return grown > gone ? "more high-income homes came since the draw than homes can have gone"
                        : nullptr;
  }
  if (s.left > times_of(s.card, s.high_at_draw, c))
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
    return s.business.intersects(beside(s.corporation))
               ? "homes flee only after the ripple: a local business stands next to a corporation"
               : nullptr;
  }
  // Only the first of a tech boom's two corporations leaves the mayor a task.
  const bool caused = s.step == Step::kEvent && s.card == Card::kTechBoom && done_by_card(s, c) > 0;
  if (caused && (s.update == Update::kNotDue || s.corporation.empty()))
    return "the first corporation of the tech boom is missing, or the update it causes";
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
  if (!s.pending.within(evicted(s)))
    return "an evicted home has fewer than two high-income homes or corporations beside it";
  const bool begins = high_homes(s) == s.high_at_draw && high_homes_left(s, c) > 0;
  return begins && s.pending != evicted(s) ? "the eviction has left out a home" : nullptr;
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

constexpr const char* broken_ending(const State& s, const Content& c) {
  const bool rapid = s.displaced_houses >= c.house_limit;
  const bool masses = s.residents >= c.resident_limit;
  const bool goal = revenue(s) >= c.revenue_goal && s.step == Step::kRevenue;
  switch (s.ending) {
    case Ending::kNone:
      if (rapid) return "that many displaced houses end the game";
      return masses ? "that many displaced residents end the game" : nullptr;
    case Ending::kWon:
      return goal && !rapid && !masses ? nullptr : "the game was not won";
    case Ending::kRapidDisplacement:
      return rapid ? nullptr : "there was no rapid displacement";
    case Ending::kDisplacedMasses:
      return masses && !rapid ? nullptr : "there are no displaced masses";
    case Ending::kTermOver:
      return s.cards_left.total() == 0 && s.reshuffles == c.reshuffles_allowed && !rapid &&
                     !masses && !goal
                 ? nullptr
                 : "the term is not over";
  }
  return "there is no such ending";
}

// Once the game is over nothing is owed and nothing is under way.
constexpr const char* broken_rest(const State& s) {
  const bool clean = s.task == Task::kNone && s.policy == Policy::kNone && s.pending.empty() &&
                     s.picked == kNowhere && s.left == 0 && s.update == Update::kNotDue;
  return clean ? nullptr : "the game is over, yet something is still under way";
}

// nullptr, or a sentence about what is wrong. Safe for any bytes.
constexpr const char* find_broken_invariant(const State& s, const Content& c) {
  if (const char* broken = broken_setup(s)) return broken;
  if (const char* broken = broken_tiles(s, c)) return broken;
  if (const char* broken = broken_markers(s, c)) return broken;
  if (const char* broken = broken_deck(s, c)) return broken;
  if (const char* broken = broken_card(s, c)) return broken;
  if (const char* broken = broken_policies(s)) return broken;
  if (const char* broken = broken_ending(s, c)) return broken;
  return is_over(s) ? broken_rest(s) : broken_task(s, c);
}

}  // namespace citybox::city_roots
