// BB-20 … BB-24: a round.

#include "games/build_back/tests/yard.hpp"

namespace citybox::build_back {

using testing::ElementsAre;

TEST(Leaders, BB20_all_place_at_the_same_time_one_on_a_tile) {
  Yard yard;
  EXPECT_EQ(deciders(yard.s), SeatSet::first(2));
  yard.play(1, "leader job-office");
  EXPECT_EQ(yard.refusal(1, "leader job-office"), reason::kTileHasLeader);
  EXPECT_EQ(yard.refusal(1, "ready"), reason::kLeadersLeftToPlace);
  EXPECT_EQ(yard.refusal(1, "leader well"), reason::kNotYourTile);
  EXPECT_EQ(yard.refusal(1, "idle"), reason::kPlaceLeadersFirst);
  yard.play(1, "leader supply-depot");
  EXPECT_EQ(yard.refusal(1, "leader water-station"), reason::kAllLeadersPlaced);
  yard.play(1, "ready");
  EXPECT_EQ(deciders(yard.s), SeatSet(Seat{0}));
  EXPECT_EQ(yard.refusal(1, "ready"), kNotYourDecision);
}

TEST(Leaders, BB20_nobody_sees_where_until_all_are_ready) {
  Yard one, two;
  one.play(0, "leader job-office");
  two.play(0, "leader water-station");
  EXPECT_EQ(redact(one.s, SeatSet(Seat{1})), redact(two.s, SeatSet(Seat{1})));
  EXPECT_EQ(redact(one.s, SeatSet(Seat{1})), redact(Yard().s, SeatSet(Seat{1})));
  one.play(0, "leader food-pantry").play(0, "ready");
  two.play(0, "leader supply-depot").play(0, "ready");
  EXPECT_EQ(redact(one.s, SeatSet(Seat{1})), redact(two.s, SeatSet(Seat{1})));
  EXPECT_EQ(redact(one.s, {}), redact(two.s, {}));
  EXPECT_EQ(redact(one.s, SeatSet(Seat{1})).players[0].ready, Flag::kYes);
  one.play(1, "leader water-station").play(1, "leader food-pantry").play(1, "ready");
  const auto shown = one.all(EventKind::kLeadersShown);
  ASSERT_EQ(shown.size(), 2U);
  const std::vector<Tile> tiles(shown[0].tiles.begin(), shown[0].tiles.end());
  EXPECT_THAT(tiles, ElementsAre(Tile::kFoodPantry, Tile::kJobOffice));
  EXPECT_EQ(redact(one.s, {}).players[0].mat, one.s.players[0].mat);
}

TEST(Leaders, BB20_those_beyond_the_number_of_tiles_wait) {
  Yard yard;
  yard.player(0).leaders = 6;
  for (const char* tile : {"water-station", "food-pantry", "supply-depot", "job-office"}) {
    EXPECT_EQ(yard.refusal(0, "ready"), reason::kLeadersLeftToPlace);
    yard.play(0, std::string("leader ") + tile);
  }
  yard.play(0, "ready");
  EXPECT_EQ(placed_leaders(yard.player(0)), 4);
}

TEST(FirstPlayer, BB21_the_most_influence_goes_first) {
  Yard yard(3);
  yard.built(1, Tile::kEveningSchool).leaders();
  EXPECT_EQ(yard.s.first, Seat{1});
  EXPECT_EQ(yard.s.turn, Seat{1});
  yard.play(1, "idle");
  EXPECT_EQ(yard.s.turn, Seat{2});
  yard.play(2, "idle");
  EXPECT_EQ(yard.s.turn, Seat{0});
}

TEST(FirstPlayer, BB21_a_tie_leaves_the_first_player_even_one_without_influence) {
  Yard yard(3);
  yard.s.first = Seat{2};
  yard.built(0, Tile::kEveningSchool).purse(1, {.influence = 1}).leaders();
  EXPECT_EQ(yard.s.first, Seat{2});
}

TEST(Resupply, BB22_from_the_second_round_on_a_card_adds_to_what_is_left) {
  Yard yard;
  yard.leaders();
  EXPECT_TRUE(yard.all(EventKind::kResupplied).empty());  // the set-up card is already there
  const Tokens left = yard.s.board;
  yard.idle_out();
  EXPECT_EQ(yard.s.board, left);
  yard.leaders();
  EXPECT_EQ(yard.s.resupply, Resupply::kDryTaps);
  EXPECT_EQ(yard.s.board.water, left.water + 1);
  EXPECT_EQ(yard.s.board.supplies, left.supplies + 4);
}

TEST(Resupply, BB22_the_card_brings_only_what_the_bank_has) {
  Yard yard;
  yard.leaders().idle_out();
  yard.s.board.water = static_cast<std::uint8_t>(yard.s.board.water + yard.s.bank.water - 1);
  yard.s.bank.water = 1;
  const int before = yard.s.board.water;
  yard.leaders();
  EXPECT_EQ(yard.s.board.water, before + 1);
  EXPECT_EQ(yard.s.bank.water, 0);
}

TEST(Resupply, BB22_used_up_cards_of_a_level_are_shuffled_again) {
  Yard yard;
  yard.s.resupply_decks[0] = {};
  yard.leaders().idle_out().leaders();
  EXPECT_EQ(yard.all(EventKind::kReshuffled).size(), 1U);
  EXPECT_EQ(yard.s.resupply_decks[0].size(), 5);
}

TEST(Markers, BB23_turns_go_around_one_marker_each) {
  Yard yard;
  yard.leaders().play(0, "use water-station");
  EXPECT_EQ(deciders(yard.s), SeatSet(Seat{1}));
  EXPECT_EQ(yard.refusal(0, "idle"), kNotYourDecision);
  EXPECT_EQ(yard.refusal(1, "ready"), reason::kPlaceAMarker);
  yard.play(1, "idle");
  EXPECT_EQ(yard.player(0).markers, 4);
  EXPECT_EQ(yard.player(1).markers, 4);
}

TEST(Markers, BB23_a_tile_or_square_serves_twice_a_round) {
  Yard yard;
  yard.leaders().purse(0, {.stories = 3, .influence = 0});
  for (int i = 0; i < 2; ++i) yard.until(0).play(0, "use job-office");
  EXPECT_EQ(yard.until(0).refusal(0, "use job-office"), reason::kTileUsedUp);
  for (int i = 0; i < 2; ++i) yard.until(0).play(0, "spend stories 1");
  EXPECT_EQ(yard.until(0).refusal(0, "spend stories 1"), reason::kSquareUsedUp);
  EXPECT_EQ(yard.refusal(0, "trade food 1"), kAllowed);
  yard.idle_out().leaders();
  EXPECT_EQ(yard.until(0).refusal(0, "use job-office"), kAllowed);
}

TEST(Markers, BB23_others_never_block_a_square) {
  Yard yard;
  yard.leaders().purse(0, {.stories = 2}).purse(1, {.stories = 2});
  yard.play(0, "spend stories 1").play(1, "idle").play(0, "spend stories 1");
  EXPECT_EQ(yard.refusal(1, "spend stories 1"), kAllowed);
}

TEST(Markers, BB23_an_idle_marker_changes_nothing_else) {
  Yard yard;
  yard.leaders();
  State before = yard.s;
  yard.play(0, "idle");
  before.players[0].markers = 4;
  before.turn = Seat{1};
  EXPECT_EQ(yard.s, before);
}

TEST(CleanUp, BB24_markers_return_and_the_rightmost_tile_goes) {
  Yard yard;
  const auto before = yard.s.display;
  yard.leaders().idle_out();
  EXPECT_EQ(yard.s.round, 2);
  EXPECT_EQ(yard.player(0).markers, 5);
  EXPECT_EQ(placed_leaders(yard.player(0)), 0);
  for (int i = 1; i < kDisplay; ++i) EXPECT_EQ(yard.s.display[i], before[i - 1]);
  EXPECT_EQ(yard.s.display[0], Tile::kEveningSchool);  // the next by name
  const auto gone = yard.all(EventKind::kTileDiscarded);
  ASSERT_EQ(gone.size(), 1U);
  EXPECT_EQ(gone[0].tile, Tile::kWell);
}

}  // namespace citybox::build_back
