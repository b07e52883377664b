#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <set>
#include <string>

#include "bots/random.hpp"
#include "catalog/catalog.hpp"
#include "engine/entry/device_code.hpp"
#include "engine/entry/entry_of.hpp"
#include "engine/entry/explorer_of.hpp"
#include "engine/journal/replay.hpp"
#include "lab/gaps/gap_findings.hpp"
#include "lab/gaps/gap_scene.hpp"
#include "lab/gaps/gap_search.hpp"
#include "tests/lab/mine.hpp"

namespace citybox {
template <>
DeviceCode device_code<mine::MineCodec>() {
  return {};
}
}  // namespace citybox

namespace citybox::lab {
namespace {

using mine::Mine;
using mine::Tool;

// Takes what pays best: the drill when behind.
mine::Action dig(const Seen<Mine>& seen, Seat seat, std::uint64_t seed,
                 const mine::Content& content) {
  Rng rng(seed);
  if (rng.below(100) < content.slips) {
    return RandomBot<Mine>::choose(seen, seat, rng.next(), content);
  }
  const auto& score = seen.state().score;
  const bool behind = score[seat.index] < score[1U - seat.index];
  const int values[] = {content.spade, content.pick + content.pick_hurts,
                        behind ? content.drill - 2 : content.drill / 4};
  int best = 0;
  std::uint32_t ties = 1;
  for (int i = 1; i < content.tools; ++i) {
    if (values[i] > values[best]) {
      best = i;
      ties = 1;
    } else if (values[i] == values[best] && rng.below(++ties) == 0) {
      best = i;
    }
  }
  return {mine::Verb::kDig, static_cast<Tool>(best + 1)};
}

Worth weigh(const mine::State& s, Seat seat, const mine::Content&) {
  Worth worth;
  const int ahead = s.score[seat.index] - s.score[1U - seat.index];
  worth.parts[0] = {ahead, ahead};
  return worth;
}

const GameEntry& the_mine() {
  static const EntryOf<mine::MineCodec> entry(
      {{"random", "", "Digs with anything.", &RandomBot<Mine>::choose},
       {"greedy", "normal", "Digs for the most.", &dig, {nullptr, nullptr, &weigh}}});
  return entry;
}

// Not by way of the entry: that would try them, and refuse what is torn open here.
SharedContent content_with(const json::object& numbers) {
  auto content = std::make_shared<mine::Content>();
  json::object whole = to_json(*content).as_object();
  for (const auto& each : numbers) whole.insert_or_assign(each.key(), each.value());
  Misread wrong;
  EXPECT_TRUE(read_into(whole, *content, wrong));
  return content;
}

GapSearch search_with(const json::object& numbers, int threads = 2) {
  GapSearch search;
  search.threads = threads;
  search.content = content_with(numbers);
  return search;
}

std::vector<Finding> found_with(const json::object& numbers, int threads = 2) {
  const GapSearch search = search_with(numbers, threads);
  const auto result = search_gaps(the_mine(), search, {});
  EXPECT_TRUE(result) << result.error().text;
  return findings_of(the_mine(), search, *result);
}

const Finding* find(const std::vector<Finding>& findings, const std::string& kind) {
  const auto found = std::find_if(findings.begin(), findings.end(),
                                  [&](const Finding& each) { return each.kind == kind; });
  return found == findings.end() ? nullptr : &*found;
}

// Is there one, and does its sentence say this?
testing::AssertionResult has(const std::vector<Finding>& findings, const std::string& kind,
                             const std::string& words) {
  std::string all;
  for (const Finding& each : findings) {
    if (each.kind == kind && each.text.find(words) != std::string::npos)
      return testing::AssertionSuccess();
    all += "\n" + each.kind + ": " + each.text;
  }
  return testing::AssertionFailure() << "found only" << all;
}

TEST(Gaps, a_game_without_gaps_gives_none) {
  for (const Finding& finding : found_with({})) {
    // Who digs well wins more: so it should be.
    if (finding.kind != "wins-more") ADD_FAILURE() << finding.kind << finding.text;
  }
}

TEST(Gaps, a_state_without_an_action_is_found_with_the_moment) {
  const auto findings = found_with({{"stuck_at", 5}});
  EXPECT_TRUE(has(findings, kNoAction, "had no action"));
  const Finding* finding = find(findings, kNoAction);
  ASSERT_NE(finding, nullptr);
  EXPECT_EQ(finding->weight, Weight::kDefect);
  ASSERT_TRUE(finding->scene);
  EXPECT_EQ(finding->scene->moment.decision, 4U);
}

TEST(Gaps, a_listed_action_that_is_refused_is_found) {
  EXPECT_TRUE(has(found_with({{"refused_at", 3}}), kRefusedAction, "dig drill"));
}

TEST(Gaps, a_broken_invariant_is_found_with_its_sentence) {
  EXPECT_TRUE(has(found_with({{"broken_at", 7}}), kBrokenInvariant, "the mine fell in."));
}

TEST(Gaps, a_game_that_only_an_odd_player_never_ends_is_found) {
  const auto findings = found_with({{"spade_rests", 1}});
  EXPECT_TRUE(has(findings, kEndless, "went on"));
  const Finding* finding = find(findings, kEndless);
  ASSERT_NE(finding, nullptr);
  EXPECT_NE(finding->scene->exploration.player, "random");
}

TEST(Gaps, an_action_that_changes_nothing_is_found) {
  EXPECT_TRUE(has(found_with({{"spade_rests", 1}, {"spade", 0}}), "idle-action", "dig spade"));
}

TEST(Gaps, an_ending_that_never_comes_is_found) {
  EXPECT_TRUE(has(found_with({{"never_even", 1}}), "ending-never", "even"));
}

TEST(Gaps, a_tool_that_nobody_gets_is_found) {
  EXPECT_TRUE(has(found_with({{"tools", 2}}), "name-never", "kind Tool never came up: drill."));
}

TEST(Gaps, an_option_that_changes_no_game_is_found) {
  EXPECT_TRUE(has(found_with({{"deep_turns", 12}}), "option-never", "depth=deep"));
}

TEST(Gaps, two_choices_that_come_to_the_same_are_found) {
  const json::object alike{{"pick", 2}, {"pick_hurts", 0}};
  EXPECT_TRUE(has(found_with(alike), "twins", "\"dig pick\" and \"dig spade\""));
}

TEST(Gaps, a_decision_whose_actions_all_come_to_the_same_is_found) {
  const json::object alike{{"pick", 2}, {"pick_hurts", 0}, {"tools", 2}};
  EXPECT_TRUE(has(found_with(alike), "empty-decision", "same state"));
}

TEST(Gaps, a_choice_that_nobody_wants_and_one_that_all_want_are_found) {
  const auto bad = found_with({{"pick", -20}});
  EXPECT_TRUE(has(bad, "choice-never", "dig pick"));
  EXPECT_TRUE(has(found_with({{"drill", 60}}), "choice-always", "dig drill"));
}

TEST(Gaps, a_choice_that_is_made_by_mistake_only_is_found_by_judgement_and_by_results) {
  const auto findings = found_with({{"pick", -20}, {"slips", 10}});
  EXPECT_TRUE(has(findings, "dominated", "dig pick"));
  EXPECT_TRUE(has(findings, "wins-less", "dig pick"));
}

TEST(Gaps, a_choice_that_mostly_wins_and_one_that_mostly_loses_are_told_apart) {
  GapResult result;
  GapRun& run = result.bots.emplace_back();
  run.exploration.player = "greedy";
  run.gaps.choices["take the tram"] = {.took = 200, .took_won = 160, .left = 600, .left_won = 100};
  run.gaps.choices["take the bus"] = {.took = 200, .took_won = 10, .left = 600, .left_won = 150};
  run.gaps.choices["walk"] = {.took = 200, .took_won = 50, .left = 600, .left_won = 150};
  std::vector<Finding> findings;
  find_one_sided_choices(result, findings);
  EXPECT_EQ(findings.size(), 2U);
  EXPECT_TRUE(has(findings, "wins-more", "take the tram"));
  EXPECT_TRUE(has(findings, "wins-less", "take the bus"));
}

TEST(Gaps, a_decision_with_one_action_is_found) {
  EXPECT_TRUE(has(found_with({{"tools", 1}}), "forced", "dig spade"));
}

TEST(Gaps, content_that_is_there_twice_is_found) {
  std::vector<Finding> findings;
  find_repeats(json::parse(R"({"tiles": [
      {"tile": "none", "deed": {"take": {"ore": 0}}},
      {"tile": "well", "deed": {"take": {"ore": 1}}},
      {"tile": "pump", "deed": {"take": {"ore": 1}}},
      {"tile": "tent", "deed": {"take": {"ore": 0}}}]})")
                   .as_object(),
               findings);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].text, "In tiles some have the same deed: well = pump.");
}

