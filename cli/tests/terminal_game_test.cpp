#include "cli/terminal_game.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "catalog/catalog.hpp"

namespace citybox::cli {
namespace {

// What the terminal shows when these lines are typed in a game for two.
std::string shown(const std::string& game, const std::string& typed) {
  const GameEntry& entry = *find(game);
  auto journal = Journal::begin(entry, 2, {}, 1);
  EXPECT_TRUE(journal);
  std::vector<std::unique_ptr<Bot>> people(2);
  std::istringstream in(typed);
  testing::internal::CaptureStdout();
  TerminalGame(*std::move(journal), std::move(people), 1).run(in);
  std::fflush(stdout);
  return testing::internal::GetCapturedStdout();
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(TerminalGameTest, words_go_with_an_action_in_quotes) {
  const std::string named = shown("sustain", "found \"Neustadt\"\nreplay\n");
  EXPECT_TRUE(has(named, "founds Neustadt.")) << named;
  EXPECT_TRUE(has(named, ": found \"Neustadt\"")) << named;
}

TEST(TerminalGameTest, words_go_with_a_number_of_the_list_too) {
  const std::string named = shown("sustain", "1 \"Alt \\\"Stadt\\\"\"\nreplay\n");
  EXPECT_TRUE(has(named, "founds Alt \"Stadt\".")) << named;
}

TEST(TerminalGameTest, words_that_are_not_wanted_or_not_closed_change_nothing) {
  EXPECT_TRUE(has(shown("plots", "bid 1 \"Ha\"\n"), "No: No words go with"));
  const std::string open = shown("sustain", "found \"Neu\nreplay\n");
  EXPECT_TRUE(has(open, "Words stand between two quotation marks"));
  EXPECT_FALSE(has(open, ": found")) << open;
  EXPECT_TRUE(has(shown("sustain", "\"Neu\"\n"), "The list has numbers from 1 to 1."));
}

TEST(TerminalGameTest, undo_takes_the_words_back) {
  const std::string twice =
      shown("sustain", "found \"Neustadt\"\nundo\nfound \"Altstadt\"\nreplay\n");
  EXPECT_TRUE(has(twice, "founds Altstadt.")) << twice;
  EXPECT_TRUE(has(twice, ": undo to 0")) << twice;
}

}  // namespace
}  // namespace citybox::cli
