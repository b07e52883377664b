// What the page says of its own parts: panels, previews, the price sheet, the cards.

#include "engine/types/words.hpp"
#include "games/broken_cities/codec.hpp"

namespace citybox::broken_cities {

namespace {

NumberNames number_names() {
  return {.money = "Money",
          .rent = "Rent",
          .emissions = "Emissions",
          .damage = "Damage",
          .renters = "Renters",
          .own_emissions = "Own emissions"};
}

SpokenNumbers spoken_numbers() {
  return {.money = "{number} money",
          .rent = "{number} rent: what it is made of",
          .rent_of = "{number} rent of {owner}: what it is made of",
          .emissions = "Emissions of the city, {number}: what they are made of",
          .emissions_of = "Emissions of {owner}, {number}: what they are made of",
          .damage = "{number} damage: what it is made of"};
}

PanelWords panel_words() {
  return {.damage =
              "Atmospheric damage {damage} of {last}; {coming} more if the round ended now; "
              "next event at {next}. What it is made of",
          .damage_unforeseen =
              "Atmospheric damage {damage} of {last}; {coming} more if the round ended now; when "
              "the next event comes is not known. What it is made of",
          .emissions = "Emissions {emissions}: {damage} damage this round. What they are made of",
          .damage_a_round = "damage",
          .renters =
              "{available|1 renter looks|{available} renters look} for a home, "
              "{reserve|1 is|{reserve} are} in reserve.",
          .renters_since_loss =
              "{available|1 renter looks|{available} renters look} for a home, "
              "{reserve|1 is|{reserve} are} in reserve, {gone|1 has|{gone} have} "
              "left the city.",
          .reserve = "{reserve} to come"};
}

ChangeWords change_words() {
  return {.rent = "{change} rent",
          .rent_of = "{name} {change} rent",
          .rent_at = "{change} rent at {space}",
          .rent_with_renter = "{change} rent with a renter",
          .emissions = "{number|{change} emission|{change} emissions}",
          .fine = "{change} fine"};
}

TurnWords turn_words() {
  return {.whose = "{name}, whose turn it is",
          .end_and_pay = "End my turn and pay {fines}",
          .end_anyway = "End it all the same",
          .retrofit = "Choose the building to retrofit.",
          .planning = "The price sheet, to plan with while others decide.",
          .spoken = "{name}, costs {price}, {number|{change} emission|{change} emissions}.",
          .surcharge = "incl. {surcharge}",
          .surcharged = "The price includes a surcharge of {surcharge}.",
          .best = "Up to {rent} rent, best at {space}."};
}

DeckWords deck_words() {
  return {.left = "{left} of {cards} still to come",
          .came = "{name}, has come. {text}",
          .falling = "{name}, about to fall. {text}",
          .to_come = "{name}, still to come. {text}"};
}

VoteWords vote_words() {
  return {.last = "Last vote:",
          .yes = "{name} yes",
          .no = "{name} no",
          .answered = "has answered",
          .unanswered = "has not answered yet"};
}

HearingWords hearing_words() {
  return {.stands =
              "A law is in your own words. You have no objection to this turn, unless you "
              "say so.",
          .object = "Objection",
          .raised = "When this turn ends, you will be asked whether it broke the law.",
          .withdraw = "No objection",
          .silent = "No objection, unless you say so now."};
}

LookBackWords look_back_words(const Content& c) {
  return {.length = "{rounds|1 round|{rounds} rounds}, damage {damage}.",
          .goal = say("rent of {goal}", {{"goal", c.rent_goal}}),
          .worst = "the worst"};
}

}  // namespace

void add_page_words(Vocabulary& all, const Content& c) {
  all.vote = vote_words();
  all.hearing = hearing_words();
  all.numbers = number_names();
  all.spoken_numbers = spoken_numbers();
  all.panels = panel_words();
  all.changes = change_words();
  all.turn = turn_words();
  all.deck = deck_words();
  all.look_back = look_back_words(c);
}

}  // namespace citybox::broken_cities
