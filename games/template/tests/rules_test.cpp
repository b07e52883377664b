// Each rule of README.md by its id.

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>
#include <string>

#include "engine/core/context.hpp"
#include "engine/table/checked.hpp"
#include "games/template/codec.hpp"
#include "games/template/plots.hpp"

namespace citybox::plots {
namespace {

constexpr Content kContent{};
using Ctx = ScriptedContext<Event>;
using Ruled = Checked<Plots>;

State started(int seats, std::uint32_t first_plot, Unclaimed unclaimed = Unclaimed::kLost) {
  Ctx ctx(first_plot - 1);
  return Ruled::start({static_cast<std::uint8_t>(seats), {unclaimed}}, ctx, kContent);
}

RuleId refusal(const State& s, int seat, int card) {
  return Plots::refusal(s, Seat{static_cast<std::uint8_t>(seat)},
                        bid(static_cast<std::uint8_t>(card)), kContent);
}

// All seats commit in order, then the next plot is drawn.
void bid_all(State& s, std::initializer_list<int> cards, std::uint32_t next_plot = 1) {
  std::uint8_t seat = 0;
  for (const int card : cards) {
    Ctx ctx(next_plot - 1);
    ASSERT_EQ(refusal(s, seat, card), kAllowed);
    Ruled::apply(s, Seat{seat++}, bid(static_cast<std::uint8_t>(card)), ctx, kContent);
  }
}

TEST(Plots, TP1_everybody_starts_with_the_cards_one_to_five) {
  const State s = started(3, 4);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(s.hands[seat], Hand::all());
  EXPECT_EQ(s.hands[3], Hand{});
}

TEST(Plots, TP2_the_plot_of_the_round_is_drawn) {
  EXPECT_EQ(started(2, 1).plot, 1);
  EXPECT_EQ(started(2, 6).plot, 6);
}

TEST(Plots, TP3_all_owe_a_decision_until_they_committed) {
  State s = started(3, 4);
  EXPECT_EQ(Plots::deciders(s), SeatSet::first(3));
  Ctx ctx;
  Ruled::apply(s, Seat{1}, bid(5), ctx, kContent);
  EXPECT_FALSE(Plots::deciders(s).contains(Seat{1}));
  EXPECT_EQ(refusal(s, 1, 3), kNotYourDecision);
  EXPECT_EQ(refusal(s, 0, 3), kAllowed);
}

TEST(Plots, TP3_others_see_that_a_card_lies_there_but_not_which) {
  State s = started(2, 4);
  Ctx ctx;
  Ruled::apply(s, Seat{0}, bid(5), ctx, kContent);
  EXPECT_EQ(Plots::redact(s, SeatSet(Seat{0})).state().bids[0], Card{5});
  EXPECT_EQ(Plots::redact(s, SeatSet(Seat{1})).state().bids[0], kFaceDown);
  EXPECT_EQ(Plots::redact(s, SeatSet{}).state().bids[0], kFaceDown);
}

TEST(Plots, TP3_a_card_is_committed_once_in_a_game) {
  State s = started(2, 4);
  bid_all(s, {3, 1});
  EXPECT_EQ(refusal(s, 0, 3), reason::kSpentCard);
  EXPECT_EQ(refusal(s, 1, 3), kAllowed);
  EXPECT_EQ(refusal(s, 1, 6), kNoSuchAction);
}

TEST(Plots, TP3_every_no_has_a_sentence_of_its_own) {
  std::set<std::string> sentences{PlotsCodec::why(RuleId{})};
  for (const RuleId rule : reason::kAll) {
    EXPECT_TRUE(sentences.insert(PlotsCodec::why(rule)).second) << int{rule.number};
  }
}

TEST(Plots, TP4_the_highest_card_that_nobody_else_played_takes_the_plot) {
  State s = started(4, 6);
  bid_all(s, {5, 5, 4, 1});
  EXPECT_EQ(s.won[2], 6);
  EXPECT_EQ(s.won[0] + s.won[1] + s.won[3], 0);
}

TEST(Plots, TP5_a_plot_that_nobody_takes_is_lost) {
  State s = started(2, 6);
  bid_all(s, {5, 5}, 2);
  bid_all(s, {4, 1});
  EXPECT_EQ(s.won[0], 2);
}

TEST(Plots, TP5_or_carried_on_to_the_next_one) {
  State s = started(2, 6, Unclaimed::kCarried);
  bid_all(s, {5, 5}, 2);
  bid_all(s, {4, 1});
  EXPECT_EQ(s.won[0], 8);
}

TEST(Plots, TP6_after_five_rounds_the_greatest_value_wins) {
  State s = started(2, 6);
  for (const int card : {5, 4, 3, 2, 1}) bid_all(s, {card, 6 - card}, 3);
  const Outcome outcome = Plots::outcome(s, kContent);
  EXPECT_EQ(s.ending, Ending::kAllSold);
  EXPECT_EQ(outcome.winners, SeatSet(Seat{0}));
  EXPECT_EQ(outcome.scores[0], 9);
  EXPECT_EQ(refusal(s, 0, 1), kGameIsOver);
}

TEST(Plots, TP7_a_round_of_a_minute_ends_with_the_lowest_card) {
  State s;
  s.seats = 2;
  s.hands[0] = Hand(Card{2}, Card{4});
  EXPECT_FALSE(PlotsCodec::clock(s));
  s.options.pace = Pace::kMinute;
  ASSERT_TRUE(PlotsCodec::clock(s));
  EXPECT_EQ(PlotsCodec::clock(s)->seconds, 60);
  EXPECT_EQ(PlotsCodec::clock(s, {.round_seconds = 20})->seconds, 20);
  EXPECT_EQ(PlotsCodec::time_is_up(s, Seat{0}), bid(2));
}

}  // namespace
}  // namespace citybox::plots
