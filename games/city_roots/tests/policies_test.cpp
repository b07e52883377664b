#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

TEST(Policies, CR30_a_displaced_home_comes_back_away_from_corporations) {
  Town town(
      "B B B B B B"
      "B B B B B B"
      "B B C . . B"
      "B B B B B B"
      "B B B B B B"
      "L B B B B .",
      1);
  town.active(Policy::kGovernmentSubsidizedHousing).play("enact government-subsidized-housing");
  EXPECT_EQ(town.why_not("return d4"), reason::kReturnsAwayFromCorporations);
  EXPECT_EQ(town.why_not("return a6"), reason::kReturnsToVacant);
  EXPECT_EQ(town.legal(), "return f1, return e4");
  town.play("return e4");
  EXPECT_EQ(tile_at(town.s, Board::named("e4")), Tile::kLow);
  EXPECT_EQ(town.s.displaced_houses, 0);
}

TEST(Policies, CR30_without_such_a_space_it_replaces_a_business_or_corporation) {
  Town town(
      "L L L L L L"
      "L L L L L L"
      "L L C . L L"
      "L L L L L L"
      "B L L L L L"
      "B C L L L L",
      1);
  town.active(Policy::kGovernmentSubsidizedHousing).play("enact government-subsidized-housing");
  EXPECT_EQ(town.legal(), "return b1, return a2, return c4") << "a1 is beside b1's corporation";
  EXPECT_EQ(town.why_not("return a1"), reason::kReturnsAwayFromCorporations);
  EXPECT_EQ(town.why_not("return d4"), reason::kReturnReplacesBusiness);
  town.play("return c4");
  EXPECT_EQ(town.spaces(EventKind::kRemoved), "c4");
  EXPECT_EQ(tile_at(town.s, Board::named("c4")), Tile::kLow);
}

TEST(Policies, CR30_nothing_happens_if_that_is_impossible_or_nobody_is_displaced) {
  Town town(kStartingLayout);
  EXPECT_TRUE(would_do_nothing(town.s, Policy::kGovernmentSubsidizedHousing, town.c));
  Town full(
      "1 1 1 1 1 1"
      "1 1 1 1 1 1"
      "1 1 C C 1 1"
      "1 1 1 1 1 1"
      "1 1 1 1 1 1"
      "1 1 1 1 1 L",
      1);
  EXPECT_TRUE(would_do_nothing(full.s, Policy::kGovernmentSubsidizedHousing, full.c));
}

TEST(Policies, CR31_a_corporation_is_built_in_the_center) {
  Town town(kStartingLayout);
  town.play("enact cut-corporate-taxes");
  EXPECT_EQ(town.legal(), "build c3, build d3, build c4, build d4");
  EXPECT_EQ(town.why_not("build c6"), reason::kCenterFirst);
  EXPECT_EQ(town.why_not("build a1"), reason::kCorporationNeedsVacant);
}

TEST(Policies, CR31_a_full_center_grows_from_corporations_else_anywhere) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". . C B . ."
      ". . B B . ."
      ". . . . . ."
      "L . . . . .");
  town.play("enact cut-corporate-taxes");
  EXPECT_EQ(town.legal(), "build b4, build c5");
  EXPECT_EQ(town.why_not("build a6"), reason::kCenterGrows);
  Town quiet(
      ". . . . . ."
      ". . . . . ."
      ". . B B . ."
      ". . B B . ."
      ". . . . . ."
      "L . . . . .");
  quiet.play("enact cut-corporate-taxes");
  EXPECT_EQ(quiet.why_not("build a6"), kAllowed);
}

TEST(Policies, CR31_on_a_full_board_it_takes_a_low_income_home_even_a_protected_one) {
  Town town(
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "P B B B B L");
  town.play("enact cut-corporate-taxes");
  EXPECT_EQ(town.legal(), "displace a1, displace f1");
  EXPECT_EQ(town.why_not("displace a2"), reason::kFullBoardTakesHome);
  town.play("displace a1");
  EXPECT_EQ(tile_at(town.s, Board::named("a1")), Tile::kCorporation);
  EXPECT_EQ(town.s.ending, Ending::kWon) << "and the ripple takes the whole town";
}

