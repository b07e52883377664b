#pragma once

#include "engine/core/seat.hpp"

namespace citybox {

// What some seats together may know: a state with every secret of others blanked. Only the game's
// `redact` can make one; bots and encoders take this type, never a State.
template <class G>
class Seen {
 public:
  constexpr const typename G::State& state() const { return state_; }
  constexpr SeatSet viewers() const { return viewers_; }
  constexpr bool operator==(const Seen&) const = default;

 private:
  friend G;
  constexpr Seen(const typename G::State& redacted, SeatSet viewers)
      : state_(redacted), viewers_(viewers) {}

  typename G::State state_;
  SeatSet viewers_;
};

}  // namespace citybox
