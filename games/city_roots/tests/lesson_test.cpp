// What the coach says is true of the city at which it is said, and judgements are the sum of their
// parts.

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/types/sentence.hpp"
#include "engine/types/words.hpp"
#include "games/city_roots/judgement.hpp"
#include "games/city_roots/tests/town.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {
namespace {

constexpr Seat kLearner{0};

// The city read off its drawing, so that no function of the rules has a say.
struct Map {
  explicit Map(const State& s) {
    for (int row = 0; row < kSide; ++row) {
      rows.emplace_back();
      for (int column = 0; column < kSide; ++column)
        rows.back() += letter_at(s, Board::at(column, row));
    }
  }

  char at(int column, int row) const {
    if (column < 0 || row < 0 || column >= kSide || row >= kSide) return '#';
    return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  char at(Space space) const { return at(space.column(), space.row()); }
  int count(std::string_view letters) const {
    int found = 0;
    for (const std::string& row : rows) {
      for (const char letter : row) found += letters.find(letter) == std::string_view::npos ? 0 : 1;
    }
    return found;
  }
  int beside(Space space, std::string_view letters) const {
    const int column = space.column(), row = space.row();
    int found = 0;
    for (const auto& [x, y] :
         {std::pair{1, 0}, std::pair{-1, 0}, std::pair{0, 1}, std::pair{0, -1}})
      found += letters.find(at(column + x, row + y)) == std::string_view::npos ? 0 : 1;
    return found;
  }
  int revenue() const { return count("B") / 2 + 2 * count("C"); }

  std::vector<std::string> rows;
};

// Every number of a text, in digits.
std::vector<int> numbers_in(const std::string& text) {
  std::vector<int> numbers;
  int number = -1;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const char letter = i < text.size() ? text[i] : ' ';
    if (letter >= '0' && letter <= '9') {
      number = (number < 0 ? 0 : number * 10) + (letter - '0');
    } else if (letter != ',' || i + 1 >= text.size() || text[i + 1] < '0' || text[i + 1] > '9') {
      if (number >= 0) numbers.push_back(number);
      number = -1;
    }
  }
  return numbers;
}

std::string read(const std::string& text) {
  return resolve(text, SeatSet(kLearner),
                 [](Seat seat) { return "Seat " + std::string(1, "ABCDE"[seat.index]); });
}

// What must be so when the coach says it; `since` is what happened from the learner's last action on.
void check_line(const std::string& id, const std::string& text, const State& s,
                const std::vector<Event>& since) {
  const Map map(s);
  const int people = s.residents * 100;
  if (id == "goal") {
    EXPECT_EQ(numbers_in(text),
              (std::vector{map.count("LP"), map.count("B"), map.revenue(), 20, 6, 4800}));
  } else if (id == "policy") {
    int lots = 0;
    for (const char* lot : {"c3", "c4", "d3", "d4"})
      lots += map.at(Board::named(lot)) == '.' ? 1 : 0;
    EXPECT_TRUE(s.active.contains(Policy::kCutCorporateTaxes));
    EXPECT_EQ(numbers_in(text), std::vector{2});
    EXPECT_NE(text.find(capital(number_word(lots)) + " lot"), std::string::npos) << text;
  } else if (id == "end" && s.ending == Ending::kNone) {
    EXPECT_EQ(numbers_in(text), (std::vector{map.revenue(), 20, int{s.displaced_houses}, 6, people,
                                             4800, turn_number(s, Content{}), 56}));
  } else if (id == "news") {
    const std::vector<int> numbers = numbers_in(text);
    ASSERT_GE(numbers.size(), 2U) << text;
    EXPECT_EQ(numbers.front(), map.revenue()) << text;
    EXPECT_EQ(text.find("nobody is displaced") != std::string::npos,
              people + s.displaced_houses == 0);
    if (people > 0) {
      EXPECT_EQ(numbers.back(), people) << text;
    }
    const Event* last = nullptr;
    for (const Event& event : since) {
      if (event.seat == kLearner) continue;
      if (event.kind == EventKind::kEnacted || event.kind == EventKind::kPolicyReplaced)
        last = &event;
    }
    ASSERT_NE(last, nullptr);
    EXPECT_NE(text.find(title_of(last->policy)), std::string::npos) << text;
  } else if (id == "event") {
    const Event* card = nullptr;
    for (const Event& event : since) {
      if (event.kind == EventKind::kCardDrawn && event.seat == kLearner) card = &event;
    }
    ASSERT_NE(card, nullptr);
    EXPECT_EQ(text.find("mayor"), std::string::npos) << "told beyond the card";
    EXPECT_NE(text.find(std::string("You drew ") + std::string(title_of(card->card))),
              std::string::npos);
  } else if (id == "flight") {
    int homes = 0;
    for (std::uint8_t i = 0; i < kSide * kSide; ++i) {
      const Space space{i};
      homes += map.at(space) == 'L' && map.beside(space, "C") > 0 ? 1 : 0;
    }
    ASSERT_GT(homes, 0);
    const std::string first = homes == 1 ? "A home " : capital(number_word(homes)) + " homes ";
    EXPECT_TRUE(text.starts_with(first)) << text;
  } else if (id == "lobby") {
    EXPECT_EQ(text.find("is not active") != std::string::npos,
              !s.active.contains(Policy::kLandTrust));
    if (text.find("enact it") != std::string::npos) {
      EXPECT_GT(map.count("L"), 0);
    }
  }
}

// What the coach proposes keeps what the words promise.
void check_proposal(const std::string& id, const std::string& text, const State& s,
                    const std::vector<Action>& proposed) {
  const Map map(s);
  if (id == "lot") {
    int fewest = 4;
    ActionList<CityRoots> all;
    CityRoots::legal(s, kLearner, all, Content{});
    for (const Action& action : all) fewest = std::min(fewest, map.beside(action.space, "L"));
    for (const Action& action : proposed) EXPECT_EQ(map.beside(action.space, "L"), fewest);
    // Nothing glows more than the others where all are proposed.
    EXPECT_EQ(text.find("glows most") != std::string::npos, proposed.size() < all.size()) << text;
    EXPECT_EQ(numbers_in(text), fewest > 1 ? std::vector{fewest} : std::vector<int>{}) << text;
  }
  if (id == "flight") {
    for (const Action& action : proposed) {
      if (action.verb != Verb::kMove) continue;
      EXPECT_EQ(map.at(action.to), '.');
      EXPECT_EQ(map.beside(action.to, "C"), 0);
    }
  }
}

// Chance, and a record of what happened.
struct Luck {
  std::uint32_t draw(std::uint32_t n) { return rng.below(n); }
  void reveal() {}
  // As a coach gets to know them, without their rules.
  void emit(const Event& event, SeatSet) {
    events.push_back(event);
    events.back().rule = RuleId{};
  }

