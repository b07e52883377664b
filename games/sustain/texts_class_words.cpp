// What a facilitator says and asks.

#include "games/sustain/codec.hpp"

namespace citybox::sustain {

namespace {

LessonPlan short_plan() {
  return {
      45,
      "The first years of one city at each table: talk, promise, pay, and see what was kept.",
      {{4, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class and choose the first scenario, three minutes of "
        "discussion, departments dealt and the same cards in every game, so that tables can be "
        "compared. Have the projector show the door. Three to six play at a table, fours are best; "
        "bots take chairs that stay empty, but a bot does not talk."},
       {3, "The story", "Look at the department that you will be given. It is your whole heart.",
        "Show the story on the projector and read it aloud, or let the browser read it. Then show "
        "the prizes."},
       {5, "The first year together",
        "You have coins and you have a sheet. In the discussion you may promise and give away what "
        "you like. Then you pay in turn, one space at a time, until all have passed.",
        "Start the tables. Let the page explain each step, it does so in this scenario. Pause all "
        "after the first discussion and ask one table for its promises. Then go on."},
       {21, "Play", "The clock runs while you talk. Who wants something has to ask for it.",
        "Seven years do not fit into this time: expect three or four. Do not cut discussions off, "
        "the clock does that. Nudge whoever forgets to invest or to pass. Stop after 21 minutes, "
        "at the end of a discussion if you can choose."},
       {3, "Prizes", "Nobody has won yet. But one can see where these cities are going.",
        "End the class and show the prizes. Say that the points are those of today; the prize for "
        "the first city that gets through all its years is not given when none has."},
       {9, "Talk", "Which promise did you believe, and which not? What did that change?",
        "Show the charts of unhappy people and of CO₂. Ask one question about promises and one "
        "about a real town. Put the question what they would change on the wall and show three "
        "answers."}}};
}

LessonPlan long_plan() {
  return {
      90,
      "All seven years, with a stop after the third or fourth in which promises are looked at in "
      "the open.",
      {{5, "Arrive",
        "Open the address on the screen, type the code and your first name. That is all.",
        "Before the lesson: open the class and choose three minutes of discussion, or the seven "
        "years will not fit. Take the same cards in every game if you want to compare tables. A "
        "class that knows the game plays the second or the third scenario. Have the projector "
        "show the door; three to six play at a table, fours are best."},
       {5, "The story, and a vow",
        "Write down for yourself: of ten coins, how many will you give to the city and how many to "
        "your own department? Do not show it to anybody.",
        "Read the story from the projector and show the prizes. The slips of paper stay face down "
        "until the talk."},
       {8, "The first year together",
        "You have coins and you have a sheet. In the discussion you may promise and give away what "
        "you like. Then you pay in turn, one space at a time, until all have passed.",
        "Start the tables. Pause all after the first discussion and ask one table for its "
        "promises. Then go on."},
       {20, "Years two to four", "The clock runs while you talk. Who wants something has to ask.",
        "Let them talk. When the year turns, ask a table now and then to read what moved and why. "
        "Nudge whoever forgets to invest or to pass. Stop after 20 minutes."},
       {6, "Half time", "Which promises were kept? Which of your four indicators worries you most?",
        "Pause all and show the tables. Each table says in one sentence what would make it lose, "
        "and who at the table could prevent it. Then go on."},
       {22, "Years five to seven", "You can still win. You can also all still lose.",
        "Let them play to the end. A city that is lost early talks about the year in which it "
        "could still have been turned round, and may look at another table if you allow it. Stop "
        "after 22 minutes; a table that is not through has not won."},
       {4, "Prizes", "Here is who won, and here is whether their people would agree.",
        "End the class and show the prizes. Points of a city that was lost stand on the screen as "
        "well: say what they are worth."},
       {14, "Talk", "Turn your slip of paper. How much did you give, and what made you change?",
        "Show the charts, and the coins by purpose. Ask the question in which two cities are "
        "compared. Talk about the solutions whose backs were not what their fronts had praised. "
        "Then leave the game: who sits at this table in your own town?"},
       {6, "The wall", "One sentence from each of you: what would you change?",
        "Open the wall, give two minutes to write, show a few answers and read them aloud."}}};
}

std::vector<Prize> prizes() {
  return {{.id = "content-city",
           .title = "Content city",
           .text = "For everybody at the table with the fewest unhappy people.",
           .goes_to = PrizeFor::kTable,
           .figure = "unhappy",
           .better = Better::kLow},
          {.id = "good-life",
           .title = "Good life",
           .text = "For everybody at the table with the highest standard of living.",
           .goes_to = PrizeFor::kTable,
           .figure = "living",
           .better = Better::kHigh},
          {.id = "strongest-department",
           .title = "Strongest department",
           .text = "For the department with the most points of all tables.",
           .goes_to = PrizeFor::kSeat,
           .figure = "points",
           .better = Better::kHigh},
          {.id = "first-to-last",
           .title = "First city that lasted",
           .text = "For whoever wins at the first table whose city gets through all its years.",
           .goes_to = PrizeFor::kFirst,
           .ending = name_of(Ending::kCounted)}};
}

std::vector<Asked> to_talk_about() {
  return {
      {"city-or-self",
       "How much of your money went to the city, and how much to your own points? Did that change "
       "over the years, and why?"},
      {"first-broken", "What changed at your table after the first broken promise?"},
      {"who-spoke", "Who were the unhappy people, and who at your table spoke for them?"},
      {"who-was-paid",
       "Which department got money from the others most easily: the neediest, the loudest or the "
       "friendliest?"},
      {"fine-words",
       "Some solutions did not do what their front had praised. How can people find out in real "
       "life, before they pay?"},
      {"more-people",
       "The better the city became, the more people came. Is that success, or trouble, or both?"},
      {"when-to-stop",
       "Was there a moment when you stopped thinking of winning? What brought it about, or what "
       "kept it away?"},
      {"real-council",
       "If these six departments asked your own town for money, who would get it, and who should?"},
      {"what-would-you-change",
       "How would you give out the points, so that whoever does most for the city also wins?"}};
}

// Sentences go over several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
ClassWords words() {
  return {
      .story =
          {"A city is growing. Every year people arrive with their boxes, and each of them wants a "
           "home, clean air, a way to work and somewhere to go in the evening.",
           "You run its departments: Housing, Mobility, Environment, Economy, Health, Culture. You "
           "sit around one table and live on one budget. It is never enough.",
           "Each year you may talk, and promise what you like. Then you pay. Nobody can make you "
           "keep your word, and everybody will remember whether you did.",
           "In the end one department has the most points. Unless there is no city left to be "
           "proud of: too many unhappy people, too much carbon in the air, the last square built "
           "over. Then all of you have lost.",
           "How much of your money is yours, and how much is the city's?"},
      .learn = {"A budget is a list of decisions: each coin is missing somewhere else.",
                "All can do what is sensible for their own part, and the whole can still fail.",
                "Trust grows out of small promises that are kept, and costs a lot to win back.",
                "Homes, air, transport and money hang together: who moves one moves the others.",
                "What is praised most loudly is not always what works."},
      .plans = {short_plan(), long_plan()},
      .prizes = prizes(),
      .questions = to_talk_about(),
      .comparisons = {
          {"co2",
           "Over {most} hangs the most CO₂ ({high}), over {least} the least ({low}). Which coins "
           "made the difference?"},
          {"unhappy",
           "{most} has the most unhappy people ({high}), {least} the fewest ({low}). What did the "
           "two tables talk about?"},
          {"living",
           "{most} has the highest standard of living ({high}), {least} the lowest ({low}). Who "
           "paid for it, and was it the same people who enjoyed it?"}}};
}
// NOLINTEND(bugprone-suspicious-missing-comma)

}  // namespace

const ClassWords& SustainCodec::class_words() {
  static const ClassWords kWords = words();
  return kWords;
}

}  // namespace citybox::sustain
