// The vocabulary of cards and sheets, in words: phrases for lists, each a whole one.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/types/words.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

bool is_near(Quantity what) {
  return what == Quantity::kNearBuildings || what == Quantity::kNearDepartment;
}

std::string_view need_text(const Condition& condition) {
  const QuantityText& words = text_of(condition.measure.what);
  const bool smog = condition.measure.what == Quantity::kSmog;
  if (smog && condition.number < 0) {
    return condition.test == Test::kAtLeast ? "pollution {below} or less below transport"
                                            : "pollution {below} or more below transport";
  }
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
      return "{number|1 CO₂ square|{number} CO₂ squares}";
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
                                    {"below", -condition.number},
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

std::string told_in_one(const std::vector<std::string>& effects) {
  return capital(fmt::format("{}.", fmt::join(effects, "; ")));
}

std::string sentence_of(const Term& term) {
  const QuantityText& words = text_of(term.of.what);
  return say(term.cap > 0 ? words.capped : words.points,
             {{"points", term.points},
              {"per", term.per},
              {"cap", term.cap},
              {"building", text_of(term.of.subject.building()).title},
              {"buildings", text_of(term.of.subject.building()).many},
              {"department", text_of(term.of.subject.department()).title}});
}

}  // namespace citybox::sustain
