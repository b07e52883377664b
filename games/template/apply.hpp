#pragma once
// The order of play: a plot is shown, everybody commits a card, the plot is sold; five times.

#include "engine/core/game.hpp"
#include "engine/kit/play.hpp"
#include "games/template/content.hpp"
#include "games/template/event.hpp"
#include "games/template/refusal.hpp"

namespace citybox::plots {

// TP-2
template <class P>
constexpr void show_plot(P& play) {
  State& s = play.state;
  s.plot = static_cast<std::uint8_t>(1 + play.ctx.draw(play.content.best_plot));
  const auto worth = static_cast<std::uint8_t>(s.plot + s.carried);
  tell_all(play, Event{EventKind::kPlotShown, rule(2), Seat{}, kNoCard, worth});
}

// TP-4: the seat that played the highest card nobody else played; the facilitator: nobody.
constexpr Seat taker(const State& s) {
  for (std::uint8_t number = kCards; number >= 1; --number) {
    SeatSet same;
    for (std::uint8_t i = 0; i < s.seats; ++i) {
      if (s.bids[i].number == number) same.add(Seat{i});
    }
    if (same.size() == 1) return same.front();
  }
  return kFacilitator;
}

// TP-4, TP-5
template <class P>
constexpr void hand_over_plot(P& play) {
  State& s = play.state;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    tell_all(play, Event{EventKind::kRevealed, rule(4), Seat{i}, s.bids[i], 0});
  }
  const auto worth = static_cast<std::uint8_t>(s.plot + s.carried);
  const Seat winner = taker(s);
  s.carried = 0;
  if (winner != kFacilitator) {
    s.won[winner.index] = static_cast<std::uint8_t>(s.won[winner.index] + worth);
    tell_all(play, Event{EventKind::kTaken, rule(4), winner, s.bids[winner.index], worth});
  } else {
    if (s.options.unclaimed == Unclaimed::kCarried) s.carried = worth;
    tell_all(play, Event{EventKind::kUnclaimed, rule(5), Seat{}, kNoCard, worth});
  }
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    s.hands[i].remove(s.bids[i]);
    s.bids[i] = kNoCard;
  }
}

// TP-6
template <class P>
constexpr void end_game(P& play) {
  play.state.plot = 0;
  play.state.carried = 0;
  play.state.ending = Ending::kAllSold;
  tell_all(play, Event{EventKind::kEnded, rule(6), Seat{}, kNoCard, 0});
}

// TP-1
template <class Ctx>
constexpr State start(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
  State s;
  s.seats = setup.seats;
  s.options = setup.options;
  for (std::uint8_t i = 0; i < s.seats; ++i) s.hands[i] = Hand::all();
  Play play{s, ctx, content};
  show_plot(play);
  return s;
}

template <class Ctx>
constexpr void apply(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  Play play{s, ctx, content};
  s.bids[seat.index] = a.card;
  tell_all(play, Event{EventKind::kCommitted, rule(3), seat, kNoCard, 0});
  if (!deciders(s).empty()) return;
  hand_over_plot(play);
  if (s.round == content.rounds) return end_game(play);
  ++s.round;
  show_plot(play);
}

}  // namespace citybox::plots
