#include <gtest/gtest.h>

#include "engine/types/json.hpp"
#include "lab/play/samples.hpp"
#include "lab/sweep/vary.hpp"
#include "tests/lab/run_command.hpp"

namespace citybox::lab {
namespace {

TEST(Vary, takes_lists_and_ranges) {
  const auto values = [](const std::string& text) { return read_axis(text)->values; };
  using Values = std::vector<std::string>;
  EXPECT_EQ(values("a.b=1,2,5"), (Values{"1", "2", "5"}));
  EXPECT_EQ(values("a=4..7"), (Values{"4", "5", "6", "7"}));
  EXPECT_EQ(values("a=4..12:3"), (Values{"4", "7", "10"}));
  EXPECT_EQ(values("a=[1,2],[3]"), (Values{"[1,2]", "[3]"}));
  EXPECT_EQ(read_axis("a.b=1")->path, "a.b");
}

TEST(Vary, what_says_nothing_is_a_sentence) {
  for (const char* text :
       {"a", "=1", "a=", "a=1,,2", "a=5..2", "a=1..9:0", "a=1,1", "a=x..y", "a=1..9999999"}) {
    const auto axis = read_axis(text);
    ASSERT_FALSE(axis) << text;
    EXPECT_NE(axis.error().text.find("Write --vary"), std::string::npos) << axis.error().text;
  }
  const json::object content{{"a", 1},
                             {"b", json::array{json::object{{"tile", "well"}, {"cost", 2}}}}};
  EXPECT_FALSE(read_axes({"a=1..40", "b.well.cost=1..40"}, 1000, content));
  EXPECT_EQ(read_axes({"b.0.cost=1,2"}, 1000, content)->front().path, "b.well.cost");
  EXPECT_FALSE(read_axes({"b.0.cost=1,2", "b.well.cost=3"}, 1000, content)) << "one path";
  EXPECT_FALSE(read_axes({"c=1"}, 1000, content));
}

Tally tally_of(std::uint64_t games, std::uint64_t won) {
  Tally tally;
  tally.games = games;
  tally.games_with_winner = won;
  return tally;
}

TEST(Difference, of_the_same_games_forgets_the_luck_of_the_seed) {
  // Blocks differ a lot among themselves, and by one or two wins between the two.
  Sample one, other;
  for (std::uint64_t i = 0; i < 50; ++i) {
    const std::uint64_t luck = i * 7 % 40;
    one.add({100 * i, 100 * i + 100}, tally_of(100, 30 + luck + i % 2), 100);
    other.add({100 * i, 100 * i + 100}, tally_of(100, 29 + luck), 100);
  }
  const Difference apart = difference(one, other, "won").value();
  EXPECT_NEAR(apart.value, 0.015, 1e-12);
  ASSERT_TRUE(apart.certain());
  EXPECT_NEAR(apart.sure->low, 0.015, 0.002) << "an unpaired interval would be ± 0.02";
}

TEST(Difference, of_few_blocks_has_no_interval) {
  Sample one, other;
  one.add({0, 10}, tally_of(10, 5), 10);
  other.add({0, 10}, tally_of(10, 3), 10);
  EXPECT_NEAR(difference(one, other, "won")->value, 0.2, 1e-12);
  EXPECT_FALSE(difference(one, other, "won")->sure);
}

TEST(Difference, is_of_blocks_that_both_have_played) {
  Sample one, other;
  one.add({0, 10}, tally_of(10, 5), 10);
  other.add({10, 20}, tally_of(10, 3), 10);
  EXPECT_FALSE(difference(one, other, "won")) << "no game in common";
  other.add({0, 10}, tally_of(10, 4), 10);
  EXPECT_NEAR(difference(one, other, "won")->value, 0.1, 1e-12);
}

TEST(Difference, of_fewer_than_twenty_blocks_or_of_blocks_all_alike_is_not_certain) {
  Sample one, other, alike;
  for (std::uint64_t i = 0; i < 19; ++i) {
    one.add({10 * i, 10 * i + 10}, tally_of(10, 8 + i % 2), 10);
    other.add({10 * i, 10 * i + 10}, tally_of(10, 2), 10);
    alike.add({10 * i, 10 * i + 10}, tally_of(10, 5), 10);
  }
  EXPECT_FALSE(difference(one, other, "won")->certain());
  one.add({190, 200}, tally_of(10, 8), 10);
  other.add({190, 200}, tally_of(10, 2), 10);
  alike.add({190, 200}, tally_of(10, 5), 10);
  EXPECT_TRUE(difference(one, other, "won")->certain());
  EXPECT_FALSE(difference(alike, other, "won")->certain());
}

TEST(Sample, the_same_seeds_at_four_points_are_no_four_times_as_many_games) {
  Sample once, pooled, alike;
  for (std::uint64_t i = 0; i < 50; ++i) {
    const Tally tally = tally_of(100, 30 + i * 7 % 40);
    once.add({100 * i, 100 * i + 100}, tally, 100);
    alike.add({100 * i, 100 * i + 100}, tally_of(100, 30), 100);
    Sample point;
    point.add({100 * i, 100 * i + 100}, tally, 100);
    for (int times = 0; times < 4; ++times) pooled.merge(point);
  }
  const Interval own = interval_by_blocks(once, "won").value();
  const Interval all = interval_by_blocks(pooled, "won").value();
  EXPECT_NEAR(all.low, own.low, 1e-12);
  EXPECT_NEAR(all.high, own.high, 1e-12);
  EXPECT_FALSE(interval_by_blocks(alike, "won")) << "blocks all alike say nothing of others";
  EXPECT_FALSE(interval_by_blocks(Sample{}, "won"));
}

TEST(Sample, parts_of_a_block_that_were_played_apart_are_one_cell) {
  Sample parts, whole;
  parts.add({5, 10}, tally_of(5, 2), 10);
  parts.add({0, 5}, tally_of(5, 3), 10);
  whole.add({0, 10}, tally_of(10, 5), 10);
  EXPECT_EQ(parts.played, whole.played);
  EXPECT_EQ(parts.cells.size(), 1U);
  EXPECT_EQ(parts.cells.at(0).sums, whole.cells.at(0).sums);
}

json::object sweep(const std::string& arguments) {
  const Ran ran = run("lab sweep " + arguments + " --json");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  json::object object = json::parse(ran.out).as_object();
  object.erase("games_per_s");
  return object;
}

TEST(Sweep, finds_that_a_game_of_fewer_rounds_is_shorter_by_exactly_these) {
  const json::object found =
      sweep("plots --bots random,random --games 100 --vary rounds=3..5 --vary best_plot=3,6");
  EXPECT_EQ(found.at("points").as_array().size(), 6U);
  const json::array& lengths = found.at("effects").at("decisions.mean").as_array();
  EXPECT_EQ(lengths[0].at("value").to_number<double>(), 6) << "two seats, three rounds";
  EXPECT_EQ(lengths[0].at("difference").at("value").to_number<double>(), -4);
  EXPECT_TRUE(lengths[5].at("base").as_bool()) << "five rounds and plots up to 6 are published";
  const json::array& alone = found.at("main_effects").at("rounds").at("decisions.mean").as_array();
  ASSERT_EQ(alone.size(), 3U);
  EXPECT_EQ(alone[0].at("difference").at("value").to_number<double>(), -4);
  EXPECT_EQ(found.at("main_effects")
                .at("best_plot")
                .at("decisions.mean")
                .at(0)
                .at("difference")
                .at("value")
                .to_number<double>(),
            0);
}

TEST(Sweep, of_values_that_leave_out_the_published_one_plays_that_too) {
  const json::object found = sweep("plots --bots random,random --games 60 --vary rounds=2,3");
  const json::array& points = found.at("points").as_array();
  ASSERT_EQ(points.size(), 3U);
  EXPECT_EQ(points[2].at("setting").as_string(), "as published");
  EXPECT_TRUE(points[2].at("base").as_bool());
}

TEST(Sweep, threads_do_not_matter) {
  const std::string what = "plots --bots random,greedy --games 90 --vary best_plot=2..6 --threads ";
  EXPECT_EQ(sweep(what + "1"), sweep(what + "4"));
}

TEST(Sweep, finds_that_a_lower_goal_makes_city_roots_easier_and_warns_of_the_rulebook) {
  const Ran ran =
      run("lab sweep city-roots --bots easy,easy,easy --games 60 --json "
          "--vary revenue_goal=12,20");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_NE(ran.err.find("revenue_goal is fixed by the rulebook (CR-26)"), std::string::npos)
      << ran.err;
  const json::value won = json::parse(ran.out).at("effects").at("won");
  EXPECT_GT(won.at(0).at("difference").at("low").to_number<double>(), 0);
}

TEST(Sweep, text_has_bars_and_differences_and_csv_is_one_number_a_line) {
  const std::string what = "lab sweep plots --bots random,random --games 60 --vary rounds=3,5 ";
  const std::string text = run(what).out;
  for (const char* word : {"rounds=3", "compared with this", "█", "95 % interval", "-4.00"}) {
    EXPECT_NE(text.find(word), std::string::npos) << word << " in\n" << text;
  }
  const std::string csv = run(what + "--csv").out;
  EXPECT_TRUE(csv.starts_with(
      "game,rules,content,options,numbers,seed,bots,rounds,what,name,value,low,high\n"));
  EXPECT_NE(csv.find(",random random,3,length,decisions.mean,6,6,6\n"), std::string::npos) << csv;
  EXPECT_NE(csv.find(",random random,3,difference,decisions.mean,-4,-4,-4\n"), std::string::npos);
}

}  // namespace
}  // namespace citybox::lab
