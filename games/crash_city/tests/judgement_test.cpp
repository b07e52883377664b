#include "games/crash_city/judgement.hpp"

#include <gtest/gtest.h>

#include "games/crash_city/outlook.hpp"
#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

Worth worth_of(const State& s, Seat seat) {
  Worth worth;
  Judgement::weigh(s, seat, Content{}, worth);
  return worth;
}

const Worth::Part& part(const Worth& worth, Concern concern) {
  return worth.parts[static_cast<std::size_t>(concern)];
}

// Calls visit(state) for the positions of some games of any moves.
template <class Visit>
void wander(Visit&& visit) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Rng pick(seed);
    QuietContext ctx(pick.fork(1));
    const Options options{.pile_ups = seed % 2 == 0 ? PileUps::kOff : PileUps::kOn};
    State s = CrashCity::start({static_cast<std::uint8_t>(2 + seed % 3), options}, ctx);
    ActionList<CrashCity> actions;
    while (!is_over(s) && !testing::Test::HasFatalFailure()) {
      visit(s);
      CrashCity::legal(s, decider(s), actions);
      CrashCity::apply(s, decider(s),
                       actions[pick.below(static_cast<std::uint32_t>(actions.size()))], ctx);
    }
  }
}

TEST(Judgement, is_the_same_with_notes_of_other_positions) {
  Judgement::Notes notes;
  wander([&](const State& s) {
    for_each_seat(s, [&](Seat seat) {
      ASSERT_EQ(Judgement::judge(s, seat, Content{}, notes), Judgement::judge(s, seat, Content{}));
    });
  });
}

TEST(Roads, lead_in_one_turn_where_a_car_may_drive) {
  Roads roads;
  wander([&](const State& s) {
    // In a pile-up it matters who began it: roads are for anybody.
    if (s.task == Task::kBounce || s.options.pile_ups == PileUps::kOn) return;
    const State calm = without_arrived(s);
    roads.look(s);
    for (const Car& car : s.city.cars) {
      if (!car.driving()) continue;
      Actions actions;
      list_car(calm, car, actions);
      Nodes expected{};
      for (const Action& a : actions) {
        if (a.verb == Verb::kPark) continue;
        const Target target =
            a.verb == Verb::kUTurn ? u_turn(s.city, car) : known_target(calm.city, car, a.to);
        expected.add(roads.map().node(target.tile, target.posture));
      }
      Roads::Trip trip = roads.start(car);
      roads.go_on(trip);
      for (unsigned n = 0; n < RoadMap::kNodes; ++n) {
        ASSERT_EQ(trip.front.contains(n), expected.contains(n));
      }
    }
  });
}

TEST(Judgement, is_the_sum_of_its_parts) {
  wander([](const State& s) {
    for_each_seat(s, [&](Seat seat) {
      if (s.task == Task::kPave && s.turn == seat) return;  // only sites are compared there
      ASSERT_EQ(worth_of(s, seat).total(), Judgement::judge(s, seat, Content{}));
    });
  });
}

TEST(Judgement, counts_what_people_count) {
  const Block block(R"(
  0>     ==     ==     1<     ==
  S0     ()     ..     ..     S1
)");
  const Worth worth = worth_of(block.s, Seat{0});
  EXPECT_EQ(part(worth, Concern::kAtRoof).amount, 1);
  EXPECT_EQ(part(worth, Concern::kTurns).amount, 1);
  EXPECT_EQ(part(worth, Concern::kNoRoof).amount, 0);
  EXPECT_EQ(part(worth, Concern::kRival).amount, 2);
  EXPECT_EQ(part(worth_of(block.s, Seat{1}), Concern::kTurns).amount, 2);
}

TEST(Judgement, a_car_without_a_roof_is_counted_as_one) {
  const Block block(R"(
  0>     ==     1<
  ()     ..     ..
)");
  EXPECT_EQ(part(worth_of(block.s, Seat{0}), Concern::kNoRoof).amount, 1);
  EXPECT_EQ(part(worth_of(block.s, Seat{0}), Concern::kTurns).amount, 0);
}

}  // namespace
}  // namespace citybox::crash_city
