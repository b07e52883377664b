// A finished game in words: the goal on the way there, what decided it, and what it meant for the
// people of the city.

#include <algorithm>

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

int built_over(const State& s) { return kSquares - count_free(s, SpaceKind::kSquare); }

// The line of its sheet that brought a seat most, in points.
struct BestTerm {
  std::string term;
  int points = 0;
};
BestTerm best_term(const State& s, const Content& c, Seat seat) {
  BestTerm best;
  const Department d = s.departments[seat.index];
  if (!is_department(d)) return best;
  for (const Term& term : sheet_of(c, d).terms) {
    const int points = points_of(s, c, term, seat);
    if (points > best.points) best = {sentence_of(term), points};
  }
  return best;
}

std::string lost_by(const State& s, const Content& c) {
  Seat best{};
  for_each_seat(s, [&](Seat seat) {
    if (points_of(s, c, seat) > points_of(s, c, best)) best = seat;
  });
  const int left = years_of(deck_of(s, c)) - s.year;
  return say(left > 0
                 ? "It was lost in year {year}, with {left|one more year|{left} more years} to "
                   "go. {who|Your {points} points|The {points} points of {name}} would have been "
                   "the most; now nobody has any use for points."
                 : "It was lost at the very end. {who|Your {points} points|The {points} points of "
                   "{name}} would have been the most; now nobody has any use for points.",
             {{"year", s.year}, {"left", left}, {"who", best}, {"points", points_of(s, c, best)}});
}

}  // namespace

std::string SustainCodec::meant(const State& s, const Content& c) {
  const bool stands = s.ending == Ending::kCounted;
  return say(stands
                 ? "{housed|One person has|{housed} people have} a home here, and {unhappy|one "
                   "is|{unhappy} are} unhappy for good. The air would have taken {room|one more "
                   "square|{room} more squares} of CO₂."
                 : "{housed|One person|{housed} people} had a home here, and {unhappy|one "
                   "was|{unhappy} were} unhappy. {co2|One square|{co2} squares} of CO₂ hung over "
                   "them.",
             {{"housed", people(s)},
              {"unhappy", s.levels.unhappy},
              {"room", c.co2_squares - s.levels.co2},
              {"co2", s.levels.co2}});
}

Goal goal_of(const State& s, const Content& c) {
  const int years = years_of(deck_of(s, c));
  const int year = is_over(s) || s.year > years ? years : s.year;
  Goal goal;
  goal.text = say(s.seats == 1 ? "Win points until year {years} is over, if the city lasts."
                               : "Have the most points after year {years}, if the city lasts.",
                  {{"years", years}});
  goal.more = say(s.seats == 1
                      ? "Lost at {unhappy} unhappy people, {co2} squares of CO₂ or a full map."
                      : "All lose at {unhappy} unhappy people, {co2} squares of CO₂ or a full map.",
                  {{"unhappy", c.unhappy_squares}, {"co2", c.co2_squares}});
  goal.tracks = {{GoalKind::kEnd, "Year", year, years},
                 {GoalKind::kLose, "Unhappy people", s.levels.unhappy, c.unhappy_squares},
                 {GoalKind::kLose, "CO₂", s.levels.co2, c.co2_squares},
                 {GoalKind::kLose, "Squares built over", built_over(s), kSquares}};
  return goal;
}

std::string decided_by(const State& s, const Content& c) {
  if (!is_over(s)) return "";
  if (s.ending != Ending::kCounted) return lost_by(s, c);
  const Outcome result = outcome(s, c);
  const Seat winner = result.winners.front();
  const BestTerm best = best_term(s, c, winner);
  if (best.points == 0) return "";
  if (s.seats == 1 || result.winners.size() > 1) {
    return say(
        "Most of it came from one line of {who|your sheet|{name}'s sheet}: {term}, which made "
        "{points}.",
        {{"who", winner}, {"term", best.term}, {"points", best.points}});
  }
  int second = 0;
  for_each_seat(s, [&](Seat seat) {
    if (seat != winner) second = std::max<int>(second, result.scores[seat.index]);
  });
  return say(
      "{who|You were|{name} was} {ahead|one point|{ahead} points} ahead. Most of it came from one "
      "line of the sheet: {term}, which made {points}.",
      {{"who", winner},
       {"ahead", result.scores[winner.index] - second},
       {"term", best.term},
       {"points", best.points}});
}

}  // namespace citybox::sustain
