#include "engine/table/label.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/types/json.hpp"

namespace citybox {
namespace {

// The page is tested on the same cases.
TEST(Label, IsMadeAsTheProtocolSays) {
  std::stringstream text;
  text << std::ifstream("protocol/labels.json").rdbuf();
  const json::value file = json::parse(text.str());
  const auto words = from_json<Words>(file.at("words"), "words");
  ASSERT_TRUE(words) << words.error().text;
  ASSERT_FALSE(file.at("cases").as_array().empty());
  for (const json::value& one : file.at("cases").as_array()) {
    const json::object& action = one.at("action").as_object();
    EXPECT_EQ(label_of(*words, action), one.at("expected").as_string()) << one.at("about");
    EXPECT_EQ(takes_words(*words, action), one.as_object().contains("with_words"))
        << one.at("about");
  }
}

}  // namespace
}  // namespace citybox
