// One sky over all tables: the pool, its events and its cards.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <array>

#include "tests/server/class_box.hpp"

namespace citybox::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

int number(const json::value& value, std::string_view key) {
  return value.at(key).to_number<int>();
}

TEST_F(OneSky, BC40_damage_of_all_tables_is_pooled_and_told_to_each) {
  school.idle_round(1);
  EXPECT_EQ(pool(), 5) << "43 emissions of three landlords";
  school.idle_round(2);
  EXPECT_EQ(pool(), 10);
  box.loop.advance(std::chrono::seconds(3));
  school.settle();
  for (const int table : {1, 2}) {
    EXPECT_EQ(school.match(table).journal()->table().share()->told, 10);
  }
  EXPECT_EQ(number(school.info(school.screen).at("pool"), "pool"), 10);
  EXPECT_EQ(number(school.info(school.screen).at("pool"), "next"), 16);
}

TEST_F(OneSky, BC41_an_event_stops_play_everywhere_and_one_card_falls_on_all) {
  rounds(2);
  ASSERT_TRUE(school.state().event) << "16 was passed with " << pool();
  EXPECT_EQ(*school.state().event, 1);
  for (const int table : {1, 2}) EXPECT_EQ(school.match(table).phase(), Phase::kPaused);
  EXPECT_EQ(text(school.info(school.pupils[5]), "stop"), "event");
  EXPECT_NE(code(school.steer("class_go_on")), 0) << "the card is still to come";
  EXPECT_NE(code(school.steer("class_card", {{"card", "locusts"}})), 0);
  EXPECT_EQ(code(school.steer("class_card", {{"card", "news"}})), 0);
  school.settle();
  for (const int table : {1, 2}) {
    EXPECT_THAT(school.match(table).journal()->table().share()->cards, ElementsAre("news"));
    EXPECT_EQ(school.match(table).phase(), Phase::kPaused) << "all read it first";
  }
  EXPECT_NE(code(school.steer("class_card")), 0) << "one card for one event";
  EXPECT_EQ(code(school.steer("class_go_on")), 0);
  school.settle();
  for (const int table : {1, 2}) {
    EXPECT_EQ(school.match(table).phase(), Phase::kPlaying);
    EXPECT_THAT(school.match(table).journal()->table().now(), Not(HasSubstr("builds")))
        << "each table makes its own law";
  }
  EXPECT_FALSE(school.state().event);
}

TEST_F(OneSky, BC41_a_card_is_drawn_among_those_that_did_not_come) {
  rounds(2);
  EXPECT_EQ(code(school.steer("class_card", {{"card", "news"}})), 0) << "it takes no house away";
  school.settle();
  school.steer("class_go_on");
  school.settle();
  rounds(3);
  ASSERT_TRUE(school.state().event) << pool();
  EXPECT_NE(code(school.steer("class_card", {{"card", "news"}})), 0) << "it came already";
  EXPECT_EQ(code(school.steer("class_card")), 0);
  ASSERT_EQ(school.state().cards.size(), 2U);
  EXPECT_NE(school.state().cards[1].card, "news");
}

TEST_F(OneSky, BC44_an_event_that_is_not_reached_any_more_is_called_off) {
  rounds(2);
  ASSERT_TRUE(school.state().event);
  EXPECT_EQ(code(school.steer("class_roll_back", {{"table", 2}, {"to", 0}})), 0);
  school.settle();
  EXPECT_LT(pool(), 16);
  EXPECT_FALSE(school.state().event);
  EXPECT_TRUE(school.state().cards.empty());
  for (const int table : {1, 2}) EXPECT_EQ(school.match(table).phase(), Phase::kPlaying);
  rounds(2);
  EXPECT_EQ(school.state().event, 1) << "and comes when its number is reached again";
}

