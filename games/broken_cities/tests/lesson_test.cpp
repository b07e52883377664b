// The coach of a first game: each sentence is true of the position in which it is said. Its numbers are
// counted here by other means: from the ledgers, by playing the proposal, from the states themselves.

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "engine/types/sentence.hpp"
#include "games/broken_cities/tests/block.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {
namespace {

using Numbers = std::vector<int>;

// Chance from a seed, and all that is told.
struct Telling {
  Rng rng;
  std::vector<Event> events = {};

  std::uint32_t draw(std::uint32_t n) { return rng.below(n); }
  void reveal() {}
  void emit(const Event& event, SeatSet) { events.push_back(event); }
};

int ledger(const State& s, Ledger which, Seat seat) {
  ItemList items;
  BrokenCities::items(s, which, seat, items);
  int sum = 0;
  for (const Item& item : items) sum += static_cast<int>(item.amount);
  return sum;
}
int rent_in(const State& s, Seat seat) { return ledger(s, Ledger::kRent, seat); }

// What `what` would add to the rent there, played out: bought, placed, and let if it can be.
int played_gain(State s, Seat seat, Construction what, Space at) {
  const int before = rent_in(s, seat);
  QuietContext ctx{Rng(1)};
  s.available = 1;
  s.money[seat.index] = 100;
  if (s.chosen == Construction::kNone) BrokenCities::apply(s, seat, with(Verb::kBuy, what), ctx);
  BrokenCities::apply(s, seat, with(Verb::kPlace, at), ctx);
  if (is_home(what)) BrokenCities::apply(s, seat, with(Verb::kRentOut, at), ctx);
  return rent_in(s, seat) - before;
}

// One learner's game at random, and what the coach says in it.
class Lesson {
 public:
  explicit Lesson(std::uint64_t seed, Options options = {}) : ctx_{Rng(seed)} {
    s_ = Rules::start({3, options}, ctx_);
    learner_last_ = s_;
    ActionList<BrokenCities> actions;
    while (!BrokenCities::deciders(s_).empty()) {
      hear();
      const SeatSet due = BrokenCities::deciders(s_);
      const Seat seat = due.contains(kYellow) ? kYellow : due.front();
      BrokenCities::legal(s_, seat, actions);
      const Action action = actions[ctx_.rng.below(static_cast<std::uint32_t>(actions.size()))];
      if (seat == kYellow) {
        ctx_.events.clear();
        learner_last_ = s_;
      }
      Rules::apply(s_, seat, action, ctx_);
    }
    hear();
  }

  std::set<std::string> told;

 private:
  void hear() {
    const Seen<BrokenCities> seen = BrokenCities::redact(s_, SeatSet(kYellow));
    const CoachSight<BrokenCities> sight{
        seen, kYellow, BrokenCities::deciders(s_).contains(kYellow), ctx_.events, kPublished};
    for (const CoachLine<BrokenCities>& line : BrokenCitiesCodec::lesson()) {
      if (!line.when(sight)) continue;
      const std::string text = line.say(sight);
      EXPECT_FALSE(sentence_fault(text, 3)) << text;
      check(line.id,
            resolve(text, SeatSet(kYellow), [](Seat seat) { return std::string(color_of(seat)); }));
      if (line.proposes != nullptr) check_proposals(line, sight);
      told.insert(line.id);
    }
  }

  void check_proposals(const CoachLine<BrokenCities>& line, const CoachSight<BrokenCities>& sight) {
    ActionList<BrokenCities> actions;
    BrokenCities::legal(s_, kYellow, actions);
    int proposed = 0;
    for (const Action& action : actions) proposed += line.proposes(sight, action) ? 1 : 0;
    EXPECT_GE(proposed, 1) << line.id;
    EXPECT_LT(proposed,
              static_cast<int>(actions.size()) + (s_.chosen == Construction::kNone ? 0 : 1))
        << line.id;
  }

  // Spaces apart from numbers.
  static Numbers numbers_in(std::string text) {
    text = std::regex_replace(text, std::regex("\\b[a-h][1-8]\\b"), "");
    Numbers found;
    const std::regex number("[0-9]+");
    for (std::sregex_iterator it(text.begin(), text.end(), number), end; it != end; ++it) {
      found.push_back(std::stoi(it->str()));
    }
    return found;
  }
  static Space space_in(const std::string& text) {
    std::smatch match;
    EXPECT_TRUE(std::regex_search(text, match, std::regex("\\b([a-h][1-8])\\b"))) << text;
    return named_on<City>(match[1].str());
  }

