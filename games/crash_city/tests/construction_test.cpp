#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

TEST(Construction, CC6_the_box_holds_64_tiles) {
  EXPECT_EQ(Content{}.mix.total(), 64);
  EXPECT_EQ(unturned(Shape::kOneEdge).size(), 1);
  EXPECT_EQ(unturned(Shape::kCorner).size(), 2);
  EXPECT_EQ(unturned(Shape::kParallel).size(), 2);
  EXPECT_EQ(unturned(Shape::kThreeEdge).size(), 3);
  EXPECT_EQ(unturned(Shape::kFourEdge).size(), 4);
  for (const Shape shape : kAllShapes) {
    for_each_turning(shape, [&](Sides lanes) { EXPECT_EQ(shape_of(lanes), shape); });
  }
}

TEST(Construction, CC7_everybody_has_16_tiles_8_houses_4_shops_and_4_factories) {
  const Site game(3);
  for (std::uint8_t i = 0; i < 3; ++i) {
    EXPECT_EQ(stack_left(game.s, Seat{i}), 16);
    EXPECT_EQ(game.s.unbuilt[i][Building::kHouse], 8);
    EXPECT_EQ(game.s.unbuilt[i][Building::kShop], 4);
    EXPECT_EQ(game.s.unbuilt[i][Building::kFactory], 4);
  }
  EXPECT_EQ(game.s.unbuilt[3].total(), 0);
}

TEST(Construction, CC7_what_is_built_is_gone_from_the_supply) {
  Site game;
  game.play("site e1").play("place w");
  game.s.unbuilt[0][Building::kShop] = 0;
  EXPECT_EQ(game.why_not("shop"), reason::kNoneLeft);
}

TEST(Construction, CC9_in_the_quick_game_everybody_has_half_of_it) {
  ScriptedContext<Event> ctx;
  const State s = Checked<CrashCity>::start({4, {.length = Length::kQuick}}, ctx);
  for (std::uint8_t i = 0; i < 4; ++i) {
    EXPECT_EQ(stack_left(s, Seat{i}), 8);
    EXPECT_EQ(s.unbuilt[i], (BuildingCounts{{4, 2, 2}}));
  }
  EXPECT_EQ(s.tiles_left.total(), 64);
  EXPECT_EQ(CrashCityCodec::summary(CrashCity::redact(s, {}), Content{}).cars_each, 4);
}

TEST(Construction, CC9_who_has_parked_all_four_cars_wins_the_quick_game) {
  QuietContext ctx{Rng(3)};
  State s = Checked<CrashCity>::start({2, {.length = Length::kQuick}}, ctx);
  ActionList<CrashCity> actions;
  while (!is_over(s)) {
    EXPECT_LE(s.city.count, 17);
    CrashCity::legal(s, decider(s), actions);
    const auto pick = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
    Checked<CrashCity>::apply(s, decider(s), actions[actions[0].verb == Verb::kPark ? 0 : pick],
                              ctx);
  }
  EXPECT_EQ(s.city.count, 17);
  EXPECT_EQ(s.ending, Ending::kAllParked);
  EXPECT_EQ(parked_cars(s, winners_of(s).front()), 4);
}

TEST(Construction, CC10_one_draw_says_who_begins_and_turns_go_clockwise) {
  ScriptedContext<Event> ctx(2);
  State s = Checked<CrashCity>::start({3, {}}, ctx);
  EXPECT_EQ(s.turn, Seat{2});
  EXPECT_EQ(ctx.events()[0].kind, EventKind::kConstructionBegan);
  Site game(2);
  game.play("site e1").play("place w").play("shop");
  EXPECT_EQ(game.s.turn, Seat{1});
  game.play("site w1").play("place n").play("factory");
  EXPECT_EQ(game.s.turn, Seat{0});
}

TEST(Construction, CC10_the_race_begins_when_all_have_placed_their_tiles) {
  QuietContext ctx{Rng(3)};
  State s = Checked<CrashCity>::start({2, {}}, ctx);
  ActionList<CrashCity> actions;
  while (!is_racing(s)) {
    CrashCity::legal(s, decider(s), actions);
    Checked<CrashCity>::apply(s, decider(s), actions[0], ctx);
  }
  EXPECT_EQ(s.city.count, 33);
  for (const BuildingCounts& left : s.unbuilt) EXPECT_EQ(left.total(), 0);
  for (int i = 0; i < 16; ++i) EXPECT_TRUE(s.city.cars[i].driving());
}

TEST(Construction, CC11_a_turn_is_site_tile_building_and_car) {
  Site game;
  game.play("site e1", kDrawCorner);
  EXPECT_EQ(game.s.revealed, Shape::kCorner);
  EXPECT_EQ(stack_left(game.s, Seat{0}), 15);
  EXPECT_EQ(game.why_not("house"), reason::kAnotherStep);
  EXPECT_EQ(game.why_not("place n"), reason::kAnotherShape);
  EXPECT_EQ(game.legal(), "place ne, place es, place sw, place nw");
  game.play("place es");
  EXPECT_EQ(game.legal(), "house, shop, factory");
  game.play("house");
  EXPECT_EQ(game.legal(),
            "car .e facing north, car .e facing south, car .s facing east, "
            "car .s facing west");
  game.play("car .s facing west");
  EXPECT_EQ(game.s.task, Task::kSite);
}

