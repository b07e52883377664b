#pragma once

#include <cstdint>

namespace citybox {

// Mixes one word well (splitmix64's finalizer by Vigna and Steele).
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

// Maps 64 random bits to [0, n), n >= 1. Same bits and same n: same number, on every platform.
// The bias is below n / 2^32, far under what any number of games could show.
constexpr std::uint32_t scale(std::uint64_t bits, std::uint32_t n) {
  return static_cast<std::uint32_t>(((bits >> 32) * n) >> 32);
}

// A small, fast, copyable generator. Not for secrets: tokens come from libsodium.
class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed = 0) : state_(mix(seed)) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    return mix(state_);
  }
  constexpr std::uint32_t below(std::uint32_t n) { return scale(next(), n); }

  // An independent stream, e.g. one per game of a tournament.
  constexpr Rng fork(std::uint64_t stream) const { return Rng(mix(state_ ^ mix(stream))); }

 private:
  std::uint64_t state_;
};

}  // namespace citybox
