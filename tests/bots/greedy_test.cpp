#include "bots/greedy.hpp"

#include <gtest/gtest.h>

#include "bots/random.hpp"
#include "bots/standard.hpp"
#include "tests/bots/orchard.hpp"

namespace citybox {
namespace {

using Orchard = orchard::Game;
using Greedy = GreedyBot<Orchard, orchard::MostApples>;

constexpr Orchard::Action first_choice(const Greedy& bot, const orchard::Content& content,
                                       std::uint64_t seed) {
  QuietContext ctx{Rng(1)};
  const orchard::State state = Orchard::start({2, {}}, ctx, content);
  return bot.choose(Orchard::redact(state, SeatSet(Seat{0})), Seat{0}, seed, content);
}

// Apples of both seats after a whole game.
template <class First, class Second>
std::array<std::int32_t, 2> play(const First& first, const Second& second, std::uint64_t seed) {
  const orchard::Content content;
  QuietContext ctx{Rng(seed)};
  orchard::State state = Orchard::start({2, {}}, ctx, content);
  while (!Orchard::deciders(state).empty()) {
    const Seat seat = Orchard::deciders(state).front();
    const auto seen = Orchard::redact(state, SeatSet(seat));
    const auto action = seat.index == 0 ? first.choose(seen, seat, ctx.rng().next(), content)
                                        : second.choose(seen, seat, ctx.rng().next(), content);
    EXPECT_EQ(Orchard::refusal(state, seat, action, content), kAllowed);
    Orchard::apply(state, seat, action, ctx, content);
  }
  return state.apples;
}

TEST(Greedy, a_first_step_is_worth_its_best_completion) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(first_choice(Greedy{}, {}, seed).choice, 0) << "basket 0 has the tree with 9 apples";
  }
}

TEST(Greedy, a_plan_of_one_step_does_not_see_the_tree) {
  const Greedy bot({.depth = 1, .samples = 4, .follow = 0});
  int others = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) others += first_choice(bot, {}, seed).choice != 0;
  EXPECT_GT(others, 10) << "all baskets look alike, so the seed decides";
}

TEST(Greedy, a_gamble_is_worth_its_mean) {
  orchard::Content content;
  content.wind = 8;
  content.calm = 7;  // 12 apples seven times of eight
  EXPECT_EQ(first_choice(Greedy{}, content, 3).choice, 2);
  content.calm = 4;  // half the time
  EXPECT_EQ(first_choice(Greedy{}, content, 3).choice, 0);
}

TEST(Greedy, same_seed_same_choice_other_seeds_break_ties) {
  orchard::Content content;
  content.apples = {{{5, 5, 5, 5}, {5, 5, 5, 5}, {5, 5, 5, 5}}};
  content.calm = content.wind;
  std::array<int, 3> chosen{};
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const auto action = first_choice(Greedy{}, content, seed);
    EXPECT_EQ(action, first_choice(Greedy{}, content, seed));
    ++chosen[action.choice];
  }
  for (const int times : chosen) EXPECT_GT(times, 5);
}

TEST(Greedy, it_can_think_at_compile_time) {
  static_assert(
      first_choice(Greedy({.depth = 2, .beam = 4, .shortlist = 4, .samples = 2}), {}, 1).choice ==
      0);
}

TEST(Greedy, every_level_plays_whole_games_and_beats_luck) {
  for (const GreedyParameters& level : {kEasyGreedy, kNormalGreedy, kHardGreedy}) {
    int greedy = 0, random = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto apples = play(Greedy(level), RandomBot<Orchard>{}, seed);
      greedy += apples[0];
      random += apples[1];
    }
    EXPECT_GT(greedy, random);
  }
}

TEST(Random, each_action_is_as_likely_as_the_others) {
  QuietContext ctx{Rng(1)};
  const orchard::State state = Orchard::start({2, {}}, ctx, {});
  std::array<int, 3> chosen{};
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    ++chosen[RandomBot<Orchard>::choose(Orchard::redact(state, {}), Seat{0}, seed, {}).choice];
  }
  for (const int times : chosen) EXPECT_NEAR(times, 1000, 130);
}

TEST(StandardBots, each_chooses_what_is_allowed) {
  QuietContext ctx{Rng(1)};
  const orchard::State state = Orchard::start({2, {}}, ctx, {});
  const auto seen = Orchard::redact(state, SeatSet(Seat{0}));
  for (const auto& bot : standard_bots<Orchard, orchard::MostApples>()) {
    const auto action = bot.choose(seen, Seat{0}, 5, {});
    EXPECT_EQ(Orchard::refusal(state, Seat{0}, action, {}), kAllowed) << bot.name;
  }
}

TEST(SampledContext, the_first_draw_runs_evenly_through_what_may_come) {
  std::array<int, 28> seen{};
  for (std::uint32_t i = 0; i < 28; ++i) ++seen[SampledContext(Rng(i), i, 28).draw(28)];
  for (const int times : seen) EXPECT_EQ(times, 1);
}

}  // namespace
}  // namespace citybox
