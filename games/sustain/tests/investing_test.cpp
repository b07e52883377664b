#include "games/sustain/tests/desk.hpp"

namespace citybox::sustain::test {

TEST(Investing, SU26_in_turn_from_the_first_player_one_or_more_coins_on_one_space) {
  State s = investing(3, 4);
  EXPECT_EQ(Sustain::deciders(s), SeatSet(kA));
  play(s, kA, invest(solution(s, 0), 2));
  EXPECT_EQ(s.coins[0], 2);
  EXPECT_EQ(coins_on(s, solution(s, 0)), 2);
  EXPECT_EQ(Sustain::deciders(s), SeatSet(kB));
  EXPECT_EQ(Sustain::refusal(s, kB, invest(solution(s, 1), 0)), kNoSuchAction);
  EXPECT_EQ(Sustain::refusal(s, kB, invest(solution(s, 1), 5)), reason::kNotEnoughCoins);
}

TEST(Investing, SU26_own_sheet_open_department_open_solution_and_nothing_else) {
  const State s = investing(3, 9);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(sheet(Building::kTower), 1)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(sheet(Building::kMuseum), 1)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(solution(s, 2), 1)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(sheet(Building::kBikeLane), 1)), reason::kNotYourSheet);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(solution(s, 3), 1)), reason::kSolutionNotOpen);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(sheet(Building::kSchool), 1)), reason::kNotOnASheet);
  const Spot other = Spot::of(SolutionId::of(2, 0));
  EXPECT_EQ(Sustain::refusal(s, kA, invest(other, 1)), reason::kSolutionNotOpen);
}

TEST(Investing, SU26_who_has_passed_is_out_and_keeps_the_coins) {
  State s = investing(3, 4);
  play(s, kA, plain(Verb::kPass));
  play(s, kB, invest(solution(s, 0), 1));
  play(s, kC, invest(solution(s, 0), 1));
  EXPECT_EQ(Sustain::deciders(s), SeatSet(kB)) << "seat 0 is out";
  EXPECT_EQ(s.coins[0], 4);
}

TEST(Investing, SU26_who_has_no_coins_can_only_pass) {
  const State s = investing(3, 0);
  ActionList<Sustain> actions;
  Sustain::legal(s, kA, actions);
  ASSERT_EQ(actions.size(), 1U);
  EXPECT_EQ(actions[0], plain(Verb::kPass));
}

TEST(Investing, SU26_when_all_have_passed_the_year_ends) {
  State s = investing(3, 2);
  play(s, kA, plain(Verb::kPass));
  play(s, kB, plain(Verb::kPass));
  EXPECT_EQ(s.year, 1);
  play(s, kC, plain(Verb::kPass));
  EXPECT_EQ(s.year, 2);
}

TEST(Investing, SU27_a_paid_solution_is_turned_its_effects_happen_and_it_is_gone) {
  State s = investing(3, 6);
  const Spot painted = solution(s, 1);  // no building; as printed: standard of living
  ASSERT_EQ(building_of(kPublishedContent<Sustain>, painted), Building::kNone);
  const int living = s.levels.sol;
  const Told told = play(s, kA, invest(painted, cost_of(kPublishedContent<Sustain>, painted)));
  EXPECT_EQ(first(told, EventKind::kTurned).back, s.backs[1]);
  EXPECT_EQ(s.levels.sol, living + 1);
  EXPECT_EQ(s.sides[1], Side::kTurned);
  EXPECT_EQ(coins_on(s, painted), 0);
  EXPECT_EQ(s.active, kB);
  EXPECT_EQ(Sustain::refusal(s, kB, invest(painted, 1)), reason::kSolutionNotOpen);
}

TEST(Investing, SU27_the_player_who_completed_it_says_where_the_building_goes) {
  State s = investing(3, 6);
  const Spot loop = solution(s, 0);  // a bus stop
  const int cost = cost_of(kPublishedContent<Sustain>, loop);
  play(s, kA, invest(loop, cost - 1));
  play(s, kB, invest(loop, 1));
  ASSERT_EQ(s.phase, Phase::kPlace);
  EXPECT_EQ(Sustain::deciders(s), SeatSet(kB));
  EXPECT_EQ(s.sides[0], Side::kOpen) << "turned once the building stands";
  const Space corner{kFirstCorner};
  EXPECT_EQ(Sustain::refusal(s, kB, place(Building::kBusStop, square_at("a1"))),
            reason::kWrongKindOfSpace);
  EXPECT_EQ(Sustain::refusal(s, kB, place(Building::kPark, corner)), reason::kAnotherBuilding);
  EXPECT_EQ(Sustain::refusal(s, kB, plain(Verb::kPass)), reason::kPlaceFirst);
  play(s, kB, place(Building::kBusStop, corner));
  EXPECT_EQ(at(s, corner), Building::kBusStop);
  EXPECT_EQ(s.sides[0], Side::kTurned);
  EXPECT_EQ(s.active, kC);
}

