// A table of a class at a glance, and what the tables of a class share (BC-40 … BC-43).

#include "engine/types/options_json.hpp"
#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

Glance BrokenCitiesCodec::glance(const Seen<BrokenCities>& seen, const Content& c,
                                 const Said& said) {
  const State& s = seen.state();
  Figure rents{"rent", "Rent", 0, {}, Better::kHigh};
  Figure emits{"emissions", "Emissions", emissions(s, c), {}, Better::kLow};
  Figure green{"green", "Green buildings and parks", 0, {}, Better::kHigh};
  for_each_seat(s, [&](Seat seat) {
    rents.seats.push_back(rent(s, seat, c));
    rents.value += rents.seats.back();
    emits.seats.push_back(own_emissions(s, seat, c));
    const SpaceSet clean = s.built[Construction::kGreen] | s.built[Construction::kGreenspace] |
                           s.built[Construction::kEcoPark];
    green.seats.push_back((clean & s.owned[seat.index]).size());
    green.value += green.seats.back();
  });
  Glance glance{.moment = say("Round {round}", {{"round", s.round}}), .round = s.round};
  glance.figures = {std::move(rents),
                    std::move(emits),
                    {"damage", "Damage", s.damage, {}, Better::kLow},
                    std::move(green),
                    {"laws", "Laws", static_cast<std::int64_t>(s.laws.size())}};
  for (const Law& law : s.laws) {
    glance.rules.push_back({law_sentence(law, said), law.kind == LawKind::kFreeText});
  }
  return glance;
}

Sharing BrokenCitiesCodec::sharing(int tables, const Options& options, const Content& c) {
  Options shared = options;
  shared.climate = Climate::kShared;
  const int many = tables < 1 ? 1 : tables > kMostTables ? kMostTables : tables;
  shared.tables = static_cast<Tables>(many - 1);
  Sharing sharing{.most_tables = kMostTables,
                  .noun = "damage",
                  .after = "Then each table makes its law.",
                  .after_last = "It was the last one: after it the game is decided."};
  for (const auto& option : write_options(shared)) {
    sharing.options[std::string(option.key())] = std::string(option.value().as_string());
  }
  State s;
  s.options = shared;
  for (const std::uint16_t number : event_numbers(s, c)) sharing.numbers.push_back(number);
  CardSet::all().for_each([&](Card card) {
    sharing.cards.push_back({name_of(card), std::string(title_of(card)), text_of(card, c)});
  });
  return sharing;
}

// The round that runs has added nothing yet; once its damage is counted it has.
Share BrokenCitiesCodec::share(const State& s, const Content& c) {
  Share share{.rounds = s.stage == Stage::kRoundEnd ? s.round : s.round - 1,
              .added = s.damage,
              .a_round = damage_of(emissions(s, c), c),
              .told = s.pool,
              .cards = {}};
  s.used.for_each([&](Card card) { share.cards.push_back(name_of(card)); });
  return share;
}

}  // namespace citybox::broken_cities
