#pragma once
// The spaces a car enters on its way, for the eye: the rules only ask where it can end.

#include <cstdint>

#include "games/crash_city/maneuvers.hpp"

namespace citybox::crash_city {

// The way a car takes to a target of `for_each_target`, its own lane left out, is added to `path`.
// It changes lanes as late as it can, and only if it must.
constexpr void add_path(const City& city, const Car& car, const Target& target, Path& path) {
  struct Street {
    Slot tiles[2];       // own side, other side
    std::uint8_t free;   // kOwnLane, kOtherLane: where the car can be; then 0 or 1: where it is
    std::uint8_t lanes;  // at the corner at its end
  };
  const Heading edge = car.posture.edge(), facing = car.posture.facing();
  const Heading end = target.posture.edge();
  Street streets[kSlots];
  int last = 0;
  unsigned goal = 0;  // the lane to get to, at the end of street `last`
  if (target.maneuver != Maneuver::kUTurn) {
    const bool backward = leads_backward(target.maneuver);
    Corner corner(city, car.tile, edge, backward ? opposite(facing) : facing);
    for (LaneBits from = kOwnLane; goal == 0; ++last, corner.advance()) {
      const LaneBits ahead = connected(corner.lanes(), from);
      streets[last] = {{corner.tile(0), corner.tile(1)},
                       static_cast<std::uint8_t>(from),
                       static_cast<std::uint8_t>(corner.lanes())};
      from = (ahead & ~corner.cars() & kStraightOn) >> 2;
      for_each_bit(ahead & (kStraightOn | kAroundCorner), [&](int index) {
        const auto bit = static_cast<unsigned>(index);
        if (corner.tile(bit) == target.tile && corner.edge(bit) == end) goal = bit;
      });
    }
  }
  for (int i = last - 1; i > 0; --i) {  // backwards: on each street a lane that leads to the next
    const unsigned side = goal == 3 ? 1U : 0U;
    const bool leads = (streets[i].free >> side & 1U) != 0 &&
                       (connected(streets[i].lanes, 1U << side) >> goal & 1U) != 0;
    const unsigned taken = leads ? side : 1U - side;
    streets[i].free = static_cast<std::uint8_t>(taken);
    goal = 2U + taken;
  }
  for (int i = 1; i < last; ++i) {
    const unsigned taken = streets[i].free;
    path.push_back(city.lane(streets[i].tiles[taken], taken == 0 ? edge : opposite(edge)));
  }
  path.push_back(city.lane(target.tile, end));
}

}  // namespace citybox::crash_city
