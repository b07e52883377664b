#include "games/broken_cities/texts.hpp"

#include <set>

#include "engine/table/action_json.hpp"
#include "engine/table/label.hpp"
#include "engine/types/sentence.hpp"
#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

TEST(Texts, every_reason_has_a_sentence_of_its_own) {
  std::set<std::string> sentences;
  for (const RuleId rule : reason::kAll) sentences.insert(BrokenCitiesCodec::why(rule));
  EXPECT_EQ(sentences.size(), std::size(reason::kAll));
  EXPECT_FALSE(sentences.contains(BrokenCitiesCodec::why(RuleId{99, 9})));
}

TEST(Texts, every_event_has_a_sentence) {
  for (int kind = 0; kind < kEventKinds; ++kind) {
    const Event event{.kind = static_cast<EventKind>(kind),
                      .seat = kRed,
                      .construction = Construction::kLowCost,
                      .other = Construction::kGreen,
                      .space = City::named("c3"),
                      .card = Card::kFlood,
                      .law = cap(3, 3),
                      .ending = Ending::kCityBroke};
    const std::string text = BrokenCitiesCodec::sentence(event);
    // Lines of a recount, and the renter of a home that is lost too: told with the sum and the
    // home.
    const bool told_elsewhere = event.kind == EventKind::kRentChanged ||
                                event.kind == EventKind::kEmissionChanged ||
                                event.kind == EventKind::kRenterLeft;
    EXPECT_EQ(text.empty(), told_elsewhere) << kind;
    if (told_elsewhere) continue;
    EXPECT_EQ(text.back(), '.') << text;
    EXPECT_EQ(text.find("nowhere"), std::string::npos) << text;
    EXPECT_FALSE(sentence_fault(text, 4)) << text;
  }
}

TEST(Texts, every_construction_and_card_has_words) {
  for_each_for_sale([](Construction what) {
    EXPECT_NE(title_of(what), title_of(Construction::kNone));
    EXPECT_NE(text_of(what, kPublished), "");
  });
  CardSet::all().for_each([](Card card) {
    EXPECT_NE(title_of(card), title_of(Card::kNone));
    EXPECT_NE(text_of(card, kPublished), "");
  });
}

TEST(Texts, laws_read_as_sentences) {
  using enum Construction;
  const auto read = [](const Law& law) { return law_sentence(law, {}); };
  EXPECT_EQ(read(require(kGreenspace, 2, 5)),
            "Every turn brings at least 2 Greenspaces; each one missing costs 5.");
  EXPECT_EQ(read(require(kRetrofit, 1, 8)),
            "Every turn brings at least 1 retrofit; each one missing costs 8.");
  EXPECT_EQ(read(forbid(kShopping, 9)), "Nobody builds Shopping centers; each one costs 9.");
  EXPECT_EQ(read(forbid(kEcoPark, 20)), "Nobody builds Eco-Parks; each one costs 20.");
  EXPECT_EQ(read(forbid(kRetrofit, 9)), "Nobody retrofits; each time costs 9.");
  EXPECT_EQ(read(surcharge_of(kLowCost, 4)),
            "Each Low-Cost building costs 4 more than on the price sheet.");
  EXPECT_EQ(read(surcharge_of(kRetrofit, 4)),
            "Each retrofit costs 4 more than on the price sheet.");
  EXPECT_EQ(read(cap(0, 6)), "No turn may add emissions on balance; one that does costs 6.");
}

TEST(Texts, BC33_a_law_in_the_tables_own_words_is_quoted) {
  const Said said = Said{}.with("Share.").with("Nobody builds {beside} the forest.");
  const Law law{.kind = LawKind::kFreeText, .fine = 5, .text = 2};
  const Law mild{.kind = LawKind::kFreeText, .text = 1};
  EXPECT_EQ(law_sentence(law, said), "“Nobody builds (beside) the forest.” A breach costs 5.");
  EXPECT_EQ(law_sentence(mild, said), "“Share.” The table itself sees to a breach.");
  EXPECT_EQ(repeal_sentence(mild, said), "Repeal: “Share.” The table itself sees to a breach.");
  EXPECT_EQ(law_sentence(law, {}), "A law in the table's own words (no. 2); a breach costs 5.")
      << "a loaded position has no past";
  EXPECT_EQ(law_sentence(mild, {}),
            "A law in the table's own words (no. 1); the table itself sees to a breach.");
}

