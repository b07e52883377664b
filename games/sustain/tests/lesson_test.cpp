// Each sentence of the coach is true of the position in which it is said: its numbers are found here in
// another way, mostly by playing on.

#include <gmock/gmock.h>

#include <functional>
#include <map>

#include "games/sustain/codec.hpp"
#include "games/sustain/tests/desk.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain::test {
namespace {

using testing::HasSubstr;
using Sight = CoachSight<Sustain>;

constexpr const Content& kContent = kPublishedContent<Sustain>;

// Keeps what happened from the learner's last action on.
struct Listening {
  Rng rng;
  std::vector<Event> since = {};
  std::uint32_t draw(std::uint32_t n) { return rng.below(n); }
  void reveal() { draw(1); }
  void emit(const Event& event, SeatSet = kEveryone) { since.push_back(event); }
};

struct Said {
  std::string text;
  State at;      // to play on from
  State before;  // the year turned, if it did since the last action
  std::vector<Event> since;
  std::vector<Action> proposed;
};

void tell(const CoachLine<Sustain>& line, const Sight& sight, const State& whole,
          const State& before, const std::function<void(const std::string&, const Said&)>& hear) {
  if (!line.when(sight)) return;
  Said said{line.say(sight), whole, before, sight.since, {}};
  if (line.proposes != nullptr) {
    ActionList<Sustain> actions;
    Sustain::legal(sight.state(), sight.seat, actions);
    for (const Action& action : actions) {
      if (line.proposes(sight, action)) said.proposed.push_back(action);
    }
    EXPECT_FALSE(said.proposed.empty()) << line.id;
  }
  hear(line.id, said);
}

// Everything that the coach could say to seat 0 in games of people who do anything, two decisions of
// three as the coach proposes.
void for_each_line(const std::function<void(const std::string&, const Said&)>& hear) {
  for (std::uint64_t game = 0; game < 40; ++game) {
    Listening ctx{Rng(game)};
    State s = Checked<Sustain>::start({static_cast<std::uint8_t>(2 + game % 4), {}}, ctx);
    State before = s;
    for (SeatSet due = Sustain::deciders(s); !due.empty(); due = Sustain::deciders(s)) {
      const Seat seat = due.contains(kA) ? kA : due.front();
      ActionList<Sustain> actions;
      Sustain::legal(s, seat, actions);
      Action choice = actions[ctx.rng.below(static_cast<std::uint32_t>(actions.size()))];
      const Seen<Sustain> seen = Sustain::redact(s, SeatSet(kA));
      const Sight sight{seen, kA, due.contains(kA), ctx.since, kContent};
      for (const auto& line : SustainCodec::lesson()) {
        tell(line, sight, s, before, [&](const std::string& id, const Said& said) {
          hear(id, said);
          if (seat == kA && !said.proposed.empty() && ctx.rng.below(3) > 0) {
            choice = said.proposed[0];
          }
        });
      }
      if (seat == kA) ctx.since.clear();
      const State old = s;
      Checked<Sustain>::apply(s, seat, choice, ctx);
      if (s.year != old.year) before = old;
    }
  }
}

// Before the cards of the year.
int count_events(const std::vector<Event>& events, EventKind kind, Cause cause) {
  int sum = 0;
  for (const Event& e : events) sum += e.kind == kind && e.cause == cause ? 1 : 0;
  return sum;
}

void check_goal(const Said& said) {
  EXPECT_THAT(said.text, HasSubstr("After seven years"));
  EXPECT_THAT(said.text, HasSubstr("when 12 people"));
  EXPECT_THAT(said.text, HasSubstr("18 squares of CO₂"));
  EXPECT_THAT(said.text, HasSubstr("all 25 big squares"));
}

void check_department(const Said& said) {
  ASSERT_EQ(said.proposed.size(), 1U);
  const Department d = said.proposed[0].department;
  for (const Department taken : said.at.departments) EXPECT_NE(taken, d);
  EXPECT_THAT(said.text, HasSubstr(std::string(text_of(d).title) + " is a good one"));
  const Vocabulary words = SustainCodec::vocabulary(kContent);
  for (const std::string& term : words.departments[index_of(d)].terms) {
    EXPECT_THAT(said.text, HasSubstr(term));
  }
}

void check_talk(const Said& said) {
  ASSERT_EQ(said.proposed.size(), 1U);
  const Spot spot = said.proposed[0].spot;
  ASSERT_TRUE(spot.is_solution());
  const SolutionFront& front = front_of(kContent, spot.solution());
  EXPECT_THAT(said.text, HasSubstr(std::string(text_of(spot.solution()).title) + "” costs " +
                                   std::to_string(front.cost)));
  const int coins = said.at.coins[0];
  EXPECT_THAT(said.text, HasSubstr(coins == 1 ? "You hold one coin."
                                              : "You hold " + std::to_string(coins) + " coins."));
}

void check_ready(const Said& said) {
  const bool promised = !said.at.promises[0].empty();
  EXPECT_EQ(said.text.find("You promised nothing") == std::string::npos, promised);
  if (promised) {
    EXPECT_THAT(said.text, HasSubstr(phrase_of(said.at.promises[0][0])));
  }
  ASSERT_EQ(said.proposed.size(), 1U);
  EXPECT_EQ(said.proposed[0], plain(Verb::kReady));
}

// What is to be paid at once is paid, with the coins named.
void check_invest(const Said& said) {
  if (said.text.find("pay for") == std::string::npos || said.proposed.size() != 1) return;
  if (said.proposed[0].verb != Verb::kInvest) return;
  State s = said.at;
  const int coins = s.coins[0], put = said.proposed[0].number;
  EXPECT_THAT(said.text, HasSubstr(put == 1 ? "one coin," : std::to_string(put) + " coins,"));
  EXPECT_THAT(said.text, HasSubstr("you hold " + std::to_string(coins)));
  play(s, kA, said.proposed[0]);
  EXPECT_EQ(s.phase, Phase::kPlace);
  EXPECT_EQ(s.coins[0], coins - put);
}

// "Standard of living +2" in a text, as it happens on the proposed place.
void check_place(const Said& said) {
  ASSERT_EQ(said.proposed.size(), 1U);
  if (!said.at.pending.spot.is_sheet()) return;
  State s = said.at;
  const Told told = play(s, kA, said.proposed[0]);
  EXPECT_EQ(count(told, EventKind::kPlaced), 1);
  if (said.text.find("home there") != std::string::npos) {
    const int homes = free_homes(s, kContent) - free_homes(said.at, kContent);
    EXPECT_THAT(said.text,
                HasSubstr(homes == 1 ? "one person" : std::to_string(homes) + " people"));
    EXPECT_EQ(s.levels, said.at.levels);
    return;
  }
  const std::pair<Indicator, const char*> tracks[] = {
      {Indicator::kSol, "standard of living +"},
      {Indicator::kTransport, "transport +"},
      {Indicator::kAttractiveness, "attractiveness +"},
      {Indicator::kPollution, "pollution −"}};
  for (const auto& [what, words] : tracks) {
    if (s.levels.of(what) != said.at.levels.of(what) && s.levels.of(what) != 9 &&
        s.levels.of(what) != 1 &&
        (what == Indicator::kPollution) == (s.levels.of(what) < said.at.levels.of(what))) {
      EXPECT_THAT(said.text, HasSubstr(words));
    }
  }
}

void check_turned(const Said& said) {
  const Forecast f = forecast(said.before, kContent);
  const int housed = f.arrivals - f.unhoused;
  EXPECT_EQ(count_events(said.since, EventKind::kCame, Cause::kArrivals), housed);
  if (housed > 0) {
    EXPECT_THAT(said.text, HasSubstr(housed == 1 ? "One person came"
                                                 : std::to_string(housed) + " people came"));
  }
  EXPECT_EQ(said.text.find("unhappy for good") != std::string::npos, f.unhoused > 0);
  EXPECT_EQ(said.text.find("no CO₂") != std::string::npos, f.smog_to_co2 == 0);
  if (f.smog_to_co2 > 0) {
    EXPECT_THAT(said.text, HasSubstr("made " + std::to_string(f.after.co2) + " of 18"));
  }
  const int each = (f.budget + said.before.reserve) / said.before.seats;
  EXPECT_THAT(said.text, HasSubstr(each == 1 ? "has one new coin"
                                             : "has " + std::to_string(each) + " new coins"));
}

void check_end(const Said& said) {
  if (is_over(said.at)) {
    EXPECT_THAT(said.text, HasSubstr(SustainCodec::verdict(said.at)));
    return;
  }
  ItemList items;
  Sustain::items(said.at, Ledger::kScore, kA, items);
  int points = 0;
  for (const Item& item : items) points += item.amount;
  EXPECT_THAT(said.text, HasSubstr("you would have " + std::to_string(points) + " and"));
  // Nobody does anything more this year.
  State s = said.at;
  const int co2 = s.levels.co2, unhappy = s.levels.unhappy;
  int smog = 0, homeless = 0;
  for (const Event& event : next_year(s)) {
    if (event.kind == EventKind::kBudgetShared) break;  // then come the cards
    if (event.kind != EventKind::kMarked) continue;
    smog += event.cause == Cause::kSmog ? event.amount : 0;
    homeless += event.cause == Cause::kArrivals ? event.amount : 0;
  }
  EXPECT_THAT(said.text, HasSubstr("leaves " + std::to_string(co2 + smog) + " of 18"));
  if (co2 + smog < 18) {
    EXPECT_THAT(said.text, HasSubstr("and " + std::to_string(unhappy + homeless) + " of 12"));
  }
}

TEST(Lesson, what_the_coach_says_is_true_of_the_position) {
  const std::map<std::string, void (*)(const Said&)> checks = {
      {"goal", &check_goal},     {"department", &check_department},
      {"talk", &check_talk},     {"ready", &check_ready},
      {"invest", &check_invest}, {"place", &check_place},
      {"turned", &check_turned}, {"end", &check_end}};
  std::map<std::string, int> heard;
  for_each_line([&](const std::string& id, const Said& said) {
    SCOPED_TRACE(id + ": " + said.text);
    ++heard[id];
    ASSERT_TRUE(checks.contains(id));
    checks.at(id)(said);
  });
  for (const auto& [id, check] : checks) EXPECT_GE(heard[id], 10) << id;
}

}  // namespace
}  // namespace citybox::sustain::test
