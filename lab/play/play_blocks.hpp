#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <tl/expected.hpp>
#include <vector>

#include "lab/play/block_player.hpp"

namespace citybox::lab {

// Takes what came of a block, or of its first games if it was stopped; one call at a time.
using TakeBlock =
    std::function<tl::expected<void, Problem>(const Block& played, const Tally& tally)>;

struct Played {
  std::uint64_t games = 0;
  double seconds = 0;
};

struct Playing {
  MakePlayer make_player;
  int threads = 1;
  // Called now and then, by the caller's thread, with the number of games played.
  std::function<void(std::uint64_t)> progress = {};
};

// Plays the blocks in their order, each by the next thread that is free. The first problem ends it,
// after what is under way; so does `stop`.
tl::expected<Played, Problem> play_blocks(const std::vector<Block>& blocks, const Playing& playing,
                                          const std::atomic<bool>& stop, const TakeBlock& take);

}  // namespace citybox::lab
