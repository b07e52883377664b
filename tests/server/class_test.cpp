// A class at the server: coming in, playing, one sky over all tables, and the way back after a crash.

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

TEST(ClassTest, pupils_come_in_by_the_code_while_the_door_is_open) {
  Box box;
  School school(box);
  school.join("Ana");
  EXPECT_EQ(text(box.call(box.guest(), "class_look", {{"classroom", school.classroom}}), "title"),
            "Broken Cities");
  school.steer("class_door", {{"on", false}});
  const json::value refused =
      box.call(box.guest(), "class_join", {{"classroom", school.classroom}, {"name", "Ben"}});
  const json::value nowhere =
      box.call(box.guest(), "class_join", {{"classroom", "ABCDEF"}, {"name", "Ben"}});
  EXPECT_EQ(json::serialize(refused), json::serialize(nowhere))
      << "a closed door looks as if there were no class";
  EXPECT_EQ(code(box.call(box.guest(), "class_look", {{"classroom", school.classroom}})), -32003);
  school.steer("class_door", {{"on", true}});
  school.join("Ben");
  EXPECT_EQ(school.state().present().size(), 2U);
}

TEST(ClassTest, two_share_a_device_and_two_of_a_name_are_told_apart) {
  Box box;
  School school(box);
  box.call(box.guest(), "class_join",
           {{"classroom", school.classroom}, {"name", "Ana"}, {"partner", "Ben"}});
  school.join("Cem");
  school.join("Cem");
  EXPECT_EQ(school.state().find(1)->name, "Ana & Ben");
  EXPECT_EQ(school.state().find(3)->name, "Cem 2");
  EXPECT_NE(code(box.call(box.guest(), "class_join",
                          {{"classroom", school.classroom}, {"name", "Host"}})),
            0);
  EXPECT_NE(
      code(box.call(box.guest(), "class_join", {{"classroom", school.classroom}, {"name", "  "}})),
      0);
}

TEST(ClassTest, the_start_opens_tables_with_pupils_and_bots_in_their_seats) {
  Box box;
  School school(box);
  school.join(5);
  school.start();
  ASSERT_EQ(school.state().tables.size(), 2U);
  EXPECT_THAT(school.state().table(1)->seats, ElementsAre(1, 2, 3));
  EXPECT_THAT(school.state().table(2)->seats, ElementsAre(4, 5, 0));
  EXPECT_EQ(school.match(1).phase(), Phase::kPlaying);
  EXPECT_EQ(school.match(2).kind(Seat{2}), SeatKind::kBot);
  EXPECT_EQ(school.match(1).seats()[0].name, "P1");
  EXPECT_EQ(text(school.match(1).row().options, "tables"), "two");
  const json::object* you = school.pupils[3]->last("you");
  ASSERT_NE(you, nullptr);
  EXPECT_EQ(text(*you, "code"), school.table(2));
  EXPECT_EQ(code(school.play(1, "end")), 0) << "the token of the class holds the seat";
}

TEST(ClassTest, nobody_starts_an_empty_class_and_nobody_starts_twice) {
  Box box;
  School school(box);
  EXPECT_EQ(text(school.steer("class_start").at("error"), "message"), "Nobody has come yet.");
  school.join(3);
  school.start();
  EXPECT_NE(code(school.steer("class_start")), 0);
}

