#include "games/sustain/tests/desk.hpp"

namespace citybox::sustain::test {

TEST(SetUp, SU1_four_tracks_begin_on_their_lowest_square_and_two_tables_are_empty) {
  const State s = fresh(4);
  EXPECT_EQ(s.levels, (Levels{1, 1, 1, 1, 0, 0}));
}

TEST(SetUp, SU1_a_track_never_leaves_the_board) {
  State s = fresh(3);
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  move(p, Indicator::kSol, -3, {});
  EXPECT_EQ(s.levels.sol, 1);
  EXPECT_EQ(ctx.events().size(), 0U) << "nothing moved, nothing to tell";
  move(p, Indicator::kSol, 20, {});
  EXPECT_EQ(s.levels.sol, 9);
  EXPECT_EQ(ctx.events()[0].amount, 8);
}

TEST(SetUp, SU1_the_tables_only_fill_up) {
  State s = fresh(3);
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  mark(p, Indicator::kUnhappy, 2, {});
  mark(p, Indicator::kUnhappy, -1, {});
  EXPECT_EQ(s.levels.unhappy, 2);
}

TEST(SetUp, SU2_tracks_have_9_squares_unhappy_12_and_CO2_18) {
  EXPECT_EQ(kPublishedContent<Sustain>.track_top, 9);
  EXPECT_EQ(kPublishedContent<Sustain>.unhappy_squares, 12);
  EXPECT_EQ(kPublishedContent<Sustain>.co2_squares, 18);
}

TEST(SetUp, SU3_the_map_has_25_squares_16_corners_and_40_edges) {
  EXPECT_EQ(spaces_of(SpaceKind::kSquare).count, 25);
  EXPECT_EQ(spaces_of(SpaceKind::kCorner).count, 16);
  EXPECT_EQ(spaces_of(SpaceKind::kEdge).count, 40);
  EXPECT_EQ(kSpaces, 81);
}

TEST(SetUp, SU3_the_city_begins_with_hall_houses_factory_and_four_people) {
  const State s = fresh(3);
  EXPECT_EQ(at(s, square_at("c3")), Building::kCityHall);
  EXPECT_EQ(at(s, square_at("b3")), Building::kHouse);
  EXPECT_EQ(at(s, square_at("c4")), Building::kHouse);
  EXPECT_EQ(at(s, square_at("d2")), Building::kHouse);
  EXPECT_EQ(at(s, square_at("e1")), Building::kFactory);
  EXPECT_EQ(count_free(s, SpaceKind::kSquare), 20);
  EXPECT_EQ(people(s), 4);
  EXPECT_EQ(s.people[square_at("d2").index], 3) << "in map order";
  EXPECT_EQ(s.people[square_at("b3").index], 1);
  EXPECT_EQ(free_homes(s, kPublishedContent<Sustain>), 5);
}

TEST(SetUp, SU3_adjacency_is_along_sides_a_corner_touches_four_squares_an_edge_two) {
  EXPECT_TRUE(adjacent(square_at("b2"), square_at("c2")));
  EXPECT_TRUE(adjacent(square_at("b2"), square_at("b3")));
  EXPECT_FALSE(adjacent(square_at("b2"), square_at("c3")));
  EXPECT_FALSE(adjacent(square_at("e2"), square_at("a3"))) << "rows do not wrap around";
  for (std::uint8_t i = 0; i < kSpaces; ++i) {
    int neighbors = 0;
    for_each_neighbor({i}, [&](Space other) {
      ++neighbors;
      EXPECT_TRUE(adjacent(other, {i})) << "both ways";
      if (Space{i}.kind() != SpaceKind::kSquare) {
        EXPECT_EQ(other.kind(), SpaceKind::kSquare);
      }
    });
    if (Space{i}.kind() == SpaceKind::kCorner) {
      EXPECT_EQ(neighbors, 4);
    }
    if (Space{i}.kind() == SpaceKind::kEdge) {
      EXPECT_EQ(neighbors, 2);
    }
  }
}

TEST(SetUp, SU4_six_sheets_with_three_or_four_buildings_and_their_scoring) {
  for_each_department([](Department d) {
    const Sheet& sheet = sheet_of(kPublishedContent<Sustain>, d);
    int buildings = 0, terms = 0;
    for (const SheetBuilding& line : sheet.buildings) {
      if (line.building == Building::kNone) continue;
      ++buildings;
      EXPECT_GT(line.cost, 0);
      EXPECT_EQ(facts(kPublishedContent<Sustain>, line.building).department, d);
      EXPECT_EQ(sheet_line(kPublishedContent<Sustain>, line.building), &line);
    }
    for (const Term& term : sheet.terms) terms += term.points > 0 ? 1 : 0;
    EXPECT_GE(buildings, 3);
    EXPECT_GE(terms, 2);
  });
}

TEST(SetUp, SU6_three_scenarios_whose_decks_are_whole) {
  for (int i = 0; i < kScenarios; ++i) {
    const ScenarioDeck& deck = kPublishedContent<Sustain>.scenarios[static_cast<unsigned>(i)];
    EXPECT_GE(deck.slots, 11);
    EXPECT_LE(deck.slots, kMostSlots);
    int years = 0;
    for (unsigned slot = 0; slot < deck.slots; ++slot) {
      int cards = 0, again = 0;
      for (unsigned e = 0; e < deck.event_count; ++e) {
        if (deck.events[e].slot != slot) continue;
        ++cards;
        again += deck.events[e].again ? 1 : 0;
      }
      EXPECT_GE(cards, 1);
      EXPECT_TRUE(again == 0 || again == cards) << "doubles end a year's news, or none does";
      years += again == 0 ? 1 : 0;
    }
    EXPECT_EQ(years - 1, 7) << "the last card ends the game before an eighth";
    EXPECT_TRUE(deck.events[0].again) << "the purse is followed by an event";
  }
}

TEST(SetUp, SU5_each_solution_has_two_backs_of_its_own_that_do_different_things) {
  for (const ScenarioDeck& deck : kPublishedContent<Sustain>.scenarios) {
    for (unsigned front = 0; front < kSolutions; ++front) {
      std::vector<Lines> backs;
      for (const SolutionBack& back : deck.backs) {
        if (back.group == deck.fronts[front].group) backs.push_back(back.lines);
      }
      ASSERT_EQ(backs.size(), 2U) << "front " << front;
      EXPECT_NE(backs[0], backs[1]) << "front " << front;
      for (unsigned other = 0; other < front; ++other) {
        EXPECT_NE(deck.fronts[other].group, deck.fronts[front].group);
      }
    }
  }
}

TEST(SetUp, SU10_a_first_player_is_drawn_and_founds_the_city) {
  Ctx ctx(2);
  const State s = Checked<Sustain>::start({4, {Scenario::kOne, Clock::kOff, Cards::kFixed}}, ctx);
  EXPECT_EQ(s.first, kC);
  EXPECT_EQ(Sustain::deciders(s), SeatSet(kC));
  EXPECT_EQ(Sustain::refusal(s, kC, take(Department::kHealth)), reason::kFoundFirst);
  EXPECT_EQ(Sustain::refusal(s, kA, plain(Verb::kFound)), kNotYourDecision);
}

TEST(SetUp, SU10_each_takes_a_department_in_turn_and_no_two_the_same) {
  State s = fresh(3);
  play(s, kA, plain(Verb::kFound));
  play(s, kA, take(Department::kHealth));
  EXPECT_EQ(Sustain::deciders(s), SeatSet(kB));
  EXPECT_EQ(Sustain::refusal(s, kB, take(Department::kHealth)), reason::kDepartmentTaken);
  play(s, kB, take(Department::kCulture));
  const Told told = play(s, kC, take(Department::kHousing));
  EXPECT_EQ(first(told, EventKind::kDepartmentsOpen).amount, 3);
  EXPECT_EQ(s.year, 1);
}

TEST(SetUp, SU10_or_departments_are_dealt_at_random_and_the_first_year_begins) {
  Ctx first(2);
  State s = Checked<Sustain>::start(
      {3, {Scenario::kOne, Clock::kOff, Cards::kFixed, Departments::kDealt}}, first);
  Ctx ctx(5, 0, 3);  // of six, five and four
  Checked<Sustain>::apply(s, kC, plain(Verb::kFound), ctx);
  EXPECT_EQ(s.departments[2], Department::kCulture) << "the first player's";
  EXPECT_EQ(s.departments[0], Department::kHousing);
  EXPECT_EQ(s.departments[1], Department::kHealth);
  EXPECT_EQ(s.phase, Phase::kDiscussion);
  EXPECT_EQ(s.year, 1);
  int dealt = 0;
  for (const Event& event : ctx.events())
    dealt += event.kind == EventKind::kDepartmentDealt ? 1 : 0;
  EXPECT_EQ(dealt, 3);
}

TEST(SetUp, SU10_everybody_may_invest_in_departments_that_nobody_holds) {
  const State s = investing(3, 9);  // Housing, Mobility and Environment are held
  EXPECT_EQ(Sustain::refusal(s, kA, invest(sheet(Building::kSports), 1)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(sheet(Building::kHouse), 1)), kAllowed);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(sheet(Building::kPark), 1)), reason::kNotYourSheet);
}

TEST(SetUp, SU10_one_player_alone_has_five_open_departments) {
  State s = desk(1);
  EXPECT_EQ(s.coins[0], 12);
  all_ready(s);
  EXPECT_EQ(Sustain::refusal(s, kA, invest(sheet(Building::kPark), 1)), kAllowed);
}

}  // namespace citybox::sustain::test
