// What a facilitator relies on: nobody loses a seat by mistake, a class that cannot be read is not
// taken for none, and files hold what a study needs.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/server/class_box.hpp"

namespace citybox::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(ClassCareTest, who_is_placed_where_they_sit_keeps_their_seat) {
  Box box;
  School school(box);
  school.join(5);
  school.start();
  ASSERT_THAT(school.state().table(2)->seats, ElementsAre(4, 5, 0));
  const json::value refused = school.steer("class_place", {{"pupil", 4}, {"table", 2}});
  EXPECT_EQ(code(refused), kNotNow);
  EXPECT_THAT(text(refused.at("error"), "message"), HasSubstr("already"));
  EXPECT_EQ(code(school.steer("class_place", {{"pupil", 4}, {"table", 2}, {"seat", 0}})), kNotNow);
  EXPECT_EQ(code(school.steer("class_place", {{"pupil", 4}})), kNotNow)
      << "the only bot sits at the same table";
  EXPECT_THAT(school.state().table(2)->seats, ElementsAre(4, 5, 0));
  EXPECT_EQ(code(school.steer("class_place", {{"pupil", 4}, {"table", 2}, {"seat", 2}})), 0)
      << "another seat there is another wish";
  EXPECT_THAT(school.state().table(2)->seats, ElementsAre(0, 5, 4));
  EXPECT_EQ(code(school.steer("class_place", {{"pupil", 1}, {"table", 2}})), 0);
  EXPECT_THAT(school.state().table(2)->seats, ElementsAre(1, 5, 4));
}

void run_sql(Box& box, const std::string& statements) {
  sqlite3* db = nullptr;
  ASSERT_EQ(sqlite3_open((box.folder.path() / "citybox.db").c_str(), &db), SQLITE_OK);
  char* why = nullptr;
  EXPECT_EQ(sqlite3_exec(db, statements.c_str(), nullptr, nullptr, &why), SQLITE_OK) << why;
  sqlite3_close(db);
}

TEST(ClassCareTest, a_class_that_cannot_be_read_is_not_taken_for_none) {
  Box box;
  School school(box);
  school.join(3);
  box.shut();
  run_sql(box,
          "CREATE TABLE kept AS SELECT * FROM entries; DROP TABLE entries;"
          "CREATE VIEW entries AS SELECT tbl, seq, kind, actor, CASE WHEN seq = 2 THEN "
          "abs(-9223372036854775808) ELSE action END AS action, place, draws, words, at, "
          "audience, sentences FROM kept;"
          "CREATE TRIGGER put INSTEAD OF INSERT ON entries BEGIN SELECT 1; END;"
          "CREATE TRIGGER tell INSTEAD OF UPDATE ON entries BEGIN SELECT 1; END;");
  box.open();
  for (int i = 0; i < 2; ++i) {
    const json::value watched = school.call(box.guest(), school.tokens[0], "class_watch");
    EXPECT_EQ(code(watched), kInternal) << json::serialize(watched);
    EXPECT_EQ(text(watched.at("error"), "message"),
              "This class cannot be read from the disk just now.");
    EXPECT_EQ(code(box.call(box.guest(), "class_look", {{"classroom", school.classroom}})),
              kInternal);
  }
  EXPECT_EQ(code(box.call(box.guest(), "class_look", {{"classroom", "QQQQQQ"}})), -32003);
  box.shut();
  run_sql(box,
          "DROP VIEW entries; CREATE VIEW entries AS SELECT * FROM kept;"
          "CREATE TRIGGER put INSTEAD OF INSERT ON entries BEGIN SELECT 1; END;"
          "CREATE TRIGGER tell INSTEAD OF UPDATE ON entries BEGIN SELECT 1; END;");
  box.open();
  EXPECT_EQ(code(school.call(box.guest(), school.tokens[0], "class_watch")), 0);
}

TEST(ClassCareTest, a_class_of_an_unknown_game_is_not_taken_for_none) {
  Box box;
  School school(box);
  box.shut();
  run_sql(box, "UPDATE classes SET game = 'chess';");
  box.open();
  EXPECT_EQ(code(school.call(box.guest(), school.token, "class_watch")), kInternal);
  EXPECT_EQ(school.room(), nullptr);
}

TEST(ClassCareTest, the_game_says_what_follows_on_a_card) {
  Box box;
  School school(box);
  school.join(6);
  school.start();
  const auto pool = [&] { return school.info(school.teacher).at("pool"); };
  EXPECT_EQ(text(pool(), "after"), "") << "nothing has come";
  for (int i = 0; i < 4 && !school.state().event; ++i) school.idle_round(1 + i % 2);
  EXPECT_EQ(text(pool(), "after"), "Then each table makes its law.");
  ASSERT_EQ(pool().at("events").as_array().size(), 6U);
  school.room()->commit({{{.deed = ClassDeed::kEvent, .number = 6}}}, nullptr);
  school.settle();
  EXPECT_EQ(text(pool(), "after"), "It was the last one: after it the game is decided.");
}

// In the order of the log, as it was on the clock that the test moves.
TEST(ClassCareTest, files_say_when_each_move_was_made) {
  Box box;
  School school(box);
  school.join(3);
  school.start();
  const std::int64_t first = box.loop.unix_ms();
  EXPECT_EQ(code(school.play(1, "end")), 0);
  box.loop.advance(std::chrono::milliseconds(61'250));
  const std::int64_t second = box.loop.unix_ms();
  EXPECT_EQ(code(school.play(1, "end")), 0);
  school.settle();
  for (int life = 0; life < 2; ++life) {
    const std::string csv = text(school.steer("class_export", {{"what", "moves"}}), "text");
    EXPECT_THAT(csv, HasSubstr("table,step,time,seat,name,action"));
    EXPECT_THAT(csv, HasSubstr("\r\n1,1,2027-01-15T09:00:00.000Z,"));
    EXPECT_THAT(csv, HasSubstr("\r\n1,2,2027-01-15T09:01:01.250Z,"));
    const json::value all =
        json::parse(text(school.steer("class_export", {{"what", "json"}}), "text"));
    const json::array& moves = all.at("moves").as_array();
    EXPECT_FALSE(moves[0].as_object().contains("at")) << "the start";
    EXPECT_EQ(moves[1].at("at").to_number<std::int64_t>(), first);
    EXPECT_EQ(moves[2].at("at").to_number<std::int64_t>(), second);
    box.reopen();
    school.watch(school.teacher, school.token);
    school.settle();
  }
}

}  // namespace
}  // namespace citybox::server
