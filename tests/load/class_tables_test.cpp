// What those who look at a whole class read of it, and when they ask for more.

#include "tests/load/class_tables.hpp"

#include <gtest/gtest.h>

namespace citybox::load {
namespace {

using namespace std::chrono_literals;

TEST(ClassTables, tables_are_found_among_numbers_of_events) {
  const auto tables = tables_in(
      R"({"phase":"playing","settings":{"seats":4},"pupils":[{"pupil":1,"table":1}],"tables":[)"
      R"({"number":1,"table":"KMTRAQ","phase":"paused","seats":[{"seat":0}],"now":"\"seq\":9",)"
      R"("seq":12,"line":9},{"number":12,"table":"","phase":"over","seats":[],"seq":40,"line":31},)"
      R"({"number":3,"table":"","phase":"lobby","seats":[],"seq":0,"line":0}],)"
      R"("pool":{"pool":5,"events":[{"number":16,"at":0},{"number":30,"at":0}],"next":16}})");
  const std::vector<TableSeen> expected = {{1, 12, true}, {12, 40, true}, {3, 0, false}};
  EXPECT_EQ(tables, expected);
}

TEST(ClassTables, a_board_is_asked_for_when_it_has_changed_and_at_most_once_a_second) {
  Boards boards;
  const Clock::time_point start{};
  boards.follow({1, 0, true});
  boards.follow({2, 5, true});
  EXPECT_EQ(boards.due(start), (std::vector{1, 2}));
  EXPECT_TRUE(boards.due(start + 5s).empty()) << "the answers have not come";
  boards.shown(1, 0);
  boards.shown(2, 5);
  EXPECT_TRUE(boards.due(start + 5s).empty()) << "nothing has changed";
  boards.follow({2, 6, true});
  EXPECT_EQ(boards.due(start + 5s), std::vector{2});
  boards.shown(2, 6);
  boards.follow({2, 7, true});
  EXPECT_TRUE(boards.due(start + 5900ms).empty()) << "it was asked for just now";
  EXPECT_EQ(boards.due(start + 6s), std::vector{2});
}

TEST(ClassTables, a_table_that_is_not_open_has_no_board) {
  Boards boards;
  boards.follow({1, 0, false});
  EXPECT_TRUE(boards.due({}).empty());
}

}  // namespace
}  // namespace citybox::load
