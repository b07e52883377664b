#pragma once
// What travels between the program and a card: plain bytes on both sides.

#include <cstdint>

namespace citybox {

// Which games of a match a card plays in one go.
struct DeviceJob {
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  // the number of the first
  std::uint32_t games = 0;  // how many
  std::uint32_t slots = 1;  // games under way in one thread, 1 … kMostSlots
};

inline constexpr unsigned kMostSlots = 8;

// Threads in a block, which go step by step together, and blocks of greedy ones that shall find room on
// one multiprocessor: a thread has 128 registers then.
inline constexpr unsigned kRandomThreads = 256;
inline constexpr unsigned kGreedyThreads = 64, kGreedyBlocks = 8;

}  // namespace citybox
