#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <string>

#include "lab/gpu/card.hpp"
#include "tests/lab/run_command.hpp"

namespace citybox::lab {
namespace {

TEST(Gpu, without_a_card_the_processor_plays_and_says_why) {
  if (gpu::Card::open()) GTEST_SKIP() << "there is a card: script/compare_gpu";
  const auto report = [](const std::string& more) {
    const Ran ran = run("lab play plots --bots random,random --games 50 --json" + more);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.err.find("plays instead") != std::string::npos, !more.empty()) << ran.err;
    boost::json::object object = boost::json::parse(ran.out).as_object();
    object.erase("games_per_s");
    return object;
  };
  EXPECT_EQ(report(" --gpu"), report(""));
}

TEST(Gpu, what_a_card_cannot_play_is_said_before_one_is_looked_for) {
  const Ran ran = run("lab play plots --bots random,greedy --games 5 --gpu --json");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_NE(ran.err.find("one kind of bot at all seats"), std::string::npos) << ran.err;
}

TEST(Gpu, without_a_card_a_folder_goes_on_without_asking_for_one) {
  if (gpu::Card::open()) GTEST_SKIP() << "there is a card: script/compare_gpu";
  const std::string folder = testing::TempDir() + "gpu_folder";
  std::filesystem::remove_all(folder);
  const std::string command = "lab play plots --bots random,random --games 20 --out " + folder;
  EXPECT_EQ(run(command + " --gpu").exit_code, 0);
  const Ran again = run(command);
  EXPECT_EQ(again.exit_code, 0) << again.err;
}

TEST(Gpu, comparing_needs_a_card) {
  if (gpu::Card::open()) GTEST_SKIP() << "there is a card: script/compare_gpu";
  const Ran ran = run("lab compare-gpu plots");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_NE(ran.err.find("NVIDIA"), std::string::npos) << ran.err;
}

TEST(Gpu, without_a_card_the_processor_is_measured) {
  if (gpu::Card::open()) GTEST_SKIP() << "there is a card: script/compare_gpu";
  const Ran ran = run("lab bench plots --gpu --seconds 0.01");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_NE(ran.err.find("measured instead"), std::string::npos) << ran.err;
  EXPECT_NE(ran.out.find("copies/s"), std::string::npos) << ran.out;
}

}  // namespace
}  // namespace citybox::lab
