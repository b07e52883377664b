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
          again(news(0, {budget(12), sol(1), pollution(1)})),
          request(1, at_least(count(kBusStop), 2), 2,
                  {transport(1), laurels(kHealth, 1), laurels(kCulture, 1)},
                  {pollution(1), unhappy(1)}),
          request(1, at_least(count(kBikeLane), 2), 2,
                  {transport(1), laurels(kMobility, 1), laurels(kCulture, 1)},
                  {pollution(1), unhappy(2)}),
          again(news(2, {pollution(1)})),
          mandate(3, {reserve(6), attr(1), pollution(2), co2(1)}, {sol(-1), unhappy(2)}),
          again(shock(4, {when(kLanes, sol(1)), unless(kLanes, transport(-1)),
                          unless(kLanes, unhappy(2))})),
          again(shock(4, {when(kStops, sol(1)), unless(kStops, transport(-1)),
                          unless(kStops, unhappy(2))})),
          news(5, {people(2), sol(1), reserve(2)}),
          request(6, at_least(of(Quantity::kTransport), 4), 2,
                  {sol(1), laurels(kMobility, 2), laurels(kCulture, 1)}, {unhappy(3)}),
          again(shock(7, {pollution(1), transport(-1)})),
          again(shock(7, {pollution(2)})),
          mandate(8, {pollution(-2), unhappy(2)}, {attr(1), co2(2)}),
          mandate(8, {pollution(-1), each(-1)}, {sol(1), co2(2)}),
          again(news(9, {people(1), attr(1)})),
          request(10, at_most(of(Quantity::kSmog), 0), 1,
                  {sol(1), laurels(kCulture, 2), laurels(kHealth, 1)}, {co2(3)}),
          shock(11, {pollution(1), each(-1)}),
          last(12),
      }},
      .event_count = 17,
      .slots = 13,
      .fronts = {{{2, kBusStop, 1}, {2, kNone, 3},     {4, kCourt, 4}, {3, kBusStop, 1},
                  {3, kNone, 3},    {3, kBikeLane, 1}, {4, kHouse, 4}, {2, kWalk, 5},
                  {5, kNone, 2},    {5, kNone, 2},     {3, kNone, 6},  {5, kNone, 2},
                  {3, kCarPark, 3}, {3, kNone, 6},     {3, kNone, 5},  {5, kNone, 3},
                  {2, kWalk, 5},    {3, kDepot, 6},    {2, kNone, 7},  {4, kTower, 4},
                  {4, kNone, 6}}},
      .backs = {{
          {1, {transport(1)}},
          {1, {transport(1), sol(1)}},
          {1, {transport(1), pollution(-1)}},
          {1, {transport(1), reserve(-2)}},
          {2, {transport(1), attr(1), sol(1)}},
          {2, {transport(1)}},
          {2, {transport(2), sol(1)}},
          {2, {transport(2)}},
          {3, {sol(1), pollution(2)}},
          {3, {attr(1), pollution(2)}},
          {3, {transport(1), pollution(1)}},
          {3, {sol(1), co2(2)}},
          {3, {sol(1), attr(1)}},
          {4, {sol(1)}},
          {4, {pollution(2)}},
          {4, {attr(1)}},
          {4, {sol(-1), reserve(3)}},
          {5, {sol(1)}},
          {5, {transport(1), sol(1)}},
          {5, {pollution(-1), sol(1)}},
          {5, {attr(1), unhappy(1)}},
          {6, {pollution(-2)}},
          {6, {sol(-1), attr(1)}},
          {6, {transport(1), pollution(-1)}},
          {6, {transport(2)}},
          {6, {pollution(-1), unhappy(1)}},
          {7, {doer(4), co2(2)}},
          {7, {attr(2), co2(1)}},
      }},
  };
}
}  // namespace detail

inline constexpr ScenarioDeck kScenarioTwo = detail::scenario_two();

}  // namespace citybox::sustain
