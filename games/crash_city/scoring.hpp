#pragma once
// The recounts line by line, and how things stand.

#include "engine/core/outcome.hpp"
#include "engine/core/rule_id.hpp"
#include "engine/kit/seats.hpp"
#include "games/crash_city/state.hpp"

namespace citybox::crash_city {

// What can be recounted.
enum class Ledger : std::uint8_t {
  kParked,    // CC-27: cars at work
  kToBuild,   // CC-7: buildings still in the supply
  kOpenJobs,  // CC-21: where a racer can still work, in the whole city
};

// `subject` of an item: how many the line is about.
enum class ItemLabel : std::uint8_t {
  kOwnShops,
  kOwnFactories,
  kRivalShops,
  kRivalFactories,
  kHousesLeft,
  kShopsLeft,
  kFactoriesLeft,
  kOpenShops,
  kOpenFactories,
};

constexpr bool all_parked(const State& s, Seat seat, const Content& c) {
  return parked_cars(s, seat) == supply_of(s.options, c)[Building::kHouse];
}
constexpr bool somebody_is_done(const State& s, const Content& c) {
  bool done = false;
  for_each_seat(s, [&](Seat seat) { done = done || all_parked(s, seat, c); });
  return done;
}

// CC-27, CC-28, CC-29: those with most cars parked, however it ends.
constexpr SeatSet winners_of(const State& s) {
  SeatSet winners;
  int most = 0;
  for_each_seat(s, [&](Seat seat) {
    const int parked = parked_cars(s, seat);
    if (parked < most) return;
    if (parked > most) winners = {};
    most = parked;
    winners.add(seat);
  });
  return winners;
}

constexpr Outcome outcome(const State& s, const Content&) {
  Outcome outcome;
  outcome.ending = static_cast<std::uint8_t>(s.ending);
  for_each_seat(s, [&](Seat seat) { outcome.scores.push_back(parked_cars(s, seat)); });
  if (outcome.over()) outcome.winners = winners_of(s);
  return outcome;
}

constexpr void add_item(ItemList& out, RuleId rule, ItemLabel label, int count) {
  out.push_back({rule, static_cast<std::uint8_t>(label), static_cast<std::uint8_t>(count), count});
}

constexpr void list_parked(const State& s, Seat seat, ItemList& out) {
  int count[4] = {};
  for (int i = 0; i < kCarsPerSeat; ++i) {
    const Car& car = s.city.cars[car_of(seat, i).index];
    if (!car.parked()) continue;
    const Lot lot = s.city.lots[car.tile];
    ++count[(lot.owner() == seat ? 0 : 2) + (lot.building() == Building::kFactory ? 1 : 0)];
  }
  for (unsigned i = 0; i < 4; ++i) add_item(out, rule(27), static_cast<ItemLabel>(i), count[i]);
}

constexpr int open_jobs(const State& s, Building kind) {
  int open = 0;
  for (const Lot& lot : s.city.lots) open += lot.building() == kind && lot.open_job();
  return open;
}

constexpr void items(const State& s, Ledger ledger, Seat seat, ItemList& out, const Content&) {
  switch (ledger) {
    case Ledger::kParked:
      return list_parked(s, seat, out);
    case Ledger::kToBuild: {
      const BuildingCounts& left = s.unbuilt[seat.index];
      add_item(out, rule(7), ItemLabel::kHousesLeft, left[Building::kHouse]);
      add_item(out, rule(7), ItemLabel::kShopsLeft, left[Building::kShop]);
      add_item(out, rule(7), ItemLabel::kFactoriesLeft, left[Building::kFactory]);
      return;
    }
    case Ledger::kOpenJobs:
      add_item(out, rule(21), ItemLabel::kOpenShops, open_jobs(s, Building::kShop));
      add_item(out, rule(21), ItemLabel::kOpenFactories, open_jobs(s, Building::kFactory));
      return;
  }
}

}  // namespace citybox::crash_city