TEST_F(OneSky, BC44_a_rollback_takes_rounds_out_of_the_pool_and_cards_stay_fallen) {
  rounds(2);
  const int before = pool();
  school.steer("class_card", {{"card", "flood"}});
  school.steer("class_go_on");
  school.settle();
  EXPECT_EQ(code(school.steer("class_roll_back", {{"table", 2}, {"to", 0}})), 0);
  school.settle();
  EXPECT_LT(pool(), before);
  EXPECT_EQ(pool(), school.match(1).journal()->table().share()->added);
  EXPECT_EQ(school.state().cards.size(), 1U);
  EXPECT_THAT(school.match(2).journal()->table().share()->cards, ElementsAre("flood"))
      << "the card falls on the table as it stands now";
  EXPECT_FALSE(school.state().event) << "and is not drawn a second time";
  EXPECT_THAT(json::serialize(school.steer("class_past", {{"table", 2}})), HasSubstr("steps back"))
      << "it is recorded";
  EXPECT_NE(code(school.steer("class_roll_back", {{"table", 2}, {"to", 999}})), 0);
}

TEST_F(OneSky, BC43_the_facilitator_ends_the_session_and_prizes_are_given) {
  school.idle_round(1);
  EXPECT_EQ(code(school.steer("class_end")), 0);
  school.settle();
  for (const int table : {1, 2}) EXPECT_EQ(school.match(table).phase(), Phase::kOver);
  const json::value info = school.info(school.screen);
  EXPECT_EQ(text(info, "phase"), "ended");
  int won = 0;
  for (const json::value& prize : info.at("prizes").as_array()) {
    won += prize.at("won").as_array().empty() ? 0 : 1;
  }
  EXPECT_EQ(won, 3) << "nobody came to 50";
}

TEST_F(OneSky, cards_come_by_themselves_where_the_facilitator_wants_it) {
  school.steer("class_configure", {{"cards_by_themselves", true}});
  rounds(2);
  ASSERT_TRUE(school.state().event);
  for (int i = 0; i < 8 && school.state().cards.empty(); ++i) {
    box.loop.advance(std::chrono::seconds(1));
    school.settle();
  }
  EXPECT_EQ(school.state().cards.size(), 1U);
  for (int i = 0; i < 20 && school.state().event; ++i) {
    box.loop.advance(std::chrono::seconds(1));
    school.settle();
  }
  EXPECT_FALSE(school.state().event) << "and play goes on";
}

TEST_F(OneSky, where_the_facilitator_chooses_cards_none_is_drawn_by_itself) {
  school.steer("class_configure", {{"cards_by_themselves", true}, {"choose_cards", true}});
  rounds(2);
  ASSERT_TRUE(school.state().event);
  const auto seconds = [&](int count) {
    for (int i = 0; i < count; ++i) {
      box.loop.advance(std::chrono::seconds(1));
      school.settle();
    }
  };
  seconds(10);
  EXPECT_TRUE(school.state().cards.empty());
  EXPECT_EQ(code(school.steer("class_card", {{"card", "flood"}})), 0);
  seconds(16);
  EXPECT_FALSE(school.state().event) << "once it is read, play goes on by itself";
}

TEST_F(OneSky, a_request_for_an_undo_stays_when_another_table_ends_its_round) {
  const Seat seat = school.match(1).deciders().front();
  const auto pupil = static_cast<std::size_t>(school.state().table(1)->seats[seat.index]) - 1;
  const std::size_t before = school.match(1).journal()->line().size();
  school.idle_step(1);
  school.idle_step(1);
  EXPECT_EQ(
      code(box.call(school.pupils[pupil], "undo",
                    {{"table", school.table(1)}, {"token", school.tokens[pupil]}, {"to", before}})),
      0);
  ASSERT_TRUE(school.match(1).row().undo);
  school.idle_round(2);
  EXPECT_EQ(school.match(1).journal()->table().share()->told, 5);
  EXPECT_TRUE(school.match(1).row().undo) << "what the facilitator only tells answers nothing";
  school.idle_step(1);
  EXPECT_FALSE(school.match(1).row().undo) << "a move does";
}

