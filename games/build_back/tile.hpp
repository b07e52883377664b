#pragma once
// The names of everything that is printed. Their numbers stand in content.hpp, their words in
// texts_cards.cpp.

#include <cstdint>

#include "engine/kit/enum_set.hpp"

namespace citybox::build_back {

// Stations are printed on every mat, buildings come from the two decks, each special belongs to one
// player. A tile of the decks exists once, so its name says where it lies.
enum class Tile : std::uint8_t {
  kNone,
  // printed
  kWaterStation,
  kFoodPantry,
  kSupplyDepot,
  kJobOffice,
  // level 1
  kWell,
  kRainGarden,
  kFieldKitchen,
  kRoofPlots,
  kSalvageYard,
  kBrickKiln,
  kHiringHall,
  kEveningSchool,
  kAidTent,
  kListeningPorch,
  kSchoolGymShelter,
  kNoticeWall,
  kRadioVan,
  kMemoryBooth,
  kLoanTable,
  kBlockCouncil,
  kPlayStreet,
  // level 2
  kWaterworks,
  kRiverPark,
  kMarketHall,
  kTerraceFarm,
  kTimberMill,
  kReuseWorks,
  kTradeCollege,
  kCareersHouse,
  kMakerHall,
  kCityHospital,
  kFamilyHouse,
  kRecoveryGarden,
  kBroadcastHouse,
  kFilmWorkshop,
  kPublicLibrary,
  kNewCityHall,
  kConcertGreen,
  kSavingsHouse,
  // special
  kFloatStage,
  kNightBarge,
  kRoundTheClockBakery,
  kMentorsLodge,
  kMobileClinic,
  kOldTownArcade,
  kPatternArchive,

  kFaceDown,  // somebody else's secret
};

inline constexpr int kTiles = 46;  // those with a name; Tile::kNone is number 0
inline constexpr int kStations = 4;
inline constexpr int kBuildings = 35;
inline constexpr int kSpecials = 7;

constexpr int index_of(Tile tile) { return static_cast<int>(tile); }
constexpr Tile tile_at(int index) { return static_cast<Tile>(index); }

inline constexpr Tile kFirstStation = Tile::kWaterStation;
inline constexpr Tile kFirstBuilding = Tile::kWell;
inline constexpr Tile kFirstSpecial = Tile::kFloatStage;

constexpr bool is_named(Tile tile) { return tile > Tile::kNone && tile < Tile::kFaceDown; }
constexpr bool is_station(Tile tile) { return tile >= kFirstStation && tile < kFirstBuilding; }
constexpr bool is_building(Tile tile) { return tile >= kFirstBuilding && tile < kFirstSpecial; }
constexpr bool is_special(Tile tile) { return tile >= kFirstSpecial && tile < Tile::kFaceDown; }

// Tile::kNone may be among them: an open space, an empty place of the display.
using TileSet = EnumSet<Tile, kTiles + 1, 0>;
using Specials = EnumSet<Tile, kSpecials, index_of(kFirstSpecial)>;

enum class Icon : std::uint8_t { kWater, kFood, kSupplies, kWork, kCare, kMedia, kCivic };
inline constexpr int kIcons = 7;
using IconSet = EnumSet<Icon, kIcons, 0>;

enum class Objective : std::uint8_t {
  kNone,
  kDailyBread,
  kOpenDoors,
  kRainyDay,
  kUpward,
  kManyHands,
  kWholeCity,
  kOldFriends,
  kFaceDown,
};
inline constexpr int kObjectives = 7;
using ObjectiveSet = EnumSet<Objective, kObjectives>;

enum class Resupply : std::uint8_t {
  kNone,
  // level 1
  kFirstConvoy,
  kDryTaps,
  kBareShelves,
  kBlockedRoad,
  kAftershock,
  kBusesHome,
  // level 2
  kHarvestTrain,
  kFullReservoir,
  kBuildersFair,
  kHomecoming,
  kTwinCityGift,
  kSteadyHands,
};
inline constexpr int kResupplyCards = 12;

}  // namespace citybox::build_back
