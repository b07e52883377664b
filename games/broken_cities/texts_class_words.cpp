// What a facilitator says and asks; the prizes are those of BC-42.

#include "games/broken_cities/codec.hpp"

namespace citybox::broken_cities {

namespace {

LessonPlan short_plan() {
  return {
      45,
      "One block at each table under one sky: a story, two events or so, and a talk that is worth "
      "more than the last round.",
      {{4, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class, look at its options and have the projector show the "
        "door. Tables are filled in threes and fours, bots take chairs that stay empty, two pupils "
        "may share a phone. Move pupils by hand where you like. At most six tables share one sky; "
        "with five or six, take the event numbers in even steps."},
       {3, "The story", "Look up. This is where you live for the next half hour.",
        "Show the story on the projector and read it aloud, or let the browser read it. Then show "
        "the prizes, so that everybody knows that there is more than one way to win."},
       {4, "Start",
        "On your turn your rent comes in. You build, you let in renters, you end your turn. Homes "
        "pay with a renter only. Shopping pays alone and smokes the most. A park cleans the air "
        "and lifts the rent beside it.",
        "Start the tables. Do not explain more: the page says what each choice would do. Walk "
        "around for the first turns and help where hands are up."},
       {22, "Play", "Nobody will tell you what to build. Look at the sky now and then.",
        "At an event play stops everywhere: read the card aloud, let it fall, and give the tables "
        "two minutes for a law. No law is an answer, too. Nudge a table that holds up the others, "
        "or let a bot act there. Stop after 22 minutes wherever you are: in this time hardly "
        "anybody reaches 50, and that is no harm."},
       {3, "Prizes", "Here is what you have won. Below it stands what all of you have left behind.",
        "End the class. At tables that are not done the highest rent wins. Show the prizes and "
        "read the green ones first."},
       {9, "Talk", "Look at the curves. Where did it begin to go wrong, and who could have known?",
        "Show the charts. Ask one question about the game and one about your own town. Put the "
        "question what they would change on the wall and show three answers. If time is short, "
        "cut the play and never the talk."}}};
}

LessonPlan long_plan() {
  return {
      90,
      "Two halves with a look at all tables in between, so that the second half can be played with "
      "open eyes.",
      {{5, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class and have the projector show the door. Tables are filled "
        "in threes and fours, bots take chairs that stay empty; at most six tables share one sky. "
        "If you want dirt to count in the end, choose that rent minus own emissions decides when "
        "the city breaks, or that nobody wins then."},
       {5, "The story, and a guess",
        "Hands up: who thinks that you will build green? Who thinks that the others will? Remember "
        "the two numbers.",
        "Read the story from the projector. Write both numbers on the board; you need them at the "
        "end. Then show the prizes."},
       {8, "A first round together", "Everybody takes one turn. Then we look at the sky together.",
        "Start the tables. Pause all when most of them have ended the first round. Show the sky: "
        "how far is the first event, and who brought it closer? Then go on."},
       {25, "Play to the second event", "You are rivals. You will have to agree all the same.",
        "At an event read the card aloud and give the tables three minutes for a law. Ask one of "
        "them to read its law to all. Nudge slow tables. If the second event does not come in this "
        "time, stop all the same."},
       {7, "Half time",
        "You see all tables side by side. What would you ask the table with the fewest emissions?",
        "Pause all and show the tables. Each table says in one sentence which law it would like "
        "now, and why it does not have it. You may let tables look at each other's boards from "
        "here on."},
       {18, "Play on", "You know what is coming. Does it change what you build?",
        "Let it run. A table with a player at 50 is done, and its smoke goes on counting: say so "
        "when it happens. A game has six or seven rounds; end after 18 minutes whoever is ahead."},
       {5, "Prizes", "Here is what you have won, and who breathed for it.",
        "End the class and show the prizes, the green ones first."},
       {12, "Talk",
        "Let us look at your two guesses again. What made the difference between what you wanted "
        "to build and what you built?",
        "Show the charts. Go from the winner to the laws, from the laws to the real city. Ask the "
        "question in which two tables are compared, and let both of them answer. Steer away from "
        "who should have done what in which turn."},
       {5, "The wall", "One sentence from each of you: what would you change?",
        "Open the wall, give two minutes to write, show a few answers and read them aloud. Close "
        "with one that you would like to hear again next week."}}};
}

std::vector<Prize> prizes() {
  return {{.id = "first-to-50",
           .title = "First to 50",
           .text = "For the first landlord of all tables who collects 50 in rent.",
           .goes_to = PrizeFor::kFirst,
           .ending = name_of(Ending::kRentReached)},
          {.id = "most-green",
           .title = "Most green",
           .text = "For the landlord whose own buildings and parks emit least.",
           .goes_to = PrizeFor::kSeat,
           .figure = "emissions",
           .better = Better::kLow},
          {.id = "winning-table",
           .title = "Winning table",
           .text = "For everybody at the table with the highest rent a player.",
           .goes_to = PrizeFor::kTable,
           .figure = "rent",
           .better = Better::kHigh},
          {.id = "greenest-table",
           .title = "Greenest table",
           .text = "For everybody at the table with the fewest emissions a player.",
           .goes_to = PrizeFor::kTable,
           .figure = "emissions",
           .better = Better::kLow}};
}

std::vector<Asked> to_talk_about() {
  return {
      {"why-won",
       "What did the winner at your table do that the others did not? Would the same thing win in "
       "a real city?"},
      {"why-not-green",
       "What kept you from building green: the money, the time, or what the others did? Is it the "
       "same outside?"},
      {"own-laws",
       "You wrote your own laws, and a single no was enough to stop one. Where should people "
       "decide like that in real life, and where not?"},
      {"same-sky",
       "The bill came for all tables, whoever had caused it. Which table would you have liked to "
       "talk to, and what would you have offered?"},
      {"first-sign",
       "When did you first see that it would go wrong, and what did you build after that?"},
      {"not-so-simple",
       "Where does this block work differently from a real one, and whom does that suit?"},
      {"who-left",
       "Renters left, and nobody had asked them. What would they have said while you made your "
       "law?"},
      {"your-town",
       "What could your own town do by next year to become cleaner, and who would have to agree?"},
      {"what-would-you-change",
       "If you could change one rule to make the block more like a real city, which one would it "
       "be? What would you have done differently then?"}};
}

// Sentences go over several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
ClassWords words() {
  return {
      .story =
          {"Sixty-four lots between a forest and the sea. You are the landlords here. Each of you "
           "owns three houses with one renter in each, and hardly any money.",
           "All of you want the same: to be the first who collects 50 in rent. Cheap houses are "
           "quickly built, and shopping centers pay best. They also smoke. Nobody will stop you.",
           "Above all your tables there is one sky. What you build here, the table by the window "
           "breathes, too. The sky keeps count, quietly, and one day it sends a bill: a flood, a "
           "drought, a storm. The bill goes to everybody, whoever made the smoke.",
           "After each bill you may make one law at your table, and all of you have to want it. "
           "You are rivals, and you will have to agree. So talk.",
           "Who of you will be rich? And what will be left of the block when you are?"},
      .learn = {"What pays one person now can cost everybody later, and seldom the one who gained.",
                "Nobody has a sky of their own: what other tables build comes down here, too.",
                "A rule needs agreement, a price for breaking it, and time to work. Late laws "
                "hardly help.",
                "A fine that is lower than the gain is only a price.",
                "Building clean costs more at first. Parks, neighbors and laws can make it worth "
                "it."},
      .plans = {short_plan(), long_plan()},
      .prizes = prizes(),
      .questions = to_talk_about(),
      .comparisons = {
          {"emissions",
           "{most} ended with the most emissions ({high}), {least} with the fewest ({low}). What "
           "did the two tables do differently?"},
          {"laws",
           "{most} had the most laws in force ({high}), {least} the fewest ({low}). Which law "
           "changed what was built, and which was only a fine that people paid?"},
          {"rent",
           "{most} collected the highest rent ({high}), {least} the lowest ({low}). Who paid for "
           "the difference?"}}};
}
// NOLINTEND(bugprone-suspicious-missing-comma)

}  // namespace

const ClassWords& BrokenCitiesCodec::class_words() {
  static const ClassWords kWords = words();
  return kWords;
}

}  // namespace citybox::broken_cities
