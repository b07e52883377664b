#pragma once
// The board of CR-2: 36 spaces, and sets of them as bits.
//
//   6   30 31 32 33 34 35
//   …
//   2    6  7  8  9 10 11
//   1    0  1  2  3  4  5
//        a  b  c  d  e  f

#include <cstdint>

#include "engine/core/bits.hpp"

namespace citybox::city_roots {

inline constexpr int kSide = 6;
inline constexpr int kSpaces = kSide * kSide;

// One space of the board, or nowhere.
struct Space {
  std::uint8_t index = 0xFF;

  constexpr bool on_board() const { return index < kSpaces; }
  constexpr int column() const { return index % kSide; }
  constexpr int row() const { return index / kSide; }
  constexpr bool operator==(const Space&) const = default;
};

inline constexpr Space kNowhere{};

// space_at("c3"). The name must be right: a column a–f, then a row 1–6.
constexpr Space space_at(const char* name) {
  return Space{static_cast<std::uint8_t>((name[1] - '1') * kSide + (name[0] - 'a'))};
}

// A set of spaces. Only `from_bits` can bring in bits beyond the board, for invariants to find.
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

  // In space order: a1, b1, … f6.
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

inline constexpr SpaceSet kBoard = SpaceSet::from_bits((std::uint64_t{1} << kSpaces) - 1);
inline constexpr SpaceSet kColumnA = SpaceSet::from_bits(0x041041041);
inline constexpr SpaceSet kColumnF = SpaceSet::from_bits(0x820820820);

// The same spaces seen one step over; what falls off the board is gone.
constexpr SpaceSet east_of(SpaceSet set) {
  return SpaceSet::from_bits((set - kColumnF).bits() << 1);
}
constexpr SpaceSet west_of(SpaceSet set) {
  return SpaceSet::from_bits((set - kColumnA).bits() >> 1);
}
constexpr SpaceSet north_of(SpaceSet set) {
  return SpaceSet::from_bits(set.bits() << kSide) & kBoard;
}
constexpr SpaceSet south_of(SpaceSet set) { return SpaceSet::from_bits(set.bits() >> kSide); }

// Every space with a side in common with one of `set` (CR-4). A space is not its own neighbor.
constexpr SpaceSet beside(SpaceSet set) {
  return east_of(set) | west_of(set) | north_of(set) | south_of(set);
}
constexpr SpaceSet beside(Space space) { return beside(SpaceSet(space)); }

// The spaces with at least two sides in common with spaces of `set`.
constexpr SpaceSet beside_two(SpaceSet set) {
  const SpaceSet e = east_of(set), w = west_of(set), n = north_of(set), s = south_of(set);
  return (e & w) | (n & s) | ((e | w) & (n | s));
}

// Fills a set from a drawing of six rows, row 6 first; `mark` is the letter that counts, blanks do
// not.
constexpr SpaceSet spaces_drawn(const char* drawing, char mark) {
  SpaceSet set;
  int seen = 0;
  for (; *drawing != '\0' && seen < kSpaces; ++drawing) {
    if (*drawing == ' ' || *drawing == '\n') continue;
    const int row = kSide - 1 - seen / kSide;
    if (*drawing == mark) set.add(Space{static_cast<std::uint8_t>(row * kSide + seen % kSide)});
    ++seen;
  }
  return set;
}

}  // namespace citybox::city_roots