  Rng rng;
  std::vector<Event> events;
};

class Lesson {
 public:
  enum class Learner : std::uint8_t { kObeys, kDoesAnything };

  Lesson(Learner learner, std::uint64_t seed) {
    Luck ctx{Rng(seed), {}};
    Rng& rng = ctx.rng;
    State s = CityRoots::start({2, {}}, ctx, Content{});
    std::vector<Event>& since = ctx.events;
    while (true) {
      const std::vector<Action> proposed = listen(s, since);
      if (is_over(s)) break;
      const Seat seat = s.mayor;
      ActionList<CityRoots> all;
      CityRoots::legal(s, seat, all, Content{});
      Action choice = all[rng.below(static_cast<std::uint32_t>(all.size()))];
      if (seat == kLearner && learner == Learner::kObeys && !proposed.empty()) {
        choice = proposed[rng.below(static_cast<std::uint32_t>(proposed.size()))];
      }
      if (seat == kLearner) since.clear();
      CityRoots::apply(s, seat, choice, ctx, Content{});
    }
  }

  std::vector<Action> listen(const State& s, const std::vector<Event>& since) {
    const Seen<CityRoots> seen = CityRoots::redact(s, SeatSet(kLearner));
    const CoachSight<CityRoots> sight{seen, kLearner, !is_over(s) && s.mayor == kLearner, since,
                                      kPublishedContent<CityRoots>};
    for (const CoachLine<CityRoots>& line : CityRootsCodec::lesson()) {
      if (told.contains(line.id) || !line.when(sight)) continue;
      told.insert(line.id);
      const std::string text = read(line.say(sight));
      SCOPED_TRACE(std::string(line.id) + ": " + text + "\n" + draw_board(s));
      check_line(line.id, text, s, since);
      if (line.proposes == nullptr) continue;
      std::vector<Action> proposed;
      ActionList<CityRoots> all;
      CityRoots::legal(s, kLearner, all, Content{});
      for (const Action& action : all) {
        if (line.proposes(sight, action)) proposed.push_back(action);
      }
      EXPECT_FALSE(proposed.empty());
      check_proposal(line.id, text, s, proposed);
      return proposed;
    }
    return {};
  }