TEST(ClassTest, only_the_facilitators_token_steers) {
  Box box;
  School school(box);
  school.join(3);
  const std::string helper = text(school.steer("class_helper"), "token");
  school.start();
  const auto stranger = box.guest();
  for (const auto& [method, params] : std::vector<std::pair<const char*, json::object>>{
           {"class_pause", {{"on", true}}},
           {"class_door", {{"on", false}}},
           {"class_arrange", {}},
           {"class_start", {}},
           {"class_configure", {{"chat", false}}},
           {"class_rename", {{"pupil", 1}, {"name", "X"}}},
           {"class_remove", {{"pupil", 1}}},
           {"class_return_code", {{"pupil", 1}}},
           {"class_place", {{"pupil", 1}}},
           {"class_open_table", {}},
           {"class_bot", {{"table", 1}, {"seat", 0}, {"on", true}}},
           {"class_act", {{"table", 1}, {"seat", 0}}},
           {"class_roll_back", {{"table", 1}, {"to", 0}}},
           {"class_say", {{"text", "hear"}}},
           {"class_hide", {{"table", 1}, {"text", "x"}, {"on", true}}},
           {"class_card", {}},
           {"class_go_on", {}},
           {"class_show", {{"scene", "wall"}}},
           {"class_ask", {{"question", "Why?"}}},
           {"class_pick", {{"answer", 1}, {"on", true}}},
           {"class_helper", {}},
           {"class_projector", {}},
           {"class_export", {{"what", "json"}}},
           {"class_end", {}},
           {"class_delete", {}}}) {
    EXPECT_EQ(code(school.as(0, method, params)), -32002) << method << " by a pupil";
    EXPECT_EQ(code(school.call(school.screen, school.projector, method, params)), -32002)
        << method << " by the projector";
    EXPECT_EQ(code(school.call(stranger, helper, method, params)), -32002)
        << method << " by a helper";
    EXPECT_EQ(code(school.call(stranger, "no token", method, params)), -32003)
        << method << " by a stranger, to whom there is no class";
  }
  for (const auto& [method, params] :
       std::vector<std::pair<const char*, json::object>>{{"class_lower", {{"pupil", 1}}},
                                                         {"class_nudge", {{"table", 1}}},
                                                         {"class_past", {{"table", 1}}}}) {
    EXPECT_EQ(code(school.as(0, method, params)), -32002) << method;
    EXPECT_EQ(code(school.call(school.screen, school.projector, method, params)), -32002) << method;
    EXPECT_EQ(code(school.call(stranger, helper, method, params)), 0) << method << " helps";
  }
  EXPECT_EQ(code(school.call(stranger, "no token", "class_watch")), -32003);
  EXPECT_EQ(code(school.call(stranger, "no token", "class_debrief")), -32003);
  EXPECT_EQ(code(school.call(stranger, "no token", "class_board", {{"table", 1}})), -32003);
}

TEST(ClassTest, a_table_of_a_class_is_nobody_elses_business) {
  Box box;
  School school(box);
  school.join(6);
  school.start();
  const std::string other = school.table(2);
  EXPECT_EQ(code(box.call(box.guest(), "watch", {{"table", other}})), -32003);
  EXPECT_EQ(
      code(box.call(school.pupils[0], "watch", {{"table", other}, {"tokens", {school.tokens[0]}}})),
      -32003)
      << "a pupil's token opens the own table only";
  EXPECT_EQ(
      code(box.call(school.pupils[0], "play",
                    {{"table", other}, {"token", school.tokens[0]}, {"seq", 0}, {"text", "end"}})),
      -32003);
  const json::object own{{"table", school.table(1)}, {"token", school.tokens[0]}};
  for (const char* method : {"stand", "move_link", "take_host"}) {
    EXPECT_EQ(code(box.call(school.pupils[0], method, own)), -32002) << method;
  }
  json::object more = own;
  more["on"] = true;
  EXPECT_EQ(code(box.call(school.pupils[0], "pause", more)), -32002);
  more["ms"] = 0;
  EXPECT_EQ(code(box.call(school.pupils[0], "pace", more)), -32002);
  more["name"] = "Else";
  EXPECT_EQ(code(box.call(school.pupils[0], "rename", more)), -32002);
}

TEST(ClassTest, a_pause_stops_every_table_and_is_over_at_one_press) {
  Box box;
  School school(box);
  school.join(6);
  school.start();
  EXPECT_EQ(code(school.steer("class_pause", {{"on", true}})), 0);
  school.settle();
  EXPECT_EQ(school.match(1).phase(), Phase::kPaused);
  EXPECT_EQ(school.match(2).phase(), Phase::kPaused);
  EXPECT_EQ(text(school.info(school.pupils[0]), "stop"), "paused");
  EXPECT_NE(code(school.play(1, "end")), 0);
  school.steer("class_pause", {{"on", false}});
  school.settle();
  EXPECT_EQ(code(school.play(1, "end")), 0);
}

struct OneSky : testing::Test {
  OneSky() : school(box) {
    school.join(6);
    school.start();
  }
  // Both tables play a round in which nobody builds: 6 damage each with three landlords.
  void rounds(int count) {
    for (int i = 0; i < count; ++i) {
      for (const int table : {1, 2}) {
        if (!school.state().event) school.idle_round(table);
      }
    }
  }
  int pool() { return school.state().pool; }

