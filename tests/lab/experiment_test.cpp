// Results in folders: stopped, gone on with, played apart and joined, they are what one go gives.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "engine/types/json_text.hpp"
#include "lab/play/progress.hpp"
#include "tests/lab/run_command.hpp"
#include "tests/support/temp_folder.hpp"

namespace citybox::lab {
namespace {

using server::TempFolder;

namespace fs = std::filesystem;

const std::string kPlay = "lab play plots --bots random,greedy --seed 3 ";

std::string text_in(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

std::size_t lines_in(const fs::path& file) {
  const std::string text = text_in(file);
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

class Experiments : public testing::Test {
 protected:
  std::string folder(const std::string& name) const { return (temp_.path() / name).string(); }
  std::string merged(const std::string& name, const std::string& how = "--json") const {
    const Ran ran = run("lab merge " + folder(name) + " " + how);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    return ran.out;
  }

  TempFolder temp_;
};

TEST_F(Experiments, a_folder_gives_the_numbers_of_memory) {
  const auto numbers = [](const Ran& ran) {
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    json::object object = json::parse(ran.out).as_object();
    object.erase("games_per_s");
    return object;
  };
  const json::object in_memory = numbers(run(kPlay + "--games 300 --json"));
  EXPECT_EQ(numbers(run(kPlay + "--games 300 --json --out " + folder("a"))), in_memory);
  EXPECT_EQ(json::parse(merged("a")), in_memory);
}

TEST_F(Experiments, more_games_go_on_from_what_is_there_and_equal_one_go) {
  run(kPlay + "--games 100 --out " + folder("steps"));
  const std::size_t before = lines_in(folder("steps") + "/part-0-of-1.jsonl");
  run(kPlay + "--games 103 --out " + folder("steps"));
  run(kPlay + "--games 250 --threads 4 --out " + folder("steps"));
  run(kPlay + "--games 250 --threads 1 --out " + folder("once"));
  EXPECT_EQ(merged("steps"), merged("once"));
  EXPECT_EQ(merged("steps", "--csv"), merged("once", "--csv"));
  EXPECT_EQ(merged("steps", ""), merged("once", ""));
  EXPECT_GT(lines_in(folder("steps") + "/part-0-of-1.jsonl"), before);
}

TEST_F(Experiments, the_same_command_again_plays_nothing_and_says_the_same) {
  run(kPlay + "--games 100 --out " + folder("a"));
  const std::string file = folder("a") + "/part-0-of-1.jsonl";
  const std::string before = text_in(file);
  const Ran again = run(kPlay + "--games 100 --json --out " + folder("a"));
  EXPECT_EQ(text_in(file), before);
  EXPECT_EQ(again.out, merged("a"));
}

TEST_F(Experiments, fewer_games_are_those_of_a_shorter_run) {
  run(kPlay + "--games 400 --out " + folder("a"));
  const Ran fewer = run(kPlay + "--games 200 --json --out " + folder("a"));
  run(kPlay + "--games 200 --out " + folder("b"));
  json::object one = json::parse(fewer.out).as_object();
  one.erase("games_per_s");
  EXPECT_EQ(json::value(one), json::parse(merged("b")));
}

TEST_F(Experiments, a_torn_last_line_is_played_again) {
  run(kPlay + "--games 100 --out " + folder("whole"));
  run(kPlay + "--games 100 --out " + folder("torn"));
  const std::string file = folder("torn") + "/part-0-of-1.jsonl";
  fs::resize_file(file, fs::file_size(file) - 20);
  const Ran partial = run("lab merge " + folder("torn") + " --json");
  EXPECT_EQ(partial.exit_code, 0) << partial.err;
  EXPECT_NE(partial.err.find("Missing: games "), std::string::npos) << partial.err;
  EXPECT_NE(partial.out, merged("whole"));
  run(kPlay + "--games 100 --out " + folder("torn"));
  EXPECT_EQ(merged("torn"), merged("whole"));
}

TEST_F(Experiments, a_broken_line_within_is_a_sentence_with_its_place) {
  run(kPlay + "--games 100 --out " + folder("a"));
  const std::string file = folder("a") + "/part-0-of-1.jsonl";
  std::string text = text_in(file);
  text[text.find('\n') + 1] = 'x';
  std::ofstream(file, std::ios::binary) << text;
  const Ran ran = run("lab merge " + folder("a"));
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_NE(ran.err.find("line 2: this is no line of results."), std::string::npos) << ran.err;
}

TEST_F(Experiments, another_experiment_is_refused_with_what_differs) {
  run(kPlay + "--games 50 --out " + folder("a"));
  const auto refused = [&](const std::string& arguments) {
    const Ran ran = run("lab play plots --games 50 --out " + folder("a") + " " + arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    return ran.err;
  };
  EXPECT_NE(refused("--bots random,greedy --seed 4").find("its \"seed\" is 3, not 4"),
            std::string::npos);
  EXPECT_NE(refused("--bots random,random --seed 3").find("its \"lineups\" is"), std::string::npos);
  EXPECT_NE(refused("--bots random,greedy --seed 3 --set rounds=4").find("its \"numbers\" is {}"),
            std::string::npos);
  EXPECT_NE(
      refused("--bots random,greedy --seed 3 --options unclaimed=carried").find("its \"options\""),
      std::string::npos);
  run("lab play plots --bots random,greedy --games 50 --seed 9 --out " + folder("b"));
  const Ran both = run("lab merge " + folder("a") + " " + folder("b"));
  EXPECT_EQ(both.exit_code, 2);
  EXPECT_NE(both.err.find("another experiment"), std::string::npos) << both.err;
}

TEST_F(Experiments, shares_give_the_numbers_of_one_and_never_the_same_game) {
  run(kPlay + "--games 230 --out " + folder("one"));
  for (const char* share : {"0/3", "2/3"}) {
    const Ran ran = run(kPlay + "--games 230 --out " + folder("three") + " --share " + share);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
  const Ran missing = run("lab merge " + folder("three"));
  EXPECT_NE(missing.err.find("Missing: games "), std::string::npos) << "share 1 never ran";
  run(kPlay + "--games 230 --out " + folder("three") + " --share 1/3");
  const Ran all = run("lab merge " + folder("three") + " --json");
  EXPECT_EQ(all.err, "") << "nothing is missing and nothing is there twice";
  EXPECT_EQ(all.out, merged("one"));
}

TEST_F(Experiments, one_process_plays_the_share_of_one_that_died) {
  run(kPlay + "--games 100 --out " + folder("a") + " --share 0/2");
  run(kPlay + "--games 100 --out " + folder("a"));
  run(kPlay + "--games 100 --out " + folder("b"));
  EXPECT_EQ(merged("a"), merged("b"));
}

TEST_F(Experiments, games_that_stand_there_twice_count_once) {
  run(kPlay + "--games 100 --out " + folder("a"));
  run(kPlay + "--games 100 --out " + folder("b"));
  const Ran both = run("lab merge " + folder("a") + " " + folder("b") + " --json");
  EXPECT_EQ(both.out, merged("a"));
  EXPECT_NE(both.err.find("100 games stand there more than once"), std::string::npos) << both.err;
}

TEST_F(Experiments, two_that_say_different_things_of_the_same_games_are_refused) {
  run(kPlay + "--games 100 --out " + folder("a"));
  run(kPlay + "--games 100 --out " + folder("b"));
  const std::string file = folder("b") + "/part-0-of-1.jsonl";
  std::string text = text_in(file);
  const std::string what = "\"games_with_winner\":";
  text.replace(text.find(what) + what.size(), 1, "0");
  std::ofstream(file, std::ios::binary) << text;
  const Ran both = run("lab merge " + folder("a") + " " + folder("b"));
  EXPECT_EQ(both.exit_code, 2);
  EXPECT_NE(both.err.find("say different things of the same games"), std::string::npos) << both.err;
}

TEST_F(Experiments, what_was_joined_is_a_file_of_results_again) {
  run(kPlay + "--games 60 --out " + folder("a") + " --share 0/2");
  run(kPlay + "--games 60 --out " + folder("a") + " --share 1/2");
  const std::string joined = folder("joined.jsonl");
  EXPECT_EQ(run("lab merge " + folder("a") + " --out " + joined).exit_code, 0);
  EXPECT_EQ(run("lab merge " + joined + " --json").out, merged("a"));
  EXPECT_EQ(run("lab merge " + folder("a") + " --out " + joined).exit_code, 2) << "is there";
}

TEST_F(Experiments, an_arena_and_a_sweep_are_shared_and_joined_alike) {
  for (const std::string& what :
       {std::string("lab arena plots --bots random,greedy --seats 3 --games 120 "),
        std::string("lab sweep plots --bots random,random --games 60 --vary rounds=3..5 ")}) {
    const std::string name = what.substr(4, 5);
    run(what + "--out " + folder(name + "1"));
    run(what + "--out " + folder(name + "2") + " --share 0/2");
    run(what + "--out " + folder(name + "2") + " --share 1/2 --threads 3");
    for (const char* how : {"", "--json", "--csv"}) {
      EXPECT_EQ(merged(name + "1", how), merged(name + "2", how)) << what << how;
    }
  }
}

TEST_F(Experiments, fewer_games_off_the_borders_of_blocks_are_played_once_and_stay) {
  run(kPlay + "--games 400 --out " + folder("a"));
  run(kPlay + "--games 201 --out " + folder("a"));
  const std::string file = folder("a") + "/part-0-of-1.jsonl";
  const std::size_t before = lines_in(file);
  run(kPlay + "--games 201 --out " + folder("a"));
  EXPECT_EQ(lines_in(file), before) << "nothing is appended twice";
}

TEST_F(Experiments, another_program_or_another_kind_of_count_is_refused) {
  run(kPlay + "--games 20 --out " + folder("a"));
  const std::string file = folder("a") + "/part-0-of-1.jsonl";
  const std::string text = text_in(file), counts = "\"counts\":\"all\"", what = "\"program\":\"";
  std::string card = text, program = text;
  card.replace(card.find(counts), counts.size(), "\"counts\":\"ends\"");
  std::ofstream(file, std::ios::binary) << card;
  const Ran ends = run(kPlay + "--games 20 --out " + folder("a"));
  EXPECT_EQ(ends.exit_code, 2);
  EXPECT_NE(ends.err.find("choices"), std::string::npos) << ends.err;
  program.insert(program.find(what) + what.size(), "old-");
  std::ofstream(file, std::ios::binary) << program;
  const Ran old = run(kPlay + "--games 20 --out " + folder("a"));
  EXPECT_EQ(old.exit_code, 2);
  EXPECT_NE(old.err.find("version old-"), std::string::npos) << old.err;
}

TEST(Progress, says_the_rate_and_the_time_left) {
  EXPECT_EQ(progress_line(500, 1000, 2),
            "[####################                    ] 500 of 1,000 games, 250/s, 0:02 left");
  EXPECT_NE(progress_line(1, 100'000, 10).find(", 0.1/s, 277:46:30 left"), std::string::npos)
      << progress_line(1, 100'000, 10);
  EXPECT_EQ(progress_line(0, 10, 0), "[                                        ] 0 of 10 games");
}

}  // namespace
}  // namespace citybox::lab
