#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/types/json.hpp"
#include "lab/arena/lineups.hpp"
#include "lab/arena/ratings.hpp"
#include "tests/lab/run_command.hpp"

namespace citybox::lab {
namespace {

void expect_fair(const Lineups& lineups) {
  std::map<std::pair<std::string, std::size_t>, int> sat;
  for (const auto& lineup : lineups) {
    for (std::size_t seat = 0; seat < lineup.size(); ++seat) ++sat[{lineup[seat], seat}];
  }
  const int first = sat.begin()->second;
  for (const auto& [who, times] : sat) EXPECT_EQ(times, first) << who.first << who.second;
}

TEST(Lineups, every_bot_sits_equally_often_in_every_seat) {
  for (std::size_t seats = 2; seats <= 5; ++seats) {
    for (const std::vector<std::string>& bots :
         {std::vector<std::string>{"a", "b"}, {"a", "b", "c"}, {"a", "b", "c", "d", "e", "f"}}) {
      const auto lineups = each_against_each(bots, seats);
      ASSERT_TRUE(lineups);
      expect_fair(*lineups);
    }
  }
  EXPECT_EQ(each_against_each({"a", "b", "c"}, 2)->size(), 6U) << "each pair in both orders";
}

TEST(Lineups, too_many_are_refused) {
  std::vector<std::string> many(30, "bot");
  EXPECT_FALSE(each_against_each(many, 5));
}

TEST(Lineups, one_sits_among_the_others_in_each_seat_once) {
  EXPECT_EQ(one_among({"a"}, "b", 3), (Lineups{{"a", "b", "b"}, {"b", "a", "b"}, {"b", "b", "a"}}));
}

TEST(Ratings, of_two_are_what_elo_says_of_their_score) {
  const auto ratings = rate(2, {{{0, 1}, {7500, 2500}}});
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(3.0), 0.5);
  EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-6);
  EXPECT_LT(ratings[1].sure.high, ratings[0].sure.low);
  const double half = ratings[0].sure.high - ratings[0].elo;
  EXPECT_NEAR(half, 1.96 * 400 / std::log(10.0) / 2 / std::sqrt(10'000 * 0.75 * 0.25), 0.05);
}

TEST(Ratings, find_strengths_again_at_tables_of_three) {
  const std::vector<double> strengths{4, 2, 1};
  std::vector<Contest> contests;
  for (const std::vector<std::size_t>& seats :
       {std::vector<std::size_t>{0, 1, 2}, {1, 2, 0}, {0, 0, 2}, {1, 1, 2}}) {
    Contest contest{seats, {}};
    double table = 0;
    for (const std::size_t player : seats) table += strengths[player];
    for (const std::size_t player : seats) contest.won.push_back(1e5 * strengths[player] / table);
    contests.push_back(contest);
  }
  const auto ratings = rate(3, contests);
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(2.0), 0.1);
  EXPECT_NEAR(ratings[1].elo - ratings[2].elo, 400 * std::log10(2.0), 0.1);
}

TEST(Ratings, one_who_always_wins_has_one_too) {
  const auto ratings = rate(2, {{{0, 1}, {50, 0}}});
  EXPECT_TRUE(std::isfinite(ratings[0].elo));
  EXPECT_GT(ratings[0].elo, ratings[1].elo + 300);
}

json::object arena(const std::string& arguments) {
  const Ran ran = run("lab arena " + arguments + " --json");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  return json::parse(ran.out).as_object();
}

TEST(Arena, greedy_beats_random_for_sure_and_threads_do_not_matter) {
  json::object one = arena("plots --bots random,greedy --seats 2 --games 4000 --threads 1");
  json::object four = arena("plots --bots random,greedy --seats 2 --games 4000 --threads 4");
  one.erase("games_per_s"), four.erase("games_per_s");
  EXPECT_EQ(one, four);
  const json::value random = one.at("standings").at(0), greedy = one.at("standings").at(1);
  EXPECT_GT(greedy.at("low").as_double(), random.at("high").as_double());
  EXPECT_GT(greedy.at("elo").at("low").as_double(), 0);
  EXPECT_LT(one.at("pairs").at(0).at("high").as_double(), 0.5) << "random : greedy";
  EXPECT_EQ(one.at("games").to_number<int>(), 4000);
}

TEST(Arena, one_that_thinks_among_randoms_has_more_than_its_fair_share) {
  const json::object found = arena("broken-cities --bots easy --among random --seats 3 --games 90");
  const json::value easy = found.at("standings").at(0);
  EXPECT_EQ(found.at("lineups").as_array().size(), 3U);
  EXPECT_GT(easy.at("low").as_double(), easy.at("fair").as_double());
}

TEST(Arena, of_a_cooperative_game_compares_teams) {
  const json::object found = arena("city-roots --bots random,easy --seats 3 --games 80");
  EXPECT_EQ(found.at("lineups").as_array().size(), 2U);
  EXPECT_GT(found.at("standings").at(1).at("from_first").at("value").as_double(), 0);
  const Ran text = run("lab arena city-roots --bots random,easy --seats 3 --games 20");
  EXPECT_NE(text.out.find("3 × easy"), std::string::npos) << text.out;
}

}  // namespace
}  // namespace citybox::lab
