#pragma once

#include <array>
#include <cstdint>

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

// CC-21: where a racer can work.
constexpr bool is_job(Building b) { return b == Building::kShop || b == Building::kFactory; }

// How many of each of something, by shape or by building.
template <class Kind, int kKinds>
class CountsOf {
 public:
  constexpr CountsOf() = default;
  constexpr explicit CountsOf(std::array<std::uint8_t, kKinds> counts) : counts_(counts) {}

  constexpr std::uint8_t& operator[](Kind kind) {
    return counts_[static_cast<unsigned>(kind) - 1U];
  }
  constexpr std::uint8_t operator[](Kind kind) const {
    return counts_[static_cast<unsigned>(kind) - 1U];
  }
  constexpr int total() const {
    int sum = 0;
    for (const std::uint8_t count : counts_) sum += count;
    return sum;
  }
  constexpr bool operator==(const CountsOf&) const = default;

 private:
  std::array<std::uint8_t, kKinds> counts_{};
};
using ShapeCounts = CountsOf<Shape, kShapes>;
using BuildingCounts = CountsOf<Building, kBuildings>;

}  // namespace citybox::crash_city
