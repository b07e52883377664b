#include <cstring>
#include <map>
#include <utility>

#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

// A random game up to a moment of a task, the first after so many others of it.
State play_to(Task task, int skip) {
  using Rules = Checked<CrashCity>;
  for (std::uint64_t seed = 1;; ++seed) {
    QuietContext ctx{Rng(seed)};
    State s = Rules::start({3, {}}, ctx);
    ActionList<CrashCity> actions;
    for (int left = skip; !is_over(s) && (s.task != task || left-- > 0);) {
      Rules::legal(s, decider(s), actions);
      const auto pick = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
      Rules::apply(s, decider(s), actions[pick], ctx);
    }
    if (s.task == task) return s;
  }
}
State reach(Task task, int skip = 0) {
  static std::map<std::pair<Task, int>, State> reached;
  const auto known = reached.find({task, skip});
  if (known != reached.end()) return known->second;
  return reached[{task, skip}] = play_to(task, skip);
}

template <class Damage>
void expect_broken(Task task, Damage&& damage) {
  State s = reach(task, 3);
  ASSERT_STREQ(CrashCity::broken_invariant(s), nullptr);
  damage(s);
  EXPECT_NE(CrashCity::broken_invariant(s), nullptr);
}

TEST(Invariants, what_cannot_be_is_refused) {
  expect_broken(Task::kSite, [](State& s) { s.seats = 5; });
  expect_broken(Task::kSite, [](State& s) { s.turn = Seat{3}; });
  expect_broken(Task::kSite, [](State& s) { s.options.length = Length::kQuick; });
  expect_broken(Task::kSite, [](State& s) { ++s.tiles_left[Shape::kCorner]; });
  expect_broken(Task::kSite, [](State& s) { --s.unbuilt[0][Building::kHouse]; });
  expect_broken(Task::kSite, [](State& s) { s.city.places[2] = s.city.places[3]; });
  expect_broken(Task::kSite, [](State& s) { s.city.next[4 * 2] ^= 1; });
  expect_broken(Task::kSite, [](State& s) { s.city.reach[2] = Sides{}; });
  expect_broken(Task::kSite, [](State& s) { s.race_turns = 1; });
  expect_broken(Task::kPave, [](State& s) { s.site = {40, 40}; });
  expect_broken(Task::kPave, [](State& s) { s.revealed = Shape::kNone; });
  expect_broken(Task::kBuild,
                [](State& s) { s.city.lots[s.city.count] = Lot(Building::kShop, {}); });
  expect_broken(Task::kCar, [](State& s) { s.city.lots[s.city.count] = Lot(Building::kShop, {}); });
  expect_broken(Task::kRace, [](State& s) { s.city.cars[0] = s.city.cars[1]; });
  expect_broken(Task::kRace, [](State& s) { s.city.cars[0] = Car{}; });
  expect_broken(Task::kRace, [](State& s) { s.city.streets[1] ^= 16U; });
  expect_broken(Task::kRace, [](State& s) { s.quiet_turns = 100; });
  expect_broken(Task::kRace, [](State& s) { s.ending = Ending::kAllParked; });
  expect_broken(Task::kRace, [](State& s) { s.turn = next_seat(s.turn, s.seats); });
  expect_broken(Task::kRace, [](State& s) { s.first = next_seat(s.first, s.seats); });
  expect_broken(Task::kRace, [](State& s) { s.crash.hit = CarId{0}; });
  expect_broken(Task::kBounce, [](State& s) { s.crash.hit = s.crash.hitter; });
  expect_broken(Task::kBounce, [](State& s) { s.crash.before.add(s.crash.hit); });
  expect_broken(Task::kBounce, [](State& s) { s.crash.heading = right_of(s.crash.heading); });
}

TEST(Invariants, an_edited_position_that_can_be_played_passes) {
  State s = reach(Task::kRace);
  s.first = s.turn = next_seat(s.turn, s.seats);
  s.quiet_turns = 99;
  s.race_turns = 99;
  EXPECT_STREQ(CrashCity::broken_invariant(s), nullptr);
  s.options = {PileUps::kOn, EqualTurns::kOn, Length::kFull};
  EXPECT_STREQ(CrashCity::broken_invariant(s), nullptr);
}

TEST(Invariants, any_bytes_are_safe_to_ask_about) {
  Rng rng(5);
  for (int i = 0; i < 3000; ++i) {
    State s = reach(i % 2 == 0 ? Task::kRace : Task::kSite, i % 7);
    unsigned char bytes[sizeof(State)];
    std::memcpy(bytes, &s, sizeof s);
    for (std::uint32_t n = rng.below(4) + 1; n > 0; --n) {
      bytes[rng.below(sizeof s)] = static_cast<unsigned char>(rng.below(256));
    }
    if (i % 10 == 0) {
      for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(rng.below(256));
    }
    std::memcpy(static_cast<void*>(&s), bytes, sizeof s);
    if (CrashCity::broken_invariant(s) != nullptr || is_over(s)) continue;
    ActionList<CrashCity> actions;
    CrashCity::legal(s, decider(s), actions);
    ASSERT_FALSE(actions.empty());
  }
}

TEST(Invariants, any_action_bytes_are_safe_to_ask_about) {
  Rng rng(6);
  for (const Task task :
       {Task::kSite, Task::kPave, Task::kBuild, Task::kCar, Task::kRace, Task::kBounce}) {
    const State s = reach(task);
    for (int i = 0; i < 2000; ++i) {
      const std::uint64_t bytes = rng.next();
      Action a;
      std::memcpy(static_cast<void*>(&a), &bytes, sizeof a);
      a.verb = static_cast<Verb>(rng.below(kVerbs + 1));
      const RuleId rule = CrashCity::refusal(s, decider(s), a);
      EXPECT_EQ(CrashCityCodec::to_text(a) == "?", rule == kNoSuchAction);
    }
  }
}

}  // namespace
}  // namespace citybox::crash_city
