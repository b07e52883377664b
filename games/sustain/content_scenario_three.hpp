#pragma once
// Scenario III, "Too Much of Everything": growth, waste and heat. Words: texts_scenario_three.cpp,
// in the same order.

#include "games/sustain/effects.hpp"

namespace citybox::sustain {

namespace detail {
constexpr ScenarioDeck scenario_three() {
  using namespace write;
  using enum Building;
  constexpr Condition kOnePark = at_least(count(kPark), 1);
  constexpr Condition kNurse = at_least(count(kHealth), 1);
  constexpr Condition kYards = at_least(count(kRecycling), 2);
  constexpr Condition kGreen = at_least(count(kEnvironment), 4);
  constexpr Condition kSun = at_least(count(kSunField), 1);
  return {
      .events = {{
          again(news(0, {budget(12), sol(3)})),
          request(1, at_least(count(kEnvironment), 2), 2, {reserve(4), laurels(kEconomy, 1)},
                  {pollution(1), unhappy(2)}),
          shock(2, {when(kOnePark, sol(1)), unless(kOnePark, sol(-1)), unless(kOnePark, co2(1))}),
          shock(2, {when(kNurse, sol(1)), unless(kNurse, sol(-1)), unless(kNurse, unhappy(2))}),
          again(news(3, {people(3)})),
          mandate(4, {reserve(5), pollution(2), build(kDepot)}, {each(-1), unhappy(1)}),
          request(5, at_least(of(Quantity::kSol), 4), 2,
                  {reserve(2), laurels(kHealth, 1), laurels(kCulture, 1)}, {unhappy(3)}),
          request(5, at_least(count(kHealth), 2), 2,
                  {sol(1), laurels(kHousing, 1), laurels(kHealth, 1)}, {unhappy(3)}),
          again(news(6, {sol(1), people(3)})),
          shock(7, {when(kYards, sol(-1)), unless(kYards, co2(1)), unless(kYards, pollution(1))}),
          again(mandate(8, {sol(1), co2(2)}, {sol(-1), unhappy(2)})),
          request(9, at_least(of(Quantity::kEmptySquares), 8), 2,
                  {laurels(kEnvironment, 2), laurels(kMobility, 1)}, {sol(-1), attr(-1)}),
          again(shock(10, {when(kGreen, sol(1)), unless(kGreen, sol(-1)), unless(kGreen, co2(1))})),
          again(shock(10, {when(kSun, sol(1)), unless(kSun, sol(-1)), unless(kSun, unhappy(2))})),
          request(11, at_most(of(Quantity::kPollution), 4), 1,
                  {reserve(2), laurels(kMobility, 1), laurels(kEnvironment, 1)}, {co2(2)}),
          last(12),
      }},
      .event_count = 16,
      .slots = 13,
      .fronts = {{{2, kNone, 1},     {5, kTower, 2}, {4, kHouse, 2},    {2, kNone, 1},
                  {3, kWorkshop, 3}, {3, kPark, 4},  {5, kShops, 3},    {3, kBusStop, 5},
                  {4, kNone, 1},     {5, kTower, 2}, {4, kClinic, 6},   {3, kNone, 4},
                  {3, kDepot, 3},    {4, kNone, 5},  {4, kSchool, 6},   {4, kNone, 1},
                  {5, kNone, 4},     {2, kNone, 7},  {3, kBikeLane, 5}, {2, kHouse, 2},
                  {3, kNone, 4}}},
      .backs = {{
          {1, {pollution(-1)}},
          {1, {pollution(1), co2(1)}},
          {1, {pollution(-2)}},
          {1, {pollution(-2), co2(2)}},
          {1, {pollution(-1), sol(1)}},
          {2, {attr(1), sol(-1)}},
          {2, {sol(1)}},
          {2, {attr(1), co2(2)}},
          {2, {sol(-1)}},
          {2, {attr(1)}},
          {3, {sol(1), pollution(-1)}},
          {3, {attr(1), pollution(2)}},
          {3, {doer(4), pollution(2)}},
          {3, {sol(1), reserve(2)}},
          {4, {pollution(-1), sol(1)}},
          {4, {pollution(-2)}},
          {4, {pollution(-2), sol(1)}},
          {4, {sol(1)}},
          {4, {pollution(-1)}},
          {5, {transport(1), pollution(-1)}},
          {5, {transport(1)}},
          {5, {transport(2)}},
          {5, {transport(1), unhappy(1)}},
          {6, {sol(2)}},
          {6, {sol(2), attr(1)}},
          {6, {sol(1)}},
          {7, {sol(1), attr(1), pollution(1)}},
          {7, {attr(2), pollution(2)}},
      }},
  };
}
}  // namespace detail

inline constexpr ScenarioDeck kScenarioThree = detail::scenario_three();

}  // namespace citybox::sustain
