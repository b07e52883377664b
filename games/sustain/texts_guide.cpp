// SU-6: scenario I explains each step when it first happens.

#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::string_view first_year(const State& s) {
  switch (s.phase) {
    case Phase::kFound:
      return "Every city has a name. The first player gives yours one, or leaves it as it is.";
    case Phase::kDepartments:
      return "Take a department. Its sheet says what you can build and how you score: what is good "
             "for you is not always good for the city. Departments that nobody takes lie open to "
             "all.";
    case Phase::kDiscussion:
      return "The first year has no adjustment and no income: the purse you have just shared is "
             "your money. A request lies on the table; it is checked each year before the new "
             "event, and being late costs everybody. Three solutions are open. You see what they "
             "cost and what is said of them; what they really do stands on the back. Talk about "
             "who pays for what. Promises are written down, but they do not bind. Press ready when "
             "you have said all you want.";
    case Phase::kInvesting:
      return "Now invest, one after the other: put coins on one space, then it is the next "
             "player's turn. Your own buildings only you can pay; solutions all of you can, coin "
             "by coin. Unfinished coins stay. Pass when you have had enough: you keep the rest for "
             "next year.";
    case Phase::kPlace:
      return "Paid in full! Whoever put in the last coin chooses where the building stands. Many "
             "buildings work better beside the right neighbor.";
    case Phase::kMandate:
      break;
  }
  return "";
}

std::string_view in_discussion(int year) {
  switch (year) {
    case 2:
      return "A year has turned. In fixed order, unhappy people moved the standard of living, that "
             "moved attractiveness, pollution and transport filled the CO₂ table, and CO₂ weighed "
             "on living. Then people came: who found no home is unhappy for good. Then the budget "
             "was shared. Look at the arrows on the board: they tell what the next turn of the "
             "year will do.";
    case 3:
      return "Attractive cities grow, and growth needs homes. Whoever stays without one marks an "
             "unhappy square, and the table never empties. The first player has changed; so has "
             "who decides the mandates.";
    case 4:
      return "The new request is one that nobody can grant alone. Who would do the work, and who "
             "would have the laurels? You may also give coins away, if somebody else can do more "
             "with them.";
    case 5:
      return "Some shocks look at what you have built. By now a back or two will have surprised "
             "you: behind each front is one of two backs, and both fit what was promised. Read "
             "the praise once more and ask what it leaves out.";
    case 6:
      return "Whoever passes keeps the coins. Is that thrift, or hiding? Look at the promises of "
             "the last years before you believe the next.";
    case 7:
      return "This is the last year. When its investing is over the tables move once more, and "
             "then votes are counted. Check both tables before you spend on yourself: a lost city "
             "has no winner.";
    default:
      return "";
  }
}

}  // namespace

std::string_view guide_of(const State& s) {
  if (s.options.scenario != Scenario::kOne) return "";
  if (s.ending == Ending::kCounted) {
    return "Look back: which hidden side surprised you, and who paid for it?";
  }
  if (is_over(s)) {
    return "Look back: when did you see it coming, and what was the money spent on instead?";
  }
  if (s.year <= 1) return first_year(s);
  switch (s.phase) {
    case Phase::kMandate:
      return "A mandate is decided by the first player alone. The others can only remember it.";
    case Phase::kDiscussion:
      return in_discussion(s.year);
    case Phase::kPlace:
      return s.year == 2 ? first_year(s) : "";
    case Phase::kInvesting:
      if (s.year == 2) {
        return "A building of your own sheet can be built again and again. Mind the map: when all "
               "25 big squares are full, everybody has lost.";
      }
      return "";
    default:
      break;
  }
  return "";
}

}  // namespace citybox::sustain
