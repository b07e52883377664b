#pragma once
// The names of things: departments, buildings, indicators, cards.

#include <cstdint>

namespace citybox::sustain {

inline constexpr int kMostSeats = 6;
inline constexpr int kScenarios = 3;
inline constexpr int kDepartmentCount = 6;
inline constexpr int kSolutions = 21;              // in a scenario
inline constexpr int kMostBacks = 2 * kSolutions;  // one of each two stays in the box
inline constexpr int kMostEvents = 20;
inline constexpr int kMostSlots = 14;  // events that a game can draw

enum class Department : std::uint8_t {
  kNone,
  kHousing,
  kMobility,
  kEnvironment,
  kEconomy,
  kHealth,
  kCulture
};

constexpr bool is_department(Department d) {
  return d >= Department::kHousing && d <= Department::kCulture;
}
// 0 … 5
constexpr unsigned index_of(Department d) { return static_cast<unsigned>(d) - 1U; }

template <class Visit>
constexpr void for_each_department(Visit&& visit) {
  for (int i = 1; i <= kDepartmentCount; ++i) visit(static_cast<Department>(i));
}

enum class Building : std::uint8_t {
  kNone,
  kCityHall,
  kHouse,
  kTower,
  kCourt,
  kVillas,
  kBusStop,
  kBikeLane,
  kTramDepot,
  kCarPark,
  kPark,
  kRecycling,
  kMeadow,
  kSunField,
  kFactory,
  kShops,
  kWorkshop,
  kClinic,
  kSports,
  kResort,
  kLibrary,
  kMuseum,
  kArena,
  kWalk,
  kSchool,
  kDepot,
};
inline constexpr int kBuildings = static_cast<int>(Building::kDepot) + 1;  // kNone counts

constexpr bool is_building(Building b) { return b > Building::kNone && b <= Building::kDepot; }
constexpr unsigned index_of(Building b) { return static_cast<unsigned>(b); }

// SU-1: four tracks, then two tables that only fill up.
enum class Indicator : std::uint8_t {
  kNone,
  kSol,
  kAttractiveness,
  kTransport,
  kPollution,
  kUnhappy,
  kCo2
};

// SU-5: cards are numbered through all scenarios, so that a name alone tells which is meant.
// `hidden` stands for what nobody has seen.
template <int kEach>
struct CardId {
  std::uint8_t index = 0;

  static constexpr CardId of(int scenario, int number) {
    return {static_cast<std::uint8_t>(scenario * kEach + number)};
  }
  constexpr bool exists() const { return index < kScenarios * kEach; }
  constexpr int scenario() const { return index / kEach; }
  constexpr int number() const { return index % kEach; }
  constexpr bool operator==(const CardId&) const = default;
};
using SolutionId = CardId<kSolutions>;
using BackId = CardId<kMostBacks>;
using EventId = CardId<kMostEvents>;

inline constexpr std::uint8_t kHiddenIndex = 254;
inline constexpr std::uint8_t kNoIndex = 255;
inline constexpr SolutionId kHiddenSolution{kHiddenIndex};
inline constexpr BackId kHiddenBack{kHiddenIndex};
inline constexpr EventId kHiddenEvent{kHiddenIndex};
inline constexpr BackId kNoBack{kNoIndex};
inline constexpr EventId kNoEvent{kNoIndex};

// SU-26: where coins can be put: a building of a sheet, or an open solution.
struct Spot {
  std::uint8_t code = 0;

  static constexpr std::uint8_t kFirstSolution = 64;

  static constexpr Spot of(Building b) { return {static_cast<std::uint8_t>(b)}; }
  static constexpr Spot of(SolutionId s) {
    return {static_cast<std::uint8_t>(kFirstSolution + s.index)};
  }
  constexpr bool is_sheet() const { return code > 0 && code < kBuildings; }
  constexpr bool is_solution() const { return code >= kFirstSolution && solution().exists(); }
  constexpr bool exists() const { return is_sheet() || is_solution(); }
  constexpr Building building() const { return static_cast<Building>(code); }
  constexpr SolutionId solution() const {
    return {static_cast<std::uint8_t>(code - kFirstSolution)};
  }
  constexpr bool operator==(const Spot&) const = default;
};
inline constexpr Spot kNoSpot{};

}  // namespace citybox::sustain