TEST_F(OneSky, a_round_that_is_ended_and_taken_back_again_and_again_fills_no_other_log) {
  school.idle_round(1);
  school.idle_round(2);
  ASSERT_EQ(pool(), 10);
  const std::size_t before = school.match(1).journal()->seq();
  for (int i = 0; i < 5; ++i) {
    Seat seat{};
    for (const Entry& entry : school.match(2).journal()->entries()) {
      if (entry.kind == Entry::Kind::kAction && entry.actor != kFacilitator) seat = entry.actor;
    }
    const auto pupil = static_cast<std::size_t>(school.state().table(2)->seats[seat.index]) - 1;
    EXPECT_EQ(code(box.call(school.pupils[pupil], "undo",
                            {{"table", school.table(2)},
                             {"token", school.tokens[pupil]},
                             {"to", school.match(2).free_to(seat)}})),
              0);
    school.settle();
    EXPECT_EQ(pool(), 5);
    school.idle_round(2);
    EXPECT_EQ(pool(), 10);
  }
  EXPECT_EQ(school.match(1).journal()->seq(), before);
  for (int i = 0; i < 4; ++i) {
    box.loop.advance(std::chrono::seconds(1));
    school.settle();
  }
  EXPECT_EQ(school.match(1).journal()->table().share()->told, 10) << "it hears of it all the same";
}

TEST_F(OneSky, a_class_may_tell_a_table_whatever_it_must) {
  const auto room = school.room()->at(1)->room;
  Changes changes;
  for (int i = 0; i < 300; ++i) {
    const auto told =
        room->match().obey(i % 2 == 0 ? "pool 5" : "pool 6", box.loop.unix_ms(), changes);
    ASSERT_TRUE(told) << i << ": " << told.error().message;
  }
  room->commit(std::move(changes), {.play = true}, nullptr);
  school.settle();
}

TEST_F(OneSky, free_undo_is_not_ended_by_what_the_facilitator_tells) {
  const Seat seat = school.match(1).deciders().front();
  EXPECT_EQ(code(school.play(1, "buy greenspace")), 0);
  school.idle_round(2);
  EXPECT_EQ(school.match(1).journal()->table().share()->told, pool());
  EXPECT_EQ(school.match(1).free_to(seat), 0U);
}

TEST_F(OneSky, a_table_that_is_gone_is_told_of_and_the_class_goes_on_with_what_it_had_added) {
  rounds(1);
  ASSERT_EQ(pool(), 10);
  const TableId gone = school.match(2).row().id;
  box.leave();
  ASSERT_TRUE(box.store->commit(std::array{Write{gone, 0, 0, {DropTable{}}}}));
  box.serve(*box.store);
  school.watch(school.teacher, school.token);
  school.settle();
  EXPECT_EQ(pool(), 10);
  EXPECT_THAT(text(school.watch(school.teacher, school.token).at("info"), "trouble"),
              HasSubstr("Table 2 is not there any more"));
  school.idle_round(1);
  EXPECT_GT(pool(), 10);
  box.reopen();
  school.watch(school.teacher, school.token);
  school.settle();
  const int before = pool();
  EXPECT_EQ(before, school.match(1).journal()->table().share()->added + 5);
}

TEST_F(OneSky, a_table_that_can_only_be_looked_at_counts_as_finished_and_is_told_of) {
  rounds(1);
  box.loop.advance(std::chrono::seconds(3));
  school.settle();  // the last that happened there is that it heard of the pool
  const TableId damaged = school.match(2).row().id;
  box.shut();
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open((box.folder.path() / "citybox.db").c_str(), &db), SQLITE_OK);
  const std::string damage = fmt::format(
      "UPDATE entries SET action = 'dance' WHERE tbl = {0} AND seq = "
      "(SELECT MAX(seq) FROM entries WHERE tbl = {0})",
      damaged);
  EXPECT_EQ(sqlite3_exec(db, damage.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(db);
  box.open();
  school.watch(school.teacher, school.token);
  school.settle();
  EXPECT_TRUE(school.state().table(2)->finished);
  EXPECT_EQ(pool(), 10);
  EXPECT_THAT(text(school.watch(school.teacher, school.token).at("info"), "trouble"),
              HasSubstr("Table 2 can only be looked at"));
  school.idle_round(1);
  EXPECT_GT(pool(), 10) << "the class does not wait for it";
}

}  // namespace
}  // namespace citybox::server