TEST(Gaps, what_most_of_its_like_meet_and_one_never_does_is_found) {
  GapResult result;
  auto& cards = result.bots.emplace_back().gaps.names["Card"];
  for (const char* name : {"flood", "fire", "drought", "storm"}) {
    cards[name] = {{"event drawn", 200}, {"event met", 150}};
  }
  cards["feast"] = {{"event drawn", 200}};
  std::vector<Finding> findings;
  find_unused(the_mine(), result, findings);
  EXPECT_TRUE(
      has(findings, "event-never", "event met came for 4 of the kind Card and never for feast"));
}

TEST(Gaps, the_number_of_threads_changes_nothing) {
  const json::object numbers{{"stuck_at", 9}, {"slips", 10}};
  const auto search = [&](int threads) {
    return *search_gaps(the_mine(), search_with(numbers, threads), {});
  };
  const GapResult one = search(1), three = search(3);
  EXPECT_EQ(whole_of(one), whole_of(three));
  const auto first = found_with(numbers, 1), second = found_with(numbers, 3);
  ASSERT_EQ(first.size(), second.size());
  for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(first[i].text, second[i].text);
}

TEST(Gaps, games_played_apart_count_twins_as_one_who_plays_them_all) {
  const Exploration exploration{
      .player = "random", .seed = 3, .content = content_with({{"drill", 2}})};
  const auto alone = the_mine().explorer(exploration);
  ASSERT_TRUE(alone);
  Gaps merged;
  for (std::uint64_t game = 0; game < 20; ++game) {
    (*alone)->play(game);
    const auto apart = the_mine().explorer(exploration);
    (*apart)->play(game);
    merged.merge((*apart)->gaps());
  }
  Gaps whole = (*alone)->gaps();
  EXPECT_EQ(merged.twins, whole.twins);
  EXPECT_EQ(whole.twins.at("dig pick").count("dig spade"), 1U) << "together, and never alike";
  whole.forget_unlike_twins();
  EXPECT_EQ(whole.twins.at("dig drill").count("dig spade"), 1U) << "alike by luck";
  EXPECT_FALSE(whole.twins.contains("dig pick"));
}

