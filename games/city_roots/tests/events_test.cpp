#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

constexpr const char* kCalm =
    ". . . . . ."
    ". . . . . ."
    ". . . . . ."
    ". . . . . ."
    ". . . . . ."
    "L . B . . L";

// With twelve, and with eleven high-income homes in a corner.
constexpr const char* kTwelve =
    "3 3 . . . ."
    "3 3 . . . ."
    ". . . . . ."
    ". . . . . ."
    ". . . . . ."
    "L . . . . L";

TEST(Events, CR40_a_tech_boom_builds_a_corporation_two_from_twelve_homes_on) {
  Town calm(kCalm);
  calm.next(Card::kTechBoom).pass().play("build c3");
  EXPECT_EQ(calm.s.corporation.size(), 1);
  Town rich(kTwelve);
  rich.next(Card::kTechBoom).pass().play("build c3").play("build d4");
  EXPECT_EQ(rich.s.corporation.size(), 2);
}

TEST(Events, CR40_on_a_full_board_it_spares_protected_homes) {
  Town town(
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "P B B L B L");
  town.next(Card::kTechBoom).pass();
  EXPECT_EQ(town.legal(), "displace d1, displace f1");
  EXPECT_EQ(town.why_not("displace a1"), reason::kHomeIsProtected);
}

TEST(Events, CR41_residents_leave_before_their_homes_do) {
  Town town(
      "2 . . . . ."
      "L . . . . ."
      ". . . . . ."
      "1 . . . . ."
      "L . . . . ."
      "2 . . . . L");
  town.next(Card::kRentHike).pass();
  EXPECT_EQ(town.s.residents, 2) << "half of five, and no home yet";
  EXPECT_EQ(town.s.displaced_houses, 0);
}

TEST(Events, CR41_from_six_on_a_home_beside_high_income_goes_from_twelve_on_two) {
  Town six(
      "3 . . . . ."
      "L . . . . ."
      ". . . . . ."
      "3 . . . . ."
      "L . . . . ."
      "P . . . . L");
  six.next(Card::kRentHike).pass();
  EXPECT_EQ(six.legal(), "displace a2, displace a5");
  EXPECT_EQ(six.why_not("displace f1"), reason::kRentNeedsHighIncome);
  EXPECT_EQ(six.why_not("displace a1"), reason::kHomeIsProtected);
  EXPECT_EQ(six.why_not("displace a3"), reason::kRentTakesLowIncome);
  six.play("displace a5");
  EXPECT_EQ(six.s.residents, 3 + 4);
  Town twelve(
      "3 3 L . . ."
      "3 3 L . . ."
      ". . L . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . L");
  twelve.next(Card::kRentHike).pass().play("displace c5");
  EXPECT_EQ(twelve.legal(), "displace c4, displace c6") << "c5 is a high-income home now";
}

TEST(Events, CR42_a_street_market_opens_beside_a_low_income_home) {
  Town town(kCalm);
  town.next(Card::kStreetMarket).pass();
  EXPECT_EQ(town.legal(), "build b1, build e1, build a2, build f2");
  EXPECT_EQ(town.why_not("build d4"), reason::kMarketNeedsHome);
  EXPECT_EQ(town.why_not("build a1"), reason::kBusinessNeedsVacant);
  town.play("build b1");
  EXPECT_EQ(tile_at(town.s, Board::named("b1")), Tile::kBusiness);
  EXPECT_EQ(town.s.mayor, Seat{1}) << "no homes come back as under CR-32";
}

TEST(Events, CR42_from_ten_high_income_homes_on_a_street_market_is_two_businesses) {
  Town rich(kTwelve);
  rich.next(Card::kStreetMarket).pass().play("build b1").play("build e1");
  EXPECT_EQ(rich.s.business.size(), 2);
}

