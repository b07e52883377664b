#include "bots/plan.hpp"

#include <gtest/gtest.h>

#include "tests/bots/orchard.hpp"

namespace citybox {
namespace {

using Orchard = orchard::Game;

Plan<Orchard> plan_of(std::uint8_t first, std::int64_t value) {
  return Plan<Orchard>{}.with({first}, value);
}

orchard::State state_of(std::uint8_t decisions) {
  orchard::State state;
  state.decisions = decisions;
  return state;
}

TEST(Beam, keeps_the_best_and_drops_the_worst) {
  Beam<Orchard> beam(2);
  for (const int value : {3, 9, 5, 1}) {
    beam.offer(state_of(static_cast<std::uint8_t>(value)), {}, {}, value);
  }
  ASSERT_EQ(beam.end() - beam.begin(), 2);
  EXPECT_EQ(beam.begin()[0].plan.value + beam.begin()[1].plan.value, 14);
}

TEST(Beam, one_of_two_ways_to_the_same_state_is_enough) {
  Beam<Orchard> beam(4);
  beam.offer(state_of(1), {}, {0}, 7);
  beam.offer(state_of(1), {}, {1}, 7);
  beam.offer(state_of(2), {}, {2}, 7);
  EXPECT_EQ(beam.end() - beam.begin(), 2);
}

TEST(Shortlist, each_first_step_keeps_its_share) {
  Shortlist<Orchard> list(4, 2);  // two first steps: two places each
  for (const int value : {10, 20, 30}) list.offer(plan_of(0, value));
  list.offer(plan_of(1, 1));
  ASSERT_EQ(list.size(), 3);
  std::int64_t total = 0;
  for (const auto& plan : list) total += plan.value;
  EXPECT_EQ(total, 20 + 30 + 1);
}

TEST(Shortlist, with_too_many_first_steps_the_best_stay) {
  Shortlist<Orchard> list(2, 5);
  for (std::uint8_t first = 0; first < 5; ++first) list.offer(plan_of(first, first));
  ASSERT_EQ(list.size(), 2);
  for (const auto& plan : list) EXPECT_GE(plan.value, 3);
}

TEST(Shortlist, knows_whether_all_begin_alike) {
  Shortlist<Orchard> list(4, 2);
  list.offer(plan_of(1, 10));
  list.offer(plan_of(1, 20));
  EXPECT_TRUE(list.begin_alike());
  list.offer(plan_of(0, 5));
  EXPECT_FALSE(list.begin_alike());
}

}  // namespace
}  // namespace citybox
