#pragma once
// The order of play:
//
//   start         the decks, what is dealt, the display, the first resupply (BB-10 … BB-12)
//   a round
//     begin_round   markers and Leaders are back; all place Leaders at the same time (BB-20)
//     open_round    Leaders are shown, who goes first (BB-21), resupply (BB-22)
//     next_turn     one marker after the other, clockwise (BB-23); a gained Leader in between (BB-33)
//     end_round     the rightmost tile goes (BB-24)
//   end_game      when the last tile has come, at the end of its round (BB-41)

#include "engine/core/game.hpp"
#include "engine/kit/play.hpp"
#include "games/build_back/markers.hpp"
#include "games/build_back/refusal.hpp"
#include "games/build_back/round.hpp"

namespace citybox::build_back {

template <class P>
constexpr void begin_round(P& play) {
  State& s = play.state;
  clear_mats(play);
  s.turn = s.first;
  s.task = Task::kLeaders;
  tell_all(play, Event{.kind = EventKind::kRoundBegan, .rule = rule(20), .amount = s.round});
}

template <class P>
constexpr void open_round(P& play) {
  State& s = play.state;
  show_leaders(play);
  s.task = Task::kMarker;
  find_first(play);
  if (s.round > 1) resupply(play);  // BB-22: the first round has the card of the set-up
  s.turn = s.first;
}

template <class P>
constexpr void end_game(P& play) {
  State& s = play.state;
  s.task = Task::kNone;
  s.ending = Ending::kRebuilt;
  s.turn = s.first;
  tell_scores(play);
  tell_all(play,
           Event{.kind = EventKind::kEnded, .rule = rule(41), .winners = leading(s, play.content)});
}

template <class P>
constexpr void end_round(P& play) {
  State& s = play.state;
  tell_all(play, Event{.kind = EventKind::kRoundEnded, .rule = rule(24), .amount = s.round});
  if (end_is_triggered(s)) return end_game(play);
  s.task = Task::kLeaders;  // the markers are off the board
  discard_rightmost(play);
  if (end_is_triggered(s)) return end_game(play);
  ++s.round;
  begin_round(play);
}

// The next seat clockwise that still has a marker.
template <class P>
constexpr void next_turn(P& play) {
  State& s = play.state;
  s.task = Task::kMarker;
  Seat seat = s.turn;
  for (int i = 0; i < s.seats; ++i) {
    seat = next_seat(seat, s.seats);
    if (s.players[seat.index].markers == 0) continue;
    s.turn = seat;
    return;
  }
  end_round(play);
}

template <class Ctx>
constexpr State start(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
  State s;
  s.seats = setup.seats;
  s.options = setup.options;
  s.bank = content.supply;
  Play play{s, ctx, content};
  fill_decks(play);
  deal(play);
  fill_display(play);
  resupply(play);
  begin_round(play);
  return s;
}

template <class Ctx>
constexpr void apply(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  Play play{s, ctx, content};
  if (s.task == Task::kLeaders) {
    prepare(play, seat, a);
    if (deciders(s).empty()) open_round(play);
    return;
  }
  if (s.task == Task::kMarker) {
    do_marker(play, seat, a);
  } else {
    settle_gained(play, seat, a);
  }
  // Without a free tile a gained Leader waits without being asked.
  if (s.gained > 0 && leaders_to_place(s.players[seat.index]) > 0) {
    s.task = Task::kGained;
    return;
  }
  s.gained = 0;
  next_turn(play);
}

}  // namespace citybox::build_back
