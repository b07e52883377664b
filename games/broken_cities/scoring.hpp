#pragma once
// The recounts line by line, and how things stand.

#include "engine/core/outcome.hpp"
#include "games/broken_cities/board.hpp"

namespace citybox::broken_cities {

// What can be recounted.
enum class Ledger : std::uint8_t {
  kRent,           // BC-16, of a seat
  kEmissions,      // BC-17, of a seat
  kCityEmissions,  // BC-5, of all
  kDamage,         // BC-20: the track as it will be if the round ends now
};

// `subject` of an item: the space, or for the damage a number.
enum class ItemLabel : std::uint8_t {
  kNone,
  kLowCost,  // as Construction
  kConventional,
  kGreen,
  kShopping,
  kGreenspace,
  kEcoPark,
  kVacantHome,  // a home without a renter
  kBesideShore,
  kBesideForest,
  kBesidePark,
  kNeverBelowZero,
  kTrack,
  kThisRound,  // subject: the city's emissions, 255 at most
};

constexpr Item item(int number, ItemLabel label, int subject, int amount) {
  return {rule(number), static_cast<std::uint8_t>(label), static_cast<std::uint8_t>(subject),
          amount};
}

constexpr void list_rent(const State& s, Seat seat, ItemList& out, const Content& c) {
  const SpaceSet bonus = park_side(s);
  s.owned[seat.index].for_each([&](Space at) {
    const Construction what = s.built.at(at);
    if (is_park(what)) return;
    const int where = at.index;
    if (is_home(what) && !s.renters.contains(at)) {
      return out.push_back(item(14, ItemLabel::kVacantHome, where, 0));
    }
    out.push_back(item(16, static_cast<ItemLabel>(what), where, c.rent[what]));
    if (kShore.contains(at)) out.push_back(item(16, ItemLabel::kBesideShore, where, c.shore_bonus));
    if (kForest.contains(at))
      out.push_back(item(16, ItemLabel::kBesideForest, where, c.forest_bonus));
    if (bonus.contains(at)) out.push_back(item(16, ItemLabel::kBesidePark, where, c.park_bonus));
  });
}

constexpr void list_emissions(const State& s, SpaceSet where, ItemList& out, const Content& c) {
  where.for_each([&](Space at) {
    const Construction what = s.built.at(at);
    out.push_back(item(17, static_cast<ItemLabel>(what), at.index, c.emissions[what]));
  });
}

constexpr void items(const State& s, Ledger ledger, Seat seat, ItemList& out, const Content& c) {
  const int city = emissions(s, c);
  const int raw = emissions_on(s, SpaceSet::all(), c);
  switch (ledger) {
    case Ledger::kRent:
      return list_rent(s, seat, out, c);
    case Ledger::kEmissions:
      return list_emissions(s, s.owned[seat.index], out, c);
    case Ledger::kCityEmissions:
      list_emissions(s, s.built.all(), out, c);
      if (raw < 0) out.push_back(item(5, ItemLabel::kNeverBelowZero, 0, -raw));
      return;
    case Ledger::kDamage:
      out.push_back(item(20, ItemLabel::kTrack, 0, s.damage));
      if (is_over(s) || s.stage == Stage::kRoundEnd) return;  // counted
      out.push_back(item(20, ItemLabel::kThisRound, city < 255 ? city : 255, damage_coming(s, c)));
      return;
  }
}

// BC-24: the score is the rent, or in a broken city of the option `net` what is left of it.
constexpr int score(const State& s, Seat seat, const Content& c) {
  const bool net = s.ending == Ending::kCityBroke && s.options.broken == Broken::kNet;
  return rent(s, seat, c) - (net ? own_emissions(s, seat, c) : 0);
}

// BC-18, BC-24: does `a` stand better than `b`? Score, then money, then the cleaner landlord.
constexpr int compare(const State& s, Seat a, Seat b, const Content& c) {
  const int scores = score(s, a, c) - score(s, b, c);
  if (scores != 0) return scores;
  const int purses = s.money[a.index] - s.money[b.index];
  return purses != 0 ? purses : own_emissions(s, b, c) - own_emissions(s, a, c);
}

constexpr SeatSet winners(const State& s, const Content& c) {
  SeatSet best;
  if (!is_over(s)) return best;
  if (s.ending == Ending::kCityBroke && s.options.broken == Broken::kNobody) return best;
  for_each_seat(s, [&](Seat seat) {
    const int better = best.empty() ? 1 : compare(s, seat, best.front(), c);
    if (better > 0) best = SeatSet{};
    if (better >= 0) best.add(seat);
  });
  return best;
}

constexpr Outcome outcome(const State& s, const Content& c) {
  Outcome result;
  result.ending = static_cast<std::uint8_t>(s.ending);
  result.winners = winners(s, c);
  for_each_seat(s, [&](Seat seat) { result.scores.push_back(score(s, seat, c)); });
  return result;
}

}  // namespace citybox::broken_cities
