#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <vector>

#include "engine/core/game.hpp"

namespace citybox {
namespace {

using Small = FixedVector<std::uint8_t, 5>;

static_assert(std::has_unique_object_representations_v<Small>);
static_assert(std::has_unique_object_representations_v<FixedVector<std::int32_t, 3>>);
static_assert(sizeof(FixedVector<std::uint16_t, 4>) == 10);

TEST(FixedVector, equal_contents_are_equal_bytes_whatever_was_in_it_before) {
  Small used;
  for (std::uint8_t i = 1; i <= 5; ++i) used.push_back(i);
  used.erase_at(1);
  used.pop_back();
  used.erase_at(0);
  Small fresh;
  fresh.push_back(3);
  fresh.push_back(4);
  EXPECT_EQ(used, fresh);
  EXPECT_EQ(std::memcmp(&used, &fresh, sizeof used), 0);
}

TEST(FixedVector, erase_keeps_the_order_of_the_others) {
  Small v;
  for (const std::uint8_t i : std::array<std::uint8_t, 3>{7, 8, 9}) v.push_back(i);
  v.erase_at(0);
  ASSERT_EQ(v.size(), 2U);
  EXPECT_EQ(v[0], 8);
  EXPECT_EQ(v.back(), 9);
}

TEST(FixedVector, clear_leaves_zeroes) {
  Small v;
  v.push_back(200);
  v.clear();
  const Small empty;
  EXPECT_EQ(std::memcmp(&v, &empty, sizeof v), 0);
}

constexpr int sum_of_a_scratch_list() {
  ScratchList<int, 4> list;
  list.push_back(3);
  list.grow() = 4;
  list[0] = 5;
  const ScratchList<int, 4> copy = list;
  list.clear();
  int sum = static_cast<int>(list.size());
  for (const int item : copy) sum += item;
  return sum;
}

TEST(ScratchList, holds_what_was_put_in_also_where_a_compiler_reckons) {
  static_assert(sum_of_a_scratch_list() == 9);
  EXPECT_EQ(sum_of_a_scratch_list(), 9);
}

TEST(SeatSet, holds_seats_and_visits_them_in_order) {
  SeatSet set(Seat{4});
  set.add(Seat{1});
  set.add(kFacilitator);
  EXPECT_EQ(set.size(), 3);
  EXPECT_EQ(set.front(), Seat{1});
  std::vector<int> visited;
  set.for_each([&](Seat seat) { visited.push_back(seat.index); });
  EXPECT_EQ(visited, (std::vector<int>{1, 4, 15}));
  set.remove(Seat{4});
  EXPECT_FALSE(set.contains(Seat{4}));
}

TEST(SeatSet, a_spectator_sees_only_what_is_for_everyone) {
  const SeatSet spectator;
  EXPECT_TRUE(may_see(kEveryone, spectator));
  EXPECT_FALSE(may_see(SeatSet(Seat{0}), spectator));
  EXPECT_TRUE(may_see(SeatSet(Seat{2}), SeatSet::first(3)));
  EXPECT_FALSE(may_see(SeatSet(Seat{3}), SeatSet::first(3)));
}

TEST(Seat, play_goes_around_the_table) {
  EXPECT_EQ(next_seat(Seat{0}, 3), Seat{1});
  EXPECT_EQ(next_seat(Seat{2}, 3), Seat{0});
  EXPECT_EQ(next_seat(Seat{0}, 1), Seat{0});
}

TEST(Rng, same_seed_same_numbers_and_streams_differ) {
  Rng a(42);
  Rng b(42);
  Rng other = Rng(42).fork(1);
  int same = 0;
  for (int i = 0; i < 100; ++i) {
    const auto x = a.next();
    EXPECT_EQ(x, b.next());
    same += x == other.next() ? 1 : 0;
  }
  EXPECT_EQ(same, 0);
}

TEST(Rng, below_is_fair_enough_for_dice) {
  Rng rng(7);
  std::array<int, 6> seen{};
  constexpr int kThrows = 60'000;
  for (int i = 0; i < kThrows; ++i) ++seen.at(rng.below(6));
  // Chi-square with 5 degrees of freedom: 20.5 is passed by chance once in a thousand; the seed is
  // fixed.
  double chi = 0;
  for (int count : seen) chi += (count - kThrows / 6.0) * (count - kThrows / 6.0) / (kThrows / 6.0);
  EXPECT_LT(chi, 20.5);
}

TEST(Rng, scale_covers_the_whole_range_and_no_more) {
  EXPECT_EQ(scale(0, 28), 0U);
  EXPECT_EQ(scale(~0ULL, 28), 27U);
  EXPECT_EQ(scale(~0ULL, 1), 0U);
}

TEST(Bits, visits_each_set_bit_once_lowest_first) {
  std::vector<int> bits;
  for_each_bit(0x8000'0000'0000'0011ULL, [&](int i) { bits.push_back(i); });
  EXPECT_EQ(bits, (std::vector<int>{0, 4, 63}));
  EXPECT_EQ(popcount(0xFFULL), 8);
}

TEST(Bits, lanes_are_added_up_without_loss) {
  EXPECT_EQ(lanes_total(0), 0);
  EXPECT_EQ(lanes_total(0x0102'0304'0506'0708), 36);
  EXPECT_EQ(lanes_total(~kLaneTops), 8 * 127);
}

TEST(ScriptedContext, gives_the_written_draws_then_zero_and_keeps_events) {
  ScriptedContext<int> ctx(3, 1);
  EXPECT_EQ(ctx.draw(6), 3U);
  EXPECT_EQ(ctx.draw(2), 1U);
  EXPECT_EQ(ctx.draw(6), 0U);
  ctx.emit(5, kEveryone);
  ASSERT_EQ(ctx.events().size(), 1U);
  EXPECT_EQ(ctx.events()[0], 5);
}

}  // namespace
}  // namespace citybox
