#include "engine/entry/game_report.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <numeric>
#include <sstream>

#include "catalog/catalog.hpp"
#include "lab/report/report_page.hpp"
#include "lab/report/reporting.hpp"
#include "tests/lab/run_command.hpp"
#include "tests/support/temp_folder.hpp"

namespace citybox::lab {
namespace {

namespace fs = std::filesystem;

Histogram histogram_of(std::initializer_list<std::int64_t> values) {
  Histogram histogram;
  for (const std::int64_t value : values) histogram.add(value);
  return histogram;
}

TEST(Distribution, few_values_have_a_bar_each) {
  const Distribution bars = distribution_of(histogram_of({3, 3, 5}));
  EXPECT_EQ(bars.from, 3);
  EXPECT_EQ(bars.width, 1);
  EXPECT_EQ(bars.times, (std::vector<std::uint64_t>{2, 0, 1}));
  EXPECT_EQ(bars.mean, 367);
  EXPECT_EQ(bars.middle, 3);
}

TEST(Distribution, many_values_share_bars_of_a_width_that_people_choose) {
  Histogram wide;
  for (std::int64_t i = -37; i <= 300; ++i) wide.add(i);
  const Distribution bars = distribution_of(wide, 40);
  EXPECT_EQ(bars.width, 10);
  EXPECT_EQ(bars.from, -40);
  EXPECT_EQ(bars.times.front(), 7U);  // -37 … -31
  EXPECT_EQ(bars.times[4], 10U);      // 0 … 9
  EXPECT_EQ(std::accumulate(bars.times.begin(), bars.times.end(), std::uint64_t{0}), bars.count);
}

TEST(Distribution, nothing_at_all_has_no_bars) {
  EXPECT_EQ(distribution_of(Histogram{}), Distribution{});
}

TEST(Names, keys_are_told_as_words_and_cards_by_their_names) {
  Words words;
  words.names["tile"]["night-barge"] = "Night Barge";
  EXPECT_EQ(plain_words("rapid-displacement"), "Rapid displacement");
  EXPECT_EQ(named(words, "night-barge"), "Night Barge");
  EXPECT_EQ(named(words, "held night-barge, built"), "Held Night Barge, built");
  EXPECT_EQ(named(words, "u-turn"), "U turn");
}

GameReport small_report() {
  GameReport report;
  report.game = "plots";
  report.title = "Plots </script><script>alert(1)</script> & more";
  report.rows.emplace_back().label = "random";
  return report;
}

constexpr const char* kViewer =
    "<html><title>Report</title><script type=\"application/json\" id=\"report\">null</script>"
    "<script>run()</script></html>";

TEST(ReportPage, nothing_in_the_data_ends_its_script) {
  const auto page = report_page(kViewer, small_report());
  ASSERT_TRUE(page) << page.error().text;
  EXPECT_EQ(page->find("<script>alert"), std::string::npos);
  EXPECT_NE(page->find("\\u003c/script>"), std::string::npos);
  EXPECT_NE(page->find("<title>Plots &lt;/script>"), std::string::npos);
  EXPECT_TRUE(page->ends_with("</script><script>run()</script></html>"));
}

TEST(ReportPage, what_is_no_viewer_is_refused) {
  EXPECT_FALSE(report_page("<html></html>", small_report()));
}

TEST(ReportPage, data_is_read_back_as_it_was_written) {
  const auto read = read_report(report_text(small_report()), "small.json");
  ASSERT_TRUE(read) << read.error().text;
  EXPECT_EQ(*read, small_report());
  EXPECT_EQ(read_report("{", "small.json").error().text, "small.json is not JSON.");
  EXPECT_FALSE(read_report("{\"rows\": 3}", "small.json"));
}

std::string text_of(const fs::path& file) {
  std::stringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

TEST(ReportCommand, numbers_are_written_once_and_then_read) {
  const server::TempFolder folder;
  const std::string data = (folder.path() / "plots.json").string();
  const std::string page = (folder.path() / "plots.html").string();
  const std::string viewer = (folder.path() / "viewer.html").string();
  std::ofstream(viewer) << kViewer;
  const std::string command = "lab report plots --bots random,random --games 20 --data " + data;
  ASSERT_EQ(run(command).exit_code, 0);
  const auto report = read_report(text_of(data), data);
  ASSERT_TRUE(report) << report.error().text;
  ASSERT_EQ(report->rows.size(), 1U);
  EXPECT_EQ(report->rows[0].games, 20U);
  EXPECT_EQ(report->rows[0].courses.at(0).winners.mean.size(), kMoments);
  EXPECT_FALSE(fs::exists(page));
  for (const char* other :
       {" --seed 9", " --games 5", " --bots random,random", " --set rounds=2"}) {
    const Ran ran = run("lab report plots --data " + data + other);
    EXPECT_EQ(ran.exit_code, 2) << other << ": the numbers of the file stand";
    EXPECT_NE(ran.err.find("nothing is played"), std::string::npos) << ran.err;
  }
  const Ran again =
      run("lab report plots --data " + data + " --out " + page + " --viewer " + viewer);
  ASSERT_EQ(again.exit_code, 0) << again.err;
  EXPECT_EQ(text_of(data), report_text(*report));
  EXPECT_NE(text_of(page).find(R"("game":"plots")"), std::string::npos);
}

TEST(ReportCommand, other_numbers_are_played_and_said) {
  const server::TempFolder folder;
  const std::string data = (folder.path() / "plots.json").string();
  ASSERT_EQ(run("lab report plots --bots random,random --games 5 --set rounds=2 --data " + data)
                .exit_code,
            0);
  const auto report = read_report(text_of(data), data);
  ASSERT_TRUE(report) << report.error().text;
  EXPECT_EQ(report->options.at("Numbers"), "rounds=2");
  EXPECT_EQ(report->rows.at(0).decisions, 5U * 4) << "two seats, two rounds";
}

TEST(ReportCommand, what_cannot_be_is_a_sentence_and_exit_code_2) {
  const server::TempFolder folder;
  const std::string data = (folder.path() / "other.json").string();
  std::ofstream(data) << report_text(small_report());
  for (const std::string& arguments :
       {std::string("lab report chess"), "lab report city-roots --data " + data,
        std::string("lab report plots --viewer /nowhere.html"),
        std::string("lab report plots --games -1"), std::string("lab report plots --games 0"),
        std::string("lab report plots --seconds 0"),
        "lab report plots --bots genius,random --data " + data + ".new"}) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_TRUE(ran.err.ends_with(".\n")) << arguments << ": " << ran.err;
  }
}

// The reports that script/build makes pages of: `citybox lab report GAME --data docs/reports/GAME.json`.
TEST(Reports, every_game_has_one_that_is_small_and_about_its_rules) {
  for (const GameEntry* game : games()) {
    const fs::path file = fs::path("docs/reports") / (game->info().id + ".json");
    const std::string text = text_of(file);
    EXPECT_LT(text.size(), 80'000U) << file;
    const auto report = read_report(text, file.string());
    ASSERT_TRUE(report) << report.error().text;
    EXPECT_EQ(report->game, game->info().id);
    EXPECT_EQ(report->rules_version, game->info().rules_version) << "play it anew";
    EXPECT_EQ(report->content_version, game->info().content_version) << "play it anew";
    EXPECT_EQ(report->board, game->board_shape());
    EXPECT_GE(report->rows.size(), 3U);
  }
}

}  // namespace
}  // namespace citybox::lab
