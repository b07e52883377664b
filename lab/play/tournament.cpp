#include "lab/play/tournament.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "lab/play/blocks.hpp"
#include "lab/play/play_blocks.hpp"

namespace citybox::lab {

tl::expected<Result, Problem> play(const GameEntry& game, const Tournament& tournament,
                                   const std::atomic<bool>& stop,
                                   const std::function<void(std::uint64_t)>& progress) {
  // What cannot be is said also where nothing is played.
  if (const auto arena = game.arena(tournament.lineup); !arena) {
    return tl::unexpected(arena.error());
  }
  std::vector<Block> blocks;
  for (const Range& range : cut({0, tournament.games}, block_size(tournament.games))) {
    blocks.push_back({0, &tournament.lineup, range});
  }
  Result result;
  const auto played = play_blocks(blocks, {players_here(game), tournament.threads, progress}, stop,
                                  [&](const Block&, const Tally& tally) {
                                    result.tally.merge(tally);
                                    return tl::expected<void, Problem>{};
                                  });
  if (!played) return tl::unexpected(played.error());
  if (played->seconds > 0) result.rate = static_cast<double>(played->games) / played->seconds;
  return result;
}

}  // namespace citybox::lab
