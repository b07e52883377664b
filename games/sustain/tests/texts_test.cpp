#include <gmock/gmock.h>

#include <set>

#include "games/sustain/codec.hpp"
#include "games/sustain/tests/desk.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain::test {

using testing::HasSubstr;
using Texts = std::vector<std::string>;

TEST(Words, SU10_the_name_of_the_city_goes_with_its_founding) {
  const Action found = plain(Verb::kFound);
  EXPECT_EQ(SustainCodec::words_refusal(found, "Neustadt an der Aue"), kAllowed);
  EXPECT_EQ(SustainCodec::words_refusal(found, std::string(40, 'x')), kAllowed);
  EXPECT_EQ(SustainCodec::words_refusal(found, std::string(41, 'x')), reason::kNameTooLong);
  EXPECT_EQ(SustainCodec::words_refusal(found, "two\nlines"), reason::kNameHasOddCharacters);
  EXPECT_EQ(SustainCodec::words_refusal(plain(Verb::kReady), "x"), reason::kNoWordsHere);
}

TEST(Words, SU5_every_card_has_its_words_and_no_two_names_are_alike) {
  std::set<std::string> names;
  for (int i = 1; i < kBuildings; ++i) names.insert(spot_slug(Spot::of(static_cast<Building>(i))));
  for (std::uint8_t i = 0; i < kScenarios * kSolutions; ++i) {
    const Spot spot = Spot::of(SolutionId{i});
    EXPECT_FALSE(text_of(SolutionId{i}).pitch.empty());
    names.insert(spot_slug(spot));
    EXPECT_EQ(spot_with_slug(spot_slug(spot)), spot);
  }
  EXPECT_EQ(names.size(), kBuildings - 1U + kScenarios * kSolutions);
  std::set<std::string> events;
  std::size_t cards = 0;
  for (int scenario = 0; scenario < kScenarios; ++scenario) {
    const ScenarioDeck& deck = kPublished.scenarios[static_cast<unsigned>(scenario)];
    for (int i = 0; i < deck.event_count; ++i, ++cards) {
      const EventText text = text_of(EventId::of(scenario, i));
      EXPECT_FALSE(text.text.empty());
      const bool mandate = deck.events[static_cast<unsigned>(i)].kind == CardKind::kMandate;
      EXPECT_EQ(mandate, !text.one.empty()) << text.title;
      EXPECT_EQ(mandate, !text.two.empty()) << text.title;
      events.insert(slug(text.title));
    }
    for (int i = 0; i < kMostBacks; ++i) {
      const BackId back = BackId::of(scenario, i);
      EXPECT_EQ(back_of(kPublished, back).group == 0, text_of(back).empty());
    }
  }
  EXPECT_EQ(events.size(), cards);
}

TEST(Words, SU6_scenario_one_explains_each_step_when_it_first_happens) {
  State s = fresh(3);
  std::set<std::string_view> told;
  const auto look = [&] {
    EXPECT_FALSE(guide_of(s).empty()) << "year " << int{s.year} << " phase " << int(s.phase);
    told.insert(guide_of(s));
  };
  look();
  play(s, kA, plain(Verb::kFound));
  look();
  for (int i = 0; i < 3; ++i) {
    play(s, Seat{static_cast<std::uint8_t>(i)}, take(static_cast<Department>(i + 1)));
  }
  look();
  all_ready(s);
  look();
  for (int year = 2; year <= 7; ++year) {
    s.levels = {5, 3, 9, 1, 0, 0};
    next_year(s);
    if (s.phase == Phase::kMandate) look();
    until_talk(s);
    look();
  }
  EXPECT_GE(told.size(), 11U);
  EXPECT_TRUE(guide_of(desk(3, Scenario::kTwo)).empty());
}