TEST(Events, CR43_a_downturn_closes_a_corporation_unless_the_city_is_rich) {
  Town town(
      ". . C . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L . C . . L");
  town.next(Card::kDownturn).pass();
  EXPECT_EQ(town.why_not("remove a1"), reason::kDownturnTakesCorporation);
  town.play("remove c6");
  EXPECT_EQ(town.s.corporation, SpaceSet(Board::named("c1")));
  Town rich(
      "3 3 3 . . ."
      "3 2 . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L B C . B L");
  rich.next(Card::kDownturn).pass();
  EXPECT_EQ(rich.why_not("remove c1"), reason::kDownturnTakesBusiness);
  rich.play("remove b1");
  EXPECT_EQ(rich.s.corporation.size(), 1);
  EXPECT_EQ(rich.s.business.size(), 1);
}

TEST(Events, CR43_where_no_corporation_stands_a_downturn_closes_a_business) {
  Town town(kStartingLayout);
  town.next(Card::kDownturn).pass();
  EXPECT_EQ(town.legal(), "remove a1, remove f1, remove a6, remove f6");
  town.play("remove f6");
  EXPECT_EQ(town.s.business.size(), 3);
}

TEST(Events, CR44_luxury_condos_go_on_a_vacant_space_or_a_stack_two_from_eight_on) {
  Town town(kCalm);
  town.next(Card::kLuxuryCondos).pass();
  EXPECT_EQ(town.why_not("build a1"), reason::kCondosNeedRoom);
  town.play("build d4");
  EXPECT_EQ(high_homes(town.s), 1);
  Town eight(
      "3 3 2 . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . L");
  eight.next(Card::kLuxuryCondos).pass().play("build c6").play("build d6");
  EXPECT_EQ(eight.board().substr(0, 12), "3 3 3 1 . .\n");
}

TEST(Events, CR45_the_tenants_union_protects_two_homes) {
  Town town(kStartingLayout);
  town.next(Card::kTenantsUnion).pass();
  EXPECT_EQ(town.why_not("stop"), reason::kMustBeCarriedOut);
  town.play("protect a2");
  EXPECT_EQ(town.why_not("stop"), reason::kMustBeCarriedOut) << "two homes, no stopping early";
  town.play("protect f5");
  EXPECT_EQ(town.s.protection[0], SpaceSet(Board::named("a2")) | SpaceSet(Board::named("f5")));
  EXPECT_EQ(town.s.mayor, Seat{1});
}

TEST(Events, CR46_a_charity_drive_helps_two_residents_three_from_ten_on) {
  Town calm(kCalm);
  calm.residents(9).active(Policy::kLandTrust).next(Card::kCharityDrive);
  calm.play("enact land-trust").play("protect a1");
  EXPECT_EQ(calm.s.residents, 7);
  Town rich(kTwelve);
  rich.residents(9).active(Policy::kLandTrust).next(Card::kCharityDrive);
  rich.play("enact land-trust").play("protect a1");
  EXPECT_EQ(rich.s.residents, 6);
}

TEST(Events, CR47_a_housing_grant_brings_a_home_back_and_replaces_nothing) {
  Town town(kCalm, 1);
  town.next(Card::kHousingGrant).pass().play("return d4");
  EXPECT_EQ(town.s.displaced_houses, 0);
  Town full(
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B L",
      1);
  full.next(Card::kHousingGrant).pass();
  EXPECT_EQ(full.s.displaced_houses, 1);
}

TEST(Events, CR47_where_no_home_can_come_back_a_housing_grant_helps_a_resident) {
  Town nobody(kCalm);
  nobody.residents(3).active(Policy::kLandTrust).next(Card::kHousingGrant);
  nobody.play("enact land-trust").play("protect a1");
  EXPECT_EQ(nobody.s.residents, 2);
}

TEST(Events, CR48_a_fire_takes_a_local_business) {
  Town town(kStartingLayout);
  town.next(Card::kFire).pass();
  EXPECT_EQ(town.legal(), "remove a1, remove f1, remove a6, remove f6");
  EXPECT_EQ(town.why_not("remove b6"), reason::kFireTakesBusiness);
  town.play("remove a1");
  EXPECT_EQ(town.s.business.size(), 3);
}

