#pragma once

#include <cstdint>

#include "engine/core/game.hpp"

namespace citybox {

// Any allowed action, each as likely as the others. Its lot is drawn before anything hidden is guessed:
// who knows the whole state (a GPU that plays all seats) finds the same choice without guessing.
template <Game G>
struct RandomBot {
  // `seat` must owe a decision. Same seed, same choice.
  static constexpr typename G::Action choose(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                                             const typename G::Content& content) {
    Rng rng(seed);
    const std::uint64_t lot = rng.next();
    const typename G::State state = G::determinize(seen, rng, content);
    ActionList<G> actions;
    G::legal(state, seat, actions, content);
    return actions[scale(lot, static_cast<std::uint32_t>(actions.size()))];
  }
};

}  // namespace citybox
