#pragma once
// Who may know what: nothing is hidden, the face-down stacks are counts.

#include "engine/core/rng.hpp"
#include "games/crash_city/content.hpp"
#include "games/crash_city/state.hpp"

namespace citybox::crash_city {

constexpr State redact(const State& s, SeatSet) { return s; }

constexpr State determinize(const State& seen, SeatSet, Rng&, const Content&) { return seen; }

}  // namespace citybox::crash_city
