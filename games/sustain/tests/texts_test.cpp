#include <gmock/gmock.h>

#include <set>

#include "games/sustain/codec.hpp"
#include "games/sustain/tests/desk.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain::test {

using testing::HasSubstr;
using Texts = std::vector<std::string>;

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
    State s = Checked<Sustain>::start({static_cast<std::uint8_t>(1 + game % 6),
                                       {static_cast<Scenario>(game % 3), Clock::kOff, Cards::kDealt,
                                        static_cast<Departments>(game % 2)}},
                                      ctx);
    ActionList<Sustain> actions;
    for (SeatSet due = Sustain::deciders(s); !due.empty(); due = Sustain::deciders(s)) {
      Sustain::legal(s, due.front(), actions);
      Checked<Sustain>::apply(
          s, due.front(), actions[ctx.rng.below(static_cast<std::uint32_t>(actions.size()))], ctx);
    }
  }
  EXPECT_GE(static_cast<int>(kinds.size()), kEventKinds - 3);
}

TEST(Words, cards_and_sheets_speak_in_sentences) {
  using namespace write;
  EXPECT_EQ(effects_of(Lines{sol(1), pollution(-2)}),
            (Texts{"standard of living +1", "pollution −2"}));
  EXPECT_EQ(sentence_of(at_most(of(Quantity::kPollution), 3)), "pollution 3 or less");
  EXPECT_EQ(sentence_of(at_least(of(Quantity::kFreeHomes), 4)), "4 free homes or more");
  EXPECT_EQ(sentence_of(at_most(of(Quantity::kSmog), 0)), "pollution no higher than transport");
  EXPECT_EQ(sentence_of(at_most(of(Quantity::kSmog), -2)), "pollution 2 or more below transport");
  EXPECT_EQ(sentence_of(Term{3, 1, write::count(Building::kCarPark), 3}),
            "3 points per Car Park, at most 3");
  EXPECT_EQ(sentence_of(when(at_least(near(Building::kPark), 1), sol(1))),
            "beside a Park: standard of living +1");
  EXPECT_EQ(sentence_of(Term{1, 2, of(Quantity::kTransport)}), "1 point per 2 steps of transport");
  EXPECT_EQ(effects_of(Lines{}), Texts{"no effect"});
}

