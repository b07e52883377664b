// BB-40 … BB-43: levels, end, points and ties.

#include "games/build_back/tests/yard.hpp"

namespace citybox::build_back {

// Only these tiles are left in the decks.
void leave(Yard& yard, const std::vector<Tile>& tiles) {
  yard.s.decks = {};
  for (const Tile tile : tiles) yard.s.decks[yard.c.of(tile).level - 1].add(tile);
}

TEST(Levels, BB40_level_2_begins_when_the_display_must_be_refilled_and_level_1_is_out) {
  Yard yard;
  yard.leaders();
  leave(yard, {Tile::kAidTent, Tile::kWaterworks, Tile::kMarketHall, Tile::kCityHospital});
  yard.play(0, "build well");
  EXPECT_EQ(yard.s.level, 1);  // the last tile of level 1 came in
  EXPECT_EQ(yard.player(0).markers, 4);
  yard.play(1, "build roof-plots");
  EXPECT_EQ(yard.s.level, 2);
  EXPECT_EQ(yard.s.display[0], Tile::kWaterworks);
  EXPECT_EQ(yard.player(0).markers, 5);  // the sixth, for this round
  EXPECT_EQ(yard.player(1).markers, 5);
  EXPECT_EQ(yard.s.resupply, Resupply::kFirstConvoy);
  yard.idle_out();
  EXPECT_EQ(yard.player(0).markers, 6);
  yard.leaders();
  EXPECT_EQ(yard.c.of(yard.s.resupply).level, 2);
}

TEST(Levels, BB40_who_had_placed_all_markers_gets_another_turn) {
  Yard yard;
  yard.leaders();
  leave(yard, {Tile::kWaterworks, Tile::kMarketHall, Tile::kCityHospital});
  for (int i = 0; i < 9; ++i) yard.play(yard.s.turn.index, "idle");
  EXPECT_EQ(yard.player(0).markers, 0);
  yard.play(1, "build roof-plots");
  EXPECT_EQ(yard.s.turn, Seat{0});
  EXPECT_EQ(yard.player(0).markers, 1);
  EXPECT_EQ(yard.s.round, 1);
}

TEST(Levels, BB40_in_the_clean_up_it_counts_from_the_next_round) {
  Yard yard;
  yard.leaders();
  leave(yard, {Tile::kWaterworks, Tile::kMarketHall});
  yard.idle_out();
  EXPECT_EQ(yard.s.round, 2);
  EXPECT_EQ(yard.s.level, 2);
  EXPECT_EQ(yard.player(1).markers, 6);
}

TEST(End, BB41_the_last_tile_in_the_display_lets_the_round_be_played_to_its_end) {
  Yard yard;
  yard.leaders();
  leave(yard, {Tile::kWaterworks});
  yard.play(0, "build well");
  EXPECT_TRUE(end_is_triggered(yard.s));
  EXPECT_EQ(yard.all(EventKind::kEndTriggered).size(), 1U);
  EXPECT_EQ(yard.s.ending, Ending::kNone);
  yard.play(1, "build roof-plots");
  EXPECT_EQ(yard.s.display[0], Tile::kNone);  // nothing comes any more
  const auto display = yard.s.display;
  yard.idle_out();
  EXPECT_EQ(yard.s.ending, Ending::kRebuilt);
  EXPECT_TRUE(deciders(yard.s).empty());
  EXPECT_EQ(yard.s.display, display);
  EXPECT_EQ(yard.s.round, 1);
}

TEST(End, BB41_if_it_enters_in_the_clean_up_the_game_ends_at_once) {
  Yard yard;
  yard.leaders();
  leave(yard, {Tile::kWaterworks});
  yard.idle_out();
  EXPECT_EQ(yard.s.ending, Ending::kRebuilt);
  EXPECT_EQ(yard.s.display[0], Tile::kWaterworks);
}

int score(const Yard& yard, int seat) { return known_score(yard.s, Yard::at(seat), yard.c); }

TEST(Points, BB42_add_up_from_track_tiles_objectives_and_bonuses) {
  Yard yard(2, {Objectives::kOpen});  // Daily Bread and Open Doors; Rainy Day for all
  yard.built(0, Tile::kRoofPlots).built(0, Tile::kRadioVan);
  yard.purse(0, {.money = 3, .stories = 1});
  yard.player(0).vp = 7;
  const int tiles = yard.c.of(Tile::kRoofPlots).vp + yard.c.of(Tile::kRadioVan).vp;
  EXPECT_EQ(points(yard.player(0), Objective::kDailyBread, yard.c), 3);
  EXPECT_EQ(points(yard.player(0), Objective::kRainyDay, yard.c), 3);  // money beyond the second
  EXPECT_EQ(influence_bonus(yard.s, Seat{0}, yard.c), 10);
  EXPECT_EQ(community_bonus(yard.s, Seat{0}, yard.c), 10);
  EXPECT_EQ(score(yard, 0), 7 + tiles + 3 + 3 + 10 + 10);
  ItemList items;
  BuildBack::items(yard.s, Ledger::kScore, Seat{0}, items, yard.c);
  int sum = 0;
  for (const Item& item : items) sum += item.amount;
  EXPECT_EQ(sum, score(yard, 0));
}

TEST(Points, BB42_a_tie_for_a_bonus_gives_5_to_each_and_0_gives_nothing) {
  Yard yard(3);
  EXPECT_EQ(influence_bonus(yard.s, Seat{0}, yard.c), 0);
  yard.purse(0, {.influence = 1}).purse(2, {.influence = 1});
  EXPECT_EQ(influence_bonus(yard.s, Seat{0}, yard.c), 5);
  EXPECT_EQ(influence_bonus(yard.s, Seat{1}, yard.c), 0);
  EXPECT_EQ(influence_bonus(yard.s, Seat{2}, yard.c), 5);
}

TEST(Points, BB42_a_covered_tile_and_an_unbuilt_special_score_nothing) {
  Yard yard;
  yard.built(0, Tile::kWell);
  EXPECT_EQ(visible_vp(yard.player(0), yard.c), yard.c.of(Tile::kWell).vp);
  yard.leaders().offer(Tile::kWaterworks);
  yard.purse(0, {.supplies = 3, .workers = 3, .money = 1}).play(0, "build waterworks over well");
  EXPECT_EQ(visible_vp(yard.player(0), yard.c), yard.c.of(Tile::kWaterworks).vp);
}

TEST(Points, BB42_old_friends_are_stations_that_stand_beside_a_tile_with_their_icon) {
  Yard yard;
  const auto vp = [&] { return points(yard.player(0), Objective::kOldFriends, yard.c); };
  yard.built(0, Tile::kWell);
  EXPECT_EQ(vp(), 4);
  yard.built(0, Tile::kAidTent);  // no station cares for anybody
  EXPECT_EQ(vp(), 4);
  yard.built(0, Tile::kRoofPlots);
  EXPECT_EQ(vp(), 2 * 4);
  yard.space(0, Tile::kFoodPantry) = {Tile::kFieldKitchen, Tile::kFoodPantry, 1, 0, Flag::kNo};
  EXPECT_EQ(vp(), 4);  // built over, whatever else is there
}

// Tables that began with version 1 of the content end with it.
TEST(Points, BB42_old_friends_of_older_tables_are_stations_not_built_over) {
  Yard yard;
  yard.c.objectives[static_cast<std::size_t>(Objective::kOldFriends)].terms[0] = {
      Measure::kStationsLeft, 4, 0};
  EXPECT_EQ(points(yard.player(0), Objective::kOldFriends, yard.c), 12);
  EXPECT_EQ(goal(yard.c.of(Objective::kOldFriends)),
            "4 VP for each printed station you have not built over. At most 12 VP.");
}

TEST(Points, BB42_each_objective_counts_what_it_says_up_to_its_maximum) {
  Yard yard;
  Player& player = yard.player(0);
  const auto vp = [&](Objective objective) { return points(player, objective, yard.c); };
  EXPECT_EQ(vp(Objective::kOldFriends), 0);  // four stations, and nothing beside them
  EXPECT_EQ(vp(Objective::kUpward) + vp(Objective::kWholeCity) + vp(Objective::kDailyBread), 0);
  EXPECT_EQ(vp(Objective::kManyHands), 1);  // three workers, one beyond the second
  player.leaders = 4;
  EXPECT_EQ(vp(Objective::kManyHands), 1 + 2 * 2);
  player.tokens.workers = 11;
  EXPECT_EQ(vp(Objective::kManyHands), 14);
  for (Space& space : player.mat) {
    if (is_station(space.tile)) space = {Tile::kRoofPlots, space.tile, 1, 0, Flag::kNo};
  }
  EXPECT_EQ(vp(Objective::kUpward), 4);  // four, two of them beyond the second
  EXPECT_EQ(vp(Objective::kOldFriends), 0);
  EXPECT_EQ(vp(Objective::kDailyBread), 12);
  EXPECT_EQ(vp(Objective::kOpenDoors), 2 * (4 - 2));
  const Tile kinds[] = {Tile::kWell,    Tile::kRoofPlots, Tile::kHiringHall,
                        Tile::kAidTent, Tile::kRadioVan,  Tile::kLoanTable};
  for (int i = 0; i < 6; ++i) player.mat[static_cast<std::size_t>(i)].tile = kinds[i];
  EXPECT_EQ(vp(Objective::kWholeCity), 9);
}

// Both have the same points at the end of the game.
Yard tied() {
  Yard yard;
  yard.leaders().idle_out();
  yard.player(0).objective = Objective::kWholeCity;
  yard.player(1).objective = Objective::kUpward;
  yard.s.objective = Objective::kDailyBread;
  yard.purse(0, {}).purse(1, {});
  return yard;
}

// The last round is played without doing anything.
void idle_to_the_end(Yard& yard) {
  leave(yard, {Tile::kWaterworks});
  yard.leaders().idle_out();
}

TEST(Ties, BB43_fewest_visible_buildings_win) {
  Yard yard = tied();
  yard.built(0, Tile::kSalvageYard);
  yard.player(1).vp = yard.c.of(Tile::kSalvageYard).vp;
  idle_to_the_end(yard);
  ASSERT_EQ(score(yard, 0), score(yard, 1)) << yard.draw();
  EXPECT_EQ(BuildBack::outcome(yard.s, yard.c).winners, SeatSet(Seat{1}));
}

TEST(Ties, BB43_then_most_money_else_it_is_shared) {
  Yard rich = tied();
  rich.purse(1, {.money = 1});
  idle_to_the_end(rich);
  ASSERT_EQ(score(rich, 0), score(rich, 1));
  EXPECT_EQ(BuildBack::outcome(rich.s, rich.c).winners, SeatSet(Seat{1}));
  Yard even = tied();
  idle_to_the_end(even);
  EXPECT_EQ(BuildBack::outcome(even.s, even.c).winners, SeatSet::first(2));
}

}  // namespace citybox::build_back