TEST(Texts, BC33_log_motion_laws_and_drawing_have_the_words_that_were_said) {
  Block block;
  block.damage(4).next_card(Card::kNews).last_turn().play("end");
  block.play("propose free-text");
  const Said said = Said{}.with("Be nice.");
  const auto summary = [&] {
    return BrokenCitiesCodec::summary(BrokenCities::redact(block.s, SeatSet{}), block.c, said);
  };
  const auto told = [&](EventKind kind) {
    return BrokenCitiesCodec::sentence(block.last(kind), block.c, said);
  };
  EXPECT_EQ(told(EventKind::kDrafted),
            "{seat:0|You word|{name} words} a law: “Be nice.” The fine is still open.");
  EXPECT_EQ(summary().motion->words, "Be nice.");
  EXPECT_EQ(summary().motion->sentence, "") << "not worded yet";
  block.play("fine 5");
  EXPECT_EQ(summary().motion->sentence, "“Be nice.” A breach costs 5.");
  EXPECT_EQ(told(EventKind::kProposed),
            "{seat:0|You propose|{name} proposes}: “Be nice.” A breach costs 5.");
  block.all_vote("yes");
  EXPECT_EQ(summary().laws.at(0).sentence, "“Be nice.” A breach costs 5.");
  EXPECT_NE(BrokenCitiesCodec::ascii(block.s, block.c, said).find("law: “Be nice.”"),
            std::string::npos);
  EXPECT_EQ(told(EventKind::kLawMade), "All agree. It is law: “Be nice.” A breach costs 5.");
}

TEST(Texts, the_log_reads_as_sentences) {
  Block block;
  block.money(kYellow, 6).build("greenspace", "c3");
  std::vector<std::string> log;
  log.reserve(block.events.size());
  for (const Event& e : block.events) log.push_back(BrokenCitiesCodec::sentence(e));
  EXPECT_THAT(log,
              testing::ElementsAre("{seat:0|You want|{name} wants} to build a Greenspace.",
                                   "{seat:0|You build|{name} builds} a Greenspace at c3 for 6.",
                                   "The city emits 53 instead of 56.", "", "", "",
                                   "{seat:0|Your|{name}'s} rent rises from 9 to 12."));
}

TEST(Texts, BC23_a_renter_is_told_once) {
  Event lost{.kind = EventKind::kLost,
             .seat = kRed,
             .construction = Construction::kLowCost,
             .space = City::named("c3"),
             .amount = 1};
  EXPECT_EQ(
      BrokenCitiesCodec::sentence(lost),
      "{seat:1|Your|{name}'s} Low-Cost building at c3 is lost, and its renter leaves the city.");
  lost.amount = 0;
  EXPECT_EQ(BrokenCitiesCodec::sentence(lost),
            "{seat:1|Your|{name}'s} Low-Cost building at c3 is lost.");
  EXPECT_EQ(BrokenCitiesCodec::sentence(
                {.kind = EventKind::kRenterLeft, .seat = kRed, .space = City::named("c3")}),
            "{seat:1|Your|{name}'s} renter at c3 leaves the city for good.");
}

TEST(Texts, BC35_every_step_of_a_proposal_is_a_sentence) {
  const auto said = [](Law law, int fine_open) {
    return BrokenCitiesCodec::sentence(
        {.kind = EventKind::kDrafted, .seat = kRed, .law = law, .amount = fine_open});
  };
  EXPECT_EQ(said({.kind = LawKind::kRequire}, 0),
            "{seat:1|You want|{name} wants} a law that asks something of every turn.");
  EXPECT_EQ(said({.kind = LawKind::kRequire, .object = Construction::kEcoPark}, 0),
            "{seat:1|You have|{name} has} an Eco-Park in mind.");
  EXPECT_EQ(said({.kind = LawKind::kRequire, .object = Construction::kEcoPark, .number = 2}, 1),
            "{seat:1|You|{name}} would ask for 2 a turn; the fine is still open.");
  EXPECT_EQ(said({.kind = LawKind::kForbid, .object = Construction::kShopping}, 1),
            "{seat:1|You|{name}} would forbid the Shopping center; the fine is still open.");
  EXPECT_EQ(said({.kind = LawKind::kSurcharge, .object = Construction::kLowCost}, 0),
            "{seat:1|You|{name}} would make the Low-Cost building dearer.");
  EXPECT_EQ(said({.kind = LawKind::kCap}, 0),
            "{seat:1|You want|{name} wants} to cap what a turn may emit.");
  EXPECT_EQ(said({.kind = LawKind::kCap}, 1),
            "{seat:1|You|{name}} would put the cap at 0; the fine is still open.");
  EXPECT_EQ(said({.kind = LawKind::kFreeText}, 1),
            "{seat:1|You word|{name} words} a law; the fine is still open.");
}

