// What a facilitator says and asks. The game is won together, so are its prizes.

#include "games/city_roots/codec.hpp"

namespace citybox::city_roots {

namespace {

LessonPlan short_plan() {
  return {
      45,
      "One town for each table, played to its end or nearly so, and a talk about who could stay.",
      {{4, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class and have the projector show the door. Three to five "
        "pupils make a good council; bots take chairs that stay empty, two pupils may share a "
        "phone. Move pupils by hand where you like."},
       {3, "The story", "You have just been elected. Listen to what you are in for.",
        "Show the story on the projector and read it aloud, or let the browser read it. Then show "
        "the prizes. Say that a table wins or loses as one."},
       {4, "Start",
        "One of you is mayor, and the office goes round. The mayor asks the others and then "
        "decides: one policy, and then an event that nobody asked for. You want revenue 20, and "
        "you must not lose six homes.",
        "Start the tables. Let each of them finish its first turn before you explain more: the "
        "page shows what a policy would do. Help where hands are up."},
       {23, "Play", "Before the mayor presses anything, everybody at the table has said a word.",
        "A game has ten to twenty turns, and many first councils lose. A table that is done early "
        "writes down which home could still have been saved, and may look at another table if you "
        "allow it. Stop after 23 minutes: towns that are not done are neither won nor lost."},
       {3, "Prizes", "Some towns are rich, some are whole. Is any of them both?",
        "End the class and show the prizes. A town that dared nothing has displaced nobody: if "
        "that is how a prize was won, say so."},
       {8, "Talk", "Think of the families that are gone. Which decision was theirs?",
        "Show the charts of revenue and of displaced people. Ask one question about the town on "
        "the table and one about your own. Put the question what they would change on the wall and "
        "show three answers."}}};
}

LessonPlan long_plan() {
  return {
      90,
      "Voices for families, shops and the purse, a hearing in the middle, and time to talk about "
      "the street outside.",
      {{5, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class and have the projector show the door. Three to five "
        "pupils make a good council, bots take chairs that stay empty. For a class that knows the "
        "game, let the edge of the board count as a side: homes on the edge are no longer safe."},
       {5, "The story, and three voices",
        "At each table somebody speaks for the families, somebody for the shops, somebody for the "
        "purse. You still decide as a mayor, but you are heard for them.",
        "Read the story from the projector and show the prizes. Let the tables share out the "
        "voices; where there are four or five, the others speak for those who want to move in."},
       {5, "Start",
        "One policy, then an event, then the office goes to the next. You want revenue 20, and "
        "you must not lose six homes.",
        "Start the tables and let each of them finish its first turn. Help where hands are up."},
       {25, "Play", "Ask the three voices before you press anything.",
        "Keep out of it. Nudge a table where nobody has acted for two minutes. A table that loses "
        "early goes through its own game once more and looks for the turn that decided it."},
       {8, "The hearing",
        "Each mayor has one sentence: what does your town earn, who is gone, and what do you want "
        "to do next?",
        "Pause all and show the tables. After each sentence one question from another table. Stop "
        "when all have spoken, and go on."},
       {20, "Play on", "Would the people of your town vote for you again?",
        "Most towns are won or lost by now or soon. Tables that are done look at others, if you "
        "allow it, and bet on how they will end. Stop after 20 minutes."},
       {5, "Prizes", "Some towns are rich, some are whole. Is any of them both?",
        "End the class and show the prizes. A town that dared nothing has displaced nobody: if "
        "that is how a prize was won, say so."},
       {12, "Talk", "The three voices first: who of you was not heard?",
        "Show the charts. Let the voices of the families speak before the mayors do. Ask the "
        "question in which two towns are compared. Then leave the game: which street that "
        "everybody here knows has changed like this?"},
       {5, "The wall", "You may write a ninth policy. One sentence.",
        "Open the wall with the question what they would change, give two minutes to write, show "
        "a few answers and ask each time whom this policy would cost something."}}};
}

std::vector<Prize> prizes() {
  return {{.id = "first-to-thrive",
           .title = "First town to thrive",
           .text = "For everybody at the first table that wins with revenue 20.",
           .goes_to = PrizeFor::kFirst,
           .ending = name_of(Ending::kWon)},
          {.id = "still-at-home",
           .title = "Still at home",
           .text = "For everybody at the table with the fewest displaced people.",
           .goes_to = PrizeFor::kTable,
           .figure = "people",
           .better = Better::kLow},
          {.id = "corner-shops",
           .title = "Corner shops",
           .text = "For everybody at the table whose town has the most local businesses.",
           .goes_to = PrizeFor::kTable,
           .figure = "shops",
           .better = Better::kHigh},
          {.id = "full-purse",
           .title = "Full purse",
           .text = "For everybody at the table whose town earns most.",
           .goes_to = PrizeFor::kTable,
           .figure = "revenue",
           .better = Better::kHigh}};
}

std::vector<Asked> to_talk_about() {
  return {
      {"for-whom", "For whom did you build this town? Would they say the same?"},
      {"first-corporation",
       "Who lived beside the first corporation that you brought in, and where are they now?"},
      {"same-house",
       "Why does a rent rise when the neighbors become richer, though the house is the same?"},
      {"in-time", "Which help came in time, and which came when nobody was left to be helped?"},
      {"enough", "Was there a turn in which you earned enough and still wanted more? What for?"},
      {"whose-voice",
       "Whose voice counted most at your table: the mayor's, the loudest, or that of the one who "
       "saw it coming?"},
      {"your-street",
       "Which street near you has changed like this? Who went, who came, and who earned by it?"},
      {"what-would-you-change",
       "If you could write one more policy, what would it say, and whom would it cost something?"}};
}

// Sentences go over several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
ClassWords words() {
  return {
      .story =
          {"There is a town where everybody knows the baker. Families have lived here for "
           "generations, in small houses around small shops. It is not rich. The school roof "
           "leaks, and nobody has the money to mend it.",
           "You are the new council. People voted for you because you said that the town could "
           "earn more, so that all of them get a better chance.",
           "And there are those who would come tomorrow. One corporation earns as much as four "
           "shops. But where it opens its doors, the shop next to it sells out, and the family "
           "next to it has to look for another home.",
           "You take turns at being mayor, and you win or lose together. If too many families "
           "lose their homes the town has failed, however full its purse is.",
           "So whom are you building this town for?"},
      .learn = {"Growth changes who can afford to stay, and often pushes out those it was meant "
                "for.",
                "One change sets off the next: a corporation, then the shop beside it, then the "
                "home beside that.",
                "Protection helps when it comes before the pressure.",
                "Deciding together means hearing those who lose by it, too."},
      .plans = {short_plan(), long_plan()},
      .prizes = prizes(),
      .questions = to_talk_about(),
      .comparisons = {
          {"people",
           "{most} displaced the most people ({high}), {least} the fewest ({low}). Which decision "
           "made the difference?"},
          {"revenue",
           "{most} earned most ({high}), {least} least ({low}). In which of the two towns would "
           "you rather live, and could you afford it?"},
          {"high-income",
           "{most} has the most high-income homes ({high}), {least} the fewest ({low}). What "
           "brought them, and what did they bring with them?"}}};
}
// NOLINTEND(bugprone-suspicious-missing-comma)

}  // namespace

const ClassWords& CityRootsCodec::class_words() {
  static const ClassWords kWords = words();
  return kWords;
}

}  // namespace citybox::city_roots
