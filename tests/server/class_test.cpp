// A class at the server: it is opened, steered and played, whatever its game.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/class_box.hpp"

namespace citybox::server {
namespace {

using testing::ElementsAre;

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

TEST(ClassTest, bots_of_a_class_do_not_play_at_once) {
  Box box;
  School school(box);
  EXPECT_EQ(code(school.steer("class_configure", {{"pace", 0}})), -32602);
  EXPECT_EQ(code(school.steer("class_configure", {{"pace", 200}})), 0);
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

}  // namespace
}  // namespace citybox::server
