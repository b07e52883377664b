#pragma once
// Bit tricks live here and nowhere else: `std::popcount` silently gives 0 in device code.

#include <cstdint>

namespace citybox {

constexpr int popcount(std::uint64_t x) {
#if defined(__CUDA_ARCH__)
  return __popcll(x);
#else
  return __builtin_popcountll(x);
#endif
}

// Index of the lowest set bit; `x` must not be 0.
constexpr int lowest_bit(std::uint64_t x) {
#if defined(__CUDA_ARCH__)
  return __ffsll(static_cast<long long>(x)) - 1;
#else
  return __builtin_ctzll(x);
#endif
}

// Calls `visit(index)` for each set bit, lowest first.
template <class Visit>
constexpr void for_each_bit(std::uint64_t bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(lowest_bit(bits));
}

}  // namespace citybox
