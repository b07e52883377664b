#include "games/sustain/tests/desk.hpp"

namespace citybox::sustain::test {

TEST(End, SU30_all_lose_when_the_unhappy_table_is_full) {
  State s = desk(4);
  s.levels.unhappy = 11;
  for (const char* house : {"b3", "c4", "d2"}) s.people[square_at(house).index] = 3;
  next_year(s);
  EXPECT_EQ(s.ending, Ending::kUnhappy);
  EXPECT_EQ(s.levels.unhappy, 12);
  EXPECT_TRUE(Sustain::outcome(s).winners.empty());
  EXPECT_TRUE(Sustain::outcome(s).over());
  EXPECT_TRUE(Sustain::deciders(s).empty());
}

TEST(End, SU30_all_lose_when_the_CO2_table_is_full_before_anything_else_of_the_year) {
  State s = desk(4);
  s.levels.co2 = 17;
  s.levels.pollution = 9;
  const int coins = s.coins[0], housed = people(s);
  const Told told = next_year(s);
  EXPECT_EQ(s.ending, Ending::kCo2);
  EXPECT_EQ(s.levels.co2, 18) << "no more squares than there are";
  EXPECT_EQ(s.coins[0], coins) << "no budget any more";
  EXPECT_EQ(people(s), housed);
  EXPECT_EQ(count(told, EventKind::kCardDrawn), 0);
}

TEST(End, SU30_all_lose_when_the_last_big_square_is_built_over) {
  State s = investing(3, 9);
  for (int i = 0; i < kSquares; ++i) {
    Building& here = s.map[static_cast<unsigned>(i)];
    if (here == Building::kNone && i != 0) here = Building::kPark;
  }
  play(s, kA,
       invest(sheet(Building::kHouse),
              cost_of(kPublishedContent<Sustain>, sheet(Building::kHouse))));
  const Told told = play(s, kA, place(Building::kHouse, square_at("a1")));
  EXPECT_EQ(s.ending, Ending::kFullMap);
  EXPECT_EQ(told[told.size() - 1].kind, EventKind::kEnded) << "no effects any more";
  EXPECT_TRUE(Sustain::outcome(s).winners.empty());
}

TEST(End, SU30_defeat_comes_before_any_other_end) {
  using namespace write;
  State s = desk(4);
  s.levels.co2 = 17;
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  run_lines(p, {co2(2), end()}, {}, {});
  EXPECT_EQ(s.ending, Ending::kCo2);
}

namespace {

// The last card is next.
State last_year(int seats) {
  State s = desk(seats);
  while (s.year < 7) {
    next_year(s);
    until_talk(s);
    s.levels = {5, 3, 9, 1, 0, 0};
  }
  return s;
}

}  // namespace

TEST(End, SU31_the_last_event_ends_the_game_and_most_points_win) {
  State s = last_year(4);
  s.laurels = {9, 50, 9, 9, 9, 9};
  next_year(s);
  ASSERT_EQ(s.ending, Ending::kCounted);
  const Outcome outcome = Sustain::outcome(s);
  EXPECT_EQ(outcome.winners, SeatSet(kB));
  EXPECT_EQ(outcome.scores[1], points_of(s, kPublishedContent<Sustain>, Department::kMobility, kB));
}

TEST(End, SU31_open_requests_vanish_with_the_end) {
  State s = last_year(4);
  ASSERT_FALSE(s.requests.empty());
  for (Request& request : s.requests) request.due = 9;
  s.levels.transport = 1;
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  end_game(p, Ending::kCounted, rule(31));
  EXPECT_TRUE(s.requests.empty());
}

TEST(End, SU31_a_tie_is_shared) {
  State s = last_year(4);
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  end_game(p, Ending::kCounted, rule(31));
  s.laurels = {};
  Outcome outcome = Sustain::outcome(s);
  int best = 0;
  for (const std::int32_t points : outcome.scores) best = points > best ? points : best;
  for (unsigned i = 0; i < 4; ++i) {
    s.laurels[i] = static_cast<std::uint8_t>(best - outcome.scores[i]);
  }
  outcome = Sustain::outcome(s);
  EXPECT_EQ(outcome.winners, SeatSet::first(4));
}

TEST(End, SU31_points_are_counted_line_by_line_with_laurels) {
  State s = desk(6);
  s.laurels[index_of(Department::kHealth)] = 2;
  for_each_seat(s, [&](Seat seat) {
    ItemList items;
    Sustain::items(s, Ledger::kScore, seat, items);
    int sum = 0;
    for (const Item& item : items) sum += item.amount;
    EXPECT_EQ(sum, Sustain::outcome(s).scores[seat.index]);
  });
  const Term capped{1, 2, write::of(Quantity::kCoins), 4};
  s.coins[3] = 7;
  EXPECT_EQ(points_of(s, kPublishedContent<Sustain>, capped, kD), 3) << "rounded down";
  s.coins[3] = 40;
  EXPECT_EQ(points_of(s, kPublishedContent<Sustain>, capped, kD), 4) << "at most";
}

TEST(End, SU31_what_is_foretold_of_the_year_is_what_comes) {
  State s = desk(5, Scenario::kTwo);
  for (int year = 0; year < 6 && !is_over(s); ++year) {
    const Forecast f = forecast(s, kPublishedContent<Sustain>);
    State turned = s;
    Ctx ctx;
    Play p{turned, ctx, kPublishedContent<Sustain>};
    adjust(p);
    if (is_over(turned)) break;
    arrive(
        p,
        look_up(kPublishedContent<Sustain>.attractiveness_to_people, turned.levels.attractiveness),
        {});
    EXPECT_EQ(turned.levels, f.after);
    EXPECT_EQ(kPublishedContent<Sustain>.budget[turned.levels.sol - 1U], f.budget);
    next_year(s);
    until_talk(s);
  }
}

}  // namespace citybox::sustain::test
