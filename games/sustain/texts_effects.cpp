// The vocabulary of cards and sheets, in words.

#include <fmt/format.h>

#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::string plural_of(Building building) {
  if (is_plural(building)) return std::string(text_of(building).title);
  switch (building) {
    case Building::kLibrary:
      return "Libraries";
    case Building::kFactory:
      return "Factories";
    default:
      return fmt::format("{}s", text_of(building).title);
  }
}

// What is counted, as in "4 free homes".
enum class Number : std::uint8_t { kOne, kMany };
Number number_for(int count) { return count == 1 ? Number::kOne : Number::kMany; }

std::string thing(const Measure& m, Number number) {
  const bool one = number == Number::kOne;
  const auto building = m.subject.building();
  const std::string_view department = text_of(m.subject.department()).title;
  switch (m.what) {
    case Quantity::kSol:
      return one ? "step of living" : "steps of living";
    case Quantity::kAttractiveness:
      return one ? "step of attractiveness" : "steps of attractiveness";
    case Quantity::kTransport:
      return one ? "step of transport" : "steps of transport";
    case Quantity::kPollution:
      return one ? "step of pollution" : "steps of pollution";
    case Quantity::kUnhappy:
      return one ? "unhappy person" : "unhappy people";
    case Quantity::kCo2:
      return one ? "CO2 square" : "CO2 squares";
    case Quantity::kPeople:
      return one ? "person housed" : "people housed";
    case Quantity::kFreeHomes:
      return one ? "free home" : "free homes";
    case Quantity::kEmptySquares:
      return one ? "empty big square" : "empty big squares";
    case Quantity::kSmog:
      return one ? "step of pollution over transport" : "steps of pollution over transport";
    case Quantity::kCoins:
      return one ? "coin still held" : "coins still held";
    case Quantity::kCleanAir:
      return one ? "step that pollution is below the top" : "steps that pollution is below the top";
    case Quantity::kUnhappyLeft:
      return one ? "free unhappy square" : "free unhappy squares";
    case Quantity::kCo2Left:
      return one ? "free CO2 square" : "free CO2 squares";
    case Quantity::kOfKind:
    case Quantity::kNearBuildings:
      return one ? std::string(text_of(building).title) : plural_of(building);
    case Quantity::kOfDepartment:
    case Quantity::kNearDepartment:
      return fmt::format("{} building{}", department, one ? "" : "s");
    case Quantity::kDistricts:
      return fmt::format("kind{} of {} buildings", one ? "" : "s", department);
  }
  return "";
}

bool is_level(Quantity what) { return what <= Quantity::kCo2; }
bool is_near(Quantity what) {
  return what == Quantity::kNearBuildings || what == Quantity::kNearDepartment;
}
std::string_view level_name(Quantity what) {
  return text_of(static_cast<Indicator>(static_cast<int>(what) + 1));
}

}  // namespace

std::string sentence_of(const Condition& condition) {
  const Measure& m = condition.measure;
  const bool least = condition.test == Test::kAtLeast;
  const char* bound = least ? "or more" : "or less";
  if (is_near(m.what) && condition.number <= 1) {
    const bool department = m.what == Quantity::kNearDepartment;
    const std::string what =
        department ? with_article(thing(m, Number::kOne)) : a_building(m.subject.building());
    return fmt::format("{} {}", least ? "beside" : "not beside", what);
  }
  if (m.what == Quantity::kSmog) {
    if (condition.number == 0) {
      return least ? "pollution at transport or above" : "pollution no higher than transport";
    }
    return fmt::format("pollution {} {} above transport", condition.number, bound);
  }
  if (is_level(m.what)) {
    return fmt::format("{} {} {}", level_name(m.what), condition.number, bound);
  }
  if (!least && condition.number == 0) return fmt::format("no {}", thing(m, Number::kOne));
  return fmt::format("{} {} {}", condition.number, thing(m, number_for(condition.number)), bound);
}

namespace {

std::string coins(int number, std::string_view gain, std::string_view loss) {
  const int count = number < 0 ? -number : number;
  return fmt::format("{} {}", number < 0 ? loss : gain, counted(count, "coin", "coins"));
}

std::string effect_of(const Line& line) {
  const int n = line.amount;
  switch (line.effect) {
    case Effect::kNone:
      return "";
    case Effect::kSol:
      return fmt::format("standard of living {}", signed_number(n));
    case Effect::kAttractiveness:
      return fmt::format("attractiveness {}", signed_number(n));
    case Effect::kTransport:
      return fmt::format("transport {}", signed_number(n));
    case Effect::kPollution:
      return fmt::format("pollution {}", signed_number(n));
    case Effect::kUnhappy:
      return counted(n, "unhappy person", "unhappy people");
    case Effect::kCo2:
      return counted(n, "CO2 square", "CO2 squares");
    case Effect::kPeople:
      return n == 1 ? "1 person arrives" : fmt::format("{} people arrive", n);
    case Effect::kBudget:
      return fmt::format("{} shared", counted(n, "coin is", "coins are"));
    case Effect::kReserve:
      return coins(n, "next year's budget gains", "next year's budget loses");
    case Effect::kEach:
      return coins(n, "everybody gains", "everybody pays");
    case Effect::kDoer:
      return coins(n, "whoever completed it gains", "whoever completed it pays");
    case Effect::kLaurels:
      return fmt::format("{} for {}", counted(n, "laurel", "laurels"),
                         text_of(line.subject.department()).title);
    case Effect::kBuild:
      return fmt::format("{} {} put on the map", a_building(line.subject.building()),
                         is_plural(line.subject.building()) ? "are" : "is");
    case Effect::kEnd:
      return "the game ends";
  }
  return "";
}

}  // namespace

std::string sentence_of(const Line& line) {
  if (line.when.test == Test::kAlways) return effect_of(line);
  const bool beside = is_near(line.when.measure.what);
  return fmt::format("{}{}: {}", beside ? "" : "with ", sentence_of(line.when), effect_of(line));
}

std::vector<std::string> effects_of(const Lines& lines) {
  std::vector<std::string> effects;
  for (const Line& line : lines) {
    if (line.effect == Effect::kNone) break;
    effects.push_back(sentence_of(line));
  }
  if (effects.empty()) effects.emplace_back("no effect");
  return effects;
}

std::string sentence_of(const Term& term) {
  const std::string points = counted(term.points, "point", "points");
  const std::string per = fmt::format("{}{}", term.per == 1 ? "" : fmt::format("{} ", term.per),
                                      thing(term.of, number_for(term.per)));
  const std::string most = term.cap > 0 ? fmt::format(", at most {}", term.cap) : "";
  return fmt::format("{} per {}{}", points, per, most);
}

std::string sentence_of(const Promise& promise) {
  switch (promise.kind) {
    case PromiseKind::kNone:
      break;
    case PromiseKind::kPut:
      return fmt::format("put at least {} on {}", counted(promise.number, "coin", "coins"),
                         spot_name(promise.spot));
    case PromiseKind::kPutNone:
      return fmt::format("put nothing on {}", spot_name(promise.spot));
    case PromiseKind::kGive:
      return fmt::format("give {} at least {}", named(promise.receiver),
                         counted(promise.number, "coin", "coins"));
  }
  return "nothing";
}

}  // namespace citybox::sustain
