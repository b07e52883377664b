#pragma once
// How well the council stands, for bots. One number, made of what a thoughtful player looks at:
// revenue and what could ripple soon, how near the two ways to lose are, which homes could be lost
// next, and whether the active policies fit the city.

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/city_roots/city_roots.hpp"

namespace citybox::city_roots {

// What a judgement weighs. A point of revenue is about 100.
struct Weights {
  // Towards the goal
  int revenue;
  int near_goal;    // more for each point the nearer the goal is
  int ripe_shop;    // a business that the next corporation would turn
  int shop;         // any business
  int open_center;  // a vacant space of the center
  // Towards losing
  std::array<int, 6> houses;  // by displaced houses
  int resident;
  int crowd;  // times the square of residents / limit
  int high_home;
  int rent_one;  // the rent hike would take a home
  int rent_two;  // … and a second one
  // Homes
  int stranded;            // would be displaced by the next ripple
  int uprooted;            // would have to move
  int trapped;             // an eviction wave would displace it
  int walled;              // has a high-income or corporation neighbor
  int beside_corporation;  // protected today, gone when the marker is
  int marker;              // a protected home
  int refuge;              // a space where a home could go, up to eight
  // Active policies, CR-30 first, times needs_met_by
  std::array<int, kPolicies> policy;
};

// A council that a person would respect: it builds steadily and looks after its people.
inline constexpr Weights kCouncil{
    .revenue = 90,
    .near_goal = 55,
    .ripe_shop = 70,
    .shop = 18,
    .open_center = 10,
    .houses = {0, 120, 280, 400, 800, 1300},
    .resident = 15,
    .crowd = 1100,
    .high_home = 15,
    .rent_one = 64,
    .rent_two = 54,
    .stranded = 105,
    .uprooted = 45,
    .trapped = 60,
    .walled = 20,
    .beside_corporation = 45,
    .marker = 12,
    .refuge = 10,
    .policy = {25, 115, 60, 20, 6, 20, 60, 3},
};

// A patient one, found by search: it moves homes out of the way first, lives by the land trust and
// takes the center under its cover. It wins far more often, and later.
inline constexpr Weights kPatient{
    .revenue = 51,
    .near_goal = 37,
    .ripe_shop = 99,
    .shop = 13,
    .open_center = 10,
    .houses = {0, 124, 280, 300, 800, 1300},
    .resident = 22,
    .crowd = 1640,
    .high_home = 15,
    .rent_one = 74,
    .rent_two = 37,
    .stranded = 70,
    .uprooted = 83,
    .trapped = 60,
    .walled = 31,
    .beside_corporation = 11,
    .marker = 5,
    .refuge = 10,
    .policy = {16, 146, 60, 7, 0, 23, 164, 0},
};

// The businesses that would turn if corporations rose wherever the center allows it now.
constexpr SpaceSet ripe_shops(const State& s, const Content& c) {
  const SpaceSet reached = s.corporation | (vacant(s) & c.center);
  SpaceSet ripe;
  for (SpaceSet more = reached.beside() & s.business; !more.empty();
       more = more.beside() & (s.business - ripe)) {
    ripe |= more;
  }
  return ripe;
}

constexpr int judge_goal(const State& s, const Content& c, const Weights& w) {
  const int now = revenue(s, c);
  return w.revenue * now + w.near_goal * now * now / c.revenue_goal +
         w.ripe_shop * ripe_shops(s, c).size() + w.shop * s.business.size() +
         w.open_center * (vacant(s) & c.center).size();
}

constexpr int judge_losses(const State& s, const Content& c, const Weights& w) {
  const int high = high_homes(s);
  const int rentable = (exposed(s) & high_stacks(s).beside()).size();
  const std::size_t worst = w.houses.size() - 1;
  const std::size_t houses = s.displaced_houses < worst ? s.displaced_houses : worst;
  int loss = w.houses[houses] + w.resident * s.residents + w.high_home * high;
  loss += w.crowd * s.residents * s.residents / (c.resident_limit * c.resident_limit);
  if (high >= c.rent_takes_home_at && rentable > 0) loss += w.rent_one;
  if (high >= c.rent_takes_two_at && rentable > 1) loss += w.rent_two;
  return loss;
}

constexpr int judge_homes(const State& s, const Content& c, const Weights& w) {
  const SpaceSet solid = high_stacks(s) | s.corporation;
  const SpaceSet ripe = ripe_shops(s, c);
  const SpaceSet open = vacant(s) - (s.corporation | ripe).beside();
  const SpaceSet moving = exposed(s) & (ripe | s.corporation).beside();
  const SpaceSet evictable = exposed(s) & solid.beside_two();
  const SpaceSet guarded = protected_homes(s);
  const int refuge = refuges(s).size();
  return w.stranded * (moving - open.beside()).size() + w.uprooted * moving.size() +
         w.trapped * (evictable - refuges(s).beside()).size() +
         w.walled * (exposed(s) & solid.beside()).size() +
         w.beside_corporation * (guarded & s.corporation.beside()).size() -
         w.marker * guarded.size() - w.refuge * (refuge < 8 ? refuge : 8);
}

// How often the city has use for a policy that answers a need; the others always have some.
constexpr int needs_met_by(Policy policy, const State& s) {
  switch (policy) {
    case Policy::kGovernmentSubsidizedHousing:
      return s.displaced_houses;
    case Policy::kRelocateHighIncomeHousing:
      return (exposed(s) & high_stacks(s).beside()).size();
    case Policy::kFundHomelessShelter:
      return s.residents;
    default:
      return 1;
  }
}

constexpr int judge_policies(const State& s, const Weights& w) {
  int value = 0;
  s.active.for_each([&](Policy policy) {
    value += w.policy[static_cast<unsigned>(policy) - 1] * needs_met_by(policy, s);
  });
  return value;
}

constexpr std::int32_t judge_with(const State& s, const Content& c, const Weights& w) {
  constexpr std::int32_t kDecided = 20'000;
  if (s.ending == Ending::kWon) return kDecided;
  if (is_over(s)) return -kDecided + w.revenue * revenue(s, c);
  return judge_goal(s, c, w) - judge_losses(s, c, w) - judge_homes(s, c, w) + judge_policies(s, w);
}

// A character: a judgement by its own weights.
template <const Weights& kWeights>
struct JudgementBy {
  static constexpr std::int32_t judge(const State& s, Seat, const Content& c) {
    return judge_with(s, c, kWeights);
  }
};
using Judgement = JudgementBy<kCouncil>;
using PatientJudgement = JudgementBy<kPatient>;

}  // namespace citybox::city_roots
