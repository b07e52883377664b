#include "tests/load/hand.hpp"

#include <gtest/gtest.h>

#include <set>

namespace citybox::load {
namespace {

const std::string kWatched =
    R"({"jsonrpc":"2.0","id":1,"result":{"info":{"table":"KMTRAQ"},"play":{"edition":3,"seq":5,)"
    R"("line":4,"view":{"state":{"line":99}},"deciders":[1],"legal":{"1":[{"verb":"pass"},)"
    R"({"verb":"move","space":"c2","to":["c1","d\"1"]},{"verb":"trade","goods":[{"wood":1},{}]}]},)"
    R"("standing":{"over":false}}}})";

std::string update(const std::string& changes) {
  return R"({"jsonrpc":"2.0","method":"update","params":{"table":"KMTRAQ","changes":)" + changes +
         R"(,"steps":[{"count":7,"seq":99}]}})";
}

std::set<std::string> drawn(const Hand& hand) {
  std::set<std::string> all;
  for (unsigned i = 0; i < 50; ++i) all.insert(hand.draw([i] { return i; }));
  return all;
}

TEST(HandTest, draws_each_of_the_choices) {
  Hand hand;
  EXPECT_FALSE(hand.owes());
  EXPECT_TRUE(hand.take(kWatched));
  EXPECT_TRUE(hand.owes());
  EXPECT_EQ(hand.seq(), 5U);
  EXPECT_EQ(hand.line(), 4U);
  EXPECT_EQ(drawn(hand),
            (std::set<std::string>{
                R"({"verb":"pass"})", R"({"verb":"move","space":"c2","to":"c1"})",
                R"({"verb":"move","space":"c2","to":"d\"1"})",
                R"({"verb":"trade","goods":{"wood":1}})", R"({"verb":"trade","goods":{}})"}));
}

TEST(HandTest, keeps_what_an_update_does_not_name) {
  Hand hand;
  hand.take(kWatched);
  hand.take(update(R"({"edition":4,"play":{"edition":4,"seq":6,"line":5,"deciders":[0,1]}})"));
  EXPECT_EQ(hand.seq(), 6U);
  EXPECT_EQ(drawn(hand).size(), 5U);
  hand.take(update(R"({"edition":5,"play":{"edition":5,"clock":{"left":1}}})"));
  EXPECT_EQ(hand.seq(), 6U);
  EXPECT_EQ(hand.line(), 5U);
  hand.take(update(
      R"({"edition":6,"play":{"edition":6,"seq":7,"legal":{"1":[]},"standing":{"over":true}}})"));
  EXPECT_FALSE(hand.owes());
  EXPECT_TRUE(hand.over());
}

TEST(HandTest, leaves_alone_what_needs_words) {
  Hand hand;
  hand.take(
      R"({"play":{"edition":1,"seq":1,"line":1,"legal":{"0":[{"verb":"propose","law":["taxes","free-text"]},)"
      R"({"verb":"propose","law":"free-text","number":2},{"verb":"end"}]}}})");
  EXPECT_EQ(drawn(hand),
            (std::set<std::string>{R"({"verb":"propose","law":"taxes"})", R"({"verb":"end"})"}));
}

TEST(HandTest, hears_nothing_of_the_game_in_other_news) {
  Hand hand;
  EXPECT_FALSE(hand.take(
      R"({"jsonrpc":"2.0","method":"update","params":{"table":"KMTRAQ","info":{"pace":3}}})"));
}

}  // namespace
}  // namespace citybox::load
