#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <tl/expected.hpp>

#include "engine/entry/game_entry.hpp"
#include "engine/entry/tally.hpp"
#include "lab/play/range.hpp"

namespace citybox::lab {

// Some games of one point of an experiment.
struct Block {
  std::size_t point = 0;
  const Lineup* lineup = nullptr;
  Range games;
};

// Plays blocks, one at a time. What a block gives hangs on its line-up and its range alone, so a block
// may be played by any thread, by any machine, or by another kind of player.
class BlockPlayer {
 public:
  virtual ~BlockPlayer() = default;
  // All its games, or the first of them if `stop` comes; `played` is counted up as they end.
  virtual tl::expected<Tally, Problem> play(const Block& block, const std::atomic<bool>& stop,
                                            std::atomic<std::uint64_t>& played) = 0;
};

// Makes one player a thread.
using MakePlayer = std::function<std::unique_ptr<BlockPlayer>()>;

// Plays on the thread that asks.
MakePlayer players_here(const GameEntry& game);

}  // namespace citybox::lab
