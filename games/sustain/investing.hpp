#pragma once
// Investing: SU-26 … SU-28, up to the end of the year.

#include "games/sustain/spots.hpp"
#include "games/sustain/talk.hpp"
#include "games/sustain/year.hpp"

namespace citybox::sustain {

// SU-26: whoever is next and has not passed; when all have, the year ends.
template <class P>
constexpr void next_investor(P& play) {
  State& s = play.state;
  if (all_done(s)) {
    judge_promises(play);
    return begin_year(play);
  }
  do s.active = next_seat(s.active, s.seats);
  while (is_done(s, s.active));
}

// SU-27: the effects of what was paid, once its building stands.
template <class P>
constexpr void take_effect(P& play, Seat seat, Spot spot, Space place) {
  State& s = play.state;
  if (spot.is_sheet()) {
    const SheetBuilding* line = sheet_line(play.content, spot.building());
    run_lines(play, line->lines, {seat, place}, {Cause::kBuilding, rule(27)});
  } else {
    const unsigned number = number_of(spot.solution());
    play.ctx.reveal();
    s.sides[number] = Side::kTurned;
    tell_all(play, Event{.kind = EventKind::kTurned,
                         .rule = rule(27),
                         .seat = seat,
                         .spot = spot,
                         .back = s.backs[number]});
    run_lines(play, back_of(play.content, s.backs[number]).lines, {seat, place},
              {Cause::kSolution, rule(27)});
  }
  if (!is_over(s)) next_investor(play);
}

template <class P>
constexpr void place_building(P& play, Seat seat, Space space) {
  State& s = play.state;
  const Pending pending = s.pending;
  s.map[space.index] = pending.building;
  s.pending = {};
  tell_all(play, Event{.kind = EventKind::kPlaced,
                       .rule = rule(27),
                       .seat = seat,
                       .building = pending.building,
                       .space = space});
  if (count_free(s, SpaceKind::kSquare) == 0) return end_game(play, Ending::kFullMap, rule(30));
  s.phase = pending.spot == kNoSpot ? Phase::kMandate : Phase::kInvesting;
  if (pending.spot == kNoSpot) return go_on_with_events(play);
  take_effect(play, seat, pending.spot, space);
}

template <class P>
constexpr void put_coins(P& play, Seat seat, Spot spot, int number) {
  State& s = play.state;
  const int cost = cost_of(play.content, spot);
  std::uint8_t& there = coins_on(s, spot);
  there = byte(there + number);
  s.coins[seat.index] = byte(s.coins[seat.index] - number);
  for (Promise& promise : s.promises[seat.index]) {
    if (promise.spot == spot) promise.so_far = byte(promise.so_far + number);
  }
  tell_all(play, Event{.kind = EventKind::kInvested,
                       .rule = rule(26),
                       .seat = seat,
                       .spot = spot,
                       .amount = brief(number),
                       .before = brief(cost),
                       .after = brief(there)});
  if (there < cost) return next_investor(play);
  there = 0;
  tell_all(play,
           Event{.kind = EventKind::kFulfilled, .rule = rule(27), .seat = seat, .spot = spot});
  const Building building = building_of(play.content, spot);
  if (building != Building::kNone) return ask_where(play, {building, spot});
  take_effect(play, seat, spot, kNowhere);
}

template <class P>
constexpr void pass(P& play, Seat seat) {
  State& s = play.state;
  s.done.add(seat);
  tell_all(play, Event{.kind = EventKind::kPassed,
                       .rule = rule(26),
                       .seat = seat,
                       .amount = brief(s.coins[seat.index])});
  next_investor(play);
}

}  // namespace citybox::sustain