  int most_gain(Construction what) const {
    int most = -1;
    vacant(s_).for_each([&](Space at) {
      const int gain = played_gain(s_, kYellow, what, at);
      most = gain > most ? gain : most;
    });
    return most;
  }

  void check(std::string_view id, const std::string& text) {
    SCOPED_TRACE(text);
    const Numbers numbers = numbers_in(text);
    if (id == "goal") return check_goal(text, numbers);
    if (id == "park") return check_park(text, numbers);
    if (id == "place") return check_place(text, numbers);
    if (id == "home") return check_home(numbers, text);
    if (id == "air") return check_air(text, numbers);
    if (id == "card") return check_card(text);
    if (id == "law") return check_law(text);
    check_end(text, numbers);
  }

  void check_goal(const std::string& text, const Numbers& numbers) {
    EXPECT_EQ(numbers, (Numbers{50, rent_in(s_, kYellow)}));
    EXPECT_NE(text.find("Red and Orange"), std::string::npos);
  }
  void check_park(const std::string& text, const Numbers& numbers) {
    const int gain = played_gain(s_, kYellow, Construction::kGreenspace, space_in(text));
    EXPECT_EQ(gain, most_gain(Construction::kGreenspace));
    EXPECT_EQ(numbers, (Numbers{s_.money[0], 6, 3, gain}));
  }
  void check_place(const std::string& text, const Numbers& numbers) {
    const int most = most_gain(s_.chosen);
    if (text.find("No place") == 0) {
      EXPECT_EQ(most, 0);
      return;
    }
    EXPECT_EQ(numbers, Numbers{most});
    EXPECT_EQ(played_gain(s_, kYellow, s_.chosen, space_in(text)), most);
    EXPECT_EQ(text.find("somebody lives") != std::string::npos, is_home(s_.chosen));
    EXPECT_EQ(text.find("without a renter") != std::string::npos,
              s_.chosen == Construction::kShopping);
  }
  void check_home(Numbers numbers, const std::string& text) {
    if (s_.available == 1) {
      EXPECT_EQ(text.find("One renter looks"), 0U);
      numbers.insert(numbers.begin(), 1);
    }
    // BC-1, BC-31: the sheet, and what laws add to it.
    int dear = 11, cheap = 6;
    for (const Law& law : s_.laws) {
      const bool counts = law.kind == LawKind::kSurcharge && law.since == Since::kNow;
      if (counts && law.object == Construction::kConventional) dear += law.number;
      if (counts && law.object == Construction::kLowCost) cheap += law.number;
    }
    EXPECT_EQ(numbers, (Numbers{s_.available, dear, 4, 3, cheap, 3, 5}));
  }
  void check_air(const std::string& text, const Numbers& numbers) {
    const int added = s_.damage - learner_last_.damage;
    const int own = ledger(s_, Ledger::kEmissions, kYellow);
    Numbers expected{added, s_.damage, 9};
    EXPECT_EQ(text.find("You take out") != std::string::npos, own <= 0);
    if (own > 0) expected.insert(expected.end(), {ledger(s_, Ledger::kCityEmissions, {}), own});
    EXPECT_EQ(numbers, expected);
  }
  void check_card(const std::string& text) {
    const CardSet fell = s_.used - learner_last_.used;
    bool named = false;
    fell.for_each([&](Card card) {
      named = named || text.find(std::string(title_of(card)) + ": ") != std::string::npos;
    });
    EXPECT_TRUE(named);
    const SpaceSet lost = learner_last_.owned[0] - s_.owned[0];
    if (text.find("It took nothing of yours") != std::string::npos) {
      EXPECT_TRUE(lost.empty());
      EXPECT_EQ(learner_last_.renters & learner_last_.owned[0], s_.renters & s_.owned[0]);
    }
    if (text.find("You lost one piece") != std::string::npos) {
      EXPECT_EQ(lost.size(), 1);
    }
    std::smatch match;
    if (std::regex_search(text, match, std::regex("You lost ([0-9]+) pieces"))) {
      EXPECT_EQ(std::stoi(match[1]), lost.size());
    }
    if (text.find(": say which.") != std::string::npos) {
      EXPECT_TRUE(disease_rages(s_));
    }
  }
  void check_law(const std::string& text) {
    EXPECT_TRUE(BrokenCities::deciders(s_).contains(kYellow));
    if (s_.talk == Talk::kPropose) {
      EXPECT_EQ(speaker(s_), kYellow);
      return;
    }
    EXPECT_EQ(s_.talk, Talk::kVote);
    EXPECT_NE(text.find(color_of(speaker(s_))), std::string::npos);
    if (s_.motion.kind != LawKind::kRepeal) {
      EXPECT_NE(text.find(law_sentence(s_.motion, {})), std::string::npos);
    }
  }
  void check_end(const std::string& text, const Numbers& numbers) {
    if (s_.ending != Ending::kNone) return;
    EXPECT_FALSE(s_.used.empty());
    const int own = rent_in(s_, kYellow);
    const int most = std::max(rent_in(s_, kRed), rent_in(s_, kOrange));
    if (own >= most) {
      EXPECT_EQ(text.find("Nobody collects more than you"), 0U);
      EXPECT_EQ(numbers, (Numbers{own, 50, s_.damage, 42}));
    } else {
      const Seat best = rent_in(s_, kOrange) >= most ? kOrange : kRed;
      EXPECT_NE(text.find(color_of(best)), std::string::npos);
      EXPECT_EQ(numbers, (Numbers{own, most, 50, s_.damage, 42}));
    }
  }

