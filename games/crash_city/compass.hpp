#pragma once

#include <cstdint>

#include "engine/core/bits.hpp"

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

constexpr int east_of(Heading h) { return h == Heading::kEast ? 1 : h == Heading::kWest ? -1 : 0; }
constexpr int north_of(Heading h) {
  return h == Heading::kNorth ? 1 : h == Heading::kSouth ? -1 : 0;
}

// A set of edges of one tile, one bit each: bit 0 is north, then clockwise.
class Sides {
 public:
  constexpr Sides() = default;
  constexpr explicit Sides(Heading h) { add(h); }
  static constexpr Sides from_bits(unsigned bits) {
    Sides sides;
    sides.bits_ = static_cast<std::uint8_t>(bits);
    return sides;
  }

  constexpr unsigned bits() const { return bits_; }
  constexpr int size() const { return popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Heading h) const { return (bits_ >> index_of(h) & 1U) != 0; }
  constexpr void add(Heading h) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << index_of(h)); }
  // By quarter turns to the right.
  constexpr Sides turned(unsigned quarters) const {
    const unsigned twice = (bits_ | bits_ << 4) << (quarters & 3U);
    return from_bits(twice >> 4 & 15U);
  }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int i) { visit(heading(static_cast<unsigned>(i))); });
  }
  constexpr bool operator==(const Sides&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace citybox::crash_city
