#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

using enum Construction;

Options shared(Tables tables = Tables::kThree, Thresholds thresholds = Thresholds::kPrinted) {
  return {.climate = Climate::kShared, .thresholds = thresholds, .tables = tables};
}

// ", pool 1, pool 2 …"
std::string pools(int least, int most) {
  std::string text;
  for (int n = least; n <= most; ++n) text += ", pool " + std::to_string(n);
  return text;
}

TEST(Facilitated, BC40_event_numbers_by_the_number_of_tables) {
  const Block three(kStartDrawing, 4, shared());
  EXPECT_THAT(event_numbers(three.s, three.c), testing::ElementsAre(24, 45, 63, 81, 96, 108));
  const Block six(kStartDrawing, 4, shared(Tables::kSix));
  EXPECT_THAT(event_numbers(six.s, six.c), testing::ElementsAre(48, 90, 126, 162, 224, 252));
  const Block even(kStartDrawing, 4, shared(Tables::kFive, Thresholds::kEven));
  EXPECT_THAT(event_numbers(even.s, even.c), testing::ElementsAre(40, 75, 105, 135, 160, 180));
  const Block own(kStartDrawing, 4, {.tables = Tables::kSix});
  EXPECT_THAT(event_numbers(own.s, own.c), testing::ElementsAre(9, 17, 24, 31, 37, 42));
}

TEST(Facilitated, BC40_a_table_reports_its_damage_and_draws_no_card) {
  Block block(kStartDrawing, 4, shared());
  block.damage(20).last_turn().play("end");
  EXPECT_EQ(block.last(EventKind::kDamageReported).amount, 6);
  EXPECT_EQ(block.s.damage, 26);
  EXPECT_EQ(block.count(EventKind::kCardFell), 0);
  EXPECT_EQ(block.s.stage, Stage::kTurn);
}

TEST(Facilitated, BC40_with_a_climate_of_its_own_a_table_takes_no_cards) {
  Block block;
  EXPECT_EQ(block.why_not(kFacilitator, "card flood"), reason::kOwnClimate);
  EXPECT_EQ(block.why_not(kFacilitator, "close"), reason::kOwnClimate);
  EXPECT_EQ(block.legal(kFacilitator), "");
}

TEST(Facilitated, BC40_the_facilitator_tells_the_pool) {
  Block block(kStartDrawing, 4, shared());
  const auto summary = [&] {
    return BrokenCitiesCodec::summary(BrokenCities::redact(block.s, SeatSet{}), block.c);
  };
  block.damage(20).last_turn().play("end");
  EXPECT_EQ(block.s.damage, 26);
  EXPECT_FALSE(summary().next_event) << "this table alone knows nothing of the pool";
  EXPECT_FALSE(summary().pool);
  EXPECT_FALSE(summary().events.at(0).reached) << "no card has fallen";
  EXPECT_EQ(block.why_not(kYellow, "pool 40"), reason::kFacilitatorOnly);
  EXPECT_EQ(block.why_not(kFacilitator, "pool 25"), reason::kPoolRange) << "less than its own";
  EXPECT_EQ(block.why_not(kFacilitator, "pool 109"), reason::kPoolRange) << "beyond the sixth";
  block.play(kFacilitator, "pool 40");
  EXPECT_EQ(block.last(EventKind::kPoolTold).after, 40);
  EXPECT_EQ(summary().pool, 40);
  EXPECT_EQ(summary().next_event, 45);
  EXPECT_FALSE(summary().events.at(0).reached);
  block.play(kFacilitator, "card news").pass_session();
  EXPECT_TRUE(summary().events.at(0).reached);
  EXPECT_FALSE(summary().events.at(1).reached);
  block.play(kFacilitator, "card drought").pass_session();
  EXPECT_TRUE(summary().events.at(1).reached);
  EXPECT_EQ(summary().next_event, 63);
  block.play(kFacilitator, "pool 39");
  EXPECT_EQ(summary().pool, 39) << "a slip of the tongue can be mended";
}

TEST(Facilitated, BC40_with_a_climate_of_its_own_there_is_no_pool) {
  Block block;
  EXPECT_EQ(block.why_not(kFacilitator, "pool 12"), reason::kOwnClimate);
  block.s.pool = 12;
  EXPECT_NE(block.broken(), "");
}

