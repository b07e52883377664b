#pragma once
// A table for rule tests: the cards as printed, the departments taken in order.

#include <gtest/gtest.h>

#include "engine/core/context.hpp"
#include "engine/table/checked.hpp"
#include "games/sustain/sustain.hpp"

namespace citybox::sustain::test {

using Ctx = ScriptedContext<Event, 512>;

inline constexpr Seat kA{0}, kB{1}, kC{2}, kD{3};

// A new game: seat 0 is first player.
inline State fresh(int seats, Scenario scenario = Scenario::kOne) {
  Ctx ctx;
  return Checked<Sustain>::start(
      {static_cast<std::uint8_t>(seats), {scenario, Clock::kFiveMinutes, Cards::kFixed}}, ctx);
}

// What happened, in order.
using Told = ScratchList<Event, 512>;

inline Told play(State& s, Seat seat, Action a) {
  EXPECT_EQ(Sustain::refusal(s, seat, a), kAllowed);
  Ctx ctx;
  Checked<Sustain>::apply(s, seat, a, ctx);
  return ctx.events();
}

// The first year's discussion; seat 0 has Housing, seat 1 Mobility, and so on.
inline State desk(int seats, Scenario scenario = Scenario::kOne) {
  State s = fresh(seats, scenario);
  play(s, kA, plain(Verb::kFound));
  for (int i = 0; i < seats; ++i) {
    play(s, Seat{static_cast<std::uint8_t>(i)}, take(static_cast<Department>(i + 1)));
  }
  return s;
}

inline void all_ready(State& s) {
  while (s.phase == Phase::kDiscussion && !is_over(s)) {
    play(s, Sustain::deciders(s).front(), plain(Verb::kReady));
  }
}

// Everybody passes: a new year, up to its first decision. What happened at the last pass.
inline Told next_year(State& s) {
  all_ready(s);
  Told told;
  const int year = s.year;
  while (s.year == year && !is_over(s)) told = play(s, s.active, plain(Verb::kPass));
  return told;
}

// Mandates are answered with the first option, and what they build is put anywhere.
inline void until_talk(State& s) {
  while (!is_over(s) && s.phase != Phase::kDiscussion) {
    ActionList<Sustain> actions;
    Sustain::legal(s, s.active, actions);
    play(s, s.active, actions[0]);
  }
}

// The investing of the first year, with so many coins each.
inline State investing(int seats, int coins, Scenario scenario = Scenario::kOne) {
  State s = desk(seats, scenario);
  for_each_seat(s, [&](Seat seat) { s.coins[seat.index] = static_cast<std::uint8_t>(coins); });
  all_ready(s);
  return s;
}

inline int count(const Told& told, EventKind kind) {
  int number = 0;
  for (const Event& event : told) number += event.kind == kind ? 1 : 0;
  return number;
}
inline Event first(const Told& told, EventKind kind) {
  for (const Event& event : told) {
    if (event.kind == kind) return event;
  }
  ADD_FAILURE() << "no such event";
  return {};
}

inline Spot solution(const State& s, int number) {
  return Spot::of(SolutionId::of(scenario_of(s), number));
}
inline Spot sheet(Building building) { return Spot::of(building); }

}  // namespace citybox::sustain::test
