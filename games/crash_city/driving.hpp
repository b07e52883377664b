#pragma once
// The spaces a car enters on its way, for the eye: the rules only ask where it can end.

#include <cstdint>

#include "games/crash_city/maneuvers.hpp"

namespace citybox::crash_city {

// The way a car takes to a target of `for_each_space`, its own lane left out, is added to `path`.
// It changes lanes as late as it can, and only if it must.
constexpr void add_path(const City& city, const Car& car, const Target& target, Path& path) {
  struct Street {
    Slot tiles[2];      // own side, other side
    bool free[2];       // where the car can be
    LaneBits leads[2];  // where that goes at its end
    unsigned taken;     // where the car is
  };
  const Heading edge = car.posture.edge(), facing = car.posture.facing();
  const Heading end = target.posture.edge();
  Street streets[kSlots];
  int last = 0;
  LaneBits on[2] = {}, goal = 0;  // straight on; the lane to get to at the end of street `last`
  if (target.maneuver != Maneuver::kUTurn) {
    const bool backward = leads_backward(target.maneuver);
    Corner corner(city, car.tile, edge, backward ? opposite(facing) : facing);
    const LaneBits lane[2] = {corner.own_lane(), corner.other_lane()};
    on[0] = Corner::beyond(lane[0]);
    on[1] = Corner::beyond(lane[1]);
    for (LaneBits from = lane[0]; goal == 0; ++last, corner.advance()) {
      const LaneBits ahead = corner.connected(from) & corner.ahead();
      streets[last] = {{corner.tile(corners::kOwn), corner.tile(corners::kOther)},
                       {(from & lane[0]) != 0, (from & lane[1]) != 0},
                       {corner.connected(lane[0]), corner.connected(lane[1])},
                       0};
      from = Corner::before(ahead & ~corner.cars() & corner.straight_on());
      for_each_bit(ahead, [&](int index) {
        const auto bit = static_cast<unsigned>(index);
        if (corner.tile(bit) == target.tile && corner.edge(bit) == end) goal = 1U << bit;
      });
    }
  }
  for (int i = last - 1; i > 0; --i) {  // backwards: on each street a lane that leads to the next
    const unsigned side = goal == on[1] ? 1U : 0U;
    const bool leads = streets[i].free[side] && (streets[i].leads[side] & goal) != 0;
    streets[i].taken = leads ? side : 1U - side;
    goal = on[streets[i].taken];
  }
  for (int i = 1; i < last; ++i) {
    const unsigned taken = streets[i].taken;
    path.push_back(city.lane(streets[i].tiles[taken], taken == 0 ? edge : opposite(edge)));
  }
  path.push_back(city.lane(target.tile, end));
}

}  // namespace citybox::crash_city
