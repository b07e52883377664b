#pragma once
// The contexts that a table plays with: one writes down what happened, one looks ahead.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"
#include "engine/table/codec.hpp"
#include "engine/table/draws.hpp"
#include "engine/table/event_json.hpp"
#include "engine/table/table.hpp"

namespace citybox {

template <Codec C>
Happening happening_of(const typename C::Game::Event& event, SeatSet audience) {
  return {audience, event_json(C::info(), event), C::sentence(event)};
}

// Draws from a source and keeps draws and events in a Step.
template <Codec C>
class RecordingContext {
 public:
  RecordingContext(DrawSource& source, Step& step) : source_(source), step_(step) {}

  std::uint32_t draw(std::uint32_t sides) {
    const std::uint32_t value = source_.draw(sides);
    step_.draws.push_back({sides, value});
    return value;
  }
  void emit(const typename C::Game::Event& event, SeatSet audience = kEveryone) {
    step_.happenings.push_back(happening_of<C>(event, audience));
  }

 private:
  DrawSource& source_;
  Step& step_;
};

// Keeps what `viewers` may see of the events, and a copy of the state, up to the first draw.
template <Codec C>
class PreviewContext {
 public:
  using State = typename C::Game::State;

  PreviewContext(const State& state, SeatSet viewers) : state_(state), viewers_(viewers) {}

  std::uint32_t draw(std::uint32_t sides) {
    if (!chance_) at_first_draw_ = state_;
    chance_ = true;
    return rng_.below(sides);
  }
  void emit(const typename C::Game::Event& event, SeatSet audience = kEveryone) {
    if (chance_ || !may_see(audience, viewers_)) return;
    happenings_.push_back(happening_of<C>(event, audience));
  }

  bool chance() const { return chance_; }
  const State& reached() const { return chance_ ? at_first_draw_ : state_; }
  std::vector<Happening>& happenings() { return happenings_; }

 private:
  const State& state_;
  SeatSet viewers_;
  Rng rng_{0};
  bool chance_ = false;
  State at_first_draw_{};
  std::vector<Happening> happenings_;
};

}  // namespace citybox
