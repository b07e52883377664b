#include <gtest/gtest.h>

#include <boost/json.hpp>
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
    object.erase("choices");  // a card does not count them, so with --gpu nobody does
    return object;
  };
  EXPECT_EQ(report(" --gpu"), report(""));
}

TEST(Gpu, what_a_card_cannot_play_is_said_before_one_is_looked_for) {
  const Ran ran = run("lab play plots --bots random,greedy --games 5 --gpu --json");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_NE(ran.err.find("one kind of bot at all seats"), std::string::npos) << ran.err;
}

TEST(Gpu, measuring_and_comparing_need_a_card) {
  if (gpu::Card::open()) GTEST_SKIP() << "there is a card: script/compare_gpu";
  for (const char* command : {"lab bench plots --gpu", "lab compare-gpu plots"}) {
    const Ran ran = run(command);
    EXPECT_EQ(ran.exit_code, 2) << command;
    EXPECT_NE(ran.err.find("NVIDIA"), std::string::npos) << ran.err;
  }
}

}  // namespace
}  // namespace citybox::lab