TEST(Policies, CR32_a_business_opens_and_homes_may_come_back_beside_it) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". . . C . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . .",
      2);
  town.active(Policy::kGovernmentSubsidizedLocalBusinesses);
  town.play("enact government-subsidized-local-businesses").play("build b4");
  EXPECT_EQ(town.legal(), "return b3, return a4, return b5, stop") << "c4 is beside a corporation";
  EXPECT_EQ(town.why_not("return c4"), reason::kReturnsAwayFromCorporations);
  EXPECT_EQ(town.why_not("return f6"), reason::kReturnsBesideBusiness);
  town.play("return b5");
  EXPECT_EQ(town.legal(), "return b3, return a4, stop");
  town.play("stop");
  EXPECT_EQ(town.s.displaced_houses, 1);
  EXPECT_EQ(town.s.mayor, Seat{1});
}

TEST(Policies, CR32_a_full_board_leaves_nothing_to_do) {
  Town town(
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "1 B B B B L");
  EXPECT_TRUE(would_do_nothing(town.s, Policy::kGovernmentSubsidizedLocalBusinesses, town.c));
}

TEST(Policies, CR33_a_low_income_home_moves_anywhere_away_from_corporations) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". L C . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . P");
  town.play("enact relocate-low-income-housing");
  EXPECT_EQ(town.legal(), "pick a1, pick f1, pick b4") << "a policy may move a protected home";
  EXPECT_EQ(town.why_not("pick c4"), reason::kRelocatesLowIncome);
  town.play("pick f1");
  EXPECT_EQ(town.why_not("move f1 to c3"), reason::kRelocatesAwayFromCorporations);
  EXPECT_EQ(town.why_not("move f1 to a1"), reason::kRelocatesToVacant);
  town.play("move f1 to f6");
  EXPECT_EQ(letter_at(town.s, Board::named("f6")), 'P') << "protection travels along";
}

TEST(Policies, CR34_a_whole_stack_moves_to_any_vacant_space) {
  Town town(
      "3 . . . . ."
      ". . . . . ."
      ". . C . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . 1");
  town.active(Policy::kRelocateHighIncomeHousing).play("enact relocate-high-income-housing");
  EXPECT_EQ(town.why_not("pick a1"), reason::kRelocatesStack);
  town.play("pick a6");
  EXPECT_EQ(town.why_not("move a6 to f1"), reason::kStackNeedsVacant);
  town.play("move a6 to d4");
  EXPECT_EQ(letter_at(town.s, Board::named("d4")), '3');
  EXPECT_EQ(letter_at(town.s, Board::named("a6")), '.');
}

TEST(Policies, CR34_on_a_full_board_two_homes_join_a_single_one) {
  Town town(
      "1 1 2 3 L L"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B"
      "B B B B B B");
  town.active(Policy::kRelocateHighIncomeHousing).play("enact relocate-high-income-housing");
  EXPECT_EQ(town.legal(), "pick a6, pick b6") << "three is the most, so it starts from one";
  EXPECT_EQ(town.why_not("pick c6"), reason::kTowerStartsSingle);
  town.play("pick a6");
  EXPECT_EQ(town.legal(), "move b6 to a6, move c6 to a6, move d6 to a6");
  EXPECT_EQ(town.why_not("move e6 to a6"), reason::kGathersFromOthers);
  town.play("move b6 to a6").play("move d6 to a6");
  EXPECT_EQ(town.board().substr(0, 12), "3 . 2 2 L L\n");
}

