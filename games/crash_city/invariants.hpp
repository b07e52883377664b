#pragma once
// What cannot be in any position. It asks what a position can hold, not how it came about: an
// edited state passes if play could go on from it. Each check may lean on those before it in the
// list at the end; all together are safe for any bytes.

#include "games/crash_city/legal.hpp"
#include "games/crash_city/scoring.hpp"

namespace citybox::crash_city {

constexpr const char* broken_setup(const State& s) {
  if (s.seats < kFewestSeats || s.seats > kMostSeats) return "two to four seats play (CC-7).";
  if (s.turn.index >= s.seats || s.first.index >= s.seats) return "there is no such seat.";
  if (s.options.pile_ups > PileUps::kOn) return "pile-ups are off or on (CC-34).";
  if (s.options.equal_turns > EqualTurns::kOn) return "equal turns are off or on (CC-29).";
  if (s.options.length > Length::kQuick) return "the game is full or quick (CC-9).";
  if (s.ending > Ending::kStalemate) return "there is no such ending.";
  if (static_cast<int>(s.task) >= kTasks) return "there is no such step.";
  if (is_over(s) != (s.task == Task::kNone)) return "a decision is owed until the game is over.";
  if (s.revealed > Shape::kFourEdge) return "there is no such tile (CC-6).";
  return nullptr;
}

constexpr const char* broken_slots(const City& city) {
  if (city.count < 1 || city.count > kMostTiles + 1) return "there are at most 64 tiles (CC-6).";
  for (Slot t = 0; t < kSlots; ++t) {
    const bool used = t >= kSquare && t <= city.count;
    if (used) continue;
    bool alone = true;
    for (const Heading h : kHeadings) alone = alone && city.beside(t, h) == kNoTile;
    if (city.places[t] != kNowhere || city.streets[t] != 0 || !city.reach[t].empty() ||
        city.lots[t] != Lot{} || !alone) {
      return "where no tile lies there is nothing.";
    }
  }
  if (city.place(kSquare) != kTownSquare || city.lanes(kSquare) != kTownSquareLanes ||
      city.lots[kSquare] != Lot{}) {
    return "the town square has four lanes and no building (CC-5).";
  }
  for (Slot t = 2; t <= city.count; ++t) {
    if (!city.place(t).exists()) return "a tile lies too far away (CC-8).";
    if (city.lanes(t).empty()) return "each tile has a lane (CC-6).";
    for (Slot other = 1; other < t; ++other) {
      if (city.place(other) == city.place(t)) return "two tiles lie on one place.";
    }
  }
  return nullptr;
}

// What is kept though it could be derived.
constexpr const char* broken_streets(const City& city) {
  City fresh;
  for (Slot t = kSquare; t <= city.count; ++t) fresh.add_tile(city.place(t), city.lanes(t));
  connect(fresh, kSquare);
  if (fresh.next != city.next) return "the tiles do not know their neighbors.";
  if (fresh.reach != city.reach) return "the connected lanes are not those that connect (CC-4).";
  for (Slot t = kSquare; t <= city.count; ++t) {
    if (city.reach[t].empty()) return "each tile has a street to the town square (CC-13).";
  }
  return nullptr;
}

constexpr const char* broken_tiles(const State& s, const Content& c) {
  ShapeCounts count = s.tiles_left;
  for (const Shape shape : kAllShapes) {
    if (count[shape] > c.mix[shape]) return "more tiles of a kind than there are (CC-6).";
  }
  for (Slot t = 2; t <= s.city.count; ++t) ++count[shape_of(s.city.lanes(t))];
  if (s.revealed != Shape::kNone) ++count[s.revealed];
  if (count != c.mix) return "the tiles do not add up to those of the box (CC-6).";
  const bool paving = s.task == Task::kPave;
  if (paving != (s.revealed != Shape::kNone) || paving != (s.site != kNowhere)) {
    return "a site and a revealed tile are there while it is paved, and only then (CC-11).";
  }
  return nullptr;
}

constexpr const char* broken_buildings(const State& s, const Content& c) {
  const BuildingCounts& supply = supply_of(s.options, c);
  std::array<BuildingCounts, kMostSeats> count = s.unbuilt;
  for (std::uint8_t i = 0; i < kMostSeats; ++i) {
    for (const Building b : kAllBuildings) {
      if (count[i][b] > (i < s.seats ? supply[b] : 0)) return "too many buildings are left (CC-7).";
    }
  }
  for (Slot t = 2; t <= s.city.count; ++t) {
    const Lot lot = s.city.lots[t];
    const bool bare = t == s.city.count && s.task == Task::kBuild;
    if (bare != (lot == Lot{})) return "each tile but the newest has its building (CC-11).";
    if (bare) continue;
    if (lot.bits() > 31 || lot.building() == Building::kNone || lot.owner().index >= s.seats) {
      return "there is no such building.";
    }
    if (lot.taken() && !is_job(lot.building())) return "nobody parks on a house (CC-21).";
    ++count[lot.owner().index][lot.building()];
  }
  bool add_up = true;
  for_each_seat(s, [&](Seat seat) { add_up = add_up && count[seat.index] == supply; });
  return add_up ? nullptr : "a seat's buildings do not add up (CC-7).";
}

// CC-15: each house has its car, but the one whose car is being placed.
constexpr const char* broken_car_count(const State& s, const Content& c) {
  const int houses = supply_of(s.options, c)[Building::kHouse];
  for (std::uint8_t i = 0; i < kMostSeats; ++i) {
    int due = i < s.seats ? houses - s.unbuilt[i][Building::kHouse] : 0;
    if (s.task == Task::kCar && s.turn.index == i) --due;
    for (int n = 0; n < kCarsPerSeat; ++n) {
      const Car& car = s.city.cars[car_of(Seat{i}, n).index];
      if (car.placed() != (n < due))
        return "each house has its car, and no other is there (CC-15).";
      if (!car.placed() && car.driving()) return "a car drives on no tile.";
      if (car.tile > s.city.count) return "a car is on no tile.";
    }
  }
  return nullptr;
}

constexpr const char* broken_cars(const State& s) {
  City fresh = s.city;
  for (std::uint8_t& streets : fresh.streets) streets = static_cast<std::uint8_t>(streets & 15U);
  for (Lot& lot : fresh.lots) lot = Lot::from_bits(lot.bits() & 15U);
  for (std::uint8_t i = 0; i < kCars; ++i) {
    const Car& car = s.city.cars[i];
    if (!car.placed()) continue;
    if (car.parked()) {
      const Lot lot = fresh.lots[car.tile];
      if (lot.taken()) return "one car parks on a roof, not two (CC-21).";
      if (!is_job(lot.building())) return "a car is parked where nobody works (CC-21).";
      fresh.lots[car.tile].take();
      continue;
    }
    if (!car.posture.possible()) return "a car faces along its lane (CC-15).";
    const Heading edge = car.posture.edge();
    if (!s.city.reach[car.tile].contains(edge)) return "a car is on no connected street (CC-15).";
    const bool making_room = s.task == Task::kBounce && s.crash.hit.index == i;
    if (fresh.occupied(car.tile, edge) && !making_room) return "two cars are on one lane (CC-3).";
    if (!making_room) fresh.occupy_lane(car.tile, edge);
  }
  if (fresh.streets != s.city.streets) return "the lanes do not know who is on them (CC-3).";
  return fresh.lots == s.city.lots ? nullptr : "the roofs do not know who is parked (CC-21).";
}

constexpr const char* broken_construction(const State& s) {
  if (s.race_turns != 0 || s.quiet_turns != 0 || s.crashes != 0) {
    return "nobody has raced before the city is built (CC-20).";
  }
  for (const Car& car : s.city.cars) {
    if (car.parked()) return "nobody parks before the city is built (CC-20).";
  }
  const bool to_build = s.unbuilt[s.turn.index].total() > 0;
  if (s.task != Task::kCar && !to_build) return "who builds has something to build (CC-10).";
  if (s.task == Task::kPave) {
    bool open = false;
    for_each_site(s, [&](Place site) { open = open || site == s.site; });
    if (!open) return "no tile can be placed on that site (CC-12).";
  }
  if (s.task != Task::kBuild && s.task != Task::kCar) return nullptr;
  if (s.city.count < 2 || s.city.streets[s.city.count] > 15) {
    return "the newest tile is free of cars until it is built (CC-15).";
  }
  const bool house = s.city.lots[s.city.count] == Lot(Building::kHouse, s.turn);
  return s.task == Task::kCar && !house ? "only a new house brings a car (CC-15)." : nullptr;
}

constexpr int place_in_round(const State& s, Seat seat) {
  return (seat.index + s.seats - s.first.index) % s.seats;
}

constexpr const char* broken_race(const State& s, const Content& c) {
  int unbuilt = 0, parked = 0, done = 0, waiting = 0;
  for_each_seat(s, [&](Seat seat) {
    unbuilt += s.unbuilt[seat.index].total();
    parked += parked_cars(s, seat);
    if (!all_parked(s, seat, c)) return;
    ++done;
    const bool waits = s.options.equal_turns == EqualTurns::kOn &&
                       place_in_round(s, seat) < place_in_round(s, s.turn);
    waiting += waits ? 1 : 0;
  });
  if (unbuilt != 0) return "the city is built before the race (CC-20).";
  if (!is_over(s) && waiting < done) return "who has parked all cars has won (CC-27).";
  // The last turn of a race that is over was not handed on.
  const int handed_on = s.race_turns + s.seats - (is_over(s) ? 1 : 0);
  if (place_in_round(s, s.turn) != handed_on % s.seats) {
    return "the turn is out of step with the turns of the race (CC-20).";
  }
  if (parked + s.quiet_turns > s.race_turns) return "a turn parks one car or none (CC-20).";
  if ((s.ending == Ending::kAllParked) != (is_over(s) && done > 0)) {
    return "the game ends by parking if somebody has parked all cars (CC-27).";
  }
  if (done > 1 && s.options.equal_turns == EqualTurns::kOff) return "one seat is first (CC-27).";
  if ((s.ending == Ending::kStalemate) != (s.quiet_turns >= c.patience)) {
    return "too many turns without a parking end the game (CC-28).";
  }
  return s.quiet_turns > c.patience ? "the game should have ended before (CC-28)." : nullptr;
}

constexpr const char* broken_crash(const State& s) {
  const Crash& crash = s.crash;
  if (s.task != Task::kBounce) return crash == Crash{} ? nullptr : "no crash is going on (CC-31).";
  const int cars = s.seats * kCarsPerSeat;
  if (crash.hit.index >= cars || crash.hitter.index >= cars || crash.first.index >= cars ||
      (cars < kCars && crash.before.bits() >> cars != 0) || index_of(crash.heading) > 3) {
    return "there is no such car in the crash (CC-31).";
  }
  const auto hit_before = [&](CarId id) { return crash.before.contains(id); };
  if (crash.hit == crash.hitter || crash.hit == crash.first || hit_before(crash.hit) ||
      hit_before(crash.first)) {
    return "nobody is hit twice, and the first hitter never (CC-34).";
  }
  if (crash.before.empty() ? crash.hitter != crash.first : !hit_before(crash.hitter)) {
    return "the hitter began it or was hit before (CC-34).";
  }
  if (!crash.before.empty() && s.options.pile_ups == PileUps::kOff)
    return "no pile-ups here (CC-34).";
  CarSet involved = crash.before;
  involved.add(crash.first);
  involved.add(crash.hit);
  bool parked = false;
  involved.for_each([&](CarId car) { parked = parked || !s.city.cars[car.index].driving(); });
  if (parked) return "parked cars take no part in a crash (CC-30).";
  if (crash.first.owner() != s.turn) return "who began it is on turn (CC-30).";
  const Car &hit = s.city.cars[crash.hit.index], &hitter = s.city.cars[crash.hitter.index];
  if (hit.tile != hitter.tile || hit.posture.edge() != hitter.posture.edge()) {
    return "the hitter is where the hit car was (CC-30).";
  }
  if (parallel(hit.posture.edge(), crash.heading)) return "a hitter drives along the lane (CC-31).";
  if (s.crashes <= crash.before.size()) return "this crash is not counted.";
  return open_ways(s, corner_of_crash(s)) != 0 ? nullptr
                                               : "the hit car cannot go anywhere (CC-33).";
}

constexpr const char* broken_invariant(const State& s, const Content& c) {
  if (const char* broken = broken_setup(s)) return broken;
  if (const char* broken = broken_slots(s.city)) return broken;
  if (const char* broken = broken_streets(s.city)) return broken;
  if (const char* broken = broken_tiles(s, c)) return broken;
  if (const char* broken = broken_buildings(s, c)) return broken;
  if (const char* broken = broken_car_count(s, c)) return broken;
  if (const char* broken = broken_cars(s)) return broken;
  if (const char* broken = broken_crash(s)) return broken;
  if (!is_racing(s) && !is_over(s)) return broken_construction(s);
  return broken_race(s, c);
}

}  // namespace citybox::crash_city
