// What every game gives for a class: the words of its lesson, and a table at a glance.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/conformance/reading.hpp"
#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

namespace {

template <class C>
Glance glance_of(const typename C::Game::State& state) {
  return TableOf<C>(state).glance();
}

std::vector<std::string> keys_of(const Glance& glance) {
  std::vector<std::string> keys;
  keys.reserve(glance.figures.size());
  for (const Figure& figure : glance.figures) keys.push_back(figure.key);
  return keys;
}

template <class Listed, class Field>
std::vector<std::string> each(const std::vector<Listed>& all, Field Listed::* field) {
  std::vector<std::string> found;
  found.reserve(all.size());
  for (const Listed& one : all) found.push_back(one.*field);
  return found;
}

bool are_distinct(std::vector<std::string> all) {
  std::ranges::sort(all);
  return std::ranges::adjacent_find(all) == all.end();
}

void check_id(const std::string& id) {
  EXPECT_THAT(id, testing::MatchesRegex("[a-z0-9]+(-[a-z0-9]+)*"));
}

// Nobody sits there: no text of a lesson speaks of a seat.
void check_sentences(const std::vector<std::string>& all) {
  for (const std::string& text : all) check(text, 0, Kind::kSentence);
}

void check_plan(const LessonPlan& plan) {
  SCOPED_TRACE(std::to_string(plan.minutes) + " minutes");
  check(plan.summary, 0, Kind::kSentence);
  EXPECT_GE(plan.steps.size(), 5U);
  int minutes = 0;
  for (const LessonStep& step : plan.steps) {
    EXPECT_GT(step.minutes, 0) << step.title;
    minutes += step.minutes;
    check(step.title, 0, Kind::kLabel);
    if (!step.say.empty()) check(step.say, 0, Kind::kSentence);
    check(step.todo, 0, Kind::kSentence);
  }
  EXPECT_EQ(minutes, plan.minutes);
}

// A table as it is at the start: its figures stay the same (below).
template <class C>
Glance first_glance() {
  using G = typename C::Game;
  Rng rng(1);
  QuietContext ctx(rng);
  return glance_of<C>(G::start({G::kMaxSeats, {}}, ctx, kPublishedContent<G>));
}

const Figure* figure_of(const Glance& glance, const std::string& key) {
  const auto found = std::ranges::find(glance.figures, key, &Figure::key);
  return found == glance.figures.end() ? nullptr : &*found;
}

template <class C>
bool is_ending(const std::string& name) {
  bool found = false;
  for_each_enumerator<typename C::Game::Ending>([&](const std::string& ending, auto value) {
    found = found || (ending == name && value != typename C::Game::Ending{});
  });
  return found;
}

// What it is given for exists, and is the one thing that its kind asks for.
template <class C>
void check_prize(const Prize& prize, const Glance& glance) {
  SCOPED_TRACE(prize.id);
  check_id(prize.id);
  check(prize.title, 0, Kind::kLabel);
  check(prize.text, 0, Kind::kSentence);
  if (prize.goes_to == PrizeFor::kFirst) {
    EXPECT_TRUE(is_ending<C>(prize.ending)) << prize.ending;
    EXPECT_EQ(prize.figure, "");
    return;
  }
  EXPECT_EQ(prize.ending, "");
  EXPECT_NE(prize.better, Better::kNeither);
  const Figure* figure = figure_of(glance, prize.figure);
  ASSERT_NE(figure, nullptr) << prize.figure;
  EXPECT_TRUE(prize.goes_to == PrizeFor::kTable || !figure->seats.empty());
}

// With all four places, each once, and whole when they are filled.
void check_comparison(std::string text) {
  for (const char* place : {"{most}", "{least}", "{high}", "{low}"}) {
    const std::size_t at = text.find(place);
    ASSERT_NE(at, std::string::npos) << place << " is missing: " << text;
    text.replace(at, std::string_view(place).size(), "Table 1");
  }
  check(text, 0, Kind::kSentence);
}

}  // namespace

