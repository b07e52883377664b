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

}  // namespace
}  // namespace citybox::server
