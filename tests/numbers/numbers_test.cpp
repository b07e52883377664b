#include "engine/entry/numbers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "tests/support/temp_folder.hpp"

namespace citybox {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const GameEntry& game(const char* id) { return **find_game(id); }

Numbers read(const char* id, const std::vector<std::string>& settings) {
  auto numbers = read_numbers(game(id), "", settings);
  EXPECT_TRUE(numbers) << numbers.error().text;
  return numbers.value_or(Numbers{});
}
std::string refused(const char* id, const std::vector<std::string>& settings,
                    const std::string& file = "") {
  const auto numbers = read_numbers(game(id), file, settings);
  EXPECT_FALSE(numbers);
  return numbers ? "" : numbers.error().text;
}

class NumbersInAFile : public testing::Test {
 protected:
  std::string file(const std::string& text) {
    const std::string path = folder_.path() / "numbers.json";
    std::ofstream(path) << text;
    return path;
  }
  server::TempFolder folder_;
};

TEST(Numbers, without_a_word_they_are_the_published_ones) {
  for (const GameEntry* each : all_games()) {
    const auto numbers = read_numbers(*each, "", {});
    ASSERT_TRUE(numbers) << numbers.error().text;
    EXPECT_EQ(numbers->content, nullptr);
    EXPECT_THAT(numbers->patch, IsEmpty());
    EXPECT_THAT(numbers->warnings, IsEmpty());
  }
}

TEST(Numbers, a_setting_changes_one_number_and_its_patch_says_which) {
  const Numbers numbers = read("build-back", {"tiles.well.cost.supplies=3"});
  EXPECT_EQ(json::serialize(numbers.patch), R"({"tiles":{"well":{"cost":{"supplies":3}}}})");
  EXPECT_THAT(numbers.warnings, IsEmpty());
}

// City Roots had 14 kinds of event cards before version 2 of its numbers.
TEST(Numbers, what_was_stored_under_an_older_version_is_a_patch_of_what_was_published_then) {
  const GameEntry& city = game("city-roots");
  const json::object stored{{"copies", {{"rent-hike", 5}}}};
  const auto before = city.stored_content(stored, 1);
  ASSERT_TRUE(before) << before.error().text;
  const json::object old = city.content(*before);
  EXPECT_EQ(old.at("copies").at("rent-hike"), 5);
  EXPECT_EQ(old.at("copies").at("luxury-condos"), 5);
  EXPECT_EQ(old.at("copies").at("waiting-list"), 0);
  EXPECT_EQ(old.at("downturn_shops"), 0);
  const json::object now = city.content(city.stored_content(stored, 2).value());
  EXPECT_NE(now.at("copies").at("waiting-list"), 0);
  EXPECT_FALSE(city.published(99));
}

TEST(Numbers, what_the_rulebook_fixes_is_changed_with_a_warning) {
  EXPECT_THAT(read("city-roots", {"revenue_goal=18"}).warnings,
              ElementsAre("revenue_goal is fixed by the rulebook (CR-26); the laboratory may vary "
                          "it, a published game may not."));
  EXPECT_THAT(read("city-roots", {"reshuffles_allowed=2"}).warnings,
              ElementsAre(HasSubstr("our ruling (CR-28)")));
  EXPECT_THAT(read("city-roots", {"copies.rent-hike=3", "copies.fire=2"}).warnings, IsEmpty());
  EXPECT_THAT(read("city-roots", {"copies.rent-hike=3"}).warnings,
              ElementsAre(HasSubstr("copies come to 27 together")));
  EXPECT_THAT(read("broken-cities", {"start_homes.0.b3.space=b4"}).warnings, IsEmpty());
  EXPECT_THAT(read("broken-cities", {"start_homes.0.b3.what=green"}).warnings,
              ElementsAre(HasSubstr("BC-4")));
}

TEST(Numbers, what_does_not_fit_is_refused_in_a_sentence) {
  EXPECT_THAT(refused("city-roots", {"revenue_gaol=18"}), HasSubstr("revenue_goal"));
  EXPECT_THAT(refused("city-roots", {"revenue_goal=300"}), HasSubstr("not between 0 and 255"));
  EXPECT_THAT(refused("city-roots", {"revenue_goal=much"}), HasSubstr("whole number"));
  EXPECT_THAT(refused("city-roots", {R"(center=["z9"])"}), HasSubstr("not a space"));
  EXPECT_THAT(refused("city-roots", {"rent_divisor=0"}), HasSubstr("CR-41"));
  EXPECT_THAT(refused("crash-city", {"supply.house=9"}), HasSubstr("CC-7"));
  EXPECT_THAT(refused("build-back", {"most_goods=9"}), HasSubstr("choices at once"));
  EXPECT_THAT(refused("sustain", {"sheets.0.terms.0.per=0"}), HasSubstr("SU-31"));
  EXPECT_THAT(refused("sustain", {"unhappy_to_sol.1.from=9"}), HasSubstr("SU-20"));
}

TEST(Numbers, a_change_says_who_fixed_what_it_changes) {
  const auto fixed = [](const char* id, const char* setting) {
    const auto changes = changes_of(game(id), read(id, {setting}).content);
    return changes.empty() ? "no change" : changes.front().fixed;
  };
  EXPECT_EQ(fixed("city-roots", "revenue_goal=18"), "the rulebook (CR-26)");
  EXPECT_EQ(fixed("city-roots", "reshuffles_allowed=2"), "our ruling (CR-28)");
  EXPECT_EQ(fixed("city-roots", "copies.rent-hike=5"), "");
}

TEST_F(NumbersInAFile, some_of_the_content_is_a_patch_and_settings_come_after_it) {
  const std::string path = file(R"({"copies": {"rent-hike": 3, "fire": 2}, "revenue_goal": 19})");
  const auto numbers = read_numbers(game("city-roots"), path, {"revenue_goal=18"});
  ASSERT_TRUE(numbers) << numbers.error().text;
  EXPECT_EQ(json::serialize(numbers->patch),
            R"({"revenue_goal":18,"copies":{"rent-hike":3,"fire":2}})");
}

TEST_F(NumbersInAFile, what_lab_content_printed_is_read_again) {
  const json::object whole{{"version", 1}, {"content", game("sustain").content()}};
  const auto numbers = read_numbers(game("sustain"), file(json::serialize(whole)), {});
  ASSERT_TRUE(numbers) << numbers.error().text;
  EXPECT_EQ(numbers->content, nullptr);
}

TEST_F(NumbersInAFile, a_bad_file_is_named_with_what_is_wrong) {
  EXPECT_THAT(refused("city-roots", {}, "/no/such/file.json"), HasSubstr("There is no file"));
  EXPECT_THAT(refused("city-roots", {}, file("{\n\n  \"a\": oops\n}")), HasSubstr("line 3"));
  EXPECT_THAT(refused("city-roots", {}, file("{} {}")), HasSubstr("something follows"));
  EXPECT_THAT(refused("city-roots", {}, file("[1]")), HasSubstr("no object"));
  EXPECT_THAT(refused("city-roots", {}, file(R"({"rent_goal": 1})")), HasSubstr("numbers.json"));
  EXPECT_THAT(refused("city-roots", {}, file(R"({"game": "sustain", "content": {}})")),
              HasSubstr("not of city-roots"));
}

TEST_F(NumbersInAFile, a_field_beside_the_content_that_nobody_reads_is_refused) {
  EXPECT_THAT(refused("city-roots", {}, file(R"({"content": {}, "house_limit": 2})")),
              HasSubstr("\"house_limit\" is a number: it belongs into \"content\""));
  EXPECT_THAT(refused("city-roots", {}, file(R"({"titel": "Mild", "content": {}})")),
              HasSubstr("the nearest is \"title\""));
}

TEST_F(NumbersInAFile, a_mark_of_the_byte_order_is_no_part_of_it) {
  const auto numbers =
      read_numbers(game("city-roots"), file("\xEF\xBB\xBF{\"house_limit\": 2}"), {});
  ASSERT_TRUE(numbers) << numbers.error().text;
  EXPECT_EQ(json::serialize(numbers->patch), R"({"house_limit":2})");
}

TEST(Numbers, a_game_is_played_with_them_and_its_replay_carries_them) {
  const Numbers numbers = read("city-roots", {"house_limit=1"});
  auto journal = Journal::begin(game("city-roots"), 3, {}, 5, numbers.content);
  ASSERT_TRUE(journal);
  const std::string text = to_text(replay_of(*journal, {"", "", ""}));
  EXPECT_THAT(text, HasSubstr("Numbers"));
  const auto again = check_replay(text, all_games());
  ASSERT_TRUE(again) << again.error().text;
  EXPECT_EQ(game("city-roots").content(again->setup().content).at("house_limit"), json::value(1));
}

}  // namespace
}  // namespace citybox