// The options that are offered where the table chose so.
std::vector<std::string> offered(const std::string& climate, const std::string& tables) {
  std::vector<std::string> keys;
  for (const OptionInfo& option : BrokenCitiesCodec::info().options) {
    bool fits = true;
    for (const OptionIs& condition : option.only_if) {
      const std::string& chosen = condition.key == "climate" ? climate : tables;
      fits = fits && std::ranges::count(condition.values, chosen) > 0;
    }
    if (fits) keys.push_back(option.key);
  }
  return keys;
}

TEST(Facilitated, BC40_options_are_offered_where_they_do_something) {
  for (const char* tables : {"one", "two", "three", "four", "five", "six"}) {
    EXPECT_THAT(offered("own", tables), testing::ElementsAre("climate", "broken")) << tables;
  }
  for (const char* tables : {"one", "two", "three", "four"}) {
    EXPECT_THAT(offered("shared", tables), testing::ElementsAre("climate", "broken", "tables"))
        << tables;
  }
  for (const char* tables : {"five", "six"}) {
    EXPECT_THAT(offered("shared", tables),
                testing::ElementsAre("climate", "broken", "thresholds", "tables"))
        << tables;
  }
}

TEST(Facilitated, BC40_even_steps_are_others_for_five_and_six_tables_only) {
  const Content c;
  for (std::size_t tables = 0; tables < kMostTables; ++tables) {
    EXPECT_EQ(c.printed_events[tables] == c.even_events[tables], tables < 4) << tables + 1;
  }
}

TEST(Facilitated, BC40_options_of_many_tables_do_nothing_at_one) {
  Block own(kStartDrawing, 4, {.thresholds = Thresholds::kEven, .tables = Tables::kSix});
  own.c.even_events[0][0] = 1;
  EXPECT_THAT(event_numbers(own.s, own.c), testing::ElementsAre(9, 17, 24, 31, 37, 42));
}

TEST(Facilitated, BC41_only_the_facilitator_brings_cards_each_once) {
  Block block(kStartDrawing, 4, shared());
  EXPECT_EQ(block.why_not(kYellow, "card flood"), reason::kFacilitatorOnly);
  EXPECT_EQ(block.why_not(kFacilitator, "end"), kNotYourDecision);
  block.play(kFacilitator, "card news").pass_session();
  EXPECT_EQ(block.why_not(kFacilitator, "card news"), reason::kCardIsUsed);
  EXPECT_EQ(block.legal(kFacilitator),
            "card flood, card drought, card torrential-rain, card vector-disease, card hurricane, "
            "close" +
                pools(1, 108));
}

TEST(Facilitated, BC41_a_card_falls_between_two_decisions_of_a_running_turn) {
  Block block(kStartDrawing, 4, shared());
  block.money(kYellow, 30).play("buy eco-park").play(kFacilitator, "card hurricane");
  EXPECT_EQ(block.count(EventKind::kLost), 10);
  EXPECT_EQ(block.s.talk, Talk::kPropose) << "the table makes its law at once";
  block.pass_session();
  EXPECT_EQ(block.decider(), kYellow) << "then the turn goes on where it was";
  block.play("place b3");
  EXPECT_EQ(block.at("b3"), "yE");
  EXPECT_EQ(block.s.money[0], 20) << "and no second income came in";
}

TEST(Facilitated, BC41_a_law_made_in_a_running_turn_begins_with_the_next) {
  Block block(kStartDrawing, 4, shared());
  block.money(kYellow, 30).play(kFacilitator, "card news");
  block.play("propose surcharge").play("about low-cost").play("number 5").all_vote("yes");
  EXPECT_EQ(block.decider(), kYellow);
  EXPECT_EQ(price(block.s, kLowCost, block.c), 6);
  block.play("end");
  EXPECT_EQ(price(block.s, kLowCost, block.c), 11);
}

TEST(Facilitated, BC41_a_card_waits_while_the_table_votes) {
  Block block(kStartDrawing, 4, shared());
  block.play(kFacilitator, "card news").play("propose cap").play("number 3").play("fine 3");
  block.play(kRed, "vote yes").play(kFacilitator, "card hurricane");
  EXPECT_EQ(block.count(EventKind::kLost), 0);
  ASSERT_EQ(block.s.waiting.size(), 1U);
  block.play(kOrange, "vote yes").play(kPurple, "vote yes");
  EXPECT_EQ(block.count(EventKind::kLost), 10);
  EXPECT_EQ(block.s.laws.size(), 1U);
  EXPECT_EQ(block.s.talk, Talk::kPropose) << "a new event, a new session";
}

