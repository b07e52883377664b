#include "lab/command.hpp"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <boost/json.hpp>
#include <string>

namespace citybox::lab {
namespace {

struct Ran {
  int exit_code = 0;
  std::string out;
  std::string err;
};

Ran run(const std::string& arguments) {
  CLI::App app;
  Ran ran;
  add_lab_command(app, ran.exit_code);
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  try {
    app.parse(arguments);
  } catch (const CLI::ParseError& error) {
    ran.exit_code = 1000 + error.get_exit_code();
  }
  ran.out = testing::internal::GetCapturedStdout();
  ran.err = testing::internal::GetCapturedStderr();
  return ran;
}

TEST(LabCommand, play_prints_wins_ends_lengths_and_choices) {
  const Ran ran = run("lab play plots --bots random,random --games 50 --seed 3 --threads 2");
  EXPECT_EQ(ran.exit_code, 0);
  for (const char* word : {"wins", "ends", "lengths", "choices", "95 %", "50 games", "seed 3"}) {
    EXPECT_NE(ran.out.find(word), std::string::npos) << word << " in\n" << ran.out;
  }
  EXPECT_EQ(ran.err, "") << "no bar where there is no terminal";
}

TEST(LabCommand, play_gives_json_that_depends_on_the_seed_only) {
  const auto report = [](const std::string& more) {
    const Ran ran = run("lab play plots --bots random,random --games 50 --json " + more);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    boost::json::object object = boost::json::parse(ran.out).as_object();
    object.erase("games_per_s");
    return object;
  };
  EXPECT_EQ(report("--threads 1"), report("--threads 4"));
  EXPECT_NE(report("--seed 1"), report("--seed 2"));
}

TEST(LabCommand, the_bar_can_be_asked_for) {
  const Ran ran = run("lab play plots --bots random,random --games 5 --progress");
  EXPECT_NE(ran.err.find("5 of 5 games"), std::string::npos);
}

TEST(LabCommand, what_cannot_be_is_a_sentence_and_exit_code_2) {
  for (const char* arguments :
       {"lab play chess --bots random", "lab play plots --bots genius,random",
        "lab play plots --bots random", "lab play plots --bots random,random --games 0",
        "lab play plots --bots random,random --games -5",
        "lab play plots --bots random,random --threads 0",
        "lab play plots --bots random,random --options walls",
        "lab play plots --bots random,random --options a=b", "lab bench chess",
        "lab bench --seconds 0"}) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_TRUE(ran.err.ends_with(".\n")) << arguments << ": " << ran.err;
  }
}

TEST(LabCommand, perft_prints_the_lines_of_the_games_own_tables) {
  const Ran exact = run("lab perft plots --depth 1 --seats 2");
  EXPECT_EQ(exact.exit_code, 0) << exact.err;
  EXPECT_TRUE(exact.out.starts_with("exact 2 1 ")) << exact.out;
  const Ran seeded = run("lab perft plots --depth 2 --seats 2 --seeded");
  EXPECT_NE(seeded.out.find("\nseeded 2 2 "), std::string::npos) << seeded.out;
}

TEST(LabCommand, hash_is_one_number_that_stays) {
  const Ran ran = run("lab hash plots");
  EXPECT_EQ(ran.out.size(), 17U);
  EXPECT_EQ(ran.out, run("lab hash plots").out);
}

TEST(LabCommand, bench_json_has_exactly_the_promised_fields) {
  const Ran ran = run("lab bench --json --seconds 0.01");
  ASSERT_EQ(ran.exit_code, 0);
  const boost::json::array figures = boost::json::parse(ran.out).as_array();
  ASSERT_FALSE(figures.empty());
  for (const auto& each : figures) {
    const auto& object = each.as_object();
    EXPECT_EQ(object.size(), 5U);
    for (const char* field :
         {"game", "decisions_per_s", "games_per_s", "copies_per_s", "state_bytes"}) {
      EXPECT_TRUE(object.contains(field)) << field;
    }
  }
}

}  // namespace
}  // namespace citybox::lab
