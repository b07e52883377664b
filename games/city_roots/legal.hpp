#pragma once

#include <cstddef>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/seat.hpp"
#include "games/city_roots/choices.hpp"

namespace citybox::city_roots {

// 14 homes with 4 ways each are the most (CR-22); one-space tasks have 36 and `stop`.
inline constexpr std::size_t kMostActions = 64;
using Actions = ScratchList<Action, kMostActions>;

// CR-22, CR-53: a home that can move moves; one that cannot is displaced; in any order.
constexpr void list_flights(const State& s, auto& out) {
  const SpaceSet homes = fugitives(s);
  homes.for_each([&](Space home) {
    havens(s, home).for_each(
        [&](Space to) { out.push_back({Verb::kMove, Policy::kNone, home, to}); });
  });
  homes.for_each([&](Space home) {
    if (havens(s, home).empty()) out.push_back({Verb::kDisplace, Policy::kNone, home, kNowhere});
  });
}

constexpr void list_policies(Verb verb, PolicySet policies, auto& out) {
  policies.for_each([&](Policy policy) { out.push_back({verb, policy, kNowhere, kNowhere}); });
}

// CR-15
constexpr SeatSet deciders(const State& s) { return is_over(s) ? SeatSet{} : SeatSet(s.mayor); }

// Everything the mayor may do now, sorted by verb, policy, space, destination.
constexpr void legal(const State& s, Seat seat, auto& out, const Content& c) {
  if (!deciders(s).contains(seat)) return;
  const Action lobby{Verb::kLobby, Policy::kNone, kNowhere, kNowhere};
  const Action stop{Verb::kStop, Policy::kNone, kNowhere, kNowhere};
  switch (s.task) {
    case Task::kNone:
      return;
    case Task::kChoosePolicy:
      list_policies(Verb::kEnact, s.active, out);
      out.push_back(lobby);
      return;
    case Task::kTakePolicy:
      return list_policies(Verb::kTake, s.drawn, out);
    case Task::kReplacePolicy:
      return list_policies(Verb::kReplace, s.active, out);
    case Task::kEvade:
    case Task::kEvict:
      return list_flights(s, out);
    default:
      break;
  }
  const Verb verb = verb_of(s);
  choices(s, c).for_each([&](Space space) { out.push_back(action_for(s, verb, space)); });
  if (may_stop(s)) out.push_back(stop);
}

}  // namespace citybox::city_roots
