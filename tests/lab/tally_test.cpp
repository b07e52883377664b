#include "engine/entry/tally.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "lab/figures/figures.hpp"

namespace citybox::lab {
namespace {

TEST(KindOfChoice, a_card_has_its_own_line_and_the_spaces_of_a_board_share_one) {
  EXPECT_EQ(kind_of_choice("enact land-trust"), "enact land-trust");
  EXPECT_EQ(kind_of_choice("build c3"), "build");
  EXPECT_EQ(kind_of_choice("move b4 to b3"), "move");
  EXPECT_EQ(kind_of_choice("drive e2n1.w to e4n2.s facing north"), "drive");
  EXPECT_EQ(kind_of_choice("drive o.n to e4n2.s facing north"), "drive");
  EXPECT_EQ(kind_of_choice("lobby"), "lobby");
  EXPECT_EQ(kind_of_choice("3"), "3");
  EXPECT_EQ(kind_of_choice(""), "");
}

Tally tally_of(const std::string& ending, std::uint64_t winner) {
  Tally tally;
  tally.games = tally.games_with_winner = 1;
  tally.wins = {0, 0};
  tally.wins[winner] = 1;
  tally.endings[ending] = 1;
  tally.decisions.add(10);
  tally.measures["turns"].add(3);
  tally.uses["build"] = {4, 2, 1, 1, 2, 1};
  tally.facts["holds the key"].values.add(5);
  tally.facts["holds the key"].won = winner;
  return tally;
}

TEST(Tally, the_order_of_merging_does_not_matter) {
  Tally one = tally_of("won", 0), other = tally_of("lost", 1);
  other.uses["lobby"] = {1, 0, 1, 0};
  one.measures["crashes"].add(3);
  other.measures["crashes"].add(5);
  other.wins_by_order = {0, 1};
  Tally forward, backward;
  forward.merge(one), forward.merge(other);
  backward.merge(other), backward.merge(one);
  EXPECT_EQ(forward, backward);
  EXPECT_EQ(forward.games, 2U);
  EXPECT_EQ(forward.measures.at("turns").count(), 2U);
  EXPECT_EQ(forward.uses.at("build"), (Use{8, 4, 2, 2, 4, 2}));
  EXPECT_EQ(forward.facts.at("holds the key").values.count(), 2U);
  EXPECT_EQ(forward.facts.at("holds the key").won, 1U);
  EXPECT_EQ(forward.wins, (std::vector<std::uint64_t>{1, 1}));
  EXPECT_EQ(forward.wins_by_order, (std::vector<std::uint64_t>{0, 1}));
  EXPECT_EQ(forward.measures.at("crashes").mean(), 4);
}

TEST(Tally, what_is_true_or_not_has_an_interval_within_0_and_1) {
  Tally tally;
  tally.facts["holds the key"].values.add(1, 9);
  tally.facts["holds the key"].values.add(0, 1);
  tally.facts["holds coins"].values.add(7);
  const auto figure = [&](const std::string& name) {
    const std::vector<Figure> all = details_of(tally);
    return *std::find_if(all.begin(), all.end(), [&](const Figure& each) {
      return each.what == "fact" && each.name == name;
    });
  };
  const Figure share = figure("holds the key");
  ASSERT_TRUE(share.sure);
  EXPECT_EQ(share.sure->low, wilson(9, 10).low);
  EXPECT_EQ(share.sure->high, wilson(9, 10).high);
  EXPECT_FALSE(figure("holds coins").sure) << "one value says nothing of others";
}

TEST(Tally, of_a_cooperative_game_a_choice_is_counted_once_a_game) {
  const auto arena = (*find_game("city-roots"))->arena({{"greedy", "greedy", "greedy"}, {}, 3});
  ASSERT_TRUE(arena);
  for (std::uint64_t game = 0; game < 10; ++game) (*arena)->play(game);
  const Tally tally = (*arena)->take();
  for (const auto& [name, use] : tally.uses) {
    EXPECT_EQ(use.seats_chosen, use.games_chosen) << name;
    EXPECT_LE(use.seats_won, tally.games_with_winner) << name;
  }
}

TEST(Tally, is_read_back_as_it_was_written) {
  Tally tally = tally_of("won", 0);
  tally.measures["margin"].add(-3, 7);
  const auto read = from_json<Tally>(to_json(tally), "tally");
  ASSERT_TRUE(read) << read.error().text;
  EXPECT_EQ(*read, tally);
}

TEST(Tally, a_histogram_that_was_tampered_with_is_refused_with_its_place) {
  json::value written = to_json(tally_of("won", 0));
  written.at("decisions") = json::parse("[[10, -1]]");
  const auto read = from_json<Tally>(written, "tally");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().text, "tally.decisions[0]: nothing comes up fewer than 0 times.");
}

}  // namespace
}  // namespace citybox::lab
