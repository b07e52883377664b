#pragma once
// How well the council stands, for bots. One number, made of what a thoughtful player looks at:
// revenue and what could ripple soon, how near the two ways to lose are, which homes could be lost
// next, and whether the active policies fit the city.

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/worth.hpp"
#include "games/city_roots/city_roots.hpp"
#include "games/city_roots/concern.hpp"

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

// With so many lots for homes nobody counts more.
inline constexpr int kRefugesEnough = 8;

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

template <class Scale>
constexpr void weigh_goal(const State& s, SpaceSet ripe, const Content& c, const Weights& w,
                          Scale& scale) {
  const int now = revenue(s, c);
  const int open = (vacant(s) & c.center).size();
  scale(Concern::kRevenue, now, w.revenue * now + w.near_goal * now * now / c.revenue_goal);
  scale(Concern::kRipeShops, ripe.size(), w.ripe_shop * ripe.size());
  scale(Concern::kShops, s.business.size(), w.shop * s.business.size());
  scale(Concern::kOpenCenter, open, w.open_center * open);
}

// How many homes a rent hike would take now (CR-41).
constexpr int rent_takes(const State& s, const Content& c) {
  const int rentable = (exposed(s) & high_stacks(s).beside()).size();
  const int wanted = times_of(Card::kRentHike, {high_homes(s), 0}, c);
  return rentable < wanted ? rentable : wanted;
}

template <class Scale>
constexpr void weigh_losses(const State& s, const Content& c, const Weights& w, Scale& scale) {
  const int high = high_homes(s), rent = rent_takes(s, c);
  const std::size_t worst = w.houses.size() - 1;
  const std::size_t houses = s.displaced_houses < worst ? s.displaced_houses : worst;
  scale(Concern::kHouses, s.displaced_houses, -w.houses[houses]);
  scale(Concern::kPeople, displaced_people(s),
        -w.resident * s.residents -
            w.crowd * s.residents * s.residents / (c.resident_limit * c.resident_limit));
  scale(Concern::kHighHomes, high, -w.high_home * high);
  scale(Concern::kRent, rent, -(rent > 0 ? w.rent_one : 0) - (rent > 1 ? w.rent_two : 0));
}

template <class Scale>
constexpr void weigh_homes(const State& s, SpaceSet ripe, const Weights& w, Scale& scale) {
  const SpaceSet solid = high_stacks(s) | s.corporation;
  const SpaceSet open = vacant(s) - (s.corporation | ripe).beside();
  const SpaceSet moving = exposed(s) & (ripe | s.corporation).beside();
  const SpaceSet guarded = protected_homes(s);
  const int stranded = (moving - open.beside()).size();
  const int trapped = ((exposed(s) & solid.beside_two()) - refuges(s).beside()).size();
  const int walled = (exposed(s) & solid.beside()).size();
  const int on_trust = (guarded & s.corporation.beside()).size();
  const int refuge = refuges(s).size();
  scale(Concern::kUprooted, moving.size(), -w.uprooted * moving.size());
  scale(Concern::kStranded, stranded, -w.stranded * stranded);
  scale(Concern::kTrapped, trapped, -w.trapped * trapped);
  scale(Concern::kWalled, walled, -w.walled * walled);
  scale(Concern::kGuarded, guarded.size(), w.marker * guarded.size());
  scale(Concern::kOnTrust, on_trust, -w.beside_corporation * on_trust);
  scale(Concern::kRefuges, refuge, w.refuge * (refuge < kRefugesEnough ? refuge : kRefugesEnough));
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

constexpr Concern concern_of(Policy policy) {
  return static_cast<Concern>(static_cast<unsigned>(Concern::kPolicy) +
                              static_cast<unsigned>(policy) - 1);
}

template <class Scale>
constexpr void weigh_policies(const State& s, const Weights& w, Scale& scale) {
  s.active.for_each([&](Policy policy) {
    scale(concern_of(policy), 1,
          w.policy[static_cast<unsigned>(policy) - 1] * needs_met_by(policy, s));
  });
}

// A character: a judgement by its own weights.
template <const Weights& kWeights>
struct JudgementBy {
  using Concern = city_roots::Concern;

  template <class Scale>
  static constexpr void weigh(const State& s, Seat, const Content& c, Scale& scale) {
    const SpaceSet ripe = ripe_shops(s, c);
    weigh_goal(s, ripe, c, kWeights, scale);
    weigh_losses(s, c, kWeights, scale);
    weigh_homes(s, ripe, kWeights, scale);
    weigh_policies(s, kWeights, scale);
  }

  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& c) {
    constexpr std::int32_t kDecided = 20'000;
    if (s.ending == Ending::kWon) return kDecided;
    if (is_over(s)) return -kDecided + kWeights.revenue * revenue(s, c);
    Sum sum;
    weigh(s, seat, c, sum);
    return sum.total;
  }
};
using Judgement = JudgementBy<kCouncil>;
using PatientJudgement = JudgementBy<kPatient>;

}  // namespace citybox::city_roots
