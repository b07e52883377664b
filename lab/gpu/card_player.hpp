#pragma once

#include <cstdint>
#include <vector>

#include "lab/play/block_player.hpp"

namespace citybox::lab::gpu {

// Players that let a graphics card play and count what came of it, each on its thread. `points` are
// the line-ups of the experiment, of which each has so many games. A sentence if there is no card, or
// if it cannot play one of them.
tl::expected<MakePlayer, Problem> players_on_card(const GameEntry& game,
                                                  const std::vector<Lineup>& points,
                                                  std::uint64_t games);

}  // namespace citybox::lab::gpu
