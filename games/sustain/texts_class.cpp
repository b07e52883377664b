// A table of a class at a glance. Backs of solutions and cards to come are in none of these numbers.

#include "engine/kit/seats.hpp"
#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// The one that runs, or the last; from 1, before the first too.
int year_of(const State& s, const Content& c) {
  const int years = years_of(deck_of(s, c));
  return s.year < 1 ? 1 : s.year > years ? years : s.year;
}

std::string_view moment_text(const State& s) {
  if (s.ending == Ending::kCounted) return "After year {year}";
  if (is_over(s)) return "Lost in year {year}";
  switch (s.phase) {
    case Phase::kFound:
    case Phase::kDepartments:
      return "Before the first year";
    case Phase::kMandate:
      return "Year {year}, events";
    case Phase::kPlace:
      return s.pending.spot == kNoSpot ? "Year {year}, events" : "Year {year}, investing";
    case Phase::kDiscussion:
      return "Year {year}, discussion";
    case Phase::kInvesting:
      break;
  }
  return "Year {year}, investing";
}

}  // namespace

Glance SustainCodec::glance(const Seen<Sustain>& seen, const Content& c, const Said&) {
  const State& s = seen.state();
  Figure points{"points", "Points", 0, {}, Better::kHigh};
  for_each_seat(s, [&](Seat seat) {
    points.seats.push_back(points_of(s, c, seat));
    points.value += points.seats.back();
  });
  const int year = year_of(s, c);
  Glance glance{.moment = say(moment_text(s), {{"year", year}}), .round = year};
  glance.figures = {{"unhappy", "Unhappy people", s.levels.unhappy, {}, Better::kLow},
                    {"co2", "CO₂", s.levels.co2, {}, Better::kLow},
                    {"living", "Standard of living", s.levels.sol, {}, Better::kHigh},
                    std::move(points),
                    {"people", "People with a home", people(s), {}, Better::kHigh}};
  return glance;
}

}  // namespace citybox::sustain
