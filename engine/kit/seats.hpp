#pragma once

#include <cstdint>

#include "engine/core/seat.hpp"

namespace citybox {

// Calls `visit(seat)` for each seat of the table, in order. `state` has their number in `seats`.
template <class State, class Visit>
constexpr void for_each_seat(const State& state, Visit&& visit) {
  for (std::uint8_t i = 0; i < state.seats; ++i) visit(Seat{i});
}

}  // namespace citybox
