// Who sits where in a class: those who drop out, return, are moved, come late or are removed.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/class_box.hpp"

namespace citybox::server {
namespace {

using testing::HasSubstr;
using testing::Not;

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

}  // namespace
}  // namespace citybox::server
