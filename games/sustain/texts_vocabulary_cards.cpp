// The words of departments, buildings and cards, with their printed numbers.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/types/words.hpp"
#include "games/sustain/codec_vocabulary.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

DepartmentWords printed_words(const Content& c, Department d) {
  DepartmentWords words{d, std::string(text_of(d).title), std::string(text_of(d).motto), {}};
  for (const Term& term : sheet_of(c, d).terms) {
    if (term.points != 0) words.terms.push_back(sentence_of(term));
  }
  return words;
}

BuildingWords printed_words(const Content& c, Building b) {
  const BuildingFacts& printed = facts(c, b);
  BuildingWords words;
  words.name = text_of(b).title;
  words.text = text_of(b).text;
  if (printed.department != Department::kNone) words.department = printed.department;
  words.space = printed.space;
  words.homes = printed.homes;
  std::vector<std::string> effects;
  if (words.homes > 0)
    effects.push_back(say("{homes|1 home|{homes} homes}", {{"homes", words.homes}}));
  if (const SheetBuilding* line = sheet_line(c, b)) {
    words.cost = line->cost;
    const bool none = line->lines[0].effect == Effect::kNone;
    if (!none || effects.empty()) {
      for (std::string& effect : effects_of(line->lines)) effects.push_back(std::move(effect));
    }
  }
  if (!effects.empty()) words.does = told_in_one(effects);
  return words;
}

SolutionWords printed_words(const Content& c, SolutionId id) {
  const SolutionFront& front = front_of(c, id);
  SolutionWords words{
      std::string(text_of(id).title), std::string(text_of(id).pitch), front.cost, {}};
  if (front.building != Building::kNone) words.building = front.building;
  return words;
}

namespace {

RequestWords request(const EventCard& card) {
  return {sentence_of(card.need),
          say("If so: {reward}. If not: {penalty}.",
              {{"reward", fmt::format("{}", fmt::join(effects_of(card.first), "; "))},
               {"penalty", fmt::format("{}", fmt::join(effects_of(card.second), "; "))}})};
}

}  // namespace

EventWords printed_words(const Content& c, EventId id) {
  const EventCard& card = card_of(c, id);
  const EventText text = text_of(id);
  EventWords words;
  words.kind = card.kind;
  words.title = text.title;
  words.text = text.text;
  if (card.kind == CardKind::kMandate) {
    words.options = {{1, std::string(text.one), told_in_one(effects_of(card.first))},
                     {2, std::string(text.two), told_in_one(effects_of(card.second))}};
  } else if (card.kind == CardKind::kRequest) {
    words.request = request(card);
  } else {
    words.does = told_in_one(effects_of(card.first));
  }
  return words;
}

}  // namespace citybox::sustain
