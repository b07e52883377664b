#pragma once
// SU-26: the investment spaces.

#include "engine/core/rule_id.hpp"
#include "games/sustain/board.hpp"
#include "games/sustain/reasons.hpp"

namespace citybox::sustain {

constexpr unsigned number_of(SolutionId id) { return static_cast<unsigned>(id.number()); }

// Cost in coins; 0 if nothing can be bought there.
constexpr int cost_of(const Content& c, Spot spot) {
  if (spot.is_solution()) return front_of(c, spot.solution()).cost;
  const SheetBuilding* line = spot.is_sheet() ? sheet_line(c, spot.building()) : nullptr;
  return line == nullptr ? 0 : line->cost;
}

// What is drawn on the map when it is fulfilled, if anything.
constexpr Building building_of(const Content& c, Spot spot) {
  return spot.is_solution() ? front_of(c, spot.solution()).building : spot.building();
}

constexpr std::uint8_t& coins_on(State& s, Spot spot) {
  return spot.is_solution() ? s.solution_coins[number_of(spot.solution())]
                            : s.sheet_coins[spot.code];
}
constexpr int coins_on(const State& s, Spot spot) {
  return spot.is_solution() ? s.solution_coins[number_of(spot.solution())]
                            : s.sheet_coins[spot.code];
}
constexpr int missing_on(const State& s, const Content& c, Spot spot) {
  return cost_of(c, spot) - coins_on(s, spot);
}

// May the seat put coins there at all?
constexpr RuleId spot_refusal(const State& s, const Content& c, Seat seat, Spot spot) {
  if (spot.is_solution()) {
    const SolutionId id = spot.solution();
    if (id.scenario() != scenario_of(s) || s.sides[number_of(id)] != Side::kOpen) {
      return reason::kSolutionNotOpen;
    }
  } else {
    const Department sheet = facts(c, spot.building()).sheet;
    if (sheet == Department::kNone || cost_of(c, spot) == 0) return reason::kNotOnASheet;
    const Seat holder = holder_of(s, sheet);
    if (holder != kFacilitator && holder != seat) return reason::kNotYourSheet;
  }
  const Building building = building_of(c, spot);
  if (building != Building::kNone && !has_room(s, c, building)) return reason::kNoRoomLeft;
  return kAllowed;
}

// Calls `visit(spot, missing)` for each space where the seat may put coins: sheets by department,
// then open solutions by number.
template <class Visit>
constexpr void for_each_spot(const State& s, const Content& c, Seat seat, Visit&& visit) {
  const bool room[] = {count_free(s, SpaceKind::kSquare) > 0, count_free(s, SpaceKind::kCorner) > 0,
                       count_free(s, SpaceKind::kEdge) > 0};
  const auto fits = [&](Building b) {
    return b == Building::kNone || room[static_cast<unsigned>(facts(c, b).space)];
  };
  for_each_department([&](Department d) {
    const Seat holder = holder_of(s, d);
    if (holder != kFacilitator && holder != seat) return;
    for (const SheetBuilding& line : sheet_of(c, d).buildings) {
      if (line.building == Building::kNone || !fits(line.building)) continue;
      visit(Spot::of(line.building), line.cost - s.sheet_coins[index_of(line.building)]);
    }
  });
  const auto& fronts = c.scenarios[static_cast<unsigned>(scenario_of(s))].fronts;
  for (unsigned i = 0; i < kSolutions; ++i) {
    if (s.sides[i] != Side::kOpen || !fits(fronts[i].building)) continue;
    visit(Spot::of(SolutionId::of(scenario_of(s), static_cast<int>(i))),
          fronts[i].cost - s.solution_coins[i]);
  }
}

}  // namespace citybox::sustain