TEST(Events, CR49_start_up_loans_build_a_business_anywhere) {
  Town town(kCalm);
  town.next(Card::kStartUpLoans).pass().play("build d4");
  EXPECT_EQ(tile_at(town.s, Board::named("d4")), Tile::kBusiness);
}

TEST(Events, CR50_a_chain_store_flips_a_business_and_the_update_follows) {
  Town town(kCalm);
  town.s.business.add(Board::named("d1"));
  town.next(Card::kChainStore).pass();
  EXPECT_EQ(town.why_not("flip a1"), reason::kChainTakesBusiness);
  town.play("flip c1");
  EXPECT_EQ(town.spaces(EventKind::kFlipped), "c1 d1");
  EXPECT_EQ(town.s.corporation.size(), 2);
}

TEST(Events, CR50_from_ten_high_income_homes_on_a_chain_store_flips_two) {
  Town town(
      "3 3 . . . ."
      "3 3 . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "B . B . B L");
  town.next(Card::kChainStore).pass().play("flip a1").play("flip c1");
  EXPECT_EQ(town.s.corporation.size(), 2);
  EXPECT_EQ(town.s.business.size(), 1) << "one update after both";
}

TEST(Events, CR51_the_tram_moves_one_tile_next_door) {
  Town town(
      "P . . . . ."
      ". . . . . ."
      ". C . . . ."
      ". . . . . ."
      "1 1 . . . ."
      "L . L . . B");
  town.next(Card::kNewTramLine).pass();
  EXPECT_EQ(town.legal(), "pick a1, pick c1, pick f1, pick a2, pick b2, pick b4");
  EXPECT_EQ(town.why_not("pick a6"), reason::kHomeIsProtected);
  EXPECT_EQ(town.why_not("pick d4"), reason::kTramMovesTiles);
  town.play("pick b4");
  EXPECT_EQ(town.why_not("move b4 to d4"), reason::kTramGoesToAdjacent);
  EXPECT_EQ(town.why_not("move b4 to b2"), reason::kTramGoesToVacant);
  town.play("move b4 to b3");
  EXPECT_EQ(town.count(EventKind::kUpdateBegan), 1) << "a corporation counts as moved";
}

TEST(Events, CR51_the_tram_takes_no_home_beside_a_corporation) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      "L . C . . ."
      "B . . . . ."
      ". . . . . ."
      "1 . . . . .");
  town.next(Card::kNewTramLine).pass().play("pick a4");
  EXPECT_EQ(town.s.mayor, Seat{1}) << "only a5 was open: " << town.legal();
  EXPECT_EQ(tile_at(town.s, Board::named("a5")), Tile::kLow);
}

TEST(Events, CR51_a_tile_without_room_cannot_be_picked) {
  Town town(
      ". . . . . C"
      ". . . . . ."
      ". . . . . L"
      ". . . . 1 1"
      ". . . . . ."
      "B . . . . .");
  town.s.high[0].add(Board::named("e4"));
  town.next(Card::kNewTramLine).pass();
  EXPECT_EQ(town.why_not("pick f4"), reason::kTramNeedsRoom) << "f5 is beside a corporation";
}

TEST(Events, CR52_a_quiet_month_changes_nothing) {
  Town town(kStartingLayout);
  const std::string before = town.board();
  town.pass();
  EXPECT_EQ(town.board(), before);
}

TEST(Events, CR53_an_eviction_wave_moves_homes_with_two_such_neighbors_in_the_mayors_order) {
  Town town(
      "1 L 1 . . ."
      ". . . . . ."
      ". . . . . ."
      "1 . . . . C"
      "L 1 . . 1 L"
      "P 1 . . . 1");
  town.next(Card::kEvictionWave).pass();
  EXPECT_EQ(town.legal(), "move b6 to b5, displace a2, displace f2");
  EXPECT_EQ(town.why_not("displace a1"), reason::kHomeIsProtected);
  EXPECT_EQ(town.why_not("move c3 to c4"), reason::kHomeNotEvicted);
  town.play("displace a2").play("move b6 to b5");
  EXPECT_EQ(town.s.displaced_houses, 2) << "the last one had no choice";
  EXPECT_EQ(town.board().substr(0, 24), "1 1 1 . . .\n. L . . . .\n");
}

