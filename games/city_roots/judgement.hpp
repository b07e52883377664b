#pragma once
// How well the council stands, for bots. One number, made of what a thoughtful player looks at:
// revenue and what could ripple soon, how near the two ways to lose are, which homes could be lost
// next, and whether the active policies fit the city.

#include <array>
#include <cstdint>

#include "games/city_roots/city_roots.hpp"

namespace citybox::city_roots {

// What a judgement weighs. A point of revenue is about 100.
struct Weights {
  // Towards the goal
  int revenue = 100;
  int near_goal = 60;    // more for each point the nearer the goal is
  int ripe_shop = 60;    // a business that the next corporation would turn
  int shop = 20;         // any business
  int open_center = 10;  // a vacant space of the center
  // Towards losing
  std::array<int, 6> houses = {0, 120, 280, 500, 800, 1300};  // by displaced houses
  int resident = 12;
  int crowd = 900;  // times the square of residents / limit
  int high_home = 15;
  int rent_one = 60;  // the rent hike would take a home
  int rent_two = 60;  // … and a second one
  // Homes
  int stranded = 120;           // would be displaced by the next ripple
  int uprooted = 30;            // would have to move
  int trapped = 60;             // an eviction wave would displace it
  int walled = 15;              // for each side that is high-income or corporation
  int beside_corporation = 60;  // protected today, gone when the marker is
  int marker = 15;              // a protected home
  int refuge = 10;              // a space where a home could go, up to eight
  // Active policies, CR-30 first; the first and last for each displaced house and resident.
  std::array<int, kPolicies> policy = {20, 100, 60, 20, 0, 20, 20, 2};
};

// The businesses that would turn if corporations rose wherever the center allows it now.
constexpr SpaceSet ripe_shops(const State& s, const Content& c) {
  const SpaceSet reached = s.corporation | (vacant(s) & c.center);
  SpaceSet ripe;
  for (SpaceSet more = beside(reached) & s.business; !more.empty();
       more = beside(more) & (s.business - ripe)) {
    ripe |= more;
  }
  return ripe;
}

constexpr int judge_goal(const State& s, const Content& c, const Weights& w) {
  const int now = revenue(s);
  return w.revenue * now + w.near_goal * now * now / c.revenue_goal +
         w.ripe_shop * ripe_shops(s, c).size() + w.shop * s.business.size() +
         w.open_center * (vacant(s) & c.center).size();
}

constexpr int judge_losses(const State& s, const Content& c, const Weights& w) {
  const int high = high_homes(s);
  const int rentable = (exposed(s) & beside(high_stacks(s))).size();
  const unsigned houses = s.displaced_houses < 5 ? s.displaced_houses : 5;
  int loss = w.houses[houses] + w.resident * s.residents + w.high_home * high;
  loss += w.crowd * s.residents * s.residents / (c.resident_limit * c.resident_limit);
  if (high >= c.rent_takes_home_at && rentable > 0) loss += w.rent_one;
  if (high >= c.rent_takes_two_at && rentable > 1) loss += w.rent_two;
  return loss;
}

constexpr int judge_homes(const State& s, const Content& c, const Weights& w) {
  const SpaceSet solid = high_stacks(s) | s.corporation;
  const SpaceSet ripe = ripe_shops(s, c);
  const SpaceSet open = vacant(s) - beside(s.corporation | ripe);
  const SpaceSet moving = exposed(s) & beside(ripe | s.corporation);
  const SpaceSet evictable = exposed(s) & beside_two(solid);
  const SpaceSet guarded = protected_homes(s);
  const int refuge = refuges(s).size();
  return w.stranded * (moving - beside(open)).size() + w.uprooted * moving.size() +
         w.trapped * (evictable - beside(refuges(s))).size() +
         w.walled * (exposed(s) & beside(solid)).size() +
         w.beside_corporation * (guarded & beside(s.corporation)).size() -
         w.marker * guarded.size() - w.refuge * (refuge < 8 ? refuge : 8);
}

constexpr int judge_policies(const State& s, const Weights& w) {
  int value = 0;
  s.active.for_each([&](Policy policy) {
    const int times = policy == Policy::kGovernmentSubsidizedHousing ? s.displaced_houses
                      : policy == Policy::kFundHomelessShelter       ? s.residents
                                                                     : 1;
    value += w.policy[static_cast<unsigned>(policy) - 1] * times;
  });
  return value;
}

constexpr std::int32_t judge_with(const State& s, const Content& c, const Weights& w) {
  constexpr std::int32_t kDecided = 20'000;
  if (s.ending == Ending::kWon) return kDecided;
  if (is_over(s)) return -kDecided + w.revenue * revenue(s);
  return judge_goal(s, c, w) - judge_losses(s, c, w) - judge_homes(s, c, w) + judge_policies(s, w);
}

// The council's own: raise revenue, and lose nobody on the way.
struct Judgement {
  static constexpr Weights kWeights{};
  static constexpr std::int32_t judge(const State& s, Seat, const Content& c) {
    return judge_with(s, c, kWeights);
  }
};

}  // namespace citybox::city_roots
