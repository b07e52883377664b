#include <gmock/gmock.h>

#include <set>

#include "engine/table/table_of.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/tests/desk.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain::test {

using testing::HasSubstr;

TEST(Names, SU10_the_name_of_the_city_goes_with_its_founding) {
  const Action found = plain(Verb::kFound);
  EXPECT_EQ(SustainCodec::words_refusal(found, "Neustadt an der Aue"), kAllowed);
  EXPECT_EQ(SustainCodec::words_refusal(found, std::string(40, 'x')), kAllowed);
  EXPECT_EQ(SustainCodec::words_refusal(found, std::string(41, 'x')), reason::kNameTooLong);
  EXPECT_EQ(SustainCodec::words_refusal(found, "two\nlines"), reason::kNameHasOddCharacters);
  EXPECT_EQ(SustainCodec::words_refusal(plain(Verb::kReady), "x"), reason::kNoWordsHere);
}

TEST(Names, SU5_every_card_has_its_words_and_no_two_names_are_alike) {
  std::set<std::string> names;
  for (int i = 1; i < kBuildings; ++i) names.insert(key_of(Spot::of(static_cast<Building>(i))));
  for (std::uint8_t i = 0; i < kScenarios * kSolutions; ++i) {
    const Spot spot = Spot::of(SolutionId{i});
    EXPECT_FALSE(text_of(SolutionId{i}).pitch.empty());
    names.insert(key_of(spot));
    EXPECT_EQ(spot_with_key(key_of(spot)), spot);
  }
  EXPECT_EQ(names.size(), kBuildings - 1U + kScenarios * kSolutions);
  std::set<std::string> events;
  std::size_t cards = 0;
  for (int scenario = 0; scenario < kScenarios; ++scenario) {
    const ScenarioDeck& deck =
        kPublishedContent<Sustain>.scenarios[static_cast<unsigned>(scenario)];
    for (int i = 0; i < deck.event_count; ++i, ++cards) {
      const EventText text = text_of(EventId::of(scenario, i));
      EXPECT_FALSE(text.text.empty());
      const bool mandate = deck.events[static_cast<unsigned>(i)].kind == CardKind::kMandate;
      EXPECT_EQ(mandate, !text.one.empty()) << text.title;
      EXPECT_EQ(mandate, !text.two.empty()) << text.title;
      events.emplace(text.key);
    }
    for (int i = 0; i < kMostBacks; ++i) {
      const BackId back = BackId::of(scenario, i);
      EXPECT_EQ(back_of(kPublishedContent<Sustain>, back).group == 0, text_of(back).empty());
    }
  }
  EXPECT_EQ(events.size(), cards);
}

TEST(Names, notation_reads_as_it_is_spoken) {
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

TEST(Names, spaces_have_names_that_read_back) {
  std::set<std::string> names;
  for (std::uint8_t i = 0; i < kSpaces; ++i) {
    names.insert(space_name({i}));
    EXPECT_EQ(space_named(space_name({i})), Space{i});
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kSpaces));
}

TEST(Names, SU10_the_city_has_the_name_it_was_given_or_that_of_its_scenario) {
  const auto city = [](const State& s, const Said& said) {
    return SustainCodec::summary(Sustain::redact(s, {}), kPublishedContent<Sustain>, said).city;
  };
  const Said named = Said().with("Neustadt {1}");
  EXPECT_EQ(city(desk(3), named), "Neustadt (1)") << "braces are for people";
  EXPECT_EQ(city(desk(3), Said().with("")), "Newbridge");
  EXPECT_EQ(city(desk(3, Scenario::kTwo), Said()), "Ringway") << "a loaded position has no past";
  State s = fresh(3, Scenario::kTwo);
  const Event founded = first(play(s, kA, plain(Verb::kFound)), EventKind::kFounded);
  const Content& content = kPublishedContent<Sustain>;
  EXPECT_EQ(SustainCodec::sentence(founded, content, named),
            "{seat:0|You found|{name} founds} Neustadt (1).");
  EXPECT_EQ(SustainCodec::sentence(founded, content, Said().with("")),
            "{seat:0|You found|{name} founds} Ringway.");
}

