#pragma once
// The board update: ripple, flight, encirclement (CR-20 … CR-23).

#include "games/city_roots/changes.hpp"
#include "games/city_roots/choices.hpp"

namespace citybox::city_roots {

// CR-21
template <class P>
constexpr void ripple(P& play) {
  State& s = play.state;
  for (int wave = 1;; ++wave) {
    const SpaceSet swallowed = s.business & s.corporation.beside();
    if (swallowed.empty()) return;
    swallowed.for_each([&](Space at) { flip(play, at, wave, rule(21)); });
  }
}

// CR-22, CR-53: one home leaves for `to`, or for Displaced Houses when that is nowhere.
template <class P>
constexpr void flee(P& play, Space home, Space to) {
  State& s = play.state;
  const RuleId cause = s.task == Task::kEvade ? rule(22) : rule_of(Card::kEvictionWave);
  s.pending.remove(home);
  if (to == kNowhere) return displace(play, home, cause);
  move_tile(play, home, to, cause);
  build_high(play, home, rule(22));
}

// CR-23, in space order. A surrounded home has no low-income neighbor, so its fall surrounds nobody
// else and one pass is stable.
template <class P>
constexpr void displace_surrounded(P& play) {
  surrounded(play.state).for_each([&](Space home) {
    if (!is_over(play.state)) displace(play, home, rule(23));
  });
}

// CR-20. Homes that must flee are then the mayor's task; `finish_update` follows when none is left.
template <class P>
constexpr void begin_update(P& play) {
  State& s = play.state;
  if (s.update == Update::kNotDue) return;
  tell_all(play, Event{.kind = EventKind::kUpdateBegan, .rule = rule(20)});
  ripple(play);
  s.task = Task::kEvade;
}

template <class P>
constexpr void finish_update(P& play) {
  displace_surrounded(play);
  play.state.update = Update::kNotDue;
}

}  // namespace citybox::city_roots