TEST(Facilitated, BC41_a_card_waits_while_renters_are_chosen) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    yL yL yL yL .. .. .. ..
    rL .. .. .. .. .. .. ..
    oL .. pL .. .. .. .. ..)",
              4, shared());
  block.play(kFacilitator, "card vector-disease").play(kFacilitator, "card flood");
  EXPECT_EQ(block.count(EventKind::kLost), 0);
  block.play("lose a3").play("lose b3").play("lose c3");
  EXPECT_EQ(block.spaces(EventKind::kLost), "a1 c1");
  EXPECT_EQ(block.count(EventKind::kSessionBegan), 1) << "both cards, one session";
}

TEST(Facilitated, BC41_a_card_may_fall_while_a_law_is_being_worded) {
  Block block(kStartDrawing, 4, shared());
  block.play(kFacilitator, "card news").play("propose require").play(kFacilitator, "card drought");
  EXPECT_EQ(block.s.talk, Talk::kObject) << "the speaker goes on";
  block.play("about green").play("number 1").play("fine 9").all_vote("yes");
  EXPECT_EQ(block.s.laws.size(), 1U);
  EXPECT_EQ(block.count(EventKind::kSessionBegan), 2);
}

TEST(Facilitated, BC32_a_card_forgives_no_lack_that_the_player_caused) {
  Block block(R"(
    yL yL yL yL yL yL yL yL
    yL yL yL yL yL yL yL yL
    rL rL rL rL rL rL rL rL
    rl rl rl rl rl rl rl rl
    ol ol ol ol ol ol ol ol
    ol ol ol ol ol ol ol ol
    .. pl pl pl pl pl pl pl
    .. pl pl pl pl pl pl pl)",
              4, shared());
  block.s.renters = SpaceSet{};
  block.s.available = 4;
  block.s.reserve = 0;
  block.law(require(kGreenspace, 2, 5)).money(kYellow, 12);
  EXPECT_EQ(block.s.due[0], 2);
  block.build("low-cost", "a1").build("low-cost", "a2");
  block.play(kFacilitator, "card news");
  EXPECT_EQ(block.s.due[0], 2) << "it was Yellow who filled the block";
  EXPECT_EQ(fines_due(block.s, block.c), 10);
}

TEST(Facilitated, BC41_what_a_card_takes_away_is_not_owed_to_a_requirement) {
  Block block(kStartDrawing, 4, shared());
  block.law(require(kRetrofit, 2, 10)).money(kYellow, 50);
  EXPECT_EQ(block.s.due[0], 2);
  block.play(kFacilitator, "card hurricane").pass_session();
  EXPECT_EQ(block.s.due[0], 0) << "Yellow has nothing left to retrofit";
  block.play("end");
  EXPECT_EQ(block.count(EventKind::kLawBroken), 0);
}

TEST(Facilitated, BC43_a_finished_table_takes_no_more_cards) {
  Block block(R"(
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. .. .. .. .. .. .. ..
    .. yS yS yS .. .. .. ..
    .. rL oL pL .. .. .. ..
    yS .. .. .. .. .. .. ..)",
              4, shared());
  block.money(kYellow, 24).build("shopping", "e5");
  EXPECT_EQ(block.s.ending, Ending::kRentReached);
  EXPECT_EQ(block.why_not(kFacilitator, "card flood"), kGameIsOver);
  EXPECT_EQ(block.legal(kFacilitator), "");
  EXPECT_EQ(block.emissions(), 65) << "its emissions stand";
}

TEST(Facilitated, BC42_a_closed_table_has_the_numbers_that_prizes_compare) {
  Block block(kStartDrawing, 3, shared());
  block.play(kFacilitator, "close");
  const Outcome outcome = BrokenCities::outcome(block.s, block.c);
  EXPECT_EQ(outcome.scores[0], 9) << "rents";
  EXPECT_EQ(outcome.scores[2], 10);
  const auto emits = [&](Seat seat) {
    return BrokenCitiesCodec::headline(block.s, Ledger::kEmissions, seat, block.c);
  };
  EXPECT_EQ(emits(kYellow), 15);
  EXPECT_EQ(emits(kOrange), 13) << "the greenest landlord";
  EXPECT_EQ(BrokenCitiesCodec::headline(block.s, Ledger::kCityEmissions, kYellow, block.c), 43);
}

