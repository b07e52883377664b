#include "engine/types/sentence.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <sstream>

namespace citybox {
namespace {

namespace json = boost::json;

json::value file(const char* path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return json::parse(text.str());
}

// The page is tested on the same cases.
TEST(Sentence, IsResolvedAsTheProtocolSays) {
  const json::value cases = file("protocol/sentences.json");
  ASSERT_FALSE(cases.as_array().empty());
  for (const json::value& one : cases.as_array()) {
    SeatSet you;
    for (const json::value& seat : one.at("you").as_array()) {
      you.add(Seat{seat.to_number<std::uint8_t>()});
    }
    const auto name = [&](Seat seat) {
      return std::string(one.at("names").at(std::to_string(seat.index)).as_string());
    };
    EXPECT_EQ(resolve(one.at("sentence").as_string(), you, name), one.at("expected").as_string())
        << one.at("about");
    EXPECT_FALSE(sentence_fault(one.at("sentence").as_string(), 4)) << one.at("about");
  }
}

TEST(Sentence, ItsFaultsAreFound) {
  for (const char* wrong :
       {"{seat:0", "{seat:0|You build} a park.", "{seat:0|You|{name}|they}", "{seat:4} passes.",
        "{seat:x} passes.", "{name} passes.", "A park}", "{space} is free.",
        "{seat:0|{name} builds|You build} a park.", "{seat:0|You build|{name} builds {space}}."}) {
    EXPECT_TRUE(sentence_fault(wrong, 4)) << wrong;
  }
  EXPECT_FALSE(sentence_fault("{seat:15|You|{name}}", 4)) << "the facilitator is always there";
}

}  // namespace
}  // namespace citybox
