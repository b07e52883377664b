#pragma once
// The order of play. Construction (CC-11): site, pave, build, and a car by a house; next seat. Race
// (CC-20): park, drive or pass; after a crash the owner of the hit car; next seat.

#include "engine/core/game.hpp"
#include "engine/kit/play.hpp"
#include "engine/kit/seats.hpp"
#include "games/crash_city/action.hpp"
#include "games/crash_city/construction.hpp"
#include "games/crash_city/legal.hpp"
#include "games/crash_city/race.hpp"

namespace citybox::crash_city {

template <class Ctx>
constexpr State start(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
  State s{};
  s.seats = setup.seats;
  s.options = setup.options;
  s.tiles_left = content.mix;
  for_each_seat(s, [&](Seat seat) {
    s.unbuilt[seat.index] = supply_of(s.options, content);  // CC-7
  });
  connect(s.city, s.city.add_tile(kTownSquare, kTownSquareLanes));  // CC-5
  Play play{s, ctx, content};
  draw_first_seat(play, Task::kSite, EventKind::kConstructionBegan, rule(10));
  return s;
}

template <class Ctx>
constexpr void apply(State& s, Seat, const Action& a, Ctx& ctx, const Content& content) {
  Play play{s, ctx, content};
  switch (s.task) {
    case Task::kSite:
      return choose_site(play, a.to.at);
    case Task::kPave:
      return pave(play, a.lanes);
    case Task::kBuild:
      return build(play, building_of(a.verb));
    case Task::kCar:
      return place_car(play, a.to.posture);
    case Task::kRace:
      return race(play, a);
    case Task::kBounce:
      return bounce(play, a);
    case Task::kNone:
      return;
  }
}

}  // namespace citybox::crash_city
