#include "bots/search/search.hpp"

#include <gtest/gtest.h>

#include <set>

#include "bots/search/searcher.hpp"
#include "tests/bots/orchard.hpp"
#include "tests/bots/pennies.hpp"

namespace citybox {
namespace {

using Orchard = orchard::Game;
using OrchardSearch = Search<Orchard, JudgedBy<orchard::MostApples>>;
using Pennies = pennies::Game;
using PenniesSearch = Search<Pennies, JudgedBy<pennies::MostCoins>>;

constexpr SearchParameters kHow{.iterations = 400, .clear_lead = 5};

orchard::State first_state(const orchard::Content& content = {}) {
  QuietContext ctx{Rng(1)};
  return Orchard::start({2, {}}, ctx, content);
}

std::uint8_t first_choice(const SearchParameters& how, std::uint64_t seed,
                          const orchard::Content& content = {}) {
  return OrchardSearch(how)
      .choose(Orchard::redact(first_state(content), SeatSet(Seat{0})), Seat{0}, seed, content)
      .choice;
}

TEST(Search, a_first_step_is_worth_its_best_completion) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    EXPECT_EQ(first_choice(kHow, seed), 0) << "basket 0 has the tree with 9 apples";
  }
}

TEST(Search, a_gamble_is_worth_its_mean) {
  orchard::Content content;
  content.wind = 8;
  content.calm = 8;  // 12 apples for sure
  EXPECT_EQ(first_choice(kHow, 3, content), 2);
  content.calm = 2;  // one time of four
  EXPECT_EQ(first_choice(kHow, 3, content), 0);
}

TEST(Search, the_same_seed_makes_the_same_choice) {
  orchard::Content windy;
  for (auto& basket : windy.apples) basket = {0, 0, 0, 10};
  const SearchParameters quick{.iterations = 60, .explore = 0.1F, .clear_lead = 5};
  std::set<int> choices;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    EXPECT_EQ(first_choice(quick, seed, windy), first_choice(quick, seed, windy));
    choices.insert(first_choice(quick, seed, windy));
  }
  EXPECT_GT(choices.size(), 1U) << "all baskets are alike: luck decides between them";
}

TEST(Search, what_is_hidden_changes_nothing) {
  orchard::State one = first_state(), other = one;
  one.well = 3;
  other.well = 150;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto choose = [&](const orchard::State& s) {
      return OrchardSearch({.iterations = 5})
          .choose(Orchard::redact(s, SeatSet(Seat{0})), Seat{0}, seed, {})
          .choice;
    };
    EXPECT_EQ(choose(one), choose(other));
  }
}

// Who thought that a rival answers its secret choice would take the safe coins.
TEST(Search, nobody_answers_a_choice_that_is_made_at_once) {
  const pennies::State state;
  int gambles = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto action = PenniesSearch(kHow).choose(Pennies::redact(state, SeatSet(Seat{0})),
                                                   Seat{0}, seed, {.safe = 3});
    gambles += action.choice != pennies::Choice::kSafe ? 1 : 0;
  }
  EXPECT_GE(gambles, 18) << "half of 10 is more than 3";
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto action = PenniesSearch(kHow).choose(Pennies::redact(state, SeatSet(Seat{0})),
                                                   Seat{0}, seed, {.safe = 9});
    EXPECT_EQ(action.choice, pennies::Choice::kSafe) << "9 is more than half of 10";
  }
}

TEST(Search, the_second_step_of_a_turn_needs_less_than_the_first) {
  OrchardSearch search(kHow);
  orchard::State state = first_state();
  QuietContext ctx{Rng(2)};
  const auto step = [&] {
    const auto action =
        search.choose(Orchard::redact(state, SeatSet(Seat{0})), Seat{0}, 7, orchard::Content{});
    Orchard::apply(state, Seat{0}, action, ctx, orchard::Content{});
    return search.iterations();
  };
  const auto first = step();
  EXPECT_EQ(first, kHow.iterations);
  EXPECT_LT(step() - first, kHow.iterations / 2);
  EXPECT_EQ(state.apples[0], 9);
}

TEST(Search, a_pulled_leash_ends_it_with_what_was_found) {
  struct Holder {
    mutable int asked = 0;
    static bool pulled(const void* self) { return ++static_cast<const Holder*>(self)->asked > 10; }
  } holder;
  OrchardSearch search({.iterations = 1'000'000});
  const orchard::State state = first_state();
  const auto action = search.choose(Orchard::redact(state, SeatSet(Seat{0})), Seat{0}, 1, {},
                                    {&Holder::pulled, &holder});
  EXPECT_EQ(Orchard::refusal(state, Seat{0}, action), kAllowed);
  EXPECT_LE(search.iterations(), 12U);
}

