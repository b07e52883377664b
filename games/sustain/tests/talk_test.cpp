#include "games/sustain/codec.hpp"
#include "games/sustain/tests/desk.hpp"

namespace citybox::sustain::test {

TEST(Discussion, SU25_all_talk_at_once_in_any_order) {
  const State s = desk(4);
  EXPECT_EQ(Sustain::deciders(s), SeatSet::first(4));
}

TEST(Discussion, SU25_a_gift_moves_coins_one_to_each_receiver_a_year) {
  State s = desk(4);
  s.coins = {5, 0, 0, 0, 0, 0};
  play(s, kA, give(kC, 2));
  EXPECT_EQ(s.coins[0], 3);
  EXPECT_EQ(s.coins[2], 2);
  EXPECT_EQ(Sustain::refusal(s, kA, give(kC, 1)), reason::kOneGiftEach);
  EXPECT_EQ(Sustain::refusal(s, kA, give(kB, 1)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, give(kB, 4)), reason::kNotSoManyCoins);
  EXPECT_EQ(Sustain::refusal(s, kA, give(kA, 1)), reason::kNoGiftToYourself);
  EXPECT_EQ(Sustain::refusal(s, kA, give(Seat{5}, 1)), reason::kNobodyThere);
  next_year(s);
  until_talk(s);
  EXPECT_EQ(Sustain::refusal(s, kA, give(kC, 1)), kAllowed) << "a new year";
}

TEST(Discussion, SU25_a_gift_is_1_to_20_coins) {
  State s = desk(3);
  s.coins[0] = 30;
  EXPECT_EQ(Sustain::refusal(s, kA, give(kB, 0)), kNoSuchAction);
  EXPECT_EQ(Sustain::refusal(s, kA, give(kB, 20)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, give(kB, 21)), reason::kGiftTooLarge);
}

TEST(Discussion, SU25_nobody_gets_more_coins_than_a_purse_holds) {
  State s = desk(3);
  s.coins = {20, 195, 0, 0, 0, 0};
  EXPECT_EQ(Sustain::refusal(s, kA, give(kB, 6)), reason::kPurseIsFull);
  play(s, kA, give(kB, 5));
  EXPECT_EQ(s.coins[1], kPublishedContent<Sustain>.purse);
  next_year(s);
  EXPECT_EQ(s.coins[1], kPublishedContent<Sustain>.purse) << "what does not fit stays in the pool";
}

TEST(Discussion, SU25_ready_is_final_and_when_all_are_the_talk_is_over) {
  State s = desk(3);
  play(s, kB, plain(Verb::kReady));
  EXPECT_EQ(Sustain::refusal(s, kB, give(kA, 1)), kNotYourDecision);
  EXPECT_EQ(Sustain::refusal(s, kB, plain(Verb::kReady)), kNotYourDecision);
  play(s, kC, plain(Verb::kReady));
  EXPECT_EQ(s.phase, Phase::kDiscussion);
  play(s, kA, plain(Verb::kReady));
  EXPECT_EQ(s.phase, Phase::kInvesting);
  EXPECT_EQ(s.active, s.first);
}

TEST(Discussion, SU25_the_clock_runs_in_the_discussion_only_and_its_end_makes_ready) {
  State s = desk(3);
  ASSERT_TRUE(SustainCodec::clock(s));
  EXPECT_EQ(SustainCodec::clock(s)->seconds, 300);
  EXPECT_EQ(SustainCodec::time_is_up(s, kA), plain(Verb::kReady));
  s.options.clock = Clock::kThreeMinutes;
  EXPECT_EQ(SustainCodec::clock(s)->seconds, 180);
  s.options.clock = Clock::kEightMinutes;
  EXPECT_EQ(SustainCodec::clock(s)->seconds, 480);
  s.options.clock = Clock::kOff;
  EXPECT_FALSE(SustainCodec::clock(s));
  s.options.clock = Clock::kFiveMinutes;
  const int period = SustainCodec::clock(s)->period;
  all_ready(s);
  EXPECT_FALSE(SustainCodec::clock(s));
  next_year(s);
  until_talk(s);
  EXPECT_NE(SustainCodec::clock(s)->period, period) << "each year's talk has a clock of its own";
}

TEST(Promises, SU29_two_a_year_about_two_things) {
  State s = desk(4);
  s.coins[0] = 6;
  play(s, kA, promise_put(sheet(Building::kHouse), 2));
  EXPECT_EQ(Sustain::refusal(s, kA, promise_none(sheet(Building::kHouse))),
            reason::kPromisedAlready);
  play(s, kA, promise_give(kB, 1));
  EXPECT_EQ(Sustain::refusal(s, kA, promise_none(solution(s, 0))), reason::kAllPromisesMade);
  EXPECT_EQ(s.promises[0].size(), 2U);
}

TEST(Promises, SU29_no_more_than_the_space_needs_or_the_hand_holds) {
  State s = desk(4);
  s.coins[0] = 3;
  const int cost = cost_of(kPublishedContent<Sustain>, sheet(Building::kHouse));
  EXPECT_EQ(Sustain::refusal(s, kA, promise_put(sheet(Building::kHouse), cost)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, promise_put(sheet(Building::kHouse), cost + 1)),
            reason::kPromiseOverTheCost);
  EXPECT_EQ(Sustain::refusal(s, kA, promise_put(sheet(Building::kBusStop), 1)),
            reason::kNotYourSheet);
  EXPECT_EQ(Sustain::refusal(s, kA, promise_put(solution(s, 9), 1)), reason::kSolutionNotOpen);
  EXPECT_EQ(Sustain::refusal(s, kA, promise_give(kB, 4)), reason::kPromiseTooLarge);
  EXPECT_EQ(Sustain::refusal(s, kA, promise_give(kA, 1)), reason::kNoPromiseToYourself);
}

TEST(Promises, SU29_no_promise_to_give_beyond_the_one_gift_of_the_year) {
  State s = desk(4);
  s.coins[0] = 6;
  EXPECT_EQ(Sustain::refusal(s, kA, promise_give(kB, 3)), kAllowed);
  play(s, kA, give(kB, 2));
  EXPECT_EQ(Sustain::refusal(s, kA, promise_give(kB, 1)), reason::kGivenAlready);
  EXPECT_EQ(Sustain::refusal(s, kA, promise_give(kC, 1)), kAllowed);
  next_year(s);
  until_talk(s);
  EXPECT_EQ(Sustain::refusal(s, kA, promise_give(kB, 1)), kAllowed) << "a new year, a new gift";
}

TEST(Promises, SU29_when_the_year_ends_the_log_says_kept_or_broken_and_all_can_read_it_later) {
  State s = desk(4);
  s.coins = {4, 4, 4, 4, 0, 0};
  play(s, kA, promise_put(solution(s, 0), 2));
  play(s, kA, promise_give(kB, 1));
  play(s, kB, promise_none(solution(s, 0)));
  play(s, kC, promise_put(solution(s, 1), 1));
  play(s, kA, give(kB, 1));
  State silent = s;
  silent.promises = {};
  all_ready(s);
  all_ready(silent);
  Told told;
  for (State* each : {&s, &silent}) {
    play(*each, kA, invest(solution(s, 0), 1));
    play(*each, kB, invest(solution(s, 0), 1));
    play(*each, kC, plain(Verb::kPass));
    play(*each, kD, plain(Verb::kPass));
    play(*each, kA, plain(Verb::kPass));
    const Told last = play(*each, kB, plain(Verb::kPass));
    if (each == &s) told = last;
  }
  EXPECT_EQ(count(told, EventKind::kPromiseKept), 1) << "the gift";
  EXPECT_EQ(count(told, EventKind::kPromiseBroken), 3);
  EXPECT_EQ(first(told, EventKind::kPromiseBroken).amount, 1) << "of the two coins";
  const Spot first_one = solution(s, 0), second = solution(s, 1);
  EXPECT_EQ(s.credit[0], (Credit{1, 1, 1, {PromiseKind::kPut, first_one, kFacilitator, 2, 1}}));
  EXPECT_EQ(s.credit[1], (Credit{0, 1, 1, {PromiseKind::kPutNone, first_one, kFacilitator, 0, 1}}));
  EXPECT_EQ(s.credit[2], (Credit{0, 1, 1, {PromiseKind::kPut, second, kFacilitator, 1, 0}}));
  EXPECT_EQ(s.credit[3], Credit{});
  silent.credit = s.credit;
  EXPECT_EQ(s, silent) << "nothing else follows";
}

TEST(Promises, SU29_the_last_one_broken_is_remembered_with_its_year_and_what_it_came_to) {
  State s = desk(3);
  s.coins = {5, 0, 0, 0, 0, 0};
  play(s, kA, promise_give(kB, 4));
  play(s, kA, give(kB, 1));
  next_year(s);
  EXPECT_EQ(s.credit[0], (Credit{0, 1, 1, {PromiseKind::kGive, kNoSpot, kB, 4, 1}}));
  until_talk(s);
  next_year(s);
  EXPECT_EQ(s.credit[0].year, 1) << "who promises nothing breaks nothing";
  until_talk(s);
  s.coins[0] = 5;
  play(s, kA, promise_put(sheet(Building::kHouse), 1));
  next_year(s);
  EXPECT_EQ(s.credit[0],
            (Credit{0, 2, 3, {PromiseKind::kPut, sheet(Building::kHouse), kFacilitator, 1, 0}}));
}

TEST(Promises, SU29_what_others_paid_in_full_needs_no_more_coins_and_breaks_no_word) {
  State s = desk(3);
  const Spot spot = solution(s, 0);
  const int cost = cost_of(kPublishedContent<Sustain>, spot);
  s.coins = {9, 9, 9, 0, 0, 0};
  play(s, kB, promise_put(spot, 2));
  all_ready(s);
  play(s, kA, invest(spot, cost));
  const int year = s.year;
  Told told;
  while (s.year == year) {
    ActionList<Sustain> actions;
    Sustain::legal(s, s.active, actions);
    told = play(s, s.active, actions[actions.size() - 1]);  // to pass comes last
  }
  EXPECT_EQ(count(told, EventKind::kPromiseBroken) + count(told, EventKind::kPromiseKept), 0);
  EXPECT_EQ(s.credit[1], Credit{});
}

TEST(Promises, SU29_coins_put_in_several_turns_add_up) {
  State s = desk(3);
  s.coins = {4, 4, 4, 0, 0, 0};
  play(s, kA, promise_put(solution(s, 0), 2));
  all_ready(s);
  play(s, kA, invest(solution(s, 0), 1));
  EXPECT_FALSE(is_kept(s, kA, s.promises[0][0]));
  play(s, kB, plain(Verb::kPass));
  play(s, kC, plain(Verb::kPass));
  play(s, kA, invest(solution(s, 0), 1));
  EXPECT_TRUE(is_kept(s, kA, s.promises[0][0]));
}

}  // namespace citybox::sustain::test