TEST(Names, SU10_the_name_comes_from_the_log_of_a_table_and_not_with_a_loaded_position) {
  SeededDraws draws(1);
  citybox::Step start;
  auto table = *TableOf<SustainCodec>::start(3, {}, draws, start);
  const auto city = [](const Table& at) {
    return std::string(at.view({}).at("summary").at("city").as_string());
  };
  EXPECT_EQ(city(*table), "Newbridge") << "until it is founded";
  const Seat founder = table->deciders().front();
  const auto step = table->play(founder, table->legal(founder)[0], draws, "Neustadt");
  ASSERT_TRUE(step);
  EXPECT_EQ(city(*table), "Neustadt");
  EXPECT_THAT(step->happenings[0].sentence, HasSubstr("Neustadt."));
  const auto loaded = TableOf<SustainCodec>::load(table->state());
  ASSERT_TRUE(loaded) << loaded.error().text;
  EXPECT_EQ(city(**loaded), "Newbridge");
}

TEST(Names, SU5_cards_keep_the_keys_that_logs_were_written_with) {
  static constexpr std::string_view kKeys[] = {
      "the-keys-to-the-hall",
      "roofs-before-winter",
      "names-on-a-list",
      "bus-drivers-stay-home",
      "a-cold-start-to-the-year",
      "a-kind-travel-column",
      "the-boiler-works-applies",
      "an-offer-for-the-rail-yard",
      "the-clear-window-pledge",
      "trains-from-the-coast",
      "the-long-hot-summer",
      "rain-for-nine-days",
      "the-hostels-are-full",
      "polling-day-is-near",
      "a-stop-within-a-walk",
      "votes-are-counted",
      "a-gift-for-the-jubilee",
      "corner-bus-loop",
      "paint-the-schoolyards",
      "sell-the-water-meadow",
      "co-op-houses",
      "free-parking-month",
      "filters-for-the-factory",
      "night-market",
      "bicycle-street",
      "prefab-quarter",
      "pocket-park",
      "smart-traffic-lights",
      "evening-clinic",
      "heat-from-the-sewer",
      "cut-price-flights",
      "tram-line-one",
      "empty-flats-register",
      "burn-the-rubbish",
      "walk-to-work-week",
      "school-on-the-hill",
      "landmark-bridge",
      "plant-the-ring",
      "gridlock-inherited",
      "two-stops-please",
      "a-lane-of-our-own",
      "village-buses-cancelled",
      "the-motorway-offer",
      "ice-on-the-overhead-wire",
      "the-night-line-is-cut",
      "a-firm-moves-in",
      "half-an-hour-no-more",
      "fuel-at-half-price",
      "keys-for-everyone",
      "toll-or-no-toll",
      "sundays-on-foot",
      "students-by-the-hundred",
      "air-fit-for-lungs",
      "the-bridge-is-closed",
      "a-new-timetable",
      "a-plot-by-the-ramp",
      "shelter-and-bench",
      "company-car-bonus",
      "rented-rooms-near-work",
      "ring-line",
      "eight-lane-boulevard",
      "green-wave-for-bikes",
      "commuter-village",
      "market-square-without-cars",
      "night-train-hub",
      "hydrogen-buses",
      "home-office-pact",
      "tram-to-the-hospital",
      "park-and-ride",
      "delivery-drones",
      "free-rides-for-children",
      "tunnel-under-town",
      "school-streets",
      "cargo-bike-depot",
      "scenic-helicopter-tours",
      "flat-over-the-station",
      "one-ticket",
      "the-boom-begins",
      "somewhere-to-put-it",
      "first-heat-wave",
      "the-tap-runs-brown",
      "a-boat-of-families",
      "the-landfill-contract",
      "cool-rooms",
      "beds-on-both-sides",
      "gold-rush",
      "the-dump-burns",
      "air-conditioning-for-all",
      "room-to-breathe",
      "second-heat-wave",
      "the-grid-goes-dark",
      "clean-hands",
      "the-audit",
      "two-cranes-ready",
      "deposit-on-bottles",
      "speculators-tower",
      "tenants-build-up",
      "export-the-waste",
      "repair-halls",
      "rain-gardens",
      "outlet-village",
      "night-buses",
      "biogas-plant",
      "glass-towers",
      "cool-shelters",
      "tree-debt",
      "data-center",
      "electric-vans",
      "open-air-school",
      "mega-incinerator",
      "district-cooling",
      "sand-beach-downtown",
      "cycle-highway",
      "emergency-cabins",
      "harvest-on-the-roofs",
  };
  std::vector<std::string_view> keys;
  for (int scenario = 0; scenario < kScenarios; ++scenario) {
    const ScenarioText& text = text_of(static_cast<Scenario>(scenario));
    for (const EventText& card : text.events) keys.push_back(card.key);
    for (const FrontText& card : text.fronts) keys.push_back(card.key);
  }
  EXPECT_THAT(keys, testing::ElementsAreArray(kKeys));
  EXPECT_EQ(key_of(BackId::of(0, 16)), "one-17");
  EXPECT_EQ(key_of(sheet(Building::kSunField)), "sun-field");
}

