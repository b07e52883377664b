#pragma once
// Where a hit car can go (CC-31 to CC-34).

#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "games/crash_city/state.hpp"
#include "games/crash_city/streets.hpp"

namespace citybox::crash_city {

// CC-31, CC-32: the lanes a hit car could be pushed to, empty or not: straight on, around the far
// corner, or sideways into the other lane.
constexpr LaneBits ways_out(const Corner& corner) {
  return (corner.connected() & corner.ahead()) | (corner.lanes() & corner.other_lane());
}

// CC-34: a pile-up in thought, to see whether it can end.
struct PileUp {
  const City& city;
  Lane vacated{};   // the lane that the first hitter left
  CarSet banned{};  // who may not be hit any more

  // May a car be pushed into this lane?
  constexpr bool may_push(Slot tile, Heading edge, Heading way) {
    const CarId there = city.car_at(tile, edge);
    if (there == kNoCar || city.lane(tile, edge) == vacated) return true;
    return !banned.contains(there) && can_end(tile, edge, way);
  }

  // May the car on this lane be pushed on, one after another, until somebody finds an empty space?
  constexpr bool can_end(Slot tile, Heading edge, Heading way) {
    const Corner corner(city, tile, edge, way);
    const LaneBits ways = ways_out(corner);
    if ((ways & ~corner.cars()) != 0) return true;
    if (!leads_out(tile, edge, way)) return false;
    const CarSet before = banned;
    banned.add(city.car_at(tile, edge));
    bool ends = false;
    for_each_bit(ways, [&](int index) {
      const auto bit = static_cast<unsigned>(index);
      ends = ends || may_push(corner.tile(bit), corner.edge(bit), corner.way_into(bit));
    });
    banned = before;
    return ends;
  }

  // Could it end if a car might be hit twice? Asked first: where the answer is no there is no need
  // to try every order in which a crowd can be pushed.
  constexpr bool leads_out(Slot tile, Heading edge, Heading way) const {
    struct Push {
      Slot tile;
      Heading edge, way;
    };
    ScratchList<Push, 4 * kCars + 1> pushes;
    CarSet seen[4];
    pushes.push_back({tile, edge, way});
    bool out = false;
    for (std::size_t i = 0; i < pushes.size() && !out; ++i) {
      const Corner corner(city, pushes[i].tile, pushes[i].edge, pushes[i].way);
      for_each_bit(ways_out(corner), [&](int index) {
        const auto bit = static_cast<unsigned>(index);
        const Push next{corner.tile(bit), corner.edge(bit), corner.way_into(bit)};
        const CarId there = city.car_at(next.tile, next.edge);
        out = out || there == kNoCar || city.lane(next.tile, next.edge) == vacated;
        if (out || banned.contains(there) || seen[index_of(next.way)].contains(there)) return;
        seen[index_of(next.way)].add(there);
        pushes.push_back(next);
      });
    }
    return out;
  }
};

// CC-33: can the car on this lane be hit by `hitter`, which comes driving `way`?
constexpr bool can_be_hit(const State& s, Slot tile, Heading edge, Heading way, const Car& hitter) {
  if (s.options.pile_ups == PileUps::kOff) {
    const Corner corner(s.city, tile, edge, way);
    return (ways_out(corner) & ~corner.cars()) != 0;
  }
  const Lane start = s.city.lane(hitter.tile, hitter.posture.edge());
  PileUp pile_up{s.city, start, {}};
  const CarId first = s.city.car_at(hitter.tile, hitter.posture.edge());
  if (first != kNoCar) pile_up.banned.add(first);  // kNoCar: a car only thought of
  return pile_up.can_end(tile, edge, way);
}

// Task::kBounce: the ways out that are open to the hit car.
constexpr LaneBits open_ways(const State& s, const Corner& corner) {
  const LaneBits ways = ways_out(corner);
  LaneBits open = ways & ~corner.cars();
  if (s.options.pile_ups == PileUps::kOff) return open;
  PileUp pile_up{s.city, {}, s.crash.before};
  pile_up.banned.add(s.crash.hit);
  pile_up.banned.add(s.crash.first);
  for_each_bit(ways & corner.cars(), [&](int index) {
    const auto bit = static_cast<unsigned>(index);
    if (pile_up.may_push(corner.tile(bit), corner.edge(bit), corner.way_into(bit))) {
      open |= 1U << bit;
    }
  });
  return open;
}

// The corner that the hit car is pushed towards.
constexpr Corner corner_of_crash(const State& s) {
  const Car& car = s.city.cars[s.crash.hit.index];
  return Corner(s.city, car.tile, car.posture.edge(), s.crash.heading);
}

// Where the hit car stands if it goes there: it keeps its front or its back leading; sideways it
// keeps its facing.
constexpr Posture posture_after(const Corner& corner, unsigned bit, Posture before, Heading way) {
  if (1U << bit == corner.other_lane()) return Posture(corner.edge(bit), before.facing());
  const Heading leads = corner.way_into(bit);
  return Posture(corner.edge(bit), before.facing() == way ? leads : opposite(leads));
}

}  // namespace citybox::crash_city
