// A finished game in words: the goal on the way there, what decided it, what it meant for the people of
// the city, and what there is to talk about.

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

std::string decided_by(const State& s, const Content& c) {
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

std::string meant_for_people(const State& s, const Content& c) {
  const bool stands = s.ending == Ending::kCounted;
  return say(stands
                 ? "{housed|One person has|{housed} people have} a home here, and {unhappy|one "
                   "is|{unhappy} are} unhappy for good. The air would have taken {room|one more "
                   "square|{room} more squares} of CO2."
                 : "{housed|One person|{housed} people} had a home here, and {unhappy|one "
                   "was|{unhappy} were} unhappy. {co2|One square|{co2} squares} of CO2 hung over "
                   "them.",
             {{"housed", people(s)},
              {"unhappy", s.levels.unhappy},
              {"room", c.co2_squares - s.levels.co2},
              {"co2", s.levels.co2}});
}

// What is good for its department alone.
constexpr Building kForOneAlone[] = {Building::kCarPark, Building::kMeadow, Building::kResort,
                                     Building::kFactory, Building::kTower};

Building most_selfish(const State& s, const Content& c) {
  Building found = Building::kNone;
  int most = 0;
  for (const Building b : kForOneAlone) {
    int standing = count_buildings(s, b);
    for (const StartBuilding& start : c.start) standing -= start.building == b ? 1 : 0;
    if (standing > most) {
      found = b;
      most = standing;
    }
  }
  return found;
}

std::vector<std::string> to_talk_about(const State& s, const Content& c) {
  constexpr std::size_t kMostQuestions = 2;
  constexpr int kManyCoins = 4;
  std::vector<std::string> list;
  int coins = 0;
  for_each_seat(s, [&](Seat seat) { coins += s.coins[seat.index]; });
  const Building selfish = most_selfish(s, c);
  if (s.ending != Ending::kCounted) {
    list.emplace_back(
        "When could you still have turned it round, and what was the money spent on instead?");
  } else if (2 * s.levels.unhappy > c.unhappy_squares) {
    list.push_back(say("{unhappy} people are unhappy for good. Would they say that somebody won?",
                       {{"unhappy", s.levels.unhappy}}));
  }
  if (selfish != Building::kNone) {
    list.push_back(say("Who gained from {the_building}, and who paid for it?",
                       {{"the_building", text_of(selfish).the}}));
  }
  if (coins >= kManyCoins) {
    list.push_back(
        say("{coins} coins were never spent. What would they have paid for?", {{"coins", coins}}));
  }
  if (std::count(s.sides.begin(), s.sides.end(), Side::kTurned) > 0) {
    list.emplace_back("Which hidden side surprised you, and did its front promise something else?");
  }
  list.emplace_back("Which promise would you believe again, and whose?");
  if (list.size() > kMostQuestions) list.resize(kMostQuestions);
  return list;
}

}  // namespace

Goal goal_of(const State& s, const Content& c) {
  const int years = years_of(deck_of(s, c));
  const int year = is_over(s) || s.year > years ? years : s.year;
  Goal goal;
  goal.text = say(s.seats == 1 ? "Win points until year {years} is over. Lost at {unhappy} "
                                 "unhappy people, {co2} CO2 or a full map."
                               : "Win by points after year {years}. All lose at {unhappy} unhappy "
                                 "people, {co2} CO2 or a full map.",
                  {{"years", years}, {"unhappy", c.unhappy_squares}, {"co2", c.co2_squares}});
  goal.tracks = {{GoalKind::kEnd, "Year", year, years},
                 {GoalKind::kLose, "Unhappy people", s.levels.unhappy, c.unhappy_squares},
                 {GoalKind::kLose, "CO₂", s.levels.co2, c.co2_squares},
                 {GoalKind::kLose, "Squares built over", built_over(s), kSquares}};
  return goal;
}

std::optional<EndNow> end_of(const State& s, const Content& c) {
  if (!is_over(s)) return std::nullopt;
  return EndNow{decided_by(s, c), meant_for_people(s, c), to_talk_about(s, c)};
}

}  // namespace citybox::sustain
