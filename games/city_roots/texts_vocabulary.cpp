// The words that do not change during a game.

#include "engine/table/event_json.hpp"
#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

namespace {

template <class Enum>
std::string rule_text(Enum card) {
  return rule_name(CityRootsCodec::info(), rule_of(card));
}

Words words_of_actions() {
  Words words;
  words.actions = {{"enact", "Enact {policy}"},      {"lobby", "Lobby for another policy"},
                   {"take", "Take {policy}"},        {"replace", "{policy} goes"},
                   {"build", "Build at {space}"},    {"pick", "Choose {space}"},
                   {"move", "Move {space} to {to}"}, {"swap", "Swap {space} with {to}"},
                   {"protect", "Protect {space}"},   {"displace", "Displace {space}"},
                   {"remove", "Remove {space}"},     {"flip", "Take over {space}"},
                   {"return", "Back to {space}"},    {"stop", "Stop here"}};
  PolicySet::all().for_each(
      [&](Policy policy) { words.names["policy"].emplace(name_of(policy), title_of(policy)); });
  words.per_seat = {"protection"};
  return words;
}

std::map<std::string, PolicyWords> words_of_policies(const Content& c) {
  std::map<std::string, PolicyWords> words;
  PolicySet::all().for_each([&](Policy policy) {
    words[name_of(policy)] = {rule_text(policy), std::string(title_of(policy)), text_of(policy, c),
                              std::string(story_of(policy))};
  });
  return words;
}

std::map<std::string, CardWords> words_of_cards(const Content& c) {
  std::map<std::string, CardWords> words;
  for_each_card([&](Card card) {
    words[name_of(card)] = {rule_text(card), std::string(title_of(card)), text_of(card, c),
                            std::string(story_of(card)), steps_of(card, c)};
  });
  return words;
}

std::map<std::string, std::string> words_of_tiles() {
  return {{name_of(Tile::kNone), "vacant lot"},
          {name_of(Tile::kLow), "low-income home"},
          {name_of(Tile::kHigh), "high-income home"},
          {name_of(Tile::kBusiness), "local business"},
          {name_of(Tile::kCorporation), "corporation"}};
}

std::map<std::string, std::string> words_of_endings() {
  return {{name_of(Ending::kWon), "The city stands, together"},
          {name_of(Ending::kRapidDisplacement), "Too many homes, too fast"},
          {name_of(Ending::kDisplacedMasses), "The people are gone"},
          {name_of(Ending::kTermOver), "The term is over"}};
}

ChangeWords words_of_changes() {
  return {.revenue = {"{number} revenue", "{number} revenue."},
          .displaced = {"{number|1 home|{number} homes} displaced",
                        "{number|1 home is|{number} homes are} displaced."},
          .returned = {"{number|1 home|{number} homes} back",
                       "{number|1 home comes|{number} homes come} back."},
          .people = {"{number} displaced people", "{number} displaced people."},
          .flipped = {"{number|1 shop|{number} shops} flipped",
                      "{number|1 shop is|{number} shops are} flipped."},
          .nothing = {"would do nothing", "This would do nothing."}};
}

std::map<std::string, StatWords> words_of_stats() {
  std::map<std::string, StatWords> words;
  for (const auto& [ledger, name] : CityRootsCodec::info().ledgers) words[ledger] = {name, name};
  words[name_of(Ledger::kHouses)].brief = "Houses";
  words[name_of(Ledger::kPeople)].brief = "People";
  return words;
}

std::vector<std::string> words_of_draws() {
  std::vector<std::string> words;
  words.reserve(kMostSeats);
  for (std::uint8_t i = 0; i < kMostSeats; ++i) {
    words.push_back(say("{who|You draw an event|{name} draws an event}", {{"who", Seat{i}}}));
  }
  return words;
}

Notes notes() {
  return {
      .displaced = "Displaced: {houses} of {house_limit} houses, {people} of {people_limit} people",
      .homes_now = "High-income homes now: {number}",
      .supply = "High-income homes left in the supply: {number}.",
      .drawn_by = words_of_draws(),
      .deck = "Event cards: {left} left, {drawn} drawn",
      .markers = "Protection markers left: {number}"};
}

}  // namespace

Vocabulary CityRootsCodec::vocabulary(const Content& c) {
  return {
      .words = words_of_actions(),
      .policies = words_of_policies(c),
      .cards = words_of_cards(c),
      .tiles = words_of_tiles(),
      .spoken = {.space = "{tile}, {space}",
                 .center = "{tile}, {space}, city center",
                 .guarded = "{tile}, protected",
                 .stack = "{tile}, stack of {number}",
                 .choice = "{named}: {choice}",
                 .to_take = "take up"},
      .endings = words_of_endings(),
      .changes = words_of_changes(),
      .stats = words_of_stats(),
      .notes = notes(),
      .resident = say("A resident marker stands for {people} people.", {{"people", people_of(1)}}),
      .side = kSide,
      .center = c.center,
      .revenue_goal = c.revenue_goal,
      .house_limit = c.house_limit,
      .resident_limit = c.resident_limit,
      .people_limit = c.resident_limit * kPeoplePerResident,
      .residents_per_home = c.residents_per_home,
      .people_per_resident = kPeoplePerResident,
      .event_cards = c.copies.total()};
}

}  // namespace citybox::city_roots
