#pragma once

#include <cstdint>

#include "engine/kit/enum_set.hpp"

namespace citybox::crash_city {

// The way a car faces or drives, and the edge of a tile. Clockwise.
enum class Heading : std::uint8_t { kNorth, kEast, kSouth, kWest };
inline constexpr Heading kHeadings[] = {Heading::kNorth, Heading::kEast, Heading::kSouth,
                                        Heading::kWest};

constexpr unsigned index_of(Heading h) { return static_cast<unsigned>(h); }
constexpr Heading heading(unsigned index) { return static_cast<Heading>(index & 3U); }
constexpr Heading right_of(Heading h) { return heading(index_of(h) + 1U); }
constexpr Heading left_of(Heading h) { return heading(index_of(h) + 3U); }
constexpr Heading opposite(Heading h) { return heading(index_of(h) + 2U); }
// Do both run along the same axis?
constexpr bool parallel(Heading a, Heading b) { return ((index_of(a) ^ index_of(b)) & 1U) == 0; }

constexpr int east_of(Heading h) {
  constexpr std::int8_t kEast[] = {0, 1, 0, -1};
  return kEast[index_of(h)];
}
constexpr int north_of(Heading h) {
  constexpr std::int8_t kNorth[] = {1, 0, -1, 0};
  return kNorth[index_of(h)];
}

// A set of edges of one tile.
using Sides = EnumSet<Heading, 4, 0>;

// By quarter turns to the right.
constexpr Sides turned(Sides sides, unsigned quarters) {
  const unsigned twice = (sides.bits() | unsigned{sides.bits()} << 4) << (quarters & 3U);
  return Sides::from_bits(twice >> 4 & 15U);
}

}  // namespace citybox::crash_city
