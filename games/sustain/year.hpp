#pragma once
// SU-20 … SU-24: from the end of one year to the talk of the next.
//
//     begin_year     adjust → people → budget → hold_events     (the first year: hold_events)
//     hold_events    requests in play, then draw_events
//     draw_events    until a card does not say "again"; a mandate waits for its answer
//     open_solutions three more, then the discussion

#include "games/sustain/changes.hpp"

namespace citybox::sustain {

// What nobody could see is seen now. Nothing is drawn by lot here, but to everybody at the table it
// is as if: bots stop planning and previews stop looking.
template <class Ctx>
constexpr void turn_a_card(Play<Ctx>& p) {
  static_cast<void>(p.ctx.draw(1));
}

// SU-20. Each step reads what the step before left.
template <class Ctx>
constexpr void adjust(Play<Ctx>& p) {
  const Levels& levels = p.s.levels;
  const RuleId rule{20, 0};
  move(p, Indicator::kSol, look_up(p.c.unhappy_to_sol, levels.unhappy), {Cause::kUnhappy, rule});
  move(p, Indicator::kAttractiveness, look_up(p.c.sol_to_attractiveness, levels.sol),
       {Cause::kSol, rule});
  mark(p, Indicator::kCo2, look_up(p.c.smog_to_co2, levels.pollution - levels.transport),
       {Cause::kSmog, rule});
  if (is_over(p.s)) return;
  move(p, Indicator::kSol, look_up(p.c.co2_to_sol, levels.co2), {Cause::kCo2, rule});
}

template <class Ctx>
constexpr void open_solutions(Play<Ctx>& p) {
  State& s = p.s;
  if (s.solutions_drawn == kSolutions) {
    tell(p, {.kind = EventKind::kNoSolutionsLeft, .rule = {24, 0}});
  } else {
    turn_a_card(p);
  }
  for (int i = 0; i < p.c.solutions_a_year && s.solutions_drawn < kSolutions; ++i) {
    const SolutionId id = s.solutions[s.solutions_drawn++];
    s.sides[static_cast<unsigned>(id.number())] = Side::kOpen;
    tell(p, {.kind = EventKind::kSolutionOpened,
             .rule = {24, 0},
             .spot = Spot::of(id),
             .amount = front_of(p.c, id).cost});
  }
  s.phase = Phase::kDiscussion;
  s.active = s.first;
  s.done = 0;
  tell(p, {.kind = EventKind::kDiscussionBegan, .rule = {25, 0}, .seat = s.first});
}

// SU-23: the card lies open; true if the next one may be drawn.
template <class Ctx>
constexpr bool read_card(Play<Ctx>& p, EventId id) {
  State& s = p.s;
  const EventCard& card = card_of(p.c, id);
  if (card.kind == CardKind::kMandate) {
    s.phase = Phase::kMandate;
    s.active = s.first;
    return false;
  }
  if (card.kind == CardKind::kRequest) {
    const std::uint8_t due = byte(s.year + card.years);
    s.requests.push_back({id, due});
    tell(p, {.kind = EventKind::kRequestStays, .rule = {23, 0}, .event = id, .after = brief(due)});
  } else {
    run_lines(p, card.first, {s.first, kNowhere}, {Cause::kCard, {23, 0}});
  }
  return !is_over(s);
}

// Goes on until a card ends the year's news, or somebody has to decide.
template <class Ctx>
constexpr void draw_events(Play<Ctx>& p) {
  turn_a_card(p);
  for (;;) {
    const EventId id = p.s.events[p.s.events_drawn++];
    tell(p, {.kind = EventKind::kCardDrawn, .rule = {23, 0}, .seat = p.s.first, .event = id});
    if (!read_card(p, id)) return;
    if (!card_of(p.c, id).again) return open_solutions(p);
  }
}

// SU-23: oldest first. None was drawn this year, since the drawing comes later.
template <class Ctx>
constexpr void check_requests(Play<Ctx>& p) {
  State& s = p.s;
  for (std::size_t i = 0; i < s.requests.size() && !is_over(s);) {
    const Request request = s.requests[i];
    const EventCard& card = card_of(p.c, request.event);
    const bool met = holds(s, p.c, card.need);
    if (!met && s.year < request.due) {
      ++i;
      continue;
    }
    s.requests.erase_at(i);
    tell(p, {.kind = met ? EventKind::kRequestMet : EventKind::kRequestFailed,
             .rule = {23, 0},
             .event = request.event});
    run_lines(p, met ? card.first : card.second, {s.first, kNowhere}, {Cause::kRequest, {23, 0}});
  }
}

template <class Ctx>
constexpr void hold_events(Play<Ctx>& p) {
  check_requests(p);
  if (!is_over(p.s)) draw_events(p);
}

template <class Ctx>
constexpr void begin_year(Play<Ctx>& p) {
  State& s = p.s;
  s.gifts = {};
  s.promises = {};
  s.done = 0;
  ++s.year;
  tell(p, {.kind = EventKind::kYearBegan, .rule = {20, 0}, .amount = s.year});
  if (s.year > 1) {
    s.first = next_seat(s.first, s.seats);
    s.active = s.first;
    tell(p, {.kind = EventKind::kFirstPlayer, .rule = {20, 0}, .seat = s.first});
    adjust(p);
    if (is_over(s)) return;
    arrive(p, look_up(p.c.attractiveness_to_people, s.levels.attractiveness),
           {Cause::kArrivals, {21, 0}});
    if (is_over(s)) return;
    share_budget(p, p.c.budget[s.levels.sol - 1U]);
  }
  hold_events(p);
}

}  // namespace citybox::sustain