TEST(Words, the_summary_says_what_a_page_needs) {
  State s = investing(4, 6);
  const Summary view = SustainCodec::summary(Sustain::redact(s, {}), kPublishedContent<Sustain>);
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
    EXPECT_EQ(text.find('"' + key_of(back) + '"'), std::string::npos) << "SU-5: " << key_of(back);
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

TEST(Words, SU6_scenarios_say_how_long_they_last) {
  const Vocabulary words = SustainCodec::vocabulary(kPublishedContent<Sustain>);
  EXPECT_EQ(words.scenarios.at("one").city, text_of(Scenario::kOne).city);
  EXPECT_EQ(words.scenarios.at("one").years, 7);
}

// Stored logs name cards by these; a title may be reworded, a key never.
TEST(Words, SU29_a_seat_reads_what_it_can_do) {
  const auto duty = [](const State& s, unsigned seat) {
    return SustainCodec::summary(Sustain::redact(s, {}), kPublishedContent<Sustain>)
        .seats[seat]
        .duty;
  };
  State s = desk(3);
  EXPECT_EQ(duty(s, 0),
            "{seat:0|You hold|{name} holds} 4 coins. {seat:0|You|{name}} may make 2 promises.");
  play(s, kA, promise_none(solution(s, 0)));
  play(s, kA, promise_give(kB, 1));
  EXPECT_THAT(duty(s, 0), HasSubstr("made all promises of this year."));
  all_ready(s);
  EXPECT_THAT(duty(s, 0), HasSubstr("Put some of them on one space, or pass for this year."));
  s.coins[0] = 0;
  EXPECT_THAT(duty(s, 0), HasSubstr("can only pass."));
  EXPECT_THAT(duty(s, 1), HasSubstr("somebody else's turn."));
}

TEST(Words, SU29_the_summary_says_how_a_promise_stands) {
  const auto verdicts = [](const State& s) {
    std::vector<Verdict> found;
    const Summary view = SustainCodec::summary(Sustain::redact(s, {}), kPublishedContent<Sustain>);
    for (const PromiseNow& promise : view.seats[0].promises) found.push_back(promise.verdict);
    return found;
  };
  State s = desk(3);
  play(s, kA, promise_none(solution(s, 0)));
  play(s, kA, promise_give(kB, 1));
  EXPECT_EQ(verdicts(s), (std::vector{Verdict::kSoFar, Verdict::kOpen}));
  all_ready(s);
  EXPECT_EQ(verdicts(s), (std::vector{Verdict::kSoFar, Verdict::kBroken})) << "no gifts any more";
  play(s, kA, plain(Verb::kPass));
  EXPECT_EQ(verdicts(s), (std::vector{Verdict::kKept, Verdict::kBroken}));
}

TEST(Words, SU25_a_gift_is_told_with_both_numbers) {
  State s = desk(3);
  play(s, kA, give(kB, 1));
  play(s, kA, give(kC, 2));
  const Summary view = SustainCodec::summary(Sustain::redact(s, {}), kPublishedContent<Sustain>);
  ASSERT_EQ(view.seats[0].gifts.size(), 2U);
  EXPECT_EQ(view.seats[0].gifts[0].text, "1 coin to {seat:1}");
  EXPECT_EQ(view.seats[0].gifts[1].text, "2 coins to {seat:2}");
}

TEST(Words, SU3_the_vocabulary_says_where_each_space_is_drawn) {
  const Vocabulary words = SustainCodec::vocabulary(kPublishedContent<Sustain>);
  ASSERT_EQ(words.map.size(), static_cast<std::size_t>(kSpaces));
  const auto at = [&](const char* name) {
    const MapSpace& space = words.map[space_named(name).index];
    EXPECT_EQ(space.space, name);
    return std::pair(space.column, space.row);
  };
  EXPECT_EQ(at("a1"), std::pair(0, 0));
  EXPECT_EQ(at("c2"), std::pair(4, 2));
  EXPECT_EQ(at("c2-d3"), std::pair(5, 3));
  EXPECT_EQ(at("c2-d2"), std::pair(5, 2));
  EXPECT_EQ(at("c2-c3"), std::pair(4, 3));
}

TEST(Words, SU29_a_promise_is_read_with_and_without_a_receiver) {
  const Promise put{PromiseKind::kPut, sheet(Building::kPark), kFacilitator, 2, 1};
  const json::value written = to_json(put);
  EXPECT_FALSE(written.as_object().contains("receiver"));
  EXPECT_EQ(*from_json<Promise>(written, "promise"), put);
  json::value older = written;
  older.as_object()["receiver"] = nullptr;
  EXPECT_EQ(*from_json<Promise>(older, "promise"), put);
  EXPECT_EQ(to_json(Promise{}), json::value(nullptr));
}

TEST(Words, SU31_the_summary_names_the_winners) {
  State s = desk(3);
  Ctx ctx;
  Play p{s, ctx, kPublishedContent<Sustain>};
  end_game(p, Ending::kCounted, rule(31));
  const Summary view = SustainCodec::summary(Sustain::redact(s, {}), kPublishedContent<Sustain>);
  const SeatSet winners = Sustain::outcome(s).winners;
  ASSERT_FALSE(winners.empty());
  for (const SeatNow& seat : view.seats) EXPECT_EQ(seat.wins, winners.contains(seat.seat));
}

TEST(Words, SU5_the_vocabulary_has_every_card_and_says_nothing_of_what_is_behind_a_front) {
  const Vocabulary words = SustainCodec::vocabulary(kPublishedContent<Sustain>);
  EXPECT_EQ(words.solutions.size(), static_cast<std::size_t>(kScenarios * kSolutions));
  EXPECT_EQ(words.buildings.size(), kBuildings - 1U);
  EXPECT_EQ(words.departments.size(), static_cast<std::size_t>(kDepartmentCount));
  const std::string fronts = json::serialize(to_json(words.solutions));
  for (const auto& [name, back] : words.backs) {
    EXPECT_EQ(fronts.find(back.text), std::string::npos) << name;
  }
}

TEST(Words, content_reads_back_as_it_is_written) {
  Content other = kPublishedContent<Sustain>;
  other.purse = 99;
  other.scenarios[1].events[3].first[0].amount = 7;
  const auto read = from_json<Content>(to_json(other), "content");
  ASSERT_TRUE(read) << read.error().text;
  EXPECT_EQ(to_json(*read), to_json(other));
  EXPECT_NE(to_json(*read), to_json(kPublishedContent<Sustain>));
}

TEST(Words, the_map_is_drawn) {
  EXPECT_THAT(draw_map(fresh(3)), HasSubstr("CH"));
  EXPECT_THAT(SustainCodec::ascii(desk(3)), HasSubstr("* Housing: 4 coins"));
}

}  // namespace citybox::sustain::test
