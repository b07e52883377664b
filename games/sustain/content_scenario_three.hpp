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
          request(1, at_least(count(kEnvironment), 2), 3, {reserve(4), laurels(kEconomy, 1)},
                  {pollution(1), unhappy(2)}),
          shock(2, {when(kOnePark, sol(1)), unless(kOnePark, sol(-1)), unless(kOnePark, co2(1))}),
          shock(2, {when(kNurse, sol(1)), unless(kNurse, sol(-1)), unless(kNurse, unhappy(2))}),
          again(news(3, {people(3)})),
          mandate(4, {reserve(5), pollution(2), build(kDepot)}, {each(-1), unhappy(1)}),
          request(5, at_least(of(Quantity::kSol), 7), 2,
                  {reserve(2), laurels(kHousing, 1), laurels(kCulture, 1)}, {unhappy(3)}),
          request(5, at_least(count(kHealth), 3), 3,
                  {sol(1), laurels(kHousing, 1), laurels(kHealth, 1)}, {unhappy(3)}),
          again(news(6, {sol(1), people(3), pollution(1)})),
          shock(7, {when(kYards, sol(-1)), unless(kYards, co2(1)), unless(kYards, pollution(1))}),
          again(mandate(8, {sol(1), co2(2)}, {sol(-1), unhappy(2)})),
          request(9, at_least(of(Quantity::kEmptySquares), 5), 2,
                  {laurels(kEnvironment, 2), laurels(kCulture, 1)}, {sol(-1), attr(-1)}),
          again(shock(10, {when(kGreen, sol(1)), unless(kGreen, sol(-1)), unless(kGreen, co2(1))})),
          again(shock(10, {when(kSun, sol(1)), unless(kSun, sol(-1)), unless(kSun, unhappy(2))})),
          request(12, at_most(of(Quantity::kPollution), 2), 1,
                  {laurels(kEnvironment, 1), laurels(kCulture, 1)}, {co2(3)}),
          last(13),
          again(mandate(11, {reserve(4), pollution(2), build(kShops)},
                        {attr(1), unhappy(2), build(kTower)})),
      }},
      .event_count = 17,
      .slots = 14,
      .fronts = {{{2, kNone, 1},     {5, kTower, 2},  {4, kHouse, 3},     {2, kNone, 4},
                  {3, kWorkshop, 5}, {3, kPark, 6},   {4, kShops, 7},     {3, kBusStop, 8},
                  {4, kNone, 9},     {5, kTower, 10}, {4, kClinic, 11},   {3, kNone, 12},
                  {3, kDepot, 13},   {3, kNone, 14},  {4, kSchool, 15},   {3, kNone, 16},
                  {4, kNone, 17},    {2, kNone, 18},  {3, kBikeLane, 19}, {2, kHouse, 20},
                  {3, kNone, 21}}},
      .backs = {{
          {1, {pollution(-1)}},
          {4, {pollution(1), co2(1)}},
          {9, {pollution(-2)}},
          {16, {pollution(-2), co2(2)}},
          {1, {pollution(-1), sol(1)}},
          {2, {attr(1), sol(-1)}},
          {3, {sol(1)}},
          {10, {attr(1), co2(2)}},
          {20, {sol(-1)}},
          {10, {attr(1)}},
          {5, {sol(1), pollution(-1)}},
          {7, {attr(1), pollution(2)}},
          {13, {doer(4), pollution(2)}},
          {5, {sol(1), reserve(2)}},
          {6, {pollution(-1), sol(1)}},
          {12, {pollution(-2)}},
          {17, {pollution(-2), sol(1)}},
          {21, {sol(1)}},
          {12, {pollution(-1)}},
          {14, {transport(1), pollution(-1)}},
          {8, {transport(1)}},
          {19, {transport(2)}},
          {19, {transport(1), unhappy(1)}},
          {11, {sol(2)}},
          {15, {sol(2), attr(1)}},
          {11, {sol(1)}},
          {18, {sol(1), attr(1), pollution(1)}},
          {18, {attr(2), pollution(2)}},
          {2, {reserve(4), unhappy(2)}},
          {3, {sol(1), co2(1)}},
          {4, {pollution(-1), reserve(-2)}},
          {6, {sol(1)}},
          {7, {reserve(4), pollution(2)}},
          {8, {transport(1), sol(1)}},
          {9, {pollution(-1), attr(-1)}},
          {13, {reserve(4), co2(1)}},
          {14, {pollution(-1)}},
          {15, {sol(1)}},
          {16, {reserve(5), co2(2)}},
          {17, {pollution(-1), sol(1)}},
          {20, {pollution(1)}},
          {21, {pollution(-1), sol(1)}},
      }},
  };
}
}  // namespace detail

inline constexpr ScenarioDeck kScenarioThree = detail::scenario_three();

}  // namespace citybox::sustain
