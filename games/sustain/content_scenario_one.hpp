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
          again(news(0, {budget(12), sol(1)})),
          request(1, at_least(of(Quantity::kFreeHomes), 4), 2, {reserve(4), laurels(kCulture, 1)},
                  {unhappy(3)}),
          request(1, at_least(of(Quantity::kPeople), 8), 2, {reserve(4), laurels(kMobility, 1)},
                  {unhappy(3)}),
          shock(2, {pollution(3)}),
          shock(2, {pollution(1), co2(2)}),
          again(news(3, {attr(1), people(1), pollution(1)})),
          mandate(4, {reserve(6), pollution(2), co2(1)}, {sol(-1), unhappy(2)}),
          mandate(4, {reserve(6), attr(1), co2(2)}, {each(-1), unhappy(1)}),
          request(5, at_most(of(Quantity::kPollution), 3), 2,
                  {sol(1), reserve(4), laurels(kHealth, 1), laurels(kCulture, 1)}, {co2(3)}),
          again(news(6, {people(3)})),
          shock(7, {when(kShade, sol(1)), unless(kShade, sol(-1)), unless(kShade, co2(2))}),
          shock(7, {when(kOpenGround, sol(1)), unless(kOpenGround, sol(-1)),
                    unless(kOpenGround, unhappy(2))}),
          mandate(8, {each(-1), unhappy(1)}, {unhappy(3)}),
          again(news(9, {attr(1), unhappy(1), co2(1)})),
          request(10, at_least(of(Quantity::kTransport), 4), 1,
                  {laurels(kMobility, 2), laurels(kHousing, 1)}, {unhappy(3)}),
          last(11),
      }},
      .event_count = 16,
      .slots = 12,
      .fronts = {{{3, kBusStop, 1}, {2, kNone, 2}, {2, kNone, 3},   {4, kHouse, 4},
                  {2, kNone, 2},    {4, kNone, 5}, {3, kNone, 2},   {3, kBikeLane, 1},
                  {3, kHouse, 4},   {4, kPark, 5}, {4, kNone, 1},   {4, kClinic, 6},
                  {5, kNone, 5},    {3, kNone, 3}, {5, kNone, 7},   {3, kNone, 4},
                  {2, kNone, 3},    {2, kWalk, 1}, {4, kSchool, 6}, {5, kNone, 7},
                  {4, kNone, 5}}},
      .backs = {{
          {1, {transport(1)}},
          {1, {transport(1), pollution(-1)}},
          {1, {transport(1), pollution(1)}},
          {1, {transport(1), sol(1)}},
          {1, {attr(1)}},
          {2, {sol(1)}},
          {2, {attr(1), pollution(2)}},
          {2, {sol(1), attr(1)}},
          {2, {attr(1), unhappy(1)}},
          {3, {doer(3), unhappy(1), pollution(1)}},
          {3, {sol(1), co2(2)}},
          {3, {reserve(5), pollution(2)}},
          {3, {reserve(4)}},
          {4, {sol(1)}},
          {4, {co2(1), pollution(1)}},
          {4, {sol(1), reserve(2)}},
          {4, {attr(1), unhappy(1)}},
          {5, {pollution(-2)}},
          {5, {pollution(-1), sol(1)}},
          {5, {pollution(-2), sol(1)}},
          {5, {pollution(-2), unhappy(1)}},
          {5, {pollution(-1)}},
          {6, {sol(2)}},
          {6, {sol(2), attr(1)}},
          {6, {sol(1)}},
          {7, {transport(2)}},
          {7, {attr(2), sol(-1)}},
          {7, {transport(2), attr(1)}},
      }},
  };
}
}  // namespace detail

inline constexpr ScenarioDeck kScenarioOne = detail::scenario_one();

}  // namespace citybox::sustain