TEST(Texts, every_ending_has_a_verdict) {
  std::set<std::string> verdicts;
  for (const Ending ending :
       {Ending::kRentReached, Ending::kCityBroke, Ending::kStandstill, Ending::kClosed}) {
    for (const Broken broken : {Broken::kHighest, Broken::kNet, Broken::kNobody}) {
      Block block;
      block.money(kPurple, 1);
      block.s.ending = ending;
      block.s.options.broken = broken;
      verdicts.insert(BrokenCitiesCodec::verdict(block.s));
    }
  }
  EXPECT_EQ(verdicts.size(), 6U);
}

TEST(Texts, the_board_is_drawn_as_in_the_tests) {
  Block block;
  EXPECT_EQ(draw_board(block.s),
            "8  .. .. .. .. .. .. .. ..\n"
            "7  .. .. oC .. .. pC .. ..\n"
            "6  .. oL .. oL .. .. pL ..\n"
            "5  .. .. .. .. .. pL .. ..\n"
            "4  .. .. yL .. .. .. .. ..\n"
            "3  .. yL .. .. rL .. rL ..\n"
            "2  .. .. yL .. .. rL .. ..\n"
            "1  .. .. .. .. .. .. .. ..\n"
            "   a  b  c  d  e  f  g  h\n");
}

TEST(Texts, every_action_has_a_label) {
  const Words words = BrokenCitiesCodec::vocabulary(kPublished).words;
  const auto label = [&](std::string_view text) {
    return label_of(words, compact_json(BrokenCitiesCodec::parse(text).value()));
  };
  EXPECT_EQ(label("buy eco-park"), "Buy an Eco-Park");
  EXPECT_EQ(label("place d4"), "Build it at d4");
  EXPECT_EQ(label("propose cap"), "Propose a cap on emissions");
  EXPECT_EQ(label("number 0"), "Make it 0");
  EXPECT_EQ(label("fine 5"), "A fine of 5");
  EXPECT_EQ(label("card torrential-rain"), "Bring the climate card Torrential rain");
  for_each_enumerator<Verb>(
      [&](const std::string& name, Verb) { EXPECT_TRUE(words.actions.contains(name)) << name; });
}

TEST(Texts, BC30_refusals_speak_with_the_numbers_of_the_table) {
  Content few;
  few.most_laws = 2;
  EXPECT_EQ(BrokenCitiesCodec::why(reason::kTooManyLaws, few),
            "No more than two laws can be in force: repeal one before you propose another.");
}

TEST(Texts, every_sentence_of_a_game_reads_well_for_all) {
  const auto name = [](Seat seat) { return std::string(color_of(seat)); };
  const auto check = [&](const std::string& text) {
    EXPECT_FALSE(sentence_fault(text, 4)) << text;
    for (const SeatSet you : {SeatSet(kYellow), SeatSet(kRed), SeatSet{}}) {
      const std::string read = resolve(text, you, name);
      for (const char* odd : {"{", "}", "  ", "you has", "you is", "You has", "Yellow have"}) {
        EXPECT_EQ(read.find(odd), std::string::npos) << read;
      }
      EXPECT_FALSE(!read.empty() && read[0] >= 'a' && read[0] <= 'z') << read;
    }
  };
  QuietContext ctx{Rng(7)};
  State s = Rules::start({4, {}}, ctx);
  ActionList<BrokenCities> actions;
  while (!BrokenCities::deciders(s).empty()) {
    const Seat seat = BrokenCities::deciders(s).front();
    const Summary seen = BrokenCitiesCodec::summary(BrokenCities::redact(s, SeatSet(seat)), {});
    for (const std::string& text : {seen.now, seen.duty, seen.question}) check(text);
    BrokenCities::legal(s, seat, actions);
    const auto pick = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
    ScriptedContext<Event> told;
    State copy = s;
    Rules::apply(copy, seat, actions[pick], told);
    for (const Event& event : told.events()) check(BrokenCitiesCodec::sentence(event));
    Rules::apply(s, seat, actions[pick], ctx);
  }
  check(BrokenCitiesCodec::verdict(s));
}

TEST(Texts, notation_that_means_nothing_is_answered_with_what_was_expected) {
  const char* bad[] = {"",          "buy",          "buy tower",  "place i4",       "place d9",
                       "end now",   "vote",         "vote maybe", "fine 05",        "fine +5",
                       "fine 5 ",   "number 1000",  "propose",    "propose repeal", "card",
                       "card none", "vote-yes",     "lose",       "retrofit",       "close it",
                       "number x",  "propose none", "buy none"};
  for (const char* text : bad) {
    const auto parsed = BrokenCitiesCodec::parse(text);
    ASSERT_FALSE(parsed.has_value()) << text;
    EXPECT_GT(parsed.error().text.size(), 10U) << text;
  }
}

}  // namespace
}  // namespace citybox::broken_cities
