#pragma once
// How well a seat stands, for bots: how many turns its cars need to get to work, against those of
// its best rival.

#include <array>
#include <cstdint>

#include "engine/core/worth.hpp"
#include "games/crash_city/concern.hpp"
#include "games/crash_city/crash_city.hpp"
#include "games/crash_city/roads.hpp"

namespace citybox::crash_city {

// What a judgement weighs. A turn of one's own is 100.
struct Weights {
  int best_rival = 15;      // a turn of the rival who is ahead
  int any_rival = 4;        // a turn of any rival
  int parked = 30;          // more than the turn it took: nobody can take it back
  int house_in_hand = 350;  // what a house not yet built will cost
  int job_in_hand = 60;     // a shop or factory that can still be put where it helps
  int own_near = 100;       // a site, for each step nearer to cars of one's own
  int rivals_far = 10;      // … and for each step farther from those of others
  int standstill = 5;       // rounds without a parking after which rivals count no more
};
inline constexpr Weights kCommuter{};

// What the cars of one seat have before them.
struct WayToWork {
  int turns = 0;    // of all cars that get to a roof, parking included
  int at_roof = 0;  // cars that can park now
  int lost = 0;     // cars that find no roof

  constexpr int total() const { return turns + lost * (Roads::kFar + 1); }
  // A sum that leaves some out says nothing.
  constexpr int counted() const { return lost == 0 ? turns : 0; }
};

// The way to work of each of these seats if every car of theirs heads for the nearest job that no
// nearer car takes.
constexpr std::array<WayToWork, kMostSeats> ways_to_work(const State& s, SeatSet racers,
                                                         Roads& roads) {
  const auto cars = static_cast<std::uint8_t>(s.seats * kCarsPerSeat);
  roads.look(s);
  std::array<Roads::Trip, kCars> trips;
  CarSet waiting;
  for (std::uint8_t i = 0; i < cars; ++i) {
    if (!s.city.cars[i].driving() || !racers.contains(CarId{i}.owner())) continue;
    waiting.add({i});
    trips[i] = roads.start(s.city.cars[i]);
  }
  std::array<WayToWork, kMostSeats> ways{};
  const CarSet later = CarSet::from_bits((std::uint64_t{1} << s.turn.index * kCarsPerSeat) - 1);
  for (int turns = 0; turns < Roads::kFar && roads.any_job(); ++turns) {
    for (const CarSet group : {waiting - later, waiting & later}) {  // who moves next comes first
      group.for_each([&](CarId id) {
        if (!roads.take_job(trips[id.index])) return roads.go_on(trips[id.index]);
        WayToWork& way = ways[id.owner().index];
        way.turns += turns + 1;
        way.at_roof += turns == 0 ? 1 : 0;
        waiting.remove(id);
      });
    }
  }
  waiting.for_each([&](CarId id) { ++ways[id.owner().index].lost; });
  return ways;
}

// How a site lies.
struct Location {
  std::int32_t worth = 0;  // near the seat's own cars and away from those of others
  int steps = 0;           // to the seat's own cars, on the average; none yet: 0
};
constexpr Location location_of_site(const State& s, Seat seat, const Weights& w) {
  int own = 0, own_steps = 0, others = 0, other_steps = 0;
  for (std::uint8_t i = 0; i < kCars; ++i) {
    const Car& car = s.city.cars[i];
    if (!car.placed()) continue;
    const int steps = steps_between(s.city.place(car.tile), s.site);
    const bool mine = CarId{i}.owner() == seat;
    (mine ? own : others) += 1;
    (mine ? own_steps : other_steps) += steps;
  }
  Location location;
  if (own > 0) {
    location.worth -= w.own_near * own_steps / own;
    location.steps = (2 * own_steps + own) / (2 * own);
  }
  if (others > 0) location.worth += w.rivals_far * other_steps / others;
  return location;
}

template <const Weights& kWeights>
struct JudgementBy {
  using Concern = crash_city::Concern;
  using Notes = Roads;

  template <class Scale>
  static constexpr void weigh(const State& s, Seat seat, const Content& content, Scale& scale) {
    Roads roads;
    weigh(s, seat, content, scale, roads);
  }
  template <class Scale>
  static constexpr void weigh(const State& s, Seat seat, const Content&, Scale& scale,
                              Notes& roads) {
    const Weights& w = kWeights;
    // Whoever waits for a rival, or stands in one's way, must not do so for ever.
    const bool standstill = s.quiet_turns >= w.standstill * s.seats;
    const std::array<WayToWork, kMostSeats> ways =
        ways_to_work(s, standstill ? SeatSet(seat) : kEveryone, roads);
    const WayToWork& own = ways[seat.index];
    const BuildingCounts& left = s.unbuilt[seat.index];
    const int parked = parked_cars(s, seat), houses = left[Building::kHouse],
              roofs = left[Building::kShop] + left[Building::kFactory];
    // To stand at a roof is a part of the way: it is named, and weighs nothing more.
    const int there = kTurn / 2 * own.at_roof;
    scale(Concern::kParked, parked, w.parked * parked);
    scale(Concern::kAtRoof, own.at_roof, there);
    scale(Concern::kTurns, own.counted(), -kTurn * own.turns - there);
    scale(Concern::kNoRoof, own.lost, -kTurn * (Roads::kFar + 1) * own.lost);
    scale(Concern::kHousesLeft, houses, -w.house_in_hand * houses);
    scale(Concern::kRoofsLeft, roofs, w.job_in_hand * roofs);
    if (!standstill) weigh_rivals(s, seat, ways, scale);
    if (is_own_site(s, seat)) {
      const Location location = location_of_site(s, seat, w);
      scale(Concern::kSite, location.steps, location.worth / kTurn);
    }
  }

  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& content,
                                      Notes& roads) {
    if (is_over(s)) return winners_of(s).contains(seat) ? 900'000 : -900'000;
    // Until the tile lies, nothing but the site tells positions apart.
    if (is_own_site(s, seat)) return location_of_site(s, seat, kWeights).worth;
    Sum sum;
    weigh(s, seat, content, sum, roads);
    return sum.total;
  }
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& content) {
    Roads roads;
    return judge(s, seat, content, roads);
  }

 private:
  static constexpr int kTurn = 100;  // what a turn of one's own weighs

  static constexpr bool is_own_site(const State& s, Seat seat) {
    return s.task == Task::kPave && s.turn == seat;
  }

  template <class Scale>
  static constexpr void weigh_rivals(const State& s, Seat seat,
                                     const std::array<WayToWork, kMostSeats>& ways, Scale& scale) {
    const Weights& w = kWeights;
    int best = 1'000'000, all = 0, turns = 0;
    for_each_seat(s, [&](Seat each) {
      if (each == seat) return;
      const BuildingCounts& left = s.unbuilt[each.index];
      const int cost = kTurn * ways[each.index].total() - w.parked * parked_cars(s, each) +
                       w.house_in_hand * left[Building::kHouse] -
                       w.job_in_hand * (left[Building::kShop] + left[Building::kFactory]);
      all += cost;
      if (cost >= best) return;
      best = cost;
      turns = ways[each.index].counted();
    });
    // Before the race nobody counts a rival's turns.
    scale(Concern::kRival, is_racing(s) ? turns : 0,
          (w.best_rival * best + w.any_rival * all) / kTurn);
  }
};
using Judgement = JudgementBy<kCommuter>;

}  // namespace citybox::crash_city
