// What the coach says is so: every number is found again in the position by other means.

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "engine/types/sentence.hpp"
#include "engine/types/words.hpp"
#include "games/crash_city/tests/block.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {
namespace {

constexpr Seat kLearner{0};

// A number as it is written, digits or a word; nothing where the pattern is not found.
std::optional<int> number_in(const std::string& text, const std::string& pattern) {
  std::smatch found;
  if (!std::regex_search(text, found, std::regex(pattern))) return std::nullopt;
  std::string word = found[1];
  word[0] = static_cast<char>(std::tolower(word[0]));
  for (int n = 0; n <= 12; ++n) {
    if (word == number_word(n)) return n;
  }
  return word == "a" ? 1 : std::stoi(word);
}

// By playing all drives of one car while everybody else waits, nobody being hit.
int turns_by_trying(const State& start, CarId id) {
  std::vector<State> front{start};
  std::set<std::pair<int, int>> seen;
  for (int turns = 1; turns <= 12; ++turns) {
    std::vector<State> next;
    for (State s : front) {
      s.turn = id.owner();
      s.task = Task::kRace;
      s.quiet_turns = 0;
      s.ending = Ending::kNone;
      const Car car = s.city.cars[id.index];
      if (!seen.emplace(car.tile, car.posture.bits()).second) continue;
      Actions actions;
      CrashCity::legal(s, id.owner(), actions);
      for (const Action& a : actions) {
        if (a.from != s.city.lane(car.tile, car.posture.edge())) continue;
        if (a.verb == Verb::kPark) return turns;
        State then = s;
        QuietContext ctx(Rng(1));
        CrashCity::apply(then, id.owner(), a, ctx);
        if (then.task != Task::kBounce) next.push_back(then);
      }
    }
    front = std::move(next);
  }
  return 0;
}

int nearest_by_trying(const State& s, Seat seat) {
  int nearest = 0;
  for (int n = 0; n < kCarsPerSeat; ++n) {
    const CarId id = car_of(seat, n);
    if (!s.city.cars[id.index].driving()) continue;
    const int turns = turns_by_trying(s, id);
    if (turns > 0 && (nearest == 0 || turns < nearest)) nearest = turns;
  }
  return nearest;
}

int free_roofs(const State& s) {
  int roofs = 0;
  for (Slot t = kSquare; t <= s.city.count; ++t) {
    const Lot lot = s.city.lots[t];
    roofs += is_job(lot.building()) && !lot.taken() ? 1 : 0;
  }
  return roofs;
}

struct Heard {
  const State& s;
  const std::vector<Event>& since;
  std::string text;

