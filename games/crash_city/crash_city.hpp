#pragma once
// CrashCity as the rest of Citybox knows it. The rules themselves: README.md, then turn.hpp.

#include <cassert>

#include "engine/core/game.hpp"
#include "games/crash_city/action.hpp"
#include "games/crash_city/content.hpp"
#include "games/crash_city/event.hpp"
#include "games/crash_city/invariants.hpp"
#include "games/crash_city/legal.hpp"
#include "games/crash_city/refusal.hpp"
#include "games/crash_city/scoring.hpp"
#include "games/crash_city/state.hpp"
#include "games/crash_city/turn.hpp"

namespace citybox::crash_city {

struct CrashCity {
  using State = crash_city::State;
  using Action = crash_city::Action;
  using Event = crash_city::Event;
  using Options = crash_city::Options;
  using Content = crash_city::Content;
  using Ending = crash_city::Ending;
  using Ledger = crash_city::Ledger;

  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = crash_city::kMaxLegal;

  template <class Ctx>
  static constexpr State start(const Setup<Options>& setup, Ctx& ctx,
                               const Content& content = kPublished) {
    assert(fits(content));
    State s{};
    Play<Ctx> play{s, ctx, content};
    set_up(play, setup);
    return s;
  }

  static constexpr SeatSet deciders(const State& s) {
    return is_over(s) ? SeatSet{} : SeatSet(decider(s));
  }

  static constexpr void legal(const State& s, Seat seat, ActionList<CrashCity>& out,
                              const Content& = kPublished) {
    out.clear();
    if (!is_over(s) && seat == decider(s)) list_actions(s, out);
  }

  static constexpr RuleId refusal(const State& s, Seat seat, const Action& a,
                                  const Content& = kPublished) {
    return refuse(s, seat, a);
  }

  template <class Ctx>
  static constexpr void apply(State& s, Seat seat, const Action& a, Ctx& ctx,
                              const Content& content = kPublished) {
    assert(refuse(s, seat, a) == kAllowed);
    static_cast<void>(seat);
    Play<Ctx> play{s, ctx, content};
    carry_out(play, a);
  }

  // Nothing is hidden: the stacks are counts.
  static constexpr Seen<CrashCity> redact(const State& s, SeatSet viewers) { return {s, viewers}; }
  static constexpr State determinize(const Seen<CrashCity>& seen, Rng&,
                                     const Content& = kPublished) {
    return seen.state();
  }

  static constexpr Outcome outcome(const State& s, const Content& content = kPublished) {
    return outcome_of(s, content);
  }

  static constexpr void items(const State& s, Ledger ledger, Seat seat, ItemList& out,
                              const Content& = kPublished) {
    out.clear();
    list_items(s, ledger, seat, out);
  }

  static constexpr const char* broken_invariant(const State& s,
                                                const Content& content = kPublished) {
    return find_broken_invariant(s, content);
  }
};

static_assert(Game<CrashCity>);

}  // namespace citybox::crash_city