  Box box;
  School school;
};

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
  EXPECT_EQ(code(school.steer("class_card")), 0);
  school.settle();
  ASSERT_EQ(school.state().cards.size(), 1U);
  const std::string first = school.state().cards[0].card;
  school.steer("class_go_on");
  school.settle();
  rounds(3);
  ASSERT_TRUE(school.state().event);
  EXPECT_NE(code(school.steer("class_card", {{"card", first}})), 0) << "it came already";
  EXPECT_EQ(code(school.steer("class_card")), 0);
  EXPECT_NE(school.state().cards[1].card, first);
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

TEST_F(OneSky, a_killed_server_comes_back_with_tables_pool_pause_and_cards) {
  rounds(2);
  const int before = pool();
  school.steer("class_card", {{"card", "drought"}});
  school.settle();
  school.steer("class_pause", {{"on", true}});
  school.steer("class_say", {{"text", "Look up."}});
  school.settle();
  const std::string one = school.table(1), two = school.table(2);
  box.reopen();
  const auto teacher = box.guest();
  const json::value watched = school.call(teacher, school.token, "class_watch");
  school.settle();
  EXPECT_EQ(pool(), before);
  EXPECT_TRUE(school.state().paused);
  EXPECT_EQ(school.state().event, 1);
  EXPECT_EQ(school.state().cards.at(0).card, "drought");
  EXPECT_EQ(school.table(1), one);
  EXPECT_EQ(school.table(2), two);
  EXPECT_EQ(school.match(1).phase(), Phase::kPaused);
  EXPECT_EQ(text(watched.at("info").at("announced"), "text"), "Look up.");
  EXPECT_EQ(watched.at("info").at("pupils").as_array().size(), 6U);
}

TEST_F(OneSky, a_crash_before_the_tables_heard_of_a_card_loses_nothing) {
  rounds(2);
  ASSERT_TRUE(school.state().event);
  // The class has it on disk, the tables do not.
  bool kept = false;
  school.room()->commit({{{.deed = ClassDeed::kCard, .card = "news"}}},
                        [&](Room::Written) { kept = true; });
  ASSERT_TRUE(box.wait([&] { return kept; }));
  box.reopen();
  school.call(box.guest(), school.token, "class_watch");
  school.settle();
  for (const int table : {1, 2}) {
    EXPECT_THAT(school.match(table).journal()->table().share()->cards, ElementsAre("news"));
  }
}

