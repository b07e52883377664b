#pragma once
// Every number of the game, one line for each tile and card. Change a line and nothing else has to
// know; names and texts stand in texts_cards.cpp.

#include <array>
#include <cstdint>

#include "games/build_back/tile.hpp"
#include "games/build_back/tokens.hpp"

namespace citybox::build_back {

// No part of the content that a table may change: these size the state.
inline constexpr int kFewestSeats = 2;
inline constexpr int kMostSeats = 3;
inline constexpr int kSpaces = 12;  // BB-4
inline constexpr int kDisplay = 5;  // BB-11
inline constexpr int kLevels = 2;

enum class Flag : std::uint8_t { kNo, kYes };

// How a special building bends the rules.
enum class Power : std::uint8_t {
  kNone,
  kAnyBase,        // may cover any tile, whatever its icon; the discount applies
  kThirdUse,       // may be used once more a round
  kDoubleLeader,   // a Leader here adds more
  kOutreach,       // helps people from the bank where the board has too few
  kKeepsBelow,     // VP and icons of the tile directly below it still count
  kCheaperBuilds,  // while it is visible, each further build costs less
};

// BB-33: what placing a marker on a tile does. All of `gain` and the rest grow with a Leader
// (BB-34), `pay` never does.
struct Deed {
  Tokens pay{};              // to the bank, in full, or the tile cannot be used
  Tokens take{};             // water, food, supplies, workers: from the board
  Tokens help{};             // distressed, injured: from the board, kept as workers
  Tokens receive{};          // money, stories: from the bank
  std::uint8_t any = 0;      // goods in any mix, from the bank
  std::uint8_t vp = 0;       // on the track
  std::uint8_t leaders = 0;  // from the supply
};

struct TileInfo {
  Tile tile = Tile::kNone;
  Icon icon = Icon::kWater;
  std::uint8_t level = 0;  // 0: printed, or special
  Flag three = Flag::kNo;  // BB-12: only with three players
  Tokens cost{};
  std::uint8_t vp = 0;
  std::uint8_t influence = 0;
  std::uint8_t community = 0;
  Deed deed{};
  Power power = Power::kNone;
};

// What an objective counts.
enum class Measure : std::uint8_t {
  kNothing,
  kWaterAndFood,    // visible water and food tiles, printed stations not counted
  kCommunity,       // visible community icons
  kMoney,           // held
  kStories,         // held
  kWorkers,         // held
  kLeadersGained,   // beyond the first two
  kBuiltOver,       // tiles built on top of others
  kDifferentIcons,  // among visible tiles, printed stations not counted
  kStationsLeft,    // printed stations still visible
  kStationsJoined,  // of these, those with another tile of their icon on the mat
};

struct Term {
  Measure measure = Measure::kNothing;
  std::uint8_t vp = 0;      // for each …
  std::uint8_t beyond = 0;  // … beyond this many
};

struct ObjectiveInfo {
  Objective objective = Objective::kNone;
  std::array<Term, 2> terms{};
  std::uint8_t most = 0;  // BB-42
};

struct ResupplyInfo {
  Resupply card = Resupply::kNone;
  std::uint8_t level = 0;
  Tokens add{};
};

using TileTable = std::array<TileInfo, kTiles + 1>;
using ObjectiveTable = std::array<ObjectiveInfo, kObjectives + 1>;
using ResupplyTable = std::array<ResupplyInfo, kResupplyCards + 1>;

// clang-format off
inline constexpr Flag kThree = Flag::kYes;

inline constexpr TileTable kTileTable = {{
  {},
  // printed on every mat (BB-4)
  {.tile = Tile::kWaterStation,      .icon = Icon::kWater,    .cost = {.supplies = 1, .workers = 1}, .deed = {.take = {.water = 1}}},
  {.tile = Tile::kFoodPantry,        .icon = Icon::kFood,     .cost = {.supplies = 1, .workers = 1}, .deed = {.take = {.food = 1}}},
  {.tile = Tile::kSupplyDepot,       .icon = Icon::kSupplies, .cost = {.supplies = 1, .workers = 1}, .deed = {.take = {.supplies = 1}}},
  {.tile = Tile::kJobOffice,         .icon = Icon::kWork,     .cost = {.supplies = 1, .workers = 1}, .deed = {.take = {.workers = 1}}},
  // level 1
  {.tile = Tile::kWell,              .icon = Icon::kWater,    .level = 1,                  .cost = {.supplies = 2, .workers = 2},                                      .vp = 1,                 .deed = {.take = {.water = 2}}},
  {.tile = Tile::kRainGarden,        .icon = Icon::kWater,    .level = 1, .three = kThree, .cost = {.food = 1, .supplies = 2, .workers = 2},                                    .community = 1, .deed = {.take = {.water = 1}, .receive = {.stories = 1}}},
  {.tile = Tile::kFieldKitchen,      .icon = Icon::kFood,     .level = 1,                  .cost = {.water = 2, .supplies = 2, .workers = 1},                          .vp = 1, .community = 1, .deed = {.take = {.food = 1}, .help = {.distressed = 1}}},
  {.tile = Tile::kRoofPlots,         .icon = Icon::kFood,     .level = 1,                  .cost = {.water = 2, .supplies = 1},                                        .vp = 1, .community = 1, .deed = {.take = {.food = 2}}},
  {.tile = Tile::kSalvageYard,       .icon = Icon::kSupplies, .level = 1,                  .cost = {.water = 1, .supplies = 1, .workers = 1},                          .vp = 1,                 .deed = {.pay = {.food = 1}, .take = {.supplies = 2}}},
  {.tile = Tile::kBrickKiln,         .icon = Icon::kSupplies, .level = 1, .three = kThree, .cost = {.water = 1, .supplies = 1, .workers = 1},                          .vp = 1,                 .deed = {.pay = {.water = 1}, .take = {.supplies = 3}}},
  {.tile = Tile::kHiringHall,        .icon = Icon::kWork,     .level = 1,                  .cost = {.food = 1, .supplies = 2},                                         .vp = 1, .community = 1, .deed = {.take = {.workers = 2}}},
  {.tile = Tile::kEveningSchool,     .icon = Icon::kWork,     .level = 1,                  .cost = {.food = 2, .supplies = 2, .workers = 1},                           .vp = 1, .influence = 1, .deed = {.pay = {.food = 1}, .receive = {.stories = 1}, .leaders = 1}},
  {.tile = Tile::kAidTent,           .icon = Icon::kCare,     .level = 1,                  .cost = {.water = 1, .supplies = 1, .workers = 1},                          .vp = 1, .community = 1, .deed = {.help = {.injured = 2}}},
  {.tile = Tile::kListeningPorch,    .icon = Icon::kCare,     .level = 1,                  .cost = {.water = 1, .food = 1, .supplies = 1},                             .vp = 1, .community = 1, .deed = {.help = {.distressed = 1}, .receive = {.stories = 1}}},
  {.tile = Tile::kSchoolGymShelter,  .icon = Icon::kCare,     .level = 1, .three = kThree, .cost = {.water = 1, .food = 2, .supplies = 2},                             .vp = 2, .community = 1, .deed = {.help = {.distressed = 1, .injured = 1}}},
  {.tile = Tile::kNoticeWall,        .icon = Icon::kMedia,    .level = 1,                  .cost = {.supplies = 1, .workers = 1},                                      .vp = 1, .community = 1, .deed = {.receive = {.stories = 2}}},
  {.tile = Tile::kRadioVan,          .icon = Icon::kMedia,    .level = 1,                  .cost = {.food = 1, .supplies = 2, .workers = 1},                           .vp = 1, .influence = 1, .deed = {.receive = {.stories = 3}}},
  {.tile = Tile::kMemoryBooth,       .icon = Icon::kMedia,    .level = 1,                  .cost = {.water = 1, .food = 1, .supplies = 1, .workers = 1},               .vp = 1, .community = 1, .deed = {.pay = {.stories = 1}, .vp = 2}},
  {.tile = Tile::kLoanTable,         .icon = Icon::kCivic,    .level = 1,                  .cost = {.supplies = 2, .workers = 1},                                      .vp = 2,                 .deed = {.receive = {.money = 2}}},
  {.tile = Tile::kBlockCouncil,      .icon = Icon::kCivic,    .level = 1,                  .cost = {.water = 1, .food = 1, .supplies = 2, .workers = 2},               .vp = 1, .influence = 1, .deed = {.take = {.workers = 1}, .receive = {.money = 1}}},
  {.tile = Tile::kPlayStreet,        .icon = Icon::kCivic,    .level = 1, .three = kThree, .cost = {.water = 1, .food = 1, .supplies = 2, .workers = 2},               .vp = 2, .community = 2, .deed = {.vp = 1}},
  // level 2
  {.tile = Tile::kWaterworks,        .icon = Icon::kWater,    .level = 2,                  .cost = {.supplies = 3, .workers = 2, .money = 1},                          .vp = 6,                 .deed = {.take = {.water = 3}}},
  {.tile = Tile::kRiverPark,         .icon = Icon::kWater,    .level = 2, .three = kThree, .cost = {.food = 3, .supplies = 2, .workers = 2},                           .vp = 2, .community = 2, .deed = {.pay = {.water = 1}, .vp = 3}},
  {.tile = Tile::kMarketHall,        .icon = Icon::kFood,     .level = 2,                  .cost = {.water = 2, .supplies = 2, .workers = 2},                          .vp = 3, .community = 1, .deed = {.take = {.food = 2}, .receive = {.money = 1}}},
  {.tile = Tile::kTerraceFarm,       .icon = Icon::kFood,     .level = 2,                  .cost = {.water = 3, .supplies = 2, .workers = 1},                          .vp = 6,                 .deed = {.take = {.food = 3}}},
  {.tile = Tile::kTimberMill,        .icon = Icon::kSupplies, .level = 2,                  .cost = {.water = 1, .food = 2, .supplies = 2, .workers = 2},               .vp = 4,                 .deed = {.take = {.supplies = 3}}},
  {.tile = Tile::kReuseWorks,        .icon = Icon::kSupplies, .level = 2, .three = kThree, .cost = {.water = 2, .food = 1, .supplies = 2, .workers = 2},               .vp = 3, .community = 1, .deed = {.pay = {.water = 1}, .take = {.supplies = 1}, .receive = {.money = 1}}},
  {.tile = Tile::kTradeCollege,      .icon = Icon::kWork,     .level = 2,                  .cost = {.food = 2, .supplies = 3, .workers = 2},                           .vp = 5, .influence = 1, .deed = {.pay = {.food = 1}, .vp = 1, .leaders = 1}},
  {.tile = Tile::kCareersHouse,      .icon = Icon::kWork,     .level = 2,                  .cost = {.food = 2, .supplies = 3},                                         .vp = 5,                 .deed = {.take = {.workers = 3}}},
  {.tile = Tile::kMakerHall,         .icon = Icon::kWork,     .level = 2, .three = kThree, .cost = {.water = 1, .supplies = 3, .workers = 2},                          .vp = 5, .community = 1, .deed = {.pay = {.supplies = 1}, .vp = 2}},
  {.tile = Tile::kCityHospital,      .icon = Icon::kCare,     .level = 2,                  .cost = {.water = 3, .supplies = 3, .workers = 2, .money = 1},              .vp = 9, .community = 1, .deed = {.help = {.injured = 3}}},
  {.tile = Tile::kFamilyHouse,       .icon = Icon::kCare,     .level = 2,                  .cost = {.water = 1, .food = 2, .supplies = 2, .workers = 2},               .vp = 4, .community = 2, .deed = {.help = {.distressed = 2}}},
  {.tile = Tile::kRecoveryGarden,    .icon = Icon::kCare,     .level = 2,                  .cost = {.water = 2, .supplies = 2, .workers = 2},                          .vp = 5, .community = 1, .deed = {.help = {.injured = 1}, .vp = 1}},
  {.tile = Tile::kBroadcastHouse,    .icon = Icon::kMedia,    .level = 2,                  .cost = {.supplies = 3, .workers = 2, .money = 1},                          .vp = 5, .influence = 2, .deed = {.pay = {.stories = 1}, .receive = {.money = 3}}},
  {.tile = Tile::kFilmWorkshop,      .icon = Icon::kMedia,    .level = 2,                  .cost = {.food = 1, .supplies = 2, .workers = 2},                           .vp = 3, .influence = 1, .deed = {.pay = {.stories = 2}, .vp = 4}},
  {.tile = Tile::kPublicLibrary,     .icon = Icon::kMedia,    .level = 2,                  .cost = {.water = 1, .food = 1, .supplies = 3, .workers = 2},               .vp = 4, .community = 2, .deed = {.receive = {.stories = 1}, .vp = 1}},
  {.tile = Tile::kNewCityHall,       .icon = Icon::kCivic,    .level = 2,                  .cost = {.supplies = 3, .workers = 2, .money = 2},                          .vp = 5, .influence = 2, .deed = {.pay = {.money = 1}, .vp = 2}},
  {.tile = Tile::kConcertGreen,      .icon = Icon::kCivic,    .level = 2,                  .cost = {.water = 1, .food = 1, .supplies = 2, .workers = 2},               .vp = 2, .community = 1, .deed = {.vp = 2}},
  {.tile = Tile::kSavingsHouse,      .icon = Icon::kCivic,    .level = 2, .three = kThree, .cost = {.food = 1, .supplies = 3, .workers = 2},                           .vp = 5,                 .deed = {.receive = {.money = 3}}},
  // special
  {.tile = Tile::kFloatStage,          .icon = Icon::kMedia,    .cost = {.food = 1, .supplies = 3, .workers = 2},                           .vp = 3, .community = 1, .deed = {.any = 1},                                       .power = Power::kAnyBase},
  {.tile = Tile::kNightBarge,          .icon = Icon::kSupplies, .cost = {.water = 1, .supplies = 2, .workers = 1},                          .vp = 3,                 .deed = {.pay = {.stories = 1}, .any = 2}},
  {.tile = Tile::kRoundTheClockBakery, .icon = Icon::kFood,     .cost = {.water = 2, .supplies = 2, .workers = 2, .money = 1},              .vp = 5, .community = 1, .deed = {.pay = {.food = 1}, .vp = 2},                    .power = Power::kThirdUse},
  {.tile = Tile::kMentorsLodge,        .icon = Icon::kWork,     .cost = {.water = 1, .food = 1, .supplies = 1, .workers = 1},               .vp = 3,                 .deed = {.receive = {.stories = 1}},                      .power = Power::kDoubleLeader},
  {.tile = Tile::kMobileClinic,        .icon = Icon::kCare,     .cost = {.water = 2, .food = 1, .supplies = 2, .workers = 1},               .vp = 3, .community = 1, .deed = {.help = {.injured = 1}, .receive = {.stories = 1}}, .power = Power::kOutreach},
  {.tile = Tile::kOldTownArcade,       .icon = Icon::kCivic,    .cost = {.food = 2, .supplies = 2, .workers = 2, .money = 1},               .vp = 5, .influence = 1, .deed = {.receive = {.money = 1}},                        .power = Power::kKeepsBelow},
  {.tile = Tile::kPatternArchive,      .icon = Icon::kMedia,    .cost = {.water = 1, .food = 2, .supplies = 1, .workers = 2},               .vp = 1,                 .deed = {.receive = {.money = 1, .stories = 1}},          .power = Power::kCheaperBuilds},
}};

inline constexpr ObjectiveTable kObjectiveTable = {{
  {},
  {Objective::kDailyBread, {{{Measure::kWaterAndFood, 3, 0}}}, 12},
  {Objective::kOpenDoors,  {{{Measure::kCommunity, 2, 2}}}, 12},
  {Objective::kRainyDay,   {{{Measure::kMoney, 2, 3}, {Measure::kStories, 1, 0}}}, 14},
  {Objective::kUpward,     {{{Measure::kBuiltOver, 2, 2}}}, 12},
  {Objective::kManyHands,  {{{Measure::kWorkers, 1, 2}, {Measure::kLeadersGained, 2, 0}}}, 14},
  {Objective::kWholeCity,  {{{Measure::kDifferentIcons, 3, 3}}}, 12},
  {Objective::kOldFriends, {{{Measure::kStationsJoined, 4, 0}}}, 12},
}};

inline constexpr ResupplyTable kResupplyTable = {{
  {},
  // level 1: scarcity of one thing at a time, and people in need
  {Resupply::kFirstConvoy,   1, {.water = 3, .food = 3, .supplies = 4, .workers = 2, .distressed = 2, .injured = 2}},
  {Resupply::kDryTaps,       1, {.water = 1, .food = 5, .supplies = 4, .workers = 2, .distressed = 2, .injured = 2}},
  {Resupply::kBareShelves,   1, {.water = 5, .food = 1, .supplies = 4, .workers = 2, .distressed = 3, .injured = 1}},
  {Resupply::kBlockedRoad,   1, {.water = 3, .food = 3, .supplies = 1, .workers = 4, .distressed = 2, .injured = 3}},
  {Resupply::kAftershock,    1, {.water = 3, .food = 2, .supplies = 5, .workers = 1, .distressed = 3, .injured = 3}},
  {Resupply::kBusesHome,     1, {.water = 4, .food = 3, .supplies = 3, .workers = 4, .distressed = 3}},
  // level 2: plenty of one thing at a time; no more than the bank can hold out
  {Resupply::kHarvestTrain,  2, {.water = 1, .food = 6, .supplies = 4, .workers = 2, .injured = 1}},
  {Resupply::kFullReservoir, 2, {.water = 6, .food = 1, .supplies = 4, .workers = 3, .distressed = 1}},
  {Resupply::kBuildersFair,  2, {.water = 1, .food = 2, .supplies = 8, .workers = 2}},
  {Resupply::kHomecoming,    2, {.water = 2, .food = 2, .supplies = 3, .workers = 5, .distressed = 1, .injured = 1}},
  {Resupply::kTwinCityGift,  2, {.water = 4, .food = 4, .supplies = 5, .workers = 1}},
  {Resupply::kSteadyHands,   2, {.water = 3, .food = 3, .supplies = 4, .workers = 3, .distressed = 1, .injured = 1}},
}};
// clang-format on

// The default is the published game; a table may be played with others.
struct Content {
  TileTable tiles = kTileTable;
  ObjectiveTable objectives = kObjectiveTable;
  ResupplyTable resupply = kResupplyTable;

