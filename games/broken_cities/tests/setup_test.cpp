#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

State fresh(int seats) {
  QuietContext ctx{Rng(1)};
  return Rules::start({static_cast<std::uint8_t>(seats), {}}, ctx);
}

TEST(SetUp, BC1_the_price_sheet) {
  struct Line {
    Construction what;
    int price, emissions, rent;
  };
  using enum Construction;
  const Line sheet[] = {{kLowCost, 6, 5, 3},     {kConventional, 11, 3, 4}, {kGreen, 16, 1, 5},
                        {kShopping, 24, 10, 10}, {kRetrofit, 9, -2, 1},     {kGreenspace, 6, -3, 0},
                        {kEcoPark, 10, -5, 0}};
  for (const Line& line : sheet) {
    EXPECT_EQ(kPublished.price[line.what], line.price);
    EXPECT_EQ(kPublished.emissions[line.what], line.emissions);
    EXPECT_EQ(kPublished.rent[line.what], line.rent);
  }
}

TEST(SetUp, BC2_no_more_parks_and_green_buildings_than_were_printed) {
  Block block(R"(
    yP yP yP yP yP yP yP yP
    yP yP yP yP yP yP yP yP
    yP .. .. .. .. .. .. ..
    yE yE yE yE yE yE yE yE
    yE yE yE yE yE yE yE ..
    yg yg yg yg yg yg yg yg
    yg yg yg yg yg yg yg yg
    .. yC .. .. .. .. .. ..)");
  block.money(kYellow, 100);
  EXPECT_EQ(block.why_not("buy greenspace"), reason::kNoPieceLeft);
  EXPECT_EQ(block.why_not("buy green"), reason::kNoPieceLeft);
  EXPECT_EQ(block.why_not("retrofit b1"), reason::kNoPieceLeft);
  block.build("eco-park", "h4");
  EXPECT_EQ(block.why_not("buy eco-park"), reason::kNoPieceLeft);
  EXPECT_EQ(block.why_not("buy low-cost"), kAllowed);
}

TEST(SetUp, BC3_the_shore_is_row_1_and_the_forest_column_a) {
  EXPECT_TRUE(kShore.contains(City::named("a1")) && kForest.contains(City::named("a1")));
  EXPECT_TRUE(kShore.contains(City::named("h1")) && kForest.contains(City::named("a8")));
  EXPECT_FALSE(kShore.contains(City::named("b2")) || kForest.contains(City::named("b2")));
  EXPECT_EQ(kShore.size(), 8);
  EXPECT_EQ(kForest.size(), 8);
}

TEST(SetUp, BC3_a_conventional_building_at_a1_beside_an_eco_park_pays_7) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yC yE .. .. .. .. .. ..)");
  EXPECT_EQ(block.rent_of("a1"), 7);
  EXPECT_EQ(block.rent(kYellow), 7);
}

TEST(SetUp, BC4_three_homes_each_with_a_renter) {
  const State s = fresh(4);
  Block drawn;
  EXPECT_EQ(s.built, drawn.s.built);
  EXPECT_EQ(s.owned, drawn.s.owned);
  EXPECT_EQ(s.renters, s.built.homes());
  for (int i = 0; i < 4; ++i) {
    const int conventional = (s.owned[i] & s.built[Construction::kConventional]).size();
    EXPECT_EQ(homes_of(s, seat_at(i)).size(), 3);
    EXPECT_EQ(conventional, i >= 2 ? 1 : 0);
  }
  EXPECT_FALSE(s.built.all().intersects(kShore | kForest));
}

TEST(SetUp, BC5_emissions_56_rents_9_9_10_10) {
  const State s = fresh(4);
  EXPECT_EQ(emissions(s, kPublished), 56);
  const int rents[] = {9, 9, 10, 10};
  for (int i = 0; i < 4; ++i) EXPECT_EQ(rent(s, seat_at(i), kPublished), rents[i]);
}

TEST(SetUp, BC5_the_money_of_the_start_and_the_first_income) {
  const State s = fresh(4);
  const auto& start = kPublished.start_money[1];
  EXPECT_EQ(s.money[0], start[0] + 9) << "Yellow's turn has begun";
  for (unsigned i = 1; i < 4; ++i) EXPECT_EQ(s.money[i], start[i]);
}

TEST(SetUp, BC5_emissions_never_go_below_0) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yC yE rE .. .. .. .. ..)");
  EXPECT_EQ(block.emissions(), 0);
  EXPECT_EQ(own_emissions(block.s, kRed, block.c), -5);
}

TEST(SetUp, BC6_36_renters_12_placed_4_available_20_in_reserve) {
  const State s = fresh(4);
  EXPECT_EQ(s.renters.size(), 12);
  EXPECT_EQ(s.available, 4);
  EXPECT_EQ(s.reserve, 20);
}

TEST(SetUp, BC7_three_players_leave_purple_out) {
  const State s = fresh(3);
  EXPECT_EQ(emissions(s, kPublished), 43);
  EXPECT_EQ(s.renters.size(), 9);
  EXPECT_EQ(s.available, 4);
  EXPECT_EQ(s.reserve, 23);
  EXPECT_TRUE(s.owned[3].empty());
  EXPECT_EQ(BrokenCities::broken_invariant(s, kPublished), nullptr);
}

}  // namespace
}  // namespace citybox::broken_cities