  void expect(const std::string& pattern, int number) const {
    const auto told = number_in(text, pattern);
    ASSERT_TRUE(told) << text;
    EXPECT_EQ(*told, number) << text;
  }
  bool says(const std::string& part) const { return text.find(part) != std::string::npos; }
  const Event* find(EventKind kind) const {
    for (const Event& e : since) {
      if (e.kind == kind) return &e;
    }
    return nullptr;
  }
};

void check_goal(const Heard& heard) {
  heard.expect("^(\\w+) of you", heard.s.seats);
  heard.expect("your (\\w+) cars", 4);
}

void check_site(const Heard& heard) {
  heard.expect("You have (\\w+) tiles?", heard.s.unbuilt[0].total());
  EXPECT_EQ(heard.says("Near your own cars"), heard.s.city.cars[0].placed());
}

void check_tile(const Heard& heard) {
  EXPECT_TRUE(heard.says(std::string(noun_for(heard.s.revealed)))) << heard.text;
  ActionList<CrashCity> all;
  CrashCity::legal(heard.s, kLearner, all);
  heard.expect("in (\\w+) ways?", static_cast<int>(all.size()));
  // Counted on the tile as it lies then.
  int most = 0;
  for (const Action& a : all) {
    State then = heard.s;
    QuietContext ctx(Rng(1));
    CrashCity::apply(then, kLearner, a, ctx);
    int wide = 0;
    then.city.lanes(then.city.count).for_each([&](Heading edge) {
      wide += is_two_lane(then.city, then.city.count, edge) ? 1 : 0;
    });
    most = std::max(most, wide);
  }
  if (most == 0) {
    EXPECT_FALSE(heard.says("two lanes wide")) << heard.text;
  } else {
    heard.expect("makes (\\w+) streets?", most);
  }
}

void check_build(const Heard& heard) {
  const BuildingCounts& left = heard.s.unbuilt[0];
  heard.expect("(\\d+) houses?", left[Building::kHouse]);
  heard.expect("(\\d+) shops?", left[Building::kShop]);
  heard.expect("(\\d+) factor", left[Building::kFactory]);
  EXPECT_EQ(heard.says("Try a house"),
            CrashCity::refusal(heard.s, kLearner, Action{.verb = Verb::kHouse}) == kAllowed);
}

void check_car(const Heard& heard) {
  ActionList<CrashCity> all;
  CrashCity::legal(heard.s, kLearner, all);
  int best = 0;
  for (const Action& a : all) {
    State then = heard.s;
    QuietContext ctx(Rng(1));
    const CarId id = next_car(then, kLearner);
    CrashCity::apply(then, kLearner, a, ctx);
    const int turns = turns_by_trying(then, id);
    if (turns > 0 && (best == 0 || turns < best)) best = turns;
  }
  if (best == 0) {
    EXPECT_TRUE(heard.says("No free roof is near")) << heard.text;
  } else {
    heard.expect("parked in (\\d+) turns?", best);
  }
}

void check_race(const Heard& heard) {
  const int nearest = nearest_by_trying(heard.s, kLearner);
  if (nearest == 0) return heard.expect("(\\w+) roofs? (?:is|are) free", free_roofs(heard.s));
  if (nearest == 1) {
    EXPECT_TRUE(heard.says("stands at a free roof: park it")) << heard.text;
    return;
  }
  heard.expect("is (\\w+) turns from a parking", nearest);
  heard.expect("and (\\w+) to get there", nearest - 1);
}

void check_happened(const Heard& heard) {
  const State& s = heard.s;
  if (heard.says("ran into your car")) {
    const Event* crash = heard.find(EventKind::kCrashed);
    ASSERT_NE(crash, nullptr);
    EXPECT_EQ(heard.says("Now you say"), s.task == Task::kBounce && decider(s) == kLearner);
  } else if (heard.says("You ran into")) {
    ASSERT_NE(heard.find(EventKind::kCrashed), nullptr);
  } else if (heard.says("You parked")) {
    heard.expect("parked: (\\w+) cars? (?:is|are)", parked_cars(s, kLearner));
    heard.expect("and (\\w+) (?:is|are) still", 4 - parked_cars(s, kLearner));
  } else if (heard.says("left.")) {
    ASSERT_NE(heard.find(EventKind::kParked), nullptr);
    heard.expect("(\\w+) free roofs? (?:is|are) left", free_roofs(s));
  } else if (heard.says("The car you drove")) {
    const Event* drove = nullptr;
    for (const Event& e : heard.since) {
      if (e.kind == EventKind::kDrove && e.seat == kLearner) drove = &e;
    }
    ASSERT_NE(drove, nullptr);
    const int turns = turns_by_trying(s, drove->car);
    if (turns == 0) {
      EXPECT_TRUE(heard.says("no free roof near")) << heard.text;
    } else if (turns == 1) {
      EXPECT_TRUE(heard.says("its roof is free")) << heard.text;
    } else {
      heard.expect("parked in (\\d+) turns", turns);
    }
  } else {
    heard.expect("(\\w+) roofs? (?:is|are) free", free_roofs(s));
  }
}

void check_end(const Heard& heard) {
  if (is_over(heard.s)) return;
  int most = 0;
  for (std::uint8_t i = 0; i < heard.s.seats; ++i) {
    most = std::max(most, parked_cars(heard.s, Seat{i}));
  }
  heard.expect("(\\d+) of 4 cars", most);
  EXPECT_EQ(most, 3);
}

TEST(Lesson, every_sentence_is_true_of_the_position) {
  const std::map<std::string, void (*)(const Heard&)> checks = {
      {"goal", &check_goal},         {"site", &check_site}, {"tile", &check_tile},
      {"build", &check_build},       {"car", &check_car},   {"race", &check_race},
      {"happened", &check_happened}, {"end", &check_end}};
  std::set<std::string> heard_of;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Rng pick(seed);
    Options options;
    options.length = Length::kQuick;
    ScriptedContext<Event> beginning;
    State s = CrashCity::start({static_cast<std::uint8_t>(2 + seed % 3), options}, beginning);
    QuietContext luck(pick.fork(1));
    std::vector<Event> since;
    ActionList<CrashCity> actions;
    for (int step = 0; step < 400 && !HasFailure(); ++step) {
      const Seen<CrashCity> seen = CrashCity::redact(s, SeatSet(kLearner));
      const CoachSight<CrashCity> sight{seen, kLearner, CrashCity::deciders(s).contains(kLearner),
                                        since, kPublishedContent<CrashCity>};
      for (const CoachLine<CrashCity>& line : CrashCityCodec::lesson()) {
        if (!line.when(sight)) continue;
        const std::string text = resolve(line.say(sight), SeatSet(kLearner), [](Seat seat) {
          return std::string(1, static_cast<char>('A' + seat.index));
        });
        checks.at(line.id)({s, since, text});
        heard_of.insert(line.id);
      }
      if (is_over(s)) break;
      const Seat seat = decider(s);
      CrashCity::legal(s, seat, actions);
      const Action a = actions[pick.below(static_cast<std::uint32_t>(actions.size()))];
      if (seat == kLearner) since.clear();
      ScriptedContext<Event> ctx(
          s.task == Task::kSite ? luck.draw(static_cast<std::uint32_t>(s.tiles_left.total())) : 0U);
      CrashCity::apply(s, seat, a, ctx);
      for (const Event& e : ctx.events()) since.push_back(e);
    }
  }
  EXPECT_EQ(heard_of.size(), checks.size());
}

TEST(Lesson, proposals_are_allowed_and_there_is_one) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng pick(seed);
    QuietContext ctx(pick.fork(1));
    Options options;
    options.length = Length::kQuick;
    State s = CrashCity::start({2, options}, ctx);
    const std::vector<Event> nothing;
    ActionList<CrashCity> actions;
    for (int step = 0; step < 200 && !is_over(s); ++step) {
      const Seat seat = decider(s);
      CrashCity::legal(s, seat, actions);
      const Seen<CrashCity> seen = CrashCity::redact(s, SeatSet(seat));
      const CoachSight<CrashCity> sight{seen, seat, true, nothing, kPublishedContent<CrashCity>};
      for (const CoachLine<CrashCity>& line : CrashCityCodec::lesson()) {
        if (line.proposes == nullptr || !line.when(sight)) continue;
        int proposed = 0;
        for (const Action& a : actions) proposed += line.proposes(sight, a) ? 1 : 0;
        const bool somewhere = s.task != Task::kRace || nearest_by_trying(s, seat) > 0;
        EXPECT_EQ(proposed > 0, somewhere) << line.id;
      }
      CrashCity::apply(s, seat, actions[pick.below(static_cast<std::uint32_t>(actions.size()))],
                       ctx);
    }
  }
}

}  // namespace
}  // namespace citybox::crash_city
