#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/core/bits.hpp"

namespace citybox {

namespace detail {
template <int kBits>
using BitsOfWidth = std::conditional_t<
    kBits <= 8, std::uint8_t,
    std::conditional_t<kBits <= 16, std::uint16_t,
                       std::conditional_t<kBits <= 32, std::uint32_t, std::uint64_t>>>;
}  // namespace detail

// A set of kCount things that are numbered one after the other, kFirst the lowest: an enum (whose 0 is
// often "none"), or a struct with one integer. One bit each. Only `from_bits` can bring in bits beyond
// them, for invariants to find.
template <class T, int kCount, int kFirst = 1>
class EnumSet {
  static_assert(kCount <= 64);
  using Bits = detail::BitsOfWidth<kCount>;

 public:
  using value_type = T;

  constexpr EnumSet() = default;
  template <class... More>
  constexpr explicit EnumSet(T first, More... more) {
    add(first);
    (add(more), ...);
  }
  static constexpr EnumSet all() {
    return from_bits(kCount == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (kCount % 64)) - 1);
  }
  static constexpr EnumSet from_bits(std::uint64_t bits) {
    EnumSet set;
    set.bits_ = static_cast<Bits>(bits);
    return set;
  }

  constexpr Bits bits() const { return bits_; }
  constexpr int size() const { return popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(T item) const {
    const int place = place_of(item);
    return place >= 0 && place < kCount && (bits_ >> place & 1U) != 0;
  }
  constexpr bool intersects(EnumSet other) const { return (bits_ & other.bits_) != 0; }
  constexpr bool within(EnumSet other) const { return (*this - other).empty(); }
  // The lowest; the set must not be empty.
  constexpr T front() const { return item_at(lowest_bit(bits_)); }
  // The one with `skip` others of the set before it.
  constexpr T nth(std::uint32_t skip) const {
    return item_at(lowest_bit(without_lowest(bits_, skip)));
  }

  constexpr void add(T item) { bits_ = static_cast<Bits>(bits_ | bit(item)); }
  constexpr void remove(T item) { bits_ = static_cast<Bits>(bits_ & ~bit(item)); }

  // Lowest first.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int place) { visit(item_at(place)); });
  }

  constexpr EnumSet operator|(EnumSet other) const { return from_bits(bits_ | other.bits_); }
  constexpr EnumSet operator&(EnumSet other) const { return from_bits(bits_ & other.bits_); }
  constexpr EnumSet operator-(EnumSet other) const {
    return from_bits(bits_ & ~std::uint64_t{other.bits_});
  }
  constexpr EnumSet& operator|=(EnumSet other) { return *this = *this | other; }
  constexpr EnumSet& operator&=(EnumSet other) { return *this = *this & other; }
  constexpr EnumSet& operator-=(EnumSet other) { return *this = *this - other; }
  constexpr bool operator==(const EnumSet&) const = default;

 private:
  static constexpr int place_of(T item) {
    if constexpr (std::is_enum_v<T>) {
      return static_cast<int>(item) - kFirst;
    } else {
      const auto [number] = item;
      return static_cast<int>(number) - kFirst;
    }
  }
  static constexpr T item_at(int place) {
    if constexpr (std::is_enum_v<T>) {
      return static_cast<T>(place + kFirst);
    } else {
      return T{static_cast<std::uint8_t>(place + kFirst)};
    }
  }
  static constexpr std::uint64_t bit(T item) { return std::uint64_t{1} << place_of(item); }

  Bits bits_ = 0;
};

// Takes one at random out of a set that is not empty.
template <class T, int kCount, int kFirst, class Ctx>
constexpr T draw_from(EnumSet<T, kCount, kFirst>& set, Ctx& ctx) {
  const T drawn = set.nth(ctx.draw(static_cast<std::uint32_t>(set.size())));
  set.remove(drawn);
  return drawn;
}

}  // namespace citybox
