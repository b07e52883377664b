// What a landlord says for the law it proposes: every number of it stands on the block.

#include "engine/types/sentence.hpp"
#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

using Texts = std::vector<std::string>;

// After an event that changed nothing: Yellow, with the lowest rent, speaks first. 56 emissions are 6 a
// round; the track stands at 14, the next event comes at 17.
Block in_session(const char* drawing = kStartDrawing) {
  Block block(drawing, 4);
  block.damage(8).next_card(Card::kNews).last_turn().play("end");
  EXPECT_EQ(block.s.talk, Talk::kPropose);
  block.s.used = CardSet(Card::kNews);
  return block;
}

Texts said(const Block& block, std::string_view text) {
  return BrokenCitiesCodec::speech(BrokenCities::redact(block.s, {}), block.decider(),
                                   *BrokenCitiesCodec::parse(text), block.c);
}

TEST(Speech, BC34_the_speaker_argues_for_a_law_as_it_goes_to_the_vote) {
  Block block = in_session();
  EXPECT_EQ(block.emissions(), 56);
  EXPECT_EQ(block.s.damage, 14);
  EXPECT_EQ(said(block, "propose require"), Texts{});
  block.play("propose require");
  EXPECT_EQ(said(block, "about greenspace"), Texts{});
  block.play("about greenspace");
  EXPECT_EQ(said(block, "number 1"), Texts{}) << "a fine is still to come";
  block.play("number 1");
  EXPECT_EQ(said(block, "fine 8"),
            Texts{"Each Greenspace takes 3 emissions out of the air: as things stand, the next "
                  "event comes in one round, and a hurricane would take 10 buildings."});
}

TEST(Speech, BC34_what_a_storm_would_take_and_when_the_next_event_comes_is_counted) {
  Block block = in_session(R"(
    .. .. .. .. .. .. .. ..
    .. .. oC .. .. pC .. ..
    pC .. .. .. .. .. .. ..
    rC .. .. .. .. .. .. ..
    .. .. yC .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. yL .. .. ..
    .. .. .. .. .. .. .. ..)");
  ASSERT_EQ(block.emissions(), 20);
  ASSERT_EQ(block.s.damage, 10);
  block.play("propose surcharge").play("about low-cost");
  EXPECT_EQ(said(block, "number 6"),
            Texts{"Each Low-Cost building adds 5 emissions: as things stand, the next event comes "
                  "in 4 rounds, and torrential rain would take 2 buildings."})
      << "7 more at 2 a round; two stand at the forest, one is Low-Cost";
  block.s.used.add(Card::kTorrentialRain);
  EXPECT_NE(said(block, "number 6")[0].find("a hurricane would take a building."),
            std::string::npos);
  block.s.used.add(Card::kHurricane);
  EXPECT_EQ(said(block, "number 6"), Texts{"Each Low-Cost building adds 5 emissions: as things "
                                           "stand, the next event comes in 4 rounds."})
      << "nothing is at the shore";
}

TEST(Speech, BC34_each_kind_of_law_has_its_argument) {
  Block green = in_session();
  green.play("propose require").play("about green").play("number 1");
  EXPECT_TRUE(said(green, "fine 8")[0].starts_with(
      "A Green building emits 1, a Low-Cost building 5: as things stand, "));
  Block retrofit = in_session();
  retrofit.play("propose require").play("about retrofit").play("number 1");
  EXPECT_TRUE(said(retrofit, "fine 8")[0].starts_with(
      "Each retrofit takes 2 emissions out of the air: as things stand, "));
  Block shops = in_session();
  shops.play("propose forbid").play("about shopping");
  EXPECT_TRUE(said(shops, "fine 8")[0].starts_with(
      "Each Shopping center adds 10 emissions: as things stand, "));
  Block cap = in_session();
  cap.play("propose cap").play("number 5");
  EXPECT_TRUE(
      said(cap, "fine 8")[0].starts_with("What is built emits every round: as things stand, "));
}

TEST(Speech, BC34_nothing_is_said_for_what_no_number_speaks_for) {
  Block parks = in_session();
  parks.play("propose forbid").play("about eco-park");
  EXPECT_EQ(said(parks, "fine 8"), Texts{}) << "a park makes the air better";
  Block words = in_session();
  words.play("propose free-text");
  EXPECT_EQ(said(words, "fine 8"), Texts{}) << "a wording cannot be reckoned";
  Block repeal = in_session();
  repeal.law(forbid(Construction::kShopping, 5));
  EXPECT_EQ(said(repeal, "repeal 1"), Texts{});
  EXPECT_EQ(said(repeal, "pass"), Texts{});
}

TEST(Speech, BC40_under_a_common_sky_nobody_knows_when_the_next_event_comes) {
  Block block(kStartDrawing, 4, {.climate = Climate::kShared, .tables = Tables::kTwo});
  block.play(kFacilitator, "card news");
  ASSERT_EQ(block.s.talk, Talk::kPropose);
  block.play("propose require").play("about eco-park").play("number 1");
  EXPECT_EQ(said(block, "fine 8"),
            Texts{"Each Eco-Park takes 5 emissions out of the air: at 56, every round adds 6 to "
                  "the damage."});
}

TEST(Speech, BC34_whatever_is_proposed_the_argument_is_a_sentence_without_secrets) {
  int arguments = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    QuietContext ctx{Rng(seed)};
    State s = Rules::start({static_cast<std::uint8_t>(3 + seed % 2), {}}, ctx);
    ActionList<BrokenCities> actions;
    while (!BrokenCities::deciders(s).empty()) {
      const Seat seat = BrokenCities::deciders(s).front();
      BrokenCities::legal(s, seat, actions);
      const Action a = actions[ctx.rng().below(static_cast<std::uint32_t>(actions.size()))];
      const Seen<BrokenCities> seen = BrokenCities::redact(s, {});
      const Seen<BrokenCities> other =
          BrokenCities::redact(BrokenCities::determinize(seen, ctx.rng(), kPublished), {});
      const Texts texts = BrokenCitiesCodec::speech(seen, seat, a, kPublished);
      EXPECT_EQ(texts, BrokenCitiesCodec::speech(other, seat, a, kPublished));
      ASSERT_LE(texts.size(), 1U);
      for (const std::string& text : texts) {
        ++arguments;
        EXPECT_FALSE(sentence_fault(text, s.seats)) << text;
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
        const std::string now = std::to_string(broken_cities::emissions(s, kPublished));
        if (text.find("as things stand") == std::string::npos) {
          EXPECT_NE(text.find("at " + now), std::string::npos) << text;
        }
      }
      Rules::apply(s, seat, a, ctx);
    }
  }
  EXPECT_GT(arguments, 20);
}

}  // namespace
}  // namespace citybox::broken_cities
