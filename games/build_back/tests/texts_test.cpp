// Words: notation, sentences, and numbers told as they are.

#include "games/build_back/texts.hpp"

#include <algorithm>
#include <set>

#include "engine/table/action_json.hpp"
#include "engine/table/label.hpp"
#include "engine/types/sentence.hpp"
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
                           "use well for", "build", "build well on water-station", "spend money 0",
                           "spend 2", "spend stories 10", "trade", "trade food 2 water 1",
                           "trade water 10", "trade water 0", "idle now", "ready  ", "USE well"}) {
    const auto action = BuildBackCodec::parse(text);
    ASSERT_FALSE(action) << text;
    EXPECT_EQ(action.error().text.back(), '.') << text;
  }
}

TEST(Words, ATileSaysWhatItDoesFromItsNumbers) {
  Content c;
  EXPECT_EQ(does(c.of(Tile::kWaterStation)), "Take 1 water from the board.");
  EXPECT_EQ(does(c.of(Tile::kMarketHall)), "Take 2 food from the board. Receive 1 money.");
  EXPECT_EQ(does(c.of(Tile::kAidTent)), "Help 2 injured people.");
  TileInfo info = c.of(Tile::kMemoryBooth);
  info.deed.vp = 4;
  EXPECT_EQ(does(info), "First pay 1 story. Score 4 VP.");
}

TEST(Words, AnObjectiveSaysWhatItCountsFromItsNumbers) {
  const Content c;
  EXPECT_EQ(goal(c.of(Objective::kUpward)),
            "2 VP for each tile you built on top of another beyond the first 2. At most 12 VP.");
  EXPECT_EQ(goal(c.of(Objective::kOldFriends)),
            "4 VP for each printed station that still stands beside another tile with its icon. At "
            "most 12 VP.");
}

// As seat 0 reads it, and as somebody does who looks on.
std::string to_seat_0(const std::string& sentence) {
  return resolve(sentence, SeatSet(Seat{0}), [](Seat) { return "Ben"; });
}
std::string to_others(const std::string& sentence) {
  return resolve(sentence, {}, [](Seat seat) { return seat == Seat{0} ? "Ana" : "Ben"; });
}

TEST(Words, TheLogTellsWhatHappened) {
  Yard yard;
  yard.leaders();
  const std::string shown = BuildBackCodec::sentence(yard.all(EventKind::kLeadersShown)[0]);
  EXPECT_EQ(to_others(shown), "Ana sends Leaders to the Water Station and the Food Pantry.");
  EXPECT_EQ(to_seat_0(shown), "You send Leaders to the Water Station and the Food Pantry.");
  yard.play(0, "use water-station");
  const std::string used = BuildBackCodec::sentence(yard.told[0]);
  EXPECT_EQ(to_others(used), "Ana uses the Water Station and gets 2 water.");
  EXPECT_EQ(to_seat_0(used), "You use the Water Station and get 2 water.");
  yard.play(1, "build roof-plots over food-pantry");
  EXPECT_EQ(to_others(BuildBackCodec::sentence(yard.told[0])),
            "Ben builds the Roof Plots on top of the Food Pantry for 2 water (1 supply saved).");
}

TEST(Words, AChoiceReadsAsItIsSaid) {
  const Vocabulary vocabulary = BuildBackCodec::vocabulary(Content{});
  const auto label = [&](const char* text) {
    return label_of(vocabulary.words, compact_json(Yard::action(text)));
  };
  EXPECT_EQ(label("leader well"), "Send a Leader to the Well");
  EXPECT_EQ(label("build well"), "Build the Well on open ground");
  EXPECT_EQ(label("build well over water-station"), "Build the Well on top of the Water Station");
  EXPECT_EQ(label("use well"), "Use the Well for what it brings");
  EXPECT_EQ(label("use night-barge for water 1 food 1"),
            "Use the Night Barge for 1 water and 1 food");
  EXPECT_EQ(label("trade water 1 workers 2"), "Trade at the port for 1 water and 2 workers");
  EXPECT_EQ(label("spend stories 1"), "Spend 1 of your stories for as much money");
}

TEST(Words, TheVocabularyFollowsTheNumbers) {
  Content content;
  content.double_leader_adds = 3;
  content.influence_price = 4;
  const Vocabulary vocabulary = BuildBackCodec::vocabulary(content);
  EXPECT_EQ(vocabulary.tiles.at("mentors-lodge").power, "A Leader here adds 3 instead of 1.");
  EXPECT_EQ(vocabulary.tiles.at("well").spoken,
            "Well, water, level 1: 1 VP. Take 2 water from the board.");
  EXPECT_EQ(vocabulary.exchanges.back().text, "8 money for 2 influence");
  EXPECT_EQ(vocabulary.tiles.size(), 46U);
  EXPECT_EQ(vocabulary.objectives.size(), 7U);
  EXPECT_EQ(vocabulary.resupply.size(), 12U);
}

