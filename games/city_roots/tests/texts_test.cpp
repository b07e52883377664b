#include "games/city_roots/texts.hpp"

#include <set>

#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

TEST(Texts, every_reason_has_a_sentence_of_its_own) {
  std::set<std::string> sentences;
  for (const RuleId rule : kAllReasons) sentences.insert(CityRootsCodec::why(rule));
  EXPECT_EQ(sentences.size(), std::size(kAllReasons));
  EXPECT_FALSE(sentences.contains(CityRootsCodec::why(RuleId{99, 9})));
}

TEST(Texts, every_policy_card_and_task_has_words) {
  PolicySet::all().for_each([](Policy policy) {
    EXPECT_NE(title_of(policy), title_of(Policy::kNone));
    EXPECT_NE(text_of(policy), "");
  });
  for_each_card([](Card card) {
    EXPECT_NE(title_of(card), title_of(Card::kNone));
    EXPECT_NE(text_of(card), "");
  });
  for (int task = 1; task < kTasks; ++task) EXPECT_NE(duty_of(static_cast<Task>(task)), "waits");
}

TEST(Texts, every_event_has_a_sentence) {
  for (int kind = 0; kind < kEventKinds; ++kind) {
    Event event{.kind = static_cast<EventKind>(kind),
                .space = Board::named("c3"),
                .to = Board::named("c4")};
    event.ending = Ending::kWon;
    EXPECT_NE(CityRootsCodec::sentence(event), "") << kind;
  }
}

TEST(Texts, the_log_reads_as_sentences) {
  Town town(kStartingLayout);
  town.play("enact cut-corporate-taxes").play("build c3");
  EXPECT_EQ(CityRootsCodec::sentence(town.events[0]), "{seat:0} enacts Cut corporate taxes.");
  EXPECT_EQ(CityRootsCodec::sentence(town.events[1]), "A corporation rises at c3.");
}

TEST(Texts, the_summary_says_what_is_going_on) {
  Town town(kStartingLayout);
  town.play("enact cut-corporate-taxes");
  const json::object summary = CityRootsCodec::summary(CityRoots::redact(town.s, {}), town.c);
  EXPECT_EQ(summary.at("now").as_string(),
            "Turn 28, Cut corporate taxes: {seat:0} builds a corporation.");
  EXPECT_EQ(summary.at("policies").as_array().size(), 8U);
}

TEST(Texts, a_wrong_notation_says_what_was_expected) {
  for (const char* text :
       {"", "fly", "build", "build g1", "build c3 c4", "move a1 b1", "enact none", "swap a1 to b1",
        "lobby now", "move a1  to b1", "Build c3", "stop "}) {
    const auto parsed = CityRootsCodec::parse(text);
    ASSERT_FALSE(parsed.has_value()) << text;
    EXPECT_NE(parsed.error().text, "");
  }
}

TEST(Texts, the_board_is_drawn_with_its_letters) {
  Town town(kStartingLayout);
  EXPECT_EQ(draw_board(town.s),
            "6  B L . . . B\n"
            "5  L . L L . L\n"
            "4  . L . . L .\n"
            "3  . L . . L .\n"
            "2  L . L L . L\n"
            "1  B . . . L B\n"
            "   a b c d e f\n");
}

}  // namespace
}  // namespace citybox::city_roots
