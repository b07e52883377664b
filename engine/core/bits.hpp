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

}  // namespace citybox
