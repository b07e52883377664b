#pragma once
// The discussion: gifts (SU-25), promises and what became of them (SU-29).

#include "games/sustain/action.hpp"
#include "games/sustain/changes.hpp"

namespace citybox::sustain {

template <class P>
constexpr void give_coins(P& play, Seat seat, Seat other, int number) {
  State& s = play.state;
  s.coins[seat.index] = byte(s.coins[seat.index] - number);
  s.coins[other.index] = byte(s.coins[other.index] + number);
  s.gifts[seat.index][other.index] = byte(number);
  tell_all(play, Event{.kind = EventKind::kGave,
                       .rule = rule(25),
                       .seat = seat,
                       .other = other,
                       .amount = brief(number)});
}

constexpr Promise promise_of(Action a) {
  switch (a.verb) {
    case Verb::kPromisePut:
      return {PromiseKind::kPut, a.spot, kFacilitator, a.number, 0};
    case Verb::kPromiseNone:
      return {PromiseKind::kPutNone, a.spot, kFacilitator, 0, 0};
    default:
      return {PromiseKind::kGive, kNoSpot, a.other, a.number, 0};
  }
}

template <class P>
constexpr void make_promise(P& play, Seat seat, Promise promise) {
  play.state.promises[seat.index].push_back(promise);
  tell_all(play,
           Event{.kind = EventKind::kPromised, .rule = rule(29), .seat = seat, .promise = promise});
}

// SU-29: what it came to this year.
constexpr int came_to(const State& s, Seat seat, const Promise& promise) {
  return promise.kind == PromiseKind::kGive ? s.gifts[seat.index][promise.receiver.index]
                                            : promise.so_far;
}
constexpr bool is_kept(const State& s, Seat seat, const Promise& promise) {
  const int sum = came_to(s, seat, promise);
  return promise.kind == PromiseKind::kPutNone ? sum == 0 : sum >= promise.number;
}

// SU-29: others paid the rest of it, and it takes no more coins.
constexpr bool is_void(const State& s, Seat seat, const Promise& promise) {
  return promise.kind == PromiseKind::kPut && promise.spot.is_solution() &&
         s.sides[static_cast<unsigned>(promise.spot.solution().number())] == Side::kTurned &&
         !is_kept(s, seat, promise);
}

constexpr void remember(State& s, Seat seat, Promise promise) {
  Credit& credit = s.credit[seat.index];
  if (is_kept(s, seat, promise)) {
    ++credit.kept;
    return;
  }
  promise.so_far = byte(came_to(s, seat, promise));
  credit = {credit.kept, byte(credit.broken + 1), s.year, promise};
}

// SU-29: nothing follows from it but that all can read it, and it is remembered.
template <class P>
constexpr void judge_promises(P& play) {
  for_each_seat(play.state, [&](Seat seat) {
    for (const Promise& promise : play.state.promises[seat.index]) {
      if (is_void(play.state, seat, promise)) continue;
      const bool kept = is_kept(play.state, seat, promise);
      remember(play.state, seat, promise);
      tell_all(play, Event{.kind = kept ? EventKind::kPromiseKept : EventKind::kPromiseBroken,
                           .rule = rule(29),
                           .seat = seat,
                           .promise = promise,
                           .amount = brief(came_to(play.state, seat, promise))});
    }
  });
}

template <class P>
constexpr void be_ready(P& play, Seat seat) {
  State& s = play.state;
  s.done.add(seat);
  tell_all(play, Event{.kind = EventKind::kReady, .rule = rule(25), .seat = seat});
  if (!all_done(s)) return;
  s.phase = Phase::kInvesting;
  s.active = s.first;
  s.done = {};
  tell_all(play, Event{.kind = EventKind::kInvestingBegan, .rule = rule(26), .seat = s.first});
}

}  // namespace citybox::sustain
