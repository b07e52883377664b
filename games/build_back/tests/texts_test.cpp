// Words: notation, sentences, and numbers told as they are.

#include "games/build_back/texts.hpp"
#include "games/build_back/tests/yard.hpp"

namespace citybox::build_back {

TEST(Notation, ReadsAsItIsSaid) {
  for (const char* text : {"leader well", "ready", "use well", "use night-barge for water 1 food 1",
                           "build well", "build well over water-station", "spend stories 2",
                           "spend money 4", "trade water 1 food 2", "idle", "wait"}) {
    const auto action = BuildBackCodec::parse(text);
    ASSERT_TRUE(action) << text << ": " << action.error().text;
    EXPECT_EQ(BuildBackCodec::to_text(*action), text);
  }
}

TEST(Notation, SaysWhatItExpected) {
  for (const char* text : {"", "leader", "leader nowhere", "leader face-down", "use",
                           "use well for", "build", "build well on water-station", "spend money 3",
                           "spend 2", "spend stories 4", "trade", "trade food 2 water 1",
                           "trade water 4", "trade water 0", "idle now", "ready  ", "USE well"}) {
    const auto action = BuildBackCodec::parse(text);
    ASSERT_FALSE(action) << text;
    EXPECT_EQ(action.error().text.back(), '.') << text;
  }
}

TEST(Words, ATileSaysWhatItDoesFromItsNumbers) {
  Content c;
  EXPECT_EQ(does(c.of(Tile::kWaterStation)), "Take 1 water from the board.");
  EXPECT_EQ(does(c.of(Tile::kMarketHall)), "Take 2 food from the board and receive 1 money.");
  EXPECT_EQ(does(c.of(Tile::kAidTent)), "Help 2 injured people.");
  TileInfo info = c.of(Tile::kMemoryBooth);
  info.deed.vp = 4;
  EXPECT_EQ(does(info), "Pay 1 story: score 4 VP.");
}

TEST(Words, AnObjectiveSaysWhatItCountsFromItsNumbers) {
  const Content c;
  EXPECT_EQ(goal(c.of(Objective::kUpward)),
            "3 VP for each tile you built on top of another beyond the second; at most 12.");
}

TEST(Words, TheLogTellsWhatHappened) {
  Yard yard;
  yard.leaders();
  EXPECT_EQ(BuildBackCodec::sentence(yard.all(EventKind::kLeadersShown)[0]),
            "{seat:0} sends Leaders to the Water Station and the Food Pantry.");
  yard.play(0, "use water-station");
  EXPECT_EQ(BuildBackCodec::sentence(yard.told[0]),
            "{seat:0} uses the Water Station and gets 2 water.");
  yard.play(1, "build roof-plots over food-pantry");
  EXPECT_EQ(BuildBackCodec::sentence(yard.told[0]),
            "{seat:1} builds the Roof Plots on top of the Food Pantry for 2 water (1 supplies "
            "saved).");
}

TEST(Words, EveryRefusalHasASentenceOfItsOwn) {
  Yard yard;
  yard.leaders();
  EXPECT_EQ(BuildBackCodec::why(yard.refusal(0, "build well over food-pantry")),
            "A tile covers only one with the same icon.");
}

TEST(Summary, ShowsWhatCanBeBuiltWhereAndForHowMuch) {
  Yard yard;
  yard.leaders().purse(0, {.supplies = 1, .workers = 1});
  const json::object summary =
      BuildBackCodec::summary(BuildBack::redact(yard.s, SeatSet(Seat{0})), yard.c);
  const json::array& builds = summary.at("you").as_array()[0].at("builds").as_array();
  const json::value& well = builds[4];
  EXPECT_EQ(well.at("tile"), "well");
  EXPECT_TRUE(well.at("possible").as_bool());
  const json::value& open = well.at("sites").as_array()[0];
  EXPECT_TRUE(open.at("over").is_null());
  EXPECT_FALSE(open.at("allowed").as_bool());
  EXPECT_EQ(open.at("why"), "You cannot pay for it.");
  const json::value& over = well.at("sites").as_array()[1];
  EXPECT_EQ(over.at("over"), "water-station");
  EXPECT_TRUE(over.at("allowed").as_bool());
  EXPECT_EQ(over.at("cost"), (json::value{{"supplies", 1}, {"workers", 1}}));
  EXPECT_EQ(over.at("discount"), (json::value{{"supplies", 1}, {"workers", 1}}));
}

TEST(Summary, ShowsInNumbersWhatATileDoes) {
  Yard yard;
  const json::object summary =
      BuildBackCodec::summary(BuildBack::redact(yard.s, SeatSet(Seat{0})), yard.c);
  const json::value& deed = summary.at("tiles").at("well").at("deed");
  EXPECT_EQ(deed.at("take"), (json::value{{"water", 2}}));
  EXPECT_EQ(deed.at("pay"), json::value(json::object{}));
  EXPECT_EQ(deed.at("vp"), 0);
}

}  // namespace citybox::build_back
