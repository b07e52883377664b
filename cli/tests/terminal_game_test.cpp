#include "cli/terminal_game.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "catalog/catalog.hpp"

namespace citybox::cli {
namespace {

enum class Other : std::uint8_t { kPerson, kBot };

// What the terminal shows when these lines are typed in a game for two.
std::string shown(const std::string& game, const std::string& typed, Other other = Other::kPerson) {
  const GameEntry& entry = *find(game);
  auto journal = Journal::begin(entry, 2, {}, 1);
  EXPECT_TRUE(journal);
  std::vector<std::unique_ptr<Bot>> bots(2);
  if (other == Other::kBot) bots[1] = *entry.bot("random");
  std::istringstream in(typed);
  testing::internal::CaptureStdout();
  TerminalGame(*std::move(journal), std::move(bots), 1).run(in);
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

TEST(TerminalGameTest, the_list_shows_where_words_go) {
  EXPECT_TRUE(has(shown("sustain", "list\n"), "found \"…\""));
  EXPECT_FALSE(has(shown("plots", "list\n"), "\"…\""));
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

TEST(TerminalGameTest, redo_lets_stand_what_was_taken_back_until_the_next_action) {
  const std::string again =
      shown("sustain", "redo\nfound \"Neustadt\"\nundo\nredo\nredo\nreplay\n");
  EXPECT_TRUE(has(again, "Nothing was taken back since the last action.")) << again;
  EXPECT_TRUE(has(again, "That stands again.")) << again;
  EXPECT_TRUE(has(again, ": redo to 1")) << again;
}

TEST(TerminalGameTest, one_person_cannot_look_at_what_chance_brings_and_go_back) {
  const std::string alone = shown("city-roots", "lobby\nundo\nreplay\n", Other::kBot);
  EXPECT_TRUE(has(alone, "that cannot be taken back alone.")) << alone;
  EXPECT_FALSE(has(alone, ": undo")) << alone;
  EXPECT_TRUE(has(shown("city-roots", "lobby\nundo\nreplay\n"), ": undo to 0"));  // they agree
}

}  // namespace
}  // namespace citybox::cli
