// The geometry: lanes on tile edges, corners with four quarters.

#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

TEST(Streets, CC1_each_edge_of_a_tile_carries_a_lane_or_not) {
  const Block block(R"(
                ==
  ()     ..     ..||
  ==     ==
)");
  EXPECT_EQ(name_of(block.s.city.lanes(block.s.city.at({0, 0}))), "s");
  EXPECT_EQ(name_of(block.s.city.lanes(block.s.city.at({1, 0}))), "s");
  EXPECT_EQ(name_of(block.s.city.lanes(block.s.city.at({2, 0}))), "ne");
}

TEST(Streets, CC2_two_lanes_on_a_shared_edge_make_one_street) {
  const City city = Block(R"(
  ==     ==
  ()|| ||..
         ==
)")
                        .s.city;
  EXPECT_TRUE(is_two_lane(city, city.at({0, 0}), Heading::kEast));
  EXPECT_TRUE(is_two_lane(city, city.at({1, 0}), Heading::kWest));
  EXPECT_FALSE(is_two_lane(city, city.at({0, 0}), Heading::kNorth));
  EXPECT_FALSE(is_two_lane(city, city.at({1, 0}), Heading::kSouth));
}

TEST(Streets, CC3_a_lane_holds_one_car_and_belongs_to_the_building_of_its_tile) {
  Block block(R"(
  ==     0>     ==
  ()     S1     ..
         1<
)");
  const City& city = block.s.city;
  EXPECT_EQ(city.car_at(city.at({1, 0}), Heading::kNorth).index, 0);
  EXPECT_EQ(city.car_at(city.at({1, 0}), Heading::kSouth).index, 8);
  EXPECT_EQ(city.car_at(city.at({2, 0}), Heading::kNorth), kNoCar);
  EXPECT_EQ(block.why_not("drive e1.n to e2.w facing south"), reason::kNoSuchLane);
  block.play("park e1.n");
  EXPECT_EQ(block.last(EventKind::kParked).other, Seat{1});
}

TEST(Streets, CC4_tiles_that_share_an_edge_connect_through_their_corner) {
  const Block block(R"(

  ..||

  0>     ==
  ()||   ..
)");
  EXPECT_EQ(block.ends("o.n"), "o.e, n1.e, e1.n");
}

TEST(Streets, CC4_diagonal_quarters_do_not_connect_by_themselves) {
  const Block block(R"(

         ..
         ==
  0>
  ()
)");
  EXPECT_EQ(block.ends("o.n"), "");
  EXPECT_EQ(block.why_not("drive o.n to e1n1.s facing east"), reason::kStreetsDoNotConnect);
}

TEST(Streets, CC4_diagonal_quarters_connect_through_a_paved_third) {
  const Block above(R"(

  ..||   ..
         ==
  0>
  ()
)");
  EXPECT_EQ(above.ends("o.n"), "n1.e, e1n1.s");
  const Block ahead(R"(

         ..
         ==
  0>
  ()   ||..
)");
  EXPECT_EQ(ahead.ends("o.n"), "e1.w, e1n1.s");
}

TEST(Streets, CC4_a_third_tile_without_a_lane_at_the_corner_does_not_connect) {
  const Block block(R"(
  ==
  ..     ..
         ==
  0>
  ()     ..||
         ==
)");
  EXPECT_EQ(block.ends("o.n"), "");
}

TEST(Streets, CC4_parallel_lanes_of_a_tile_do_not_touch_each_other) {
  const Block block(R"(
  0>     ==
  ()     ..
         ==
)");
  EXPECT_EQ(block.ends("o.n"), "e1.n");
}

TEST(Streets, CC5_the_town_square_has_four_lanes_and_cars_may_drive_there) {
  const Site game;
  EXPECT_EQ(game.s.city.lanes(kSquare), Sides::all());
  EXPECT_EQ(game.s.city.lots[kSquare], Lot{});
  const Block block(R"(
  0>     ==
  H0   ||()||
         ==
)");
  EXPECT_EQ(block.ends("w1.n"), "o.n, o.w, o.e");
}

TEST(Streets, CC8_places_are_named_by_their_steps_from_the_town_square) {
  EXPECT_EQ(name_of(Place{0, 0}), "o");
  EXPECT_EQ(name_of(Place{2, 1}), "e2n1");
  EXPECT_EQ(name_of(Place{-3, 0}), "w3");
  EXPECT_EQ(name_of(Place{0, -12}), "s12");
  EXPECT_EQ(name_of(Lane{{2, 1}, Heading::kWest}), "e2n1.w");
  for (const char* wrong : {"", "e0", "n1e2", "e02", "e65", "o1", "e2n1 ", "E2", "e", "e2e2"}) {
    Place place;
    EXPECT_FALSE(read_name(wrong, place)) << wrong;
  }
}

}  // namespace
}  // namespace citybox::crash_city
