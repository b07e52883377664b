#pragma once

#include <cstdint>

#include "engine/core/bits.hpp"
#include "engine/device/job.hpp"

namespace citybox {

// What a game on a card waits for. Below kThoughts: a decision in this phase of it.
using Kind = std::uint8_t;
inline constexpr Kind kThoughts = 0x70;
// Of those who think: what is to be done in thought, and then in earnest.
inline constexpr Kind kGuesses = 0x70, kLists = 0x71, kTries = 0x72, kActs = 0x73, kJudges = 0x74,
                      kPlays = 0x75;
inline constexpr Kind kBegins = 0x7E;   // the first game, or the next after one that is over
inline constexpr Kind kNothing = 0x7F;  // no game is left

// The kinds of a thread's games, side by side in one word.
class Kinds {
 public:
  constexpr explicit Kinds(unsigned slots) : word_(kEach * kNothing) {
    for (unsigned slot = 0; slot < slots; ++slot) set(slot, kBegins);
  }
  constexpr Kind of(unsigned slot) const { return static_cast<Kind>(word_ >> 8 * slot); }
  constexpr void set(unsigned slot, Kind kind) {
    word_ ^= std::uint64_t{static_cast<Kind>(of(slot) ^ kind)} << 8 * slot;
  }
  constexpr bool done() const { return word_ == kEach * kNothing; }
  // The first slot with this kind; kMostSlots if there is none.
  constexpr unsigned find(Kind kind) const {
    const std::uint64_t here = kLaneTops & ~(lanes_filled(word_ ^ kEach * kind) << 7);
    return here == 0 ? kMostSlots : static_cast<unsigned>(lowest_bit(here)) / 8;
  }

 private:
  static_assert(kMostSlots == 8, "one byte each");
  static constexpr std::uint64_t kEach = 0x0101010101010101ULL;
  std::uint64_t word_;
};

}  // namespace citybox
