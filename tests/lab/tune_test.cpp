#include <gtest/gtest.h>

#include <atomic>
#include <cmath>

#include "engine/types/json.hpp"
#include "lab/tune/bandit.hpp"
#include "lab/tune/targets.hpp"
#include "lab/tune/tuner.hpp"
#include "tests/lab/run_command.hpp"
#include "tests/support/temp_folder.hpp"

namespace citybox::lab {
namespace {

using server::TempFolder;

const std::vector<Figure> kKnown{{"won", "", 0.5, {}, true},
                                 {"seat", "0", 0.5, {}, true},
                                 {"ending", "rapid-displacement", 0.1, {}, true},
                                 {"length", "decisions.median", 50, {}, false}};

TEST(Targets, are_read_as_people_write_them) {
  const auto target = [](const std::string& text) { return *read_target(text, kKnown); };
  EXPECT_EQ(target("won=45..65%").low, 0.45);
  EXPECT_EQ(target("won=45..65%").high, 0.65);
  EXPECT_EQ(target("ending rapid-displacement>=10%").key, "ending rapid-displacement");
  EXPECT_EQ(target("ending rapid-displacement>=10%").distance(0.9), 0);
  EXPECT_NEAR(target("ending rapid-displacement>=10%").distance(0.04), 0.06, 1e-12);
  EXPECT_NEAR(target("decisions.median = 40..60").distance(66), 0.1, 1e-12);
  EXPECT_NEAR(target("seat 0<=28%").distance(0.30), 0.02, 1e-12);
  EXPECT_EQ(target("won=0.5").distance(0.5), 0);
}

TEST(Targets, that_are_none_are_answered_with_a_sentence) {
  EXPECT_NE(read_target("luck=3", kKnown).error().text.find("won, seat 0, ending"),
            std::string::npos);
  EXPECT_NE(read_target("won=45..65", kKnown).error().text.find("put a % at the end"),
            std::string::npos);
  EXPECT_NE(read_target("decisions.median=40%", kKnown).error().text.find("leave out the %"),
            std::string::npos);
  for (const char* text : {"won", "won=", "won=x", "won=65..45%", "won>=1..2", "=5"}) {
    EXPECT_FALSE(read_target(text, kKnown)) << text;
  }
}

// A grid of 10^6 settings with one good corner, seen through noise.
TEST(Bandit, finds_a_good_setting_of_a_million_with_few_looks) {
  Rng noise(5);
  Bandit bandit({10, 10, 10, 10, 10, 10}, [](const Place&) { return true; }, Rng(1));
  const auto truth = [](const Place& place) {
    double distance = 0;
    for (const std::size_t value : place) distance += std::abs(static_cast<double>(value) - 7) / 10;
    return distance;
  };
  for (int round = 0; round < 50; ++round) {
    for (const Place& place : bandit.propose(8)) {
      const double luck = (noise.below(2001) / 1000.0 - 1) * 0.3;
      bandit.learn(place, truth(place) + luck, bandit.looks(place) + 1);
    }
  }
  const Place best = bandit.nearest(1).front();
  EXPECT_LT(truth(best), 0.65) << "a setting at random is 1.7 away";
}

TEST(Bandit, never_looks_where_there_is_nothing) {
  const auto exists = [](const Place& place) { return place[0] + place[1] == 6; };
  Bandit bandit({8, 8}, exists, Rng(1));
  for (int round = 0; round < 10; ++round) {
    for (const Place& place : bandit.propose(8)) {
      EXPECT_TRUE(exists(place));
      bandit.learn(place, 1, bandit.looks(place) + 1);
    }
  }
  EXPECT_EQ(bandit.settings_seen(), 7U);
}

json::object tune(const std::string& arguments) {
  const Ran ran = run("lab tune " + arguments + " --json");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  return json::parse(ran.out).as_object();
}

const std::string kRounds =
    "plots --bots random,random --vary rounds=1..5 --vary best_plot=1..8 --budget 4000 --seed 2 "
    "--target decisions.median=6 ";

TEST(Tune, finds_the_number_of_rounds_that_makes_a_game_so_long) {
  const json::object found = tune(kRounds);
  const json::value best = found.at("checked").at(0);
  EXPECT_EQ(best.at("settings").at(0).as_string(), "rounds=3") << "two seats decide in each";
  EXPECT_EQ(best.at("distance").to_number<double>(), 0);
  const json::array& checked = found.at("checked").as_array();
  EXPECT_TRUE(checked.back().at("base").as_bool());
  EXPECT_GT(checked.back().at("distance").to_number<double>(), 0);
}

TEST(Tune, finds_how_rare_draws_are_in_a_grid_that_only_chance_shows) {
  // Both win a game of equal plots; with plots of one value that is often so.
  const json::object found = tune(
      "plots --bots random,random --vary rounds=1..5 --vary best_plot=1..8 --budget 8000 "
      "--target \"seat 0=59..63%\" --target decisions.mean=4");
  EXPECT_LT(found.at("checked").at(0).at("distance").to_number<double>(), 0.06);
  EXPECT_EQ(found.at("checked").at(0).at("settings").at(0).as_string(), "rounds=2");
  EXPECT_EQ(found.at("checked").at(0).at("settings").at(1).as_string(), "best_plot=2");
}

TEST(Tune, hangs_on_the_seed_and_not_on_threads_or_on_having_been_stopped) {
  const TempFolder temp;
  const json::object once = tune(kRounds + "--threads 1");
  EXPECT_EQ(tune(kRounds + "--threads 4"), once);
  const std::string out = "--out " + (temp.path() / "t").string();
  EXPECT_EQ(tune(kRounds + out), once);
  const auto file = temp.path() / "t/part-0-of-1.jsonl";
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  EXPECT_EQ(tune(kRounds + out), once);
  EXPECT_EQ(tune(kRounds + out), once);
}

TEST(Tune, that_is_stopped_knows_the_nearest_so_far) {
  ExperimentArguments arguments;
  arguments.game = "plots";
  arguments.bots = {"random", "random"};
  auto laid = lay_out(arguments, "tune");
  ASSERT_TRUE(laid);
  laid->experiment.lineups = {arguments.bots};
  laid->experiment.vary = {{"rounds", {"1", "2", "3", "4", "5"}}};
  laid->experiment.base = 4;
  const TunePlan plan = plan_of(1000);
  laid->experiment.block = plan.look;
  Tuner tuner(arguments, *laid, {{"decisions.median=6", "decisions.median", 6, 6, false}}, plan);
  EXPECT_FALSE(tuner.best_so_far());
  std::atomic<bool> stop{false};
  int looks = 0;
  const auto keep = [&](std::uint64_t, Range, const Tally&) -> tl::expected<void, Problem> {
    stop = ++looks == 7;
    return {};
  };
  const auto checked = tuner.tune(stop, keep, {});
  ASSERT_TRUE(checked);
  EXPECT_TRUE(checked->empty());
  const auto best = tuner.best_so_far();
  ASSERT_TRUE(best);
  EXPECT_EQ(best->point, 2U) << "two seats decide in each of three rounds";
  EXPECT_EQ(best->distance, 0);
  EXPECT_GT(best->tally.games, 0U);
}

TEST(Tune, leaves_the_rulebook_and_rulings_alone) {
  const Ran ran =
      run("lab tune city-roots --bots random,random --vary revenue_goal=15..25 "
          "--target won=50%");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_EQ(ran.err,
            "revenue_goal is fixed by the rulebook (CR-26 [R]) and is not tuned; `lab sweep` can "
            "show what it does.\n");
}

TEST(Tune, keeps_totals_that_the_rulebook_fixes) {
  const json::object found = tune(
      "city-roots --bots random,random --vary copies.rent-hike=4..8 --vary "
      "copies.quiet-month=0..3 --target won=0..100% --budget 100");
  for (const json::value& each : found.at("checked").as_array()) {
    const auto count = [&](std::size_t i) {
      const std::string text(each.at("settings").at(i).as_string());
      return std::stoi(text.substr(text.find('=') + 1));
    };
    EXPECT_EQ(count(0) + count(1), 7) << "6 rent hikes and 1 quiet month are published";
  }
}

}  // namespace
}  // namespace citybox::lab