TEST(Facilitated, BC43_the_facilitator_can_close_the_session_at_any_moment) {
  Block block(kStartDrawing, 4, shared());
  block.money(kOrange, 1).play(kFacilitator, "card news").play("propose cap");
  block.play(kFacilitator, "close");
  EXPECT_EQ(block.s.ending, Ending::kClosed);
  EXPECT_EQ(BrokenCities::outcome(block.s).winners, SeatSet(kOrange));
}

TEST(Facilitated, BC43_the_sixth_card_breaks_the_city) {
  Block block(kStartDrawing, 4, shared());
  for (const char* card : {"news", "flood", "drought", "torrential-rain", "hurricane"}) {
    block.play(kFacilitator, "card " + std::string(card)).pass_session();
  }
  EXPECT_EQ(block.s.ending, Ending::kNone);
  block.play(kFacilitator, "card vector-disease");
  EXPECT_EQ(block.s.ending, Ending::kCityBroke);
}

TEST(Facilitated, BC43_a_table_ends_as_the_class_says_not_by_its_own_sixth_number) {
  Block block(kStartDrawing, 4, shared());
  block.damage(106).last_turn().play("end");
  EXPECT_EQ(block.s.damage, 112);
  EXPECT_EQ(block.s.ending, Ending::kNone) << "the cards have not come";
  EXPECT_EQ(block.why_not(kFacilitator, "pool 107"), reason::kPoolRange);
  block.play(kFacilitator, "pool 108");
  EXPECT_EQ(block.s.pool, 108) << "the pool is full";
}

TEST(Facilitated, BC43_a_table_that_nobody_looks_after_ends_at_twice_the_sixth_number) {
  Block block(kStartDrawing, 4, shared());
  block.damage(209).last_turn().play("end");
  EXPECT_EQ(block.s.damage, 215);
  EXPECT_EQ(block.s.ending, Ending::kNone);
  block.damage(210).last_turn().play("end");
  EXPECT_EQ(block.s.ending, Ending::kCityBroke);
}

TEST(Facilitated, BC40_a_table_tells_what_it_adds_to_the_class) {
  Block block(kStartDrawing, 4, shared());
  EXPECT_EQ(BrokenCitiesCodec::share(block.s, block.c).rounds, 0);
  block.damage(20).last_turn().play("end");
  block.play(kFacilitator, "pool 40").play(kFacilitator, "card news");
  const Share share = BrokenCitiesCodec::share(block.s, block.c);
  EXPECT_EQ(share.rounds, 1);
  EXPECT_EQ(share.added, 26);
  EXPECT_EQ(share.a_round, 6);
  EXPECT_EQ(share.told, 40);
  EXPECT_THAT(share.cards, testing::ElementsAre("news"));
}

TEST(Facilitated, BC40_what_a_class_shares_goes_by_the_number_of_its_tables) {
  const Content c;
  const Sharing three = BrokenCitiesCodec::sharing(3, {}, c);
  EXPECT_EQ(three.most_tables, 6);
  EXPECT_THAT(three.numbers, testing::ElementsAre(24, 45, 63, 81, 96, 108));
  EXPECT_EQ(three.options.at("climate"), "shared");
  EXPECT_EQ(three.options.at("tables"), "three");
  EXPECT_EQ(three.cards.size(), 6U);
  const Sharing even = BrokenCitiesCodec::sharing(6, {.thresholds = Thresholds::kEven}, c);
  EXPECT_THAT(even.numbers, testing::ElementsAre(48, 90, 126, 162, 192, 216));
  for (const ClassCard& card : three.cards) {
    EXPECT_TRUE(BrokenCitiesCodec::parse(three.card_action(card.id))) << card.id;
  }
  EXPECT_TRUE(BrokenCitiesCodec::parse(three.pool_action(37)));
  EXPECT_TRUE(BrokenCitiesCodec::parse(three.close_action()));
}

}  // namespace
}  // namespace citybox::broken_cities
