#pragma once
// The round as the rules list it (BC-10, BC-11, BC-20, BC-21, BC-15), and how the game goes on
// between two decisions.

#include "games/broken_cities/climate.hpp"
#include "games/broken_cities/hearing.hpp"
#include "games/broken_cities/session.hpp"

namespace citybox::broken_cities {

// BC-32: fines of the last turn, from half of the new income at most; the rest is forgotten.
template <class P>
constexpr void collect_debt(P& play, Seat seat, int income) {
  State& s = play.state;
  const int owed = s.owed[seat.index];
  if (owed == 0) return;
  const int taken = owed < income / 2 ? owed : income / 2;
  s.money[seat.index] -= taken;
  s.owed[seat.index] = 0;
  play.ctx.emit(Event{.kind = EventKind::kDebtPaid,
                      .rule = RuleId{32, 0},
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
  play.ctx.emit(Event{.kind = EventKind::kTurnBegan, .rule = RuleId{11, 0}, .seat = seat});
  const int income = rent(s, play.content, seat), before = s.money[seat.index];
  receive(s, seat, income);
  play.ctx.emit(Event{.kind = EventKind::kIncome,
                      .rule = RuleId{11, 0},
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
  play.ctx.emit(Event{.kind = EventKind::kRoundBegan,
                      .rule = RuleId{10, 0},
                      .amount = static_cast<std::int32_t>(s.round)});
  begin_turn(play);
}

// BC-32: the laws that the machine keeps are settled, then the others are heard.
template <class P>
constexpr void end_turn(P& play) {
  State& s = play.state;
  const Seat seat = active_seat(s);
  for (std::size_t i = 0; i < s.laws.size(); ++i) {
    const int times = breaches(s, play.content, i);
    if (times == 0) continue;
    const Law& law = s.laws[i];
    play.ctx.emit(Event{.kind = EventKind::kLawBroken,
                        .rule = RuleId{32, 0},
                        .seat = seat,
                        .law = law,
                        .amount = times,
                        .after = times * law.fine});
    fine(play, seat, law, times * law.fine, RuleId{32, 0});
  }
  play.ctx.emit(Event{.kind = EventKind::kTurnEnded,
                      .rule = RuleId{11, 0},
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
    end_game(play, Ending::kStandstill, RuleId{25, 0});
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
    play.ctx.emit(Event{.kind = EventKind::kRentersArrived,
                        .rule = RuleId{15, 0},
                        .amount = coming,
                        .after = s.available});
  }
  s.round = s.round < 0xFFFFFFFF ? s.round + 1 : s.round;
  s.idle_rounds = static_cast<std::uint8_t>(s.idle_rounds + 1);
}

// The next hearing, or the next turn, or the end of the round.
template <class P>
constexpr void go_on_after_turn(P& play) {
  State& s = play.state;
  while (s.heard < s.laws.size() && !is_heard(s.laws[s.heard])) ++s.heard;
  if (s.heard < s.laws.size()) return begin_hearing(play);
  s.heard = 0;
  s.bought = {};
  if (s.turn + 1 == s.seats) return end_round(play);
  ++s.turn;
  begin_turn(play);
}

// All that follows by itself, up to the next decision or the end.
template <class P>
constexpr void go_on(P& play) {
  State& s = play.state;
  while (!is_over(s) && !all_decide(s)) {
    if (!s.waiting.empty()) {
      const Card card = s.waiting[0];
      s.waiting.erase_at(0);
      card_falls(play, card);
    } else if (s.cards_due > 0) {
      draw_card(play);
    } else if (city_is_broken(s, play.content)) {
      end_game(play, Ending::kCityBroke, RuleId{24, 0});
    } else if (s.talk != Talk::kNone) {
      return;  // a speaker words a motion
    } else if (s.session == Session::kDue) {
      return begin_session(play);
    } else if (s.stage == Stage::kTurn) {
      return;
    } else if (s.stage == Stage::kHearing) {
      go_on_after_turn(play);
    } else {
      renters_arrive(play);
      begin_round(play);
    }
  }
}

// BC-22: the last pick of the last seat lets them all go.
template <class P>
constexpr void pick_renter(P& play, Seat seat, Space at) {
  State& s = play.state;
  s.leaving[seat.index].add(at);
  --s.to_lose[seat.index];
  play.ctx.emit(
      Event{.kind = EventKind::kRenterPicked, .rule = kCardRule, .seat = seat, .space = at},
      SeatSet(seat));
  if (s.to_lose[seat.index] > 0) return;
  play.ctx.emit(Event{.kind = EventKind::kReady, .rule = kCardRule, .seat = seat});
  if (!disease_rages(s)) finish_disease(play);
}

// BC-33, BC-34: the last ballot turns them all up.
template <class P>
constexpr void cast(P& play, Seat seat, Ballot ballot) {
  State& s = play.state;
  s.ballots[seat.index] = ballot;
  const RuleId rule = s.talk == Talk::kVote ? RuleId{34, 0} : kHearingRule;
  play.ctx.emit(Event{.kind = EventKind::kReady, .rule = rule, .seat = seat});
  if (!deciders_of(s).empty()) return;
  if (s.talk == Talk::kVote) return count_votes(play);
  return s.talk == Talk::kCall ? count_calls(play) : count_verdicts(play);
}

// BC-41, BC-43
template <class P>
constexpr void obey_facilitator(P& play, Action a) {
  State& s = play.state;
  if (a.verb == Verb::kClose) {
    play.ctx.emit(Event{.kind = EventKind::kClosed, .rule = RuleId{43, 0}});
    return end_game(play, Ending::kClosed, RuleId{43, 0});
  }
  s.used.add(a.card);
  s.waiting.push_back(a.card);
}

template <class P>
constexpr void carry_out(P& play, Seat seat, Action a) {
  State& s = play.state;
  switch (a.verb) {
    case Verb::kBuy:
      s.chosen = a.construction;
      return play.ctx.emit(Event{.kind = EventKind::kChosen,
                                 .rule = RuleId{35, 0},
                                 .seat = seat,
                                 .construction = a.construction});
    case Verb::kPlace: {
      const Construction what = s.chosen;
      s.chosen = Construction::kNone;
      return build(play, seat, what, a.space);
    }
    case Verb::kRetrofit:
      return retrofit(play, seat, a.space);
    case Verb::kRentOut:
      return rent_out(play, seat, a.space);
    case Verb::kEnd:
      return end_turn(play);
    case Verb::kLose:
      return pick_renter(play, seat, a.space);
    case Verb::kCall:
    case Verb::kVoteYes:
      return cast(play, seat, Ballot::kYes);
    case Verb::kLetBe:
    case Verb::kVoteNo:
      return cast(play, seat, Ballot::kNo);
    case Verb::kCard:
    case Verb::kClose:
      return obey_facilitator(play, a);
    default:
      return speak(play, a);
  }
}

}  // namespace citybox::broken_cities
