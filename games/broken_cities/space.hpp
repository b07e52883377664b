#pragma once
// The city block of BC-3: 64 spaces, and sets of them as bits.
//
//          8   56 57 58 59 60 61 62 63
//          …
// forest   2    8  9 10 11 12 13 14 15
//          1    0  1  2  3  4  5  6  7
//               a  b  c  d  e  f  g  h
//                      shore

#include <cstdint>

#include "engine/core/bits.hpp"

namespace citybox::broken_cities {

inline constexpr int kSide = 8;
inline constexpr int kSpaces = kSide * kSide;

// One space of the block, or nowhere.
struct Space {
  std::uint8_t index = 0xFF;

  constexpr bool on_board() const { return index < kSpaces; }
  constexpr int column() const { return index % kSide; }
  constexpr int row() const { return index / kSide; }
  constexpr bool operator==(const Space&) const = default;
};

inline constexpr Space kNowhere{};

// space_at("c3"). The name must be right: a column a–h, then a row 1–8.
constexpr Space space_at(const char* name) {
  return Space{static_cast<std::uint8_t>((name[1] - '1') * kSide + (name[0] - 'a'))};
}

class SpaceSet {
 public:
  constexpr SpaceSet() = default;
  constexpr explicit SpaceSet(Space space) : bits_(std::uint64_t{1} << space.index) {}
  static constexpr SpaceSet from_bits(std::uint64_t bits) {
    SpaceSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return popcount(bits_); }
  constexpr bool contains(Space space) const {
    return space.on_board() && (bits_ >> space.index & 1U) != 0;
  }
  constexpr bool intersects(SpaceSet other) const { return (bits_ & other.bits_) != 0; }
  constexpr bool within(SpaceSet other) const { return (bits_ & ~other.bits_) == 0; }
  // The first in space order; the set must not be empty.
  constexpr Space front() const { return Space{static_cast<std::uint8_t>(lowest_bit(bits_))}; }

  constexpr void add(Space space) { bits_ |= std::uint64_t{1} << space.index; }
  constexpr void remove(Space space) { bits_ &= ~(std::uint64_t{1} << space.index); }

  // In space order: a1, b1, … h8.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int index) { visit(Space{static_cast<std::uint8_t>(index)}); });
  }

  constexpr SpaceSet operator|(SpaceSet other) const { return from_bits(bits_ | other.bits_); }
  constexpr SpaceSet operator&(SpaceSet other) const { return from_bits(bits_ & other.bits_); }
  constexpr SpaceSet operator-(SpaceSet other) const { return from_bits(bits_ & ~other.bits_); }
  constexpr SpaceSet& operator|=(SpaceSet other) { return *this = *this | other; }
  constexpr SpaceSet& operator&=(SpaceSet other) { return *this = *this & other; }
  constexpr SpaceSet& operator-=(SpaceSet other) { return *this = *this - other; }
  constexpr bool operator==(const SpaceSet&) const = default;

 private:
  std::uint64_t bits_ = 0;
};

inline constexpr SpaceSet kBlock = SpaceSet::from_bits(~std::uint64_t{0});
inline constexpr SpaceSet kShore = SpaceSet::from_bits(0xFF);
inline constexpr SpaceSet kForest = SpaceSet::from_bits(0x0101010101010101);
inline constexpr SpaceSet kColumnH = SpaceSet::from_bits(0x8080808080808080);

// Every space with a side in common with one of `set` (BC-17).
constexpr SpaceSet beside(SpaceSet set) {
  return SpaceSet::from_bits((set - kColumnH).bits() << 1 | (set - kForest).bits() >> 1 |
                             set.bits() << kSide | set.bits() >> kSide);
}
constexpr SpaceSet beside(Space space) { return beside(SpaceSet(space)); }

}  // namespace citybox::broken_cities
