#include "cli/terminal_game.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "catalog/catalog.hpp"

namespace citybox::cli {
namespace {

enum class Other : std::uint8_t { kPerson, kBot, kTalker };

// What the terminal shows when these lines are typed in a game of so many, the first of whom types.
std::string shown(const std::string& game, const std::string& typed, Other other = Other::kPerson,
                  int seats = 2) {
  const GameEntry& entry = *find(game);
  auto journal = Journal::begin(entry, seats, {}, 1);
  EXPECT_TRUE(journal);
  std::vector<std::unique_ptr<Bot>> bots(static_cast<std::size_t>(seats));
  const char* name = other == Other::kTalker ? "normal" : "random";
  for (std::size_t i = 1; other != Other::kPerson && i < bots.size(); ++i) {
    bots[i] = *entry.bot(name);
  }
  std::istringstream in(typed);
  testing::internal::CaptureStdout();
  TerminalGame(*std::move(journal), std::move(bots), 1).run(in);
  std::fflush(stdout);
  return testing::internal::GetCapturedStdout();
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string many(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line;
  return text;
}

TEST(TerminalGameTest, words_go_with_an_action_in_quotes) {
  const std::string named = shown("sustain", "found \"Neustadt\"\nreplay\n");
  EXPECT_TRUE(has(named, "founds Neustadt.")) << named;
  EXPECT_TRUE(has(named, ": found \"Neustadt\"")) << named;
}

TEST(TerminalGameTest, the_list_shows_where_words_go) {
  EXPECT_TRUE(has(shown("sustain", "list\n"), "Found the city  (1 \"…\")"));
  EXPECT_FALSE(has(shown("plots", "\nlist\n"), "\"…\""));
}

TEST(TerminalGameTest, words_go_with_a_number_of_the_list_too) {
  const std::string named = shown("sustain", "1 \"Alt \\\"Stadt\\\"\"\nreplay\n");
  EXPECT_TRUE(has(named, "founds Alt \"Stadt\".")) << named;
}

TEST(TerminalGameTest, words_that_are_not_wanted_or_not_closed_change_nothing) {
  EXPECT_TRUE(has(shown("plots", "\nbid 1 \"Ha\"\n"), "No: No words go with"));
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

TEST(TerminalGameTest, a_hint_names_the_place_as_the_list_does) {
  const std::string text = shown("crash-city", "hint\n", Other::kBot);
  EXPECT_TRUE(has(text, "1  Turn up a tile here: ")) << text;
  EXPECT_TRUE(has(text, ">   Turn up a tile here: ")) << text;
}

TEST(TerminalGameTest, tiles_are_drawn_as_they_lie_with_what_they_are_worth) {
  const std::string text = shown("build-back", "", Other::kBot);
  EXPECT_TRUE(has(text, "| Water Station            | Food Pantry ")) << text;
  EXPECT_TRUE(has(text, " VP), for ")) << text;
}

TEST(TerminalGameTest, people_read_sentences_names_and_the_goal) {
  const std::string text = shown("city-roots", "1\n1\nhint\n", Other::kBot);
  EXPECT_TRUE(has(text, "At the table: you, Bo.")) << text;
  EXPECT_TRUE(has(text, "Goal: ")) << text;
  EXPECT_TRUE(has(text, "You enact ")) << text;
  EXPECT_FALSE(has(text, "Seat 0")) << text;
  EXPECT_FALSE(has(text, "enact cut-corporate-taxes")) << text;
  EXPECT_FALSE(has(text, "{")) << text;
}

TEST(TerminalGameTest, nobody_is_told_the_secrets_of_others) {
  const std::string mine = shown("build-back", "\n", Other::kBot);
  EXPECT_TRUE(has(mine, "Your secret objective: ")) << mine;
  EXPECT_FALSE(has(mine, "Bo holds")) << mine;
  // Two at one keyboard: nothing of either is shown before it was passed.
  const std::string both = shown("build-back", "");
  EXPECT_TRUE(has(both, "This is for Player 1 only: pass the keyboard")) << both;
  EXPECT_FALSE(has(both, "secret objective")) << both;
  EXPECT_FALSE(has(both, "holds the")) << both;
}

TEST(TerminalGameTest, many_choices_are_made_step_by_step) {
  // To the first talk.
  const std::string talk = shown("sustain", "1\n1\nlist\n", Other::kBot);
  EXPECT_TRUE(has(talk, "choices)")) << talk;
  EXPECT_FALSE(has(talk, "  40  ")) << "no list is that long";
  const std::string narrower = shown("sustain", "1\n1\n1\nback\n", Other::kBot);
  EXPECT_TRUE(has(narrower, "back: to the list before")) << narrower;
}

TEST(TerminalGameTest, a_bot_talks_until_nobody_else_has_anything_to_say) {
  const std::string talk = shown("sustain", "1\n1\nlist\n", Other::kTalker);
  EXPECT_TRUE(has(talk, "discussion: you and Bo are not ready yet.")) << talk;
}

TEST(TerminalGameTest, a_bot_names_a_promise_that_was_broken) {
  const std::string year =
      "choose 1\npromise put 1 on house\npromise put 1 on bus-stop\nready\npass\n";
  const std::string text =
      shown("sustain", "found\ntake housing\ntake mobility\n" + many(year, 8), Other::kTalker);
  const std::string_view begin = "Bo: “You promised 1 coin for the ";
  ASSERT_TRUE(has(text, begin)) << text;
  EXPECT_EQ(text.find(" last year and put none there.”"),
            text.find("last year and put none there.”", text.find(begin)) - 1);
}

// Whoever always takes the first line gets far in each game, and reads no notation.
TEST(TerminalGameTest, every_game_can_be_played_by_its_list) {
  for (const GameEntry* game : all_games()) {
    const int seats = std::max(2, game->info().min_seats);
    const std::string text = shown(game->info().id, many("1\n", 500), Other::kBot, seats);
    EXPECT_TRUE(has(text, "Goal: ")) << game->info().id;
    EXPECT_FALSE(has(text, "{")) << game->info().id << text.substr(text.find('{'), 80);
    EXPECT_FALSE(has(text, "Seat 0")) << game->info().id;
    EXPECT_FALSE(has(text, "The list has numbers")) << game->info().id;
  }
}

}  // namespace
}  // namespace citybox::cli