TEST(Gaps, a_search_that_is_stopped_keeps_what_was_played) {
  GapSearch search = search_with({{"tools", 2}});
  std::atomic<bool> stop{false};
  search.stop = &stop;
  const auto result = search_gaps(the_mine(), search, [&](const std::string& what) {
    if (what.ends_with("games of last")) stop = true;
  });
  ASSERT_TRUE(result) << result.error().text;
  EXPECT_TRUE(result->stopped);
  EXPECT_EQ(result->bots.size(), 2U);
  EXPECT_TRUE(result->options.empty());
  EXPECT_GE(result->games(), 2 * search.games);
  EXPECT_TRUE(has(findings_of(the_mine(), search, *result), "name-never", "drill"));
  const auto nothing = search_gaps(the_mine(), search, {});
  EXPECT_TRUE(nothing->stopped);
  EXPECT_EQ(nothing->games(), 0U);
}

TEST(Gaps, the_counts_are_read_back_as_they_were_written) {
  const Gaps gaps = whole_of(*search_gaps(the_mine(), search_with({}), {}));
  const auto read = from_json<Gaps>(to_json(gaps), "gaps");
  ASSERT_TRUE(read) << read.error().text;
  EXPECT_EQ(*read, gaps);
}

TEST(Gaps, a_hole_can_be_looked_at_as_a_replay) {
  const auto findings = found_with({{"stuck_at", 5}});
  const Finding* finding = find(findings, kNoAction);
  ASSERT_NE(finding, nullptr);
  const auto journal = journal_of(the_mine(), *finding->scene);
  ASSERT_TRUE(journal) << journal.error().text;
  EXPECT_EQ(journal->line().size(), 4U);
  EXPECT_FALSE(journal->table().deciders().empty());
  EXPECT_TRUE(journal->table().legal(Seat{0}).empty());
}

