#include "engine/types/words.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <sstream>
#include <vector>

#include "engine/types/sentence.hpp"

namespace citybox {
namespace {

std::string read_by(int you, const std::string& sentence) {
  const SeatSet eyes = you < 0 ? SeatSet() : SeatSet(Seat{static_cast<std::uint8_t>(you)});
  return resolve(sentence, eyes, [](Seat seat) { return seat.index == 0 ? "Ana" : "Bob"; });
}

TEST(Words, a_whole_sentence_has_both_persons_and_both_numbers) {
  constexpr auto kText = "{who|You take|{name} takes} {n|a coin|{n} coins} from {other}.";
  const std::string one = say(kText, {{"who", Seat{0}}, {"n", 1}, {"other", Seat{1}}});
  EXPECT_EQ(read_by(0, one), "You take a coin from Bob.");
  EXPECT_EQ(read_by(1, one), "Ana takes a coin from you.");
  const std::string three = say(kText, {{"who", Seat{1}}, {"n", 3}, {"other", Seat{0}}});
  EXPECT_EQ(read_by(-1, three), "Bob takes 3 coins from Ana.");
  EXPECT_FALSE(sentence_fault(three, 2).has_value());
}

TEST(Words, forms_hold_other_fills) {
  const std::string text =
      say("{who|You lose {n|{n} home|{n} homes}|{name} loses {n}}.", {{"who", Seat{0}}, {"n", 2}});
  EXPECT_EQ(read_by(0, text), "You lose 2 homes.");
  EXPECT_EQ(read_by(1, text), "Ana loses 2.");
}

// The page is tested on the same cases.
TEST(Words, templates_are_filled_as_the_protocol_says) {
  namespace json = boost::json;
  std::stringstream file;
  file << std::ifstream("protocol/templates.json").rdbuf();
  const json::value cases = json::parse(file.str());
  ASSERT_FALSE(cases.as_array().empty());
  for (const json::value& one : cases.as_array()) {
    std::vector<Fill> fills;
    for (const auto& [name, value] : one.at("fills").as_object()) {
      if (value.is_string()) {
        fills.emplace_back(name, std::string(value.get_string()));
      } else {
        fills.emplace_back(name, value.as_int64());
      }
    }
    EXPECT_EQ(say(one.at("template").as_string(), fills), one.at("expected").as_string())
        << one.at("about");
  }
}

TEST(Words, seats_are_listed) {
  SeatSet both(Seat{0});
  both.add(Seat{1});
  EXPECT_EQ(read_by(1, say("{all} share it.", {{"all", both}})), "Ana and you share it.");
}

TEST(Words, what_is_not_filled_stays_and_is_found) {
  EXPECT_TRUE(sentence_fault(say("At {space}.", {{"place", "a1"}}), 2).has_value());
  EXPECT_EQ(say("An open { brace", {}), "An open { brace");
}

TEST(Words, texts_are_not_read_as_templates) {
  EXPECT_EQ(say("{a} {b}", {{"a", "{b}"}, {"b", "x"}}), "{b} x");
}

TEST(Words, small_ones) {
  EXPECT_EQ(counted(1, "coin", "coins"), "1 coin");
  EXPECT_EQ(counted(0, "coin", "coins"), "0 coins");
  EXPECT_EQ(number_word(12), "twelve");
  EXPECT_EQ(number_word(13), "13");
  EXPECT_EQ(number_word(-1), "-1");
  EXPECT_EQ(listed({"a", "b", "c"}), "a, b and c");
  EXPECT_EQ(listed({}), "");
  EXPECT_EQ(capital("the end"), "The end");
  EXPECT_EQ(capital("{seat:1|your land|{name}'s land} and {seat:2|you|{name}}"),
            "{seat:1|Your land|{name}'s land} and {seat:2|you|{name}}");
  EXPECT_EQ(signed_number(-2), "−2");
}

TEST(Words, what_a_person_writes_is_one_line_that_can_be_read) {
  EXPECT_TRUE(is_one_plain_line("Grüne Wiesen, 7 – {ours}"));
  for (const char* odd : {"", "  ", "two\nlines", "bell\a", "\x7F", "C1\xC2\x85 here"}) {
    EXPECT_FALSE(is_one_plain_line(odd)) << odd;
  }
  EXPECT_EQ(characters("Grüne Wiesen"), 12);
}

}  // namespace
}  // namespace citybox
