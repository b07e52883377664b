#pragma once
// Scenario I, "First Year in Office": homes, clean air and who pays. Words: texts_scenario_one.cpp,
// in the same order.

#include "games/sustain/effects.hpp"

namespace citybox::sustain {

namespace detail {
constexpr ScenarioDeck scenario_one() {
  using namespace write;
  using enum Building;
  constexpr Condition kShade = at_least(count(kPark), 2);
  constexpr Condition kOpenGround = at_least(of(Quantity::kEmptySquares), 12);
  return {
      .events = {{
          again(news(0, {budget(12), sol(2)})),
          request(1, at_least(of(Quantity::kFreeHomes), 6), 3,
                  {reserve(4), laurels(kHousing, 2), laurels(kCulture, 1)}, {unhappy(2)}),
          request(1, at_least(of(Quantity::kPeople), 9), 3, {reserve(4), laurels(kHealth, 1)},
                  {unhappy(2)}),
          shock(2, {pollution(3)}),
          shock(2, {pollution(1), co2(1)}),
          again(news(3, {attr(1), people(1), pollution(1)})),
          mandate(4, {reserve(6), pollution(2), co2(1)}, {sol(-1), unhappy(2)}),
          mandate(4, {reserve(6), attr(1), co2(2)}, {each(-1), unhappy(1)}),
          request(5, at_most(of(Quantity::kPollution), 2), 2,
                  {sol(1), reserve(4), laurels(kEnvironment, 1), laurels(kHealth, 1),
                   laurels(kCulture, 1)},
                  {co2(2)}),
          again(news(6, {people(3)})),
          shock(7, {when(kShade, sol(1)), unless(kShade, sol(-1)), unless(kShade, co2(2))}),
          shock(7, {when(kOpenGround, sol(1)), unless(kOpenGround, sol(-1)),
                    unless(kOpenGround, unhappy(2))}),
          mandate(8, {each(-1), unhappy(1)}, {unhappy(3)}),
          again(news(10, {attr(1), unhappy(1)})),
          request(11, at_least(of(Quantity::kTransport), 6), 1,
                  {laurels(kMobility, 1), laurels(kHousing, 1), laurels(kHealth, 1)}, {unhappy(2)}),
          last(12),
          again(mandate(9, {reserve(4), build(kDepot)}, {sol(1), each(-1), build(kMuseum)})),
      }},
      .event_count = 17,
      .slots = 13,
      .fronts = {{{3, kBusStop, 1}, {2, kNone, 2},  {2, kNone, 3},    {4, kHouse, 4},
                  {2, kNone, 5},    {4, kNone, 6},  {3, kNone, 7},    {3, kBikeLane, 8},
                  {3, kHouse, 9},   {4, kPark, 10}, {4, kNone, 11},   {4, kClinic, 12},
                  {5, kNone, 13},   {3, kNone, 14}, {5, kNone, 15},   {3, kNone, 16},
                  {2, kNone, 17},   {2, kWalk, 18}, {4, kSchool, 19}, {5, kNone, 20},
                  {4, kNone, 21}}},
      .backs = {{
          {1, {transport(1)}},
          {8, {transport(1), pollution(-1)}},
          {11, {transport(1), pollution(1)}},
          {18, {transport(1), sol(1)}},
          {18, {attr(1)}},
          {2, {sol(1)}},
          {5, {attr(1), pollution(2)}},
          {7, {sol(1), attr(1)}},
          {7, {attr(1), unhappy(1)}},
          {3, {doer(3), unhappy(1), pollution(1)}},
          {17, {sol(1), co2(2)}},
          {14, {reserve(5), pollution(2)}},
          {16, {reserve(4)}},
          {4, {sol(1)}},
          {9, {co2(1), pollution(1)}},
          {16, {sol(1), reserve(2)}},
          {10, {attr(1), unhappy(1)}},
          {6, {pollution(-2)}},
          {10, {pollution(-1), sol(1)}},
          {13, {pollution(-2), sol(1)}},
          {13, {pollution(-2), unhappy(1)}},
          {6, {pollution(-1)}},
          {12, {sol(2)}},
          {19, {sol(2), attr(1)}},
          {12, {sol(1)}},
          {15, {transport(2)}},
          {20, {attr(2), sol(-1)}},
          {15, {transport(2), attr(1)}},
          {1, {transport(1), reserve(-2)}},
          {2, {attr(1)}},
          {3, {reserve(5), unhappy(1)}},
          {4, {sol(1), unhappy(1)}},
          {5, {sol(1), pollution(1)}},
          {8, {transport(1)}},
          {9, {pollution(1)}},
          {11, {transport(2)}},
          {14, {attr(2), pollution(2), unhappy(1)}},
          {17, {reserve(3), pollution(2)}},
          {19, {sol(1)}},
          {20, {transport(1), attr(2)}},
          {21, {pollution(-2), sol(1)}},
          {21, {pollution(-1)}},
      }},
  };
}
}  // namespace detail

inline constexpr ScenarioDeck kScenarioOne = detail::scenario_one();

}  // namespace citybox::sustain
