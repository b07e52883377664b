// Who comes into a class, and how much one may bring in.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/class_box.hpp"

namespace citybox::server {
namespace {

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

}  // namespace
}  // namespace citybox::server
