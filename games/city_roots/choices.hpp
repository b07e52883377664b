#pragma once
// What the mayor may choose from, task by task. `legal`, `refusal` and the turn itself all ask
// here.

#include "games/city_roots/action.hpp"
#include "games/city_roots/board.hpp"

namespace citybox::city_roots {

// Is the task an event card's work (and not a policy's)? Protected homes ignore events (CR-36).
constexpr bool by_event(const State& s) { return s.step == Step::kEvent; }

// CR-31, CR-40: the center, else where it grows, else the home that makes room.
constexpr SpaceSet corporation_sites(const State& s, const Content& c) {
  if (tiles_left(s, c) <= 0) return {};
  const SpaceSet free = vacant(s);
  if (free.empty()) return by_event(s) ? exposed(s) : s.low;
  if (free.intersects(c.center)) return free & c.center;
  const SpaceSet grown = free & s.corporation.beside();
  return grown.empty() ? free : grown;
}

constexpr SpaceSet business_sites(const State& s, const Content& c) {
  if (tiles_left(s, c) <= 0) return {};
  return s.card == Card::kStreetMarket ? vacant(s) & s.low.beside() : vacant(s);
}

// CR-30, CR-47. On a board without refuge the policy, not the grant, clears one.
constexpr SpaceSet return_sites(const State& s) {
  if (s.displaced_houses == 0) return {};
  const SpaceSet free = refuges(s);
  if (!free.empty() || by_event(s)) return free;
  return (s.business | s.corporation) - s.corporation.beside();
}

// CR-35: what the tile at `first` may change places with. Moving a corporation away from a space
// does not change whether that space is beside one, so only its new neighbors need a look.
constexpr SpaceSet swap_partners(const State& s, Space first) {
  const SpaceSet beside_corporation = s.corporation.beside();
  SpaceSet partners = occupied(s) - SpaceSet(first);
  if (beside_corporation.contains(first)) partners -= s.low;
  if (s.low.contains(first)) return partners - beside_corporation - (s.corporation & beside(first));
  if (s.corporation.contains(first)) return partners - (s.low & beside(first));
  return partners;
}
constexpr SpaceSet swap_candidates(const State& s) {
  SpaceSet able;
  occupied(s).for_each([&](Space first) {
    if (!swap_partners(s, first).empty()) able.add(first);
  });
  return able;
}

// CR-51
constexpr SpaceSet tram_candidates(const State& s) {
  return (exposed(s) & refuges(s).beside()) | ((occupied(s) - s.low) & vacant(s).beside());
}

// The spaces among which a one-space task lets the mayor choose.
constexpr SpaceSet choices(const State& s, const Content& c) {
  switch (s.task) {
    case Task::kBuildCorporation:
      return corporation_sites(s, c);
    case Task::kBuildBusiness:
      return business_sites(s, c);
    case Task::kBuildHigh:
      return high_homes_left(s, c) > 0 ? vacant(s) | s.high[0] | s.high[1] : SpaceSet{};
    case Task::kReturnHome:
      return return_sites(s);
    case Task::kReturnBeside:
      return s.displaced_houses > 0 ? refuges(s) & beside(s.picked) : SpaceSet{};
    case Task::kPickHome:
      return refuges(s).empty() ? SpaceSet{} : s.low;
    case Task::kMoveHome:
      return refuges(s);
    case Task::kPickStack:
      return vacant(s).empty() ? SpaceSet{} : high_stacks(s);
    case Task::kMoveStack:
      return vacant(s);
    case Task::kPickTower:
      return high_homes(s) >= kTallest ? s.high[0] : SpaceSet{};
    case Task::kGather:
      return high_stacks(s) - SpaceSet(s.picked);
    case Task::kPickSwap:
      return swap_candidates(s);
    case Task::kSwap:
      return swap_partners(s, s.picked);
    case Task::kProtect:
      return markers_left(s, c) > 0 ? exposed(s) : SpaceSet{};
    case Task::kDisplace:
      return exposed(s) & high_stacks(s).beside();
    case Task::kRemoveCorporation:
      return s.corporation;
    case Task::kRemoveBusiness:
    case Task::kFlip:
      return s.business;
    case Task::kPickTram:
      return tram_candidates(s);
    case Task::kMoveTram:
      return beside(s.picked) & (s.low.contains(s.picked) ? refuges(s) : vacant(s));
    default:
      return {};
  }
}

constexpr bool chooses_space(Task task) {
  return task >= Task::kBuildCorporation && task <= Task::kMoveTram;
}
constexpr bool chooses_flight(Task task) { return task == Task::kEvade || task == Task::kEvict; }

// CR-36, CR-45: how many markers the card gives.
constexpr int markers_given(const State& s, const Content& c) {
  return by_event(s) ? c.union_markers : c.trust_markers;
}
// CR-32: may the mayor leave it at what is done?
constexpr bool may_stop(const State& s) { return s.task == Task::kReturnBeside; }

// How a choice of the task is said.
constexpr Verb verb_of(const State& s) {
  switch (s.task) {
    case Task::kBuildCorporation:
      return vacant(s).empty() ? Verb::kDisplace : Verb::kBuild;
    case Task::kBuildBusiness:
    case Task::kBuildHigh:
      return Verb::kBuild;
    case Task::kReturnHome:
    case Task::kReturnBeside:
      return Verb::kReturn;
    case Task::kMoveHome:
    case Task::kMoveStack:
    case Task::kGather:
    case Task::kMoveTram:
      return Verb::kMove;
    case Task::kSwap:
      return Verb::kSwap;
    case Task::kProtect:
      return Verb::kProtect;
    case Task::kDisplace:
      return Verb::kDisplace;
    case Task::kRemoveCorporation:
    case Task::kRemoveBusiness:
      return Verb::kRemove;
    case Task::kFlip:
      return Verb::kFlip;
    default:
      return Verb::kPick;
  }
}
constexpr Action action_for(const State& s, Verb verb, Space chosen) {
  if (s.task == Task::kGather) return {verb, Policy::kNone, chosen, s.picked};
  if (takes_two_spaces(verb)) return {verb, Policy::kNone, s.picked, chosen};
  return {verb, Policy::kNone, chosen, kNowhere};
}
constexpr Space chosen_by(const State& s, Action a) {
  return takes_two_spaces(a.verb) && s.task != Task::kGather ? a.to : a.space;
}

// CR-22, CR-53: the homes that still have to go, and where each may.
constexpr SpaceSet fugitives(const State& s) {
  return s.task == Task::kEvade ? threatened(s) : s.pending;
}
constexpr SpaceSet havens(const State& s, Space home) { return beside(home) & refuges(s); }

}  // namespace citybox::city_roots
