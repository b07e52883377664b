// A table of a class at a glance. Nothing in this town is hidden.

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

// A card stays what the turn is about while the city answers it.
std::string moment(const State& s, const Content& c) {
  const Fill turn{"turn", turn_number(s, c)};
  if (is_over(s)) return say("After turn {turn}", {turn});
  if (s.card == Card::kNone) return say("Turn {turn}, policy", {turn});
  return say("Turn {turn}, {card}", {turn, {"card", title_of(s.card)}});
}

}  // namespace

Glance CityRootsCodec::glance(const Seen<CityRoots>& seen, const Content& c, const Said&) {
  const State& s = seen.state();
  Glance glance{.moment = moment(s, c), .round = turn_number(s, c)};
  glance.figures = {{"revenue", "Revenue", revenue(s, c), {}, Better::kHigh},
                    {"people", "Displaced people", displaced_people(s), {}, Better::kLow},
                    {"houses", "Displaced houses", s.displaced_houses, {}, Better::kLow},
                    {"shops", "Local businesses", s.business.size(), {}, Better::kHigh},
                    {"high-income", "High-income homes", high_homes(s)}};
  return glance;
}

}  // namespace citybox::city_roots