  Telling ctx_;
  State s_;
  State learner_last_;  // before the learner's last action
};

TEST(Lesson, every_sentence_is_true_of_its_position) {
  std::set<std::string> told;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    SCOPED_TRACE(seed);
    const Options options{.broken = static_cast<Broken>(seed % 3)};
    told.merge(std::set<std::string>(Lesson(seed, options).told));
  }
  EXPECT_EQ(told.size(), BrokenCitiesCodec::lesson().size()) << "something was never said";
}

TEST(Lesson, BC24_the_goal_says_what_a_broken_city_means) {
  std::set<std::string> texts;
  for (const Climate climate : {Climate::kOwn, Climate::kShared}) {
    for (const Broken broken : {Broken::kHighest, Broken::kNet, Broken::kNobody}) {
      Block block(kStartDrawing, 4, {.climate = climate, .broken = broken});
      const Goal goal = goal_of(block.s, SeatSet(kYellow), block.c);
      texts.insert(goal.text + goal.more);
      EXPECT_EQ(goal.tracks.at(0).value, 9);
      EXPECT_EQ(goal.tracks.at(0).target, 50);
      EXPECT_EQ(goal.tracks.at(1).value, 10);
      EXPECT_EQ(goal.tracks.at(2).kind,
                broken == Broken::kNobody ? GoalKind::kLose : GoalKind::kEnd);
    }
  }
  EXPECT_EQ(texts.size(), 6U);
}

TEST(Lesson, BC15_who_ends_a_turn_with_an_empty_building_is_warned) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. oC .. .. pC .. ..
    .. oL .. oL .. .. pL ..
    .. .. .. .. .. pL .. ..
    .. .. yL .. .. .. .. ..
    .. yl yP .. rL .. rL ..
    .. .. yL .. .. rL .. ..
    .. .. .. .. .. .. .. ..)");
  const auto warning = [&](Seat seat) {
    return BrokenCitiesCodec::summary(BrokenCities::redact(block.s, SeatSet(seat)), block.c)
        .warning;
  };
  EXPECT_EQ(warning(kYellow),
            "A building of yours stands empty, and 4 renters look for a home. It costs nothing to "
            "let them in.");
  EXPECT_EQ(warning(kRed), "") << "it is not Red's turn";
  block.play("rent-out b3");
  EXPECT_EQ(warning(kYellow), "") << "a second park would add nothing";
}

TEST(Lesson, BC16_who_ends_a_turn_without_the_first_park_is_warned) {
  Block block;
  const auto warning = [&] {
    return BrokenCitiesCodec::summary(BrokenCities::redact(block.s, SeatSet(kYellow)), block.c)
        .warning;
  };
  EXPECT_EQ(warning(), "") << "no money";
  block.money(kYellow, 8);
  EXPECT_EQ(warning(),
            "You still have 8: a Greenspace at c3 costs 6, lifts your rent by 3 and clears the "
            "air.");
}

TEST(Lesson, a_finished_game_is_looked_back_upon) {
  Block block;
  block.money(kPurple, 1);
  EXPECT_TRUE(debrief_of(block.s, block.c).empty());
  block.s.ending = Ending::kCityBroke;
  block.damage(43);
  EXPECT_THAT(debrief_of(block.s, block.c),
              testing::ElementsAre(
                  "In round 1 the damage reached 43, and the city broke. {seat:3|You were|{name} "
                  "was} still 40 short of 50.",
                  "Of the 56 that the city emitted, 15 were {seat:0|yours|{name}'s}.",
                  "In the end no law was in force."));
  EXPECT_EQ(BrokenCitiesCodec::meant(block.s, block.c),
            "12 renters have a home in this city, and nobody had to leave it; 4 more still look "
            "for one.");
}

}  // namespace
}  // namespace citybox::broken_cities
