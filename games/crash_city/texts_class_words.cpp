// What a facilitator says and asks.

#include "games/crash_city/codec.hpp"

namespace citybox::crash_city {

namespace {

LessonPlan short_plan() {
  return {
      45,
      "The quick game: build for a quarter of an hour, look at the cities together, race through "
      "them, and talk.",
      {{4, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class, choose the quick length (8 tiles and four cars each; "
        "the full game does not fit) and have the projector show the door. Threes are best, fours "
        "need a little longer; bots take chairs that stay empty, two pupils may share a phone."},
       {2, "The story", "Here is a field. Look at it once more before there is a city on it.",
        "Show the story on the projector and read it aloud, or let the browser read it. Then show "
        "the prizes."},
       {4, "Start",
        "On your turn choose a site, turn your tile and lay it, and build on it. A house brings "
        "you a car. Shops and factories are where cars will park, whoever built them. Houses and "
        "factories keep apart.",
        "Start the tables. Let everybody lay one tile before you explain more: the page shows "
        "where a tile fits. Help where hands are up."},
       {12, "Build", "Think of the morning when all of you want to get to work at once.",
        "Let them build. Nudge a table that is far behind. Tables that are done begin to race by "
        "themselves: let them. Pause all after 12 minutes, or when the last table has laid its "
        "tiles."},
       {3, "Look at the cities",
        "In which of these cities would you like to drive, and which one will jam? Point at it.",
        "Show the tables on the projector. No explanations yet: only bets. Then go on."},
       {9, "Race",
        "One car, one thing each turn: park it, or drive it. From the second space on you may "
        "push whoever is in your way.",
        "Stop after 9 minutes. A table where nobody has parked all cars has no winner; the prizes "
        "count the cars that are at work."},
       {2, "Prizes", "Who got to work? And who is still out there?",
        "End the class and show the prizes. A table that hardly raced has few crashes, too: say "
        "so if it won that one."},
       {9, "Talk", "Let us look at your bets. What made a city jam?",
        "Show the charts of cars at work and of crashes. Let the table with the worst jam speak "
        "first. Then go to the street in front of the school. Put the question what they would "
        "change on the wall and show three answers."}}};
}

LessonPlan long_plan() {
  return {
      90,
      "The full game at tables of two or three: a whole city, bets on it, the race, and a talk "
      "about streets that belong to all.",
      {{5, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class and have the projector show the door. The full length "
        "(16 tiles and eight cars each) fits with two or three at a table. With fours, or a class "
        "that reads slowly, take the quick length and let the talk be longer."},
       {4, "The story", "Here is a field. Look at it once more before there is a city on it.",
        "Show the story on the projector and read it aloud, or let the browser read it. Then show "
        "the prizes."},
       {6, "Start",
        "On your turn choose a site, turn your tile and lay it, and build on it. A house brings "
        "you a car. Shops and factories are where cars will park, whoever built them. Houses and "
        "factories keep apart.",
        "Start the tables and let everybody lay two tiles. Then pause all and ask: who has built a "
        "street for somebody else? Go on."},
       {20, "Build", "Think of the morning when all of you want to get to work at once.",
        "Let them build. Nudge a table that is far behind, or let a bot act for whoever thinks too "
        "long. Tables that are done begin to race. Pause all after 20 minutes, or when the last "
        "table has laid its tiles."},
       {5, "Bets",
        "In which of these cities would you like to drive? Which one will have the most crashes? "
        "Write down one table for each.",
        "Show the tables on the projector and let them look. Then go on."},
       {25, "Race",
        "One car, one thing each turn: park it, or drive it. From the second space on you may "
        "push whoever is in your way.",
        "Let them race. After ten minutes ask each table for one traffic rule that it would like "
        "to have now, and write it on the board; nobody has to keep it. Stop after 25 minutes. "
        "A table where nobody has parked all cars has no winner; the prizes count the cars that "
        "are at work."},
       {5, "Prizes", "Who got to work? And who is still out there?",
        "End the class and show the prizes. A table that hardly raced has few crashes, too: say "
        "so if it won that one."},
       {15, "Talk", "Your bets first. Who was right, and how could you tell?",
        "Show the charts. Ask the question in which two cities are compared, and let both tables "
        "answer. Take the traffic rules from the board: which of them would all have kept? Then "
        "leave the game: how did you come to school today, and why so?"},
       {5, "The wall", "One sentence from each of you: what would you change?",
        "Open the wall, give two minutes to write, show a few answers and read them aloud."}}};
}

std::vector<Prize> prizes() {
  return {{.id = "first-at-work",
           .title = "First at work",
           .text = "For whoever is the first of all tables with every car parked.",
           .goes_to = PrizeFor::kFirst,
           .ending = citybox::name_of(Ending::kAllParked)},
          {.id = "all-get-there",
           .title = "A city that works",
           .text = "For everybody at the table with the most cars at work a player.",
           .goes_to = PrizeFor::kTable,
           .figure = "parked",
           .better = Better::kHigh},
          {.id = "calm-streets",
           .title = "Calm streets",
           .text = "For everybody at the table with the fewest crashes.",
           .goes_to = PrizeFor::kTable,
           .figure = "crashes",
           .better = Better::kLow}};
}

std::vector<Asked> to_talk_about() {
  return {
      {"bottleneck", "Where did your city jam? Who had laid that tile, and could they have known?"},
      {"five-minutes",
       "Nobody had a plan. What would you have agreed on if you had talked for five minutes before "
       "the first tile?"},
      {"on-purpose", "When did you hit somebody on purpose, and what would have kept you from it?"},
      {"one-rule",
       "Which single rule of the road would have helped all of you? Would you have kept it while "
       "you were behind?"},
      {"keep-apart",
       "Houses and factories had to keep apart. How much driving did that cost, and is it worth "
       "it?"},
      {"without-a-car",
       "How else could these people have got to work, and who would pay for that?"},
      {"school-street",
       "Think of the street in front of this school in the morning. What is the same there, and "
       "what is better?"},
      {"what-would-you-change",
       "You may change one thing about this city: a tile, a rule or a driver. What would bring the "
       "most people to work?"}};
}

// Sentences go over several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
ClassWords words() {
  return {
      .story =
          {"Here is a field, and in the middle of it a town square. In a while there will be a "
           "city around it.",
           "You build it together, one piece of street at a time. Everybody puts up houses, shops "
           "and factories. Nobody has a plan, and nobody has to ask the neighbors. A street that "
           "suits you may end just where they needed one.",
           "Then the alarm clock rings. Everybody who lives here has to get to work, all at the "
           "same time, all by car, and on every roof there is room for one. This city has no "
           "traffic lights. It has no rules of the road either.",
           "That morning you will find out what you have built."},
      .learn = {"Streets are shared: each of us lays a piece, and all of us live with the whole.",
                "Where homes and jobs stand decides how far people drive, long before anybody "
                "starts an engine.",
                "When all want the same thing at the same time, one narrow place stops everybody.",
                "Rules of the road take a little from each driver and give more back to all."},
      .plans = {short_plan(), long_plan()},
      .prizes = prizes(),
      .questions = to_talk_about(),
      .comparisons = {
          {"crashes",
           "{most} had the most crashes ({high}), {least} the fewest ({low}). Was it the streets "
           "or the drivers?"},
          {"two-lane",
           "{most} built the most two-lane streets ({high}), {least} the fewest ({low}). Did "
           "people get to work faster there?"},
          {"parked",
           "{most} has the most cars at work ({high}), {least} the fewest ({low}). When was that "
           "decided: while you built or while you raced?"}}};
}
// NOLINTEND(bugprone-suspicious-missing-comma)

}  // namespace

const ClassWords& CrashCityCodec::class_words() {
  static const ClassWords kWords = words();
  return kWords;
}

}  // namespace citybox::crash_city
