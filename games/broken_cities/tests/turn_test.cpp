#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

TEST(Turn, BC10_lowest_rent_first_ties_by_seat) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. oL oL pL .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yL yL .. rL .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..)");
  block.last_turn().play("end");
  EXPECT_THAT(block.s.order, testing::ElementsAre(kRed, kPurple, kYellow, kOrange));
}

TEST(Turn, BC10_the_order_stays_fixed_for_the_round) {
  Block block;
  block.money(kYellow, 50).build("shopping", "h1").play("end");
  EXPECT_EQ(block.decider(), kRed);
  block.play("end").play("end");
  EXPECT_EQ(block.decider(), kPurple);
  block.play("end");
  EXPECT_EQ(block.decider(), kRed) << "Yellow has the highest rent now";
}

TEST(Turn, BC11_a_turn_brings_money_equal_to_the_rent_and_money_is_kept) {
  Block block;
  block.money(kRed, 2).play("end");
  EXPECT_EQ(block.s.money[1], 11);
  EXPECT_EQ(block.last(EventKind::kIncome).amount, 9);
  block.play("end");
  EXPECT_EQ(block.s.money[1], 11);
}

TEST(Turn, BC11_nothing_is_bought_on_credit) {
  Block block;
  block.money(kYellow, 5);
  EXPECT_EQ(block.why_not("buy low-cost"), reason::kCannotAfford);
  EXPECT_EQ(block.why_not("retrofit b3"), reason::kCannotAfford);
  EXPECT_EQ(block.legal(), "end");
}

TEST(Turn, BC11_only_the_active_player_acts) {
  Block block;
  EXPECT_EQ(block.why_not(kRed, "end"), kNotYourDecision);
  EXPECT_EQ(block.why_not(kYellow, "vote yes"), reason::kYourTurn);
}

TEST(Turn, BC16_the_example_turn_step_by_step) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. yC yC .. .. yG
    .. .. .. .. yE .. .. yC
    .. .. .. .. yL .. .. ..)");
  block.s.order = {kRed, kYellow, kOrange, kPurple};
  ASSERT_EQ(block.rent(kYellow), 23);
  block.play(kRed, "end");
  EXPECT_EQ(block.s.money[0], 23) << "she receives 23";
  const int before = block.emissions();
  block.build("low-cost", "c1");
  EXPECT_EQ(block.s.money[0], 17) << "a Low-Cost building at the shore for 6";
  EXPECT_EQ(block.emissions(), before + 5);
  EXPECT_EQ(block.rent(kYellow), 23) << "no renter, no rent";
  block.play("rent-out c1");
  EXPECT_EQ(block.rent(kYellow), 27) << "3 for the building, 1 for the shore";
  block.build("greenspace", "d1");
  EXPECT_EQ(block.s.money[0], 11);
  EXPECT_EQ(block.emissions(), before + 2);
  EXPECT_EQ(block.rent(kYellow), 28) << "1 for c1, none for e1, which has a park already";
}

TEST(Turn, BC12_a_construction_goes_on_any_empty_space) {
  Block block;
  block.money(kYellow, 24).play("buy low-cost");
  EXPECT_EQ(block.why_not("place b3"), reason::kSpaceTaken);
  EXPECT_EQ(block.why_not("place f7"), reason::kSpaceTaken) << "whoever owns it";
  EXPECT_EQ(block.why_not("place h8"), kAllowed);
  block.play("place h8");
  EXPECT_EQ(block.at("h8"), "yl");
}

TEST(Turn, BC12_nothing_is_bought_for_a_full_block) {
  std::string full;
  for (int i = 0; i < 64; ++i) full += "yl ";
  Block block(full.c_str());
  block.money(kYellow, 100);
  EXPECT_EQ(block.why_not("buy low-cost"), reason::kNoRoom);
}

TEST(Turn, BC13_a_retrofit_raises_one_tier_and_the_renter_stays) {
  Block block;
  block.money(kYellow, 18).play("retrofit b3");
  EXPECT_EQ(block.at("b3"), "yC");
  EXPECT_EQ(block.emissions(), 54);
  EXPECT_EQ(block.rent(kYellow), 10);
  EXPECT_EQ(block.s.money[0], 9);
  block.play("retrofit b3");
  EXPECT_EQ(block.at("b3"), "yG");
  EXPECT_EQ(block.emissions(), 52);
  EXPECT_EQ(block.rent(kYellow), 11);
}