TEST(Construction, CC12_a_site_lies_side_by_side_with_a_tile) {
  Site game;
  EXPECT_EQ(game.legal(), "site n1, site w1, site e1, site s1");
  EXPECT_EQ(game.why_not("site o"), reason::kSiteIsTaken);
  EXPECT_EQ(game.why_not("site e1n1"), reason::kSiteIsApart);
  EXPECT_EQ(game.why_not("site e2"), reason::kSiteIsApart);
}

TEST(Construction, CC12_a_connected_street_touches_the_site) {
  Site game;
  game.play("site e1").play("place w").play("shop");
  // The lane lies on the far side of the shop: no street comes near e2.
  EXPECT_EQ(game.why_not("site e2"), reason::kSiteIsCutOff);
  EXPECT_EQ(game.why_not("site e1n1"), kAllowed);
  EXPECT_EQ(game.legal(), "site n1, site e1n1, site w1, site s1, site e1s1");
}

TEST(Construction, CC12_something_that_is_left_could_stand_on_the_site) {
  Site game;
  game.play("site e1").play("place n").play("factory");
  game.s.unbuilt[1] = BuildingCounts({8, 0, 0});
  EXPECT_EQ(game.why_not("site e1n1"), reason::kSiteFitsNothing);
  EXPECT_EQ(game.why_not("site w1"), kAllowed);
}

TEST(Construction, CC12_without_any_proper_site_every_touched_place_serves) {
  Site game;
  for (const char* site : {"site n1", "site e1", "site s1", "site w1"}) {
    game.play(site, kDrawFourEdge).play("place nesw").play("factory");
  }
  game.s.unbuilt[0] = BuildingCounts({8, 0, 0});
  game.edited = true;
  game.play("site e2").play("place w");
  EXPECT_EQ(game.legal(), "house");  // CC-14 is waived
}

TEST(Construction, CC13_a_one_edge_tile_beside_the_town_square_has_three_rotations_of_four) {
  Site game;
  game.play("site e1", kDrawOneEdge);
  EXPECT_EQ(game.legal(), "place n, place s, place w");
  EXPECT_EQ(game.why_not("place e"), reason::kTileIsCutOff);
}

TEST(Construction, CC13_one_connected_street_is_enough) {
  Site game;
  game.play("site e1", kDrawParallel);
  EXPECT_EQ(game.legal(), "place ns, place ew");
  game.play("place ew");
  EXPECT_EQ(name_of(game.s.city.reach[2]), "w");
}

TEST(Construction, CC13_a_new_tile_connects_lanes_that_were_cut_off) {
  Site game;
  game.play("site e1", kDrawParallel).play("place ew").play("shop");
  game.play("site e1n1", kDrawOneEdge).play("place s").play("shop");
  EXPECT_EQ(name_of(game.s.city.reach[2]), "ew");
}

TEST(Construction, CC14_houses_and_factories_keep_apart_side_by_side_only) {
  Site game;
  game.play("site e1").play("place n").play("factory");
  game.play("site e1n1").play("place s");
  EXPECT_EQ(game.legal(), "shop, factory");
  EXPECT_EQ(game.why_not("house"), reason::kHouseByFactory);
  game.play("shop").play("site n1").play("place e");
  EXPECT_EQ(game.legal(), "house, shop, factory");  // e1 is diagonal to it
  game.play("house").play("car .e facing north").play("site n2").play("place s");
  EXPECT_EQ(game.why_not("factory"), reason::kFactoryByHouse);
}

TEST(Construction, CC15_a_house_brings_its_car_on_a_connected_lane) {
  Site game;
  game.play("site e1", kDrawParallel).play("place ew").play("house");
  EXPECT_EQ(game.legal(), "car .w facing north, car .w facing south");
  EXPECT_EQ(game.why_not("car .e facing north"), reason::kCarIsCutOff);
  EXPECT_EQ(game.why_not("car .n facing east"), reason::kNoLaneForCar);
  EXPECT_FALSE(CrashCityCodec::parse("car .w facing west"));
  game.play("car .w facing south");
  EXPECT_EQ(name_of(game.s.city.spot(CarId{0})), "e1.w facing south");
}

TEST(Construction, tiles_are_drawn_from_those_that_are_left) {
  Site game;
  game.play("site e1", kDrawOneEdge);
  EXPECT_EQ(game.s.tiles_left[Shape::kOneEdge], 15);
  EXPECT_EQ(game.s.tiles_left.total(), 63);
}

}  // namespace
}  // namespace citybox::crash_city
