#pragma once
// City Roots as the rest of Citybox knows it. The rules themselves: README.md, then turn.hpp.

#include "engine/core/game.hpp"
#include "games/city_roots/action.hpp"
#include "games/city_roots/content.hpp"
#include "games/city_roots/event.hpp"
#include "games/city_roots/invariants.hpp"
#include "games/city_roots/legal.hpp"
#include "games/city_roots/refusal.hpp"
#include "games/city_roots/scoring.hpp"
#include "games/city_roots/state.hpp"
#include "games/city_roots/turn.hpp"

namespace citybox::city_roots {

struct CityRoots {
  using State = city_roots::State;
  using Action = city_roots::Action;
  using Event = city_roots::Event;
  using Options = city_roots::Options;
  using Content = city_roots::Content;
  using Ending = city_roots::Ending;
  using Ledger = city_roots::Ledger;

  static constexpr int kMinSeats =
      1;  // the box says 3–5; all are on one side, so fewer can play too
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = city_roots::kMaxLegal;

  template <class Ctx>
  static constexpr State start(const Setup<Options>& setup, Ctx& ctx,
                               const Content& content = kPublished) {
    State s{};
    s.low = content.start_low;
    s.business = content.start_business;
    s.corporation = content.start_corporation;
    s.cards_left = content.copies;
    s.active = content.start_policies;
    s.seats = setup.seats;
    s.options = setup.options;
    Play<Ctx> play{s, ctx, content};
    begin_turn(play);
    return s;
  }

  static constexpr SeatSet deciders(const State& s) {
    return is_over(s) ? SeatSet{} : SeatSet(s.mayor);
  }

  static constexpr void legal(const State& s, Seat seat, ActionList<CityRoots>& out,
                              const Content& content = kPublished) {
    out.clear();
    if (!is_over(s) && seat == s.mayor) list_actions(s, content, out);
  }

  static constexpr RuleId refusal(const State& s, Seat seat, Action a,
                                  const Content& content = kPublished) {
    return refuse(s, seat, a, content);
  }

  template <class Ctx>
  static constexpr void apply(State& s, Seat seat, Action a, Ctx& ctx,
                              const Content& content = kPublished) {
    assert(refuse(s, seat, a, content) == kAllowed);
    static_cast<void>(seat);
    Play<Ctx> play{s, ctx, content};
    carry_out(play, a);
    go_on(play);
    assert(find_broken_invariant(s, content) == nullptr);
  }

  // Nothing is hidden: both decks are shuffled counts, and everything else lies open.
  static constexpr Seen<CityRoots> redact(const State& s, SeatSet viewers) { return {s, viewers}; }
  static constexpr State determinize(const Seen<CityRoots>& seen, Rng&,
                                     const Content& = kPublished) {
    return seen.state();
  }

  static constexpr Outcome outcome(const State& s, const Content& = kPublished) {
    return outcome_of(s);
  }

  static constexpr void items(const State& s, Ledger ledger, Seat, ItemList& out,
                              const Content& = kPublished) {
    out.clear();
    list_items(s, ledger, out);
  }

  static constexpr const char* broken_invariant(const State& s,
                                                const Content& content = kPublished) {
    return find_broken_invariant(s, content);
  }
};

static_assert(Game<CityRoots>);

}  // namespace citybox::city_roots
