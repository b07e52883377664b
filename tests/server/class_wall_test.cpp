// The wall of a class: what was asked, what was answered, and who may read it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/class_box.hpp"

namespace citybox::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

struct ClassWallTest : testing::Test {
  ClassWallTest() : school(box) {
    for (const char* name : {"Ana", "Ben", "Cem"}) school.join(name);
    school.start();
  }
  void ask(std::string_view question) {
    EXPECT_EQ(code(school.steer("class_ask", {{"question", question}})), 0);
  }
  void answer(std::size_t pupil, std::string_view text) {
    EXPECT_EQ(code(school.as(pupil, "class_answer", {{"text", text}})), 0);
  }
  void pick(std::int64_t answer) {
    EXPECT_EQ(code(school.steer("class_pick", {{"answer", answer}, {"on", true}})), 0);
  }
  void end() {
    EXPECT_EQ(code(school.steer("class_end")), 0);
    school.settle();
  }
  json::array walls(const json::value& debrief) { return debrief.at("walls").as_array(); }

  Box box;
  School school;
};

std::vector<std::string> texts(const json::value& wall) {
  std::vector<std::string> all;
  for (const json::value& one : wall.at("answers").as_array()) all.push_back(text(one, "text"));
  return all;
}

TEST_F(ClassWallTest, another_question_keeps_what_was_answered_before) {
  ask("What would you change?");
  answer(0, "More parks.");
  answer(1, "Less rent.");
  pick(school.state().wall.answers[0].id);
  ask("Who decides?");
  EXPECT_THAT(school.state().wall.answers, IsEmpty()) << "it begins with no answers";
  answer(2, "All of us.");
  ask("");
  box.reopen();
  school.watch(school.teacher, school.token);
  school.settle();
  const json::array all = walls(school.steer("class_debrief"));
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(text(all[0], "question"), "What would you change?");
  EXPECT_THAT(texts(all[0]), ElementsAre("More parks.", "Less rent."));
  EXPECT_EQ(text(all[1], "question"), "Who decides?");
  const std::string csv = text(school.steer("class_export", {{"what", "answers"}}), "text");
  EXPECT_THAT(csv, HasSubstr("\"What would you change?\",\"Ana\",\"More parks.\",yes"));
  EXPECT_THAT(csv, HasSubstr("\"Who decides?\",\"Cem\",\"All of us.\","));
  EXPECT_THAT(text(school.steer("class_export", {{"what", "json"}}), "text"),
              HasSubstr("Less rent."));
  const json::array seen = walls(school.call(school.screen, school.projector, "class_debrief"));
  EXPECT_THAT(texts(seen.at(0)), ElementsAre("More parks.")) << "the others were not picked";
  EXPECT_THAT(texts(seen.at(1)), IsEmpty());
}

TEST_F(ClassWallTest, a_question_that_was_asked_before_comes_back_with_its_answers) {
  ask("Why?");
  answer(0, "Because.");
  ask("Who?");
  answer(0, "Me.");
  ask("Why?");
  ASSERT_EQ(school.state().wall.answers.size(), 1U);
  EXPECT_EQ(school.state().wall.answers[0].text, "Because.");
  answer(0, "I was wrong.");
  const json::array all = walls(school.steer("class_debrief"));
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(text(all[0], "question"), "Who?");
  EXPECT_THAT(texts(all[1]), ElementsAre("I was wrong."));
}

TEST_F(ClassWallTest, answers_to_earlier_questions_are_picked_and_go_with_who_wrote_them) {
  ask("Why?");
  answer(0, "Because.");
  answer(1, "Not so.");
  const std::int64_t late = school.state().wall.answers[1].id;
  ask("Who?");
  pick(late);
  EXPECT_TRUE(school.state().earlier.at(0).answers.at(1).shown);
  school.steer("class_remove", {{"pupil", 2}});
  ASSERT_EQ(school.state().earlier.at(0).answers.size(), 1U);
  EXPECT_EQ(school.state().earlier.at(0).answers[0].text, "Because.");
}

TEST_F(ClassWallTest, at_the_end_the_prizes_come_first) {
  ask("Why?");
  school.steer("class_show", {{"scene", "wall"}});
  end();
  const json::value info = school.info(school.screen);
  EXPECT_EQ(text(info, "scene"), "auto");
  EXPECT_FALSE(info.at("wall").at("open").as_bool());
  EXPECT_NE(code(school.as(0, "class_answer", {{"text", "Late."}})), 0);
  ask("Why?");
  answer(0, "In time.");
}

TEST_F(ClassWallTest, letters_stand_for_names_in_the_debrief_of_a_pupil_too) {
  school.steer("class_configure", {{"letters", true}});
  ask("Why?");
  answer(0, "Because.");
  pick(school.state().wall.answers[0].id);
  ask("Who?");
  answer(0, "Nobody.");
  pick(school.state().wall.answers[0].id);
  end();
  for (const json::value& debrief :
       {school.as(1, "class_debrief"), school.steer("class_debrief"),
        school.call(school.screen, school.projector, "class_debrief")}) {
    EXPECT_THAT(json::serialize(debrief), Not(HasSubstr("Ana")));
    for (const json::value& wall : walls(debrief)) {
      EXPECT_EQ(text(wall.at("answers").at(0), "name"), "A");
    }
  }
  EXPECT_THAT(text(school.steer("class_export", {{"what", "answers"}}), "text"),
              Not(HasSubstr("Ana")));
}

}  // namespace
}  // namespace citybox::server