TEST(Words, WhatLiesThereIsCountedForOneAndForMany) {
  const Vocabulary vocabulary = BuildBackCodec::vocabulary(Content{});
  EXPECT_EQ(say(vocabulary.tokens.at("distressed").count, {{"n", 1}}), "1 distressed person");
  EXPECT_EQ(say(vocabulary.tokens.at("workers").count, {{"n", 2}}), "2 workers");
  EXPECT_EQ(vocabulary.tokens.at("workers").more, "one worker more");
  EXPECT_EQ(vocabulary.tokens.at("money").more, "");
  EXPECT_EQ(say(vocabulary.notes.purse_with_leaders, {{"markers", 3}, {"leaders", 1}}),
            "3 markers to place, 1 Leader waits");
  EXPECT_EQ(vocabulary.tiles.at("well").kind, "water, level 1");
  EXPECT_EQ(vocabulary.tiles.at("float-stage").kind, "media, 3 VP");
}

TEST(Words, EveryReasonHasASentenceOfItsOwn) {
  std::set<std::string> sentences;
  for (const RuleId rule : reason::kAll) sentences.insert(BuildBackCodec::why(rule));
  EXPECT_EQ(sentences.size(), std::size(reason::kAll));
  EXPECT_FALSE(sentences.contains(BuildBackCodec::why(RuleId{99, 9})));
  Yard yard;
  yard.leaders();
  EXPECT_EQ(BuildBackCodec::why(yard.refusal(0, "build well over food-pantry")),
            "A tile covers only one with the same icon.");
}

Summary summary_of(const Yard& yard, SeatSet eyes) {
  return BuildBackCodec::summary(BuildBack::redact(yard.s, eyes), yard.c);
}

TEST(Summary, ShowsWhatCanBeBuiltWhereAndForHowMuch) {
  Yard yard;
  yard.leaders().purse(0, {.supplies = 1, .workers = 1});
  const Summary summary = summary_of(yard, SeatSet(Seat{0}));
  const BuildOffer& well = summary.you[0].builds[4];
  EXPECT_EQ(well.tile, Tile::kWell);
  EXPECT_TRUE(well.possible);
  const Site& open = well.sites[0];
  EXPECT_EQ(open.over, Tile::kNone);
  EXPECT_FALSE(open.allowed);
  EXPECT_EQ(open.why, "You cannot pay for it.");
  const Site& over = well.sites[1];
  EXPECT_EQ(over.over, Tile::kWaterStation);
  EXPECT_TRUE(over.allowed);
  EXPECT_EQ(to_json(over.cost), (json::value{{"supplies", 1}, {"workers", 1}}));
  EXPECT_EQ(to_json(over.discount), (json::value{{"supplies", 1}, {"workers", 1}}));
  EXPECT_EQ(over.text,
            "Build the Well on top of the Water Station for 1 supply and 1 worker (1 supply and "
            "1 worker saved).");
}

// What may be built is what `legal` lists, tile by tile and site by site.
void expect_offers_are_legal(const Yard& yard) {
  const Seat seat = yard.s.turn;
  ActionList<BuildBack> actions;
  BuildBack::legal(yard.s, seat, actions, yard.c);
  const Summary summary = summary_of(yard, SeatSet(seat));
  for (const BuildOffer& offer : summary.you[0].builds) {
    bool any = false;
    for (const Site& site : offer.sites) {
      const Action action{Verb::kBuild, offer.tile, site.over, 0, {}};
      const bool listed = std::find(actions.begin(), actions.end(), action) != actions.end();
      EXPECT_EQ(site.allowed, listed) << name_of(offer.tile) << " over " << name_of(site.over);
      EXPECT_EQ(site.why.empty(), site.allowed);
      any = any || site.allowed;
    }
    EXPECT_EQ(offer.possible, any) << name_of(offer.tile);
  }
}

TEST(Summary, BB23_a_square_that_is_used_up_allows_no_site) {
  Yard yard;
  yard.leaders().purse(0, {.water = 5, .food = 5, .supplies = 6, .workers = 5});
  expect_offers_are_legal(yard);
  yard.play(0, "build well").until(0).play(0, "build roof-plots").until(0);
  EXPECT_EQ(yard.refusal(0, "build field-kitchen"), reason::kSquareUsedUp);
  expect_offers_are_legal(yard);
}

TEST(Words, AmountsAreSaidInOrderAndByNumber) {
  EXPECT_EQ(amounts({.water = 2, .workers = 1, .stories = 1}), "2 water, 1 worker and 1 story");
  EXPECT_EQ(amounts({}), "nothing");
}

TEST(Summary, ShowsInNumbersWhatATileDoes) {
  const DeedNumbers deed = BuildBackCodec::vocabulary(Content{}).tiles.at("well").deed;
  EXPECT_EQ(to_json(deed.take), (json::value{{"water", 2}}));
  EXPECT_EQ(to_json(deed.pay), json::value(json::object{}));
  EXPECT_EQ(deed.vp, 0);
}

TEST(Summary, SaysWhatIsOwedAndByWhom) {
  Yard yard;
  EXPECT_EQ(to_others(summary_of(yard, {}).now), "Round 1: Ana and Ben are placing Leaders.");
  EXPECT_EQ(to_seat_0(summary_of(yard, {}).now), "Round 1: you and Ben are placing Leaders.");
  EXPECT_EQ(summary_of(yard, SeatSet(Seat{0})).you[0].duty,
            "Before the round: send your Leaders to tiles of yours. 2 are left.");
  yard.leaders();
  EXPECT_EQ(to_seat_0(summary_of(yard, {}).now), "Round 1: you place a marker.");
  EXPECT_EQ(summary_of(yard, SeatSet(Seat{1})).you[0].duty, "");
}

}  // namespace citybox::build_back
