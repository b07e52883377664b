// A judgement by its parts is the judgement, and its parts are what one can count.

#include <gtest/gtest.h>

#include "games/sustain/farsighted.hpp"
#include "games/sustain/mind.hpp"
#include "games/sustain/tests/desk.hpp"

namespace citybox::sustain::test {
namespace {

// Calls `visit(state)` before each decision of some games of ordinary players.
template <class Visit>
void for_each_position(Visit&& visit) {
  for (std::uint64_t game = 0; game < 12; ++game) {
    QuietContext ctx{Rng(game)};
    State s = Checked<Sustain>::start(
        {static_cast<std::uint8_t>(1 + game % 6), {static_cast<Scenario>(game % 3), Clock::kOff}},
        ctx);
    Rng minds(game);
    for (SeatSet due = Sustain::deciders(s); !due.empty(); due = Sustain::deciders(s)) {
      visit(s);
      const Seat seat = due.front();
      const Seen<Sustain> seen = Sustain::redact(s, SeatSet(seat));
      Checked<Sustain>::apply(
          s, seat, play_hastily(seen, seat, minds.next(), kPublishedContent<Sustain>), ctx);
    }
    visit(s);
  }
}

Worth parts_of(const State& s, const Content& c, Seat seat, const Judgement& who) {
  Worth worth;
  weigh_as(s, c, seat, who, worth);
  return worth;
}

TEST(Judgement, its_parts_add_up_to_it_for_every_character) {
  const Content c;
  int positions = 0;
  for_each_position([&](const State& s) {
    ++positions;
    for_each_seat(s, [&](Seat seat) {
      for (const Judgement* who : {&kMixed, &kSelfish, &kCooperative}) {
        EXPECT_EQ(parts_of(s, c, seat, *who).total(), judge_as(s, c, seat, *who));
      }
      if (is_over(s)) return;
      EXPECT_EQ((worth_of<Sustain, JudgedAs<kMixed>>(s, seat, c).total()),
                JudgedAs<kMixed>::judge(s, seat, c));
    });
  });
  EXPECT_GT(positions, 500);
}

TEST(Judgement, its_parts_are_what_stands_on_the_table) {
  const Content c;
  for_each_position([&](const State& s) {
    for_each_seat(s, [&](Seat seat) {
      const Worth worth = worth_of<Sustain, JudgedAs<kSelfish>>(s, seat, c);
      const auto amount = [&](Concern concern) {
        return worth.parts[static_cast<std::size_t>(concern)].amount;
      };
      EXPECT_EQ(amount(Concern::kPoints), points_of(s, c, seat));
      EXPECT_EQ(amount(Concern::kLiving), s.levels.sol);
      EXPECT_EQ(amount(Concern::kUnhappy), s.levels.unhappy);
      EXPECT_EQ(amount(Concern::kHomes), free_homes(s, c));
      EXPECT_EQ(amount(Concern::kCo2), s.levels.co2);
      EXPECT_EQ(amount(Concern::kPollution), s.levels.pollution);
      EXPECT_EQ(amount(Concern::kTransport), s.levels.transport);
      EXPECT_EQ(amount(Concern::kGround), count_free(s, SpaceKind::kSquare));
      EXPECT_EQ(amount(Concern::kCoins), s.coins[seat.index]);
      EXPECT_LE(amount(Concern::kRequests), static_cast<int>(s.requests.size()));
    });
  });
}

TEST(Judgement, taking_a_department_is_no_gain_in_itself) {
  const Content c;
  State s = fresh(3);
  play(s, kA, plain(Verb::kFound));
  const int before = JudgedAs<kMixed>::judge(s, kA, c);
  for_each_department([&](Department d) {
    State taken = s;
    play(taken, kA, take(d));
    EXPECT_NEAR(JudgedAs<kMixed>::judge(taken, kA, c), before, 20);
  });
}

TEST(Judgement, a_square_that_a_card_will_take_is_not_free) {
  const Content c;
  State s = desk(6, Scenario::kThree);
  EXPECT_EQ(squares_for_cards(s, c), 1);
  EXPECT_GT(dread_of_full_map(s, c, 1), dread(0)) << "the city is as good as lost";
  EXPECT_EQ(dread_of_full_map(s, c, 2), dread(400));
  EXPECT_EQ(dread_of_full_map(s, c, 9), 0);
  while (s.year < 7) {
    s.levels = {5, 3, 9, 1, 0, 0};
    next_year(s);
    until_talk(s);
  }
  EXPECT_EQ(squares_for_cards(s, c), 0) << "it was drawn";
  EXPECT_EQ(dread_of_full_map(s, c, 1), dread(400));
}

}  // namespace
}  // namespace citybox::sustain::test