TEST(Investing, SU27_a_taken_space_is_refused) {
  State s = investing(3, 6);
  const int cost = cost_of(kPublishedContent<Sustain>, sheet(Building::kHouse));
  play(s, kA, invest(sheet(Building::kHouse), cost));
  EXPECT_EQ(Sustain::refusal(s, kA, place(Building::kHouse, square_at("c3"))), reason::kSpaceTaken);
}

TEST(Investing, SU27_a_sheets_space_is_free_again_and_unfinished_coins_stay) {
  State s = investing(1, 20);
  const Spot house = sheet(Building::kHouse);
  const int cost = cost_of(kPublishedContent<Sustain>, house);
  play(s, kA, invest(solution(s, 0), 1));
  play(s, kA, invest(house, cost));
  play(s, kA, place(Building::kHouse, square_at("a1")));
  EXPECT_EQ(coins_on(s, house), 0);
  EXPECT_EQ(s.coins[0], 19 - cost);
  play(s, kA, invest(house, 1));
  next_year(s);
  EXPECT_EQ(coins_on(s, house), 1);
  EXPECT_EQ(coins_on(s, solution(s, 0)), 1);
}

TEST(Investing, SU27_a_sheets_building_looks_at_its_neighbors) {
  State s = investing(3, 9);
  const Spot park = sheet(Building::kPark);
  s.levels.pollution = 4;
  s.departments = {Department::kEnvironment, Department::kMobility, Department::kHousing};
  State away = s;
  const int cost = cost_of(kPublishedContent<Sustain>, park);
  play(s, kA, invest(park, cost));
  play(s, kA, place(Building::kPark, square_at("c2")));  // beside the house on d2
  play(away, kA, invest(park, cost));
  play(away, kA, place(Building::kPark, square_at("a5")));
  EXPECT_LT(s.levels.pollution, 4);
  EXPECT_EQ(s.levels.pollution, away.levels.pollution);
  EXPECT_EQ(s.levels.sol, away.levels.sol + 1);
}

TEST(Investing, SU27_a_building_from_a_card_has_the_cards_effects_but_counts_for_its_department) {
  State s = investing(3, 9);
  const Spot coop = solution(s, 3);  // a house
  s.sides[3] = Side::kOpen;
  s.solutions_drawn = 21;
  for (Side& side : s.sides) side = side == Side::kInDeck ? Side::kOpen : side;
  ASSERT_EQ(building_of(kPublishedContent<Sustain>, coop), Building::kHouse);
  Ctx ctx;
  const int homes = free_homes(s, kPublishedContent<Sustain>);
  const int standing = count_department(s, kPublishedContent<Sustain>, Department::kHousing);
  Play p{s, ctx, kPublishedContent<Sustain>};
  put_coins(p, kA, coop, cost_of(kPublishedContent<Sustain>, coop));
  place_building(p, kA, square_at("a1"));
  EXPECT_EQ(free_homes(s, kPublishedContent<Sustain>), homes + 3);
  EXPECT_EQ(count_department(s, kPublishedContent<Sustain>, Department::kHousing), standing + 1);
  EXPECT_EQ(count(ctx.events(), EventKind::kTurned), 1);
}

TEST(Investing, SU27_a_space_whose_building_has_no_room_takes_no_coins) {
  State s = investing(3, 9);
  for (int i = 0; i < kCorners; ++i) {
    s.map[static_cast<unsigned>(kFirstCorner + i)] = Building::kBusStop;
  }
  ASSERT_EQ(Sustain::broken_invariant(s), nullptr);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(solution(s, 0), 1)), reason::kNoRoomLeft);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(solution(s, 1), 1)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, promise_put(solution(s, 0), 1)), reason::kInvestOrPass);
}

TEST(Investing, SU28_coins_over_the_cost_are_not_taken) {
  State s = investing(3, 9);
  const Spot spot = solution(s, 1);
  const int cost = cost_of(kPublishedContent<Sustain>, spot);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(spot, cost + 1)), reason::kOverTheCost);
  play(s, kA, invest(spot, cost - 1));
  EXPECT_EQ(Sustain::refusal(s, kB, invest(spot, 2)), reason::kOverTheCost);
  EXPECT_EQ(Sustain::refusal(s, kB, invest(spot, 1)), kAllowed);
}

}  // namespace citybox::sustain::test
