#include "lab/play/tournament.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "catalog/catalog.hpp"
#include "lab/bench/benchmark.hpp"
#include "lab/figures/report.hpp"

namespace citybox::lab {
namespace {

constexpr const char* kGame = "plots";

Tournament two_randoms(int threads) { return {{{"random", "random"}, {}, 7}, 200, threads}; }

TEST(Tournament, the_number_of_threads_changes_nothing) {
  const std::atomic<bool> stop{false};
  const GameEntry& game = **find_game(kGame);
  const auto one = play(game, two_randoms(1), stop);
  const auto three = play(game, two_randoms(3), stop);
  ASSERT_TRUE(one && three);
  EXPECT_EQ(one->tally, three->tally);
  EXPECT_EQ(one->tally.games, 200U);
}

TEST(Tournament, another_seed_gives_other_games) {
  const std::atomic<bool> stop{false};
  const GameEntry& game = **find_game(kGame);
  Tournament other = two_randoms(1);
  other.lineup.seed = 8;
  EXPECT_NE(play(game, two_randoms(1), stop)->tally, play(game, other, stop)->tally);
}

TEST(Tournament, everything_played_is_counted) {
  const std::atomic<bool> stop{false};
  const Tally tally = play(**find_game(kGame), two_randoms(2), stop)->tally;
  std::uint64_t ended = 0, decisions = 0;
  for (const auto& [name, count] : tally.endings) ended += count;
  for (const auto& [name, use] : tally.uses) {
    EXPECT_LE(use.chosen, use.allowed) << name;
    EXPECT_LE(use.games_chosen, use.games_allowed) << name;
    decisions += use.chosen;
  }
  EXPECT_EQ(ended, tally.games);
  EXPECT_EQ(tally.decisions.count(), tally.games);
  EXPECT_NEAR(tally.decisions.mean() * 200, static_cast<double>(decisions), 0.5);
}

TEST(Tournament, stopped_early_it_gives_what_was_played) {
  std::atomic<bool> stop{true};
  const auto result = play(**find_game(kGame), two_randoms(2), stop);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->tally.games, 0U);
  const std::string text = text_report((*find_game(kGame))->info(), two_randoms(2), *result);
  EXPECT_NE(text.find("Stopped early"), std::string::npos);
}

TEST(Tournament, unknown_bots_options_and_seats_are_refused_with_a_sentence) {
  const GameEntry& game = **find_game(kGame);
  EXPECT_NE(game.arena({{"random", "genius"}, {}, 1}).error().text.find("\"genius\""),
            std::string::npos);
  EXPECT_NE(game.arena({{"random"}, {}, 1}).error().text.find("not 1"), std::string::npos);
  EXPECT_FALSE(game.arena({{"random", "random"}, {{"colour", "red"}}, 1}));
}

TEST(CityRoots, the_levels_of_its_bots_are_a_ladder) {
  const std::atomic<bool> stop{false};
  const auto game = find_game("city-roots");
  ASSERT_TRUE(game);
  const auto wins = [&](const std::string& bot) {
    return play(**game, {{{bot, bot, bot, bot}, {}, 5}, 60, 2}, stop)->tally.games_with_winner;
  };
  const std::uint64_t random = wins("random"), easy = wins("easy"), normal = wins("normal");
  EXPECT_LT(random, easy);
  EXPECT_LT(easy, normal);
}

TEST(CrashCity, counts_crashes_and_who_raced_first) {
  const std::atomic<bool> stop{false};
  const Tournament some{{{"random", "random", "random"}, {}, 1}, 20, 2};
  const auto result = play(**find_game("crash-city"), some, stop);
  ASSERT_TRUE(result);
  const Tally& tally = result->tally;
  EXPECT_EQ(tally.measures.at("crashes").count(), 20U);
  EXPECT_GT(tally.measures.at("crashes").mean(), 0);
  ASSERT_EQ(tally.wins_by_order.size(), 3U);
  EXPECT_EQ(
      std::accumulate(tally.wins.begin(), tally.wins.end(), std::uint64_t{0}),
      std::accumulate(tally.wins_by_order.begin(), tally.wins_by_order.end(), std::uint64_t{0}));
  const std::string text = text_report((*find_game("crash-city"))->info(), some, *result);
  EXPECT_NE(text.find("number 3 in the order of play"), std::string::npos);
  EXPECT_NE(text.find("crashes"), std::string::npos);
}

TEST(Games, an_unknown_game_is_answered_with_those_there_are) {
  const auto game = find_game("chess");
  ASSERT_FALSE(game);
  EXPECT_NE(game.error().text.find(kGame), std::string::npos);
}

TEST(Bench, every_game_gives_figures) {
  for (const GameEntry* game : games()) {
    const Figures figures = measure(*game, 0.01);
    EXPECT_GT(figures.decisions_per_s, 0) << figures.game;
    EXPECT_GT(figures.games_per_s, 0) << figures.game;
    EXPECT_GT(figures.copies_per_s, 0) << figures.game;
    EXPECT_GT(figures.state_bytes, 0U) << figures.game;
  }
}

TEST(Report, numbers_are_grouped_by_thousands) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

}  // namespace
}  // namespace citybox::lab