  // BB-1
  Tokens supply{.water = 14,
                .food = 14,
                .supplies = 17,
                .workers = 11,
                .money = 11,
                .stories = 12,
                .influence = 5,
                .distressed = 9,
                .injured = 10};
  std::uint8_t leader_supply = 12;
  // BB-10
  Tokens purse{.water = 3, .food = 3, .supplies = 3, .workers = 3};
  std::uint8_t first_leaders = 2;
  std::uint8_t first_markers = 5;
  std::uint8_t all_markers = 6;  // BB-40
  std::uint8_t uses = 2;         // BB-23: of one tile or square, each round
  // BB-31, BB-32: at most so much at once. Stories and goods are one for one with money.
  std::uint8_t most_stories = 3;
  std::uint8_t most_influence = 2;
  std::uint8_t influence_price = 2;
  std::uint8_t most_goods = 3;
  std::uint8_t leader_adds = 1;  // BB-34
  // What powers come to.
  std::uint8_t double_leader_adds = 2;
  std::uint8_t further_uses = 1;
  Tokens build_rebate{.workers = 1};
  // BB-42
  std::uint8_t bonus = 10;
  std::uint8_t shared_bonus = 5;

  constexpr const TileInfo& of(Tile tile) const { return tiles[static_cast<std::size_t>(tile)]; }
  constexpr const ObjectiveInfo& of(Objective objective) const {
    return objectives[static_cast<std::size_t>(objective)];
  }
  constexpr const ResupplyInfo& of(Resupply card) const {
    return resupply[static_cast<std::size_t>(card)];
  }
};

namespace detail {
// Each line stands where its name says, buildings have the level of their deck (BB-6).
constexpr bool is_in_order(const TileTable& tiles) {
  int marked[kLevels + 1] = {}, count[kLevels + 1] = {};
  for (int i = 0; i <= kTiles; ++i) {
    const TileInfo& info = tiles[i];
    if (info.tile != tile_at(i)) return false;
    if (is_building(info.tile) != (info.level != 0)) return false;
    ++count[info.level];
    marked[info.level] += info.three == Flag::kYes;
  }
  return count[1] == 17 && count[2] == 18 && marked[1] == 4 && marked[2] == 4;
}
}  // namespace detail
static_assert(detail::is_in_order(kTileTable));

}  // namespace citybox::build_back