TEST(Words, every_event_of_played_games_is_a_sentence) {
  struct Listening {
    Rng rng;
    std::set<EventKind>& kinds;
    std::uint32_t draw(std::uint32_t n) { return rng.below(n); }
    void reveal() { draw(1); }
    void emit(const Event& event, SeatSet = kEveryone) {
      const std::string text = SustainCodec::sentence(event);
      kinds.insert(event.kind);
      EXPECT_FALSE(text.empty());
      EXPECT_TRUE(text.back() == '.' || text.back() == '?') << text;
      EXPECT_EQ(text.find("nothing a"), std::string::npos) << text;
    }
  };
  std::set<EventKind> kinds;
  for (std::uint64_t game = 0; game < 60; ++game) {
    Listening ctx{Rng(game), kinds};
    State s = Sustain::start({static_cast<std::uint8_t>(1 + game % 6),
                              {static_cast<Scenario>(game % 3), Clock::kOff, Cards::kDealt,
                               static_cast<Departments>(game % 2)}},
                             ctx);
    ActionList<Sustain> actions;
    for (SeatSet due = Sustain::deciders(s); !due.empty(); due = Sustain::deciders(s)) {
      Sustain::legal(s, due.front(), actions);
      Sustain::apply(s, due.front(),
                     actions[ctx.rng.below(static_cast<std::uint32_t>(actions.size()))], ctx);
    }
  }
  EXPECT_GE(static_cast<int>(kinds.size()), kEventKinds - 3);
}

TEST(Words, notation_reads_as_it_is_spoken) {
  const auto same = [](Action a, const char* text) {
    EXPECT_EQ(SustainCodec::to_text(a), text);
    const auto parsed = SustainCodec::parse(text);
    ASSERT_TRUE(parsed) << text;
    EXPECT_EQ(*parsed, a);
  };
  same(plain(Verb::kFound), "found");
  same(take(Department::kHousing), "take housing");
  same(choose(2), "choose 2");
  same(give(kC, 5), "give 2 5");
  same(promise_put(Spot::of(SolutionId::of(0, 14)), 3), "promise put 3 on tram-line-one");
  same(promise_none(sheet(Building::kCarPark)), "promise none on car-park");
  same(promise_give(kB, 2), "promise give 1 2");
  same(plain(Verb::kReady), "ready");
  same(invest(sheet(Building::kBikeLane), 3), "invest bike-lane 3");
  same(place(Building::kBikeLane, space_named("c2-d2")), "place bike-lane c2-d2");
  same(place(Building::kBusStop, space_named("c2-d3")), "place bus-stop c2-d3");
  same(place(Building::kPark, square_at("a5")), "place park a5");
  same(plain(Verb::kPass), "pass");
  for (const char* wrong : {"", "invest", "invest bike-lane 0", "invest bike-lane 03", "give 6 1",
                            "place park c2-d9", "place tram-line-one c2", "take nobody", "found it",
                            "promise put 3 bike-lane", "ready ", "invest moon 1"}) {
    EXPECT_FALSE(SustainCodec::parse(wrong)) << wrong;
  }
}

TEST(Words, spaces_have_names_that_read_back) {
  std::set<std::string> names;
  for (std::uint8_t i = 0; i < kSpaces; ++i) {
    names.insert(space_name({i}));
    EXPECT_EQ(space_named(space_name({i})), Space{i});
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kSpaces));
}

TEST(Words, cards_and_sheets_speak_in_sentences) {
  using namespace write;
  EXPECT_EQ(effects_of(Lines{sol(1), pollution(-2)}),
            (Texts{"standard of living +1", "pollution −2"}));
  EXPECT_EQ(sentence_of(at_most(of(Quantity::kPollution), 3)), "pollution 3 or less");
  EXPECT_EQ(sentence_of(at_least(of(Quantity::kFreeHomes), 4)), "4 free homes or more");
  EXPECT_EQ(sentence_of(when(at_least(near(Building::kPark), 1), sol(1))),
            "beside a Park: standard of living +1");
  EXPECT_EQ(sentence_of(Term{1, 2, of(Quantity::kTransport)}), "1 point per 2 steps of transport");
  EXPECT_EQ(effects_of(Lines{}), Texts{"no effect"});
}

TEST(Words, the_summary_says_what_a_page_needs) {
  State s = investing(4, 6);
  const Summary view = SustainCodec::summary(Sustain::redact(s, {}), kPublished);
  EXPECT_THAT(view.now, HasSubstr("investing"));
  EXPECT_EQ(view.indicators.size(), 6U);
  EXPECT_EQ(view.adjust.size(), 4U);
  EXPECT_EQ(view.departments.size(), 6U);
  EXPECT_EQ(view.solutions.size(), 3U);
  EXPECT_EQ(view.requests.size(), 1U);
  EXPECT_EQ(view.seats.size(), 4U);
  const std::string text = json::serialize(to_json(view));
  for (int i = 0; i < kSolutions; ++i) {
    const BackId back = s.backs[static_cast<unsigned>(i)];
    EXPECT_EQ(text.find(text_of(back)), std::string::npos) << "SU-5: " << text_of(back);
    EXPECT_EQ(text.find('"' + back_slug(back) + '"'), std::string::npos)
        << "SU-5: " << back_slug(back);
  }
}

