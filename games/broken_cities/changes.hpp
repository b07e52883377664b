#pragma once
// The few ways in which the city and its purses change. Each keeps pieces, renters and money
// accounted for, and tells the log.

#include "engine/kit/play.hpp"
#include "games/broken_cities/event.hpp"
#include "games/broken_cities/laws.hpp"

namespace citybox::broken_cities {

// Ballots that will not be counted any more.
constexpr void drop_ballots(State& s) {
  for (Ballot& ballot : s.ballots) {
    if (is_cast(ballot)) ballot = Ballot::kNone;
  }
}

// The game is over: nothing is owed and nothing is under way.
template <class P>
constexpr void end_game(P& play, Ending ending, RuleId rule) {
  State& s = play.state;
  if (is_over(s)) return;
  s.leaving = {};
  s.to_lose = {};
  drop_ballots(s);
  s.callers = SeatSet{};
  s.speakers = {};
  s.speech = 0;
  s.talk = Talk::kNone;
  s.motion = Law{};
  s.chosen = Construction::kNone;
  s.session = Session::kNotDue;
  s.waiting.clear();
  s.cards_due = 0;
  s.ending = ending;
  tell_all(play, Event{.kind = EventKind::kEnded, .rule = rule, .ending = ending});
}

// BC-16, BC-23: each building whose rent is another now, then each seat's sum.
template <class P>
constexpr void tell_rents(P& play, const State& before, RuleId rule) {
  const State& s = play.state;
  const Content& c = play.content;
  (before.built.all() | s.built.all()).for_each([&](Space at) {
    const int then = rent_at(before, at, c), now = rent_at(s, at, c);
    if (then == now) return;
    const Seat owner =
        owner_of(before, at) == kFacilitator ? owner_of(s, at) : owner_of(before, at);
    tell_all(play, Event{.kind = EventKind::kRentChanged,
                         .rule = rule,
                         .seat = owner,
                         .space = at,
                         .before = then,
                         .after = now});
  });
  for_each_seat(s, [&](Seat seat) {
    const int then = rent(before, seat, c), now = rent(s, seat, c);
    if (then == now) return;
    tell_all(play, Event{.kind = EventKind::kRentCounted,
                         .rule = rule,
                         .seat = seat,
                         .before = then,
                         .after = now});
  });
}

// BC-5, BC-17
template <class P>
constexpr void tell_emissions(P& play, const State& before, RuleId rule) {
  const int then = emissions(before, play.content), now = emissions(play.state, play.content);
  if (then == now) return;
  tell_all(play,
           Event{.kind = EventKind::kEmissionsCounted, .rule = rule, .before = then, .after = now});
}

// BC-23: construction by construction.
template <class P>
constexpr void tell_emission_lines(P& play, const State& before, RuleId rule) {
  (before.built.all() | play.state.built.all()).for_each([&](Space at) {
    const int then = emissions_at(before, at, play.content);
    const int now = emissions_at(play.state, at, play.content);
    if (then == now) return;
    tell_all(play, Event{.kind = EventKind::kEmissionChanged,
                         .rule = rule,
                         .seat = owner_of(before, at),
                         .space = at,
                         .before = then,
                         .after = now});
  });
}

// BC-18: has this change lifted somebody to the goal?
template <class P>
constexpr void check_goal(P& play, Seat seat) {
  if (rent(play.state, seat, play.content) < play.content.rent_goal) return;
  end_game(play, Ending::kRentReached, rule(18));
}

constexpr void receive(State& s, Seat seat, int amount) {
  std::int32_t& purse = s.money[seat.index];
  purse = purse + amount < kMostMoney ? purse + amount : kMostMoney;
}

// BC-11, BC-25
constexpr void pay_for(State& s, Seat seat, Construction what, const Content& c) {
  s.money[seat.index] -= price(s, what, c);
  if (s.bought[what] < 0xFF) ++s.bought[what];
  s.idle_rounds = 0;
}

template <class P>
constexpr void build(P& play, Seat seat, Construction what, Space at) {
  State& s = play.state;
  const State before = s;
  pay_for(s, seat, what, play.content);
  s.built[what].add(at);
  s.owned[seat.index].add(at);
  tell_all(play, Event{.kind = EventKind::kBuilt,
                       .rule = rule(12),
                       .seat = seat,
                       .construction = what,
                       .space = at,
                       .amount = price(before, what, play.content)});
  tell_emissions(play, before, rule(17));
  tell_rents(play, before, rule(16));
  if (is_park(what)) {
    for_each_seat(s, [&](Seat each) { check_goal(play, each); });
  } else if (what == Construction::kShopping) {
    check_goal(play, seat);
  }
}

// BC-13
template <class P>
constexpr void retrofit(P& play, Seat seat, Space at) {
  State& s = play.state;
  const State before = s;
  const Construction from = s.built.at(at), to = raised(from);
  pay_for(s, seat, Construction::kRetrofit, play.content);
  s.built[from].remove(at);
  s.built[to].add(at);
  tell_all(play, Event{.kind = EventKind::kRetrofitted,
                       .rule = rule(13),
                       .seat = seat,
                       .construction = from,
                       .other = to,
                       .space = at,
                       .amount = price(before, Construction::kRetrofit, play.content)});
  tell_emissions(play, before, rule(13));
  tell_rents(play, before, rule(13));
  check_goal(play, seat);
}

// BC-15
template <class P>
constexpr void rent_out(P& play, Seat seat, Space at) {
  State& s = play.state;
  const State before = s;
  s.renters.add(at);
  --s.available;
  s.idle_rounds = 0;
  tell_all(play, Event{.kind = EventKind::kRenterPlaced,
                       .rule = rule(15),
                       .seat = seat,
                       .space = at,
                       .amount = s.available});
  tell_rents(play, before, rule(16));
  check_goal(play, seat);
}

// BC-23: a renter leaves the game, and with it perhaps its home.
template <class P>
constexpr void lose_renter(P& play, Space at, RuleId rule,
                           Construction lost = Construction::kNone) {
  State& s = play.state;
  s.renters.remove(at);
  tell_all(play, Event{.kind = EventKind::kRenterLeft,
                       .rule = rule,
                       .seat = owner_of(s, at),
                       .construction = lost,
                       .space = at});
}

// BC-22
template <class P>
constexpr void lose(P& play, SpaceSet where, RuleId rule) {
  State& s = play.state;
  where.for_each([&](Space at) {
    const Construction what = s.built.at(at);
    const Seat owner = owner_of(s, at);
    const bool rented = s.renters.contains(at);
    if (rented) lose_renter(play, at, rule, what);
    s.built[what].remove(at);
    s.owned[owner.index].remove(at);
    tell_all(play, Event{.kind = EventKind::kLost,
                         .rule = rule,
                         .seat = owner,
                         .construction = what,
                         .space = at,
                         .amount = rented ? 1 : 0});
  });
}
template <class P>
constexpr void downgrade(P& play, SpaceSet where, Construction from, Construction to, RuleId rule) {
  State& s = play.state;
  s.built[from] -= where;
  s.built[to] |= where;
  where.for_each([&](Space at) {
    tell_all(play, Event{.kind = EventKind::kDowngraded,
                         .rule = rule,
                         .seat = owner_of(s, at),
                         .construction = from,
                         .other = to,
                         .space = at});
  });
}

// BC-32: what cannot be paid at once waits for the next income.
template <class P>
constexpr void fine(P& play, Seat seat, const Law& law, int amount, RuleId rule) {
  State& s = play.state;
  std::int32_t& purse = s.money[seat.index];
  const int paid = amount < purse ? amount : purse;
  purse -= paid;
  std::int32_t& owed = s.owed[seat.index];
  const int left = amount - paid;
  owed = owed + left < kMostMoney ? owed + left : kMostMoney;
  tell_all(play, Event{.kind = EventKind::kFined,
                       .rule = rule,
                       .seat = seat,
                       .law = law,
                       .amount = paid,
                       .after = left});
}

}  // namespace citybox::broken_cities
