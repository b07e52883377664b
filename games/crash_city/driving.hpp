#pragma once
// The spaces a car enters on its way, for the eye: the rules only ask where it can end.

#include <array>

#include "games/crash_city/maneuvers.hpp"

namespace citybox::crash_city {

// One street on the way: its two lanes, which of them the car could be on, and what the corner at
// its end has.
struct Stage {
  Lane lanes[2];
  LaneBits free = 0;  // kOwnLane, kOtherLane
  LaneBits at_corner = 0;
};

// The way a car takes to a target of `for_each_target`, its own lane left out. It changes lanes as
// late as it can, and only if it must.
constexpr Path path_to(const City& city, const Car& car, const Target& target) {
  const Lane end = city.lane(target.tile, target.posture.edge());
  Path path;
  if (target.maneuver == Maneuver::kUTurn) {
    path.push_back(end);
    return path;
  }
  const Heading facing = car.posture.facing();
  const bool front = target.maneuver == Maneuver::kForward || target.maneuver == Maneuver::kDrift ||
                     target.maneuver == Maneuver::kTurn;
  Corner corner(city, car.tile, car.posture.edge(), front ? facing : opposite(facing));
  std::array<Stage, kSlots> stages{};
  int stage = 0;
  LaneBits from = kOwnLane;
  unsigned goal = 0;
  for (; stage < kSlots; ++stage) {
    const LaneBits ahead = connected(corner.lanes(), from);
    stages[stage] = {
        {city.lane(corner.tile(0), corner.edge(0)), city.lane(corner.tile(1), corner.edge(1))},
        from,
        corner.lanes()};
    for (unsigned bit = 2; bit < 8 && goal == 0; ++bit) {
      const bool there =
          (ahead >> bit & 1U) != 0 && city.lane(corner.tile(bit), corner.edge(bit)) == end;
      if (there) goal = bit;
    }
    if (goal != 0) break;
    from = (ahead & ~corner.cars() & kStraightOn) >> 2;
    corner.advance();
  }
  // Backwards: on each street a lane that leads on, the one straight behind first.
  std::array<Lane, kSlots> chosen{};
  for (int i = stage; i > 0; --i) {
    const unsigned side = goal == 3 ? 1U : 0U;
    const bool leads = (stages[i].free >> side & 1U) != 0 &&
                       (connected(stages[i].at_corner, 1U << side) >> goal & 1U) != 0;
    const unsigned taken = leads ? side : 1U - side;
    chosen[i] = stages[i].lanes[taken];
    goal = 2U + taken;
  }
  for (int i = 1; i <= stage; ++i) path.push_back(chosen[i]);
  path.push_back(end);
  return path;
}

}  // namespace citybox::crash_city