  std::set<std::string> told;
};

TEST(Lesson, what_the_coach_says_is_true_of_the_city) {
  std::map<std::string, int> told;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE(seed);
    const Lesson obedient(Lesson::Learner::kObeys, seed);
    EXPECT_EQ(obedient.told.size(), CityRootsCodec::lesson().size());
    const Lesson free(Lesson::Learner::kDoesAnything, seed);
    EXPECT_TRUE(free.told.contains("end"));
    for (const std::string& id : free.told) ++told[id];
  }
  EXPECT_EQ(told.size(), CityRootsCodec::lesson().size()) << "a free learner hears all of it, too";
}

TEST(Lesson, CR27_revenue_that_came_too_late_is_said) {
  Town town("C C C C C C  C C C C . .  . . . . . .  . . . . . .  . . . . . .  . . . . . L", 5);
  EXPECT_EQ(CityRootsCodec::claim(static_cast<std::uint8_t>(Concern::kHouses), 5, 6, Seat{0}),
            "the game is lost, with six houses displaced");
  town.s.displaced_houses = 6;
  town.s.ending = Ending::kRapidDisplacement;
  EXPECT_EQ(
      CityRootsCodec::verdict(town.s, town.c),
      "Lost to rapid displacement: 6 houses were gone before the revenue of 20 could count. It "
      "came too late.");
}

TEST(Lesson, CR26_a_victory_says_what_it_cost) {
  Town town(kStartingLayout);
  town.residents(47).s.ending = Ending::kWon;
  EXPECT_EQ(CityRootsCodec::verdict(town.s, town.c),
            "You won together with revenue 2, and 4,700 people lost their homes.");
  EXPECT_EQ(
      CityRootsCodec::meant(town.s, town.c),
      "14 of 14 low-income homes still stand, 4,700 people have lost theirs, and 0 high-income "
      "homes have come to town.");
}

TEST(Lesson, every_part_of_the_judgement_has_a_name_and_words_for_more_and_less) {
  std::set<std::string> names, clauses;
  const int parts = static_cast<int>(Concern::kPolicy) + kPolicies;
  for (int i = 0; i < parts; ++i) {
    const auto key = static_cast<std::uint8_t>(i);
    names.insert(CityRootsCodec::concern(key));
    EXPECT_EQ(CityRootsCodec::claim(key, 1, 1, Seat{0}), "");
    clauses.insert(CityRootsCodec::claim(key, 0, 1, Seat{0}));
    clauses.insert(CityRootsCodec::claim(key, 1, 0, Seat{0}));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(parts));
  EXPECT_EQ(clauses.size(), 2U * static_cast<std::size_t>(parts));
  EXPECT_FALSE(names.contains("") || clauses.contains(""));
  EXPECT_EQ(CityRootsCodec::claim(static_cast<std::uint8_t>(Concern::kUprooted), 3, 1, Seat{0}),
            "one home stands in the way of new corporations instead of three");
  EXPECT_EQ(CityRootsCodec::claim(static_cast<std::uint8_t>(Concern::kPeople), 400, 1600, Seat{0}),
            "1,200 people lose their homes");
}

}  // namespace
}  // namespace citybox::city_roots
