#pragma once
// SU-20 … SU-24: from the end of one year to the talk of the next.
//
//     begin_year     adjust → people → budget → hold_events     (the first year: hold_events)
//     hold_events    requests in play, then draw_events
//     draw_events    until a card does not say "again"; a mandate waits for its answer, and what it
//                    builds for a space
//     open_solutions three more, then the discussion
//
// A card that is turned was dealt at set-up: nothing is drawn by lot, but nobody could know it.

#include "games/sustain/changes.hpp"
#include "games/sustain/sight.hpp"

namespace citybox::sustain {

// SU-20. Each step reads what the step before left.
template <class P>
constexpr void adjust(P& play) {
  const Levels& levels = play.state.levels;
  const RuleId turn = rule(20);
  move(play, Indicator::kSol, look_up(play.content.unhappy_to_sol, levels.unhappy),
       {Cause::kUnhappy, turn});
  move(play, Indicator::kAttractiveness, look_up(play.content.sol_to_attractiveness, levels.sol),
       {Cause::kSol, turn});
  mark(play, Indicator::kCo2,
       look_up(play.content.smog_to_co2, levels.pollution - levels.transport),
       {Cause::kSmog, turn});
  if (is_over(play.state)) return;
  move(play, Indicator::kSol, look_up(play.content.co2_to_sol, levels.co2), {Cause::kCo2, turn});
}

template <class P>
constexpr void open_solutions(P& play) {
  State& s = play.state;
  if (s.solutions_drawn == kSolutions) {
    tell_all(play, Event{.kind = EventKind::kNoSolutionsLeft, .rule = rule(24)});
  } else {
    play.ctx.reveal();
  }
  for (int i = 0; i < play.content.solutions_a_year && s.solutions_drawn < kSolutions; ++i) {
    const SolutionId id = s.solutions[s.solutions_drawn++];
    s.sides[static_cast<unsigned>(id.number())] = Side::kOpen;
    tell_all(play, Event{.kind = EventKind::kSolutionOpened,
                         .rule = rule(24),
                         .spot = Spot::of(id),
                         .amount = front_of(play.content, id).cost});
  }
  s.phase = Phase::kDiscussion;
  s.active = s.first;
  s.done = {};
  tell_all(play, Event{.kind = EventKind::kDiscussionBegan, .rule = rule(25), .seat = s.first});
}

// SU-23: the card lies open; true if the next one may be drawn.
template <class P>
constexpr bool read_card(P& play, EventId id) {
  State& s = play.state;
  const EventCard& card = card_of(play.content, id);
  if (card.kind == CardKind::kMandate) {
    s.phase = Phase::kMandate;
    s.active = s.first;
    return false;
  }
  if (card.kind == CardKind::kRequest) {
    const std::uint8_t due = byte(s.year + card.years);
    s.requests.push_back({id, due});
    tell_all(play, Event{.kind = EventKind::kRequestStays,
                         .rule = rule(23),
                         .event = id,
                         .before = brief(years_of(deck_of(s, play.content))),
                         .after = brief(due)});
  } else {
    run_lines(play, card.first, {s.first, kNowhere}, {Cause::kCard, rule(23)});
  }
  return !is_over(s);
}

// Goes on until a card ends the year's news, or somebody has to decide.
template <class P>
constexpr void draw_events(P& play) {
  play.ctx.reveal();
  for (;;) {
    const EventId id = play.state.events[play.state.events_drawn++];
    tell_all(play, Event{.kind = EventKind::kCardDrawn,
                         .rule = rule(23),
                         .seat = play.state.first,
                         .event = id});
    if (!read_card(play, id)) return;
    if (!card_of(play.content, id).again) return open_solutions(play);
  }
}

template <class P>
constexpr void go_on_with_events(P& play) {
  const EventId id = play.state.events[play.state.events_drawn - 1U];
  if (card_of(play.content, id).again) return draw_events(play);
  open_solutions(play);
}

template <class P>
constexpr void ask_where(P& play, Pending pending) {
  play.state.phase = Phase::kPlace;
  play.state.pending = pending;
}

// SU-23: the first player alone decides.
template <class P>
constexpr void answer_mandate(P& play, Seat seat, int option) {
  State& s = play.state;
  const EventId id = s.events[s.events_drawn - 1U];
  tell_all(play, Event{.kind = EventKind::kChosen,
                       .rule = rule(23),
                       .seat = seat,
                       .event = id,
                       .amount = brief(option)});
  const Lines& lines =
      option == 1 ? card_of(play.content, id).first : card_of(play.content, id).second;
  run_lines(play, lines, {seat, kNowhere}, {Cause::kCard, rule(23)});
  if (is_over(s)) return;
  const Building building = built_by(lines);
  if (building != Building::kNone) {
    if (has_room(s, play.content, building)) return ask_where(play, {building, kNoSpot});
    tell_all(play, Event{.kind = EventKind::kNoRoom, .rule = rule(27), .building = building});
  }
  go_on_with_events(play);
}

// SU-23: oldest first. None was drawn this year, since the drawing comes later.
template <class P>
constexpr void check_requests(P& play) {
  State& s = play.state;
  for (std::size_t i = 0; i < s.requests.size() && !is_over(s);) {
    const Request request = s.requests[i];
    const EventCard& card = card_of(play.content, request.event);
    const bool met = holds(s, play.content, card.need);
    if (!met && s.year < request.due) {
      ++i;
      continue;
    }
    s.requests.erase_at(i);
    tell_all(play, Event{.kind = met ? EventKind::kRequestMet : EventKind::kRequestFailed,
                         .rule = rule(23),
                         .event = request.event});
    run_lines(play, met ? card.first : card.second, {s.first, kNowhere},
              {Cause::kRequest, rule(23)});
  }
}

template <class P>
constexpr void hold_events(P& play) {
  check_requests(play);
  if (!is_over(play.state)) draw_events(play);
}

template <class P>
constexpr void begin_year(P& play) {
  State& s = play.state;
  s.gifts = {};
  s.promises = {};
  s.done = {};
  ++s.year;
  tell_all(play, Event{.kind = EventKind::kYearBegan,
                       .rule = rule(20),
                       .amount = s.year,
                       .after = brief(years_of(deck_of(s, play.content)))});
  if (s.year > 1) {
    s.first = next_seat(s.first, s.seats);
    s.active = s.first;
    tell_all(play, Event{.kind = EventKind::kFirstPlayer, .rule = rule(20), .seat = s.first});
    adjust(play);
    if (is_over(s)) return;
    arrive(play, look_up(play.content.attractiveness_to_people, s.levels.attractiveness),
           {Cause::kArrivals, rule(21)});
    if (is_over(s)) return;
    share_budget(play, play.content.budget[s.levels.sol - 1U]);
  }
  hold_events(play);
}

}  // namespace citybox::sustain
