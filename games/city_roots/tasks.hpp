#pragma once
// Carrying out one choice of the task at hand.

#include "games/city_roots/changes.hpp"
#include "games/city_roots/choices.hpp"
#include "games/city_roots/policies.hpp"
#include "games/city_roots/update.hpp"

namespace citybox::city_roots {

// The rule a one-space task works by: its policy's or its card's.
constexpr RuleId rule_at_work(const State& s) {
  return by_event(s) ? rule_of(s.card) : rule_of(s.policy);
}

constexpr void done_once(State& s) {
  if (s.left <= 1) return clear_task(s);
  --s.left;
}

// CR-30 may have to clear the space of a business or corporation first.
template <class P>
constexpr void return_home_or_replace(P& play, Space at, RuleId cause) {
  if (occupied(play.state).contains(at)) remove_tile(play, at, cause);
  return_home(play, at, cause);
}

// CR-34 on a full board: one home from `from` onto the tower.
template <class P>
constexpr void gather(P& play, Space from, RuleId cause) {
  State& s = play.state;
  set_height(s, from, stack_height(s, from) - 1);
  set_height(s, s.picked, stack_height(s, s.picked) + 1);
  tell_all(play, Event{.kind = EventKind::kMoved,
                       .rule = cause,
                       .tile = Tile::kHigh,
                       .space = from,
                       .to = s.picked,
                       .amount = 1});
}

template <class P>
constexpr void place_corporation(P& play, Space at, RuleId cause) {
  if (play.state.low.contains(at)) return displace(play, at, cause, Tile::kCorporation);
  build_corporation(play, at, cause);
}

template <class P>
constexpr void choose(P& play, Space at) {
  State& s = play.state;
  const RuleId cause = rule_at_work(s);
  switch (s.task) {
    case Task::kPickHome:
      return begin_task(s, Task::kMoveHome, 1, at);
    case Task::kPickStack:
      return begin_task(s, Task::kMoveStack, 1, at);
    case Task::kPickTower:
      return begin_task(s, Task::kGather, kTallest - 1, at);
    case Task::kPickSwap:
      return begin_task(s, Task::kSwap, 1, at);
    case Task::kPickTram:
      return begin_task(s, Task::kMoveTram, 1, at);
    case Task::kReturnBeside:
      return return_home(play, at, cause);  // again and again, until stop
    case Task::kBuildBusiness:
      build_business(play, at, cause);
      if (!by_event(s)) return begin_task(s, Task::kReturnBeside, 0, at);  // CR-32
      break;
    case Task::kBuildCorporation:
      place_corporation(play, at, cause);
      break;
    case Task::kBuildHigh:
      build_high(play, at, cause);
      break;
    case Task::kReturnHome:
      return_home_or_replace(play, at, cause);
      break;
    case Task::kMoveHome:
    case Task::kMoveStack:
    case Task::kMoveTram:
      move_tile(play, s.picked, at, cause);
      break;
    case Task::kGather:
      gather(play, at, cause);
      break;
    case Task::kSwap:
      swap_tiles(play, s.picked, at, cause);
      break;
    case Task::kProtect:
      protect(play, at, cause);
      break;
    case Task::kDisplace:
      displace(play, at, cause);
      break;
    case Task::kRemoveCorporation:
    case Task::kRemoveBusiness:
      remove_tile(play, at, cause);
      break;
    case Task::kFlip:
      flip(play, at, 0, cause);
      s.update = Update::kDue;
      break;
    default:
      break;
  }
  if (!is_over(s)) done_once(s);
}

// Does what an allowed action says, and nothing that follows from it.
template <class P>
constexpr void act(P& play, Action a) {
  State& s = play.state;
  switch (s.task) {
    case Task::kChoosePolicy:
      return a.verb == Verb::kLobby ? lobby(play) : enact(play, a.policy);
    case Task::kTakePolicy:
      s.policy = a.policy;
      s.task = Task::kReplacePolicy;
      return;
    case Task::kReplacePolicy:
      return replace_policy(play, a.policy);
    case Task::kEvade:
    case Task::kEvict:
      return flee(play, a.space, a.to);
    default:
      break;
  }
  if (a.verb == Verb::kStop) return clear_task(s);
  choose(play, chosen_by(s, a));
}

}  // namespace citybox::city_roots
