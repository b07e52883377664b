#include "engine/table/event_json.hpp"
#include "engine/types/words.hpp"
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
                   {"end", "End my turn"},
                   {"lose", "Lose the renter at {space}"},
                   {"call", "Call a breach"},
                   {"let-be", "Let it be"},
                   {"vote-yes", "Vote yes"},
                   {"vote-no", "Vote no"},
                   {"propose", "Propose {law}"},
                   {"about", "The law is about {construction}"},
                   {"number", "Make it {number}"},
                   {"fine", "A fine of {number}"},
                   {"repeal", "Propose to repeal law {number}"},
                   {"pass", "Propose nothing"},
                   {"card", "Bring the climate card {card}"},
                   {"close", "Close the session"},
                   {"pool", "All tables together: {pool} damage"}};
  words.names["number"] = {{"", "0"}};
  for_each_for_sale([&](Construction what) {
    words.names["construction"][name_of(what)] = std::string(a_noun(what));
  });
  CardSet::all().for_each(
      [&](Card card) { words.names["card"][name_of(card)] = std::string(title_of(card)); });
  words.names["law"] = {{"require", "a requirement"},
                        {"forbid", "a ban"},
                        {"surcharge", "a surcharge"},
                        {"cap", "a cap on emissions"},
                        {"free-text", "a law in your own words"}};
  words.with_words = {{{"verb", "propose"}, {"law", "free-text"}}};
  words.per_seat = {"owned", "leaving", "money", "owed", "ballots", "to_lose"};
  return words;
}

std::string citing(int number) { return rule_name(BrokenCitiesCodec::info(), rule(number)); }

std::string spared_by(Card card) {
  const bool takes_later = card == Card::kVectorDisease || card == Card::kNews;
  return takes_later ? "" : "It finds nothing to take, this time.";
}

LawMakingWords law_making_words() {
  return {.none = "None yet. After each climate event the table may make one, if all agree.",
          .rule = citing(30),
          .in_force = "In force:",
          .no_law = "No law is in force yet.",
          .open = "What should the table agree on? Point at a kind of law to see how it reads.",
          .next = "Go on",
          .last = "Propose this law",
          .pass = "Pass",
          .writing = {.ask = "The law in your own words",
                      .example = "Nobody builds beside the forest.",
                      .left = "{left|1 character|{left} characters} left",
                      .done = "Go on to the fine",
                      .back = "Another kind of law"}};
}

MapWords map_words() {
  MapWords map{
      .name = say("The city, a block of {side} by {side}.", {{"side", number_word(kSide)}}),
      .side = kSide,
      .beside = {}};
  kShore.for_each([&](Space at) { map.beside[space_name(at)] = "by the shore"; });
  kForest.for_each([&](Space at) { map.beside[space_name(at)] = "by the forest"; });
  (kShore & kForest).for_each([&](Space at) {
    map.beside[space_name(at)] = "by the shore and the forest";
  });
  return map;
}

SpokenWords spoken_words() {
  return {.vacant = "empty space, {where}",
          .rented = "{name} of {owner} with renter, {where}",
          .unrented = "{name} of {owner} without renter, {where}",
          .owned = "{name} of {owner}, {where}",
          .beside = "{space}, {beside}",
          .choice = "{what}: {label}"};
}

std::map<std::string, std::string> recount_words() {
  return {{name_of(EventKind::kLost), "{name} lost"},
          {name_of(EventKind::kDowngraded), "{name} becomes {other}"},
          {name_of(EventKind::kRenterLeft), "renter leaves"},
          {name_of(EventKind::kRentChanged), "another rent"}};
}

std::map<std::string, std::string> ending_words() {
  return {{name_of(Ending::kRentReached), "The richest landlord in town"},
          {name_of(Ending::kCityBroke), "The city is broken"},
          {name_of(Ending::kStandstill), "The city came to rest"},
          {name_of(Ending::kClosed), "The session is closed"}};
}

}  // namespace

Vocabulary BrokenCitiesCodec::vocabulary(const Content& c) {
  Vocabulary all;
  all.words = action_words();
  for_each_for_sale([&](Construction what) {
    all.constructions[name_of(what)] = {.name = std::string(title_of(what)),
                                        .noun = std::string(noun_for(what)),
                                        .plural = std::string(plural_of(what)),
                                        .text = text_of(what, c),
                                        .price = c.price[what],
                                        .emissions = c.emissions[what],
                                        .rent = is_park(what) ? c.park_bonus : c.rent[what],
                                        .home = is_home(what)};
  });
  CardSet::all().for_each([&](Card card) {
    all.cards[name_of(card)] = {.name = std::string(title_of(card)),
                                .text = text_of(card, c),
                                .rule = citing(22),
                                .spared = spared_by(card)};
  });
  for (int kind = 1; kind <= kLawKinds; ++kind) {
    const auto law = static_cast<LawKind>(kind);
    all.laws[name_of(law)] = words_for(law, c);
  }
  all.law_making = law_making_words();
  all.map = map_words();
  all.spoken = spoken_words();
  all.recount = recount_words();
  all.endings = ending_words();
  add_page_words(all, c);
  for (int i = 0; i < kMostSeats; ++i) all.colors.emplace_back(color_of(seat_at(i)));
  all.rent_goal = c.rent_goal;
  all.emissions_a_row = c.emissions_a_row;
  all.most_damage = c.most_damage;
  all.longest_wording = c.longest_wording;
  return all;
}

}  // namespace citybox::broken_cities
