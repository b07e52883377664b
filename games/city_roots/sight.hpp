#pragma once
// Nothing is hidden: both decks are shuffled counts, and everything else lies open.

#include "engine/core/rng.hpp"
#include "games/city_roots/content.hpp"
#include "games/city_roots/state.hpp"

namespace citybox::city_roots {

constexpr State redact(const State& s, SeatSet) { return s; }
constexpr State determinize(const State& seen, SeatSet, Rng&, const Content&) { return seen; }

}  // namespace citybox::city_roots
