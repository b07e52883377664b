// The parts of a class that know no server: who sits where, the pool, prizes, the log.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "server/classroom/class_state.hpp"
#include "server/classroom/plan.hpp"
#include "server/classroom/pool.hpp"
#include "server/classroom/prizes.hpp"

namespace citybox::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr PlanLimits kLandlords{3, 4, 6, 0};

std::vector<int> sizes(const Plan& plan) {
  std::vector<int> all;
  for (const auto& table : plan) all.push_back(static_cast<int>(table.size()));
  return all;
}
std::vector<int> pupils(int count) {
  std::vector<int> all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), 1);
  return all;
}

TEST(ClassPlanTest, tables_are_filled_in_threes_and_fours) {
  EXPECT_THAT(sizes(arranged(pupils(24), kLandlords)), ElementsAre(4, 4, 4, 4, 4, 4));
  EXPECT_THAT(sizes(arranged(pupils(10), kLandlords)), ElementsAre(4, 3, 3));
  EXPECT_THAT(sizes(arranged(pupils(5), kLandlords)), ElementsAre(3, 2));
  EXPECT_EQ(seats_for(2, kLandlords), 3) << "a bot takes the third seat";
  EXPECT_THAT(arranged({}, kLandlords), IsEmpty());
}

TEST(ClassPlanTest, everybody_has_one_place_whatever_the_game) {
  for (const PlanLimits& limits :
       {kLandlords, PlanLimits{2, 3, 12, 0}, PlanLimits{1, 6, 12, 5}, PlanLimits{2, 4, 12, 2}}) {
    for (int count = 1; count <= limits.most_tables * limits.most_seats; ++count) {
      std::vector<int> placed;
      for (const auto& table : arranged(pupils(count), limits)) {
        EXPECT_LE(std::ssize(table), limits.most_seats);
        EXPECT_FALSE(table.empty());
        placed.insert(placed.end(), table.begin(), table.end());
      }
      EXPECT_EQ(placed, pupils(count)) << limits.most_seats << " seats, " << count << " pupils";
    }
  }
}

TEST(ClassPlanTest, who_does_not_fit_in_is_left_out) {
  const Plan plan = arranged(pupils(26), kLandlords);
  EXPECT_EQ(plan.size(), 6U);
  EXPECT_THAT(sizes(plan), ElementsAre(4, 4, 4, 4, 4, 4));
}

TEST(ClassPlanTest, those_who_came_later_join_a_plan_that_was_made_by_hand) {
  const Plan plan = completed({{1, 2, 3}, {4}}, pupils(6), kLandlords);
  EXPECT_THAT(plan, ElementsAre(ElementsAre(1, 2, 3), ElementsAre(4, 5, 6)));
  EXPECT_THAT(completed({{1, 9}, {}}, {1}, kLandlords), ElementsAre(ElementsAre(1)))
      << "who left is taken out, and an empty table with them";
  EXPECT_THAT(sizes(completed({{1, 2, 3, 4}}, pupils(5), kLandlords)), ElementsAre(4, 1));
}

Added playing(int rounds, int added, int a_round) {
  return {
      {.rounds = rounds, .added = added, .a_round = a_round, .told = 0, .cards = {}}, false, {}};
}
Added over(int rounds, int added, int a_round, std::optional<int> finished) {
  return {{.rounds = rounds, .added = added, .a_round = a_round, .told = 0, .cards = {}},
          true,
          finished};
}

TEST(ClassPoolTest, BC40_the_pool_is_what_all_tables_reported) {
  const std::vector<Added> tables = {playing(2, 13, 7), playing(1, 6, 6)};
  EXPECT_EQ(slowest_of(tables, 0), 1);
  EXPECT_EQ(pool_of(tables, 1), 19);
}

TEST(ClassPoolTest, BC43_a_finished_table_adds_its_last_damage_for_each_round_of_the_slowest) {
  const auto pool = [](int slowest_rounds) {
    const std::vector<Added> tables = {over(5, 30, 8, 3), playing(slowest_rounds, 20, 5),
                                       playing(9, 40, 5)};
    return pool_of(tables, slowest_of(tables, 0));
  };
  EXPECT_EQ(pool(3), 90) << "it has just finished";
  EXPECT_EQ(pool(4), 98);
  EXPECT_EQ(pool(6), 114);
  EXPECT_EQ(pool(2), 90) << "a table that was rolled back takes out what its rounds had brought";
}

