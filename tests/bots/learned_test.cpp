#include "bots/learned.hpp"

#include <gtest/gtest.h>

#include "bots/search/search.hpp"
#include "tests/bots/orchard.hpp"

namespace citybox {
namespace {

using Orchard = orchard::Game;

// Its parts: the apples of the seat, and of the other.
struct Counted {
  enum class Concern : std::uint8_t { kOwn, kRival };

  template <class Scale>
  static constexpr void weigh(const orchard::State& s, Seat seat, const orchard::Content&,
                              Scale& scale) {
    const std::int32_t own = s.apples[seat.index], other = s.apples[1 - seat.index];
    scale(Concern::kOwn, own, 8 * own);
    scale(Concern::kRival, other, 0);
  }
  static constexpr std::int32_t judge(const orchard::State& s, Seat seat, const orchard::Content&) {
    constexpr std::int32_t kWon = 50'000;
    const std::int32_t lead = s.apples[seat.index] - s.apples[1 - seat.index];
    if (Orchard::deciders(s).empty()) return lead > 0 ? kWon : -kWon;
    return lead;
  }
};

constexpr int kOne = Network<2, 1>::kOne, kScale = Network<2, 1>::kScale;

// An apple more than 10 is a lead of one, an apple of the other one less.
constexpr Network<2, 1> kByApples{
    .inputs = {{{0, true, 80, kOne* kScale / 8}, {1, false, 10, kOne* kScale}}},
    .straight = {kOne, -kOne},
};
using LearnedApples = Learned<Orchard, Counted, kByApples>;

orchard::State with_apples(std::int32_t own, std::int32_t other) {
  orchard::State s;
  s.apples = {own, other};
  return s;
}

TEST(Learned, a_lead_of_one_is_a_clear_one) {
  EXPECT_EQ(LearnedApples::judge(with_apples(11, 10), Seat{0}, {}), kLearnedLead);
  EXPECT_EQ(LearnedApples::judge(with_apples(11, 10), Seat{1}, {}), -kLearnedLead);
  EXPECT_EQ(LearnedApples::judge(with_apples(10, 10), Seat{0}, {}), 0);
}

TEST(Learned, a_neuron_counts_only_above_its_threshold) {
  constexpr Network<1, 1> kNeuron{.inputs = {{{0, false, 0, kOne * kScale}}},
                                  .neurons = {{{{kOne}, -5 * kOne * kOne, 2 * kOne}}}};
  const auto value = [&](std::int32_t apples) {
    Worth parts;
    parts.parts[0].amount = apples;
    return kNeuron.value(parts, 2);
  };
  EXPECT_EQ(value(4), 0);
  EXPECT_EQ(value(5), 0);
  EXPECT_EQ(value(6), 2 * kLearnedLead);
  EXPECT_EQ(value(7), 4 * kLearnedLead);
}

TEST(Learned, the_number_of_seats_counts) {
  constexpr Network<1, 1> kSeats{.inputs = {{{NetworkInput::kSeats, false, 3, kOne * kScale}}},
                                 .straight = {-kOne}};
  EXPECT_EQ(kSeats.value({}, 2), kLearnedLead);
  EXPECT_EQ(kSeats.value({}, 4), -kLearnedLead);
}

TEST(Learned, what_is_far_from_usual_is_counted_up_to_a_limit) {
  Worth huge;
  huge.parts[1].amount = 2'000'000'000;
  EXPECT_EQ(kByApples.value(huge, 2), -(8 + 8) * kLearnedLead) << "and 100 less than usual";
}

TEST(Learned, a_finished_game_is_worth_what_it_is) {
  orchard::State over = with_apples(3, 40);
  over.decisions = 16;
  EXPECT_EQ(LearnedApples::judge(over, Seat{0}, {}), -50'000);
  EXPECT_EQ(LearnedApples::judge(over, Seat{1}, {}), 50'000);
}

// A look that likes what is worst; only the value knows better.
struct Misled {
  static constexpr std::int32_t judge(const orchard::State& s, Seat seat, const orchard::Content&) {
    return -s.apples[seat.index];
  }
};

TEST(Learned, lines_of_a_search_are_judged_by_the_value) {
  constexpr SearchParameters kHow{
      .iterations = 2'000, .clear_lead = 5, .clear_value = kLearnedLead};
  orchard::State s;
  s.decisions = 13;  // the last tree but one, basket 0: tree 2 has nine apples
  s.apples = {10, 10};
  Search<Orchard, ValuedBy<Misled, LearnedApples>> search(kHow);
  const Seat mover = Orchard::deciders(s).front();
  EXPECT_EQ(search.choose(Orchard::redact(s, SeatSet(mover)), mover, 1, {}).choice, 2);
}

}  // namespace
}  // namespace citybox