TEST(Turn, BC13_only_own_low_cost_and_conventional_buildings) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yG yS yP rL .. .. .. ..
    .. .. .. .. .. .. .. ..)");
  block.money(kYellow, 50);
  EXPECT_EQ(block.why_not("retrofit a2"), reason::kGreenIsHighest);
  EXPECT_EQ(block.why_not("retrofit b2"), reason::kRetrofitNeedsHome);
  EXPECT_EQ(block.why_not("retrofit c2"), reason::kRetrofitNeedsHome);
  EXPECT_EQ(block.why_not("retrofit h8"), reason::kRetrofitNeedsHome);
  EXPECT_EQ(block.why_not("retrofit d2"), reason::kRetrofitOwn);
  EXPECT_EQ(block.why_not("buy retrofit"), reason::kRetrofitIsNoPiece);
}

TEST(Turn, BC14_homes_pay_with_a_renter_shops_without_parks_never) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yl .. yc .. yg .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..)");
  EXPECT_EQ(block.rent(kYellow), 0);
  block.money(kYellow, 60).build("shopping", "h8").build("greenspace", "h1");
  EXPECT_EQ(block.rent(kYellow), 10);
  block.play("rent-out b3").play("rent-out d3").play("rent-out f3");
  EXPECT_EQ(block.rent(kYellow), 22);
}

TEST(Turn, BC14_a_renter_on_a_shop_or_in_a_park_is_refused) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yS yP yE yL .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..)");
  const State before = block.s;
  EXPECT_EQ(block.why_not("rent-out b3"), reason::kShopNeedsNoRenter);
  EXPECT_EQ(block.why_not("rent-out c3"), reason::kParkTakesNoRenter);
  EXPECT_EQ(block.why_not("rent-out d3"), reason::kParkTakesNoRenter);
  EXPECT_EQ(block.why_not("rent-out e3"), reason::kOneRenterEach);
  EXPECT_EQ(block.s, before);
}

TEST(Turn, BC15_available_renters_move_into_own_empty_homes) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yl yl rl .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..)");
  EXPECT_EQ(block.why_not("rent-out d3"), reason::kRentOutOwn);
  EXPECT_EQ(block.why_not("rent-out h8"), reason::kRentOutNeedsHome);
  block.s.available = 1;
  block.play("rent-out b3");
  EXPECT_EQ(block.s.available, 0);
  EXPECT_EQ(block.why_not("rent-out c3"), reason::kNoRenterAvailable);
}

TEST(Turn, BC15_four_renters_arrive_at_the_very_end_of_a_round) {
  Block block;
  block.last_turn().play("end");
  EXPECT_EQ(block.s.available, 8);
  EXPECT_EQ(block.s.reserve, 16);
  block.s.reserve = 3;
  block.last_turn().play("end").pass_session();
  EXPECT_EQ(block.s.available, 11) << "as many as there are";
  EXPECT_EQ(block.s.reserve, 0);
}

TEST(Turn, BC15_renters_arrive_after_legislation) {
  Block block;
  block.damage(8).next_card(Card::kNews).last_turn().play("end");
  ASSERT_EQ(block.s.talk, Talk::kPropose);
  EXPECT_EQ(block.s.available, 4);
  block.pass_session();
  EXPECT_EQ(block.s.available, 8);
}

TEST(Turn, BC16_each_bonus_counts_once_and_a_rivals_park_counts_too) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. rP .. .. ..
    rP .. .. rE yL rP .. ..
    yL .. .. .. .. .. .. ..)");
  EXPECT_EQ(block.rent_of("a1"), 6) << "3, shore, forest, park";
  EXPECT_EQ(block.rent_of("e2"), 4) << "three parks count once";
}

TEST(Turn, BC16_shopping_gets_shore_and_forest_but_never_the_park) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yE .. .. .. .. .. .. ..
    yS yE .. .. .. yS .. yS)");
  EXPECT_EQ(block.rent_of("a1"), 12);
  EXPECT_EQ(block.rent_of("f1"), 11);
  EXPECT_EQ(block.rent(kYellow), 34);
}

TEST(Turn, BC17_every_building_emits_occupied_or_not_and_diagonals_do_not_count) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. yP .. .. .. ..
    .. .. .. .. yL .. .. ..
    .. yl yc yg yS .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..)");
  EXPECT_EQ(block.emissions(), 5 + 5 + 3 + 1 + 10 - 3);
  EXPECT_EQ(block.rent_of("e4"), 3) << "the park at d5 is only diagonal";
}

TEST(Turn, BC35_what_and_where_are_two_decisions_and_money_goes_with_the_second) {
  Block block;
  block.money(kYellow, 10);
  EXPECT_EQ(block.why_not("place d4"), reason::kNotBought);
  block.play("buy low-cost");
  EXPECT_EQ(block.s.money[0], 10);
  EXPECT_EQ(block.why_not("end"), reason::kPlaceFirst);
  EXPECT_EQ(block.why_not("buy low-cost"), reason::kPlaceFirst);
  block.play("place d4");
  EXPECT_EQ(block.s.money[0], 4);
  EXPECT_EQ(block.legal(), "rent-out d4, end");
}

}  // namespace
}  // namespace citybox::broken_cities
