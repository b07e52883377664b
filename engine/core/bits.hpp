#pragma once
// Bit tricks live here and nowhere else: `std::popcount` silently gives 0 in device code. The builtins
// are constant expressions everywhere, clang's device code included.

#include <cstdint>

namespace citybox {

constexpr int popcount(std::uint64_t x) { return __builtin_popcountll(x); }

// Index of the lowest set bit; `x` must not be 0.
constexpr int lowest_bit(std::uint64_t x) { return __builtin_ctzll(x); }

// `bits` without its `skip` lowest ones; there must be more than that.
constexpr std::uint64_t without_lowest(std::uint64_t bits, std::uint32_t skip) {
  for (; skip > 0; --skip) bits &= bits - 1;
  return bits;
}

// Calls `visit(index)` for each set bit, lowest first.
template <class Visit>
constexpr void for_each_bit(std::uint64_t bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(lowest_bit(bits));
}

// Lanes: eight numbers side by side in one word, a byte each and none above 127. The free top bits
// catch what a difference borrows.
inline constexpr std::uint64_t kLaneTops = 0x8080808080808080ULL;

// Is each lane of `a` at least that of `b`?
constexpr bool lanes_reach(std::uint64_t a, std::uint64_t b) {
  return (((a | kLaneTops) - b) & kLaneTops) == kLaneTops;
}

// Lane by lane `a` less `b`, never below 0.
constexpr std::uint64_t lanes_less(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t difference = (a | kLaneTops) - b;
  const std::uint64_t enough = (difference & kLaneTops) >> 7;
  return difference & (enough * 0x7F);
}

// All lanes together.
constexpr int lanes_total(std::uint64_t a) {
  constexpr std::uint64_t kEven = 0x00FF00FF00FF00FFULL;  // pairs have room for their sum
  const std::uint64_t pairs = (a & kEven) + (a >> 8 & kEven);
  return static_cast<int>(pairs * 0x0001000100010001ULL >> 48);
}

// 1 in each lane that is not 0.
constexpr std::uint64_t lanes_filled(std::uint64_t a) {
  return ((a + ~kLaneTops) & kLaneTops) >> 7;
}

}  // namespace citybox
