#pragma once
// The order of play: what a decision does, and how the game goes on to the next one (`go_on`).

#include "engine/core/game.hpp"
#include "games/broken_cities/turn.hpp"

namespace citybox::broken_cities {

// BC-4 … BC-7
constexpr State set_up(const Setup<Options>& setup, const Content& c) {
  State s{};
  s.seats = setup.seats;
  s.options = setup.options;
  for_each_seat(s, [&](Seat seat) {
    for (const StartHome& home : c.start_homes[seat.index]) {
      s.built[home.what].add(home.space);
      s.owned[seat.index].add(home.space);
      s.renters.add(home.space);
    }
    s.money[seat.index] = c.start_money[s.seats == kMostSeats ? 1 : 0][seat.index];
  });
  for (const Law& law : c.first_laws) {
    if (law.kind != LawKind::kNone) s.laws.push_back(law);
  }
  s.available = c.available_at_start;
  s.reserve = static_cast<std::uint8_t>(c.renters - s.renters.size() - s.available);
  return s;
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
      end_game(play, Ending::kCityBroke, rule(24));
    } else if (s.talk != Talk::kNone) {  // NOLINT(bugprone-branch-clone): the order counts
      return;                            // a speaker words a motion
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

template <class P>
constexpr void do_action(P& play, Seat seat, const Action& a) {
  State& s = play.state;
  switch (a.verb) {
    case Verb::kBuy:
      s.chosen = a.construction;
      return tell_all(play, Event{.kind = EventKind::kChosen,
                                  .rule = rule(35),
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
    case Verb::kPool:
      return obey_facilitator(play, a);
    default:
      return speak(play, a);
  }
}

template <class Ctx>
constexpr State start(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
  State s = set_up(setup, content);
  Play play{s, ctx, content};
  begin_round(play);
  return s;
}

template <class Ctx>
constexpr void apply(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  Play play{s, ctx, content};
  do_action(play, seat, a);
  go_on(play);
}

}  // namespace citybox::broken_cities
