#include "games/crash_city/judgement.hpp"

#include <gtest/gtest.h>

#include "games/crash_city/outlook.hpp"
#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

Worth worth_of(const State& s, Seat seat) {
  Worth worth;
  Judgement::weigh(s, seat, Content{}, worth);
  return worth;
}

const Worth::Part& part(const Worth& worth, Concern concern) {
  return worth.parts[static_cast<std::size_t>(concern)];
}

TEST(Judgement, is_the_sum_of_its_parts) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Rng pick(seed);
    QuietContext ctx(pick.fork(1));
    State s = CrashCity::start({static_cast<std::uint8_t>(2 + seed % 3), {}}, ctx);
    ActionList<CrashCity> actions;
    while (!is_over(s)) {
      for_each_seat(s, [&](Seat seat) {
        if (s.task == Task::kPave && s.turn == seat) return;  // only sites are compared there
        ASSERT_EQ(worth_of(s, seat).total(), Judgement::judge(s, seat, Content{}));
      });
      CrashCity::legal(s, decider(s), actions);
      CrashCity::apply(s, decider(s),
                       actions[pick.below(static_cast<std::uint32_t>(actions.size()))], ctx);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Judgement, counts_what_people_count) {
  const Block block(R"(
  0>     ==     ==     1<     ==
  S0     ()     ..     ..     S1
)");
  const Worth worth = worth_of(block.s, Seat{0});
  EXPECT_EQ(part(worth, Concern::kAtRoof).amount, 1);
  EXPECT_EQ(part(worth, Concern::kTurns).amount, 1);
  EXPECT_EQ(part(worth, Concern::kNoRoof).amount, 0);
  EXPECT_EQ(part(worth, Concern::kRival).amount, 2);
  EXPECT_EQ(part(worth_of(block.s, Seat{1}), Concern::kTurns).amount, 2);
}

TEST(Judgement, a_car_without_a_roof_is_counted_as_one) {
  const Block block(R"(
  0>     ==     1<
  ()     ..     ..
)");
  EXPECT_EQ(part(worth_of(block.s, Seat{0}), Concern::kNoRoof).amount, 1);
  EXPECT_EQ(part(worth_of(block.s, Seat{0}), Concern::kTurns).amount, 0);
}

}  // namespace
}  // namespace citybox::crash_city
