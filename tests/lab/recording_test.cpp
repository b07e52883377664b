#include "lab/record/recording.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "lab/record/json_lines.hpp"

namespace citybox::lab {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

TEST(Recording, what_the_pages_tests_show_is_current) {
  const auto parts = page_parts(".");
  EXPECT_GE(parts.size(), 5U);
  for (const PagePart& part : parts) {
    const auto files = record(part);
    ASSERT_TRUE(files) << files.error().text;
    for (const RecordedFile& file : *files) {
      EXPECT_TRUE(contents(file.path) == file.text)
          << file.path << " is out of date. Run: build/citybox lab record";
    }
  }
}

TEST(Recording, every_verb_is_shown) {
  for (const PagePart& part : page_parts(".")) {
    const auto files = record(part);
    ASSERT_TRUE(files) << files.error().text;
    const std::string& steps = files->back().text;
    const json::object words = part.game->vocabulary().at("words").as_object();
    for (const auto& [verb, label] : words.at("actions").as_object()) {
      EXPECT_NE(steps.find(fmt::format("\"action\": {{\"verb\":\"{}\"", std::string(verb))),
                std::string::npos)
          << part.game->info().id << ": no golden replay has the action " << verb;
    }
  }
}

TEST(Recording, json_has_a_line_for_each_member_down_to_a_depth) {
  const auto value = boost::json::parse(R"({"a":[1,{"b":[2,3]}],"c":{},"d":"x"})");
  EXPECT_EQ(json_lines(value, 0), "{\"a\":[1,{\"b\":[2,3]}],\"c\":{},\"d\":\"x\"}\n");
  EXPECT_EQ(json_lines(value, 2), R"({
 "a": [
  1,
  {"b":[2,3]}
 ],
 "c": {},
 "d": "x"
}
)");
}

}  // namespace
}  // namespace citybox::lab
