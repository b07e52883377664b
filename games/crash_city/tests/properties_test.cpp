#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstring>
#include <set>

#include "engine/table/packed.hpp"
#include "games/crash_city/judgement.hpp"
#include "games/crash_city/tests/block.hpp"

namespace citybox::crash_city {
namespace {

using Rules = Checked<CrashCity>;

// A game of chance from a seed; `look(before, action, after)` sees every step.
template <class Look>
State play_randomly(std::uint64_t seed, Look&& look) {
  Rng pick(seed);
  QuietContext ctx(pick.fork(1));
  const Options options{seed / 3 % 2 == 0 ? PileUps::kOff : PileUps::kOn,
                        seed / 6 % 2 == 0 ? EqualTurns::kOff : EqualTurns::kOn,
                        seed / 12 % 2 == 0 ? Length::kFull : Length::kQuick};
  State s = Rules::start({static_cast<std::uint8_t>(2 + seed % 3), options}, ctx);
  ActionList<CrashCity> actions;
  while (!is_over(s)) {
    CrashCity::legal(s, decider(s), actions);
    const Action a = actions[pick.below(static_cast<std::uint32_t>(actions.size()))];
    const State before = s;
    Rules::apply(s, decider(s), a, ctx);
    look(before, a, s);
  }
  return s;
}

RC_GTEST_PROP(Properties, random_play_keeps_the_invariants, (std::uint64_t seed)) {
  play_randomly(seed, [n = 0](const State&, Action, const State& after) mutable {
    if (++n % 4 != 0 && !is_over(after) && after.task != Task::kBounce) return;
    RC_ASSERT(CrashCity::broken_invariant(after) == nullptr);
  });
}

RC_GTEST_PROP(Properties, CC13_every_tile_has_a_rotation_at_every_site, (std::uint64_t seed)) {
  play_randomly(seed, [n = 0](const State& s, Action, const State&) mutable {
    if (s.task != Task::kSite || ++n % 4 != 0) return;
    for_each_site(s, [&](Place at) {
      const Sides connecting = connecting_edges(s.city, at);
      for (const Shape shape : kAllShapes) {
        int ways = 0;
        for_each_turning(shape, [&](Sides lanes) { ways += lanes.intersects(connecting) ? 1 : 0; });
        RC_ASSERT(ways > 0);
      }
    });
  });
}

RC_GTEST_PROP(Properties, no_two_actions_lead_to_the_same_place, (std::uint64_t seed)) {
  play_randomly(seed, [n = 0](const State& s, Action, const State&) mutable {
    if (++n % 64 != 0) return;
    ActionList<CrashCity> listed;
    CrashCity::legal(s, decider(s), listed);
    std::set<std::string> after, spaces;
    for (const Action& a : listed) {
      State next = s;
      QuietContext ctx{Rng(1)};
      Rules::apply(next, decider(s), a, ctx);
      after.insert(std::string(reinterpret_cast<const char*>(&next), sizeof next));
      const std::string from = name_of(a.from) + " ";
      if (a.verb == Verb::kDrive) RC_ASSERT(spaces.insert(from + name_of(a.to.lane())).second);
    }
    RC_ASSERT(after.size() == listed.size());
  });
}

RC_GTEST_PROP(Properties, legal_is_exactly_what_is_not_refused, (std::uint64_t seed)) {
  play_randomly(seed, [n = 0](const State& s, Action, const State&) mutable {
    if (++n % 128 != 0) return;
    ActionList<CrashCity> listed;
    CrashCity::legal(s, decider(s), listed);
    std::set<PackedAction> legal;
    for (const Action& a : listed) legal.insert(pack(a));
    const auto check = [&](const Action& a) {
      const bool allowed = CrashCity::refusal(s, decider(s), a) == kAllowed;
      RC_ASSERT(allowed == legal.contains(pack(a)));
    };
    std::vector<Lane> lanes;
    for (Slot t = kSquare; t <= s.city.count; ++t) {
      for (const Heading h : kHeadings) {
        lanes.push_back(s.city.lane(t, h));
        check(site_action(s.city.place(t).beside(h)));
      }
    }
    for (unsigned bits = 1; bits < 16; ++bits) check(pave_action(Sides::from_bits(bits)));
    for (const Verb v : {Verb::kHouse, Verb::kShop, Verb::kFactory, Verb::kPass}) {
      check(plain_action(v));
    }
    for (const Lane& to : lanes) {
      for (const Heading facing : {left_of(to.edge), right_of(to.edge)}) {
        const Spot spot{to.at, Posture(to.edge, facing)};
        check(car_action(spot.posture));
        for (const Verb v : {Verb::kStraight, Verb::kCorner, Verb::kSideswipe}) {
          check({v, {}, {}, spot});
        }
        for (const Car& car : s.city.cars) {
          if (!car.driving()) continue;
          const Lane from = s.city.lane(car.tile, car.posture.edge());
          check({Verb::kDrive, {}, from, spot});
          check({Verb::kPark, {}, from, {}});
          check({Verb::kUTurn, {}, from, {}});
        }
      }
    }
  });
}

// What a maneuver is follows from where it ends, and its path is made of free neighbors.
RC_GTEST_PROP(Properties, a_drive_is_known_by_its_end_and_its_path_is_drivable,
              (std::uint64_t seed)) {
  play_randomly(seed, [n = 0](const State& s, Action, const State&) mutable {
    if (s.task != Task::kRace || ++n % 16 != 0) return;
    for (const Car& car : s.city.cars) {
      if (!car.driving()) continue;
      const auto check = [&](const Target& target) {
        const Spot to{s.city.place(target.tile), target.posture};
        const Target known = known_target(s.city, car, to);
        RC_ASSERT(known.tile == target.tile && known.maneuver == target.maneuver);
        RC_ASSERT(known.way == target.way && known.hits == target.hits);
        Path path;
        add_path(s.city, car, target, path);
        RC_ASSERT(path.back() == to.lane());
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
          const Slot tile = s.city.at(path[i].at);
          RC_ASSERT(s.city.has_lane(tile, path[i].edge) && !s.city.occupied(tile, path[i].edge));
        }
      };
      for (const Gear& gear :
           {forward_gear(car.posture.facing()), backward_gear(car.posture.facing())}) {
        for_each_space(corner_ahead(s.city, car, gear), gear, check);
      }
    }
  });
}

RC_GTEST_PROP(Properties, CC4_connection_is_mutual, (std::uint64_t seed)) {
  const State s = play_randomly(seed, [](const State&, Action, const State&) {});
  for (Slot t = kSquare; t <= s.city.count; ++t) {
    s.city.lanes(t).for_each([&](Heading edge) {
      for (const Heading way : {left_of(edge), right_of(edge)}) {
        const Corner corner(s.city, t, edge, way);
        for_each_bit(corner.connected() & corner.ahead() & ~corner.straight_on(), [&](int index) {
          const auto bit = static_cast<unsigned>(index);
          const Corner back(s.city, corner.tile(bit), corner.edge(bit),
                            opposite(corner.way_into(bit)));
          bool returns = false;
          for_each_bit(back.connected(), [&](int i) {
            const auto other = static_cast<unsigned>(i);
            returns = returns || (back.tile(other) == t && back.edge(other) == edge);
          });
          RC_ASSERT(returns);
        });
      }
    });
  }
}

RC_GTEST_PROP(Properties, state_and_action_come_back_from_json_and_notation, (std::uint64_t seed)) {
  play_randomly(seed, [n = 0](const State&, Action a, const State& s) mutable {
    const auto parsed = CrashCityCodec::parse(CrashCityCodec::to_text(a));
    RC_ASSERT(parsed.has_value());
    RC_ASSERT(*parsed == a);
    if (++n % 32 != 0) return;
    const auto state = from_json<State>(to_json(s), "state");
    RC_ASSERT(state.has_value());
    RC_ASSERT(*state == s);
  });
}

RC_GTEST_PROP(Properties, CC11_the_tiles_in_the_stacks_never_become_more, (std::uint64_t seed)) {
  const auto tiles = [](const State& s) {
    int sum = 0;
    for_each_seat(s, [&](Seat seat) { sum += stack_left(s, seat); });
    return sum;
  };
  play_randomly(seed, [&](const State& before, Action, const State& after) {
    RC_ASSERT(tiles(after) <= tiles(before));
  });
}

RC_GTEST_PROP(Properties, a_finished_game_outweighs_any_other, (std::uint64_t seed)) {
  play_randomly(seed, [n = 0](const State&, Action, const State& s) mutable {
    if (++n % 64 != 0 && !is_over(s)) return;
    const std::int32_t value = Judgement::judge(s, Seat{0}, Content{});
    RC_ASSERT(is_over(s) == (value <= -500'000 || value >= 500'000));
  });
}

}  // namespace
}  // namespace citybox::crash_city
