#pragma once
// SU-4: the buildings, and the six department sheets. Their names are in texts_sheets.cpp.

#include <array>

#include "games/sustain/effects.hpp"
#include "games/sustain/space.hpp"

namespace citybox::sustain {

struct BuildingFacts {
  SpaceKind space = SpaceKind::kSquare;
  Department department = Department::kNone;
  std::uint8_t homes = 0;
  Department sheet = Department::kNone;  // on which it can be bought
};

namespace detail {
constexpr std::array<BuildingFacts, kBuildings> building_facts() {
  using namespace write;
  using enum Building;
  std::array<BuildingFacts, kBuildings> all{};
  const auto put = [&](Building b, Department d, SpaceKind kind, int homes) {
    all[index_of(b)] = {kind, d, static_cast<std::uint8_t>(homes), d};
  };
  put(kHouse, kHousing, SpaceKind::kSquare, 3);
  put(kTower, kHousing, SpaceKind::kSquare, 5);
  put(kCourt, kHousing, SpaceKind::kSquare, 2);
  put(kVillas, kHousing, SpaceKind::kSquare, 1);
  put(kBusStop, kMobility, SpaceKind::kCorner, 0);
  put(kBikeLane, kMobility, SpaceKind::kEdge, 0);
  put(kTramDepot, kMobility, SpaceKind::kSquare, 0);
  put(kCarPark, kMobility, SpaceKind::kSquare, 0);
  put(kPark, kEnvironment, SpaceKind::kSquare, 0);
  put(kRecycling, kEnvironment, SpaceKind::kSquare, 0);
  put(kSunField, kEnvironment, SpaceKind::kSquare, 0);
  put(kMeadow, kEnvironment, SpaceKind::kSquare, 0);
  put(kFactory, kEconomy, SpaceKind::kSquare, 0);
  put(kShops, kEconomy, SpaceKind::kSquare, 0);
  put(kWorkshop, kEconomy, SpaceKind::kSquare, 0);
  put(kClinic, kHealth, SpaceKind::kSquare, 0);
  put(kSports, kHealth, SpaceKind::kSquare, 0);
  put(kResort, kHealth, SpaceKind::kSquare, 0);
  put(kLibrary, kCulture, SpaceKind::kSquare, 0);
  put(kMuseum, kCulture, SpaceKind::kSquare, 0);
  put(kArena, kCulture, SpaceKind::kSquare, 0);
  put(kWalk, kCulture, SpaceKind::kEdge, 0);
  return all;
}
}  // namespace detail

inline constexpr std::array<BuildingFacts, kBuildings> kBuildingFacts = detail::building_facts();

namespace detail {

constexpr Sheet housing_sheet() {
  using namespace write;
  using enum Building;
  return {.buildings = {{{kHouse, 3, {}},
                         {kTower, 4, {sol(-1), pollution(1)}},
                         {kCourt, 4, {sol(1), when(at_least(near(kPark), 1), sol(1))}},
                         {kVillas, 4, {attr(1)}}}},
          .terms = {{{1, 6, of(Quantity::kPeople)},
                     {2, 1, kinds(kHousing)},
                     {1, 1, count(kHouse)},
                     {1, 1, count(kVillas)}}}};
}

constexpr Sheet mobility_sheet() {
  using namespace write;
  using enum Building;
  return {.buildings = {{{kBusStop, 2, {when(at_least(near(kHousing), 1), transport(1))}},
                         {kBikeLane,
                          3,
                          {transport(1), when(at_least(near(kEnvironment), 1), pollution(-1))}},
                         {kTramDepot, 4, {transport(2), attr(1), sol(1)}},
                         {kCarPark, 4, {pollution(1)}}}},
          .terms = {{{1, 1, of(Quantity::kTransport)},
                     {2, 1, kinds(kMobility)},
                     {3, 1, count(kCarPark), 3}}}};
}

constexpr Sheet environment_sheet() {
  using namespace write;
  using enum Building;
  return {.buildings = {{{kPark, 3, {pollution(-1), when(at_least(near(kHousing), 1), sol(1))}},
                         {kRecycling, 4, {pollution(-2)}},
                         {kSunField, 4, {pollution(-1), reserve(3)}},
                         {kMeadow, 4, {attr(-1), unhappy(1)}}}},
          .terms = {{{1, 1, of(Quantity::kCleanAir)},
                     {2, 1, kinds(kEnvironment)},
                     {1, 4, of(Quantity::kEmptySquares)},
                     {2, 1, count(kMeadow)}}}};
}

constexpr Sheet economy_sheet() {
  using namespace write;
  using enum Building;
  return {.buildings = {{{kShops, 4, {sol(1), attr(1)}},
                         {kWorkshop, 4, {sol(1), reserve(2)}},
                         {kFactory, 4, {sol(1), pollution(2)}}}},
          .terms = {{{1, 1, of(Quantity::kSol)},
                     {3, 1, kinds(kEconomy)},
                     {2, 1, count(kFactory)},
                     {1, 3, of(Quantity::kCoins), 1}}}};
}

constexpr Sheet health_sheet() {
  using namespace write;
  using enum Building;
  return {.buildings = {{{kClinic, 3, {sol(1), when(at_least(near(kHousing), 1), sol(1))}},
                         {kSports, 3, {sol(1)}},
                         {kResort, 4, {co2(1)}}}},
          .terms = {{{1, 1, of(Quantity::kSol)},
                     {2, 1, kinds(kHealth)},
                     {1, 1, of(Quantity::kUnhappyLeft)},
                     {2, 1, count(kResort)}}}};
}

constexpr Sheet culture_sheet() {
  using namespace write;
  using enum Building;
  return {.buildings = {{{kLibrary, 3, {sol(1), when(at_least(near(kSchool), 1), sol(1))}},
                         {kMuseum, 3, {attr(1), sol(1)}},
                         {kArena, 5, {attr(3), people(1)}},
                         {kWalk,
                          2,
                          {when(at_least(near(kCulture), 1), sol(1)),
                           when(at_least(near(kEconomy), 1), sol(1))}}}},
          .terms = {{{1, 1, of(Quantity::kAttractiveness)},
                     {2, 1, kinds(kCulture)},
                     {2, 1, count(kArena), 4}}}};
}

}  // namespace detail

inline constexpr std::array<Sheet, kDepartmentCount> kSheets{
    {detail::housing_sheet(), detail::mobility_sheet(), detail::environment_sheet(),
     detail::economy_sheet(), detail::health_sheet(), detail::culture_sheet()}};

}  // namespace citybox::sustain
