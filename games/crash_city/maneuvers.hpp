#pragma once
// What a car can do on the streets (CC-22 to CC-26, CC-30).

#include "games/crash_city/crashing.hpp"
#include "games/crash_city/event.hpp"
#include "games/crash_city/state.hpp"
#include "games/crash_city/streets.hpp"

namespace citybox::crash_city {

// Where a maneuver ends.
struct Target {
  Slot tile = kNoTile;
  Posture posture{};
  Maneuver maneuver = Maneuver::kNone;
  Heading way = Heading::kNorth;  // the car drives when it gets there
  bool hits = false;              // CC-30: another car is there
};

// One direction a car can drive in: its front leads, or its back.
struct Gear {
  Heading way;
  bool backward;
  int longest;  // spaces
  Maneuver straight, around, turn;
};

constexpr Gear forward_gear(Heading facing) {
  return {facing, false, kSlots, Maneuver::kForward, Maneuver::kDrift, Maneuver::kTurn};
}
constexpr Gear backward_gear(Heading facing) {
  return {opposite(facing),       true, 2, Maneuver::kBackUp, Maneuver::kBackAround,
          Maneuver::kBackwardTurn};
}

// Calls `visit(Target)` for everything in one gear. From the lanes of a street that the car could
// be on, all free lanes connected at the corner can be entered (CC-26): straight ones to go on
// from, those around the corner as the last space. An occupied one ends the move, and is not for a
// first space (CC-30).
template <class Visit>
constexpr void for_each_target_in(const State& s, const Car& car, const Gear& gear, Visit&& visit) {
  const City& city = s.city;
  Corner corner(city, car.tile, car.posture.edge(), gear.way);
  LaneBits from = kOwnLane;
  for (int space = 1; space <= gear.longest; ++space) {
    const LaneBits ahead = connected(corner.lanes(), from) & (kStraightOn | kAroundCorner);
    const LaneBits enterable = space == 1 ? ahead & ~corner.cars() : ahead;
    const Maneuver around = space == 1 ? gear.turn : gear.around;
    for_each_bit(enterable, [&](int index) {
      const auto bit = static_cast<unsigned>(index);
      const Heading way = corner.way_into(bit);
      const bool hits = (corner.cars() >> bit & 1U) != 0;
      const Slot tile = corner.tile(bit);
      const Heading edge = corner.edge(bit);
      if (hits && !can_be_hit(s, tile, edge, way, car)) return;  // CC-33
      visit(Target{tile, Posture(edge, gear.backward ? opposite(way) : way),
                   bit < 4 ? gear.straight : around, way, hits});
    });
    from = (ahead & ~corner.cars() & kStraightOn) >> 2;
    if (from == 0) return;
    corner.advance();
  }
}

// CC-25: the other lane of a two-lane street, if it is empty; else no tile.
constexpr Target u_turn(const City& city, const Car& car) {
  const Heading edge = car.posture.edge(), facing = car.posture.facing();
  const Slot tile = city.beside(car.tile, edge);
  const Heading far = opposite(edge);
  if (!city.has_lane(tile, far) || city.occupied(tile, far)) return {};
  return {tile, Posture(far, opposite(facing)), Maneuver::kUTurn, opposite(facing), false};
}

// Every drive of a car but the U-turn, each final space once.
template <class Visit>
constexpr void for_each_target(const State& s, const Car& car, Visit&& visit) {
  const Heading facing = car.posture.facing();
  for_each_target_in(s, car, forward_gear(facing), visit);
  for_each_target_in(s, car, backward_gear(facing), visit);
}

// The drive that ends on this lane; no tile if there is none.
constexpr Target target_on(const State& s, const Car& car, Slot tile, Heading edge) {
  Target found;
  for_each_target(s, car, [&](const Target& target) {
    if (target.tile == tile && target.posture.edge() == edge) found = target;
  });
  return found;
}

}  // namespace citybox::crash_city
