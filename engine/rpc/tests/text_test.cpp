#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "engine/entry/perft.hpp"
#include "engine/journal/replay.hpp"
#include "engine/rpc/line_reader.hpp"
#include "engine/types/quoted.hpp"

namespace citybox {
namespace {

std::string problem_with(const std::string& replay) {
  const auto read = parse_replay(replay);
  return read ? "" : read.error().text;
}

RC_GTEST_PROP(Quoted, comes_back_as_it_was, (const std::string& text)) {
  const std::string line = in_quotes(text) + " rest";
  std::string_view rest = line;
  RC_ASSERT(line.find('\n') == std::string::npos);
  RC_ASSERT(take_quoted(rest) == text);
  RC_ASSERT(rest == " rest");
}

RC_GTEST_PROP(Names, come_back_as_they_were, (std::vector<std::string> names)) {
  names.emplace_back("Ann");  // no names at all and one empty name are written alike
  RC_ASSERT(split_names(join_names(names)) == names);
}

TEST(Quoted, AnUnfinishedOneIsNone) {
  for (const char* text : {"", "a", "\"", "\"abc", "\"abc\\", "\"abc\\\""}) {
    std::string_view rest = text;
    EXPECT_FALSE(take_quoted(rest)) << text;
  }
}

TEST(Replay, AnErrorNamesItsLine) {
  EXPECT_EQ(problem_with("[Game \"plots\"]\n\n0: bid 3 ~ 7\n"),
            "Line 3: A draw is written as what came up / of how many, as in 14/28.");
  EXPECT_EQ(problem_with("[Game \"plots\"\n"), "Line 1: A tag is written as [Name \"value\"].");
  EXPECT_EQ(problem_with("[Game \"plots\"]\n9: bid 3\n"),
            "Line 2: A line begins with a tag, or with a seat and a colon, as in \"0: stop\".");
  EXPECT_EQ(problem_with("[Game \"plots\"]\n0:\n"), "Line 2: The action is missing.");
  EXPECT_EQ(problem_with("[Game \"plots\"]\n0: bid 1 \"words\n"),
            "Line 2: A quotation mark is missing.");
  EXPECT_EQ(problem_with("[Game \"plots\"]\n0: undo to x\n"),
            "Line 2: Write \"undo to\", \"redo to\" or \"retract\" and a number.");
  EXPECT_EQ(problem_with(""), "The replay does not name its game: [Game \"…\"] is missing.");
}

TEST(Replay, WordsDrawsAndCommentsAreToldApart) {
  const auto replay = parse_replay(
      "; a game\n[Game \"x\"]\n2: decree \"No cars; ~ ever\" ~ 1/6 0/2 ; well\nfacilitator: "
      "flood\n");
  ASSERT_TRUE(replay) << replay.error().text;
  ASSERT_EQ(replay->lines.size(), 2U);
  EXPECT_EQ(replay->lines[0].text, "decree");
  EXPECT_EQ(replay->lines[0].entry.words, "No cars; ~ ever");
  EXPECT_EQ(replay->lines[0].entry.draws, (std::vector<Draw>{{6, 1}, {2, 0}}));
  EXPECT_EQ(replay->lines[1].entry.actor, kFacilitator);
}

TEST(LineReader, CutsLinesHoweverTheyArrive) {
  std::vector<std::string> lines;
  const auto on_line = [&](std::string_view line) { lines.emplace_back(line); };
  const auto on_too_long = [&] { lines.emplace_back("<too long>"); };
  LineReader reader(5);
  for (const char* part : {"ab", "c\nde\r\n", "123456", "789\n", "\n", "12345\n", "last"}) {
    reader.feed(part, on_line, on_too_long);
  }
  reader.finish(on_line, on_too_long);
  EXPECT_EQ(lines, (std::vector<std::string>{"abc", "de", "<too long>", "", "12345", "last"}));
}

TEST(Perft, LinesComeBackAsTheyWere) {
  const auto lines = parse_perft("; comment\n\nexact 2 1 30\nseeded 4 6 10000\n");
  ASSERT_TRUE(lines);
  ASSERT_EQ(lines->size(), 2U);
  EXPECT_EQ(to_text((*lines)[0]), "exact 2 1 30");
  EXPECT_EQ(to_text((*lines)[1]), "seeded 4 6 10000");
  EXPECT_EQ(parse_perft("exact 2 1\n").error().text,
            "Line 1: write exact or seeded, then seats, depth and count.");
}

}  // namespace
}  // namespace citybox
