#pragma once
// The order of play:
//
//     found → departments, from the first player on (or dealt) → years
//     a year: adjust, people, budget, events (mandate, place)      year.hpp
//             discussion: gifts and promises, until all are ready   talk.hpp
//             investing (place), until all have passed              investing.hpp
//     … until the last event, or a defeat

#include "engine/core/game.hpp"
#include "games/sustain/investing.hpp"
#include "games/sustain/sight.hpp"

namespace citybox::sustain {

// SU-3: people move in, in map order.
constexpr void settle(State& s, const Content& c) {
  for (const StartBuilding& start : c.start) s.map[start.space.index] = start.building;
  int left = c.people_at_start;
  for (int i = 0; i < kSquares; ++i) {
    const int here = homes_at(s, c, i) < left ? homes_at(s, c, i) : left;
    s.people[static_cast<unsigned>(i)] = static_cast<std::uint8_t>(here);
    left -= here;
  }
}

// SU-5
template <class Ctx>
constexpr void deal(State& s, Ctx& ctx, const Content& c) {
  const bool dealt = s.options.cards == Cards::kDealt;
  const auto choose = [&](std::uint32_t n) { return dealt && n > 1 ? ctx.draw(n) : 0U; };
  for (unsigned i = 0; i < kMostSlots; ++i) {
    s.events[i] = i < deck_of(s, c).slots ? deal_event(s, c, i, choose) : kNoEvent;
  }
  for (unsigned i = 0; i < kSolutions; ++i) {
    s.solutions[i] = SolutionId::of(scenario_of(s), static_cast<int>(i));
  }
  deal_backs(s, c, choose);
}

// SU-10
template <class Ctx>
constexpr State start(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
  State s{};
  s.seats = setup.seats;
  s.options = setup.options;
  settle(s, content);
  s.first = Seat{static_cast<std::uint8_t>(ctx.draw(s.seats))};
  s.active = s.first;
  deal(s, ctx, content);
  Play play{s, ctx, content};
  tell_all(play, Event{.kind = EventKind::kFirstPlayer, .rule = rule(10), .seat = s.first});
  return s;
}

constexpr int seats_without_department(const State& s) {
  int count = 0;
  for_each_seat(
      s, [&](Seat seat) { count += s.departments[seat.index] == Department::kNone ? 1 : 0; });
  return count;
}

// SU-10: all have one; what is left lies open.
template <class P>
constexpr void begin_term(P& play) {
  if (play.state.seats < kDepartmentCount) {
    tell_all(play, Event{.kind = EventKind::kDepartmentsOpen,
                         .rule = rule(10),
                         .amount = brief(kDepartmentCount - play.state.seats)});
  }
  begin_year(play);
}

template <class P>
constexpr void take_department(P& play, Seat seat, Department department) {
  State& s = play.state;
  s.departments[seat.index] = department;
  tell_all(play, Event{.kind = EventKind::kDepartmentTaken,
                       .rule = rule(10),
                       .seat = seat,
                       .department = department});
  s.active = next_seat(seat, s.seats);
  if (seats_without_department(s) == 0) begin_term(play);
}

// SU-10: one of those that nobody has, from the first player on.
template <class P>
constexpr void deal_departments(P& play) {
  State& s = play.state;
  auto left = EnumSet<Department, kDepartmentCount>::all();
  Seat seat = s.first;
  for (int i = 0; i < s.seats; ++i, seat = next_seat(seat, s.seats)) {
    const Department dealt = left.nth(play.ctx.draw(static_cast<std::uint32_t>(left.size())));
    left.remove(dealt);
    s.departments[seat.index] = dealt;
    tell_all(play, Event{.kind = EventKind::kDepartmentDealt,
                         .rule = rule(10),
                         .seat = seat,
                         .department = dealt});
  }
  begin_term(play);
}

template <class P>
constexpr void found_city(P& play, Seat seat) {
  tell_all(play, Event{.kind = EventKind::kFounded,
                       .rule = rule(10),
                       .seat = seat,
                       .amount = brief(scenario_of(play.state))});
  if (play.state.options.departments == Departments::kDealt) return deal_departments(play);
  play.state.phase = Phase::kDepartments;
}

template <class Ctx>
constexpr void apply(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  Play play{s, ctx, content};
  switch (a.verb) {
    case Verb::kFound:
      return found_city(play, seat);
    case Verb::kTake:
      return take_department(play, seat, a.department);
    case Verb::kChoose:
      return answer_mandate(play, seat, a.number);
    case Verb::kPlace:
      return place_building(play, seat, a.space);
    case Verb::kGive:
      return give_coins(play, seat, a.other, a.number);
    case Verb::kPromisePut:
    case Verb::kPromiseNone:
    case Verb::kPromiseGive:
      return make_promise(play, seat, promise_of(a));
    case Verb::kReady:
      return be_ready(play, seat);
    case Verb::kInvest:
      return put_coins(play, seat, a.spot, a.number);
    case Verb::kPass:
      return pass(play, seat);
  }
}

}  // namespace citybox::sustain