TEST(Words, articles_and_verbs_agree) {
  using namespace write;
  EXPECT_EQ(sentence_of(when(at_least(near(Department::kEnvironment), 1), pollution(-1))),
            "beside an Environment building: pollution −1");
  EXPECT_EQ(sentence_of(when(at_least(near(Department::kHousing), 1), sol(1))),
            "beside a Housing building: standard of living +1");
  EXPECT_EQ(effects_of(Lines{build(Building::kVillas)}),
            Texts{"Hillside Villas are put on the map"});
  const auto paid = [](Building b) {
    return SustainCodec::sentence({.kind = EventKind::kFulfilled, .spot = Spot::of(b)});
  };
  EXPECT_EQ(paid(Building::kVillas), "The Hillside Villas are paid.");
  EXPECT_EQ(paid(Building::kArena), "The Arena is paid.");
}

TEST(Words, SU23_a_request_can_wait_until_the_votes_are_counted) {
  EXPECT_EQ(by_year(7, 7), "by year 7");
  EXPECT_EQ(by_year(8, 7), "before the votes are counted");
}

TEST(Words, SU31_after_the_last_year_no_other_begins) {
  State s = desk(3);
  Told told;
  while (!is_over(s)) {
    s.levels = {5, 3, 9, 1, 0, 0};
    told = next_year(s);
    if (!is_over(s)) {
      EXPECT_EQ(SustainCodec::sentence(first(told, EventKind::kYearBegan)),
                "Year " + std::to_string(s.year) + " begins.");
      until_talk(s);
    }
  }
  ASSERT_EQ(s.ending, Ending::kCounted);
  EXPECT_EQ(SustainCodec::sentence(first(told, EventKind::kYearBegan)), "The last year is over.");
  EXPECT_THAT(SustainCodec::ascii(s), HasSubstr("year 7 "));
}

TEST(Words, SU10_the_summary_claims_no_name_that_was_not_given) {
  const State s = desk(3);
  const json::value view = to_json(SustainCodec::summary(Sustain::redact(s, {}), kPublished));
  EXPECT_FALSE(view.as_object().contains("city")) << "the name goes beside the log, with `found`";
  const Vocabulary words = SustainCodec::vocabulary(kPublished);
  EXPECT_EQ(words.scenarios.at("one").city, text_of(Scenario::kOne).city);
  EXPECT_EQ(words.scenarios.at("one").years, 7);
}

TEST(Words, SU5_the_vocabulary_has_every_card_and_says_nothing_of_what_is_behind_a_front) {
  const Vocabulary words = SustainCodec::vocabulary(kPublished);
  EXPECT_EQ(words.solutions.size(), static_cast<std::size_t>(kScenarios * kSolutions));
  EXPECT_EQ(words.buildings.size(), kBuildings - 1U);
  EXPECT_EQ(words.departments.size(), static_cast<std::size_t>(kDepartmentCount));
  const std::string fronts = json::serialize(to_json(words.solutions));
  for (const auto& [name, back] : words.backs) {
    EXPECT_EQ(fronts.find(back.text), std::string::npos) << name;
  }
}

TEST(Words, content_reads_back_as_it_is_written) {
  Content other = kPublished;
  other.purse = 99;
  other.scenarios[1].events[3].first[0].amount = 7;
  const auto read = from_json<Content>(to_json(other), "content");
  ASSERT_TRUE(read) << read.error().text;
  EXPECT_EQ(to_json(*read), to_json(other));
  EXPECT_NE(to_json(*read), to_json(kPublished));
}

TEST(Words, the_map_is_drawn) {
  EXPECT_THAT(draw_map(fresh(3)), HasSubstr("CH"));
  EXPECT_THAT(SustainCodec::ascii(desk(3)), HasSubstr("* Housing: 4 coins"));
}

}  // namespace citybox::sustain::test
