#include "tests/load/verdict.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tests/load/plan.hpp"

namespace citybox::load {
namespace {

constexpr double kTenMinutes = 600;

// As a soak reads them: attacks that need up to 40 MB more than others, over a leak.
std::vector<Reading> readings(double leak_an_hour) {
  const Plan plan(kTenMinutes);
  std::vector<Reading> all;
  for (double at = plan.judged_at(); at < plan.seconds; at += plan.reading) {
    const int place = plan.place(at);
    all.push_back({at, place, 80.0 + 40.0 * place / Plan::kPlaces + leak_an_hour * at / 3600});
  }
  return all;
}

TEST(VerdictTest, attacks_that_need_more_than_others_are_no_growth) {
  const Growth growth = growth_of(readings(0));
  EXPECT_NEAR(growth.an_hour, 0, 0.01);
  EXPECT_FALSE(growth.grows());
}

TEST(VerdictTest, a_leak_is_seen_behind_them) {
  const Growth growth = growth_of(readings(90));
  EXPECT_NEAR(growth.an_hour, 90, 0.01);
  EXPECT_TRUE(growth.grows());
}

TEST(VerdictTest, a_few_megabytes_an_hour_are_no_growth) {
  EXPECT_FALSE(growth_of(readings(60)).grows());
}

TEST(VerdictTest, what_is_little_of_much_is_no_growth) {
  EXPECT_FALSE((Growth{1000, 90}).grows());
  EXPECT_TRUE((Growth{1000, 110}).grows());
}

TEST(VerdictTest, nothing_is_said_of_readings_that_cannot_be_compared) {
  EXPECT_EQ(growth_of({}).an_hour, 0);
  const std::vector<Reading> apart = {{0, 0, 10}, {5, 1, 90}};
  EXPECT_EQ(growth_of(apart).an_hour, 0);
}

TEST(VerdictTest, a_p99_that_more_than_doubles_is_seen) {
  EXPECT_FALSE((Drift{10, 25}).slower());
  EXPECT_TRUE((Drift{10, 25.1}).slower());
  EXPECT_FALSE((Drift{0.5, 5}).slower());
}

TEST(PlanTest, whole_cycles_of_attacks_fill_each_part_that_is_compared) {
  for (const double seconds : {30.0, 60.0, 180.0, 600.0, 700.0, 3600.0}) {
    const Plan plan(seconds);
    const auto is_whole = [&](double part) {
      return std::abs(part / plan.cycle - std::round(part / plan.cycle)) < 1e-9;
    };
    EXPECT_TRUE(is_whole(plan.calm_at())) << seconds;
    EXPECT_TRUE(is_whole(plan.judged_at())) << seconds;
    EXPECT_TRUE(is_whole(plan.row * plan.rows_of_a_third())) << seconds;
    EXPECT_LE(plan.cycle, Plan::kLongestCycle) << seconds;
    EXPECT_NEAR(plan.row * plan.rows, seconds, 1e-9);
  }
}

TEST(PlanTest, the_calm_part_has_three_thirds) {
  const Plan plan(kTenMinutes);
  EXPECT_EQ(plan.third_of(0), -1);
  EXPECT_EQ(plan.third_of(7), -1);
  EXPECT_EQ(plan.third_of(8), 0);
  EXPECT_EQ(plan.third_of(11), 0);
  EXPECT_EQ(plan.third_of(12), 1);
  EXPECT_EQ(plan.third_of(19), 2);
}

}  // namespace
}  // namespace citybox::load
