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
Happening happening_of(const typename C::Game::Event& event, SeatSet audience,
                       const typename C::Game::Content& content, const Said& said) {
  Happening happening{audience, event_json(C::info(), event), C::sentence(event, content, said)};
  if constexpr (C::kHooks.account != nullptr) happening.account = C::kHooks.account(event, content);
  return happening;
}

// Draws from a source and keeps draws and events in a Step.
template <Codec C>
class RecordingContext {
 public:
  RecordingContext(DrawSource& source, Step& step, const typename C::Game::Content& content,
                   const Said& said)
      : source_(source), step_(step), content_(content), said_(said) {}

  std::uint32_t draw(std::uint32_t sides) {
    const std::uint32_t value = source_.draw(sides);
    step_.draws.push_back({sides, value});
    return value;
  }
  void reveal() { draw(1); }
  void emit(const typename C::Game::Event& event, SeatSet audience) {
    step_.happenings.push_back(happening_of<C>(event, audience, content_, said_));
  }

 private:
  DrawSource& source_;
  Step& step_;
  const typename C::Game::Content& content_;
  const Said& said_;
};

// Keeps what `viewers` may see of the events, and a copy of the state, up to the first draw or
// until there were `most` events.
template <Codec C>
class PreviewContext {
 public:
  using State = typename C::Game::State;
  using Content = typename C::Game::Content;

  PreviewContext(const State& state, SeatSet viewers, std::size_t most, const Content& content,
                 const Said& said)
      : state_(state), viewers_(viewers), most_(most), content_(content), said_(said) {}

  std::uint32_t draw(std::uint32_t sides) {
    draw_first();
    return rng_.below(sides);
  }
  void reveal() { draw_first(); }
  void emit(const typename C::Game::Event& event, SeatSet audience) {
    if (happenings_.size() == most_) stop();
    if (stopped_ || !may_see(audience, viewers_)) return;
    happenings_.push_back(happening_of<C>(event, audience, content_, said_));
  }

  bool stopped() const { return stopped_; }
  // Was it a draw or a reveal that stopped it?
  bool drew() const { return drew_; }
  const State& reached() const { return stopped_ ? at_the_stop_ : state_; }
  std::vector<Happening>& happenings() { return happenings_; }

 private:
  void draw_first() {
    drew_ = drew_ || !stopped_;
    stop();
  }
  void stop() {
    if (!stopped_) at_the_stop_ = state_;
    stopped_ = true;
  }

  const State& state_;
  SeatSet viewers_;
  std::size_t most_;
  const Content& content_;
  const Said& said_;
  Rng rng_{0};
  bool stopped_ = false;
  bool drew_ = false;
  State at_the_stop_{};
  std::vector<Happening> happenings_;
};

}  // namespace citybox
