// A law in the players' own words that the facilitator hides: nothing of it reaches the projector, nor
// the debrief.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/class_box.hpp"

namespace citybox::server {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* kWords = "Ben is a fool.";

struct ClassHiddenTest : testing::Test {
  ClassHiddenTest() : school(box) {
    school.join(6);
    school.start();
    for (int i = 0; i < 4 && !school.state().event; ++i) school.idle_round(1 + i % 2);
    school.steer("class_card", {{"card", "news"}});
    school.steer("class_go_on");
    school.settle();
    make_law();
  }
  void make_law() {
    const Match& at = school.match(1);
    const int pupil = school.state().table(1)->seats[at.deciders().front().index];
    const auto place = static_cast<std::size_t>(pupil) - 1;
    EXPECT_EQ(code(box.call(school.pupils[place], "play",
                            {{"table", school.table(1)},
                             {"token", school.tokens[place]},
                             {"seq", at.journal()->seq()},
                             {"text", "propose free-text"},
                             {"words", kWords}})),
              0);
    EXPECT_EQ(code(school.play(1, "fine 5")), 0);
    for (int i = 0; i < 3 && rules().empty(); ++i) {
      EXPECT_EQ(code(school.play(1, "vote yes")), 0);
    }
    ASSERT_EQ(rules().size(), 1U);
    EXPECT_THAT(rules()[0].text, HasSubstr(kWords));
  }
  std::vector<OwnRule> rules() { return school.match(1).journal()->table().glance().rules; }
  void hide() {
    EXPECT_EQ(
        code(school.steer("class_hide", {{"table", 1}, {"text", rules()[0].text}, {"on", true}})),
        0);
    school.settle();
  }
  void end() {
    school.steer("class_end");
    school.settle();
  }
  std::string seen_by_screen(std::string_view method, json::object params = {}) {
    return json::serialize(school.call(school.screen, school.projector, method, std::move(params)));
  }

  Box box;
  School school;
};

TEST_F(ClassHiddenTest, the_debrief_does_not_tell_it_whoever_looks) {
  EXPECT_THAT(seen_by_screen("class_debrief"), HasSubstr(kWords)) << "it is not hidden yet";
  hide();
  EXPECT_THAT(seen_by_screen("class_debrief"), Not(HasSubstr(kWords)));
  EXPECT_THAT(seen_by_screen("class_debrief"), HasSubstr("which is not shown here"));
  end();
  for (const json::value& debrief :
       {school.as(4, "class_debrief"), school.steer("class_debrief"),
        school.call(school.screen, school.projector, "class_debrief")}) {
    EXPECT_THAT(json::serialize(debrief), Not(HasSubstr(kWords)));
  }
  school.steer("class_hide", {{"table", 1}, {"text", rules()[0].text}, {"on", false}});
  EXPECT_THAT(seen_by_screen("class_debrief"), HasSubstr(kWords)) << "it may be shown again";
}

TEST_F(ClassHiddenTest, files_that_hold_it_are_for_the_facilitator_alone) {
  hide();
  end();
  for (const char* what : {"json", "moves", "numbers", "answers"}) {
    EXPECT_EQ(code(school.as(4, "class_export", {{"what", what}})), -32002);
    EXPECT_EQ(code(school.call(school.screen, school.projector, "class_export", {{"what", what}})),
              -32002);
  }
  EXPECT_THAT(text(school.steer("class_export", {{"what", "numbers"}}), "text"),
              Not(HasSubstr(kWords)));
}

TEST_F(ClassHiddenTest, neither_board_nor_course_nor_news_bring_it_to_the_projector) {
  EXPECT_THAT(seen_by_screen("class_board", {{"table", 1}}), HasSubstr(kWords));
  hide();
  school.screen->notes.clear();
  EXPECT_THAT(seen_by_screen("class_board", {{"table", 1}}), Not(HasSubstr(kWords)));
  EXPECT_THAT(json::serialize(school.steer("class_board", {{"table", 1}})), HasSubstr(kWords));
  end();
  EXPECT_THAT(seen_by_screen("class_course", {{"table", 1}}), Not(HasSubstr(kWords)));
  EXPECT_THAT(school.screen->all(), Not(HasSubstr(kWords)));
}

}  // namespace
}  // namespace citybox::server
