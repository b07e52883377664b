// BB-31 … BB-35: spending, trading, and what tiles do.

#include "games/build_back/tests/yard.hpp"

namespace citybox::build_back {

TEST(Spend, BB31_BB32_only_the_amounts_of_the_rules) {
  Yard yard;
  yard.leaders().purse(0, {.money = 5, .stories = 5});
  for (const char* text : {"spend money 3", "spend money 6", "spend stories 4"}) {
    EXPECT_EQ(yard.refusal(0, text), reason::kOtherAmount) << text;
  }
  EXPECT_EQ(yard.refusal(0, "trade water 4"), reason::kTooManyGoods);
  // Numbers of the content: other tables may have others.
  yard.c.most_stories = 4;
  yard.c.most_goods = 4;
  EXPECT_EQ(yard.refusal(0, "spend stories 4"), kAllowed);
  EXPECT_EQ(yard.refusal(0, "trade water 4"), kAllowed);
}

TEST(Spend, BB31_stories_become_money_one_for_one) {
  Yard yard;
  yard.leaders().purse(0, {.stories = 3});
  EXPECT_EQ(yard.refusal(0, "spend money 2"), reason::kTooLittleMoney);
  yard.play(0, "spend stories 2");
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.money = 2, .stories = 1}));
  EXPECT_EQ(yard.until(0).refusal(0, "spend stories 2"), reason::kTooFewStories);
}

TEST(Spend, BB31_2_or_4_money_become_1_or_2_influence) {
  Yard yard;
  yard.leaders().purse(0, {.money = 6});
  yard.play(0, "spend money 4").until(0).play(0, "spend money 2");
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.influence = 3}));
}

TEST(Spend, BB31_the_price_is_paid_in_full_even_if_the_bank_has_too_little) {
  Yard yard;
  yard.leaders().purse(1, {.influence = 4}).purse(0, {.money = 4});
  yard.play(0, "spend money 4");
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.influence = 1}));
}

TEST(Trade, BB32_money_buys_any_mix_of_goods_from_the_bank) {
  Yard yard;
  yard.leaders().purse(0, {.money = 4});
  const Tokens board = yard.s.board;
  yard.play(0, "trade water 1 workers 2");
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.water = 1, .workers = 2, .money = 1}));
  EXPECT_EQ(yard.s.board, board);
  EXPECT_EQ(yard.until(0).refusal(0, "trade food 2"), reason::kTooLittleToTrade);
}

TEST(Trade, BB32_only_what_the_bank_holds) {
  Yard yard;
  yard.leaders().purse(0, {.money = 3});
  yard.board({.water = static_cast<std::uint8_t>(yard.s.bank.water + yard.s.board.water - 1)});
  EXPECT_EQ(yard.s.bank.water, 1);
  EXPECT_EQ(yard.refusal(0, "trade water 2"), reason::kBankLacksGoods);
  EXPECT_EQ(yard.refusal(0, "trade water 1 food 2"), kAllowed);
}

TEST(Tiles, BB33_resources_come_from_the_board_as_many_as_are_there) {
  Yard yard;
  yard.leaders().built(0, Tile::kHiringHall).board({.workers = 1}).purse(0, {});
  yard.play(0, "use hiring-hall");  // 2 are printed
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.workers = 1}));
  yard.until(0).play(0, "use hiring-hall");
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.workers = 1}));
}

TEST(Tiles, BB33_money_and_stories_come_from_the_bank) {
  Yard yard;
  yard.leaders().built(0, Tile::kRadioVan).built(1, Tile::kLoanTable);
  const Tokens board = yard.s.board;
  yard.play(0, "use radio-van").play(1, "use loan-table");
  EXPECT_EQ(yard.player(0).tokens.stories, yard.c.of(Tile::kRadioVan).deed.receive.stories);
  EXPECT_EQ(yard.player(1).tokens.money, yard.c.of(Tile::kLoanTable).deed.receive.money);
  EXPECT_EQ(yard.s.board, board);
}

TEST(Tiles, BB33_a_price_must_be_paid_before_the_gain) {
  Yard yard;
  yard.leaders().built(0, Tile::kMemoryBooth).purse(0, {.stories = 1});
  yard.play(0, "use memory-booth");
  EXPECT_EQ(yard.player(0).tokens.stories, 0);
  EXPECT_EQ(yard.player(0).vp, yard.c.of(Tile::kMemoryBooth).deed.vp);
  EXPECT_EQ(yard.until(0).refusal(0, "use memory-booth"), reason::kCannotPayDeed);
}

