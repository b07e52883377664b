#pragma once
// How one thread of a card plays: it has a hand of games under way. At each step all threads of a block do
// the same kind of thing (decide in a phase, begin a game, judge a position), each with a game of its
// hand that waits for just that; without this they would do what differs one after the other, and wait
// for their instructions. A game that is over is followed by the next at once, so no thread waits for
// the longest game of its neighbors. Plain code that the host runs as well (tests/device): the card's
// entry is kernel.cpp.

#include <cstdint>

#include "engine/core/game.hpp"
#include "engine/device/kinds.hpp"

namespace citybox {

// One game as ArenaOf plays it.
template <Game G>
struct Running {
  typename G::State state;
  QuietContext ctx{Rng{}};
  Rng minds{};
  std::uint32_t index = 0;
  std::uint32_t decisions = 0;

  constexpr void begin(const DeviceJob& job, const Setup<typename G::Options>& setup,
                       const typename G::Content& content) {
    const Rng chance = Rng(job.seed).fork(job.first + index);
    ctx = QuietContext(chance.fork(0));
    minds = chance.fork(1);
    state = G::start(setup, ctx, content);
  }
};

// `Mind` is how its players come to a choice:
//   kSlots                                 games at a time, at most
//   begin(game, seat)                      … and the kind of what it does first
//   step(game, seat, kind, content)        does that; gives the kind of what it does next, kPlays for
//                                          "it is chosen, and to be played"
//   choice()
// or, where a choice is made at once, kQuick and choose(game, seat, content).
template <class G, class Mind>
class Hand {
  using Content = typename G::Content;

 public:
  static constexpr unsigned kSlots = Mind::kSlots;
  static_assert(kSlots >= 1 && kSlots <= kMostSlots);

  constexpr Hand(const DeviceJob& job, const Setup<typename G::Options>& setup,
                 const Content& content)
      : job_(job),
        setup_(setup),
        content_(content),
        kinds_(job.slots < kSlots ? job.slots : kSlots) {}

  constexpr const Kinds& kinds() const { return kinds_; }

  // Does what the game in this slot waits for, and this is `kind`. `take()` gives the number of the next
  // game of the job; `end(index, state, decisions)` gets one that is over.
  template <class Take, class End>
  constexpr void step(unsigned slot, Kind kind, Take&& take, End&& end) {
    Running<G>& game = games_[slot];
    Mind& mind = minds_[slot];
    if (kind == kBegins) {
      if (game.decisions > 0) end(game.index, game.state, game.decisions);
      game.decisions = 0;
      game.index = take();
      if (game.index >= job_.games) return kinds_.set(slot, kNothing);
      game.begin(job_, setup_, content_);
    } else {
      const Seat seat = G::deciders(game.state).front();
      if (kind != kPlays) {
        kind = mind.step(game, seat, kind, content_);
        if (kind != kPlays || !Mind::kQuick) return kinds_.set(slot, kind);
      }
      G::apply(game.state, seat, mind.choice(), game.ctx, content_);
      ++game.decisions;
    }
    const SeatSet owing = G::deciders(game.state);
    kinds_.set(slot, owing.empty() ? kBegins : mind.begin(game, owing.front()));
  }

 private:
  const DeviceJob& job_;
  const Setup<typename G::Options>& setup_;
  const Content& content_;
  Kinds kinds_;
  Running<G> games_[kSlots];
  Mind minds_[kSlots];
};

}  // namespace citybox
