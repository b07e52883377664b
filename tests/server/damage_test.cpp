// Tables of which the disk gives back less than was written: they can be looked at and say why, and
// no other table notices.

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "catalog/catalog.hpp"
#include "tests/server/box.hpp"

namespace citybox::server {
namespace {

// Two tables of Plots, one of which is damaged on disk.
struct Damaged {
  Box box;
  Party party{box, "plots", 3};
  Party other{box, "plots", 2};

  explicit Damaged(const std::string& damage) {
    for (int i = 0; i < 7; ++i) {
      const std::size_t seat = party.decider();
      EXPECT_EQ(code(party.play(seat, party.allowed(seat))), 0);
    }
    box.shut();
    sql(damage);
    box.open();
  }
  void sql(const std::string& statements) const {
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open((box.folder.path() / "citybox.db").c_str(), &db), SQLITE_OK);
    char* why = nullptr;
    EXPECT_EQ(sqlite3_exec(db, statements.c_str(), nullptr, nullptr, &why), SQLITE_OK) << why;
    sqlite3_close(db);
  }
  std::string value(const char* query) const {
    sqlite3* db = nullptr;
    sqlite3_open((box.folder.path() / "citybox.db").c_str(), &db);
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(db, query, -1, &statement, nullptr);
    std::string text;
    if (sqlite3_step(statement) == SQLITE_ROW) {
      text = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
    }
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return text;
  }
  json::value watch() {
    return box.call(box.guest(), "watch", {{"table", party.table}, {"tokens", {party.tokens[1]}}});
  }
};

// It is there with its log and its file, and says what is wrong.
void expect_to_be_looked_at(Damaged& at, const std::string& why) {
  const json::value watched = at.watch();
  ASSERT_EQ(code(watched), 0) << json::serialize(watched);
  EXPECT_TRUE(watched.at("info").at("read_only").as_bool());
  EXPECT_NE(text(watched.at("info"), "note").find(why), std::string::npos)
      << text(watched.at("info"), "note");
  EXPECT_EQ(text(watched.at("info"), "phase"), "over");
  EXPECT_EQ(watched.at("log").at("lines").as_array().size(), 8U);
  const json::value replay = at.box.call(at.box.guest(), "replay", {{"table", at.party.table}});
  EXPECT_NE(text(replay, "text").find("[Game \""), std::string::npos) << json::serialize(replay);
  EXPECT_EQ(code(at.party.call(1, "hint")), kNotNow);
  EXPECT_EQ(code(at.party.call(1, "preview", {{"text", "bid 1"}})), kNotNow);
  EXPECT_EQ(code(at.party.call(1, "undo", {{"to", 0}})), kNotNow);
  EXPECT_EQ(code(at.party.host_call("facilitate", {{"text", "bid 1"}})), kNotNow);
  EXPECT_EQ(code(at.party.host_call("pace", {{"ms", 10}})), kNotNow);
  EXPECT_EQ(code(at.party.host_call("pass_host", {{"seat", 1}})), kNotNow);
  EXPECT_EQ(code(at.party.host_call("seat_bot", {{"seat", 1}, {"bot", "random"}})), kNotNow);
  EXPECT_EQ(code(at.party.call(1, "chat", {{"text", "A pity."}})), 0);
}

TEST(DamageTest, sentences_that_cannot_be_read_leave_a_table_to_look_at) {
  Damaged at("UPDATE entries SET sentences = '[{\"seats\": 3}]' WHERE tbl = 1 AND seq = 2;");
  expect_to_be_looked_at(at, "Entry 2: Its sentences are not legible.");
}

TEST(DamageTest, options_that_cannot_be_read_leave_a_table_to_look_at_and_stay_as_they_are) {
  Damaged at("UPDATE tables SET options = 'not json' WHERE id = 1;");
  expect_to_be_looked_at(at, "Its options are not legible.");
  at.box.shut();
  EXPECT_EQ(at.value("SELECT options FROM tables WHERE id = 1"), "not json");
}

TEST(DamageTest, an_entry_of_an_unknown_kind_leaves_a_table_to_look_at) {
  Damaged at("UPDATE entries SET kind = 9 WHERE tbl = 1 AND seq = 4;");
  expect_to_be_looked_at(at, "Entry 4: There is no such kind of entry.");
}

TEST(DamageTest, an_actor_who_is_not_there_leaves_a_table_to_look_at) {
  Damaged at("UPDATE entries SET actor = 200 WHERE tbl = 1 AND seq = 4;");
  expect_to_be_looked_at(at, "Entry 4: Nobody sits where it was made.");
}

TEST(DamageTest, an_action_that_cannot_be_read_leaves_the_board_up_to_it) {
  Damaged at("UPDATE entries SET action = 'dance' WHERE tbl = 1 AND seq = 3;");
  expect_to_be_looked_at(at, "Entry 3: \"dance\" cannot be read");
  const auto guest = at.box.guest();
  const json::value replay = at.box.call(guest, "replay", {{"table", at.party.table}});
  EXPECT_NE(text(replay, "text").find(": dance"), std::string::npos);
  const json::value past = at.box.call(guest, "at", {{"table", at.party.table}, {"count", 3}});
  EXPECT_EQ(code(past), 0) << json::serialize(past);
  EXPECT_NE(code(at.box.call(guest, "at", {{"table", at.party.table}, {"count", 4}})), 0);
  EXPECT_EQ(code(at.box.call(guest, "history", {{"table", at.party.table}})), 0);
}

TEST(DamageTest, numbers_that_are_not_there_leave_a_table_to_look_at) {
  Damaged at("DELETE FROM contents;");
  expect_to_be_looked_at(at, "The numbers it is played with are not there.");
}

TEST(DamageTest, numbers_that_changed_on_the_disk_leave_a_table_to_look_at) {
  Damaged at("UPDATE contents SET text = replace(text, '5', '4');");
  expect_to_be_looked_at(at, "The numbers it is played with are not what they were.");
}

TEST(DamageTest, a_gap_in_the_log_leaves_a_table_to_look_at) {
  Damaged at(
      "INSERT INTO entries SELECT tbl, 7, kind, actor, action, place, draws, words, at, audience, "
      "sentences FROM entries WHERE tbl = 1 AND seq = 6;"
      "DELETE FROM entries WHERE tbl = 1 AND seq = 2;");
  expect_to_be_looked_at(at, "Entry 2: It is not there.");
}

TEST(DamageTest, seats_that_cannot_be_are_nobodys) {
  Damaged at(
      "UPDATE tables SET host_seat = 77, undo_by = 99, undo_to = 0, undo_agreed = 0 WHERE "
      "id = 1; UPDATE claims SET seat = 55;");
  const json::value watched = at.watch();
  EXPECT_FALSE(watched.at("info").at("read_only").as_bool());
  EXPECT_FALSE(watched.at("info").as_object().contains("undo_request"));
}

TEST(DamageTest, a_game_that_is_not_in_the_box_can_be_looked_at) {
  Damaged at("UPDATE tables SET game = 'chess' WHERE id = 1;");
  expect_to_be_looked_at(at, "The game \"chess\" is not in this box");
  const json::value watched = at.watch();
  EXPECT_EQ(text(watched.at("info"), "title"), "chess");
  EXPECT_FALSE(watched.at("log").at("lines").at(3).at("sentences").as_array().empty());
  EXPECT_EQ(code(at.party.host_call("start")), kNotNow);
  EXPECT_EQ(code(at.party.host_call("configure", {{"seats", 2}})), kNotNow);
  const json::value mine = at.box.call(
      at.box.guest(), "mine",
      {{"tables",
        json::array{json::object{{"table", at.party.table}, {"tokens", json::array{}}}}}});
  EXPECT_EQ(text(mine.at(0), "title"), "chess");
  EXPECT_EQ(text(mine.at(0), "phase"), "over");
}

TEST(DamageTest, a_table_that_did_not_begin_and_has_no_game_can_be_looked_at) {
  Damaged at("UPDATE tables SET game = 'chess', started = 0 WHERE id = 2;");
  const json::value watched = at.box.call(at.box.guest(), "watch", {{"table", at.other.table}});
  EXPECT_TRUE(watched.at("info").at("read_only").as_bool()) << json::serialize(watched);
  EXPECT_EQ(code(at.box.call(at.box.guest(), "replay", {{"table", at.other.table}})), 0);
}

// What was read of a damaged table must not hold the reader at an old state of the file.
TEST(DamageTest, after_a_damaged_table_new_ones_are_found) {
  Damaged at(
      "UPDATE entries SET sentences = 'x', kind = 9 WHERE tbl = 1 AND seq = 2;"
      "UPDATE tables SET options = 'x' WHERE id = 1;");
  EXPECT_TRUE(at.box.store->load(at.party.table));
  Party later(at.box, "plots", 2);
  const auto found = at.box.store->load(later.table);
  ASSERT_TRUE(found) << found.error().text;
  EXPECT_TRUE(*found);
  EXPECT_TRUE(*at.box.store->load(at.other.table));
}

// A row that SQLite itself gives up on, in the middle of a statement.
TEST(DamageTest, after_a_table_that_cannot_be_read_at_all_others_are_found) {
  Damaged at(
      "CREATE TABLE kept AS SELECT * FROM entries; DROP TABLE entries;"
      "CREATE VIEW entries AS SELECT tbl, seq, kind, actor, action, place, draws, words, at, "
      "audience, CASE WHEN tbl = 1 AND seq = 4 THEN abs(-9223372036854775808) ELSE "
      "sentences END AS sentences FROM kept;"
      "CREATE TRIGGER put INSTEAD OF INSERT ON entries BEGIN INSERT INTO kept VALUES "
      "(NEW.tbl, NEW.seq, NEW.kind, NEW.actor, NEW.action, NEW.place, NEW.draws, NEW.words, "
      "NEW.at, NEW.audience, NEW.sentences); END;"
      "CREATE TRIGGER tell INSTEAD OF UPDATE ON entries BEGIN SELECT 1; END;");
  for (int i = 0; i < 2; ++i) {
    EXPECT_FALSE(at.box.store->load(at.party.table));
    const auto other = at.box.store->load(at.other.table);
    ASSERT_TRUE(other) << other.error().text;
    EXPECT_TRUE(*other);
    Party later(at.box, "plots", 2);
    const auto found = at.box.store->load(later.table);
    ASSERT_TRUE(found) << found.error().text;
    EXPECT_TRUE(*found);
  }
  const json::value mine = at.box.call(
      at.box.guest(), "mine",
      {{"tables",
        json::array{json::object{{"table", at.party.table}, {"tokens", json::array{}}},
                    json::object{{"table", at.other.table}, {"tokens", json::array{}}}}}});
  EXPECT_TRUE(mine.at(0).at("unreadable").as_bool());
  EXPECT_FALSE(mine.at(0).at("gone").as_bool());
  EXPECT_EQ(text(mine.at(1), "phase"), "playing");
}

}  // namespace
}  // namespace citybox::server
