#include "lab/command.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <cstdio>
#include <string>

#include "tests/lab/run_command.hpp"

namespace citybox::lab {
namespace {

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
       {"lab play chess --bots random",
        "lab play plots --bots genius,random",
        "lab play plots --bots random",
        "lab play plots --bots random,random --games 0",
        "lab play plots --bots random,random --games -5",
        "lab play plots --bots random,random --threads 0",
        "lab play plots --bots random,random --options walls",
        "lab play plots --bots random,random --options a=b",
        "lab play plots --bots random,random --set rounds",
        "lab bench chess",
        "lab play plots --bots random,random --set depth=3",
        "lab play plots --bots random,random --content /no/such/file",
        "lab play plots --bots random,random --json --csv",
        "lab play plots --bots random,random --share 0/2",
        "lab play plots --bots random,random --share 2/2 --out /tmp/never",
        "lab play plots --bots random,random --share half --out /tmp/never",
        "lab play plots --bots random,random --share 0/0 --out /tmp/never",
        "lab arena plots --bots random",
        "lab arena plots --bots random,random",
        "lab arena plots --bots random,greedy --seats 9",
        "lab arena plots --bots random --among random",
        "lab sweep plots --bots random,random",
        "lab sweep plots --bots random,random --vary rounds",
        "lab sweep plots --bots random,random --vary rounds=5..2",
        "lab sweep plots --bots random,random --vary depth=1,2",
        "lab sweep plots --bots random,random --vary rounds=1,2 --vary rounds=3",
        "lab sweep plots --bots random,random --vary rounds=1,,2",
        "lab tune plots --bots random,random --vary rounds=1..5",
        "lab tune plots --bots random,random --vary rounds=1..5 --target won",
        "lab tune plots --bots random,random --vary rounds=1..5 --target luck=50%",
        "lab tune plots --bots random,random --vary rounds=1..5 --target won=45..65",
        "lab tune plots --bots random,random --vary rounds=1..5 --target won=50% --budget 5",
        "lab tune city-roots --bots random,random --vary revenue_goal=15..25 --target won=50%",
        "lab merge /no/such/folder",
        "lab gaps chess",
        "lab gaps plots --bots genius",
        "lab gaps plots --games 0",
        "lab gaps plots --options walls",
        "lab gaps plots --seats 9",
        "lab gaps plots --set rounds",
        "lab bench --seconds 0"}) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_TRUE(ran.err.ends_with(".\n")) << arguments << ": " << ran.err;
  }
}

TEST(LabCommand, a_negative_seed_and_an_empty_name_are_no_arguments) {
  for (const char* arguments : {"lab play plots --bots random,random --games 2 --seed -1",
                                "lab gaps plots --games 2 --seed -1", "lab report plots --seed -1",
                                "lab play plots --bots random,random --games 2 --out \"\"",
                                "lab report plots --out \"\""}) {
    EXPECT_GT(run(arguments).exit_code, 1000) << arguments;
  }
}

TEST(LabCommand, gaps_plays_with_other_numbers_and_says_so) {
  const Ran ran = run("lab gaps plots --games 10 --set rounds=2");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_NE(ran.out.find("Numbers: rounds=2\n"), std::string::npos) << ran.out;
}

TEST(LabCommand, gaps_prints_what_it_found_by_weight) {
  const Ran ran = run("lab gaps plots --games 30 --seed 3 --threads 2");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  for (const char* word : {"Defects: 0", "Gaps: ", "Hints: ", "pace=minute changed none"}) {
    EXPECT_NE(ran.out.find(word), std::string::npos) << word << " in\n" << ran.out;
  }
}

TEST(LabCommand, gaps_writes_replays_that_can_be_played) {
  const std::string folder = testing::TempDir() + "gaps_replays";
  const Ran ran = run("lab gaps plots --games 40 --json --replays " + folder);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  const auto report = boost::json::parse(ran.out).as_object();
  EXPECT_EQ(report.at("game"), "plots");
  EXPECT_FALSE(report.at("findings").as_array().empty());
  for (const auto& finding : report.at("findings").as_array()) {
    const auto& each = finding.as_object();
    EXPECT_EQ(each.contains("see"), each.contains("replay")) << finding;
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
    EXPECT_EQ(object.size(), 7U);
    for (const char* field : {"game", "decisions_per_s", "games_per_s", "copies_per_s",
                              "state_bytes", "searches_per_s", "short_searches_per_s"}) {
      EXPECT_TRUE(object.contains(field)) << field;
    }
  }
}

// Runs it with a standard output that is full.
Ran run_into_full(const std::string& arguments) {
  std::fflush(stdout);
  const int own = dup(STDOUT_FILENO), full = open("/dev/full", O_WRONLY | O_CLOEXEC);
  dup2(full, STDOUT_FILENO);
  close(full);
  CLI::App app;
  Ran ran;
  add_lab_command(app, ran.exit_code);
  testing::internal::CaptureStderr();
  app.parse(arguments);
  ran.err = testing::internal::GetCapturedStderr();
  dup2(own, STDOUT_FILENO);
  close(own);
  std::clearerr(stdout);
  return ran;
}

TEST(LabCommand, what_cannot_be_printed_is_a_sentence_and_exit_code_2) {
  for (const char* arguments :
       {"lab play plots --bots random,random --games 5",
        "lab sweep plots --bots random,random --games 5 --vary best_plot=1..8 --csv",
        "lab content city-roots", "lab hash plots"}) {
    const Ran ran = run_into_full(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_NE(ran.err.find("output cannot be written"), std::string::npos) << ran.err;
  }
}

TEST(LabCommand, numbers_that_bots_would_divide_by_nothing_with_are_refused) {
  const Ran ran = run("lab content city-roots --set revenue_goal=0");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_NE(ran.err.find("CR-26"), std::string::npos) << ran.err;
}

}  // namespace
}  // namespace citybox::lab
