// The vocabulary of cards and sheets, in words: phrases for lists, each a whole one.

#include <array>

#include "engine/types/words.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// What is said of a quantity that a card asks for, and of one that scores.
struct QuantityText {
  std::string_view at_least;
  std::string_view at_most;
  std::string_view none;
  std::string_view points;
  std::string_view capped;
};

// In the order of Quantity.
constexpr std::array kQuantities{
    QuantityText{"standard of living {number} or more", "standard of living {number} or less",
                 "standard of living {number} or less",
                 "{points|1 point|{points} points} per {per|step of living|{per} steps of living}",
                 "{points|1 point|{points} points} per {per|step of living|{per} steps of living}, "
                 "at most {cap}"},
    QuantityText{"attractiveness {number} or more", "attractiveness {number} or less",
                 "attractiveness {number} or less",
                 "{points|1 point|{points} points} per {per|step of attractiveness|{per} steps of "
                 "attractiveness}",
                 "{points|1 point|{points} points} per {per|step of attractiveness|{per} steps of "
                 "attractiveness}, at most {cap}"},
    QuantityText{
        "transport {number} or more", "transport {number} or less", "transport {number} or less",
        "{points|1 point|{points} points} per {per|step of transport|{per} steps of transport}",
        "{points|1 point|{points} points} per {per|step of transport|{per} steps of transport}, at "
        "most {cap}"},
    QuantityText{
        "pollution {number} or more", "pollution {number} or less", "pollution {number} or less",
        "{points|1 point|{points} points} per {per|step of pollution|{per} steps of pollution}",
        "{points|1 point|{points} points} per {per|step of pollution|{per} steps of pollution}, at "
        "most {cap}"},
    QuantityText{"unhappy people {number} or more", "unhappy people {number} or less",
                 "unhappy people {number} or less",
                 "{points|1 point|{points} points} per {per|unhappy person|{per} unhappy people}",
                 "{points|1 point|{points} points} per {per|unhappy person|{per} unhappy people}, "
                 "at most {cap}"},
    QuantityText{
        "CO2 {number} or more", "CO2 {number} or less", "CO2 {number} or less",
        "{points|1 point|{points} points} per {per|CO2 square|{per} CO2 squares}",
        "{points|1 point|{points} points} per {per|CO2 square|{per} CO2 squares}, at most {cap}"},
    QuantityText{"{number|1 person|{number} people} housed or more",
                 "{number|1 person|{number} people} housed or less", "no person housed",
                 "{points|1 point|{points} points} per {per|person housed|{per} people housed}",
                 "{points|1 point|{points} points} per {per|person housed|{per} people housed}, at "
                 "most {cap}"},
    QuantityText{
        "{number|1 free home|{number} free homes} or more",
        "{number|1 free home|{number} free homes} or less", "no free home",
        "{points|1 point|{points} points} per {per|free home|{per} free homes}",
        "{points|1 point|{points} points} per {per|free home|{per} free homes}, at most {cap}"},
    QuantityText{
        "{number|1 empty big square|{number} empty big squares} or more",
        "{number|1 empty big square|{number} empty big squares} or less", "no empty big square",
        "{points|1 point|{points} points} per {per|empty big square|{per} empty big squares}",
        "{points|1 point|{points} points} per {per|empty big square|{per} empty big squares}, at "
        "most {cap}"},
    QuantityText{
        "pollution {number} or more above transport", "pollution {number} or less above transport",
        "pollution no higher than transport",
        "{points|1 point|{points} points} per {per|step|{per} steps} of pollution over transport",
        "{points|1 point|{points} points} per {per|step|{per} steps} of pollution over transport, "
        "at most {cap}"},
    QuantityText{
        "{number|1 coin|{number} coins} still held or more",
        "{number|1 coin|{number} coins} still held or less", "no coin still held",
        "{points|1 point|{points} points} per {per|coin still held|{per} coins still held}",
        "{points|1 point|{points} points} per {per|coin still held|{per} coins still held}, at "
        "most {cap}"},
    QuantityText{"pollution {number|1 step|{number} steps} or more below the top",
                 "pollution {number|1 step|{number} steps} or less below the top",
                 "pollution at the top",
                 "{points|1 point|{points} points} per {per|step|{per} steps} that pollution is "
                 "below the top",
                 "{points|1 point|{points} points} per {per|step|{per} steps} that pollution is "
                 "below the top, at most {cap}"},
    QuantityText{"{number|1 free unhappy square|{number} free unhappy squares} or more",
                 "{number|1 free unhappy square|{number} free unhappy squares} or less",
                 "no free unhappy square",
                 "{points|1 point|{points} points} per {per|free unhappy square|{per} free unhappy "
                 "squares}",
                 "{points|1 point|{points} points} per {per|free unhappy square|{per} free unhappy "
                 "squares}, at most {cap}"},
    QuantityText{
        "{number|1 free CO2 square|{number} free CO2 squares} or more",
        "{number|1 free CO2 square|{number} free CO2 squares} or less", "no free CO2 square",
        "{points|1 point|{points} points} per {per|free CO2 square|{per} free CO2 squares}",
        "{points|1 point|{points} points} per {per|free CO2 square|{per} free CO2 squares}, at "
        "most {cap}"},
    QuantityText{
        "{number|1 {building}|{number} {buildings}} or more",
        "{number|1 {building}|{number} {buildings}} or less", "no {building}",
        "{points|1 point|{points} points} per {per|{building}|{per} {buildings}}",
        "{points|1 point|{points} points} per {per|{building}|{per} {buildings}}, at most {cap}"},
    QuantityText{
        "{number|1 {department} building|{number} {department} buildings} or more",
        "{number|1 {department} building|{number} {department} buildings} or less",
        "no {department} building",
        "{points|1 point|{points} points} per {per|{department} building|{per} {department} "
        "buildings}",
        "{points|1 point|{points} points} per {per|{department} building|{per} {department} "
        "buildings}, at most {cap}"},
    QuantityText{
        "beside {number|{a_building}|{number} {buildings} or more}",
        "beside {number|no more than 1 {building}|{number} {buildings} or less}",
        "not beside {a_building}",
        "{points|1 point|{points} points} per {per|{building}|{per} {buildings}} beside it",
        "{points|1 point|{points} points} per {per|{building}|{per} {buildings}} beside it, at "
        "most {cap}"},
    QuantityText{"beside {number|{of_department}|{number} {department} buildings or more}",
                 "beside {number|no more than 1 {department} building|{number} {department} "
                 "buildings or less}",
                 "not beside {of_department}",
                 "{points|1 point|{points} points} per {per|{department} building|{per} "
                 "{department} buildings} beside it",
                 "{points|1 point|{points} points} per {per|{department} building|{per} "
                 "{department} buildings} beside it, at most {cap}"},
    QuantityText{"{number|1 kind|{number} kinds} of {department} buildings or more",
                 "{number|1 kind|{number} kinds} of {department} buildings or less",
                 "no kind of {department} buildings",
                 "{points|1 point|{points} points} per {per|kind of {department} buildings|{per} "
                 "kinds of {department} buildings}",
                 "{points|1 point|{points} points} per {per|kind of {department} buildings|{per} "
                 "kinds of {department} buildings}, at most {cap}"},
};
static_assert(kQuantities.size() == static_cast<std::size_t>(Quantity::kDistricts) + 1);

