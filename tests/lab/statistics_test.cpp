#include "engine/entry/statistics.hpp"

#include <gtest/gtest.h>

namespace citybox::lab {
namespace {

TEST(Wilson, agrees_with_published_values) {
  const Interval half = wilson(5, 10);
  EXPECT_NEAR(half.low, 0.2366, 0.0001);
  EXPECT_NEAR(half.high, 0.7634, 0.0001);
  const Interval few = wilson(1, 10);
  EXPECT_NEAR(few.low, 0.0179, 0.0001);
  EXPECT_NEAR(few.high, 0.4042, 0.0001);
}

TEST(Wilson, stays_within_0_and_1_and_is_not_empty_at_the_ends) {
  EXPECT_EQ(wilson(0, 20).low, 0);
  EXPECT_NEAR(wilson(0, 20).high, 0.1611, 0.0001);
  EXPECT_EQ(wilson(20, 20).high, 1);
  EXPECT_NEAR(wilson(20, 20).low, 0.8389, 0.0001);
}

TEST(Wilson, without_tries_anything_is_possible) {
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Histogram, percentiles_are_by_nearest_rank) {
  Histogram h;
  for (int value = 100; value >= 1; --value) h.add(value);
  EXPECT_EQ(h.percentile(5), 5);
  EXPECT_EQ(h.percentile(50), 50);
  EXPECT_EQ(h.percentile(95), 95);
  EXPECT_EQ(h.percentile(0), 1);
  EXPECT_EQ(h.percentile(100), 100);
  EXPECT_DOUBLE_EQ(h.mean(), 50.5);
}

TEST(Histogram, one_value_is_every_percentile_and_an_empty_one_gives_0) {
  Histogram h;
  EXPECT_EQ(h.percentile(50), 0);
  EXPECT_EQ(h.mean(), 0);
  h.add(-3, 4);
  EXPECT_EQ(h.percentile(5), -3);
  EXPECT_EQ(h.percentile(95), -3);
  EXPECT_EQ(h.count(), 4U);
}

TEST(Histogram, merging_is_adding) {
  Histogram a, b, both;
  for (const int value : {1, 2, 2}) a.add(value), both.add(value);
  for (const int value : {2, 9}) b.add(value), both.add(value);
  a.merge(b);
  EXPECT_EQ(a, both);
}

}  // namespace
}  // namespace citybox::lab
