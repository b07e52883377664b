#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "catalog/catalog.hpp"
#include "engine/core/rng.hpp"
#include "lab/commands.hpp"
#include "lab/learn/network_text.hpp"
#include "lab/learn/school.hpp"
#include "lab/learn/training.hpp"
#include "tests/lab/run_command.hpp"

namespace citybox::lab {
namespace {

// Who has the larger of two parts wins, which no sum of them tells.
std::vector<Example> peaks(int count, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<Example> examples;
  for (int i = 0; i < count; ++i) {
    Example example;
    const auto one = static_cast<std::int32_t>(rng.below(200)) - 100;
    example.worth.parts[0] = {one, 0};
    example.seats = 2;
    example.won = one < -50 || one > 50 ? 1.0F : 0.0F;
    examples.push_back(example);
  }
  return examples;
}

TEST(Learn, a_network_learns_what_no_sum_tells) {
  const auto known = peaks(4'000, 1), tried = peaks(500, 2);
  const auto inputs = inputs_of(known);
  ASSERT_EQ(inputs.size(), 1U) << "what never differs is no input";
  const double straight = surprise(train(inputs, known, 0, 1), tried);
  const double bent = surprise(train(inputs, known, kNeurons, 1), tried);
  EXPECT_GT(straight, 0.6) << "as good as a coin";
  EXPECT_LT(bent, 0.5 * straight);
}

TEST(Learn, chances_are_even_at_nothing_and_never_sure) {
  EXPECT_DOUBLE_EQ(chance_of(0), 0.5);
  EXPECT_DOUBLE_EQ(chance_of(256), 0.75);
  EXPECT_DOUBLE_EQ(chance_of(-256), 0.25);
  EXPECT_LT(chance_of(1'000'000), 1.0);
}

TEST(Learn, a_school_is_the_same_on_any_number_of_threads) {
  const auto game = find_game("plots");
  ASSERT_TRUE(game);
  const auto school = [&](int threads) {
    return *examples_by_game({*game, "normal", "normal", {2, 3}, 20, 7, threads});
  };
  const auto one = school(1), three = school(3);
  ASSERT_EQ(one.size(), 20U);
  for (std::size_t i = 0; i < one.size(); ++i) {
    ASSERT_EQ(one[i].size(), three[i].size());
    float won = 0;
    for (std::size_t k = 0; k < one[i].size(); ++k) {
      EXPECT_EQ(one[i][k].worth.parts, three[i][k].worth.parts);
      EXPECT_EQ(one[i][k].won, three[i][k].won);
      won += one[i][k].won;
    }
    EXPECT_GT(won, 0) << "somebody wins each game of plots";
  }
}

TEST(Learn, the_command_writes_a_header_that_says_how_it_was_made) {
  const std::filesystem::path out = std::filesystem::path(testing::TempDir()) / "learned.hpp";
  const Ran ran =
      run("lab learn plots --judge normal --seats 2,3 --games 200 --out " + out.string());
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_NE(ran.out.find("Surprise"), std::string::npos) << ran.out;
  std::ifstream file(out);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_NE(
      text.find("lab learn plots --bots normal --judge normal --seats 2,3 --games 200 --seed 1"),
      std::string::npos)
      << text;
  EXPECT_NE(text.find("inline constexpr Network<"), std::string::npos);
}

TEST(Learn, what_cannot_be_learned_from_gets_a_sentence) {
  EXPECT_EQ(run("lab learn nowhere").exit_code, kCannot);
  EXPECT_NE(run("lab learn plots --seats 9").err.find("not 9"), std::string::npos);
  EXPECT_NE(run("lab learn plots --games 0").err.find("at least one game"), std::string::npos);
  EXPECT_NE(run("lab learn plots --judge nobody").err.find("nobody"), std::string::npos);
  EXPECT_NE(run("lab learn plots --judge random --games 20").err.find("judges nothing"),
            std::string::npos);
  EXPECT_EQ(run("lab learn plots --judge random --games 20").exit_code, kCannot);
}

}  // namespace
}  // namespace citybox::lab
