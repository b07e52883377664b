#pragma once

#include <cstdint>

#include "engine/core/game.hpp"

namespace citybox {

// Any allowed action, each as likely as the others.
template <Game G>
struct RandomBot {
  // `seat` must owe a decision. Same seed, same choice.
  static constexpr typename G::Action choose(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                                             const typename G::Content& content) {
    Rng rng(seed);
    const typename G::State state = G::determinize(seen, rng, content);
    ActionList<G> actions;
    G::legal(state, seat, actions, content);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
  }
};

}  // namespace citybox
