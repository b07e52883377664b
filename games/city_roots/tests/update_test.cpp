#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

TEST(Update, CR20_it_runs_only_after_a_corporation_came_or_moved) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". L C . . ."
      ". . B . . ."
      ". . . . . ."
      ". . . . L .");
  town.active(Policy::kRelocateLowIncomeHousing);
  town.play("enact relocate-low-income-housing").play("pick e1").play("move e1 to f1");
  EXPECT_EQ(town.count(EventKind::kUpdateBegan), 0);
  EXPECT_EQ(town.board(), drawn(". . . . . ."
                                ". . . . . ."
                                ". L C . . ."
                                ". . B . . ."
                                ". . . . . ."
                                ". . . . . L"));
}

TEST(Update, CR20_a_business_built_beside_a_corporation_waits_for_the_next_update) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". . C . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . .");
  town.active(Policy::kGovernmentSubsidizedLocalBusinesses, Policy::kCutCorporateTaxes);
  town.play("enact government-subsidized-local-businesses").play("build b4");
  EXPECT_EQ(tile_at(town.s, Board::named("b4")), Tile::kBusiness);
  town.play("enact cut-corporate-taxes").play("build d3");
  EXPECT_EQ(tile_at(town.s, Board::named("b4")), Tile::kCorporation);
}

TEST(Update, CR20_a_removed_corporation_does_not_count) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". B C . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . C . .");
  town.next(Card::kDownturn).pass().play("remove d1");
  EXPECT_EQ(tile_at(town.s, Board::named("b4")), Tile::kBusiness);
}

TEST(Update, CR21_the_ripple_runs_on_until_no_business_is_left_beside_a_corporation) {
  Town town(
      "B B . . . ."
      ". B . . . ."
      ". B . . . ."
      ". B . . . B"
      ". . . . . B"
      "L . . . . .");
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(town.board(), drawn("C C . . . ."
                                ". C . . . ."
                                ". C . . . ."
                                ". C C . . B"
                                ". . . . . B"
                                "L . . . . ."));
  EXPECT_EQ(town.spaces(EventKind::kFlipped), "b3 b4 b5 b6 a6");
  EXPECT_EQ(town.events[town.events.size() - 1].kind, EventKind::kTurnBegan);
}

TEST(Update, CR22_home_beside_a_new_corporation_moves_away) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". L . . . ."
      ". C . . . ."
      ". . . . . .");
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(town.legal(), "move b3 to a3, move b3 to b4");
  EXPECT_EQ(town.why_not("move b3 to c4"), reason::kFleesToAdjacent);
  EXPECT_EQ(town.why_not("move b3 to b2"), reason::kFleesToVacant);
  EXPECT_EQ(town.why_not("displace b3"), reason::kHomeCanStillMove);
  EXPECT_EQ(town.why_not("move a3 to a4"), reason::kHomeNeedNotMove);
  town.play("move b3 to b4");
  EXPECT_EQ(town.board(), drawn(". . . . . ."
                                ". . . . . ."
                                ". L . . . ."
                                ". 1 C . . ."
                                ". C . . . ."
                                ". . . . . ."));
}

TEST(Update, CR22_a_home_cannot_flee_beside_another_corporation) {
  Town town(
      ". . . . . ."
      ". B . . . ."
      "C . . . . ."
      ". L . . . ."
      ". . . . . ."
      ". . . . . .");
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(town.s.mayor, Seat{1}) << "a single way to go on is no decision";
  EXPECT_EQ(town.board(), drawn(". . . . . ."
                                ". B . . . ."
                                "C . . . . ."
                                ". 1 C . . ."
                                ". L . . . ."
                                ". . . . . ."));
}

TEST(Update, CR22_a_home_without_a_space_to_go_is_displaced) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". B . . . ."
      "B L . . . ."
      ". B . . . ."
      ". . . . . .");
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(tile_at(town.s, Board::named("b3")), Tile::kHigh);
  EXPECT_EQ(town.s.displaced_houses, 1);
  EXPECT_EQ(town.s.residents, 4);
}