// Whoever looks twice takes a lucky gust for the rule.
TEST(Search, more_iterations_bring_more) {
  orchard::Content content;
  content.apples = {{{1, 1, 1, 40}, {5, 5, 5, 5}, {0, 0, 9, 0}}};
  content.wind = 8;  // 5 apples on the average
  std::int32_t deep = 0, shallow = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    OrchardSearch seats[2] = {OrchardSearch(kHow), OrchardSearch({.iterations = 2})};
    QuietContext ctx{Rng(seed)};
    orchard::State state = Orchard::start({2, {}}, ctx, content);
    while (!Orchard::deciders(state).empty()) {
      const Seat seat = Orchard::deciders(state).front();
      const auto action = seats[seat.index].choose(Orchard::redact(state, SeatSet(seat)), seat,
                                                   ctx.rng().next(), content);
      ASSERT_EQ(Orchard::refusal(state, seat, action, content), kAllowed);
      Orchard::apply(state, seat, action, ctx, content);
    }
    deep += state.apples[0];
    shallow += state.apples[1];
  }
  EXPECT_GT(deep, shallow);
}

struct NeverTheWindyTree {
  using Judgement = orchard::MostApples;
  static constexpr bool considers(const orchard::Action& action) { return action.choice != 3; }
};

TEST(Search, what_a_player_never_does_is_not_looked_at) {
  orchard::Content content;
  content.calm = content.wind;  // the best there is
  orchard::State state = first_state(content);
  QuietContext ctx{Rng(1)};
  Orchard::apply(state, Seat{0}, {2}, ctx, content);
  Search<Orchard, NeverTheWindyTree> search(kHow);
  const auto action = search.choose(Orchard::redact(state, SeatSet(Seat{0})), Seat{0}, 1, content);
  EXPECT_NE(action.choice, 3);
}

std::optional<Explanation<Orchard>> recalled(OrchardSearch& search, const orchard::State& state,
                                             std::uint8_t choice,
                                             const orchard::Content& content = {}) {
  return search.recall(Orchard::redact(state, SeatSet(Seat{0})), Seat{0}, {choice}, 1, content);
}

TEST(Recall, the_plan_is_the_line_that_was_tried_most) {
  OrchardSearch search(kHow);
  const orchard::State state = first_state();
  const auto choice =
      search.choose(Orchard::redact(state, SeatSet(Seat{0})), Seat{0}, 7, orchard::Content{});
  const auto told = recalled(search, state, choice.choice);
  ASSERT_TRUE(told && told->found && told->has_other);
  ASSERT_EQ(told->plan.steps.size(), 2U) << "basket and tree: then the wind may blow";
  EXPECT_EQ(told->plan.steps[0].choice, 0);
  EXPECT_EQ(told->plan.steps[1].choice, 2) << "9 apples";
  EXPECT_NE(told->other.steps[0].choice, 0);
  EXPECT_EQ(told->found->lines, kHow.iterations);
  EXPECT_GT(told->found->along, told->found->beside);
  EXPECT_GT(told->found->lead, 0);
  EXPECT_EQ(told->found->ended, 0U) << "four rounds are not played to the end";
}

TEST(Recall, nothing_is_said_of_what_was_not_looked_at) {
  OrchardSearch search(kHow);
  const orchard::State state = first_state();
  EXPECT_FALSE(recalled(search, state, 0)) << "it never chose here";
  search.choose(Orchard::redact(state, SeatSet(Seat{0})), Seat{0}, 7, orchard::Content{});
  orchard::State elsewhere = state;
  elsewhere.apples[1] = 40;
  EXPECT_FALSE(recalled(search, elsewhere, 0)) << "nor there";
  EXPECT_FALSE(recalled(search, state, 9)) << "there is no such basket";
}

// The last round: both have a turn, and 30 apples are to be had.
TEST(Recall, lines_to_the_end_are_counted_with_those_that_were_won) {
  orchard::State state = first_state();
  state.decisions = 12;
  orchard::Content content;
  content.apples = {{{0, 0, 30, 0}, {5, 5, 5, 5}, {1, 1, 1, 1}}};
  SearchParameters to_the_end = kHow;
  to_the_end.follow = 10;
  OrchardSearch search(to_the_end);
  const auto choice = search.choose(Orchard::redact(state, SeatSet(Seat{0})), Seat{0}, 7, content);
  EXPECT_EQ(choice.choice, 0);
  const auto told = recalled(search, state, 0, content);
  ASSERT_TRUE(told && told->found);
  EXPECT_EQ(told->found->ended, told->found->along);
  EXPECT_GT(told->found->won, 0U);
  EXPECT_LE(told->found->won, told->found->ended);
  const auto worse = recalled(search, state, 1, content);
  ASSERT_TRUE(worse && worse->found);
  EXPECT_GT(worse->found->ended, 0U);
  EXPECT_LT(worse->found->won * told->found->ended, told->found->won * worse->found->ended);
}

TEST(Reward, a_lead_is_more_and_never_all) {
  EXPECT_FLOAT_EQ(reward_of(50, 50, 10), 0.5F);
  EXPECT_FLOAT_EQ(reward_of(60, 50, 10), 0.75F);
  EXPECT_FLOAT_EQ(reward_of(40, 50, 10), 0.25F);
  EXPECT_LT(reward_of(900'000, -900'000, 10), 1.0F);
}

}  // namespace
}  // namespace citybox
