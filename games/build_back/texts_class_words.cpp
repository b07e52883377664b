// What a facilitator says and asks.

#include "games/build_back/codec.hpp"

namespace citybox::build_back {

namespace {

LessonPlan short_plan() {
  return {
      45,
      "The first rounds after the disaster, with all plans open, and a talk about what comes first "
      "and for whom.",
      {{4, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class, let the objectives lie open from the start, and have "
        "the projector show the door. Two or three play at a table; with more than 36 pupils two "
        "share a phone. Bots take chairs that stay empty."},
       {3, "The story", "It happened three weeks ago. This is what is left.",
        "Show the story on the projector and read it aloud, or let the browser read it. Then show "
        "the prizes."},
       {6, "A first round together",
        "First you say, all at the same time, where your Leaders stand: there you will get one "
        "more of everything. Then you take turns and place a marker: use a tile, build, spend or "
        "trade. What somebody takes from the board is gone.",
        "Start the tables. This is the game with the most to read: take the time. Let everybody "
        "place the first markers and help where hands are up."},
       {20, "Play", "Look at what the others need before you take it.",
        "A whole game has six or seven rounds and takes an hour. Expect three rounds here, and "
        "stop "
        "after 20 minutes. Nudge a table where nobody acts, or let a bot act for one marker. The "
        "points on the screen are those that all can count."},
       {3, "Prizes", "Here is what stands again. And here are those who still wait.",
        "End the class and show the prizes. No table is done by now: say that the points are those "
        "of today, and not of a finished city."},
       {9, "Talk",
        "What did you build first? Would the people in the shelter have chosen the same?",
        "Show the charts of people helped and of points. Ask one question about the game and one "
        "about a real place that had to be built back. Put the question what they would change on "
        "the wall and show three answers."}}};
}

LessonPlan long_plan() {
  return {
      90,
      "A whole city built back by two or three, with a look at who is still waiting at half time.",
      {{5, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class and have the projector show the door. Two or three play "
        "at a table, bots take chairs that stay empty. Let the objectives lie open for a class "
        "that is new to it. If they stay secret, they are in no score before a table is done, and "
        "the console does not show them either."},
       {4, "The story", "It happened three weeks ago. This is what is left.",
        "Show the story on the projector and read it aloud, or let the browser read it. Then show "
        "the prizes."},
       {8, "A first round together",
        "First you say, all at the same time, where your Leaders stand: there you will get one "
        "more of everything. Then you take turns and place a marker: use a tile, build, spend or "
        "trade. What somebody takes from the board is gone.",
        "Start the tables. Pause all when most of them have ended the first round, and ask what "
        "was hard to get. Then go on."},
       {24, "Play", "You can build on top of what is there. It is cheaper, and something is gone.",
        "Three rounds or so. Nudge a table where nobody acts, or let a bot act for one marker. "
        "Tables of two are quicker than tables of three."},
       {6, "Half time", "Who is still waiting for help in your city, and what would it take?",
        "Pause all and show the tables: points, people helped, people who wait. Each table names "
        "one thing that its city still lacks. Then go on."},
       {22, "Play on", "When the last tile comes, the city is as finished as it will be.",
        "Most tables finish, some will not: their points are those that all can count. Stop after "
        "22 minutes. Who is done early lays the mats side by side and looks for what nobody "
        "built."},
       {4, "Prizes", "Here is what stands again. And here are those who still wait.",
        "End the class and show the prizes."},
       {12, "Talk", "Put your parts of the city side by side. Is it one city?",
        "Show the charts. Ask the question in which two cities are compared, and let both tables "
        "answer. Then leave the game: who decides what is built after a disaster, and who is "
        "asked?"},
       {5, "The wall", "One sentence from each of you: what would you change?",
        "Open the wall, give two minutes to write, show a few answers and read them aloud."}}};
}

std::vector<Prize> prizes() {
  return {{.id = "best-part",
           .title = "Best part of the city",
           .text = "For the player with the most points of all tables.",
           .goes_to = PrizeFor::kSeat,
           .figure = "score",
           .better = Better::kHigh},
          {.id = "back-on-their-feet",
           .title = "Back on their feet",
           .text = "For everybody at the table that helped the most people.",
           .goes_to = PrizeFor::kTable,
           .figure = "helped",
           .better = Better::kHigh},
          {.id = "common-ground",
           .title = "Common ground",
           .text = "For everybody at the table with the most community a player.",
           .goes_to = PrizeFor::kTable,
           .figure = "community",
           .better = Better::kHigh},
          {.id = "strong-city",
           .title = "Strong city",
           .text = "For everybody at the table with the most points a player.",
           .goes_to = PrizeFor::kTable,
           .figure = "score",
           .better = Better::kHigh}};
}

std::vector<Asked> to_talk_about() {
  return {
      {"what-first",
       "What did you build first? Would those who had lost everything have chosen the same?"},
      {"whom-first",
       "Whom did you help first, and was it because they needed it or because you needed a "
       "worker?"},
      {"taken-away",
       "When did somebody take what you needed? Was it meant, and would you have shared?"},
      {"as-it-was",
       "Should a city be built back as it was, or as it should have been? Who may decide that?"},
      {"stories-and-money",
       "Here stories bring in money. Where does help follow the cameras outside of a game, and who "
       "is left out?"},
      {"who-goes-first",
       "Whoever had the most influence went first and took first. Where do you know that from?"},
      {"nobodys-plan", "What does your city lack because it was in nobody's plan?"},
      {"real-place",
       "Which real place had to be built back after a disaster? What went well there, and for "
       "whom?"},
      {"what-would-you-change",
       "Which rule would make you build for people before points? Would you still want to play?"}};
}

// Sentences go over several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
ClassWords words() {
  return {
      .story =
          {"It took one night. In the morning the city was gone: no water in the pipes, no shop "
           "that opened, no roof that one could trust.",
           "Now help comes by road: water, bread, bricks, people who want to work. It is never "
           "enough for all, and what one of you takes, another will miss. And among the ruins "
           "there are those who cannot help themselves just now. They wait.",
           "Each of you builds back one part of the city. You can put up what stood there before, "
           "or something better on top of it. You have Leaders, and stories that bring in money.",
           "And each of you has a plan of your own. But it will be one city, and people will have "
           "to live with all of your plans."},
      .learn = {"Where everything is scarce, the order in which one builds is the decision.",
                "Helping is no loss: whoever is back on their feet lends a hand.",
                "Building on what is left is cheaper, and something of the old goes with it.",
                "Influence decides who chooses first, and so what a city becomes.",
                "Many private plans do not add up to a city by themselves."},
      .plans = {short_plan(), long_plan()},
      .prizes = prizes(),
      .questions = to_talk_about(),
      .comparisons = {
          {"helped",
           "{most} helped the most people ({high}), {least} the fewest ({low}). Was there more "
           "need, more room in the plans, or more to gain by it?"},
          {"community",
           "{most} has the most community ({high}), {least} the least ({low}). In which of these "
           "cities would you meet somebody on your way home?"},
          {"waiting",
           "At {most} the most people still wait for help ({high}), at {least} the fewest ({low}). "
           "What was built there instead?"}}};
}
// NOLINTEND(bugprone-suspicious-missing-comma)

}  // namespace

const ClassWords& BuildBackCodec::class_words() {
  static const ClassWords kWords = words();
  return kWords;
}

}  // namespace citybox::build_back
