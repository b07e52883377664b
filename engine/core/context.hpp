#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"

namespace citybox {

// What `apply` gets besides state, seat and action: the only chance, and a place for what happened.
//   draw(n)                 one of 0 … n-1, n >= 1. Sampled in play, recorded in the log, fed back in
//                           replays, scripted in tests, enumerated by perft.
//   reveal()                something dealt before comes to light: a draw with one outcome, so that it
//                           counts as one for undo, previews and bots.
//   emit(event, audience)   for log, animation and narration; a context may drop it. Whoever emits
//                           says who may see it.
template <class C, class Event>
concept ContextFor = requires(C& ctx, std::uint32_t n, const Event& event, SeatSet audience) {
  { ctx.draw(n) } -> std::same_as<std::uint32_t>;
  ctx.reveal();
  ctx.emit(event, audience);
};

// Does a context keep what it is told? One that does not says so (`kKeepsEvents = false`), and what only
// the eye needs can be left out.
template <class Ctx>
inline constexpr bool kKeepsEvents =
    !requires { requires !std::remove_cvref_t<Ctx>::kKeepsEvents; };

// For bots, playouts and benchmarks: samples, and keeps no events.
class QuietContext {
 public:
  static constexpr bool kKeepsEvents = false;

  constexpr explicit QuietContext(Rng rng) : rng_(rng) {}

  constexpr std::uint32_t draw(std::uint32_t n) { return rng_.below(n); }
  constexpr void reveal() { draw(1); }
  template <class Event>
  constexpr void emit(const Event&, SeatSet) {}
  constexpr Rng& rng() { return rng_; }

 private:
  Rng rng_;
};

// For rule tests: the draws are written down beforehand (0 once they run out), the events are kept.
template <class Event, std::size_t kCapacity = 256>
class ScriptedContext {
 public:
  constexpr ScriptedContext() = default;
  template <std::convertible_to<std::uint32_t>... Draws>
  constexpr explicit ScriptedContext(Draws... draws) {
    (script_.push_back(static_cast<std::uint32_t>(draws)), ...);
  }

  constexpr std::uint32_t draw([[maybe_unused]] std::uint32_t n) {
    const std::uint32_t value = drawn_ < script_.size() ? script_[drawn_] : 0;
    ++drawn_;
    assert(value < n);
    return value;
  }
  constexpr void reveal() { draw(1); }
  constexpr void emit(const Event& event, SeatSet) { events_.push_back(event); }

  constexpr std::size_t drawn() const { return drawn_; }
  constexpr const ScratchList<Event, kCapacity>& events() const { return events_; }

 private:
  ScratchList<std::uint32_t, 64> script_;
  std::size_t drawn_ = 0;
  ScratchList<Event, kCapacity> events_;
};

}  // namespace citybox
