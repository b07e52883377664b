#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

TEST(End, CR25_two_businesses_make_one_and_a_corporation_makes_two) {
  Town town(
      "B B B B B ."
      ". . . . . ."
      ". . C . . ."
      ". . . C . ."
      ". . . . . ."
      "L . . . . .");
  EXPECT_EQ(revenue(town.s, town.c), 6);
  ItemList items;
  CityRoots::items(town.s, Ledger::kRevenue, Seat{0}, items, town.c);
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(CityRootsCodec::label(items[0]), "5 local businesses, 1 for every two");
  EXPECT_EQ(items[0].amount + items[1].amount, 6);
}

TEST(End, CR26_twenty_at_the_end_of_the_turn_wins_for_everyone) {
  Town town(
      "C C C C C C"
      "C C C . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . .");
  town.play("enact cut-corporate-taxes").play("build d3");
  EXPECT_EQ(town.s.ending, Ending::kWon);
  EXPECT_EQ(CityRoots::outcome(town.s).winners, SeatSet::first(4));
  EXPECT_TRUE(CityRoots::deciders(town.s).empty());
  EXPECT_EQ(town.why_not("lobby"), kGameIsOver);
}

TEST(End, CR26_a_downturn_after_the_policy_can_still_take_it_away) {
  Town town(
      "C C C C C C"
      "C C C . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . .");
  town.next(Card::kDownturn).play("enact cut-corporate-taxes").play("build d3");
  EXPECT_EQ(town.s.ending, Ending::kNone) << "revenue 20 in mid-turn is no win yet";
  town.play("remove a6");
  EXPECT_EQ(town.s.ending, Ending::kNone);
  EXPECT_EQ(revenue(town.s, town.c), 18);
}

constexpr const char* kCornered =
    ". . . . . ."
    ". . . . . ."
    ". B . . . ."
    "B L . . . ."
    ". B . . . ."
    ". . . . . L";

TEST(End, CR27_the_sixth_displaced_house_loses_at_once) {
  Town town(kCornered, 5);
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(town.s.ending, Ending::kRapidDisplacement);
  EXPECT_EQ(town.count(EventKind::kCardDrawn), 0);
  EXPECT_TRUE(CityRoots::outcome(town.s).winners.empty());
}

TEST(End, CR27_forty_eight_residents_lose_at_once_and_the_count_stops_there) {
  Town town(kCornered);
  town.residents(46).play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(town.s.ending, Ending::kDisplacedMasses);
  EXPECT_EQ(town.s.residents, 48);
}

TEST(End, CR27_if_both_happen_rapid_displacement_is_named) {
  Town town(kCornered, 5);
  town.residents(46).play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(town.s.ending, Ending::kRapidDisplacement);
}

TEST(End, CR27_the_loss_comes_in_the_middle_of_an_update) {
  Town town(
      ". . . . . ."
      ". . . . . ."
      ". B . . B ."
      "B L . L . B"
      ". B . . B ."
      ". . . . . .",
      5);
  town.play("enact cut-corporate-taxes").play("build c3").play("displace b3");
  EXPECT_EQ(town.s.ending, Ending::kRapidDisplacement);
  EXPECT_EQ(tile_at(town.s, Board::named("d3")), Tile::kLow)
      << "the other home need not move any more";
}

TEST(End, CR28_the_deck_is_reshuffled_once) {
  Town town(kStartingLayout);
  town.pass();
  EXPECT_EQ(town.s.ending, Ending::kNone);
  EXPECT_EQ(town.s.reshuffles, 1);
  EXPECT_EQ(town.s.cards_left, kPublishedContent<CityRoots>.copies);
}

TEST(End, CR28_the_term_ends_after_turn_56) {
  Town town(kStartingLayout);
  town.s.reshuffles = 1;
  EXPECT_EQ(turn_number(town.s, town.c), 56);
  town.pass();
  EXPECT_EQ(town.s.ending, Ending::kTermOver);
  EXPECT_TRUE(CityRoots::outcome(town.s).winners.empty());
}

TEST(End, CR28_a_win_on_the_last_turn_still_counts) {
  Town town(
      "C C C C C C"
      "C C C . . ."
      ". . . . . ."
      ". . . . . ."
      ". . . . . ."
      "L . . . . .");
  town.s.reshuffles = 1;
  town.play("enact cut-corporate-taxes").play("build d3");
  EXPECT_EQ(town.s.ending, Ending::kWon);
}

}  // namespace
}  // namespace citybox::city_roots
