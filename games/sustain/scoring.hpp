#pragma once
// SU-31: points; and every recount line by line.

#include "engine/core/outcome.hpp"
#include "games/sustain/board.hpp"

namespace citybox::sustain {

constexpr int points_of(const State& s, const Content& c, const Term& term, Seat seat) {
  if (term.points == 0) return 0;
  const int times = measure(s, c, term.of, {kNowhere, seat}) / term.per;
  const int points = term.points * times;
  return term.cap > 0 && points > term.cap ? term.cap : points;
}

// The points of a department as it stands; `seat` holds it, or nobody (the facilitator).
constexpr int points_of(const State& s, const Content& c, Department department, Seat seat) {
  if (!is_department(department)) return 0;
  int sum = s.laurels[index_of(department)];
  for (const Term& term : sheet_of(c, department).terms) sum += points_of(s, c, term, seat);
  return sum;
}
constexpr int points_of(const State& s, const Content& c, Seat seat) {
  return points_of(s, c, s.departments[seat.index], seat);
}

constexpr Outcome outcome(const State& s, const Content& c) {
  Outcome result;
  result.ending = static_cast<std::uint8_t>(s.ending);
  int best = -1000;
  for_each_seat(s, [&](Seat seat) {
    const int points = points_of(s, c, seat);
    result.scores.push_back(points);
    best = points > best ? points : best;
  });
  if (s.ending != Ending::kCounted) return result;  // SU-30: all lose
  for_each_seat(s, [&](Seat seat) {
    if (result.scores[seat.index] == best) result.winners.add(seat);
  });
  return result;
}

// SU-20 … SU-22 as they would come if the year ended now.
struct Forecast {
  int unhappy_to_sol = 0;  // what moves, after the ends of the tracks
  int sol_to_attractiveness = 0;
  int smog_to_co2 = 0;
  int co2_to_sol = 0;
  int arrivals = 0;
  int unhoused = 0;
  int budget = 0;  // without the reserve
  Levels after{};
};

constexpr int moved(const Content& c, std::uint8_t& level, int amount) {
  const int before = level, wanted = before + amount;
  const int after = wanted < kTrackBottom  ? kTrackBottom
                    : wanted > c.track_top ? c.track_top
                                           : wanted;
  level = static_cast<std::uint8_t>(after);
  return after - before;
}

constexpr Forecast forecast(const State& s, const Content& c) {
  Forecast f;
  Levels& l = f.after;
  l = s.levels;
  f.unhappy_to_sol = moved(c, l.sol, look_up(c.unhappy_to_sol, l.unhappy));
  f.sol_to_attractiveness = moved(c, l.attractiveness, look_up(c.sol_to_attractiveness, l.sol));
  f.smog_to_co2 = look_up(c.smog_to_co2, l.pollution - l.transport);
  if (l.co2 + f.smog_to_co2 > c.co2_squares) f.smog_to_co2 = c.co2_squares - l.co2;
  l.co2 = static_cast<std::uint8_t>(l.co2 + f.smog_to_co2);
  f.co2_to_sol = moved(c, l.sol, look_up(c.co2_to_sol, l.co2));
  f.arrivals = look_up(c.attractiveness_to_people, l.attractiveness);
  const int homes = free_homes(s, c);
  f.unhoused = f.arrivals > homes ? f.arrivals - homes : 0;
  const int marks = l.unhappy + f.unhoused;
  l.unhappy = static_cast<std::uint8_t>(marks < c.unhappy_squares ? marks : c.unhappy_squares);
  f.budget = c.budget[l.sol - 1U];
  return f;
}

// What `items` can recount: a seat's points, and the turn of the year as it would come now.
enum class Ledger : std::uint8_t { kScore, kAdjust, kPeople, kBudget };

enum class ItemLabel : std::uint8_t {
  kLaurels,
  kUnhappyToSol,
  kSolToAttractiveness,
  kSmogToCo2,
  kCo2ToSol,
  kArrivals,
  kHousedNow,
  kBudgetBySol,  // subject: standard of living then
  kReserve,
  kTerms = 32,  // a line of a sheet: 32 + 4 · department + line; subject: what was counted
};

constexpr Item item(RuleId rule, ItemLabel label, int amount, int subject = 0) {
  return {rule, static_cast<std::uint8_t>(label), static_cast<std::uint8_t>(subject), amount};
}

constexpr void list_score(const State& s, const Content& c, Seat seat, ItemList& out) {
  const Department department = s.departments[seat.index];
  if (!is_department(department)) return;
  const auto& terms = sheet_of(c, department).terms;
  for (unsigned i = 0; i < kMostTerms; ++i) {
    if (terms[i].points == 0) continue;
    const auto label = static_cast<ItemLabel>(static_cast<unsigned>(ItemLabel::kTerms) +
                                              kMostTerms * index_of(department) + i);
    const int counted = measure(s, c, terms[i].of, {kNowhere, seat});
    out.push_back(item(rule(31), label, points_of(s, c, terms[i], seat), counted));
  }
  const int laurels = s.laurels[index_of(department)];
  if (laurels > 0) out.push_back(item(rule(31), ItemLabel::kLaurels, laurels));
}

constexpr void items(const State& s, Ledger ledger, Seat seat, ItemList& out, const Content& c) {
  if (ledger == Ledger::kScore) return list_score(s, c, seat, out);
  const Forecast f = forecast(s, c);
  if (ledger == Ledger::kAdjust) {
    out.push_back(item(rule(20), ItemLabel::kUnhappyToSol, f.unhappy_to_sol, s.levels.unhappy));
    out.push_back(item(rule(20), ItemLabel::kSolToAttractiveness, f.sol_to_attractiveness));
    out.push_back(item(rule(20), ItemLabel::kSmogToCo2, f.smog_to_co2));
    out.push_back(item(rule(20), ItemLabel::kCo2ToSol, f.co2_to_sol, f.after.co2));
  } else if (ledger == Ledger::kPeople) {
    out.push_back(item(rule(21), ItemLabel::kArrivals, f.arrivals, f.after.attractiveness));
    out.push_back(item(rule(21), ItemLabel::kHousedNow, f.unhoused - f.arrivals));
  } else {
    out.push_back(item(rule(22), ItemLabel::kBudgetBySol, f.budget, f.after.sol));
    out.push_back(item(rule(22), ItemLabel::kReserve, s.reserve));
  }
}

// What the items of a ledger add up to.
constexpr int headline_of(const State& s, const Content& c, Ledger ledger, Seat seat) {
  if (ledger == Ledger::kScore) return points_of(s, c, seat);
  const Forecast f = forecast(s, c);
  switch (ledger) {
    case Ledger::kAdjust:
      return f.unhappy_to_sol + f.sol_to_attractiveness + f.smog_to_co2 + f.co2_to_sol;
    case Ledger::kPeople:
      return f.unhoused;
    default:
      return f.budget + s.reserve;
  }
}

}  // namespace citybox::sustain
