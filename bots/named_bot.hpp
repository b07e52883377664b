#pragma once

#include <cstdint>

#include "bots/explanation.hpp"
#include "engine/core/game.hpp"

namespace citybox {

// A player that is a program, as a game's entry lists it.
template <Game G>
struct NamedBot {
  const char* name;   // "greedy"
  const char* level;  // "easy", "normal", "hard", or ""
  const char* blurb;  // one sentence
  // An allowed action for a seat that owes a decision. Same seed, same choice.
  typename G::Action (*choose)(const Seen<G>&, Seat, std::uint64_t seed,
                               const typename G::Content&);
  Mind<G> mind = {};
};

}  // namespace citybox
