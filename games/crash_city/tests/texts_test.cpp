#include "games/crash_city/texts.hpp"
#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

TEST(Texts, every_notation_parses_back) {
  for (const char* text :
       {"site e2n1", "site w64s64", "place n", "place nesw", "house", "shop", "factory",
        "car .w facing north", "park e2n1.w", "u-turn o.n", "drive e2n1.w to e4n2.s facing east",
        "pass", "straight to o.s facing west", "corner to s3.e facing north",
        "sideswipe to n1.w facing south"}) {
    const auto action = CrashCityCodec::parse(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(CrashCityCodec::to_text(*action), text);
  }
}

TEST(Texts, anything_else_is_told_what_was_expected) {
  for (const char* text : {"",
                           "site",
                           "site ",
                           "site e0",
                           "site o.n",
                           "place",
                           "place sn",
                           "place nn",
                           "house now",
                           "car e1.w facing north",
                           "car .w facing west",
                           "car .w",
                           "park e2n1",
                           "park e2n1.x",
                           "drive",
                           "drive e1.n e2.n facing east",
                           "drive e1.n to e2.n",
                           "drive e1.n to e2.n facing up",
                           "pass ",
                           "straight e2.n facing east",
                           "fly to o.n"}) {
    const auto action = CrashCityCodec::parse(text);
    ASSERT_FALSE(action) << text;
    EXPECT_EQ(action.error().text.back(), '.') << text;
  }
}

TEST(Texts, every_reason_has_a_sentence_of_its_own) {
  std::map<std::string, int> sentences;
  for (const RuleId rule : reason::kAll) {
    const std::string why = CrashCityCodec::why(rule);
    EXPECT_EQ(why.back(), '.');
    EXPECT_NE(why, CrashCityCodec::why({99, 9})) << int{rule.number} << "." << int{rule.detail};
    EXPECT_EQ(++sentences[why], 1) << why;
  }
}

TEST(Texts, every_event_has_a_sentence) {
  for (int kind = 0; kind < kEventKinds; ++kind) {
    Event event;
    event.kind = static_cast<EventKind>(kind);
    event.path.push_back(Lane{kTownSquare, Heading::kNorth});
    for (int maneuver = 0; maneuver < kManeuvers; ++maneuver) {
      event.maneuver = static_cast<Maneuver>(maneuver);
      const std::string text = CrashCityCodec::sentence(event);
      ASSERT_FALSE(text.empty()) << kind;
      EXPECT_TRUE(text.back() == '.' || text.back() == '!') << text;
    }
  }
}

TEST(Texts, a_race_is_told_in_plain_sentences) {
  Block block(R"(
  0>     ==     1<     ==
  ()     ..     S0     S1
)");
  block.play("drive o.n to e2.n facing east").play("straight to e3.n facing west");
  block.play("park e3.n");
  std::string story;
  for (const Event& event : block.events) story += CrashCityCodec::sentence(event) + "\n";
  EXPECT_EQ(story,
            "{seat:0} drives two spaces straight on to e2.n.\n"
            "Crash! {seat:0} hits {seat:1}'s car at e2.n.\n"
            "{seat:1}'s car is pushed straight on to e3.n.\n"
            "{seat:1} parks on the roof of an own shop at e3: 1 at work.\n");
}

TEST(Texts, who_hits_an_own_car_is_not_told_of_it_as_of_another_player) {
  Block block(R"(
  0>     ==     0<     ==
  ()     ..     S0     S1
)");
  block.play("drive o.n to e2.n facing east");
  EXPECT_EQ(CrashCityCodec::summary(CrashCity::redact(block.s, {}), block.c).at("now"),
            "Crash! {seat:0} hit a car of the same color and says where it goes.");
}

TEST(Texts, the_summary_says_who_decides_and_why) {
  Block block(R"(
  0>     ==     1<     ==
  ()     ..     S0     S1
)");
  block.play("drive o.n to e2.n facing east");
  const json::object summary = CrashCityCodec::summary(CrashCity::redact(block.s, {}), block.c);
  EXPECT_EQ(summary.at("now"),
            "Crash! {seat:1}'s car was hit by {seat:0}'s: {seat:1} says where it goes.");
  EXPECT_EQ(summary.at("decider"), 1);
  EXPECT_EQ(json::serialize(summary.at("crash")),
            R"({"hit":8,"owner":1,"hitter":0,"by":0,"at":"e2.n","heading":"east",)"
            R"("ways":[{"outcome":"straight","to":"e3.n facing west"}]})");
  EXPECT_EQ(json::serialize(summary.at("open_jobs")), R"(["e2","e3"])");
}

TEST(Texts, the_drawing_shows_streets_buildings_and_cars) {
  constexpr const char* kDrawing = R"(  ==     0>
||H0   ||()||
  1<     ==
         ==
         s1||
         ==
)";
  EXPECT_EQ(Block(std::string("\n") + kDrawing).drawn(), kDrawing);
}

TEST(Texts, items_add_up_to_their_headline) {
  const Block block(R"(
  ==     ==     ==     ==
  s0     f0     S1     ()
)");
  for (const Ledger ledger : {Ledger::kParked, Ledger::kToBuild, Ledger::kOpenJobs}) {
    ItemList items;
    CrashCity::items(block.s, ledger, Seat{0}, items, block.c);
    std::int64_t sum = 0;
    for (const Item& item : items) {
      sum += item.amount;
      EXPECT_FALSE(CrashCityCodec::label(item).empty());
    }
    EXPECT_EQ(sum, CrashCityCodec::headline(block.s, ledger, Seat{0}, block.c));
  }
}

TEST(Texts, the_options_go_by_their_published_names) {
  EXPECT_EQ(json::serialize(to_json(Options{})), R"({"pile-ups":"off","equal-turns":"off"})");
  EXPECT_FALSE(from_json<Options>(json::parse(R"({"pile-ups":"off"})"), "options"));
  EXPECT_FALSE(from_json<Options>(json::parse(R"({"pile-ups":"off","equal-turns":"on","more":1})"),
                                  "options"));
}

}  // namespace
}  // namespace citybox::crash_city