TYPED_TEST(Conformance, TheWordsForAClassAreWhole) {
  if constexpr (TypeParam::kHooks.for_class.words == nullptr) {
    GTEST_SKIP() << "A class plays this game without words of its own.";
  } else {
    const ClassWords& words = TypeParam::class_words();
    EXPECT_THAT(words.story.size(), testing::AllOf(testing::Ge(3U), testing::Le(5U)));
    EXPECT_THAT(words.learn.size(), testing::AllOf(testing::Ge(3U), testing::Le(5U)));
    check_sentences(words.story);
    check_sentences(words.learn);

    ASSERT_EQ(words.plans.size(), 2U);
    EXPECT_EQ(words.plans[0].minutes, 45);
    EXPECT_EQ(words.plans[1].minutes, 90);
    for (const LessonPlan& plan : words.plans) check_plan(plan);

    const std::vector<std::string> asked = each(words.questions, &Asked::id);
    EXPECT_THAT(asked.size(), testing::AllOf(testing::Ge(6U), testing::Le(10U)));
    EXPECT_TRUE(are_distinct(asked));
    EXPECT_THAT(asked, testing::Contains("what-would-you-change"));
    for (const std::string& id : asked) check_id(id);
    check_sentences(each(words.questions, &Asked::text));
  }
}

TYPED_TEST(Conformance, PrizesAndComparisonsOfAClassAreAboutWhatThereIs) {
  if constexpr (TypeParam::kHooks.for_class.words == nullptr) {
    GTEST_SKIP() << "A class plays this game without words of its own.";
  } else {
    const ClassWords& words = TypeParam::class_words();
    const Glance glance = first_glance<TypeParam>();
    EXPECT_THAT(words.prizes.size(), testing::AllOf(testing::Ge(3U), testing::Le(4U)));
    EXPECT_TRUE(are_distinct(each(words.prizes, &Prize::id)));
    EXPECT_TRUE(are_distinct(each(words.prizes, &Prize::title)));
    for (const Prize& prize : words.prizes) check_prize<TypeParam>(prize, glance);

    EXPECT_THAT(words.comparisons.size(), testing::AllOf(testing::Ge(2U), testing::Le(3U)));
    EXPECT_TRUE(are_distinct(each(words.comparisons, &Compared::figure)));
    for (const Compared& compared : words.comparisons) {
      EXPECT_NE(figure_of(glance, compared.figure), nullptr) << compared.figure;
      check_comparison(compared.text);
    }
  }
}

TYPED_TEST(Conformance, AGlanceShowsNothingThatASpectatorCannotSee) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  play_games<TypeParam>(3, [](const Decision<TypeParam>& decision, Rng& rng) {
    const json::value seen = to_json(glance_of<TypeParam>(decision.state));
    for (int world = 0; world < 2; ++world) {
      const auto other = G::determinize(G::redact(decision.state, SeatSet()), rng, F::kContent);
      ASSERT_EQ(to_json(glance_of<TypeParam>(other)), seen);
    }
  });
}

// Tables of all sizes and options have the same figures, from the first decision to the end.
TYPED_TEST(Conformance, AGlanceKeepsItsFiguresAndItsRoundNeverFalls) {
  using State = typename Of<TypeParam>::State;
  constexpr bool kOwn = TypeParam::kHooks.for_class.glance != nullptr;
  const std::vector<std::string> keys = keys_of(first_glance<TypeParam>());
  ASSERT_TRUE(are_distinct(keys));
  if (kOwn) {
    EXPECT_THAT(keys.size(), testing::AllOf(testing::Ge(3U), testing::Le(5U)));
    for (const std::string& key : keys) check_id(key);
  }
  int round = 0;
  const auto look = [&](const State& state) {
    const Glance glance = glance_of<TypeParam>(state);
    ASSERT_EQ(keys_of(glance), keys);
    for (const Figure& figure : glance.figures) {
      check(figure.label, 0, Kind::kLabel);
      if (figure.seats.empty()) continue;
      ASSERT_EQ(figure.seats.size(), state.seats) << figure.key;
    }
    if (kOwn) check(glance.moment, 0, Kind::kLabel);
    ASSERT_GE(glance.round, kOwn ? 1 : 0);
    ASSERT_GE(glance.round, round) << glance.moment;
    round = glance.round;
  };
  int rounds = 0;  // of the longest game
  play_games<TypeParam>(
      3, [&](const Decision<TypeParam>& decision, Rng&) { look(decision.state); },
      [&](const State& state) {
        look(state);
        rounds = std::max(rounds, round);
        round = 0;
      });
  EXPECT_GT(rounds, kOwn ? 3 : -1) << "the round does not grow";
}

}  // namespace citybox::conformance
