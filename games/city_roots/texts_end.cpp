// How a finished game is told: what decided it, and what it meant for people.

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

std::string last_straw(const State& s, const Content& c) {
  const Fill turn{"turn", turn_number(s, c)};
  switch (s.step) {
    case Step::kEvent:
      return say("The last straw came in turn {turn}, with an event: {card}.",
                 {turn, {"card", title_of(s.card)}});
    case Step::kEventUpdate:
      return say("The last straw came in turn {turn}, with what followed from an event: {card}.",
                 {turn, {"card", title_of(s.card)}});
    default:
      return say("The last straw came in turn {turn}, with the mayor's own policy.", {turn});
  }
}

std::string sources(const State& s, const Content& c) {
  return say(
      "{corporations|1 corporation|{corporations} corporations} brought {large} revenue in turn "
      "{turn}, and {shops|1 local business|{shops} local businesses} brought {small}.",
      {{"turn", turn_number(s, c)},
       {"corporations", s.corporation.size()},
       {"large", corporation_revenue(s, c)},
       {"shops", s.business.size()},
       {"small", business_revenue(s, c)}});
}

}  // namespace

std::string CityRootsCodec::meant(const State& s, const Content& c) {
  const Fill homes{"homes", s.low.size()}, of{"of", c.low_homes}, high{"high", high_homes(s)};
  if (s.residents == 0) {
    return say(
        "{homes} of {of} low-income homes still {homes|stands|stand}, nobody is without a roof, "
        "and {high|1 high-income home has|{high} high-income homes have} come to town.",
        {homes, of, high});
  }
  return say(
      "{homes} of {of} low-income homes still {homes|stands|stand}, {people} people have lost "
      "theirs, and {high|1 high-income home has|{high} high-income homes have} come to town.",
      {homes, of, {"people", people_of(s.residents)}, high});
}

bool came_too_late(const State& s, const Content& c) {
  return s.ending != Ending::kWon && revenue(s, c) >= c.revenue_goal;
}

std::string decided_by(const State& s, const Content& c) {
  if (s.ending == Ending::kWon) return sources(s, c);
  if (s.ending == Ending::kTermOver) {
    return say("After {turns} turns the city was {missing} revenue short of the goal.",
               {{"turns", last_turn(c)}, {"missing", c.revenue_goal - revenue(s, c)}});
  }
  if (!came_too_late(s, c)) return last_straw(s, c);
  return say(
      "{straw} Revenue stood at {revenue} by then, but it is counted at the end of a turn: it came "
      "too late.",
      {{"straw", last_straw(s, c)}, {"revenue", revenue(s, c)}});
}

std::string CityRootsCodec::verdict(const State& s, const Content& c) {
  const Fill total{"revenue", revenue(s, c)}, people{"people", people_of(s.residents)};
  switch (s.ending) {
    case Ending::kNone:
      break;
    case Ending::kWon:
      if (s.residents == 0) {
        return say("You won together with revenue {revenue}, and nobody is without a home.",
                   {total});
      }
      return say("You won together with revenue {revenue}, and {people} people lost their homes.",
                 {total, people});
    case Ending::kRapidDisplacement:
      if (came_too_late(s, c)) {
        return say(
            "Lost to rapid displacement: {houses} houses were gone before the revenue of {revenue} "
            "could count. It came too late.",
            {{"houses", s.displaced_houses}, total});
      }
      return say(
          "Lost to rapid displacement: {houses|1 house was|{houses} houses were} gone at once.",
          {{"houses", s.displaced_houses}});
    case Ending::kDisplacedMasses:
      if (came_too_late(s, c)) {
        return say(
            "Lost to displaced masses: {people} people were without a home before the revenue of "
            "{revenue} could count. It came too late.",
            {people, total});
      }
      return say(
          "Lost to displaced masses: {people} people without a home, all that the city could bear.",
          {people});
    case Ending::kTermOver:
      return say("The council's term ran out at revenue {revenue}: not won.", {total});
  }
  return "";
}

}  // namespace citybox::city_roots