TEST(Policies, CR35_two_tiles_change_places_and_protection_travels_along) {
  Town town(
      "P . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "B . . . . 2");
  town.active(Policy::kLandSwap).play("enact land-swap");
  EXPECT_EQ(town.why_not("pick c3"), reason::kSwapsTiles);
  town.play("pick a6");
  EXPECT_EQ(town.why_not("swap a6 with a6"), reason::kSwapsDifferentTiles);
  town.play("swap a6 with f1");
  EXPECT_EQ(letter_at(town.s, Board::named("f1")), 'P');
  EXPECT_EQ(letter_at(town.s, Board::named("a6")), '2');
}

TEST(Policies, CR35_a_swapped_home_may_not_end_beside_a_corporation) {
  Town town(
      "L . . . . ."
      ". . . . . ."
      ". B C . . ."
      ". . . . . ."
      ". . . . . ."
      "B . . L C .");
  town.active(Policy::kLandSwap).play("enact land-swap").play("pick a6");
  EXPECT_EQ(town.legal(), "swap a6 with a1, swap a6 with e1, swap a6 with c4");
  EXPECT_EQ(town.why_not("swap a6 with b4"), reason::kSwapSparesHomes);
  Town near(
      "L . . . . ."
      ". . . . . ."
      ". B C . . ."
      ". . . . . ."
      ". . . . . ."
      "B . . L C .");
  near.active(Policy::kLandSwap).play("enact land-swap").play("pick e1");
  EXPECT_EQ(near.why_not("swap e1 with d1"), reason::kSwapSparesHomes)
      << "they would be neighbors again";
}

TEST(Policies, CR35_a_swapped_corporation_counts_as_moved) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". B C . . ."
      ". . . . . ."
      ". . . . . ."
      "C . . . . L");
  town.active(Policy::kLandSwap).play("enact land-swap").play("pick c4").play("swap c4 with a1");
  EXPECT_EQ(tile_at(town.s, Board::named("b4")), Tile::kCorporation) << "the update ran";
}

TEST(Policies, CR36_four_homes_are_protected_until_this_mayors_next_turn) {
  Town town(kStartingLayout);
  town.s.seats = 1;
  town.active(Policy::kLandTrust).play("enact land-trust");
  EXPECT_EQ(town.why_not("stop"), reason::kMustBeCarriedOut);
  EXPECT_EQ(town.why_not("protect a1"), reason::kProtectsLowIncome);
  town.play("protect a2");
  EXPECT_EQ(town.why_not("stop"), reason::kMustBeCarriedOut) << "four homes, no stopping early";
  town.play("protect b3");
  EXPECT_EQ(town.why_not("protect a2"), reason::kOneMarkerPerHome);
  town.play("protect b4").play("protect c5");
  EXPECT_EQ(town.spaces(EventKind::kProtected), "a2 b3 b4 c5");
  EXPECT_EQ(town.spaces(EventKind::kProtectionExpired), "a2 b3 b4 c5") << "alone, it is one turn";
  EXPECT_TRUE(protected_homes(town.s).empty());
}

TEST(Policies, CR36_protection_outlasts_the_other_mayors_turns) {
  Town town(kStartingLayout);
  town.s.seats = 3;
  town.active(Policy::kLandTrust).play("enact land-trust");
  town.play("protect a2").play("protect b3").play("protect b4").play("protect c5");
  const SpaceSet guarded = protected_homes(town.s);
  EXPECT_EQ(guarded.size(), 4);
  for (int turn = 0; turn < 2; ++turn) {
    EXPECT_EQ(protected_homes(town.s), guarded);
    town.next(Card::kQuietMonth).pass();
  }
  EXPECT_EQ(town.s.mayor, Seat{0});
  EXPECT_TRUE(protected_homes(town.s).empty());
}

TEST(Policies, CR36_fewer_than_four_homes_are_all_protected) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L P L . . L");
  town.active(Policy::kLandTrust).play("enact land-trust").play("protect c1");
  EXPECT_EQ(town.legal(), "protect a1, protect f1");
  town.play("protect f1");
  EXPECT_EQ(town.s.protection[0].size(), 3) << "the last one needs no choice";
  EXPECT_EQ(town.s.mayor, Seat{1});
}

TEST(Policies, CR36_the_ten_markers_run_out) {
  Town town(
      "P P P P P P"
      "P P P L L L"
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . .");
  town.active(Policy::kLandTrust).play("enact land-trust").play("protect d5");
  EXPECT_EQ(town.s.mayor, Seat{1}) << "that was the tenth";
  EXPECT_EQ(markers_left(town.s, town.c), 0);
}

TEST(Policies, CR37_the_shelter_takes_up_to_two_residents_in) {
  Town town(kStartingLayout);
  town.residents(5).pass();
  EXPECT_EQ(town.s.residents, 3);
  Town one(kStartingLayout);
  one.residents(1).pass();
  EXPECT_EQ(one.s.residents, 0);
}

}  // namespace
}  // namespace citybox::city_roots
