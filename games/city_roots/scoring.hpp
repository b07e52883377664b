#pragma once
// The recounts line by line, and how things stand.

#include "engine/core/outcome.hpp"
#include "engine/kit/seats.hpp"
#include "games/city_roots/board.hpp"

namespace citybox::city_roots {

// What can be recounted.
enum class Ledger : std::uint8_t {
  kRevenue,     // CR-25
  kPeople,      // CR-24: a hundred for each marker in Displaced People
  kHouses,      // CR-24: tiles in Displaced Houses
  kHighIncome,  // H of the event cards
};

// `subject` of an item: how many tiles, markers or stacks the line is about.
enum class ItemLabel : std::uint8_t {
  kLocalBusinesses,
  kCorporations,
  kResidents,
  kDisplacedHouses,
  kSingleHomes,
  kStacksOfTwo,
  kStacksOfThree,
};

constexpr Item item(RuleId cause, ItemLabel label, int subject, int amount) {
  return {cause, static_cast<std::uint8_t>(label), static_cast<std::uint8_t>(subject), amount};
}

// The city's own, whatever the seat.
constexpr void items(const State& s, Ledger ledger, Seat, ItemList& out, const Content& c) {
  switch (ledger) {
    case Ledger::kRevenue:
      out.push_back(
          item(rule(25), ItemLabel::kLocalBusinesses, s.business.size(), business_revenue(s, c)));
      out.push_back(item(rule(25), ItemLabel::kCorporations, s.corporation.size(),
                         corporation_revenue(s, c)));
      return;
    case Ledger::kPeople:
      out.push_back(item(rule(24), ItemLabel::kResidents, s.residents, displaced_people(s)));
      return;
    case Ledger::kHouses:
      out.push_back(
          item(rule(24), ItemLabel::kDisplacedHouses, s.displaced_houses, s.displaced_houses));
      return;
    case Ledger::kHighIncome:
      out.push_back(item(rule(5), ItemLabel::kSingleHomes, s.high[0].size(), s.high[0].size()));
      out.push_back(item(rule(5), ItemLabel::kStacksOfTwo, s.high[1].size(), 2 * s.high[1].size()));
      out.push_back(
          item(rule(5), ItemLabel::kStacksOfThree, s.high[2].size(), 3 * s.high[2].size()));
      return;
  }
}

// Everyone wins or nobody does; the score is the city's revenue.
constexpr Outcome outcome(const State& s, const Content& c) {
  Outcome result;
  result.ending = static_cast<std::uint8_t>(s.ending);
  if (s.ending == Ending::kWon) result.winners = SeatSet::first(s.seats);
  for_each_seat(s, [&](Seat) { result.scores.push_back(revenue(s, c)); });
  return result;
}

}  // namespace citybox::city_roots
