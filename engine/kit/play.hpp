#pragma once

#include "engine/core/seat.hpp"

namespace citybox {

// What a rule works with while an action is carried out.
template <class State, class Content, class Ctx>
struct Play {
  State& state;
  Ctx& ctx;
  const Content& content;
};

// Something happened: for all to see, or for some only.
template <class P, class Event>
constexpr void tell_all(P& play, const Event& event) {
  play.ctx.emit(event, kEveryone);
}
template <class P, class Event>
constexpr void tell(P& play, SeatSet audience, const Event& event) {
  play.ctx.emit(event, audience);
}

}  // namespace citybox