const QuantityText& words_of(Quantity what) { return kQuantities[static_cast<std::size_t>(what)]; }

bool is_near(Quantity what) {
  return what == Quantity::kNearBuildings || what == Quantity::kNearDepartment;
}

std::string_view need_text(const Condition& condition) {
  const QuantityText& words = words_of(condition.measure.what);
  const bool smog = condition.measure.what == Quantity::kSmog;
  if (condition.test == Test::kAtLeast) {
    return smog && condition.number == 0 ? "pollution at transport or above" : words.at_least;
  }
  return condition.number == 0 ? words.none : words.at_most;
}

std::string_view effect_text(const Line& line) {
  const bool less = line.amount < 0;
  switch (line.effect) {
    case Effect::kNone:
      break;
    case Effect::kSol:
      return "standard of living {change}";
    case Effect::kAttractiveness:
      return "attractiveness {change}";
    case Effect::kTransport:
      return "transport {change}";
    case Effect::kPollution:
      return "pollution {change}";
    case Effect::kUnhappy:
      return "{number|1 unhappy person|{number} unhappy people}";
    case Effect::kCo2:
      return "{number|1 CO2 square|{number} CO2 squares}";
    case Effect::kPeople:
      return "{number|1 person arrives|{number} people arrive}";
    case Effect::kBudget:
      return "{number|1 coin is|{number} coins are} shared";
    case Effect::kReserve:
      return less ? "next year's budget loses {number|1 coin|{number} coins}"
                  : "next year's budget gains {number|1 coin|{number} coins}";
    case Effect::kEach:
      return less ? "everybody pays {number|1 coin|{number} coins}"
                  : "everybody gains {number|1 coin|{number} coins}";
    case Effect::kDoer:
      return less ? "whoever completed it pays {number|1 coin|{number} coins}"
                  : "whoever completed it gains {number|1 coin|{number} coins}";
    case Effect::kLaurels:
      return "{number|1 laurel|{number} laurels} for {department}";
    case Effect::kBuild:
      return is_plural(line.subject.building()) ? "{a_building} are put on the map"
                                                : "{a_building} is put on the map";
    case Effect::kEnd:
      return "the game ends";
  }
  return "no effect";
}

std::string effect_of(const Line& line) {
  return say(effect_text(line), {{"change", signed_number(line.amount)},
                                 {"number", line.amount < 0 ? -line.amount : line.amount},
                                 {"a_building", text_of(line.subject.building()).a},
                                 {"department", text_of(line.subject.department()).title}});
}

}  // namespace

std::string sentence_of(const Condition& condition) {
  const Subject subject = condition.measure.subject;
  return say(need_text(condition), {{"number", condition.number},
                                    {"building", text_of(subject.building()).title},
                                    {"a_building", text_of(subject.building()).a},
                                    {"buildings", text_of(subject.building()).many},
                                    {"department", text_of(subject.department()).title},
                                    {"of_department", text_of(subject.department()).building}});
}

// Two columns, as they are printed: when, and what.
std::string sentence_of(const Line& line) {
  if (line.when.test == Test::kAlways) return effect_of(line);
  return say(is_near(line.when.measure.what) ? "{when}: {effect}" : "with {when}: {effect}",
             {{"when", sentence_of(line.when)}, {"effect", effect_of(line)}});
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
  const QuantityText& words = words_of(term.of.what);
  return say(term.cap > 0 ? words.capped : words.points,
             {{"points", term.points},
              {"per", term.per},
              {"cap", term.cap},
              {"building", text_of(term.of.subject.building()).title},
              {"buildings", text_of(term.of.subject.building()).many},
              {"department", text_of(term.of.subject.department()).title}});
}

}  // namespace citybox::sustain
