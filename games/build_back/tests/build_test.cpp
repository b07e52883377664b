// BB-30: building, and how special buildings bend it.

#include "games/build_back/tests/yard.hpp"

namespace citybox::build_back {

using testing::ElementsAre;

TEST(Build, BB30_the_well_over_the_water_station_costs_1_supplies_and_1_worker_less) {
  Yard yard;
  const Tokens plain = price(yard.player(0), Tile::kWell, Tile::kNone, yard.c);
  const Tokens over = price(yard.player(0), Tile::kWell, Tile::kWaterStation, yard.c);
  Tokens expected = plain;
  --expected.supplies;
  --expected.workers;
  EXPECT_EQ(over, expected);
  const Tokens before = yard.player(0).tokens;
  yard.leaders().play(0, "build well over water-station");
  EXPECT_EQ(yard.player(0).tokens, reduced(before, expected));
  EXPECT_EQ(yard.space(0, Tile::kWell).below, Tile::kWaterStation);
  EXPECT_EQ(yard.space(0, Tile::kWell).height, 1);
}

TEST(Build, BB30_the_price_goes_to_the_bank) {
  Yard yard;
  yard.leaders();
  const Tokens bank = yard.s.bank;
  yard.play(0, "build roof-plots");
  EXPECT_EQ(yard.s.bank.water, bank.water + 2);
  EXPECT_EQ(yard.s.bank.supplies, bank.supplies + 1);
}

TEST(Build, BB30_no_resource_goes_below_0) {
  Yard yard;
  yard.offer(Tile::kRoofPlots);  // 2 water and 1 supplies; the pantry below cost a worker as well
  EXPECT_EQ(price(yard.player(0), Tile::kRoofPlots, Tile::kFoodPantry, yard.c),
            (Tokens{.water = 2}));
}

TEST(Build, BB30_only_on_open_ground_or_over_the_same_icon) {
  Yard yard;
  yard.leaders();
  EXPECT_EQ(yard.refusal(0, "build well over food-pantry"), reason::kOtherIcon);
  EXPECT_EQ(yard.refusal(0, "build well over rain-garden"), reason::kNothingToCover);
  EXPECT_EQ(yard.refusal(0, "build waterworks"), reason::kNotForSale);
  EXPECT_EQ(yard.refusal(0, "build water-station"), reason::kNotForSale);
  yard.play(0, "build well");
  EXPECT_EQ(find(yard.player(0), Tile::kWell), 4);  // the first open space
}

TEST(Build, BB30_what_you_cannot_pay_you_cannot_build) {
  Yard yard;
  yard.leaders().purse(0, {.supplies = 2, .workers = 1});
  EXPECT_EQ(yard.refusal(0, "build well"), reason::kTooExpensive);
  EXPECT_EQ(yard.refusal(0, "build well over water-station"), kAllowed);
}

TEST(Build, BB30_a_full_mat_can_only_be_built_over) {
  Yard yard(3);
  yard.leaders();
  for (const Tile tile :
       {Tile::kAidTent, Tile::kNoticeWall, Tile::kRadioVan, Tile::kMemoryBooth, Tile::kLoanTable,
        Tile::kBlockCouncil, Tile::kPlayStreet, Tile::kEveningSchool}) {
    yard.built(0, tile);
  }
  yard.offer(Tile::kWell).purse(0, {.supplies = 2, .workers = 2});
  EXPECT_EQ(yard.refusal(0, "build well"), reason::kNoOpenSpace);
  EXPECT_EQ(yard.refusal(0, "build well over water-station"), kAllowed);
}

TEST(Build, BB30_only_the_top_tile_is_visible_and_only_it_gives_a_discount) {
  Yard yard;
  yard.leaders().play(0, "build well over water-station");
  EXPECT_EQ(yard.until(0).refusal(0, "use water-station"), reason::kNotYourTile);
  EXPECT_EQ(yard.refusal(0, "use well"), kAllowed);
  EXPECT_EQ(discount(yard.player(0), Tile::kWell, yard.c), yard.c.of(Tile::kWell).cost);
}

TEST(Build, BB30_a_leader_below_stands_on_the_new_tile_which_is_unused) {
  Yard yard;
  yard.leaders().play(0, "use water-station").until(0).play(0, "use water-station");
  yard.until(0).purse(0, {.supplies = 1, .workers = 1}).play(0, "build well over water-station");
  EXPECT_EQ(yard.space(0, Tile::kWell).leader, Flag::kYes);
  EXPECT_EQ(yard.space(0, Tile::kWell).used, 0);
  EXPECT_EQ(yard.until(0).refusal(0, "use well"), kAllowed);
}

TEST(Build, BB30_the_display_slides_right_and_a_new_tile_comes_in) {
  Yard yard;
  yard.leaders().play(0, "build roof-plots");
  EXPECT_THAT(yard.s.display, ElementsAre(Tile::kEveningSchool, Tile::kHiringHall,
                                          Tile::kSalvageYard, Tile::kFieldKitchen, Tile::kWell));
}

TEST(Build, BB30_the_own_special_comes_from_the_hand_and_is_shown) {
  Yard yard;
  yard.leaders().purse(0, {.food = 3, .supplies = 3, .workers = 3});
  const auto display = yard.s.display;
  EXPECT_EQ(yard.refusal(0, "build night-barge"), reason::kNotYourSpecial);
  yard.play(0, "build float-stage");
  EXPECT_EQ(yard.s.display, display);
  EXPECT_EQ(yard.all(EventKind::kSpecialShown).size(), 1U);
  EXPECT_EQ(redact(yard.s, {}).players[0].special, Tile::kFloatStage);
  EXPECT_EQ(yard.until(0).refusal(0, "build float-stage"), reason::kSpecialBuilt);
}

TEST(Specials, BB30_the_float_stage_covers_any_icon_with_the_discount) {
  Yard yard;
  const Tokens whole = price(yard.player(0), Tile::kFloatStage, Tile::kNone, yard.c);
  yard.leaders().play(0, "build float-stage over job-office");
  EXPECT_EQ(yard.all(EventKind::kBuilt)[0].saved.tokens, (Tokens{.supplies = 1, .workers = 1}));
  EXPECT_EQ(yard.all(EventKind::kBuilt)[0].paid.tokens,
            reduced(whole, {.supplies = 1, .workers = 1}));
}

TEST(Specials, BB33_the_night_barge_takes_any_goods_from_the_bank) {
  Yard yard;
  yard.leaders().built(1, Tile::kNightBarge).purse(1, {.stories = 1}).until(1);
  const int board = yard.s.board.water, bank = yard.s.bank.water,
            due = yard.c.of(Tile::kNightBarge).deed.any;
  EXPECT_EQ(yard.refusal(1, "use night-barge"), reason::kOtherNumberOfGoods);
  EXPECT_EQ(yard.refusal(1, "use job-office for water 1"), reason::kNoGoodsToChoose);
  yard.play(1, "use night-barge for water " + std::to_string(due));
  EXPECT_EQ(yard.s.board.water, board);
  EXPECT_EQ(yard.s.bank.water, bank - due);
  EXPECT_EQ(yard.until(1).refusal(1, "use night-barge for water 2"), reason::kCannotPayDeed);
}

TEST(Specials, BB23_the_bakery_works_three_times_a_round) {
  Yard yard;
  yard.leaders().built(0, Tile::kRoundTheClockBakery).purse(0, {.food = 6});
  for (int i = 0; i < 3; ++i) yard.until(0).play(0, "use round-the-clock-bakery");
  EXPECT_EQ(yard.until(0).refusal(0, "use round-the-clock-bakery"), reason::kTileUsedUp);
  EXPECT_EQ(yard.player(0).vp, 3 * yard.c.of(Tile::kRoundTheClockBakery).deed.vp);
}

TEST(Specials, BB34_a_leader_in_the_lodge_adds_2) {
  Yard yard;
  yard.built(0, Tile::kMentorsLodge);
  const int printed = yard.c.of(Tile::kMentorsLodge).deed.receive.stories;
  Space space = yard.space(0, Tile::kMentorsLodge);
  EXPECT_EQ(gained(yield_of(yard.s, space, {}, yard.c)).stories, printed);
  space.leader = Flag::kYes;
  EXPECT_EQ(gained(yield_of(yard.s, space, {}, yard.c)).stories, printed + 2);
}

TEST(Specials, BB33_the_clinic_finds_people_in_the_bank) {
  Yard yard;
  yard.leaders().built(0, Tile::kMobileClinic).board({.water = 1, .distressed = 1});
  const Tokens bank = yard.s.bank, before = yard.player(0).tokens;
  const int people = yard.c.of(Tile::kMobileClinic).deed.help.injured;
  yard.play(0, "use mobile-clinic");
  EXPECT_EQ(yard.player(0).tokens.workers, before.workers + people);
  EXPECT_EQ(yard.s.bank.injured, bank.injured - people);
}

TEST(Specials, BB42_the_arcade_keeps_what_is_below) {
  Yard yard;
  yard.built(0, Tile::kBlockCouncil).leaders();
  yard.player(0).special = Tile::kOldTownArcade;
  yard.purse(0, {.water = 3, .food = 3, .supplies = 3, .workers = 3, .money = 2});
  yard.until(0);
  const int vp = visible_vp(yard.player(0), yard.c), voice = influence(yard.player(0), yard.c);
  yard.play(0, "build old-town-arcade over block-council");
  const TileInfo& arcade = yard.c.of(Tile::kOldTownArcade);
  EXPECT_EQ(visible_vp(yard.player(0), yard.c), vp + arcade.vp);
  EXPECT_EQ(influence(yard.player(0), yard.c), voice + arcade.influence);
}

TEST(Specials, BB30_the_archive_makes_later_builds_cheaper) {
  Yard yard;
  yard.built(0, Tile::kPatternArchive);
  const Tokens rebate = yard.c.build_rebate, printed = yard.c.of(Tile::kWell).cost;
  EXPECT_EQ(price(yard.player(0), Tile::kWell, Tile::kNone, yard.c), reduced(printed, rebate));
  EXPECT_LT(total(reduced(printed, rebate)), total(printed));
  yard.player(0).mat[4] = {};
  EXPECT_EQ(price(yard.player(0), Tile::kWell, Tile::kNone, yard.c), printed);
}

}  // namespace citybox::build_back