TEST(Update, CR22_the_mayor_picks_order_and_destinations) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". 1 . . . ."
      "1 L . L 1 ."
      ". . L . . ."
      ". . . . . .");
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(town.legal(),
            "move c2 to c1, move c2 to b2, move c2 to d2, move b3 to b2, move d3 to d2, "
            "move d3 to d4");
  town.play("move c2 to b2");
  EXPECT_EQ(town.legal(), "move d3 to d2, move d3 to d4, displace b3");
  town.play("move d3 to d4");
  EXPECT_EQ(town.s.displaced_houses, 1) << "the last home had one way left";
}

TEST(Update, CR22_a_protected_home_stays) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". P . . . ."
      ". . . . . ."
      ". . . . . .");
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(letter_at(town.s, Board::named("b3")), 'P');
}

TEST(Update, CR23_a_home_between_high_income_and_corporations_is_displaced) {
  Town town(
      ". . . . . ."
      ". 1 . . . ."
      "1 L 1 . . ."
      ". 2 . . . ."
      ". . . . . ."
      ". . . . . .");
  town.play("enact cut-corporate-taxes").play("build d3");
  EXPECT_EQ(town.spaces(EventKind::kDisplaced), "b4");
  EXPECT_EQ(letter_at(town.s, Board::named("b4")), '1');
}

TEST(Update, CR23_a_business_or_another_low_income_home_is_no_wall) {
  Town town(
      ". . . . . ."
      ". 1 . . 1 ."
      "1 L 1 1 L 1"
      ". B . . L ."
      ". . . . . ."
      ". . . . . .");
  town.s.corporation = SpaceSet(Board::named("d6")) | SpaceSet(Board::named("f6"));
  town.active(Policy::kLandSwap).play("enact land-swap").play("pick d6").play("swap d6 with f6");
  EXPECT_EQ(town.count(EventKind::kUpdateBegan), 1);
  EXPECT_EQ(town.s.displaced_houses, 0);
}

TEST(Update, CR23_nothing_is_displaced_when_no_update_runs) {
  Town town(
      ". . . . . ."
      ". 1 . . . ."
      "1 L 1 . . ."
      ". 2 . . . ."
      ". . . . . ."
      ". . . . . .");
  town.pass();
  EXPECT_EQ(town.s.displaced_houses, 0);
}

TEST(Update, CR23_the_edge_is_a_wall_only_by_option) {
  for (const Walls walls : {Walls::kOpen, Walls::kEdge}) {
    Town town(
        "L 1 . . . ."
        "1 . . . . ."
        ". . . . . ."
        ". . . . . ."
        ". . . . . ."
        ". . . . . .");
    town.s.options.walls = walls;
    town.play("enact cut-corporate-taxes").play("build d3");
    EXPECT_EQ(town.s.displaced_houses, walls == Walls::kEdge ? 1 : 0);
  }
}

TEST(Update, CR24_displaced_homes_leave_the_board_and_four_residents_go_with_each) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". B . . B ."
      "B L . . L B"
      ". B . . B ."
      ". . . . . .");
  town.residents(5).play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(town.s.displaced_houses, 1);
  EXPECT_EQ(town.s.residents, 9);
  EXPECT_EQ(letter_at(town.s, Board::named("b3")), '1');
}

TEST(Update, CR24_bringing_a_home_back_keeps_its_residents_displaced) {
  Town town(
      "L . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . .",
      2);
  town.residents(8).active(Policy::kGovernmentSubsidizedHousing);
  town.play("enact government-subsidized-housing").play("return c1");
  EXPECT_EQ(town.s.displaced_houses, 1);
  EXPECT_EQ(town.s.residents, 8);
}

}  // namespace
}  // namespace citybox::city_roots
