// What a page says that no card and no position says: headings, short labels, sentences that it fills.

#include "games/sustain/codec_vocabulary.hpp"

namespace citybox::sustain {

std::map<std::string, std::string> phases() {
  return {{name_of(Phase::kFound), "The city gets its name."},
          {name_of(Phase::kDepartments), "Departments are handed out."},
          {name_of(Phase::kMandate), "Events: a mandate waits for an answer."},
          {name_of(Phase::kPlace), "A building finds its place."},
          {name_of(Phase::kDiscussion), "Discussion: who pays for what."},
          {name_of(Phase::kInvesting), "Investing, one after the other."},
          {"over", "The term is over."}};
}

std::map<std::string, std::string> moments() {
  return {{name_of(EventKind::kYearBegan), "The year turns"},
          {name_of(EventKind::kTurned), "Turned over"},
          {name_of(EventKind::kChosen), "A mandate is answered"},
          {name_of(CardKind::kNews), "Event"},
          {name_of(CardKind::kShock), "Event"},
          {name_of(CardKind::kMandate), "Mandate"},
          {name_of(CardKind::kRequest), "Request"},
          {name_of(CardKind::kEnd), "The last card"}};
}

std::map<std::string, std::string> verdicts() {
  return {{name_of(Verdict::kOpen), "open"},
          {name_of(Verdict::kSoFar), "so far"},
          {name_of(Verdict::kKept), "kept"},
          {name_of(Verdict::kBroken), "broken"}};
}

ShortLabels short_labels() {
  return {.found = "Found {city}",
          .give = "Give {number|1 coin|{number} coins}",
          .promise_give = "Promise to give at least {number|1 coin|{number} coins}",
          .promise_put = "At least {number|1 coin|{number} coins}",
          .promise_none = "Not a coin from me",
          .ready = "I am ready",
          .invest = "Put {number|1 coin|{number} coins}"};
}

Sentences sentences() {
  return {
      .year = "Year {year} of {years}.",
      .year_begins = "Year {year}",
      .years_over = "After the last year",
      .empty = "{space}: empty",
      .stands = "{space}: {building}",
      .lived_in = "{space}: {building}, {people} of {homes|1 home|{homes} homes} taken",
      .mandate = "The first player decides, alone.",
      .hidden = "What it does stands on the back.",
      .turned = "It did: {text}",
      .pitched = "It promised: “{pitch}”",
      .no_more = "Nothing else happens.",
      .no_requests = "Nobody waits for an answer.",
      .missing = "{title}: {coins|1 coin|{coins} coins} will still be missing.",
      .paid_building = "{title}: paid in full, you say where it goes.",
      .paid_solution = "{title}: paid in full, it is turned over.",
      .costs = "{cost|1 coin|{cost} coins}",
      .paid = "{coins} of {cost|1 coin|{cost} coins} paid",
      .stands_on = "It stands on {space}.",
      .on_map = "{standing} on the map",
      .laurels = "Laurels",
      .coins_for = "Coins for {name}:",
      .promise_about = "About {title}, I promise:",
      .promises_kept = "{kept} of {all|1 promise|{all} promises} kept",
      .later = "{title}: coins can be put there when it is your turn to invest.",
      .smog = "Squares of CO₂ a year, by pollution and transport",
  };
}

}  // namespace citybox::sustain