TEST_F(OneSky, a_pupil_at_the_table_wakes_the_class_after_a_restart) {
  box.reopen();
  EXPECT_EQ(school.room(), nullptr);
  const std::string table = [&] {
    const auto stored = box.store->load_class(school.classroom);
    return text(json::parse((*stored)->entries.back().text), "code");
  }();
  const auto pupil = box.guest();
  EXPECT_EQ(code(box.call(pupil, "watch", {{"table", table}, {"tokens", {school.tokens[5]}}})), 0);
  EXPECT_TRUE(box.wait([&] { return school.room() != nullptr; }));
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

struct AtTheTable : OneSky {
  AtTheTable() {
    for (std::size_t i = 0; i < 6; ++i) {
      sit_down(i);
      school.pupils[i]->notes.clear();
    }
  }
  void sit_down(std::size_t pupil) {
    const int table = *school.state().find(static_cast<int>(pupil) + 1)->table;
    EXPECT_EQ(code(box.call(school.pupils[pupil], "watch",
                            {{"table", school.table(table)}, {"tokens", {school.tokens[pupil]}}})),
              0);
  }
  // Nothing of the table reaches this one, by itself or asked for.
  void expect_out(std::size_t pupil, const std::string& table) {
    const auto& guest = school.pupils[pupil];
    EXPECT_THAT(guest->all(), HasSubstr("You do not sit at this table any more."));
    EXPECT_FALSE(guest->watching.contains(table));
    guest->notes.clear();
    const std::size_t other = pupil == 0 ? 1 : 0;
    EXPECT_EQ(
        code(box.call(school.pupils[other], "chat",
                      {{"table", table}, {"token", school.tokens[other]}, {"text", "between us"}})),
        0);
    school.idle_step(1);
    school.settle();
    EXPECT_THAT(guest->all(), Not(HasSubstr(table)));
    EXPECT_EQ(code(box.call(guest, "log", {{"table", table}, {"before", 9}})), -32003);
    for (const char* method : {"watch", "history", "replay"}) {
      EXPECT_EQ(code(box.call(guest, method, {{"table", table}})), -32003) << method;
    }
  }
};

TEST_F(AtTheTable, a_removed_pupil_sees_nothing_of_the_table_any_more) {
  const int last = school.state().table(1)->seats[2];
  const auto pupil = static_cast<std::size_t>(last) - 1;
  school.steer("class_remove", {{"pupil", last}});
  school.settle();
  expect_out(pupil, school.table(1));
}

TEST_F(AtTheTable, the_old_device_of_a_pupil_who_returned_sees_nothing_of_the_table_any_more) {
  const std::string back = text(school.steer("class_return_code", {{"pupil", 3}}), "code");
  const auto device = box.guest();
  const std::string token = text(
      box.call(device, "class_return", {{"classroom", school.classroom}, {"code", back}}), "token");
  school.settle();
  expect_out(2, school.table(1));
  EXPECT_EQ(code(box.call(device, "watch", {{"table", school.table(1)}, {"tokens", {token}}})), 0);
}

TEST_F(AtTheTable, a_pupil_who_was_moved_sees_nothing_of_the_table_any_more) {
  school.steer("class_remove", {{"pupil", 6}});
  school.settle();
  EXPECT_EQ(code(school.steer("class_place", {{"pupil", 3}, {"table", 2}})), 0);
  school.settle();
  expect_out(2, school.table(1));
  sit_down(2);
}

TEST_F(AtTheTable, a_pupil_for_whom_a_bot_plays_stays_at_the_table) {
  school.steer("class_bot", {{"table", 1}, {"seat", 0}, {"on", true}});
  school.settle();
  EXPECT_TRUE(school.pupils[0]->watching.contains(school.table(1)));
}

TEST_F(OneSky, an_ended_class_lets_nobody_in_until_its_door_is_opened_again) {
  school.steer("class_end");
  school.settle();
  const json::object door{{"classroom", school.classroom}};
  const json::object come{{"classroom", school.classroom}, {"name", "Stranger"}};
  EXPECT_EQ(code(box.call(box.guest(), "class_look", door)), -32003);
  EXPECT_EQ(code(box.call(box.guest(), "class_join", come)), -32003);
  EXPECT_EQ(code(school.watch(school.pupils[0], school.tokens[0])), 0) << "pupils stay in";
  school.steer("class_door", {{"on", true}});
  EXPECT_EQ(code(box.call(box.guest(), "class_join", come)), 0);
}

TEST_F(OneSky, a_dropped_pupil_returns_to_the_same_seat_on_another_device) {
  const json::value way = school.steer("class_return_code", {{"pupil", 2}});
  const std::string back = text(way, "code");
  EXPECT_EQ(back.size(), 6U);
  const auto device = box.guest();
  const json::value wrong =
      box.call(device, "class_return", {{"classroom", school.classroom}, {"code", "QQQQQQ"}});
  EXPECT_EQ(code(wrong), -32003);
  const json::value returned =
      box.call(device, "class_return", {{"classroom", school.classroom}, {"code", back}});
  const std::string token = text(returned, "token");
  ASSERT_FALSE(token.empty()) << json::serialize(returned);
  school.settle();
  EXPECT_EQ(school.match(1).seat_of(hash_token(token)), Seat{1});
  EXPECT_FALSE(school.match(1).seat_of(hash_token(school.tokens[1]))) << "the old device is out";
  EXPECT_EQ(
      code(box.call(device, "class_return", {{"classroom", school.classroom}, {"code", back}})),
      -32003)
      << "it works once";
  box.loop.advance(std::chrono::seconds(1));
  EXPECT_THAT(school.pupils[1]->all(), HasSubstr("class_gone"));
}

TEST_F(OneSky, a_bot_takes_the_seat_of_an_absent_pupil_and_gives_it_back) {
  const int pupil = school.state().table(1)->seats[school.match(1).deciders().front().index];
  const auto place = static_cast<std::size_t>(pupil) - 1;
  box.api->closed(school.pupils[place]);
  for (int i = 0; i < 59; ++i) box.loop.advance(std::chrono::seconds(1));
  school.settle();
  EXPECT_FALSE(school.state().find(pupil)->bot) << "a minute is not over";
  for (int i = 0; i < 5; ++i) {
    box.loop.advance(std::chrono::seconds(1));
    school.settle();
  }
  EXPECT_TRUE(school.state().find(pupil)->bot);
  EXPECT_EQ(school.match(1).kind(*school.state().find(pupil)->seat), SeatKind::kBot);
  school.pupils[place] = box.guest();
  school.watch(school.pupils[place], school.tokens[place]);
  box.loop.advance(std::chrono::seconds(1));
  school.settle();
  EXPECT_FALSE(school.state().find(pupil)->bot);
  EXPECT_EQ(school.match(1).kind(*school.state().find(pupil)->seat), SeatKind::kPerson);
}

TEST_F(OneSky, a_bot_that_the_facilitator_put_there_stays_until_it_is_taken_away) {
  EXPECT_EQ(code(school.steer("class_bot", {{"table", 1}, {"seat", 0}, {"on", true}})), 0);
  school.settle();
  box.loop.advance(std::chrono::seconds(3));
  school.settle();
  EXPECT_EQ(school.match(1).kind(Seat{0}), SeatKind::kBot);
  school.steer("class_bot", {{"table", 1}, {"seat", 0}, {"on", false}});
  school.settle();
  EXPECT_EQ(school.match(1).kind(Seat{0}), SeatKind::kPerson);
}

TEST_F(OneSky, a_bot_acts_once_for_the_slowest) {
  const Seat seat = school.match(1).deciders().front();
  const std::size_t before = school.match(1).journal()->seq();
  EXPECT_EQ(code(school.steer("class_act", {{"table", 1}, {"seat", seat.index}})), 0);
  EXPECT_TRUE(box.wait([&] { return school.match(1).journal()->seq() > before; }));
  EXPECT_EQ(school.match(1).kind(seat), SeatKind::kPerson) << "the seat stays theirs";
  EXPECT_EQ(school.match(1).journal()->entries().back().actor, seat);
}

TEST_F(OneSky, a_removed_pupil_leaves_a_bot_and_a_late_one_takes_its_seat) {
  school.steer("class_remove", {{"pupil", 3}});
  school.settle();
  EXPECT_EQ(school.match(1).kind(Seat{2}), SeatKind::kBot);
  EXPECT_FALSE(school.match(1).seat_of(hash_token(school.tokens[2])));
  school.join("Late");
  EXPECT_FALSE(school.state().find(7)->table);
  EXPECT_EQ(code(school.steer("class_place", {{"pupil", 7}})), 0);
  school.settle();
  EXPECT_EQ(school.state().find(7)->table, 1);
  EXPECT_EQ(school.match(1).seat_of(hash_token(school.tokens[6])), Seat{2});
  school.join("Later");
  EXPECT_NE(code(school.steer("class_place", {{"pupil", 8}})), 0) << "no bot is left";
  EXPECT_NE(code(school.steer("class_open_table")), 0)
      << "the climate goes by the number of tables";
}

TEST_F(OneSky, free_undo_is_not_ended_by_what_the_facilitator_tells) {
  const Seat seat = school.match(1).deciders().front();
  EXPECT_EQ(code(school.play(1, "buy greenspace")), 0);
  school.idle_round(2);
  EXPECT_EQ(school.match(1).journal()->table().share()->told, pool());
  EXPECT_EQ(school.match(1).free_to(seat), 0U);
}

TEST(ClassTest, late_pupils_of_another_game_get_a_table_of_their_own) {
  Box box;
  School school(box, "crash-city");
  school.join(4);
  school.start();
  school.join("Late");
  EXPECT_EQ(code(school.steer("class_open_table")), 0);
  school.settle();
  ASSERT_EQ(school.state().tables.size(), 2U);
  EXPECT_EQ(school.state().find(5)->table, 2);
  EXPECT_EQ(school.match(2).phase(), Phase::kPlaying);
}

TEST(ClassTest, every_game_of_the_box_can_be_a_class) {
  for (const char* game : {"city-roots", "broken-cities", "crash-city", "build-back", "sustain"}) {
    Box box;
    School school(box, game);
    school.join(7);
    school.start();
    EXPECT_GE(school.state().tables.size(), 2U) << game;
    box.loop.advance(std::chrono::seconds(1));
    const json::value info = school.info(school.teacher);
    for (const json::value& table : info.at("tables").as_array()) {
      EXPECT_FALSE(text(table, "now").empty()) << game;
      EXPECT_FALSE(text(table, "moment").empty()) << game;
      EXPECT_GE(table.at("figures").as_array().size(), 2U) << game;
    }
    EXPECT_EQ(code(school.steer("class_end")), 0) << game;
    school.settle();
    EXPECT_EQ(code(school.as(0, "class_debrief")), 0) << game;
    for (const char* what : {"json", "moves", "numbers", "answers"}) {
      EXPECT_GT(text(school.steer("class_export", {{"what", what}}), "text").size(), 20U) << game;
    }
  }
}

TEST(ClassTest, hands_go_up_and_are_lowered_and_notes_reach_those_they_are_for) {
  Box box;
  School school(box);
  school.join(6);
  school.start();
  school.as(0, "class_hand", {{"on", true}});
  box.loop.advance(std::chrono::seconds(1));
  EXPECT_TRUE(school.info(school.teacher).at("pupils").at(0).at("hand").as_bool());
  EXPECT_FALSE(school.info(school.pupils[1]).at("pupils").at(0).at("hand").as_bool())
      << "only those see it who help";
  school.steer("class_lower", {{"pupil", 1}});
  box.loop.advance(std::chrono::seconds(1));
  EXPECT_FALSE(school.info(school.teacher).at("pupils").at(0).at("hand").as_bool());
  school.steer("class_say", {{"text", "Only you."}, {"table", 2}});
  school.settle();
  EXPECT_EQ(school.info(school.pupils[0]).at("messages").as_array().size(), 0U);
  EXPECT_EQ(text(school.info(school.pupils[5]).at("messages").at(0), "text"), "Only you.");
}

TEST(ClassTest, a_nudge_reaches_who_decides_and_nobody_else) {
  Box box;
  School school(box);
  school.join(3);
  school.start();
  const int pupil = school.state().table(1)->seats[school.match(1).deciders().front().index];
  EXPECT_EQ(code(school.steer("class_nudge", {{"table", 1}})), 0);
  for (int i = 1; i <= 3; ++i) {
    const bool nudged = school.pupils[static_cast<std::size_t>(i) - 1]->all().find("class_nudge") !=
                        std::string::npos;
    EXPECT_EQ(nudged, i == pupil) << i;
  }
}

TEST(ClassTest, the_wall_shows_what_the_facilitator_picks) {
  Box box;
  School school(box);
  school.join(3);
  school.start();
  EXPECT_NE(code(school.as(0, "class_answer", {{"text", "More parks."}})), 0) << "nothing is asked";
  school.steer("class_ask", {{"question", "What would you change?"}});
  EXPECT_EQ(code(school.as(0, "class_answer", {{"text", "More parks."}})), 0);
  EXPECT_EQ(code(school.as(1, "class_answer", {{"text", "=HYPERLINK(1)"}})), 0);
  school.settle();
  EXPECT_EQ(school.info(school.teacher).at("wall").at("answers").as_array().size(), 2U);
  EXPECT_EQ(school.info(school.screen).at("wall").at("answers").as_array().size(), 0U);
  EXPECT_THAT(school.screen->all(), Not(HasSubstr("More parks")));
  const auto id = school.state().wall.answers[0].id;
  school.steer("class_pick", {{"answer", id}, {"on", true}});
  school.settle();
  EXPECT_EQ(text(school.info(school.screen).at("wall").at("answers").at(0), "text"), "More parks.");
  EXPECT_THAT(text(school.steer("class_export", {{"what", "answers"}}), "text"),
              HasSubstr("\"'=HYPERLINK(1)\""))
      << "a spreadsheet does not take it for a formula";
}

TEST(ClassTest, letters_stand_for_names_on_the_projector_and_in_files) {
  Box box;
  School school(box);
  for (const char* name : {"Ana", "Ben", "Cem"}) school.join(name);
  school.steer("class_configure", {{"letters", true}});
  school.start();
  school.screen->notes.clear();
  school.steer("class_end");
  school.settle();
  EXPECT_THAT(school.screen->all(), Not(HasSubstr("Ana")));
  EXPECT_THAT(school.screen->all(), HasSubstr("\"name\":\"A\""));
  for (const char* what : {"json", "moves", "numbers"}) {
    EXPECT_THAT(text(school.steer("class_export", {{"what", what}}), "text"), Not(HasSubstr("Ana")))
        << what;
  }
  EXPECT_EQ(school.info(school.teacher).at("pupils").at(0).at("name"), json::value("Ana"));
}

TEST(ClassTest, no_hidden_objective_reaches_console_or_projector) {
  Box box;
  School school(box, "build-back");
  school.join(3);
  school.start();
  const json::value board = school.steer("class_board", {{"table", 1}});
  const Table& table = school.match(1).journal()->table();
  EXPECT_EQ(board.at("view"), json::value(table.view(SeatSet())));
  EXPECT_NE(json::value(table.view(SeatSet())), json::value(table.view(SeatSet(Seat{0}))));
  EXPECT_EQ(code(school.as(0, "class_board", {{"table", 1}})), 0);
}

TEST(ClassTest, tables_look_at_each_other_where_it_is_allowed) {
  Box box;
  School school(box);
  school.join(6);
  school.start();
  EXPECT_EQ(code(school.as(0, "class_board", {{"table", 2}})), -32002);
  school.steer("class_configure", {{"visits", true}});
  EXPECT_EQ(code(school.as(0, "class_board", {{"table", 2}})), 0);
}

TEST(ClassTest, one_device_brings_in_two_pupils_at_most_unless_the_facilitator_does) {
  Box box;
  School school(box);
  const auto device = box.guest();
  const json::object come{{"classroom", school.classroom}, {"name", "Max"}};
  std::string token;
  for (int i = 0; i < 2; ++i) {
    const json::value joined = box.call(device, "class_join", come);
    EXPECT_EQ(code(joined), 0);
    token = text(joined, "token");
  }
  EXPECT_EQ(code(box.call(device, "class_join", come)), -32004) << "a third one";
  school.call(device, token, "class_leave");
  int came = 2;
  for (; came < 300; ++came) {
    const json::value joined = box.call(device, "class_join", come);
    if (code(joined) != 0) break;
    school.call(device, text(joined, "token"), "class_leave");
  }
  EXPECT_LE(came, 10) << "nor by coming and going";
  for (int i = 0; i < 3; ++i) EXPECT_EQ(code(box.call(school.teacher, "class_join", come)), 0);
  EXPECT_EQ(code(box.call(box.guest(), "class_join", come)), 0) << "others still come in";
}

TEST(ClassTest, a_pupil_changes_an_answer_on_the_wall_only_so_often) {
  Box box;
  School school(box);
  school.join(2);
  school.steer("class_ask", {{"question", "Why?"}});
  int taken = 0;
  for (; taken < 100; ++taken) {
    if (code(school.as(0, "class_answer", {{"text", "Because."}})) != 0) break;
  }
  EXPECT_EQ(taken, 20);
  EXPECT_EQ(code(school.as(1, "class_answer", {{"text", "So."}})), 0) << "others answer";
  school.steer("class_ask", {{"question", "Why not?"}});
  EXPECT_EQ(code(school.as(0, "class_answer", {{"text", "Well."}})), 0);
}

TEST(ClassTest, tables_of_a_class_count_among_those_an_address_makes) {
  Box box;
  box.config.limits.tables_per_hour = 5;
  box.reopen();
  School school(box, "crash-city");
  school.join(13);
  EXPECT_EQ(code(school.steer("class_start")), 0) << "four tables and the class";
  school.settle();
  ASSERT_EQ(school.state().tables.size(), 4U);
  school.join(1);
  EXPECT_EQ(code(school.steer("class_open_table")), -32004);
  EXPECT_EQ(code(box.call(box.guest(), "class_create", {{"game", "crash-city"}})), -32004);
  box.loop.advance(std::chrono::minutes(13));
  EXPECT_EQ(code(school.steer("class_open_table")), 0);
}

TEST(ClassTest, a_teacher_opens_classes_of_twelve_tables_several_times_an_hour) {
  const Config usual;
  EXPECT_GE(usual.limits.tables_per_hour, 5 * 13);
}

TEST(ClassTest, bots_of_a_class_do_not_play_at_once) {
  Box box;
  School school(box);
  EXPECT_EQ(code(school.steer("class_configure", {{"pace", 0}})), -32602);
  EXPECT_EQ(code(school.steer("class_configure", {{"pace", 200}})), 0);
}

TEST(ClassTest, who_comes_late_to_full_tables_is_told_a_way_that_works) {
  Box box;
  School school(box);
  school.join(9);
  school.start();
  school.join("Late");
  const json::value refused = school.steer("class_place", {{"pupil", 10}});
  EXPECT_THAT(text(refused.at("error"), "message"), Not(HasSubstr("open another table")));
  EXPECT_THAT(text(refused.at("error"), "message"), HasSubstr("rename that pupil to both names"));
  EXPECT_EQ(code(school.steer("class_rename", {{"pupil", 1}, {"name", "P1 & Late"}})), 0);
  EXPECT_EQ(code(school.steer("class_remove", {{"pupil", 10}})), 0);
  school.settle();
  EXPECT_EQ(school.match(1).seats()[0].name, "P1 & Late");
}

TEST(ClassTest, the_chat_is_off_where_the_facilitator_says_so) {
  Box box;
  School school(box);
  school.join(3);
  school.start();
  const json::object line{{"table", school.table(1)}, {"token", school.tokens[0]}, {"text", "hi"}};
  EXPECT_EQ(code(box.call(school.pupils[0], "chat", line)), 0);
  school.steer("class_configure", {{"chat", false}});
  EXPECT_NE(code(box.call(school.pupils[0], "chat", line)), 0);
}

TEST(ClassTest, a_demonstration_plays_by_itself) {
  Box box;
  School school(box, "broken-cities", {{"demo", true}});
  EXPECT_EQ(school.state().present().size(), 12U);
  school.start();
  ASSERT_EQ(school.state().tables.size(), 3U);
  EXPECT_EQ(school.match(1).kind(Seat{0}), SeatKind::kBot);
  const std::size_t before = school.match(1).journal()->seq();
  for (int i = 0; i < 20 && school.match(1).journal()->seq() == before; ++i) {
    box.loop.advance(std::chrono::seconds(2));
    school.settle();
  }
  EXPECT_GT(school.match(1).journal()->seq(), before) << "nobody watches the table but the class";
}

TEST(ClassTest, a_deleted_class_is_gone_with_its_tables_and_names) {
  Box box;
  School school(box);
  school.join("Annabella");
  school.join(3);
  school.start();
  const std::string table = school.table(1);
  EXPECT_EQ(code(school.steer("class_delete")), 0);
  EXPECT_EQ(school.room(), nullptr);
  EXPECT_TRUE(
      box.wait([&] { return school.pupils[0]->all().find("class_gone") != std::string::npos; }));
  EXPECT_EQ(code(school.steer("class_watch")), -32003);
  EXPECT_EQ(
      code(box.call(school.pupils[0], "watch", {{"table", table}, {"tokens", {school.tokens[0]}}})),
      -32003);
  EXPECT_FALSE(*box.store->exists(table));
  EXPECT_FALSE(*box.store->exists(school.classroom));
}

TEST(ClassTest, who_deletes_first_thing_after_a_restart_deletes_the_tables_too) {
  Box box;
  School school(box);
  school.join("Annabella");
  school.join(8);
  school.start();
  std::vector<std::string> tables;
  for (const TableOfClass& one : school.state().tables) tables.push_back(one.code);
  ASSERT_EQ(tables.size(), 3U);
  box.reopen();
  EXPECT_EQ(code(school.call(box.guest(), school.token, "class_delete")), 0);
  for (const std::string& table : tables) EXPECT_FALSE(*box.store->exists(table)) << table;
  EXPECT_FALSE(*box.store->exists(school.classroom));
  EXPECT_EQ(box.hall->tables(), 0);
}

TEST(ClassTest, what_is_asked_first_after_a_restart_knows_every_table) {
  Box box;
  School school(box);
  school.join(9);
  school.start();
  const auto asked = [&] {
    return school.call(box.guest(), school.token, "class_debrief").as_object();
  };
  const json::object before = asked();
  EXPECT_EQ(before.at("tables").as_array().size(), 3U);
  box.reopen();
  const json::object after = asked();
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(after.at("tables").at(i).at("places"), before.at("tables").at(i).at("places"));
  }
  EXPECT_EQ(after.at("prizes"), before.at("prizes"));
}

