#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/entry/tally.hpp"

namespace citybox {

// One line-up as a card plays it: what goes there, and what is made of what comes back. Its games are
// those of Arena with the same line-up, bit for bit.
class DeviceMatch {
 public:
  enum class Player { kRandom, kGreedy };

  virtual ~DeviceMatch() = default;
  // PTX with the kernel `play` (engine/device/kernel.cpp), ending with a zero.
  virtual const char* code() const = 0;
  virtual Player player() const = 0;
  virtual std::uint64_t seed() const = 0;
  virtual std::span<const std::byte> setup() const = 0;
  virtual std::span<const std::byte> content() const = 0;
  // Games under way in one thread, at most.
  virtual unsigned slots() const = 0;

  // Game `index` on this machine's processor, by the bots as everybody else knows them: what a card shall
  // come to. Gives the decisions made.
  virtual std::uint32_t play_here(std::uint64_t index, std::byte* state) const = 0;

  // What comes back of a game is its last state, and how many decisions led there.
  virtual std::size_t state_bytes() const = 0;
  virtual Tally empty_tally() const = 0;
  // All that an arena counts, less how choices were used.
  virtual void count(const std::byte* state, std::uint32_t decisions, Tally& tally) const = 0;
};

}  // namespace citybox
