#pragma once
// Free-text laws after a turn (BC-33): a call, and if there is one, a verdict.

#include "games/broken_cities/session.hpp"

namespace citybox::broken_cities {

template <class P>
constexpr void tell_hearing(P& play, EventKind kind, Seat seat) {
  tell_all(
      play,
      Event{
          .kind = kind, .rule = rule(33), .seat = seat, .law = play.state.laws[play.state.heard]});
}

// Opens the hearing of the law `heard`.
template <class P>
constexpr void begin_hearing(P& play) {
  State& s = play.state;
  s.talk = Talk::kCall;
  tell_hearing(play, EventKind::kHearingBegan, active_seat(s));
}

template <class P>
constexpr void close_hearing(P& play) {
  State& s = play.state;
  s.talk = Talk::kNone;
  s.callers = SeatSet{};
  ++s.heard;
}

template <class P>
constexpr void find_breach(P& play) {
  State& s = play.state;
  const Law law = s.laws[s.heard];
  tell_hearing(play, EventKind::kBreachFound, active_seat(s));
  if (law.fine > 0) fine(play, active_seat(s), law, law.fine, rule(33));
  close_hearing(play);
}

// All have called the breach or let it be.
template <class P>
constexpr void count_calls(P& play) {
  State& s = play.state;
  const SeatSet others = voters(s), callers = seats_for(s, others);
  turn_up(s, others);
  if (callers.empty()) return close_hearing(play);
  callers.for_each([&](Seat seat) { tell_hearing(play, EventKind::kBreachCalled, seat); });
  if (callers == others) return find_breach(play);
  s.callers = callers;
  s.talk = Talk::kVerdict;
}

// All verdicts are in; the callers' is yes.
template <class P>
constexpr void count_verdicts(P& play) {
  State& s = play.state;
  const SeatSet others = voters(s);
  tell_ballots(play, others, rule(33));
  const int in_favor = seats_for(s, others).size() + s.callers.size();
  turn_up(s, others);
  if (2 * in_favor > s.seats - 1) return find_breach(play);
  tell_hearing(play, EventKind::kBreachDismissed, active_seat(s));
  close_hearing(play);
}

}  // namespace citybox::broken_cities
