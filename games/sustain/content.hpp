#pragma once
// Every number of the game. The default is the published game; a table may be played with others.

#include <array>
#include <cstdint>

#include "games/sustain/content_scenario_one.hpp"
#include "games/sustain/content_scenario_three.hpp"
#include "games/sustain/content_scenario_two.hpp"
#include "games/sustain/content_sheets.hpp"
#include "games/sustain/effects.hpp"
#include "games/sustain/ids.hpp"
#include "games/sustain/space.hpp"

namespace citybox::sustain {

// One or two can play what is made for three and more; how many at most: kMostSeats.
inline constexpr int kFewestSeats = 1;
inline constexpr int kTrackBottom = 1;     // SU-2; the top is Content::track_top
inline constexpr int kMandateOptions = 2;  // SU-23

// From this value on the result holds, up to the next step.
struct Step {
  std::int8_t from = 0;
  std::int8_t result = 0;
};
using Steps = std::array<Step, 4>;

constexpr int look_up(const Steps& steps, int value) {
  std::int8_t result = steps[0].result;
  for (const Step& step : steps) {
    if (value >= step.from) result = step.result;
  }
  return result;
}

struct StartBuilding {
  Space space{};
  Building building = Building::kNone;
};

struct Content {
  // SU-2
  std::uint8_t track_top = 9;
  std::uint8_t unhappy_squares = 12;
  std::uint8_t co2_squares = 18;

  // SU-20
  Steps unhappy_to_sol{{{0, 0}, {2, -1}, {8, -2}, {10, -3}}};
  Steps sol_to_attractiveness{{{1, -1}, {3, 0}, {6, 1}, {8, 2}}};
  Steps smog_to_co2{{{-8, 0}, {-3, 1}, {0, 2}, {4, 3}}};
  Steps co2_to_sol{{{0, 0}, {12, -1}, {15, -2}, {17, -3}}};
  // SU-21
  Steps attractiveness_to_people{{{1, 1}, {3, 2}, {6, 3}, {9, 4}}};
  // SU-22: by standard of living, 1 … 9
  std::array<std::uint8_t, 9> budget{{8, 9, 10, 11, 12, 13, 14, 15, 16}};

  // SU-3
  std::array<StartBuilding, 5> start{{{square_at("c3"), Building::kCityHall},
                                      {square_at("b3"), Building::kHouse},
                                      {square_at("c4"), Building::kHouse},
                                      {square_at("d2"), Building::kHouse},
                                      {square_at("e1"), Building::kFactory}}};
  std::uint8_t people_at_start = 4;

  std::uint8_t longest_name = 40;     // SU-10: of the city, in characters
  std::uint8_t solutions_a_year = 3;  // SU-24
  std::uint8_t largest_gift = 20;     // SU-25
  // SU-25: how long a discussion may take, with each Clock that runs
  std::array<std::uint8_t, 3> discussion_minutes{{5, 3, 8}};
  std::uint8_t purse = 200;          // SU-22: what a purse or the reserve holds; no game comes near
  std::uint8_t promises_a_year = 2;  // SU-29; at most kMostPromises

  std::array<BuildingFacts, kBuildings> buildings = kBuildingFacts;
  std::array<Sheet, kDepartmentCount> sheets = kSheets;  // SU-4
  std::array<ScenarioDeck, kScenarios> scenarios{{kScenarioOne, kScenarioTwo, kScenarioThree}};
};

constexpr const BuildingFacts& facts(const Content& c, Building b) {
  return c.buildings[index_of(b)];
}
constexpr const Sheet& sheet_of(const Content& c, Department d) { return c.sheets[index_of(d)]; }
constexpr const EventCard& card_of(const Content& c, EventId id) {
  return c.scenarios[static_cast<unsigned>(id.scenario())]
      .events[static_cast<unsigned>(id.number())];
}
constexpr const SolutionFront& front_of(const Content& c, SolutionId id) {
  return c.scenarios[static_cast<unsigned>(id.scenario())]
      .fronts[static_cast<unsigned>(id.number())];
}
constexpr const SolutionBack& back_of(const Content& c, BackId id) {
  return c.scenarios[static_cast<unsigned>(id.scenario())]
      .backs[static_cast<unsigned>(id.number())];
}
// How many years a scenario lasts: each ends its news with one card, but for the last of all.
constexpr int years_of(const ScenarioDeck& deck) {
  std::uint32_t slots = 0;
  for (unsigned i = 0; i < deck.event_count; ++i) {
    const EventCard& card = deck.events[i];
    if (!card.again && card.kind != CardKind::kEnd) slots |= 1U << card.slot;
  }
  return popcount(slots);
}
// The line of a sheet that has this building; nullptr if none has.
constexpr const SheetBuilding* sheet_line(const Content& c, Building b) {
  const Department d = is_building(b) ? facts(c, b).sheet : Department::kNone;
  if (d == Department::kNone) return nullptr;
  for (const SheetBuilding& line : sheet_of(c, d).buildings) {
    if (line.building == b) return &line;
  }
  return nullptr;
}

}  // namespace citybox::sustain
