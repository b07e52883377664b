#pragma once
// Who plays on a card. A game's device.hpp has a struct with
//   Game              the game
//   kSlots            games under way in one thread that decides quickly: more of them find company
//                     sooner, fewer keep their states in the cache
//   kBlocks           blocks of such threads that shall find room on one multiprocessor: with 4 a thread
//                     has 64 registers, with 2 it has 128
//   phase(s)          what is owed, as a number below kThoughts (kinds.hpp): games in one phase run the
//                     same code
//   said(a)           what its bots make of an allowed action, where they do not take any
// and of its bot "greedy"
//   Judgement, kHow   if it is a GreedyBot; and kThinkingSlots games under way in one thread: thoughts take
//                     room, and a card keeps it for every thread that it could run
//   kGreedy           choose(seen, seat, seed, content), if it is a quick one of its own

#include <cstdint>

#include "engine/core/game.hpp"
#include "engine/device/hand.hpp"
#include "engine/device/picking.hpp"
#include "engine/device/thinker.hpp"

namespace citybox {

template <class Players>
constexpr auto said(const typename Players::Game::Action& action) {
  if constexpr (requires { Players::said(action); }) {
    return Players::said(action);
  } else {
    return action;
  }
}

// A mind that decides at once.
template <class Players, class Choose>
class QuickMind {
  using G = typename Players::Game;

 public:
  static constexpr bool kQuick = true;
  static constexpr unsigned kSlots = Players::kSlots;

  static constexpr Kind begin(const Running<G>& game, Seat) { return Players::phase(game.state); }
  constexpr Kind step(Running<G>& game, Seat seat, Kind, const typename G::Content& content) {
    choice_ = Choose::choose(game.state, seat, game.minds.next(), content);
    return kPlays;
  }
  constexpr const typename G::Action& choice() const { return choice_; }

 private:
  typename G::Action choice_{};
};

// GreedyBot's mind.
template <class Players>
class ThinkingMind {
  using G = typename Players::Game;

 public:
  static constexpr bool kQuick = false;
  static constexpr unsigned kSlots = Players::kThinkingSlots;

  constexpr Kind begin(Running<G>& game, Seat seat) {
    thinker_.begin(game.state, seat, game.minds.next());
    return thinker_.kind();
  }
  constexpr Kind step(Running<G>&, Seat, Kind, const typename G::Content& content) {
    thinker_.step(content);
    return thinker_.done() ? kPlays : thinker_.kind();
  }
  constexpr auto choice() const { return said<Players>(thinker_.choice()); }

 private:
  Thinker<Players> thinker_;
};

template <class Players>
struct OnDevice {
  using G = typename Players::Game;
  using State = typename G::State;
  using Content = typename G::Content;

  struct Randomly {
    static constexpr auto choose(const State& state, Seat seat, std::uint64_t seed,
                                 const Content& content) {
      return said<Players>(pick_at_random<G>(state, seat, seed, content));
    }
  };
  struct Greedily {
    static constexpr auto choose(const State& state, Seat seat, std::uint64_t seed,
                                 const Content& content) {
      return Players::kGreedy(G::redact(state, SeatSet(seat)), seat, seed, content);
    }
  };
  template <class P>
  struct GreedyMind {
    using Type = QuickMind<P, Greedily>;
  };
  template <class P>
    requires requires { P::kHow; }
  struct GreedyMind<P> {
    using Type = ThinkingMind<P>;
  };

  using Random = Hand<G, QuickMind<Players, Randomly>>;
  using Greedy = Hand<G, typename GreedyMind<Players>::Type>;
};

}  // namespace citybox
