#pragma once
// A square board of lettered columns and numbered rows, and sets of its spaces as bits.
//
//   3    6  7  8
//   2    3  4  5
//   1    0  1  2
//        a  b  c

#include <cstdint>

#include "engine/core/bits.hpp"

namespace citybox {

template <int kSide>
struct Grid {
  static_assert(kSide >= 1 && kSide <= 8);
  static constexpr int kColumns = kSide;
  static constexpr int kSpaces = kSide * kSide;

  // One space of the board, or nowhere.
  struct Space {
    std::uint8_t index = 0xFF;

    constexpr bool on_board() const { return index < kSpaces; }
    constexpr int column() const { return index % kSide; }
    constexpr int row() const { return index / kSide; }
    constexpr bool operator==(const Space&) const = default;
  };

  static constexpr Space at(int column, int row) {
    return Space{static_cast<std::uint8_t>(row * kSide + column)};
  }
  // named("c3"). The name must be right: a letter for the column, then a row from 1.
  static constexpr Space named(const char* name) { return at(name[0] - 'a', name[1] - '1'); }

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
    static constexpr SpaceSet all() { return from_bits(~std::uint64_t{0} >> (64 - kSpaces)); }
    static constexpr SpaceSet column(int column) {
      SpaceSet set;
      for (int row = 0; row < kSide; ++row) set.add(at(column, row));
      return set;
    }
    // From a drawing of all rows, the last one first; `mark` is the letter that counts, blanks do not.
    static constexpr SpaceSet drawn(const char* drawing, char mark) {
      SpaceSet set;
      int seen = 0;
      for (; *drawing != '\0' && seen < kSpaces; ++drawing) {
        if (*drawing == ' ' || *drawing == '\n') continue;
        if (*drawing == mark) set.add(at(seen % kSide, kSide - 1 - seen / kSide));
        ++seen;
      }
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

    // In space order: a1, b1, …
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

    // The same spaces seen one step over; what falls off the board is gone.
    constexpr SpaceSet east() const { return from_bits((*this - kLastColumn).bits() << 1); }
    constexpr SpaceSet west() const { return from_bits((*this - kFirstColumn).bits() >> 1); }
    constexpr SpaceSet north() const { return from_bits(bits_ << kSide) & all(); }
    constexpr SpaceSet south() const { return from_bits(bits_ >> kSide); }

    // Every space with a side in common with one of these. A space is not its own neighbor.
    constexpr SpaceSet beside() const { return east() | west() | north() | south(); }
    // The spaces with at least two sides in common with some of these.
    constexpr SpaceSet beside_two() const {
      const SpaceSet e = east(), w = west(), n = north(), s = south();
      return (e & w) | (n & s) | ((e | w) & (n | s));
    }

   private:
    std::uint64_t bits_ = 0;
  };

 private:
  static constexpr SpaceSet kFirstColumn = SpaceSet::column(0);
  static constexpr SpaceSet kLastColumn = SpaceSet::column(kSide - 1);
};

}  // namespace citybox
