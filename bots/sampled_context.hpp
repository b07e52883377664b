#pragma once

#include <cstdint>

#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"

namespace citybox {

// Chance as a bot imagines it: sample number `index` of `count`. Over the samples the first draw
// runs evenly through what may come up (28 samples see each of 28 cards about once); later draws
// are free. Copies continue alike, so that two plans can be judged under the same luck.
class SampledContext {
 public:
  constexpr SampledContext(Rng rng, std::uint32_t index, std::uint32_t count)
      : rng_(rng), index_(index), count_(count) {}

  constexpr std::uint32_t draw(std::uint32_t n) {
    const std::uint64_t bits = rng_.next();
    if (draws_++ > 0) return scale(bits, n);
    const std::uint64_t stratum = ((std::uint64_t{index_} << 32) | (bits >> 32)) / count_;
    return scale(stratum << 32, n);
  }
  constexpr void reveal() { draw(1); }
  static constexpr bool kKeepsEvents = false;
  template <class Event>
  constexpr void emit(const Event&, SeatSet) {}

  constexpr std::uint32_t draws() const { return draws_; }
  constexpr Rng& rng() { return rng_; }

 private:
  Rng rng_;
  std::uint32_t index_;
  std::uint32_t count_;
  std::uint32_t draws_ = 0;
};

}  // namespace citybox