TEST(ClassPoolTest, BC43_when_nobody_plays_nothing_more_is_added) {
  const std::vector<Added> tables = {over(5, 30, 8, 3), over(7, 50, 9, 6)};
  EXPECT_EQ(slowest_of(tables, 6), 6) << "it stays where it was";
  EXPECT_EQ(pool_of(tables, 6), 30 + 3 * 8 + 50);
}

TEST(ClassPoolTest, BC43_the_pool_does_not_jump_when_the_slowest_table_finishes) {
  std::vector<Added> tables = {over(5, 30, 8, 3), playing(3, 20, 5), playing(8, 40, 6)};
  const int before = pool_of(tables, count_finished(tables, 3));
  EXPECT_EQ(before, 90);
  tables[1].over = true;
  EXPECT_EQ(pool_of(tables, count_finished(tables, 3)), before);
  EXPECT_EQ(pool_of(tables, count_finished(tables, 8)), before) << "nor when it is counted again";
  tables[2].share.rounds = 9;
  EXPECT_EQ(pool_of(tables, count_finished(tables, 8)), before + 8 + 5) << "both add one round";
}

TEST(ClassPoolTest, BC43_the_round_in_which_the_slowest_table_finishes_counts) {
  std::vector<Added> tables = {over(5, 30, 8, 3), playing(3, 20, 5), playing(8, 40, 6)};
  count_finished(tables, 3);
  tables[1].share.rounds = 4;
  tables[1].over = true;
  EXPECT_EQ(pool_of(tables, count_finished(tables, 3)), 90 + 8);
  tables[2].over = true;
  EXPECT_EQ(pool_of(tables, count_finished(tables, 8)), 90 + 8) << "nobody plays any more";
}

TEST(ClassPoolTest, BC44_a_finished_table_that_is_taken_back_takes_out_only_the_rounds_it_loses) {
  std::vector<Added> tables = {over(5, 30, 8, 3), playing(4, 20, 5), playing(8, 40, 6)};
  const int before = pool_of(tables, count_finished(tables, 4));
  tables[1].over = true;
  count_finished(tables, 4);
  tables[1].over = false;
  EXPECT_EQ(pool_of(tables, count_finished(tables, 8)), before) << "only its last turn";
  tables[1].over = true;
  count_finished(tables, 4);
  tables[1].over = false;
  tables[1].share.rounds = 3;
  EXPECT_EQ(pool_of(tables, count_finished(tables, 8)), before - 8) << "a whole round";
}

Contender table(int number, const std::vector<std::string>& names, std::int64_t rent,
                const std::vector<std::int64_t>& emissions) {
  Contender one{
      .number = number, .names = names, .people = SeatSet::first(static_cast<int>(names.size()))};
  const std::int64_t sum = std::accumulate(emissions.begin(), emissions.end(), std::int64_t{0});
  const std::int64_t seats = std::ssize(names);
  one.figures = {{"rent", "Rent", rent, std::vector<std::int64_t>(names.size(), rent / seats)},
                 {"emissions", "Emissions", sum, emissions},
                 {"revenue", "Revenue", rent}};
  return one;
}

const std::vector<Prize> kPrizes = {
    {.id = "first", .title = "", .text = "", .goes_to = PrizeFor::kFirst, .ending = "rent-reached"},
    {.id = "green",
     .title = "",
     .text = "",
     .goes_to = PrizeFor::kSeat,
     .figure = "emissions",
     .better = Better::kLow},
    {.id = "rich-table",
     .title = "",
     .text = "",
     .goes_to = PrizeFor::kTable,
     .figure = "rent",
     .better = Better::kHigh}};

TEST(ClassPrizesTest, BC42_tables_of_three_and_four_are_compared_by_player) {
  const auto prizes = prizes_of(kPrizes,
                                {table(1, {"A", "B", "C", "D"}, 100, {9, 9, 9, 9}),
                                 table(2, {"E", "F", "G"}, 78, {4, 20, 20})},
                                Given::kNow);
  ASSERT_EQ(prizes[2].won.size(), 1U);
  EXPECT_EQ(prizes[2].won[0].table, 2) << "26 a player against 25";
  EXPECT_THAT(prizes[2].won[0].names, ElementsAre("E", "F", "G"));
  EXPECT_EQ(prizes[2].won[0].value, "26.0 a player");
  ASSERT_EQ(prizes[1].won.size(), 1U);
  EXPECT_THAT(prizes[1].won[0].names, ElementsAre("E"));
  EXPECT_THAT(prizes[0].won, IsEmpty()) << "nobody came so far";
}

