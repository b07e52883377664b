#pragma once
// Scenario II, "The Long Way to Work": transport and commuting. Words: texts_scenario_two.cpp, in
// the same order.

#include "games/sustain/effects.hpp"

namespace citybox::sustain {

namespace detail {
constexpr ScenarioDeck scenario_two() {
  using namespace write;
  using enum Building;
  constexpr Condition kLanes = at_least(count(kBikeLane), 2);
  constexpr Condition kStops = at_least(count(kBusStop), 3);
  return {
      .events = {{
          again(news(0, {budget(12), sol(1), attr(1), pollution(1)})),
          request(1, at_least(count(kBusStop), 2), 2,
                  {transport(1), laurels(kHousing, 1), laurels(kHealth, 1), laurels(kCulture, 1)},
                  {pollution(1), unhappy(1)}),
          request(1, at_least(count(kBikeLane), 2), 4,
                  {transport(1), laurels(kEnvironment, 1), laurels(kCulture, 1)}, {unhappy(1)}),
          again(news(2, {pollution(1)})),
          mandate(3, {reserve(6), attr(1), pollution(1), co2(2)}, {sol(-1), unhappy(2)}),
          again(shock(4, {when(kLanes, sol(1)), unless(kLanes, transport(-1)),
                          unless(kLanes, unhappy(1))})),
          again(shock(4, {when(kStops, sol(1)), unless(kStops, transport(-1)),
                          unless(kStops, unhappy(1))})),
          news(5, {people(3), sol(1), reserve(2)}),
          request(6, at_least(of(Quantity::kTransport), 5), 2,
                  {attr(1), laurels(kHousing, 1), laurels(kCulture, 2)}, {unhappy(2)}),
          again(shock(7, {pollution(1), transport(-1)})),
          again(shock(7, {pollution(2)})),
          mandate(8, {pollution(-2), unhappy(2)}, {attr(1), co2(2)}),
          mandate(8, {pollution(-1), each(-1)}, {sol(1), co2(2)}),
          again(news(10, {people(2), attr(1)})),
          request(11, at_most(of(Quantity::kSmog), -2), 1,
                  {attr(1), laurels(kEnvironment, 1), laurels(kHealth, 1), laurels(kCulture, 1)},
                  {co2(3)}),
          shock(12, {pollution(1), each(-1)}),
          last(13),
          again(mandate(9, {reserve(5), pollution(1), build(kDepot)},
                        {sol(1), each(-1), build(kSchool)})),
      }},
      .event_count = 18,
      .slots = 14,
      .fronts = {{{2, kBusStop, 1},  {2, kNone, 2},     {5, kCourt, 3}, {3, kBusStop, 4},
                  {3, kNone, 5},     {3, kBikeLane, 6}, {4, kHouse, 7}, {2, kWalk, 8},
                  {4, kNone, 9},     {4, kNone, 10},    {3, kNone, 11}, {4, kNone, 12},
                  {3, kCarPark, 13}, {3, kNone, 14},    {3, kNone, 15}, {4, kNone, 16},
                  {2, kWalk, 17},    {3, kDepot, 18},   {2, kNone, 19}, {4, kTower, 20},
                  {4, kNone, 21}}},
      .backs = {{
          {1, {transport(1)}},
          {4, {transport(1), sol(1)}},
          {6, {transport(1), pollution(-1)}},
          {4, {transport(1), reserve(-2)}},
          {9, {transport(1), attr(1), sol(1)}},
          {10, {transport(1)}},
          {12, {transport(2), sol(1)}},
          {12, {transport(2)}},
          {2, {sol(1), pollution(2)}},
          {5, {attr(1), pollution(2)}},
          {13, {transport(1), pollution(1)}},
          {16, {sol(1), co2(2)}},
          {21, {sol(1), attr(1)}},
          {3, {sol(1)}},
          {7, {pollution(2)}},
          {3, {attr(1)}},
          {20, {sol(-1), reserve(3)}},
          {8, {sol(1)}},
          {15, {transport(1), sol(1)}},
          {17, {pollution(-1), sol(1)}},
          {8, {attr(1), unhappy(1)}},
          {11, {pollution(-2)}},
          {14, {sol(-1), attr(1)}},
          {18, {transport(1), pollution(-1)}},
          {21, {transport(2)}},
          {14, {pollution(-1), unhappy(1)}},
          {19, {doer(4), co2(2)}},
          {19, {attr(2), co2(1)}},
          {1, {sol(1)}},
          {2, {reserve(3), pollution(2)}},
          {5, {sol(1), co2(2)}},
          {6, {transport(1)}},
          {7, {sol(1), co2(1), pollution(1)}},
          {9, {transport(2), attr(1)}},
          {10, {transport(2), pollution(-1)}},
          {11, {pollution(-1)}},
          {13, {transport(1)}},
          {15, {sol(1)}},
          {16, {sol(2), co2(1)}},
          {17, {sol(1), pollution(1)}},
          {18, {pollution(-1)}},
          {20, {transport(1)}},
      }},
  };
}
}  // namespace detail

inline constexpr ScenarioDeck kScenarioTwo = detail::scenario_two();

}  // namespace citybox::sustain