TEST(Names, SU5_a_table_that_began_with_fewer_backs_ends_with_them) {
  const Backs& published = kPublishedContent<Sustain>.scenarios[0].backs;
  json::value kept = to_json(published);
  ASSERT_EQ(kept.as_array().size(), published.size());
  kept.as_array().resize(28);
  const auto read = JsonOf<Backs>::read(kept);
  ASSERT_TRUE(read);
  EXPECT_EQ((*read)[27].lines, published[27].lines);
  EXPECT_EQ((*read)[28].group, 0);
  EXPECT_EQ(to_json(*read), kept);
}

TEST(Names, notation_does_not_depend_on_titles) {
  const Spot tram = Spot::of(SolutionId::of(0, 14));
  ASSERT_EQ(text_of(tram.solution()).key, "tram-line-one");
  EXPECT_EQ(key_of(tram), text_of(tram.solution()).key);
  EXPECT_FALSE(SustainCodec::parse("invest residential-house 1")) << "buildings go by their enum";
  EXPECT_EQ(SustainCodec::parse("invest house 1"), invest(sheet(Building::kHouse), 1));
}

TEST(Names, every_refusal_has_a_sentence_of_its_own) {
  std::set<std::string> sentences;
  for (const RuleId rule : reason::kAll) {
    const std::string why = SustainCodec::why(rule);
    EXPECT_EQ(why.find_first_of("{}"), std::string::npos) << why;
    EXPECT_NE(why, SustainCodec::why(RuleId{99, 9})) << int{rule.number} << "." << int{rule.detail};
    sentences.insert(why);
  }
  EXPECT_EQ(sentences.size(), std::size(reason::kAll));
}

TEST(Names, SU29_refusals_speak_of_the_numbers_that_are_played_with) {
  Content content = kPublishedContent<Sustain>;
  EXPECT_THAT(SustainCodec::why(reason::kAllPromisesMade), HasSubstr("your two promises"));
  content.promises_a_year = 1;
  content.longest_name = 12;
  EXPECT_THAT(SustainCodec::why(reason::kAllPromisesMade, content), HasSubstr("your promise for"));
  EXPECT_EQ(SustainCodec::words_refusal(plain(Verb::kFound), "Neustadt an der Aue", content),
            reason::kNameTooLong);
  EXPECT_THAT(SustainCodec::why(reason::kNameTooLong, content), HasSubstr("12 characters"));
}

}  // namespace citybox::sustain::test