TEST(ClassPrizesTest, what_nobody_has_of_their_own_is_the_tables_as_a_whole) {
  const Prize prize{.id = "",
                    .title = "",
                    .text = "",
                    .goes_to = PrizeFor::kTable,
                    .figure = "revenue",
                    .better = Better::kHigh};
  const auto prizes = prizes_of(
      {prize},
      {table(1, {"A", "B", "C", "D"}, 20, {0, 0, 0, 0}), table(2, {"E", "F", "G"}, 18, {0, 0, 0})},
      Given::kNow);
  EXPECT_EQ(prizes[0].won[0].table, 1);
  EXPECT_EQ(prizes[0].won[0].value, "20");
}

TEST(ClassPrizesTest, equals_share_a_prize_and_bots_win_none) {
  Contender one = table(1, {"A", "Bot", "C"}, 30, {7, 1, 7});
  one.people = SeatSet(Seat{0}) | SeatSet(Seat{2});
  const auto prizes = prizes_of(kPrizes, {one}, Given::kNow);
  ASSERT_EQ(prizes[1].won.size(), 2U);
  EXPECT_THAT(prizes[1].won[0].names, ElementsAre("A"));
  EXPECT_THAT(prizes[1].won[1].names, ElementsAre("C"));
  EXPECT_THAT(prizes[2].won[0].names, ElementsAre("A", "C"));
}

TEST(ClassPrizesTest, BC42_the_first_at_the_goal_is_known_before_the_end) {
  Contender late = table(1, {"A"}, 50, {1}), early = table(2, {"B"}, 50, {1});
  late.standing.over = early.standing.over = true;
  late.standing.ending = early.standing.ending = "rent-reached";
  late.standing.winners = early.standing.winners = SeatSet(Seat{0});
  late.changed = 2000;
  early.changed = 1000;
  const auto prizes = prizes_of(kPrizes, {late, early}, Given::kNotYet);
  ASSERT_EQ(prizes[0].won.size(), 1U);
  EXPECT_EQ(prizes[0].won[0].table, 2);
  EXPECT_THAT(prizes[1].won, IsEmpty()) << "that can still change";
}

TEST(ClassLogTest, an_entry_is_read_as_it_was_written) {
  ClassAct act{{.deed = ClassDeed::kTable, .table = 2, .code = "ABCDEF", .seats = {{1, 0, 3}}},
               "x"};
  const ClassEntry kept = entry_of(act, 5);
  EXPECT_EQ(kept.words, "x");
  EXPECT_EQ(kept.at, 5);
  const auto read = read_event(kept);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->deed, ClassDeed::kTable);
  EXPECT_EQ(read->seats, act.event.seats);
  EXPECT_FALSE(read->pupil);
}

TEST(ClassLogTest, what_is_not_legible_is_a_sentence) {
  EXPECT_FALSE(read_event({"[]", "", 0}));
  EXPECT_FALSE(read_event({R"({"deed":"danced"})", "", 0}));
  EXPECT_FALSE(hash_from("12"));
  const TokenHash hash = hash_token("a");
  EXPECT_EQ(hash_from(hash_text(hash)), hash);
}

TEST(ClassLogTest, who_is_removed_leaves_seat_plan_and_wall) {
  ClassState state;
  for (const char* name : {"Ana", "Ben"}) {
    apply(state, {.deed = ClassDeed::kJoined, .token = hash_text(hash_token(name))}, name, 1);
  }
  apply(state, {.deed = ClassDeed::kArranged, .plan = {{{1, 2}}}}, "", 1);
  EXPECT_EQ(state.find(2)->table, 1);
  apply(state, {.deed = ClassDeed::kTable, .table = 1, .code = "ABCDEF", .seats = {{1, 2, 0}}}, "",
        1);
  apply(state, {.deed = ClassDeed::kAsked, .on = true}, "Why?", 1);
  apply(state, {.deed = ClassDeed::kAnswered, .pupil = 2}, "So.", 1);
  apply(state, {.deed = ClassDeed::kRemoved, .pupil = 2}, "", 1);
  EXPECT_EQ(state.find(2), nullptr);
  EXPECT_THAT(state.table(1)->seats, ElementsAre(1, 0, 0));
  EXPECT_THAT(state.wall.answers, IsEmpty());
  EXPECT_FALSE(state.role_of(hash_token("Ben")));
  EXPECT_EQ(state.role_of(hash_token("Ana")), wire::Role::kPupil);
}

}  // namespace
}  // namespace citybox::server
