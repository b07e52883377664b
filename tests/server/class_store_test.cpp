// What is kept of a class: its log, which tables belong to it, and what goes with it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/support/store_place.hpp"

namespace citybox::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kClass = "GRADEA";

TableRow a_table(TableId id, const std::string& code, const std::string& classroom = "") {
  TableRow row;
  row.id = id;
  row.code = code;
  row.game = "plots";
  row.seats = 2;
  row.classroom = classroom;
  return row;
}

Write write(TableId id, Change change) { return {id, 0, 0, {std::move(change)}}; }

Write a_class(TableId id, const std::string& code, UnixMs created = 0) {
  return write(id, PutClass{{id, code, "broken-cities", created}});
}

Write event(TableId id, std::uint32_t seq, const std::string& words = "", UnixMs at = 0) {
  const std::string text = R"({"kind":"joined","pupil":)" + std::to_string(seq) + "}";
  return write(id, AppendClassEntry{seq, {text, words, at}});
}

class ClassStoreTest : public StoreTestOver {
 protected:
  void sql(const char* statements) const {
    if (GetParam() == Kept::kPostgres) {
      pqxx::connection connection(place_->where());
      pqxx::nontransaction(connection).exec(statements);
      return;
    }
    sqlite3* db = nullptr;
    sqlite3_open(place_->where().c_str(), &db);
    EXPECT_EQ(sqlite3_exec(db, statements, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(db);
  }
  StoredClass loaded(const std::string& code = kClass) {
    const auto stored = store_->load_class(code);
    if (stored && *stored) return **stored;
    ADD_FAILURE() << "There is no class " << code;
    return {};
  }
  std::vector<std::string> words(const std::string& code = kClass) {
    std::vector<std::string> all;
    for (const ClassEntry& entry : loaded(code).entries) all.push_back(entry.words);
    return all;
  }
};

INSTANTIATE_TEST_SUITE_P(Over, ClassStoreTest, both_stores(), name_of_store);

TEST_P(ClassStoreTest, a_class_is_there_with_its_log_after_opening_again) {
  ASSERT_TRUE(commit({a_class(5, kClass, 33), event(5, 0, "Ana & Ben", 70), event(5, 1, "", 71)}));
  open();
  const StoredClass stored = loaded();
  EXPECT_EQ(stored.row.id, 5);
  EXPECT_EQ(stored.row.code, kClass);
  EXPECT_EQ(stored.row.game, "broken-cities");
  EXPECT_EQ(stored.row.created, 33);
  EXPECT_THAT(stored.entries,
              ElementsAre(ClassEntry{R"({"kind":"joined","pupil":0})", "Ana & Ben", 70},
                          ClassEntry{R"({"kind":"joined","pupil":1})", "", 71}));
  EXPECT_EQ(stored.fault, "");
}

TEST_P(ClassStoreTest, two_entries_with_one_number_are_refused_and_nothing_of_the_batch_stays) {
  ASSERT_TRUE(commit({a_class(1, kClass), event(1, 0)}));
  EXPECT_FALSE(commit({event(1, 1), event(1, 0)}));
  EXPECT_EQ(loaded().entries.size(), 1U);
  EXPECT_TRUE(commit({event(1, 1)}));
}

TEST_P(ClassStoreTest, an_id_and_a_code_are_of_one_table_or_of_one_class) {
  ASSERT_TRUE(commit({a_class(1, kClass), write(2, PutTable{a_table(2, "DESKSB")})}));
  EXPECT_FALSE(commit({a_class(1, "GRADEC")}));
  EXPECT_FALSE(commit({a_class(3, kClass)}));
  EXPECT_FALSE(commit({a_class(2, "GRADEC")}));
  EXPECT_FALSE(commit({a_class(3, "DESKSB")}));
  EXPECT_FALSE(commit({write(1, PutTable{a_table(1, "DESKSC")})}));
  EXPECT_FALSE(commit({write(3, PutTable{a_table(3, kClass)})}));
  EXPECT_TRUE(commit({write(2, PutTable{a_table(2, "DESKSB")})}));
  EXPECT_EQ(store_->count()->tables, 2);
}

TEST_P(ClassStoreTest, classes_are_found_and_counted_among_tables_and_are_none) {
  ASSERT_TRUE(commit({write(1, PutTable{a_table(1, "DESKSB")}), a_class(7, kClass)}));
  EXPECT_TRUE(*store_->exists(kClass));
  EXPECT_EQ(**store_->find(kClass), (TableName{7, kClass}));
  EXPECT_EQ(**store_->find("DESKSB"), (TableName{1, "DESKSB"}));
  EXPECT_EQ(store_->count()->last_id, 7);
  EXPECT_EQ(store_->count()->tables, 2);
  EXPECT_FALSE(*store_->load(kClass));
  EXPECT_FALSE(*store_->load_class("DESKSB"));
  ASSERT_TRUE(commit({write(9, PutTable{a_table(9, "DESKSC")})}));
  EXPECT_EQ(store_->count()->last_id, 9);
}

TEST_P(ClassStoreTest, a_class_knows_its_tables_and_they_know_it) {
  ASSERT_TRUE(commit({a_class(1, kClass), a_class(2, "GRADEB"),
                      write(5, PutTable{a_table(5, "DESKSB", kClass)}),
                      write(4, PutTable{a_table(4, "DESKSC", kClass)}),
                      write(3, PutTable{a_table(3, "DESKSD", "GRADEB")}),
                      write(6, PutTable{a_table(6, "ALONEE")})}));
  open();
  EXPECT_THAT(*store_->tables_of_class(kClass),
              ElementsAre(TableName{4, "DESKSC"}, TableName{5, "DESKSB"}));
  EXPECT_EQ((*store_->load("DESKSD"))->row.classroom, "GRADEB");
  EXPECT_EQ((*store_->load("ALONEE"))->row.classroom, "");
  EXPECT_THAT(*store_->tables_of_class(""), IsEmpty());
}

TEST_P(ClassStoreTest, of_a_class_that_is_dropped_nothing_stays_and_nothing_is_written_any_more) {
  ASSERT_TRUE(commit({a_class(1, kClass), event(1, 0, "Ana"), a_class(2, "GRADEB"),
                      event(2, 0, "Ben"), write(3, PutTable{a_table(3, "DESKSB", kClass)})}));
  ASSERT_TRUE(commit({write(1, DropTable{})}));
  EXPECT_FALSE(*store_->exists(kClass));
  EXPECT_FALSE(*store_->load_class(kClass));
  EXPECT_FALSE(commit({event(1, 1)}));
  EXPECT_TRUE(*store_->exists("DESKSB"));
  EXPECT_THAT(words("GRADEB"), ElementsAre("Ben"));
  ASSERT_TRUE(commit({a_class(1, kClass)}));
  EXPECT_THAT(loaded().entries, IsEmpty());
}

TEST_P(ClassStoreTest, a_class_goes_with_its_tables_when_nothing_happens_in_any_of_them) {
  TableRow begun = a_table(3, "PLAYED", "YCLASS");
  begun.started = true;
  begun.changed = 10;
  ASSERT_TRUE(commit({a_class(1, "XCLASS", 5), event(1, 0, "", 20), a_class(2, "YCLASS", 5),
                      write(3, PutTable{begun}), write(4, PutTable{a_table(4, "LOBBYL", "YCLASS")}),
                      write(5, PutTable{a_table(5, "ALONEE")}),
                      write(6, PutTable{a_table(6, "GONEEE", "NOCLAS")})}));
  const auto codes = [&](Stale stale) {
    std::string all;
    const auto names = store_->tables_to_go(stale);
    for (const TableName& name : *names) all += name.code.front();
    return all;
  };
  EXPECT_EQ(codes({.never_started_before = 1000}), "AG");
  EXPECT_EQ(codes({.unchanged_before = 5}), "AG");
  EXPECT_EQ(codes({.unchanged_before = 10}), "AG");
  EXPECT_EQ(codes({.unchanged_before = 11}), "YPLAG");
  EXPECT_EQ(codes({.unchanged_before = 20}), "YPLAG");
  EXPECT_EQ(codes({.unchanged_before = 21}), "XYPLAG");
  EXPECT_EQ(codes({.unchanged_before = 21, .most = 2}), "XY");
  EXPECT_EQ(codes({.unchanged_before = 21, .after = 2}), "PLAG");
  ASSERT_TRUE(commit({write(4, AppendChat{{1, Seat{0}, "Ana", "Hello", 30}, 9})}));
  EXPECT_EQ(codes({.unchanged_before = 21}), "XAG");
}

TEST_P(ClassStoreTest, a_pupils_name_is_forgotten_in_the_log_also_that_of_one_of_two) {
  ASSERT_TRUE(commit({a_class(1, kClass), event(1, 0, "Ana & Ben"), event(1, 1, "Anabel"),
                      event(1, 2, "Well done, ANA and Ben!"), event(1, 3), a_class(2, "GRADEB"),
                      event(2, 0, "Where is Ana?")}));
  EXPECT_THAT(*store_->tables_with_name("ana"), ElementsAre(TableName{1, kClass}));
  EXPECT_THAT(*store_->tables_with_name("BEN"), ElementsAre(TableName{1, kClass}));
  EXPECT_THAT(*store_->tables_with_name("Ana & Ben"), ElementsAre(TableName{1, kClass}));
  EXPECT_THAT(*store_->tables_with_name("Well"), IsEmpty());
  ASSERT_TRUE(commit({write(1, ForgetName{"ana"})}));
  EXPECT_THAT(words(), ElementsAre("Somebody & Ben", "Anabel", "Well done, Somebody and Ben!", ""));
  EXPECT_THAT(words("GRADEB"), ElementsAre("Where is Ana?"));
  EXPECT_EQ(loaded().entries[0].text, R"({"kind":"joined","pupil":0})");
  EXPECT_THAT(*store_->tables_with_name("Ana"), IsEmpty());
}

TEST_P(ClassStoreTest, the_name_of_one_of_two_is_forgotten_at_their_table_too) {
  AppendEntry law;
  law.entry.words = "The law of Ana";
  ASSERT_TRUE(commit({write(1, PutTable{a_table(1, "DESKSB")}),
                      write(1, PutSeat{Seat{0}, {"Ana & Ben", hash_token("a"), ""}}),
                      write(1, PutSeat{Seat{1}, {"Ana Smith", hash_token("b"), ""}}), write(1, law),
                      write(1, AppendChat{{1, Seat{0}, "Ana & Ben", "Ana says hello.", 5}, 9})}));
  EXPECT_THAT(*store_->tables_with_name("ana"), ElementsAre(TableName{1, "DESKSB"}));
  ASSERT_TRUE(commit({write(1, ForgetName{"ana"})}));
  const auto stored = store_->load("DESKSB");
  EXPECT_EQ((*stored)->seats[0].name, "Somebody & Ben");
  EXPECT_EQ((*stored)->seats[1].name, "Ana Smith");
  EXPECT_EQ((*stored)->chat[0].name, "Somebody & Ben");
  EXPECT_EQ((*stored)->chat[0].text, "Somebody says hello.");
  EXPECT_EQ((*stored)->entries[0].words, "The law of Ana");  // part of the game
}

TEST_P(ClassStoreTest, a_gap_in_the_log_is_told_and_what_is_before_it_is_there) {
  ASSERT_TRUE(commit({a_class(1, kClass), event(1, 0), event(1, 1), event(1, 2), event(1, 3)}));
  sql("DELETE FROM entries WHERE tbl = 1 AND seq = 2");
  EXPECT_EQ(loaded().entries.size(), 2U);
  EXPECT_EQ(loaded().fault, "Entry 2: It is not there.");
}

TEST_P(ClassStoreTest, an_event_that_is_no_json_is_told_and_what_is_before_it_is_there) {
  for (const char* damage : {"UPDATE entries SET action = 'x' WHERE tbl = 1 AND seq = 1",
                             "UPDATE entries SET action = '[3]' WHERE tbl = 1 AND seq = 1",
                             "UPDATE entries SET action = NULL WHERE tbl = 1 AND seq = 1"}) {
    (void)commit({write(1, DropTable{})});
    ASSERT_TRUE(commit({a_class(1, kClass), event(1, 0), event(1, 1), event(1, 2)}));
    sql(damage);
    EXPECT_EQ(loaded().entries.size(), 1U);
    EXPECT_EQ(loaded().fault, "Entry 1: It is not legible.");
  }
}

// What was read of a damaged class must not hold the reader at an old state of the file.
TEST_P(ClassStoreTest, after_a_damaged_class_new_ones_are_found) {
  ASSERT_TRUE(commit({a_class(1, kClass), event(1, 1)}));
  EXPECT_NE(loaded().fault, "");
  ASSERT_TRUE(commit({a_class(2, "GRADEB"), event(2, 0, "Ana")}));
  EXPECT_THAT(words("GRADEB"), ElementsAre("Ana"));
}

}  // namespace
}  // namespace citybox::server
