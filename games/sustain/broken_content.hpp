#pragma once
// Numbers that no table could be played with.

#include "games/sustain/broken_scenario.hpp"
#include "games/sustain/legal.hpp"

namespace citybox::sustain {

namespace detail {

// look_up takes the last step that a value has reached.
constexpr bool rises(const Steps& steps) {
  for (std::size_t i = 1; i < steps.size(); ++i) {
    if (steps[i].from <= steps[i - 1].from) return false;
  }
  return true;
}

// SU-3, SU-4: facts, sheets and the start fit each other.
constexpr const char* broken_buildings(const Content& c) {
  const BuildingFacts& nothing = c.buildings[0];
  if (nothing.homes != 0 || nothing.department != Department::kNone ||
      nothing.sheet != Department::kNone) {
    return "where no building stands, nobody lives (SU-4).";
  }
  for (const BuildingFacts& building : c.buildings) {
    if (building.homes > kMostHomes) return "a building has at most 20 homes (SU-4).";
  }
  std::uint32_t listed = 0;
  for (int d = 0; d < kDepartmentCount; ++d) {
    const Sheet& sheet = c.sheets[static_cast<unsigned>(d)];
    for (const SheetBuilding& line : sheet.buildings) {
      if (line.building == Building::kNone) continue;
      const std::uint32_t bit = 1U << index_of(line.building);
      const Department own = facts(c, line.building).sheet;
      if (own == Department::kNone || index_of(own) != static_cast<unsigned>(d) ||
          (listed & bit) != 0) {
        return "a building stands on one sheet, and its facts say which (SU-4).";
      }
      listed |= bit;
      if (line.cost < 1) return "what can be invested in has a cost (SU-26).";
      if (const char* broken = broken_lines(line.lines, MayEnd::kNo)) return broken;
    }
    for (const Term& term : sheet.terms) {
      if (term.per < 1) return "points are for each of something (SU-31).";
    }
  }
  std::array<bool, kSpaces> taken{};
  for (const StartBuilding& start : c.start) {
    if (!start.space.on_board() || taken[start.space.index] || !is_building(start.building) ||
        facts(c, start.building).space != start.space.kind()) {
      return "each building of the start has a space of its kind (SU-3).";
    }
    taken[start.space.index] = true;
  }
  return nullptr;
}

constexpr int choices_on(const Sheet& sheet) {
  int sum = 0;
  for (const SheetBuilding& line : sheet.buildings) {
    if (line.building != Building::kNone) sum += line.cost + 1;
  }
  return sum;
}

// In a discussion, with so many at the table: gifts and promises (legal.hpp).
constexpr int most_choices(const Content& c, int seats) {
  const int gift = c.largest_gift < c.purse ? c.largest_gift : c.purse;
  int solutions = 0;
  for (const ScenarioDeck& deck : c.scenarios) {
    int sum = 0;
    for (const SolutionFront& front : deck.fronts) sum += front.cost + 1;
    solutions = sum > solutions ? sum : solutions;
  }
  // The own sheet and those that nobody holds: in the worst case the widest.
  std::array<int, kDepartmentCount> widest{};
  for (const Sheet& sheet : c.sheets) {
    int ways = choices_on(sheet);
    for (int& each : widest) {
      const int less = each < ways ? each : ways;
      each = each > ways ? each : ways;
      ways = less;
    }
  }
  int sheets = 0;
  for (int i = 0; i <= kDepartmentCount - seats; ++i) sheets += widest[static_cast<unsigned>(i)];
  return 2 * gift * (seats - 1) + sheets + solutions + 1;
}

}  // namespace detail

constexpr const char* broken_content(const Content& c) {
  if (c.track_top < kTrackBottom || c.track_top > static_cast<int>(c.budget.size())) {
    return "tracks run from 1 to 9 at most (SU-2).";
  }
  if (c.unhappy_squares < 1 || c.co2_squares < 1) return "a table has squares (SU-2).";
  if (c.promises_a_year > kMostPromises) return "at most two promises a year are kept (SU-29).";
  if (c.longest_name < 1) return "a city's name has a letter (SU-10).";
  for (const std::uint8_t minutes : c.discussion_minutes) {
    if (minutes < 1) return "a discussion takes time (SU-25).";
  }
  for (const Steps* steps : {&c.unhappy_to_sol, &c.sol_to_attractiveness, &c.smog_to_co2,
                             &c.co2_to_sol, &c.attractiveness_to_people}) {
    if (!detail::rises(*steps)) return "each step begins above the one before it (SU-20, SU-21).";
  }
  if (const char* broken = detail::broken_buildings(c)) return broken;
  for (unsigned i = 0; i < kScenarios; ++i) {
    if (const char* broken = detail::broken_scenario(c.scenarios[i], Content{}.scenarios[i])) {
      return broken;
    }
  }
  for (int seats = kFewestSeats; seats <= kMostSeats; ++seats) {
    if (detail::most_choices(c, seats) > static_cast<int>(kMaxLegal)) {
      return "there would be more than 400 choices at once (SU-25, SU-29).";
    }
  }
  return nullptr;
}
static_assert(broken_content(Content{}) == nullptr);

}  // namespace citybox::sustain
