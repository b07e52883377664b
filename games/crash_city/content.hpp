#pragma once
// Every number of the game. The default is the published game; a table may be played with others.

#include <cstdint>

#include "games/crash_city/tiles.hpp"

namespace citybox::crash_city {

inline constexpr int kFewestSeats = 2;
inline constexpr int kMostSeats = 4;
inline constexpr int kCarsPerSeat = 8;  // CC-7: one for each house
inline constexpr int kMostTiles = 64;   // CC-7: 16 for each of four
inline constexpr int kMostLanes = 160;  // of all tiles and the town square together

// What a car can do is a size of lists and tables, so it is known when the rules are compiled.
inline constexpr int kLongestBackUp = 2;  // CC-23: spaces
inline constexpr int kMomentum = 2;  // CC-30: as which space of a move an occupied one may come

// CC-5
inline constexpr Sides kTownSquareLanes = Sides::all();

struct Content {
  // CC-6: one-edge, corner, parallel, three-edge, four-edge.
  ShapeCounts mix{{16, 24, 12, 8, 4}};
  // CC-7, CC-9: houses (each with a car), shops and factories of each player, and a tile for each.
  BuildingCounts supply{{8, 4, 4}};
  BuildingCounts quick_supply{{4, 2, 2}};
  std::uint8_t patience = 100;  // CC-28: turns in a row without a parking
};

constexpr int lanes_of(const ShapeCounts& mix) {
  int lanes = kTownSquareLanes.size();
  for (const Shape shape : kAllShapes) lanes += mix[shape] * unturned(shape).size();
  return lanes;
}

}  // namespace citybox::crash_city
