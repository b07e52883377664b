#include "engine/entry/content_path.hpp"

#include <gtest/gtest.h>

#include "engine/types/nearest.hpp"

namespace citybox {
namespace {

json::object town() {
  return json::parse(R"({
    "goal": 20,
    "center": ["c3", "d3"],
    "money": [[9, 12], [10, 3]],
    "cost": {"water": 1, "food": 2},
    "tiles": [{"tile": "none", "vp": 0}, {"tile": "well", "vp": 1}]
  })")
      .as_object();
}

json::object with(const std::string& setting) {
  json::object whole = town();
  const auto done = set_at(whole, setting);
  EXPECT_TRUE(done) << done.error().text;
  return whole;
}
std::string refused(const std::string& setting) {
  json::object whole = town();
  const auto done = set_at(whole, setting);
  EXPECT_FALSE(done) << json::serialize(whole);
  return done ? "" : done.error().text;
}

TEST(ContentPath, numbers_go_by_field_by_name_and_by_index) {
  EXPECT_EQ(with("goal=18").at("goal"), json::value(18));
  EXPECT_EQ(with("cost.food=0").at("cost").at("food"), json::value(0));
  EXPECT_EQ(with("money.1.0=5").at("money").at(1).at(0), json::value(5));
  EXPECT_EQ(with("tiles.well.vp=4").at("tiles").at(1).at("vp"), json::value(4));
  EXPECT_EQ(with("tiles.1.vp=4"), with("tiles.well.vp=4"));
}

TEST(ContentPath, what_is_no_json_is_a_text_and_sets_are_whole) {
  EXPECT_EQ(with("goal=many").at("goal"), json::value("many"));
  EXPECT_EQ(with(R"(center=["a1"])").at("center"), json::parse(R"(["a1"])"));
  EXPECT_EQ(with(R"(cost={"food":7})").at("cost"), json::parse(R"({"water":1,"food":7})"));
}

TEST(ContentPath, a_path_that_is_not_there_names_the_nearest) {
  EXPECT_NE(refused("gaol=3").find("goal"), std::string::npos);
  EXPECT_NE(refused("tiles.wel.vp=3").find("tiles.well.vp"), std::string::npos);
  EXPECT_NE(refused("money.2.0=3").find("money."), std::string::npos);
  EXPECT_NE(refused("center.0=c4").find("center"), std::string::npos);
  EXPECT_NE(refused("goal").find("path=value"), std::string::npos);
}

TEST(ContentPath, an_array_is_patched_by_keys_or_replaced_whole) {
  json::object whole = town();
  ASSERT_TRUE(patch_content(
      whole,
      json::parse(R"({"tiles": {"well": {"vp": 2}}, "money": [[1, 1], [2, 2]]})").as_object()));
  EXPECT_EQ(whole.at("tiles").at(1), json::parse(R"({"tile": "well", "vp": 2})"));
  EXPECT_EQ(whole.at("tiles").at(0), town().at("tiles").at(0));
  EXPECT_EQ(whole.at("money"), json::parse("[[1, 1], [2, 2]]"));
}

TEST(ContentPath, the_smallest_patch_leads_from_one_to_the_other) {
  json::object other = town();
  ASSERT_TRUE(set_at(other, "tiles.well.vp=9"));
  ASSERT_TRUE(set_at(other, "money.0.1=0"));
  ASSERT_TRUE(set_at(other, R"(center=["a1"])"));
  const json::object patch = patch_between(town(), other);
  EXPECT_EQ(patch, json::parse(R"({"center": ["a1"], "money": {"0": {"1": 0}},
                                   "tiles": {"well": {"vp": 9}}})")
                       .as_object());
  json::object again = town();
  ASSERT_TRUE(patch_content(again, patch));
  EXPECT_EQ(again, other);
  const auto changes = changes_between(town(), other);
  ASSERT_EQ(changes.size(), 3U);
  EXPECT_EQ(changes[2].path, "tiles.well.vp");
  EXPECT_EQ(changes[2].from, json::value(1));
  EXPECT_EQ(changes[2].to, json::value(9));
}

TEST(Nearest, the_words_most_alike_come_first) {
  const std::vector<std::string> words = {"rent_goal", "revenue_goal", "renters", "cap"};
  EXPECT_EQ(nearest(words, "revenue_gaol", 2),
            (std::vector<std::string>{"revenue_goal", "rent_goal"}));
  EXPECT_TRUE(nearest({}, "anything", 3).empty());
}

}  // namespace
}  // namespace citybox
