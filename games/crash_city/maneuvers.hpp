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
  return {opposite(facing),       true, kLongestBackUp, Maneuver::kBackUp, Maneuver::kBackAround,
          Maneuver::kBackwardTurn};
}

// Both gears of a car, by the way it faces.
inline constexpr Gear kGears[4][2] = {
    {forward_gear(Heading::kNorth), backward_gear(Heading::kNorth)},
    {forward_gear(Heading::kEast), backward_gear(Heading::kEast)},
    {forward_gear(Heading::kSouth), backward_gear(Heading::kSouth)},
    {forward_gear(Heading::kWest), backward_gear(Heading::kWest)},
};

constexpr Corner corner_ahead(const City& city, const Car& car, const Gear& gear) {
  return Corner(city, car.tile, car.posture.edge(), gear.way);
}

// Calls `visit(corner, lanes, space)` at each corner that can be reached in one gear, with the
// lanes that can be entered there as that space of the move, if who is there can be hit at all
// (CC-33). From the lanes of a street that the car could be on, all free lanes connected at the
// corner can be entered (CC-26): straight ones to go on from, those around the corner as the last
// space. An occupied one ends the move, and is not for a first space (CC-30).
template <class Visit>
constexpr void for_each_corner(Corner corner, const Gear& gear, Visit&& visit) {
  LaneBits ahead = corner.connected() & corner.ahead();
  visit(corner, ahead & ~corner.cars(), 1);
  for (int space = kMomentum; space <= gear.longest; ++space) {
    const LaneBits from = Corner::before(ahead & ~corner.cars() & corner.straight_on());
    if (from == 0) return;
    corner.advance();
    ahead = corner.connected(from) & corner.ahead();
    visit(corner, ahead, space);
  }
}

// The same space by space: calls `visit(Target)`.
template <class Visit>
constexpr void for_each_space(const Corner& first, const Gear& gear, Visit&& visit) {
  for_each_corner(first, gear, [&](const Corner& corner, LaneBits lanes, int space) {
    const Maneuver around = space == 1 ? gear.turn : gear.around;
    for_each_bit(lanes, [&](int index) {
      const auto bit = static_cast<unsigned>(index);
      visit(Target{corner.tile(bit), corner.posture(bit, gear.backward),
                   (1U << bit & corner.straight_on()) != 0 ? gear.straight : around,
                   corner.way_into(bit), (corner.cars() >> bit & 1U) != 0});
    });
  });
}

// CC-33: may the car end there?
constexpr bool may_end(const State& s, const Car& car, const Target& target) {
  return !target.hits || can_be_hit(s, target.tile, target.posture.edge(), target.way, car);
}

// CC-33: those of the lanes at a corner where the car may end. Most are free: the rest is kept
// away from the registers of whoever asks.
[[gnu::noinline]] constexpr LaneBits lanes_to_hit(const State& s, const Car& car, Corner corner,
                                                  LaneBits lanes) {
  for_each_bit(lanes & corner.cars(), [&](int index) {
    const auto bit = static_cast<unsigned>(index);
    if (!can_be_hit(s, corner.tile(bit), corner.edge(bit), corner.way_into(bit), car)) {
      lanes &= ~(1U << bit);
    }
  });
  return lanes;
}
constexpr LaneBits final_lanes(const State& s, const Car& car, const Corner& corner,
                               LaneBits lanes) {
  return (lanes & corner.cars()) == 0 ? lanes : lanes_to_hit(s, car, corner, lanes);
}

// CC-25: is there another lane of the same street, and is it empty?
constexpr bool can_turn_around(const City& city, const Car& car) {
  const Heading edge = car.posture.edge();
  return city.is_free(city.beside(car.tile, edge), opposite(edge));
}
constexpr Target u_turn(const City& city, const Car& car) {
  const Heading facing = car.posture.facing(), far = opposite(car.posture.edge());
  const Slot tile = city.beside(car.tile, car.posture.edge());
  return {tile, Posture(far, opposite(facing)), Maneuver::kUTurn, opposite(facing), false};
}

// Where a lane lies as seen from a car: in half tiles ahead (behind: negative) and to a side.
struct Bearing {
  int ahead, aside;
  bool along;  // the lane runs the way the car faces
};
constexpr Bearing bearing(const City& city, const Car& car, Lane to) {
  const Lane from = city.lane(car.tile, car.posture.edge());
  const int east = 2 * (to.at.x - from.at.x) + east_of(to.edge) - east_of(from.edge);
  const int north = 2 * (to.at.y - from.at.y) + north_of(to.edge) - north_of(from.edge);
  const Heading facing = car.posture.facing(), right = right_of(facing);
  return {east * east_of(facing) + north * north_of(facing),
          east * east_of(right) + north * north_of(right), !parallel(to.edge, facing)};
}

// The drive to a spot that is known to be allowed: its place alone says which maneuver it is.
constexpr Target known_target(const City& city, const Car& car, Spot to) {
  const Bearing b = bearing(city, car, to.lane());
  const Heading facing = car.posture.facing();
  const Gear gear = b.ahead > 0 ? forward_gear(facing) : backward_gear(facing);
  const bool first = b.ahead == 1 || b.ahead == -1;
  const Heading around = b.aside > 0 ? right_of(facing) : left_of(facing);
  const Slot tile = city.at(to.at);
  return {tile, to.posture,
          b.along ? gear.straight
          : first ? gear.turn
                  : gear.around,
          b.along ? gear.way : around, city.occupied(tile, to.posture.edge())};
}

// The drive that ends on this lane; no tile if there is none.
constexpr Target target_on(const State& s, const Car& car, Lane to) {
  const Slot tile = s.city.at(to.at);
  const Heading facing = car.posture.facing();
  const bool ahead = bearing(s.city, car, to).ahead > 0;
  const Gear gear = ahead ? forward_gear(facing) : backward_gear(facing);
  Target found;
  for_each_space(corner_ahead(s.city, car, gear), gear, [&](const Target& target) {
    if (target.tile == tile && target.posture.edge() == to.edge) found = target;
  });
  return found.tile != kNoTile && may_end(s, car, found) ? found : Target{};
}

}  // namespace citybox::crash_city