TEST(Events, CR53_neighbors_are_counted_when_the_card_is_drawn) {
  Town town(
      "1 L 1 . . ."
      ". . L . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "B . . . . .");
  town.next(Card::kEvictionWave).pass();
  EXPECT_EQ(letter_at(town.s, Board::named("c5")), 'L') << "one high-income neighbor at the draw";
}

TEST(Events, CR53_from_ten_high_income_homes_on_one_such_neighbor_is_enough) {
  Town town(
      "3 L . . L ."
      "3 . . . . ."
      "3 . . . . ."
      "1 . . . . ."
      "P . . . . ."
      "B . . . . .");
  town.next(Card::kEvictionWave).pass();
  EXPECT_EQ(town.why_not("move e6 to e5"), reason::kHomeNotEvicted);
  EXPECT_EQ(town.legal(), "move b6 to b5, move b6 to c6");
  EXPECT_EQ(town.why_not("move a2 to b2"), reason::kHomeIsProtected);
}

// What happens elsewhere where homes are protected; the protected ones stay out of it (CR-36).
constexpr const char* kGuarded =
    "P P . . . ."
    "P P . . . ."
    "P P . . . ."
    ". . . . . ."
    ". . . . . ."
    "C . . . . L";

TEST(Events, CR54_a_waiting_list_sends_more_people_away_the_more_homes_are_protected) {
  Town open(kCalm);
  open.next(Card::kWaitingList).pass();
  EXPECT_EQ(open.s.residents, open.c.waiting_residents);
  Town guarded(kGuarded);
  guarded.next(Card::kWaitingList).pass();
  EXPECT_EQ(guarded.s.residents, guarded.c.waiting_residents + 6 / guarded.c.waiting_divisor);
  EXPECT_EQ(guarded.s.protection[2].size(), 6);
  EXPECT_EQ(guarded.s.displaced_houses, 0) << "people leave, and no home";
}

TEST(Events, CR54_a_waiting_list_can_lose_the_game) {
  Town town(kGuarded);
  town.residents(47).active(Policy::kLandTrust).next(Card::kWaitingList);
  town.play("enact land-trust").play("protect f1");
  EXPECT_EQ(town.s.ending, Ending::kDisplacedMasses);
}

TEST(Events, CR55_speculators_build_one_more_for_every_few_protected_homes) {
  Town open(kCalm);
  open.next(Card::kSpeculators).pass().play("build d4");
  EXPECT_EQ(high_homes(open.s), 1);
  EXPECT_EQ(open.s.mayor, Seat{1});
  Town guarded(kGuarded);
  guarded.next(Card::kSpeculators).pass();
  EXPECT_EQ(guarded.why_not("build a6"), reason::kCondosNeedRoom);
  const int homes = 1 + 6 / guarded.c.speculators_divisor;
  for (int i = 0; i < homes; ++i) guarded.play("build d" + std::to_string(i + 2));
  EXPECT_EQ(high_homes(guarded.s), homes);
  EXPECT_EQ(guarded.s.mayor, Seat{1});
}

TEST(Events, CR56_property_taxes_send_people_away_by_corporations) {
  constexpr const char* kThree =
      "C C C . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . L";
  Town town(kThree);
  town.next(Card::kPropertyTaxes).pass();
  EXPECT_EQ(town.s.residents, 2) << "one for two, rounded up";
  Town rich(kThree);
  rich.s.high[2] = SpaceSet::drawn("......333...........................", '3');
  rich.next(Card::kPropertyTaxes).pass();
  EXPECT_EQ(rich.s.residents, 3) << "one for each";
}

TEST(Events, each_card_is_drawn_as_often_as_it_lies_in_the_deck) {
  CardCounts seen;
  for (int place = 0; place < 28; ++place) ++seen[kPublishedContent<CityRoots>.copies.at(place)];
  EXPECT_EQ(seen, kPublishedContent<CityRoots>.copies);
}

}  // namespace
}  // namespace citybox::city_roots