TEST(Gaps, a_bot_plays_the_games_of_its_arena) {
  const GameEntry& plots = **find_game("plots");
  const auto explorer = plots.explorer({.player = "greedy", .seats = 2, .seed = 7});
  const auto arena = plots.arena({{"greedy", "greedy"}, {}, 7});
  ASSERT_TRUE(explorer && arena);
  for (std::uint64_t game = 0; game < 20; ++game) {
    (*explorer)->play(game);
    (*arena)->play(game);
  }
  const Gaps gaps = (*explorer)->gaps();
  const Tally tally = (*arena)->tally();
  for (const auto& [kind, use] : tally.uses) {
    EXPECT_EQ(gaps.choices.at(kind).allowed, use.allowed) << kind;
  }
  EXPECT_EQ(gaps.endings, tally.endings);
}

TEST(Gaps, a_difference_of_shares_has_an_interval) {
  const Interval clear = difference(90, 100, 10, 100, 1.96);
  EXPECT_GT(clear.low, 0.65);
  EXPECT_LT(clear.high, 0.9);
  const Interval none = difference(50, 100, 50, 100, 1.96);
  EXPECT_LT(none.low, 0);
  EXPECT_GT(none.high, 0);
  EXPECT_EQ(difference(0, 0, 1, 2, 1.96).low, -1);
}

TEST(Gaps, what_cannot_be_explored_is_a_sentence) {
  EXPECT_FALSE(the_mine().explorer({.player = "genius"}));
  EXPECT_FALSE(the_mine().explorer({.player = "last", .seats = 9}));
  EXPECT_FALSE(the_mine().explorer({.player = "last", .options = {{"depth", "odd"}}}));
}

TEST(Gaps, a_decision_without_a_difference_goes_by_the_first_name_whoever_met_it) {
  const json::object flat{{"spade", 0}, {"pick", 0}, {"pick_hurts", 0}, {"drill", 0}};
  for (const int threads : {1, 3}) {
    const auto result = search_gaps(the_mine(), search_with(flat, threads), {});
    ASSERT_TRUE(result);
    for (const GapRun& run : result->bots) {
      ASSERT_EQ(run.gaps.empty.size(), 1U) << run.exploration.player;
      EXPECT_EQ(run.gaps.empty.begin()->first, "dig drill") << "spades come up first";
    }
  }
}

TEST(Arena, a_game_without_an_end_is_counted_as_such) {
  const auto arena = the_mine().arena(
      {{"random", "random"}, {}, 1, content_with({{"spade_rests", 1}, {"tools", 1}})});
  ASSERT_TRUE(arena);
  (*arena)->play(0);
  const Tally tally = (*arena)->take();
  EXPECT_EQ(tally.endings.at("endless"), 1U);
  EXPECT_EQ(tally.games_with_winner, 0U);
}

}  // namespace
}  // namespace citybox::lab
