#pragma once
// The parts of a round (BC-10, BC-11, BC-15, BC-20), and what a decision that all take does.

#include "games/broken_cities/climate.hpp"
#include "games/broken_cities/hearing.hpp"
#include "games/broken_cities/session.hpp"

namespace citybox::broken_cities {

// BC-32: fines of the last turn, from a part of the new income only; the rest is forgotten.
template <class P>
constexpr void collect_debt(P& play, Seat seat, int income) {
  State& s = play.state;
  const int owed = s.owed[seat.index];
  if (owed == 0) return;
  const int most = income / play.content.debt_divisor;
  const int taken = owed < most ? owed : most;
  s.money[seat.index] -= taken;
  s.owed[seat.index] = 0;
  tell_all(play, Event{.kind = EventKind::kDebtPaid,
                       .rule = rule(32),
                       .seat = seat,
                       .amount = taken,
                       .before = owed,
                       .after = s.money[seat.index]});
}

// BC-11
template <class P>
constexpr void begin_turn(P& play) {
  State& s = play.state;
  const Seat seat = active_seat(s);
  s.stage = Stage::kTurn;
  for (Law& law : s.laws) law.since = Since::kNow;
  tell_all(play, Event{.kind = EventKind::kTurnBegan, .rule = rule(11), .seat = seat});
  const int income = rent(s, seat, play.content), before = s.money[seat.index];
  receive(s, seat, income);
  tell_all(play, Event{.kind = EventKind::kIncome,
                       .rule = rule(11),
                       .seat = seat,
                       .amount = income,
                       .before = before,
                       .after = s.money[seat.index]});
  collect_debt(play, seat, income);
  set_dues(s, play.content);
}

// BC-10
template <class P>
constexpr void begin_round(P& play) {
  State& s = play.state;
  s.order = by_rent(s, play.content);
  s.turn = 0;
  tell_all(play, Event{.kind = EventKind::kRoundBegan,
                       .rule = rule(10),
                       .amount = static_cast<std::int32_t>(s.round)});
  begin_turn(play);
}

// BC-32: the laws that the machine keeps are settled, then the others are heard.
template <class P>
constexpr void end_turn(P& play) {
  State& s = play.state;
  const Seat seat = active_seat(s);
  for (std::size_t i = 0; i < s.laws.size(); ++i) {
    const int times = breaches(s, i, play.content);
    if (times == 0) continue;
    const Law& law = s.laws[i];
    tell_all(play, Event{.kind = EventKind::kLawBroken,
                         .rule = rule(32),
                         .seat = seat,
                         .law = law,
                         .amount = times,
                         .after = times * law.fine});
    fine(play, seat, law, times * law.fine, rule(32));
  }
  tell_all(play, Event{.kind = EventKind::kTurnEnded,
                       .rule = rule(11),
                       .seat = seat,
                       .amount = s.money[seat.index]});
  s.due = {};
  s.heard = 0;
  s.stage = Stage::kHearing;
}

// BC-20, BC-25
template <class P>
constexpr void end_round(P& play) {
  State& s = play.state;
  s.stage = Stage::kRoundEnd;
  count_damage(play);
  if (s.idle_rounds > play.content.idle_rounds_allowed) {
    end_game(play, Ending::kStandstill, rule(25));
  }
}

// BC-15: the very last thing of a round.
template <class P>
constexpr void renters_arrive(P& play) {
  State& s = play.state;
  const int coming =
      s.reserve < play.content.renters_a_round ? s.reserve : play.content.renters_a_round;
  s.reserve = static_cast<std::uint8_t>(s.reserve - coming);
  s.available = static_cast<std::uint8_t>(s.available + coming);
  if (coming > 0) {
    tell_all(play, Event{.kind = EventKind::kRentersArrived,
                         .rule = rule(15),
                         .amount = coming,
                         .after = s.available});
  }
  if (s.round < 0xFFFF) ++s.round;
  s.idle_rounds = static_cast<std::uint8_t>(s.idle_rounds + 1);
}

// BC-22: the last pick of the last seat lets them all go.
template <class P>
constexpr void pick_renter(P& play, Seat seat, Space at) {
  State& s = play.state;
  s.leaving[seat.index].add(at);
  --s.to_lose[seat.index];
  tell(play, SeatSet(seat),
       Event{.kind = EventKind::kRenterPicked, .rule = rule(22), .seat = seat, .space = at});
  if (s.to_lose[seat.index] > 0) return;
  tell_all(play, Event{.kind = EventKind::kReady, .rule = rule(22), .seat = seat});
  if (!disease_rages(s)) finish_disease(play);
}

// BC-33, BC-34: the last ballot turns them all up.
template <class P>
constexpr void cast(P& play, Seat seat, Ballot ballot) {
  State& s = play.state;
  s.ballots[seat.index] = ballot;
  tell_all(play, Event{.kind = EventKind::kReady,
                       .rule = s.talk == Talk::kVote ? rule(34) : rule(33),
                       .seat = seat});
  if (!deciders(s).empty()) return;
  if (s.talk == Talk::kVote) return count_votes(play);
  return s.talk == Talk::kCall ? count_calls(play) : count_verdicts(play);
}

// BC-40, BC-41, BC-43
template <class P>
constexpr void obey_facilitator(P& play, Action a) {
  State& s = play.state;
  if (a.verb == Verb::kPool) {
    tell_all(
        play,
        Event{.kind = EventKind::kPoolTold, .rule = rule(40), .before = s.pool, .after = a.pool});
    s.pool = a.pool;
    return;
  }
  if (a.verb == Verb::kClose) {
    tell_all(play, Event{.kind = EventKind::kClosed, .rule = rule(43)});
    return end_game(play, Ending::kClosed, rule(43));
  }
  s.used.add(a.card);
  s.waiting.push_back(a.card);
}

}  // namespace citybox::broken_cities
