#pragma once
// What the players do: SU-10, mandates, SU-25 … SU-29.

#include "games/sustain/action.hpp"
#include "games/sustain/spots.hpp"
#include "games/sustain/year.hpp"

namespace citybox::sustain {

constexpr int seats_without_department(const State& s) {
  int count = 0;
  for_each_seat(
      s, [&](Seat seat) { count += s.departments[seat.index] == Department::kNone ? 1 : 0; });
  return count;
}

template <class Ctx>
constexpr void take_department(Play<Ctx>& p, Seat seat, Department department) {
  State& s = p.s;
  s.departments[seat.index] = department;
  tell(p, {.kind = EventKind::kDepartmentTaken,
           .rule = {10, 0},
           .seat = seat,
           .department = department});
  s.active = next_seat(seat, s.seats);
  if (seats_without_department(s) > 0) return;
  if (s.seats < kDepartmentCount) {
    tell(p, {.kind = EventKind::kDepartmentsOpen,
             .rule = {10, 0},
             .amount = brief(kDepartmentCount - s.seats)});
  }
  begin_year(p);
}

template <class Ctx>
constexpr void go_on_with_events(Play<Ctx>& p) {
  const EventId id = p.s.events[p.s.events_drawn - 1U];
  if (card_of(p.c, id).again) return draw_events(p);
  open_solutions(p);
}

template <class Ctx>
constexpr void ask_where(Play<Ctx>& p, Pending pending) {
  p.s.phase = Phase::kPlace;
  p.s.pending = pending;
}

// The building that a list of effects ends with, if any.
constexpr Building built_by(const Lines& lines) {
  for (const Line& line : lines) {
    if (line.effect == Effect::kBuild) return static_cast<Building>(line.subject);
  }
  return Building::kNone;
}

// SU-23: the first player alone decides.
template <class Ctx>
constexpr void answer_mandate(Play<Ctx>& p, Seat seat, int option) {
  State& s = p.s;
  const EventId id = s.events[s.events_drawn - 1U];
  tell(p, {.kind = EventKind::kChosen,
           .rule = {23, 0},
           .seat = seat,
           .event = id,
           .amount = brief(option)});
  const Lines& lines = option == 1 ? card_of(p.c, id).first : card_of(p.c, id).second;
  run_lines(p, lines, {seat, kNowhere}, {Cause::kCard, {23, 0}});
  if (is_over(s)) return;
  const Building building = built_by(lines);
  if (building != Building::kNone) {
    if (has_room(s, p.c, building)) return ask_where(p, {building, kNoSpot});
    tell(p, {.kind = EventKind::kNoRoom, .rule = {27, 0}, .building = building});
  }
  go_on_with_events(p);
}

template <class Ctx>
constexpr void give_coins(Play<Ctx>& p, Seat seat, Seat other, int number) {
  State& s = p.s;
  s.coins[seat.index] = byte(s.coins[seat.index] - number);
  s.coins[other.index] = byte(s.coins[other.index] + number);
  s.gifts[seat.index][other.index] = byte(number);
  tell(p, {.kind = EventKind::kGave,
           .rule = {25, 0},
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

template <class Ctx>
constexpr void make_promise(Play<Ctx>& p, Seat seat, Promise promise) {
  p.s.promises[seat.index].push_back(promise);
  tell(p, {.kind = EventKind::kPromised, .rule = {29, 0}, .seat = seat, .promise = promise});
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

// SU-29: nothing follows from it but that all can read it.
template <class Ctx>
constexpr void judge_promises(Play<Ctx>& p) {
  for_each_seat(p.s, [&](Seat seat) {
    for (const Promise& promise : p.s.promises[seat.index]) {
      const bool kept = is_kept(p.s, seat, promise);
      tell(p, {.kind = kept ? EventKind::kPromiseKept : EventKind::kPromiseBroken,
               .rule = {29, 0},
               .seat = seat,
               .promise = promise,
               .amount = brief(came_to(p.s, seat, promise))});
    }
  });
}

template <class Ctx>
constexpr void be_ready(Play<Ctx>& p, Seat seat) {
  State& s = p.s;
  s.done = byte(s.done | 1U << seat.index);
  tell(p, {.kind = EventKind::kReady, .rule = {25, 0}, .seat = seat});
  if (s.done != all_done(s)) return;
  s.phase = Phase::kInvesting;
  s.active = s.first;
  s.done = 0;
  tell(p, {.kind = EventKind::kInvestingBegan, .rule = {26, 0}, .seat = s.first});
}

// SU-26: whoever is next and has not passed; when all have, the year ends.
template <class Ctx>
constexpr void next_investor(Play<Ctx>& p) {
  State& s = p.s;
  if (s.done == all_done(s)) {
    judge_promises(p);
    return begin_year(p);
  }
  do s.active = next_seat(s.active, s.seats);
  while (is_done(s, s.active));
}

// SU-27: the effects of what was paid, once its building stands.
template <class Ctx>
constexpr void take_effect(Play<Ctx>& p, Seat seat, Spot spot, Space place) {
  State& s = p.s;
  if (spot.is_sheet()) {
    const SheetBuilding* line = sheet_line(p.c, spot.building());
    run_lines(p, line->lines, {seat, place}, {Cause::kBuilding, {27, 0}});
  } else {
    const unsigned number = number_of(spot.solution());
    turn_a_card(p);
    s.sides[number] = Side::kTurned;
    tell(p, {.kind = EventKind::kTurned,
             .rule = {27, 0},
             .seat = seat,
             .spot = spot,
             .back = s.backs[number]});
    run_lines(p, back_of(p.c, s.backs[number]).lines, {seat, place}, {Cause::kSolution, {27, 0}});
  }
  if (!is_over(s)) next_investor(p);
}

template <class Ctx>
constexpr void place_building(Play<Ctx>& p, Seat seat, Space space) {
  State& s = p.s;
  const Pending pending = s.pending;
  s.map[space.index] = pending.building;
  s.pending = {};
  tell(p, {.kind = EventKind::kPlaced,
           .rule = {27, 0},
           .seat = seat,
           .building = pending.building,
           .space = space});
  if (count_free(s, SpaceKind::kSquare) == 0) return finish(p, Ending::kFullMap, {30, 0});
  s.phase = pending.spot == kNoSpot ? Phase::kMandate : Phase::kInvesting;
  if (pending.spot == kNoSpot) return go_on_with_events(p);
  take_effect(p, seat, pending.spot, space);
}

template <class Ctx>
constexpr void put_coins(Play<Ctx>& p, Seat seat, Spot spot, int number) {
  State& s = p.s;
  const int cost = cost_of(p.c, spot);
  std::uint8_t& there = coins_on(s, spot);
  there = byte(there + number);
  s.coins[seat.index] = byte(s.coins[seat.index] - number);
  for (Promise& promise : s.promises[seat.index]) {
    if (promise.spot == spot) promise.so_far = byte(promise.so_far + number);
  }
  tell(p, {.kind = EventKind::kInvested,
           .rule = {26, 0},
           .seat = seat,
           .spot = spot,
           .amount = brief(number),
           .before = brief(cost),
           .after = brief(there)});
  if (there < cost) return next_investor(p);
  there = 0;
  tell(p, {.kind = EventKind::kFulfilled, .rule = {27, 0}, .seat = seat, .spot = spot});
  const Building building = building_of(p.c, spot);
  if (building != Building::kNone) return ask_where(p, {building, spot});
  take_effect(p, seat, spot, kNowhere);
}

template <class Ctx>
constexpr void pass(Play<Ctx>& p, Seat seat) {
  State& s = p.s;
  s.done = byte(s.done | 1U << seat.index);
  tell(p, {.kind = EventKind::kPassed,
           .rule = {26, 0},
           .seat = seat,
           .amount = brief(s.coins[seat.index])});
  next_investor(p);
}

// An allowed action, with all that follows up to the next decision.
template <class Ctx>
constexpr void carry_out(Play<Ctx>& p, Seat seat, Action a) {
  switch (a.verb) {
    case Verb::kFound:
      p.s.phase = Phase::kDepartments;
      tell(p, {.kind = EventKind::kFounded, .rule = {10, 0}, .seat = seat});
      return;
    case Verb::kTake:
      return take_department(p, seat, a.department);
    case Verb::kChoose:
      return answer_mandate(p, seat, a.number);
    case Verb::kPlace:
      return place_building(p, seat, a.space);
    case Verb::kGive:
      return give_coins(p, seat, a.other, a.number);
    case Verb::kPromisePut:
    case Verb::kPromiseNone:
    case Verb::kPromiseGive:
      return make_promise(p, seat, promise_of(a));
    case Verb::kReady:
      return be_ready(p, seat);
    case Verb::kInvest:
      return put_coins(p, seat, a.spot, a.number);
    case Verb::kPass:
      return pass(p, seat);
  }
}

}  // namespace citybox::sustain
