#pragma once
// Who decides, and all that a seat may do, in canonical order: sites row by row from the north,
// turnings clockwise, then car by car, row by row from the north: park, turn around, forward (nearest
// first), backward.

#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "games/crash_city/action.hpp"
#include "games/crash_city/maneuvers.hpp"
#include "games/crash_city/paving.hpp"

namespace citybox::crash_city {

// Each of eight cars can end on a lane in one way only, and can park.
inline constexpr std::size_t kMaxLegal = kCarsPerSeat * kMostLanes;
using Actions = ScratchList<Action, kMaxLegal>;

constexpr Action site_action(Place at) { return {Verb::kSite, {}, {}, {at, {}}}; }
constexpr Action pave_action(Sides lanes) { return {Verb::kPlace, lanes, {}, {}}; }
constexpr Action car_action(Posture posture) { return {Verb::kCar, {}, {}, {kNowhere, posture}}; }
constexpr Action plain_action(Verb verb) { return {verb, {}, {}, {}}; }

constexpr Verb verb_for(Building b) {
  return static_cast<Verb>(static_cast<unsigned>(Verb::kHouse) + static_cast<unsigned>(b) - 1U);
}
constexpr Building building_of(Verb v) {
  return static_cast<Building>(static_cast<unsigned>(v) - static_cast<unsigned>(Verb::kHouse) + 1U);
}

// CC-12: if the rule proper leaves no site, every touched place is one.
template <class Visit>
constexpr void for_each_site(const State& s, Visit&& visit) {
  const Outskirts outskirts(s.city);
  const BuildingCounts& unbuilt = s.unbuilt[s.turn.index];
  const bool any = outskirts.for_each(
      [&](const Surroundings& around) { return is_site(unbuilt, around); }, visit);
  if (!any) outskirts.for_each([](const Surroundings& around) { return around.touched(); }, visit);
}

// CC-14, or CC-12 where it is waived: nothing that is left may stand there.
constexpr bool allows(const BuildingCounts& unbuilt, Building b, const Surroundings& around) {
  return may_stand(b, around) || !can_build_some(unbuilt, around);
}
constexpr bool may_build(const State& s, Building b) {
  const BuildingCounts& unbuilt = s.unbuilt[s.turn.index];
  return unbuilt[b] > 0 && allows(unbuilt, b, around_tile(s.city, s.city.count));
}

constexpr void list_turnings(const State& s, auto& out) {
  const Sides connecting = connecting_edges(s.city, s.site);
  for_each_turning(s.revealed, [&](Sides lanes) {
    if (lanes.intersects(connecting)) out.push_back(pave_action(lanes));  // CC-13
  });
}

constexpr void list_buildings(const State& s, auto& out) {
  for (const Building b : kAllBuildings) {
    if (may_build(s, b)) out.push_back(plain_action(verb_for(b)));
  }
}

// CC-15
constexpr void list_car_postures(const State& s, auto& out) {
  s.city.reach[s.city.count].for_each([&](Heading edge) {
    for (const Heading facing : kHeadings) {
      if (!parallel(edge, facing)) out.push_back(car_action(Posture(edge, facing)));
    }
  });
}

// Always inlined: all but the way of a gear is known then when the rules are compiled.
[[gnu::always_inline]] constexpr void list_drives(const State& s, const Car& car, const Gear& gear,
                                                  Lane from, auto& out) {
  for_each_corner(
      corner_ahead(s.city, car, gear), gear, [&](const Corner& corner, LaneBits lanes, int) {
        for_each_bit(final_lanes(s, car, corner, lanes), [&](int index) {
          const auto bit = static_cast<unsigned>(index);
          Action& drive = out.grow();  // in place: most of the time of a random game is spent here
          drive.verb = Verb::kDrive;
          drive.lanes = {};
          drive.from = from;
          drive.to = {s.city.place(corner.tile(bit)), corner.posture(bit, gear.backward)};
        });
      });
}

constexpr void list_car(const State& s, const Car& car, auto& out) {
  const Lane from = s.city.lane(car.tile, car.posture.edge());
  if (s.city.lots[car.tile].open_job()) out.push_back({Verb::kPark, {}, from, {}});  // CC-21
  if (can_turn_around(s.city, car)) out.push_back({Verb::kUTurn, {}, from, {}});
  list_drives(s, car, forward_gear(car.posture.facing()), from, out);
  list_drives(s, car, backward_gear(car.posture.facing()), from, out);
}

// Where a lane comes in the order of lists.
constexpr int rank(Lane lane) {
  return (kFarthest - lane.at.y) << 16 | (lane.at.x + kFarthest) << 4 |
         static_cast<int>(index_of(lane.edge));
}

// Sorts eight numbers by a fixed network of exchanges: without branches, in registers.
constexpr void sort_eight(std::uint32_t (&keys)[8]) {
  const auto exchange = [&](int low, int high) {
    const std::uint32_t a = keys[low], b = keys[high];
    keys[low] = a < b ? a : b;
    keys[high] = a < b ? b : a;
  };
  exchange(0, 1), exchange(2, 3), exchange(4, 5), exchange(6, 7);
  exchange(0, 2), exchange(1, 3), exchange(4, 6), exchange(5, 7);
  exchange(1, 2), exchange(5, 6);
  exchange(0, 4), exchange(1, 5), exchange(2, 6), exchange(3, 7);
  exchange(2, 4), exchange(3, 5);
  exchange(1, 2), exchange(3, 4), exchange(5, 6);
}

constexpr void list_race(const State& s, auto& out) {
  static_assert(kCarsPerSeat == 8);
  constexpr std::uint32_t kOut = ~0U;  // parked
  std::uint32_t keys[kCarsPerSeat];    // where a car is, and in the low bits which
  for (int i = 0; i < kCarsPerSeat; ++i) {
    const Car& car = s.city.cars[car_of(s.turn, i).index];
    const auto here = static_cast<std::uint32_t>(rank(s.city.lane(car.tile, car.posture.edge())));
    keys[i] = car.driving() ? here << 3 | static_cast<std::uint32_t>(i) : kOut;
  }
  sort_eight(keys);
  for (int i = 0; i < kCarsPerSeat && keys[i] != kOut; ++i) {
    list_car(s, s.city.cars[car_of(s.turn, static_cast<int>(keys[i] & 7U)).index], out);
  }
  if (out.empty()) out.push_back(plain_action(Verb::kPass));  // CC-20
}

constexpr Verb verb_of_way(const Corner& corner, LaneBits lane) {
  if (lane == corner.other_lane()) return Verb::kSideswipe;
  return (lane & corner.straight_on()) != 0 ? Verb::kStraight : Verb::kCorner;
}

constexpr void list_ways_out(const State& s, auto& out) {
  const Corner corner = corner_of_crash(s);
  const Posture before = s.city.cars[s.crash.hit.index].posture;
  Action sorted[8];
  int count = 0;
  const auto comes_before = [](const Action& a, const Action& b) {
    return a.verb != b.verb ? a.verb < b.verb : rank(a.to.lane()) < rank(b.to.lane());
  };
  for_each_bit(open_ways(s, corner), [&](int index) {
    const auto bit = static_cast<unsigned>(index);
    const Spot to{s.city.place(corner.tile(bit)),
                  posture_after(corner, bit, before, s.crash.heading)};
    const Action a{verb_of_way(corner, 1U << bit), {}, {}, to};
    int at = count++;
    for (; at > 0 && comes_before(a, sorted[at - 1]); --at) sorted[at] = sorted[at - 1];
    sorted[at] = a;
  });
  for (int i = 0; i < count; ++i) out.push_back(sorted[i]);
}

constexpr SeatSet deciders(const State& s) { return is_over(s) ? SeatSet{} : SeatSet(decider(s)); }

constexpr void legal(const State& s, Seat seat, auto& out, const Content&) {
  if (!deciders(s).contains(seat)) return;
  switch (s.task) {
    case Task::kSite:
      return for_each_site(s, [&](Place at) { out.push_back(site_action(at)); });
    case Task::kPave:
      return list_turnings(s, out);
    case Task::kBuild:
      return list_buildings(s, out);
    case Task::kCar:
      return list_car_postures(s, out);
    case Task::kRace:
      return list_race(s, out);
    case Task::kBounce:
      return list_ways_out(s, out);
    case Task::kNone:
      return;
  }
}

}  // namespace citybox::crash_city