TEST(ClassTest, tables_that_could_not_all_be_laid_are_taken_away_again) {
  Box box;
  School school(box);
  school.join(9);
  box.config.limits.tables = static_cast<std::int64_t>(box.hall->tables()) + 2;
  EXPECT_NE(code(school.steer("class_start")), 0);
  EXPECT_TRUE(box.wait([&] { return box.hall->tables() == 1; }));
  EXPECT_TRUE(box.store->tables_of_class(school.classroom)->empty());
  EXPECT_TRUE(school.state().tables.empty());
}

TEST(ClassTest, a_class_that_the_disk_did_not_take_is_as_it_was) {
  Box box;
  School school(box);
  school.join(3);
  box.store->limit_pages(1);
  json::value refused;
  for (int i = 0; i < 200 && code(refused) == 0; ++i) {
    refused = school.steer("class_say", {{"text", std::string(290, 'x')}});
  }
  EXPECT_EQ(code(refused), -32006) << json::serialize(refused);
  box.store->limit_pages(0);
  EXPECT_TRUE(box.wait([&] { return school.room() != nullptr; }));
  EXPECT_EQ(code(school.steer("class_say", {{"text", "again"}})), 0);
  EXPECT_EQ(school.state().present().size(), 3U);
}

}  // namespace
}  // namespace citybox::server
