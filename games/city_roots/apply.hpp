#pragma once
// The turn as the rules list it (CR-10), how the game goes on between two decisions, and its start.

#include "engine/core/game.hpp"
#include "games/city_roots/event_cards.hpp"
#include "games/city_roots/tasks.hpp"
#include "games/city_roots/update.hpp"

namespace citybox::city_roots {

// The mayor's protections of the last turn end, and the policy choice is open.
template <class P>
constexpr void begin_turn(P& play) {
  State& s = play.state;
  s.card = Card::kNone;
  s.high_at_draw = 0;
  tell_all(play, Event{.kind = EventKind::kTurnBegan,
                       .rule = rule(10),
                       .seat = s.mayor,
                       .amount = static_cast<std::uint8_t>(turn_number(s, play.content))});
  SpaceSet& own = s.protection[s.mayor.index];
  own.for_each([&](Space home) {
    tell_all(play, Event{.kind = EventKind::kProtectionExpired,
                         .rule = rule_of(Policy::kLandTrust),
                         .seat = s.mayor,
                         .space = home});
  });
  own = SpaceSet{};
  s.task = Task::kChoosePolicy;
}

// CR-25, CR-26, CR-28
template <class P>
constexpr void count_revenue(P& play) {
  const int total = revenue(play.state, play.content);
  tell_all(play, Event{.kind = EventKind::kRevenueCounted,
                       .rule = rule(25),
                       .amount = static_cast<std::uint8_t>(total)});
  if (total >= play.content.revenue_goal) return end_game(play, Ending::kWon, rule(26));
  refill_deck(play);
}

constexpr void pass_the_office(State& s) { s.mayor = next_seat(s.mayor, s.seats); }

// CR-10, top to bottom: called when all of the present step is done.
template <class P>
constexpr void next_step(P& play) {
  State& s = play.state;
  switch (s.step) {
    case Step::kPolicy:
      s.step = Step::kPolicyUpdate;
      return begin_update(play);
    case Step::kPolicyUpdate:
      s.step = Step::kEvent;
      return draw_event(play);
    case Step::kEvent:
      s.step = Step::kEventUpdate;
      return begin_update(play);
    case Step::kEventUpdate:
      s.step = Step::kRevenue;
      return count_revenue(play);
    case Step::kRevenue:
      pass_the_office(s);
      s.step = Step::kPolicy;
      return begin_turn(play);
  }
}

template <class P>
constexpr void finish_task(P& play) {
  const bool updated = play.state.task == Task::kEvade;
  clear_task(play.state);
  if (updated) finish_update(play);
}

// Homes that must go: leaves a decision to the mayor only if there are two ways to go on.
enum class Waits : std::uint8_t { kNo, kForTheMayor };

template <class P>
constexpr Waits go_on_with_flights(P& play) {
  State& s = play.state;
  const SpaceSet homes = fugitives(s);
  if (homes.empty()) return finish_task(play), Waits::kNo;
  if (homes.size() > 1) return Waits::kForTheMayor;
  const SpaceSet open = havens(s, homes.front());
  if (open.size() > 1) return Waits::kForTheMayor;
  return flee(play, homes.front(), open.empty() ? kNowhere : open.front()), Waits::kNo;
}

template <class P>
constexpr Waits go_on_with_choices(P& play) {
  const SpaceSet open = choices(play.state, play.content);
  if (open.empty()) return finish_task(play), Waits::kNo;
  if (open.size() > 1 || may_stop(play.state)) return Waits::kForTheMayor;
  return choose(play, open.front()), Waits::kNo;
}

// All that follows by itself, up to the next decision or the end.
template <class P>
constexpr void go_on(P& play) {
  const State& s = play.state;
  Waits waits = Waits::kNo;
  while (waits == Waits::kNo && !is_over(s)) {
    if (s.task == Task::kNone) {
      next_step(play);
    } else if (chooses_flight(s.task)) {
      waits = go_on_with_flights(play);
    } else if (chooses_space(s.task)) {
      waits = go_on_with_choices(play);
    } else {
      waits = Waits::kForTheMayor;
    }
  }
}

// CR-10
constexpr Seat first_mayor(FirstMayor chosen, int seats) {
  return Seat{static_cast<std::uint8_t>(static_cast<int>(chosen) % seats)};
}

// CR-3, CR-11
template <class Ctx>
constexpr State start(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
  State s{};
  s.low = content.start_low;
  s.business = content.start_business;
  s.corporation = content.start_corporation;
  s.cards_left = content.copies;
  s.active = content.start_policies;
  s.seats = setup.seats;
  s.options = setup.options;
  s.mayor = first_mayor(s.options.first_mayor, s.seats);
  Play play{s, ctx, content};
  begin_turn(play);
  return s;
}

template <class Ctx>
constexpr void apply(State& s, Seat, const Action& a, Ctx& ctx, const Content& content) {
  Play play{s, ctx, content};
  act(play, a);
  go_on(play);
}

}  // namespace citybox::city_roots
