// A finished game looked back upon: what decided it, and what it meant for people.

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

Seat first_by_rent(const State& s, const Content& c) {
  return by_rent(s, c)[static_cast<unsigned>(s.seats - 1)];
}
Seat second_by_rent(const State& s, const Content& c) {
  return by_rent(s, c)[static_cast<unsigned>(s.seats - 2)];
}

std::string decided(const State& s, const Content& c) {
  const Seat best = first_by_rent(s, c), next = second_by_rent(s, c);
  const int most = rent(s, best, c), ahead = most - rent(s, next, c);
  const Fill who{"who", best}, round{"round", s.round}, rents{"rent", most};
  switch (s.ending) {
    case Ending::kRentReached:
      if (ahead == 0) {
        return say("In round {round} {who} and {next} both came to {rent} in rent.",
                   {round, who, {"next", next}, rents});
      }
      return say(
          "In round {round} {who|your|{name}'s} rent came to {rent}; the next best was {ahead} "
          "behind.",
          {round, who, rents, {"ahead", ahead}});
    case Ending::kCityBroke:
      if (most >= c.rent_goal) break;
      return say(
          "In round {round} the damage reached {damage}, and the city broke. {who|You were|{name} "
          "was} still {short} short of {goal}.",
          {round, {"damage", s.damage}, who, {"short", c.rent_goal - most}, {"goal", c.rent_goal}});
    case Ending::kStandstill:
      return say("By round {round} the air was clean, and nobody built any more.", {round});
    default:
      break;
  }
  return say("It ended in round {round}, and {who|your|{name}'s} rent of {rent} was the highest.",
             {round, who, rents});
}

std::string laws(const State& s) {
  const int count = static_cast<int>(s.laws.size());
  if (count == 0) return "In the end no law was in force.";
  return say("In the end {laws|one law was|{laws} laws were} in force.", {{"laws", count}});
}

std::string share(const State& s, const Content& c) {
  const Seat most = dirtiest(s, c);
  return say("Of the {city} that the city emitted, {own} were {who|yours|{name}'s}.",
             {{"city", emissions(s, c)}, {"own", own_emissions(s, most, c)}, {"who", most}});
}

}  // namespace

int gone(const State& s, const Content& c) {
  return c.renters - s.renters.size() - s.available - s.reserve;
}

Seat dirtiest(const State& s, const Content& c) {
  Seat most{0};
  for_each_seat(s, [&](Seat seat) {
    if (own_emissions(s, seat, c) > own_emissions(s, most, c)) most = seat;
  });
  return most;
}

std::string BrokenCitiesCodec::meant(const State& s, const Content& c) {
  const int left = gone(s, c);
  const Fill homes{"homes", s.renters.size()}, looking{"looking", s.available};
  const std::string housed =
      left == 0
          ? say("{homes|One renter has|{homes} renters have} a home in this city, and nobody had "
                "to leave it",
                {homes})
          : say("{left|One renter|{left} renters} lost what they had here and left for good; "
                "{homes|one still has|{homes} still have} a home",
                {{"left", left}, homes});
  if (s.available == 0) return housed + ".";
  return housed + say(left == 0
                          ? "; {looking|one more still looks|{looking} more still look} for one."
                          : ", and {looking|one looks|{looking} look} for one.",
                      {looking});
}

std::vector<std::string> debrief_of(const State& s, const Content& c) {
  if (!is_over(s)) return {};
  std::vector<std::string> told{decided(s, c)};
  if (own_emissions(s, dirtiest(s, c), c) > 0 && emissions(s, c) > 0) told.push_back(share(s, c));
  told.push_back(laws(s));
  return told;
}

}  // namespace citybox::broken_cities
