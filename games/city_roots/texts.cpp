// What the game says of itself, of its recounts and of its end.

#include "games/city_roots/texts.hpp"

#include <fmt/format.h>

#include <array>

#include "games/city_roots/codec.hpp"

namespace citybox::city_roots {

const GameInfo& CityRootsCodec::info() {
  static const GameInfo info = [] {
    GameInfo game;
    game.id = "city-roots";
    game.title = "City Roots";
    game.blurb =
        "You are the council of a low-income town: raise its revenue without driving out its "
        "people.";
    game.kind = "Everyone together";
    game.credits = "Ben Barnett, Grace Dong, Gilbert Rosal and Annie Shi";
    game.ours = "The board’s layout and all 28 event cards are our reconstruction.";
    game.rule_prefix = "CR";
    game.rules_version = 2;
    game.min_seats = CityRoots::kMinSeats;
    game.max_seats = CityRoots::kMaxSeats;
    game.standard_seats = 4;
    game.minutes = 30;
    game.cooperative = true;
    game.options = {{"walls",
                     "Edge of the board",
                     {{"open", "Homes on the edge cannot be surrounded"},
                      {"edge", "The edge counts as a side that surrounds"}},
                     "open"},
                    {"first_mayor",
                     "First mayor",
                     {{"first", "Seat 1"},
                      {"second", "Seat 2", 2},
                      {"third", "Seat 3", 3},
                      {"fourth", "Seat 4", 4},
                      {"fifth", "Seat 5", 5}},
                     "first"}};
    game.ledgers = {{"revenue", "Revenue"},
                    {"people", "Displaced people"},
                    {"houses", "Displaced houses"},
                    {"high-income", "High-income homes"}};
    return game;
  }();
  return info;
}

std::string CityRootsCodec::why(RuleId rule, const Content&) { return std::string(why_text(rule)); }

std::string CityRootsCodec::label(const Item& item, const Content& content) {
  const int count = item.subject;
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kLocalBusinesses:
      return fmt::format("{}, 1 for every {}", counted(count, "local business", "local businesses"),
                         number_word(content.businesses_per_revenue));
    case ItemLabel::kCorporations:
      return fmt::format("{}, {} each", counted(count, "corporation", "corporations"),
                         content.corporation_revenue);
    case ItemLabel::kResidents:
      return fmt::format("{}, {} each", counted(count, "resident marker", "resident markers"),
                         people_of(1));
    case ItemLabel::kDisplacedHouses:
      return "Low-income homes in Displaced Houses";
    case ItemLabel::kSingleHomes:
      return counted(count, "single high-income home", "single high-income homes");
    case ItemLabel::kStacksOfTwo:
      return counted(count, "stack of two", "stacks of two");
    case ItemLabel::kStacksOfThree:
      return counted(count, "stack of three", "stacks of three");
  }
  return "";
}

std::string verdict_of(const State& s, const Content& c) {
  switch (s.ending) {
    case Ending::kNone:
      break;
    case Ending::kWon:
      return fmt::format("Won together: revenue {} and {} of your people still standing.",
                         revenue(s, c), counted(s.low.size(), "home", "homes"));
    case Ending::kRapidDisplacement:
      return fmt::format("Lost to rapid displacement: {} gone at once.",
                         counted(s.displaced_houses, "house was", "houses were"));
    case Ending::kDisplacedMasses:
      return fmt::format(
          "Lost to displaced masses: {} without a home, all that the city could bear.",
          people_of(s.residents));
    case Ending::kTermOver:
      return fmt::format("The council's term ran out at revenue {}: not won.", revenue(s, c));
  }
  return "";
}

std::string CityRootsCodec::verdict(const State& s, const Content& content) {
  return verdict_of(s, content);
}

std::string_view noun_for(Tile tile) {
  switch (tile) {
    case Tile::kNone:
      break;
    case Tile::kLow:
      return "low-income home";
    case Tile::kHigh:
      return "high-income home";
    case Tile::kBusiness:
      return "local business";
    case Tile::kCorporation:
      return "corporation";
  }
  return "vacant lot";
}

std::string counted(int count, std::string_view one, std::string_view many) {
  if (count == 0) return fmt::format("no {}", many);
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string number_word(int number) {
  static constexpr std::array<const char*, 13> kNames{"zero", "one",    "two",   "three", "four",
                                                      "five", "six",    "seven", "eight", "nine",
                                                      "ten",  "eleven", "twelve"};
  const auto place = static_cast<std::size_t>(number);
  return place < kNames.size() ? kNames[place] : std::to_string(number);
}

std::string people_of(int residents) {
  const int people = residents * kPeoplePerResident;
  if (people == 0) return "no people";
  if (people < 1000) return fmt::format("{} people", people);
  return fmt::format("{},{:03} people", people / 1000, people % 1000);
}

std::string listed(PolicySet policies) {
  std::string list;
  int left = policies.size();
  policies.for_each([&](Policy policy) {
    list += title_of(policy);
    if (--left > 0) list += left > 1 ? ", " : " and ";
  });
  return list;
}

}  // namespace citybox::city_roots
