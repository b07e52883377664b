// What is kept of a class: after a crash, when the disk refuses, and when it is deleted.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/class_box.hpp"

namespace citybox::server {
namespace {

using testing::ElementsAre;

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
