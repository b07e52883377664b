#pragma once
// What can be counted on the map and on the tables.

#include "games/sustain/content.hpp"
#include "games/sustain/state.hpp"

namespace citybox::sustain {

constexpr Building at(const State& s, Space space) { return s.map[space.index]; }

constexpr int homes_at(const State& s, const Content& c, int big) {
  return facts(c, s.map[static_cast<unsigned>(big)]).homes;
}

constexpr int free_homes(const State& s, const Content& c) {
  int free = 0;
  for (int i = 0; i < kSquares; ++i) {
    free += homes_at(s, c, i) - s.people[static_cast<unsigned>(i)];
  }
  return free;
}

constexpr int people(const State& s) {
  int sum = 0;
  for (const std::uint8_t here : s.people) sum += here;
  return sum;
}

constexpr int count_buildings(const State& s, Building b) {
  int count = 0;
  for (const Building each : s.map) count += each == b ? 1 : 0;
  return count;
}

constexpr int count_department(const State& s, const Content& c, Department d) {
  int count = 0;
  for (const Building each : s.map) count += facts(c, each).department == d ? 1 : 0;
  return count;
}

constexpr int count_kinds(const State& s, const Content& c, Department d) {
  std::uint32_t seen = 0;
  for (const Building each : s.map) {
    if (facts(c, each).department == d) seen |= 1U << index_of(each);
  }
  return popcount(seen);
}

// Calls `visit(space)` for each free space of this kind, in map order.
template <class Visit>
constexpr void for_each_free(const State& s, SpaceKind kind, Visit&& visit) {
  const Span span = spaces_of(kind);
  for (int i = span.first; i < span.first + span.count; ++i) {
    const Space space{static_cast<std::uint8_t>(i)};
    if (at(s, space) == Building::kNone) visit(space);
  }
}

constexpr int count_free(const State& s, SpaceKind kind) {
  const Span span = spaces_of(kind);
  int free = 0;
  for (int i = 0; i < span.count; ++i) {
    free += s.map[static_cast<unsigned>(span.first + i)] == Building::kNone ? 1 : 0;
  }
  return free;
}

constexpr bool has_room(const State& s, const Content& c, Building b) {
  const Span span = spaces_of(facts(c, b).space);
  for (int i = 0; i < span.count; ++i) {
    if (s.map[static_cast<unsigned>(span.first + i)] == Building::kNone) return true;
  }
  return false;
}

template <class Matches>
constexpr int count_near(const State& s, Space place, Matches&& matches) {
  int count = 0;
  if (!place.on_board()) return 0;
  for_each_neighbor(place, [&](Space near) { count += matches(at(s, near)) ? 1 : 0; });
  return count;
}

// Where a measure is taken: beside the building just placed, in the hand of the one who scores.
struct Viewpoint {
  Space place = kNowhere;
  Seat seat = kFacilitator;
};

constexpr int measure(const State& s, const Content& c, Measure m, Viewpoint from = {}) {
  const auto building = m.subject.building();
  const auto department = m.subject.department();
  switch (m.what) {
    case Quantity::kSol:
      return s.levels.sol;
    case Quantity::kAttractiveness:
      return s.levels.attractiveness;
    case Quantity::kTransport:
      return s.levels.transport;
    case Quantity::kPollution:
      return s.levels.pollution;
    case Quantity::kUnhappy:
      return s.levels.unhappy;
    case Quantity::kCo2:
      return s.levels.co2;
    case Quantity::kPeople:
      return people(s);
    case Quantity::kFreeHomes:
      return free_homes(s, c);
    case Quantity::kEmptySquares:
      return count_free(s, SpaceKind::kSquare);
    case Quantity::kSmog:
      return s.levels.pollution - s.levels.transport;
    case Quantity::kCoins:
      return from.seat.index < kMostSeats ? s.coins[from.seat.index] : 0;
    case Quantity::kCleanAir:
      return c.track_top - s.levels.pollution;
    case Quantity::kUnhappyLeft:
      return c.unhappy_squares - s.levels.unhappy;
    case Quantity::kCo2Left:
      return c.co2_squares - s.levels.co2;
    case Quantity::kOfKind:
      return count_buildings(s, building);
    case Quantity::kOfDepartment:
      return count_department(s, c, department);
    case Quantity::kNearBuildings:
      return count_near(s, from.place, [&](Building b) { return b == building; });
    case Quantity::kNearDepartment:
      return count_near(s, from.place,
                        [&](Building b) { return facts(c, b).department == department; });
    case Quantity::kDistricts:
      return count_kinds(s, c, department);
  }
  return 0;
}

constexpr bool holds(const State& s, const Content& c, const Condition& condition,
                     Viewpoint from = {}) {
  if (condition.test == Test::kAlways) return true;
  const int value = measure(s, c, condition.measure, from);
  return condition.test == Test::kAtLeast ? value >= condition.number : value <= condition.number;
}

// Who holds it; the facilitator: nobody, so it lies open (SU-10).
constexpr Seat holder_of(const State& s, Department d) {
  Seat holder = kFacilitator;
  for_each_seat(s, [&](Seat seat) {
    if (s.departments[seat.index] == d) holder = seat;
  });
  return holder;
}

// The building that a list of effects ends with, if any.
constexpr Building built_by(const Lines& lines) {
  for (const Line& line : lines) {
    if (line.effect == Effect::kBuild) return line.subject.building();
  }
  return Building::kNone;
}

}  // namespace citybox::sustain
