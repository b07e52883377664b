#pragma once
// What can be read off a state: room, supplies, rents, emissions, whose turn it is.

#include <array>

#include "engine/core/seat.hpp"
#include "engine/kit/seats.hpp"
#include "games/broken_cities/content.hpp"
#include "games/broken_cities/state.hpp"

namespace citybox::broken_cities {

constexpr Seat seat_at(int index) { return Seat{static_cast<std::uint8_t>(index)}; }

constexpr SpaceSet vacant(const State& s) { return SpaceSet::all() - s.built.all(); }
constexpr SpaceSet homes_of(const State& s, Seat seat) {
  return s.owned[seat.index] & s.built.homes();
}
constexpr SpaceSet occupied_homes(const State& s, Seat seat) {
  return s.owned[seat.index] & s.renters;
}
constexpr SpaceSet empty_homes(const State& s, Seat seat) { return homes_of(s, seat) - s.renters; }

// kFacilitator where nothing stands.
constexpr Seat owner_of(const State& s, Space space) {
  Seat owner = kFacilitator;
  for_each_seat(s, [&](Seat seat) {
    if (s.owned[seat.index].contains(space)) owner = seat;
  });
  return owner;
}

// BC-2
constexpr int pieces_left(const State& s, Construction what, const Content& c) {
  if (what == Construction::kRetrofit) return c.pieces[what];
  return c.pieces[what] - s.built[what].size();
}

// BC-13: what a building becomes; kNone if it cannot be raised.
constexpr Construction raised(Construction what) {
  if (what == Construction::kLowCost) return Construction::kConventional;
  return what == Construction::kConventional ? Construction::kGreen : Construction::kNone;
}
constexpr SpaceSet retrofittable(const State& s, Seat seat, const Content& c) {
  SpaceSet some = s.built[Construction::kLowCost];
  if (pieces_left(s, Construction::kGreen, c) > 0) some |= s.built[Construction::kConventional];
  return some & s.owned[seat.index];
}

// BC-5, BC-17. A landlord of parks can be below 0, the city cannot.
constexpr int emissions_on(const State& s, SpaceSet where, const Content& c) {
  int sum = 0;
  for_each_kind(
      [&](Construction what) { sum += c.emissions[what] * (s.built[what] & where).size(); });
  return sum;
}
constexpr int own_emissions(const State& s, Seat seat, const Content& c) {
  return emissions_on(s, s.owned[seat.index], c);
}
constexpr int emissions(const State& s, const Content& c) {
  const int sum = emissions_on(s, SpaceSet::all(), c);
  return sum < 0 ? 0 : sum;
}
constexpr int emissions_at(const State& s, Space space, const Content& c) {
  const Construction what = s.built.at(space);
  return what == Construction::kNone ? 0 : c.emissions[what];
}

// BC-16: the homes that get the park's bonus, whoever owns park and home.
constexpr SpaceSet park_side(const State& s) { return s.built.homes() & s.built.parks().beside(); }

// BC-14, BC-16
constexpr int rent(const State& s, Seat seat, const Content& c) {
  using enum Construction;
  const SpaceSet homes = occupied_homes(s, seat);
  const SpaceSet shops = s.built[kShopping] & s.owned[seat.index];
  const SpaceSet paying = homes | shops;
  return c.rent[kLowCost] * (s.built[kLowCost] & homes).size() +
         c.rent[kConventional] * (s.built[kConventional] & homes).size() +
         c.rent[kGreen] * (s.built[kGreen] & homes).size() + c.rent[kShopping] * shops.size() +
         c.shore_bonus * (paying & kShore).size() + c.forest_bonus * (paying & kForest).size() +
         c.park_bonus * (homes & park_side(s)).size();
}
// Of one building; 0 where nobody pays.
constexpr int rent_at(const State& s, Space space, const Content& c) {
  const Construction what = s.built.at(space);
  const bool pays = what == Construction::kShopping || s.renters.contains(space);
  if (!pays) return 0;
  return c.rent[what] + (kShore.contains(space) ? c.shore_bonus : 0) +
         (kForest.contains(space) ? c.forest_bonus : 0) +
         (park_side(s).contains(space) ? c.park_bonus : 0);
}

// BC-20
constexpr int damage_of(int city_emissions, const Content& c) {
  const int rows = city_emissions < 1 ? 0 : (city_emissions - 1) / c.emissions_a_row;
  return rows < c.most_damage ? rows : c.most_damage;
}

// What the running round will add to the track; nothing once it is counted.
constexpr int damage_coming(const State& s, const Content& c) {
  const bool counted = s.stage == Stage::kRoundEnd || s.ending != Ending::kNone;
  return counted ? 0 : damage_of(emissions(s, c), c);
}

// BC-21, BC-40
constexpr const std::array<std::uint16_t, kEvents>& event_numbers(const State& s,
                                                                  const Content& c) {
  if (s.options.climate == Climate::kOwn) return c.printed_events[0];
  const bool even = s.options.thresholds == Thresholds::kEven;
  return (even ? c.even_events : c.printed_events)[static_cast<unsigned>(s.options.tables)];
}
constexpr int events_reached(const State& s, int damage, const Content& c) {
  int reached = 0;
  for (const std::uint16_t number : event_numbers(s, c)) reached += damage >= number ? 1 : 0;
  return reached;
}

// BC-40: under a shared climate an event has come when its card has fallen.
constexpr int events_so_far(const State& s, const Content& c) {
  if (s.options.climate == Climate::kOwn) return events_reached(s, s.damage, c);
  return s.used.size() - static_cast<int>(s.waiting.size());
}
// … and the next one is known as far as the pool is. 0: it is not, or there is none.
constexpr int next_event(const State& s, const Content& c) {
  const bool own = s.options.climate == Climate::kOwn;
  if (!own && s.pool == 0) return 0;
  const int track = own ? s.damage : s.pool;
  for (int event = events_so_far(s, c); event < kEvents; ++event) {
    const int number = event_numbers(s, c)[static_cast<unsigned>(event)];
    if (number > track) return number;
  }
  return 0;
}

// BC-10, BC-34: lowest rent first, ties by seat.
constexpr std::array<Seat, kMostSeats> by_rent(const State& s, const Content& c) {
  std::array<Seat, kMostSeats> order{};
  std::array<int, kMostSeats> rents{};
  for_each_seat(s, [&](Seat seat) {
    const int own = rent(s, seat, c);
    int place = seat.index;
    for (; place > 0 && rents[static_cast<unsigned>(place - 1)] > own; --place) {
      const auto at = static_cast<unsigned>(place);
      rents[at] = rents[at - 1];
      order[at] = order[at - 1];
    }
    rents[static_cast<unsigned>(place)] = own;
    order[static_cast<unsigned>(place)] = seat;
  });
  return order;
}

constexpr bool is_over(const State& s) { return s.ending != Ending::kNone; }

// Whose turn it is, or was until its hearing.
constexpr Seat active_seat(const State& s) { return s.order[s.turn]; }
constexpr Seat speaker(const State& s) {
  return s.speakers[static_cast<unsigned>(s.speech % s.seats)];
}

// BC-22: homes are being chosen.
constexpr bool disease_rages(const State& s) {
  unsigned left = 0;  // without an early exit: every decision asks
  for (const std::uint8_t renters : s.to_lose) left |= renters;
  return left != 0;
}
// Everybody decides at the same time; a card waits for that (BC-41).
constexpr bool all_decide(const State& s) {
  return disease_rages(s) || s.talk == Talk::kVote || s.talk == Talk::kCall ||
         s.talk == Talk::kVerdict;
}

// The seats with a say in the ballot under way.
constexpr SeatSet voters(const State& s) {
  SeatSet set = SeatSet::first(s.seats);
  set.remove(s.talk == Talk::kVote ? speaker(s) : active_seat(s));
  return s.talk == Talk::kVerdict ? set - s.callers : set;
}

// The seats of which something holds, all looked at.
template <class Holds>
constexpr SeatSet seats_that(Holds&& holds) {
  unsigned bits = 0;
  for (unsigned i = 0; i < kMostSeats; ++i) bits |= unsigned{holds(i)} << i;
  return SeatSet::from_bits(bits);
}

constexpr SeatSet deciders(const State& s) {
  if (is_over(s)) return {};
  if (disease_rages(s)) return seats_that([&](unsigned i) { return s.to_lose[i] > 0; });
  switch (s.talk) {
    case Talk::kNone:
      return SeatSet(active_seat(s));
    case Talk::kVote:
    case Talk::kCall:
    case Talk::kVerdict:
      return voters(s) - seats_that([&](unsigned i) { return is_cast(s.ballots[i]); });
    default:
      return SeatSet(speaker(s));
  }
}

}  // namespace citybox::broken_cities
