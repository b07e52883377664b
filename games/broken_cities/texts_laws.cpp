// How laws are worded: one set of patterns, for the log here and for a motion on the page.

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

const std::vector<LawPattern>& patterns_of(LawKind kind) {
  static const std::vector<LawPattern> kPatterns[] = {
      {{.sentence = "No law."}},
      {{.number = 1,
        .sentence = "Every turn brings at least {number} {noun}; each one missing costs {fine}."},
       {.sentence =
            "Every turn brings at least {number} {plural}; each one missing costs {fine}."}},
      {{.object = Construction::kRetrofit, .sentence = "Nobody retrofits; each time costs {fine}."},
       {.sentence = "Nobody builds {plural}; each one costs {fine}."}},
      {{.sentence = "Each {noun} costs {number} more than on the price sheet."}},
      {{.number = 0,
        .sentence = "No turn may add emissions on balance; one that does costs {fine}."},
       {.number = 1,
        .sentence = "A turn adds at most {number} emission on balance; more costs {fine}."},
       {.sentence = "A turn adds at most {number} emissions on balance; more costs {fine}."}},
      {{.fine = 0, .sentence = "“{words}” The table itself sees to a breach."},
       {.sentence = "“{words}” A breach costs {fine}."}},
      {{.sentence = "Repeal: {law}"}},
  };
  return kPatterns[kind <= LawKind::kRepeal ? static_cast<int>(kind) : 0];
}

LawWords words_for(LawKind kind, const Content& content) {
  LawWords words;
  words.patterns = patterns_of(kind);
  words.gaps = {{"noun", "what"}, {"plural", "what"}, {"fine", "how much"}};
  if (takes_number(kind)) words.number = number_range(kind, content);
  if (takes_fine(kind)) words.fine = fine_range(kind, content);
  words.gaps["number"] = kind == LawKind::kSurcharge ? "how much" : "how many";
  if (words.number) {
    words.asks[name_of(Verb::kNumber)] = kind == LawKind::kSurcharge ? "How much" : "How many";
  }
  if (words.fine) words.asks[name_of(Verb::kFine)] = "The fine for each breach";
  switch (kind) {
    case LawKind::kNone:
      break;
    case LawKind::kRequire:
      words.name = "Require";
      words.text = "Green things, every turn.";
      break;
    case LawKind::kForbid:
      words.name = "Forbid";
      words.text = "Nobody builds one thing.";
      break;
    case LawKind::kSurcharge:
      words.name = "Surcharge";
      words.text = "One thing costs more.";
      break;
    case LawKind::kCap:
      words.name = "Cap";
      words.text = "So many emissions a turn.";
      break;
    case LawKind::kFreeText:
      words.name = "Own words";
      words.text = "Any rule the table can judge.";
      words.gaps["words"] = "your words";
      break;
    case LawKind::kRepeal:
      words.name = "Repeal";
      words.text = "A law in force goes.";
      break;
  }
  return words;
}

namespace {

bool fits(const LawPattern& pattern, const Law& law) {
  return (!pattern.object || *pattern.object == law.object) &&
         (!pattern.number || *pattern.number == law.number) &&
         (!pattern.fine || *pattern.fine == law.fine);
}

}  // namespace

std::string law_sentence(const Law& law, const Said& said) {
  const std::string words = said.in_sentence(law.text);
  if (law.kind == LawKind::kFreeText && words.empty()) {
    return law.fine == 0 ? say("A law in the table's own words (no. {nth}); the table itself sees "
                               "to a breach.",
                               {{"nth", law.text}})
                         : say("A law in the table's own words (no. {nth}); a breach costs {fine}.",
                               {{"nth", law.text}, {"fine", law.fine}});
  }
  for (const LawPattern& pattern : patterns_of(law.kind)) {
    if (!fits(pattern, law)) continue;
    return say(pattern.sentence, {{"noun", noun_for(law.object)},
                                  {"plural", plural_of(law.object)},
                                  {"number", law.number},
                                  {"fine", law.fine},
                                  {"words", words}});
  }
  return "";
}

std::string repeal_sentence(const Law& law, const Said& said) {
  return say(patterns_of(LawKind::kRepeal)[0].sentence, {{"law", law_sentence(law, said)}});
}

}  // namespace citybox::broken_cities
