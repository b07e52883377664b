#pragma once
// How well a seat stands, for bots: how many turns its cars need to get to work, against those of
// its best rival.

#include <array>
#include <cstdint>

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

// The streets without the cars that stand at an open job: they will be on its roof next turn.
constexpr State without_arrived(State s) {
  for (const Car& car : s.city.cars) {
    if (car.driving() && s.city.lots[car.tile].open_job()) {
      s.city.free_lane(car.tile, car.posture.edge());
    }
  }
  return s;
}

// The turns each of these seats still needs if every car of theirs heads for the nearest job that
// no nearer car takes.
constexpr std::array<int, kMostSeats> turns_to_work(const State& s, SeatSet racers) {
  const auto cars = static_cast<std::uint8_t>(s.seats * kCarsPerSeat);
  const State calm = without_arrived(s);
  Roads roads(calm);
  std::array<Roads::Trip, kCars> trips;
  CarSet waiting;
  for (std::uint8_t i = 0; i < cars; ++i) {
    if (!s.city.cars[i].driving() || !racers.contains(CarId{i}.owner())) continue;
    waiting.add({i});
    trips[i] = roads.start(s.city.cars[i]);
  }
  std::array<int, kMostSeats> total{};
  for (int turns = 0; turns < Roads::kFar && roads.any_job(); ++turns) {
    for (int k = 0; k < cars && roads.any_job(); ++k) {  // who moves next comes first
      const CarId id{static_cast<std::uint8_t>((k + s.turn.index * kCarsPerSeat) % cars)};
      if (!waiting.contains(id)) continue;
      if (roads.take_job(trips[id.index])) {
        total[id.owner().index] += turns + 1;
        waiting.remove(id);
      } else {
        roads.go_on(trips[id.index]);
      }
    }
  }
  waiting.for_each([&](CarId id) { total[id.owner().index] += Roads::kFar + 1; });
  return total;
}

// How well a site lies: near the seat's own cars and away from those of others, on the average.
constexpr std::int32_t worth_of_site(const State& s, Seat seat, const Weights& w) {
  int own = 0, own_steps = 0, others = 0, other_steps = 0;
  for (std::uint8_t i = 0; i < kCars; ++i) {
    const Car& car = s.city.cars[i];
    if (!car.placed()) continue;
    const int east = s.city.place(car.tile).x - s.site.x,
              north = s.city.place(car.tile).y - s.site.y;
    const int steps = (east < 0 ? -east : east) + (north < 0 ? -north : north);
    const bool mine = CarId{i}.owner() == seat;
    (mine ? own : others) += 1;
    (mine ? own_steps : other_steps) += steps;
  }
  std::int32_t worth = 0;
  if (own > 0) worth -= w.own_near * own_steps / own;
  if (others > 0) worth += w.rivals_far * other_steps / others;
  return worth;
}

template <const Weights& kWeights>
struct JudgementBy {
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content&) {
    if (is_over(s)) return winners_of(s).contains(seat) ? 900'000 : -900'000;
    const Weights& w = kWeights;
    // Until the tile lies, nothing but the site tells positions apart.
    if (s.task == Task::kPave && s.turn == seat) return worth_of_site(s, seat, w);
    // Whoever waits for a rival, or stands in one's way, must not do so for ever.
    const bool standstill = s.quiet_turns >= w.standstill * s.seats;
    const std::array<int, kMostSeats> turns =
        turns_to_work(s, standstill ? SeatSet(seat) : kEveryone);
    int own = 0, best_rival = 1'000'000, rivals = 0;
    for_each_seat(s, [&](Seat each) {
      const BuildingCounts& left = s.unbuilt[each.index];
      const int cost = 100 * turns[each.index] - w.parked * parked_cars(s, each) +
                       w.house_in_hand * left[Building::kHouse] -
                       w.job_in_hand * (left[Building::kShop] + left[Building::kFactory]);
      if (each == seat) {
        own = cost;
        return;
      }
      rivals += cost;
      if (cost < best_rival) best_rival = cost;
    });
    if (standstill) return -own;
    return -own + (w.best_rival * best_rival + w.any_rival * rivals) / 100;
  }
};
using Judgement = JudgementBy<kCommuter>;

}  // namespace citybox::crash_city
