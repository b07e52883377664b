#include <fmt/format.h>

#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

namespace {

Words action_words() {
  Words words;
  words.actions = {{"buy", "Buy {construction}"},
                   {"place", "Build it at {space}"},
                   {"retrofit", "Retrofit the building at {space}"},
                   {"rent-out", "Give the building at {space} a renter"},
                   {"end", "End the turn"},
                   {"lose", "Lose the renter at {space}"},
                   {"call", "Call a breach"},
                   {"let-be", "Let it be"},
                   {"vote-yes", "Vote yes"},
                   {"vote-no", "Vote no"},
                   {"propose", "Propose {law}"},
                   {"about", "The law is about {construction}"},
                   {"number", "So many: {number}"},
                   {"fine", "A fine of {number}"},
                   {"repeal", "Propose to repeal law {number}"},
                   {"pass", "Propose nothing"},
                   {"card", "Bring the climate card {card}"},
                   {"close", "Close the session"},
                   {"pool", "All tables together: {pool} damage"}};
  words.names["number"] = {{"", "0"}};
  for_each_for_sale(
      [&](Construction what) { words.names["construction"][name_of(what)] = a_noun(what); });
  CardSet::all().for_each(
      [&](Card card) { words.names["card"][name_of(card)] = std::string(title_of(card)); });
  words.names["law"] = {{"require", "a requirement"},
                        {"forbid", "a ban"},
                        {"surcharge", "a surcharge"},
                        {"cap", "a cap on emissions"},
                        {"free-text", "a law in your own words"}};
  return words;
}

}  // namespace

Vocabulary BrokenCitiesCodec::vocabulary(const Content& c) {
  Vocabulary all;
  all.words = action_words();
  for_each_for_sale([&](Construction what) {
    const std::string noun(noun_for(what));
    all.constructions[name_of(what)] = {.name = std::string(title_of(what)),
                                        .noun = noun,
                                        .plural = noun + "s",
                                        .text = text_of(what, c),
                                        .price = c.price[what],
                                        .emissions = c.emissions[what],
                                        .rent = is_park(what) ? c.park_bonus : c.rent[what]};
  });
  CardSet::all().for_each([&](Card card) {
    all.cards[name_of(card)] = {.name = std::string(title_of(card)),
                                .text = text_of(card, c.disease_takes),
                                .rule = "BC-22"};
  });
  for (int kind = 1; kind <= kLawKinds; ++kind) {
    const auto law = static_cast<LawKind>(kind);
    all.laws[name_of(law)] = words_for(law, c);
  }
  all.law_making = {.text = "After each climate event the table may make one, if all agree.",
                    .rule = "BC-30"};
  for (int i = 0; i < kMostSeats; ++i) all.colors.emplace_back(color_of(seat_at(i)));
  all.rent_goal = c.rent_goal;
  all.emissions_a_row = c.emissions_a_row;
  all.most_damage = c.most_damage;
  all.longest_wording = c.longest_wording;
  return all;
}

}  // namespace citybox::broken_cities
