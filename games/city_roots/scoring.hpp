#pragma once
// The recounts line by line, and how things stand.

#include "engine/core/outcome.hpp"
#include "games/city_roots/board.hpp"

namespace citybox::city_roots {

// What can be recounted.
enum class Ledger : std::uint8_t {
  kRevenue,     // CR-25
  kPeople,      // CR-24: markers in Displaced People
  kHouses,      // CR-24: tiles in Displaced Houses
  kHighIncome,  // H of the event cards
};

// `subject` of an item: how many tiles, markers or stacks the line is about.
enum class ItemLabel : std::uint8_t {
  kLocalBusinesses,
  kCorporations,
  kDisplacedPeople,
  kDisplacedHouses,
  kSingleHomes,
  kStacksOfTwo,
  kStacksOfThree,
};

constexpr Item item(std::uint8_t rule, ItemLabel label, int subject, int amount) {
  return {RuleId{rule, 0}, static_cast<std::uint8_t>(label), static_cast<std::uint8_t>(subject),
          amount};
}

constexpr void list_items(const State& s, Ledger ledger, ItemList& out) {
  switch (ledger) {
    case Ledger::kRevenue:
      out.push_back(
          item(25, ItemLabel::kLocalBusinesses, s.business.size(), s.business.size() / 2));
      out.push_back(
          item(25, ItemLabel::kCorporations, s.corporation.size(), 2 * s.corporation.size()));
      return;
    case Ledger::kPeople:
      out.push_back(item(24, ItemLabel::kDisplacedPeople, s.residents, s.residents));
      return;
    case Ledger::kHouses:
      out.push_back(item(24, ItemLabel::kDisplacedHouses, s.displaced_houses, s.displaced_houses));
      return;
    case Ledger::kHighIncome:
      out.push_back(item(5, ItemLabel::kSingleHomes, s.high[0].size(), s.high[0].size()));
      out.push_back(item(5, ItemLabel::kStacksOfTwo, s.high[1].size(), 2 * s.high[1].size()));
      out.push_back(item(5, ItemLabel::kStacksOfThree, s.high[2].size(), 3 * s.high[2].size()));
      return;
  }
}

// Everyone wins or nobody does; the score is the city's revenue.
constexpr Outcome outcome_of(const State& s) {
  Outcome result;
  result.ending = static_cast<std::uint8_t>(s.ending);
  if (s.ending == Ending::kWon) result.winners = SeatSet::first(s.seats);
  for (int seat = 0; seat < s.seats; ++seat) result.scores.push_back(revenue(s));
  return result;
}

}  // namespace citybox::city_roots