TEST(Tiles, BB33_a_tile_may_combine_gains) {
  Yard yard;
  yard.leaders().built(0, Tile::kMarketHall).purse(0, {});
  yard.play(0, "use market-hall");
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.food = 2, .money = 1}));
}

TEST(Tiles, BB33_a_gained_leader_goes_to_any_free_tile_at_once_or_waits) {
  Yard yard;
  yard.leaders().built(0, Tile::kEveningSchool).purse(0, {.food = 4});
  yard.play(0, "use evening-school");
  EXPECT_EQ(yard.player(0).leaders, 3);
  EXPECT_EQ(deciders(yard.s), SeatSet(Seat{0}));
  EXPECT_EQ(yard.refusal(0, "leader water-station"), reason::kTileHasLeader);
  EXPECT_EQ(yard.refusal(0, "idle"), reason::kPlaceGainedLeader);
  yard.play(0, "leader evening-school");  // the one just used
  EXPECT_EQ(yard.s.turn, Seat{1});
  yard.until(0).play(0, "use evening-school");  // BB-34: its Leader adds one
  EXPECT_EQ(yard.player(0).leaders, 5);
  yard.play(0, "wait");
  EXPECT_EQ(deciders(yard.s), SeatSet(Seat{0}));
  yard.play(0, "leader job-office");
  EXPECT_EQ(yard.s.turn, Seat{1});
  EXPECT_EQ(leaders_in_supply(yard.s, yard.c), 9);
}

TEST(Tiles, BB33_without_a_free_tile_a_gained_leader_waits_unasked) {
  Yard yard;
  yard.built(0, Tile::kEveningSchool);
  yard.player(0).leaders = 5;
  for (const char* tile :
       {"water-station", "food-pantry", "supply-depot", "job-office", "evening-school"}) {
    yard.play(0, std::string("leader ") + tile);
  }
  yard.play(0, "ready").play(1, "leader job-office").play(1, "leader food-pantry");
  yard.play(1, "ready").play(0, "use evening-school");
  EXPECT_EQ(yard.player(0).leaders, 7);
  EXPECT_EQ(yard.s.turn, Seat{1});
}

TEST(Leader, BB34_adds_1_to_each_printed_gain_and_nothing_to_the_price) {
  Yard yard;
  yard.built(0, Tile::kMarketHall).built(0, Tile::kMemoryBooth).built(0, Tile::kConcertGreen);
  yard.play(0, "leader market-hall").play(0, "leader memory-booth").play(0, "ready");
  yard.play(1, "leader job-office").play(1, "leader food-pantry").play(1, "ready");
  yard.until(0).purse(0, {.stories = 2}).play(0, "use market-hall");
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.food = 3, .money = 2, .stories = 2}));
  yard.until(0).play(0, "use memory-booth");
  EXPECT_EQ(yard.player(0).tokens.stories, 1);
  EXPECT_EQ(yard.player(0).vp, yard.c.of(Tile::kMemoryBooth).deed.vp + 1);
  yard.until(0).play(0, "use concert-green");
  EXPECT_EQ(yard.player(0).vp,
            yard.c.of(Tile::kMemoryBooth).deed.vp + 1 + yard.c.of(Tile::kConcertGreen).deed.vp);
}

TEST(People, BB35_helped_people_are_workers_and_all_together_are_30) {
  Yard yard;
  yard.leaders().built(0, Tile::kAidTent).purse(0, {});
  const int injured = yard.s.board.injured;
  yard.play(0, "use aid-tent");
  EXPECT_EQ(yard.player(0).tokens, (Tokens{.workers = 2}));
  EXPECT_EQ(yard.s.board.injured, injured - 2);
  const State& s = yard.s;
  const int workers =
      s.bank.workers + s.board.workers + s.players[0].tokens.workers + s.players[1].tokens.workers;
  const int needy = s.bank.distressed + s.board.distressed + s.bank.injured + s.board.injured;
  EXPECT_EQ(workers, 11 + 2);
  EXPECT_EQ(workers + needy, 30);
}

TEST(People, BB35_paid_workers_return_to_the_bank_as_workers) {
  Yard yard;
  yard.leaders();
  const int bank = yard.s.bank.workers;
  yard.play(0, "build well");
  EXPECT_EQ(yard.s.bank.workers, bank + yard.c.of(Tile::kWell).cost.workers);
}

}  // namespace citybox::build_back
