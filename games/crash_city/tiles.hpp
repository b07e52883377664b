#pragma once

#include <cstdint>

#include "engine/kit/counts.hpp"
#include "games/crash_city/compass.hpp"

namespace citybox::crash_city {

// CC-6: which edges of a tile carry a lane, however it is turned.
enum class Shape : std::uint8_t { kNone, kOneEdge, kCorner, kParallel, kThreeEdge, kFourEdge };
inline constexpr int kShapes = 5;
inline constexpr Shape kAllShapes[kShapes] = {Shape::kOneEdge, Shape::kCorner, Shape::kParallel,
                                              Shape::kThreeEdge, Shape::kFourEdge};

// Lanes of the shape as it comes from the stack.
constexpr Sides unturned(Shape shape) {
  constexpr unsigned kBits[] = {0b0000, 0b0001, 0b0011, 0b0101, 0b0111, 0b1111};
  return Sides::from_bits(kBits[static_cast<unsigned>(shape)]);
}

constexpr Shape shape_of(Sides lanes) {
  const bool straight = lanes.bits() == 0b0101 || lanes.bits() == 0b1010;
  constexpr Shape kBySize[] = {Shape::kNone, Shape::kOneEdge, Shape::kCorner, Shape::kThreeEdge,
                               Shape::kFourEdge};
  return straight ? Shape::kParallel : kBySize[lanes.size()];
}

enum class Building : std::uint8_t { kNone, kHouse, kShop, kFactory };
inline constexpr int kBuildings = 3;
inline constexpr Building kAllBuildings[kBuildings] = {Building::kHouse, Building::kShop,
                                                       Building::kFactory};

// CC-21: where a racer can work.
constexpr bool is_job(Building b) { return b == Building::kShop || b == Building::kFactory; }

using ShapeCounts = Counts<Shape, kShapes>;
using BuildingCounts = Counts<Building, kBuildings>;

}  // namespace citybox::crash_city
