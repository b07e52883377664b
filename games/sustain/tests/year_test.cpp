#include "games/sustain/tests/desk.hpp"

namespace citybox::sustain::test {

namespace {

// The turn of the year alone.
State adjusted(Levels levels) {
  State s = desk(4);
  s.levels = levels;
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  adjust(p);
  return s;
}

}  // namespace

TEST(Adjust, SU20_two_unhappy_people_lower_the_standard_of_living_by_one) {
  EXPECT_EQ(adjusted({5, 3, 9, 1, 2, 0}).levels.sol, 4);
  EXPECT_EQ(adjusted({5, 3, 9, 1, 1, 0}).levels.sol, 5);
}

TEST(Adjust, SU20_the_tables_of_the_four_steps) {
  const Content& c = kPublishedContent<Sustain>;
  const auto row = [](const Steps& steps, std::initializer_list<std::pair<int, int>> wanted) {
    for (const auto& [value, result] : wanted) EXPECT_EQ(look_up(steps, value), result) << value;
  };
  row(c.unhappy_to_sol, {{0, 0}, {1, 0}, {2, -1}});
  row(c.smog_to_co2, {{-8, 0}, {8, look_up(c.smog_to_co2, 7)}});
  // The more of a bad thing, the worse; the better one lives, the more want to come.
  for (int i = 0; i < 12; ++i) {
    EXPECT_LE(look_up(c.unhappy_to_sol, i + 1), look_up(c.unhappy_to_sol, i));
    EXPECT_LE(look_up(c.co2_to_sol, i + 1), look_up(c.co2_to_sol, i));
  }
  for (int i = 1; i < 9; ++i) {
    EXPECT_GE(look_up(c.sol_to_attractiveness, i + 1), look_up(c.sol_to_attractiveness, i));
    EXPECT_GE(look_up(c.attractiveness_to_people, i + 1), look_up(c.attractiveness_to_people, i));
    EXPECT_GE(c.budget[static_cast<unsigned>(i)], c.budget[static_cast<unsigned>(i - 1)]);
  }
}

TEST(Adjust, SU20_each_step_reads_what_the_step_before_left) {
  // 2 unhappy people take living from 3 to 2, and only 2 makes attractiveness fall.
  const State s = adjusted({3, 5, 9, 1, 2, 0});
  EXPECT_EQ(s.levels.sol, 2);
  EXPECT_EQ(s.levels.attractiveness, 4);
}

TEST(Adjust, SU20_CO2_weighs_on_living_after_this_years_marks_and_not_on_attractiveness) {
  const Content& c = kPublishedContent<Sustain>;
  int edge = 0;
  while (look_up(c.co2_to_sol, edge) == 0) ++edge;
  // One square below the first step of the table; the smog of this year marks it.
  const State s = adjusted({3, 5, 1, 1, 0, static_cast<std::uint8_t>(edge - 1)});
  EXPECT_GE(s.levels.co2, edge);
  EXPECT_EQ(s.levels.sol, 2);
  EXPECT_EQ(s.levels.attractiveness, 5) << "it read the living before the CO2 step";
}

TEST(Adjust, SU20_the_order_is_unhappy_living_smog_CO2) {
  State s = desk(4);
  s.levels = {5, 3, 1, 9, 2, 11};
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  adjust(p);
  ASSERT_GE(ctx.events().size(), 3U);
  EXPECT_EQ(ctx.events()[0].cause, Cause::kUnhappy);
  EXPECT_EQ(ctx.events()[1].cause, Cause::kSmog) << "living 4 leaves attractiveness where it is";
  EXPECT_EQ(ctx.events()[2].cause, Cause::kCo2);
}

TEST(Adjust, SU20_the_token_passes_left_and_the_first_year_has_no_adjustment) {
  State s = desk(4);
  EXPECT_EQ(s.first, kA);
  EXPECT_EQ(s.levels.co2, 0) << "the first year starts with events";
  const Told told = next_year(s);
  EXPECT_EQ(s.first, kB);
  EXPECT_EQ(told[1].kind, EventKind::kYearBegan) << "after the pass";
  EXPECT_EQ(told[2].kind, EventKind::kFirstPlayer);
  EXPECT_EQ(s.levels.co2 > 0, look_up(kPublishedContent<Sustain>.smog_to_co2, 0) > 0);
}

TEST(People, SU21_each_takes_a_free_home_in_map_order) {
  State s = desk(4);
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  arrive(p, 3, {});
  EXPECT_EQ(s.people[square_at("b3").index], 3) << "b3 had two free, and comes before c4";
  EXPECT_EQ(s.people[square_at("c4").index], 1);
  EXPECT_EQ(s.levels.unhappy, 0);
}

TEST(People, SU21_who_finds_no_home_is_unhappy) {
  State s = desk(4);
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  arrive(p, 7, {});  // five homes are free
  EXPECT_EQ(free_homes(s, kPublishedContent<Sustain>), 0);
  EXPECT_EQ(s.levels.unhappy, 2);
}

TEST(People, SU21_attractiveness_tells_how_many_come) {
  State s = desk(4);
  s.levels.attractiveness = 8;
  s.levels.sol = 4;
  const int housed = people(s);
  const Told told = next_year(s);
  EXPECT_EQ(people(s) - housed, look_up(kPublishedContent<Sustain>.attractiveness_to_people, 8));
  EXPECT_EQ(count(told, EventKind::kCame),
            look_up(kPublishedContent<Sustain>.attractiveness_to_people, 8));
}

TEST(Budget, SU22_is_read_from_living_and_shared_equally_the_rest_is_kept) {
  State s = desk(5);
  s.coins = {};
  s.levels.sol = 3;
  s.reserve = 1;
  s.requests.clear();  // whose reward would go to the reserve
  const int total = kPublishedContent<Sustain>.budget[2] + 1;
  next_year(s);
  EXPECT_EQ(s.coins[0], total / 5);
  EXPECT_EQ(s.coins[4], total / 5);
  EXPECT_EQ(s.reserve, total % 5);
}

TEST(Budget, SU22_the_first_event_of_every_scenario_shares_a_purse_of_12) {
  for (int i = 0; i < kScenarios; ++i) {
    const State s = desk(6, static_cast<Scenario>(i));
    EXPECT_EQ(s.coins[0], 2);
    EXPECT_EQ(s.coins[5], 2);
  }
  const State five = desk(5);
  EXPECT_EQ(five.coins[0], 2);
  EXPECT_EQ(five.reserve, 2);
}

TEST(Events, SU23_a_card_that_says_again_is_followed_by_the_next) {
  const State s = desk(4);
  EXPECT_EQ(s.events_drawn, 2) << "the purse, then the first request";
  ASSERT_EQ(s.requests.size(), 1U);
  EXPECT_EQ(s.requests[0].event, s.events[1]);
  EXPECT_EQ(s.requests[0].due, 1 + card_of(kPublishedContent<Sustain>, s.events[1]).years);
}

TEST(Events, SU23_a_request_that_is_met_brings_its_reward_the_year_after_and_leaves) {
  State s = desk(4);  // scenario I asks for free homes
  const Space c1 = square_at("c1"), c2 = square_at("c2");
  s.map[c1.index] = s.map[c2.index] = Building::kHouse;
  EXPECT_EQ(s.laurels[0], 0) << "not in the year it was drawn, though it is met";
  const Told told = next_year(s);
  EXPECT_EQ(count(told, EventKind::kRequestMet), 1);
  EXPECT_EQ(s.laurels[0], 2) << "Housing's";
  EXPECT_EQ(first(told, EventKind::kReserveChanged).amount, 4);
  EXPECT_EQ(s.requests.size(), 0U);
}

TEST(Events, SU23_a_request_costs_its_penalty_only_once_its_years_have_passed) {
  State s = desk(4);
  for (std::uint8_t& here : s.people) here = 0;
  for (const char* house : {"b3", "c4", "d2"}) s.people[square_at(house).index] = 3;
  const EventId request = s.requests[0].event;
  Told told;
  for (int year = 2; year < s.requests[0].due; ++year) {
    told = next_year(s);
    EXPECT_EQ(count(told, EventKind::kRequestFailed), 0) << "still time in year " << year;
    until_talk(s);
  }
  const int before = s.levels.unhappy;
  told = next_year(s);
  const Event failed = first(told, EventKind::kRequestFailed);
  EXPECT_EQ(failed.event, request);
  EXPECT_GE(s.levels.unhappy, before + 2);
}

TEST(Events, SU23_requests_are_checked_oldest_first_and_before_the_new_card) {
  State s = desk(4);
  const EventId one = EventId::of(0, 1), two = EventId::of(0, 8);
  s.map[square_at("c1").index] = s.map[square_at("c2").index] = Building::kHouse;
  s.levels.pollution = 1;
  s.requests.clear();
  s.requests.push_back({one, 3});
  s.requests.push_back({two, 3});
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  s.year = 2;
  check_requests(p);
  ASSERT_GE(ctx.events().size(), 2U);
  EXPECT_EQ(ctx.events()[0].event, one);
  EXPECT_EQ(s.requests.size(), 0U);
}

TEST(Events, SU23_a_mandate_is_the_first_players_choice_alone) {
  State s = desk(4);
  while (s.phase != Phase::kMandate) {
    next_year(s);
    if (s.phase != Phase::kMandate) until_talk(s);
  }
  EXPECT_EQ(Sustain::deciders(s), SeatSet(s.first));
  EXPECT_EQ(Sustain::refusal(s, next_seat(s.first, 4), choose(1)), kNotYourDecision);
  EXPECT_EQ(Sustain::refusal(s, s.first, choose(3)), reason::kNoSuchOption);
  EXPECT_EQ(Sustain::refusal(s, s.first, plain(Verb::kReady)), reason::kDecideMandate);
  State other = s;
  play(s, s.first, choose(1));
  play(other, other.first, choose(2));
  EXPECT_NE(s, other);
  EXPECT_EQ(s.phase, Phase::kDiscussion);
}

TEST(Events, SU23_all_conditions_of_a_card_are_looked_at_before_its_effects) {
  using namespace write;
  State s = desk(4);
  s.levels.sol = 3;
  const Condition good = at_least(of(Quantity::kSol), 4);
  const Lines lines{unless(good, sol(2)), when(good, co2(5))};
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  const int co2_before = s.levels.co2;
  run_lines(p, lines, {}, {});
  EXPECT_EQ(s.levels.sol, 5);
  EXPECT_EQ(s.levels.co2, co2_before);
}

TEST(Events, SU23_a_mandate_may_bring_a_building_that_the_first_player_places) {
  State s = desk(3, Scenario::kThree);
  while (s.phase != Phase::kMandate) {
    next_year(s);
    if (s.phase != Phase::kMandate) until_talk(s);
  }
  play(s, s.first, choose(1));
  ASSERT_EQ(s.phase, Phase::kPlace);
  EXPECT_EQ(s.pending.building, Building::kDepot);
  EXPECT_EQ(Sustain::deciders(s), SeatSet(s.first));
  play(s, s.first, place(Building::kDepot, square_at("a1")));
  EXPECT_EQ(s.phase, Phase::kDiscussion);
}

namespace {

// The first player has drawn the mandate that builds whatever is chosen.
State before_the_plot(Scenario scenario) {
  State s = desk(4, scenario);
  const ScenarioDeck& deck = deck_of(s, kPublishedContent<Sustain>);
  const EventId card = EventId::of(scenario_of(s), deck.event_count - 1);
  while (s.phase != Phase::kMandate || s.events[s.events_drawn - 1U] != card) {
    if (s.phase != Phase::kDiscussion) until_talk(s);
    s.levels = {5, 3, 9, 1, 0, 0};
    next_year(s);
  }
  return s;
}

}  // namespace

TEST(Events, SU23_one_mandate_of_each_scenario_builds_whatever_is_chosen) {
  const std::pair<Building, Building> offered[] = {{Building::kDepot, Building::kMuseum},
                                                   {Building::kDepot, Building::kSchool},
                                                   {Building::kShops, Building::kTower}};
  for (int i = 0; i < kScenarios; ++i) {
    const State s = before_the_plot(static_cast<Scenario>(i));
    State one = s, two = s;
    play(one, one.first, choose(1));
    play(two, two.first, choose(2));
    EXPECT_EQ(one.pending.building, offered[i].first);
    EXPECT_EQ(two.pending.building, offered[i].second);
  }
}

TEST(Events, SU30_a_card_that_builds_on_the_last_free_square_loses_the_city) {
  State s = before_the_plot(Scenario::kThree);
  for (std::uint8_t i = 0; i < kSquares - 1; ++i) {
    if (s.map[i] == Building::kNone) s.map[i] = Building::kPark;
  }
  ASSERT_EQ(count_free(s, SpaceKind::kSquare), 1);
  play(s, s.first, choose(1));
  play(s, s.first, place(Building::kShops, Space{kSquares - 1}));
  EXPECT_EQ(s.ending, Ending::kFullMap);
}

TEST(Solutions, SU24_three_more_a_year_join_those_still_open) {
  State s = desk(4);
  EXPECT_EQ(s.solutions_drawn, 3);
  next_year(s);
  until_talk(s);
  EXPECT_EQ(s.solutions_drawn, 6);
  for (unsigned i = 0; i < 6; ++i) EXPECT_EQ(s.sides[i], Side::kOpen);
  EXPECT_EQ(s.sides[6], Side::kInDeck);
}

TEST(Solutions, SU24_as_many_as_are_left) {
  State s = desk(4);
  s.solutions_drawn = 20;
  for (unsigned i = 0; i < 20; ++i) s.sides[i] = Side::kOpen;
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  open_solutions(p);
  EXPECT_EQ(s.solutions_drawn, 21);
  EXPECT_EQ(count(ctx.events(), EventKind::kSolutionOpened), 1);
  open_solutions(p);
  EXPECT_EQ(count(ctx.events(), EventKind::kNoSolutionsLeft), 1);
}

}  // namespace citybox::sustain::test
