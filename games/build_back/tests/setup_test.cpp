// BB-1 … BB-12: what is in the box and on the table.

#include <map>
#include <set>
#include <string>

#include "games/build_back/tests/yard.hpp"
#include "games/build_back/texts.hpp"

namespace citybox::build_back {

int count_level(const Content& c, int level, Flag three = Flag::kNo) {
  int count = 0;
  for (const TileInfo& info : c.tiles) {
    count += info.level == level && (three == Flag::kNo || info.three == three);
  }
  return count;
}

TEST(Box, BB1_components_are_counted) {
  const Content c;
  EXPECT_EQ(kBuildings, 35);
  EXPECT_EQ(kSpecials, 7);
  EXPECT_EQ(kObjectives, 7);
  EXPECT_EQ(kResupplyCards, 12);
  EXPECT_EQ(c.all_markers, 6);
  EXPECT_EQ(c.first_leaders, 2);
  EXPECT_EQ(c.leader_supply, 12);
  EXPECT_EQ(c.supply, (Tokens{14, 14, 17, 11, 11, 12, 5, 9, 10}));
}

TEST(Box, BB2_the_bank_gives_what_it_has_and_spent_tokens_return) {
  Yard yard;
  yard.leaders().built(0, Tile::kLoanTable).purse(1, {.money = 10});
  yard.play(0, "use loan-table");
  EXPECT_EQ(yard.player(0).tokens.money, 1);  // 2 are printed, 1 was left
  EXPECT_EQ(yard.s.bank.money, 0);
  yard.purse(1, {.stories = 3}).until(1).play(1, "spend stories 3");
  EXPECT_EQ(yard.s.bank.stories, 12);
}

TEST(Box, BB3_the_board_has_six_squares_for_resources) {
  const Yard yard;
  const Tokens& board = yard.s.board;
  EXPECT_GT(board.water * board.food * board.supplies * board.workers, 0);
  EXPECT_GT(board.distressed * board.injured, 0);
  EXPECT_EQ(board.money + board.stories + board.influence, 0);
}

TEST(Box, BB4_a_mat_has_four_printed_stations_and_eight_open_spaces) {
  Yard yard;
  EXPECT_EQ(visible_tiles(yard.player(0)), 4);
  EXPECT_EQ(kSpaces - visible_tiles(yard.player(0)), 8);
  for (int i = 1; i <= kStations; ++i) {
    EXPECT_EQ(yard.c.of(tile_at(i)).cost, (Tokens{.supplies = 1, .workers = 1}));
  }
  const Tokens before = yard.player(0).tokens;
  yard.leaders().play(0, "use supply-depot").until(0).play(0, "use job-office");
  EXPECT_EQ(yard.player(0).tokens.supplies, before.supplies + 1);
  EXPECT_EQ(yard.player(0).tokens.workers, before.workers + 1);
}

TEST(Box, BB5_every_tile_has_a_name_a_cost_and_something_to_do) {
  const Content c;
  std::set<std::string_view> names;
  for (int i = 1; i <= kTiles; ++i) {
    const TileInfo& info = c.of(tile_at(i));
    EXPECT_TRUE(names.insert(title(info.tile)).second) << title(info.tile);
    EXPECT_FALSE(flavor(info.tile).empty()) << title(info.tile);
    EXPECT_NE(info.cost, Tokens{}) << title(info.tile);
    EXPECT_EQ(info.cost.stories + info.cost.influence + info.cost.distressed + info.cost.injured,
              0);
    EXPECT_NE(does(info), "Do nothing.") << title(info.tile);
    EXPECT_LE(info.influence, 2);
    EXPECT_LE(info.community, 2);
  }
}

TEST(Box, BB5_no_tile_does_what_another_does) {
  const Content c;
  std::map<std::string, std::string_view> deeds;
  for (const TileInfo& info : c.tiles) {
    if (info.tile == Tile::kNone) continue;
    const auto [other, is_new] = deeds.emplace(does(info), title(info.tile));
    EXPECT_TRUE(is_new) << title(info.tile) << " and " << other->second << ": " << other->first;
  }
}

TEST(Box, BB6_no_two_resupply_cards_bring_the_same_nor_more_than_half_of_a_kind) {
  const Content c;
  for (const ResupplyInfo& one : c.resupply) {
    for (const ResupplyInfo& two : c.resupply) {
      EXPECT_TRUE(one.card == two.card || one.add != two.add) << title(one.card);
    }
    EXPECT_LE(total(one.add), 17) << title(one.card);
    for (int i = 0; i < kTokenKinds; ++i) {
      EXPECT_LE(2 * counts_of(one.add)[i], counts_of(c.supply)[i]) << title(one.card);
    }
  }
}

TEST(Box, BB6_tiles_and_resupply_cards_come_in_two_levels) {
  const Content c;
  EXPECT_EQ(count_level(c, 1), 17);
  EXPECT_EQ(count_level(c, 2), 18);
  EXPECT_EQ(count_level(c, 1, Flag::kYes), 4);
  EXPECT_EQ(count_level(c, 2, Flag::kYes), 4);
  int cards[3] = {};
  for (const ResupplyInfo& info : c.resupply) ++cards[info.level];
  EXPECT_EQ(cards[1], 6);
  EXPECT_EQ(cards[2], 6);
}

TEST(SetUp, BB10_everybody_gets_the_same_and_two_secrets_of_their_own) {
  Yard yard(3);
  for (int i = 0; i < 3; ++i) {
    const Player& player = yard.player(i);
    EXPECT_EQ(player.tokens, (Tokens{3, 3, 3, 3, 0, 0, 0, 0, 0}));
    EXPECT_EQ(player.markers, 5);
    EXPECT_EQ(player.leaders, 2);
    EXPECT_TRUE(is_special(player.special));
    for (int j = 0; j < i; ++j) {
      EXPECT_NE(player.special, yard.player(j).special);
      EXPECT_NE(player.objective, yard.player(j).objective);
    }
    EXPECT_NE(player.objective, yard.s.objective);
  }
}

TEST(SetUp, BB10_open_objectives_are_seen_by_all) {
  const Yard yard(2, {Objectives::kOpen});
  const State seen = BuildBack::redact(yard.s, {}).state();
  EXPECT_EQ(seen.players[0].objective, yard.s.players[0].objective);
  EXPECT_EQ(seen.players[0].special, Tile::kFaceDown);
}

TEST(SetUp, BB11_five_tiles_of_level_1_lie_open_and_a_card_fills_the_board) {
  const Yard yard;
  for (const Tile tile : yard.s.display) EXPECT_EQ(yard.c.of(tile).level, 1);
  EXPECT_EQ(yard.s.board, yard.c.of(Resupply::kFirstConvoy).add);
  EXPECT_EQ(yard.s.first, Seat{0});
}

TEST(SetUp, BB12_with_two_players_tiles_marked_3_stay_in_the_box) {
  const Yard two(2), three(3);
  EXPECT_EQ(two.s.decks[0].size() + kDisplay, 13);
  EXPECT_EQ(two.s.decks[1].size(), 14);
  EXPECT_EQ(three.s.decks[0].size() + kDisplay, 17);
  EXPECT_EQ(three.s.decks[1].size(), 18);
  EXPECT_FALSE(two.s.decks[1].contains(Tile::kSavingsHouse));
  EXPECT_TRUE(three.s.decks[1].contains(Tile::kSavingsHouse));
}

}  // namespace citybox::build_back
