#pragma once
// What a person would like to know before choosing: how far a car is from work, how a new one had best
// stand, what a tile brings. Nobody else moves meanwhile, and nobody is hit.

#include <cstdint>

#include "games/crash_city/legal.hpp"

namespace citybox::crash_city {

// The nearest free roof, and the turns until the car is parked there; no tile: there is none near
// enough.
struct Commute {
  Slot job = kNoTile;
  int turns = 0;
};

namespace outlook {

inline constexpr int kFarthestTurns = 12;

constexpr unsigned index_of(Posture p) {
  const unsigned right = p.facing() == right_of(p.edge()) ? 1U : 0U;
  return 2U * crash_city::index_of(p.edge()) + right;
}

}  // namespace outlook

// `s` without the car itself.
constexpr Commute commute_from(const State& s, const Car& start) {
  ScratchList<Car, 8 * kSlots> found;  // by the turns it takes to get there
  bool seen[kSlots][8]{};
  const auto find = [&](const Car& car) {
    bool& known = seen[car.tile][outlook::index_of(car.posture)];
    if (!known) found.push_back(car);
    known = true;
  };
  find(start);
  std::size_t next = 0;
  for (int turns = 1; turns <= outlook::kFarthestTurns && next < found.size(); ++turns) {
    const std::size_t end = found.size();
    for (std::size_t i = next; i < end; ++i) {
      if (s.city.lots[found[i].tile].open_job()) return {found[i].tile, turns};
    }
    for (; next < end; ++next) {
      const Car car = found[next];
      if (can_turn_around(s.city, car)) {
        const Target other = u_turn(s.city, car);
        find({other.tile, other.posture});
      }
      for (const Gear& gear : kGears[index_of(car.posture.facing())]) {
        for_each_space(corner_ahead(s.city, car, gear), gear, [&](const Target& target) {
          if (!target.hits) find({target.tile, target.posture});
        });
      }
    }
  }
  return {};
}

constexpr Commute commute_of(State s, CarId id) {
  const Car car = s.city.cars[id.index];
  if (!car.driving()) return {};
  // A hit car has left its lane to the hitter already.
  if (s.task != Task::kBounce || s.crash.hit != id) s.city.free_lane(car.tile, car.posture.edge());
  return commute_from(s, car);
}

// Task::kCar: how a new car had best stand. Nearest to a roof; else where it can drive most ways.
struct Start {
  Posture posture;
  Commute way;
};
constexpr Start best_start(const State& s) {
  Start best;
  std::size_t most = 0;
  Actions postures, moves;
  list_car_postures(s, postures);
  for (const Action& a : postures) {
    const Car car{s.city.count, a.to.posture};
    const Commute way = commute_from(s, car);
    moves.clear();
    list_car(s, car, moves);
    const auto turns = [](const Commute& c) {
      return c.job == kNoTile ? outlook::kFarthestTurns + 1 : c.turns;
    };
    const bool first = !best.posture.on_street();
    if (!first &&
        (turns(way) > turns(best.way) || (turns(way) == turns(best.way) && moves.size() <= most))) {
      continue;
    }
    best = {a.to.posture, way};
    most = moves.size();
  }
  return best;
}

// Task::kPave: how many streets become two lanes wide if the tile is laid so.
constexpr int streets_widened(const State& s, Sides lanes) {
  int widened = 0;
  lanes.for_each([&](Heading edge) {
    widened += s.city.has_lane(s.city.at(s.site.beside(edge)), opposite(edge)) ? 1 : 0;
  });
  return widened;
}

// Task::kPave: what can be built on the tile once it lies.
constexpr bool may_build_on_site(const State& s, Building b) {
  return s.unbuilt[s.turn.index][b] > 0 &&
         allows(s.unbuilt[s.turn.index], b, around_place(s.city, s.site));
}

}  // namespace citybox::crash_city
