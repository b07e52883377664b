#pragma once
// Build It Back by the contract of engine/core/game.hpp; each rule stands in the header that its
// name says.

#include "engine/core/game.hpp"
#include "games/build_back/action.hpp"
#include "games/build_back/content.hpp"
#include "games/build_back/doing.hpp"
#include "games/build_back/event.hpp"
#include "games/build_back/invariants.hpp"
#include "games/build_back/legal.hpp"
#include "games/build_back/refusal.hpp"
#include "games/build_back/scoring.hpp"
#include "games/build_back/sight.hpp"
#include "games/build_back/state.hpp"
#include "games/build_back/turn.hpp"

namespace citybox::build_back {

struct BuildBack {
  using State = build_back::State;
  using Action = build_back::Action;
  using Event = build_back::Event;
  using Options = build_back::Options;
  using Content = build_back::Content;
  using Ending = build_back::Ending;
  using Ledger = build_back::Ledger;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = build_back::kMaxLegal;

  template <ContextFor<Event> Ctx>
  static constexpr State start(const Setup<Options>& setup, Ctx& ctx, const Content& content) {
    return set_up(setup, ctx, content);
  }
  static constexpr SeatSet deciders(const State& s) { return build_back::deciders(s); }
  static constexpr RuleId refusal(const State& s, Seat seat, const Action& a,
                                  const Content& content) {
    return build_back::refusal(s, seat, a, content);
  }
  static constexpr void legal(const State& s, Seat seat, Actions& out, const Content& content) {
    build_back::legal(s, seat, out, content);
  }
  template <ContextFor<Event> Ctx>
  static constexpr void apply(State& s, Seat seat, const Action& a, Ctx& ctx,
                              const Content& content) {
    do_action(s, seat, a, ctx, content);
  }
  static constexpr Seen<BuildBack> redact(const State& s, SeatSet viewers) {
    return Seen<BuildBack>(redacted(s, viewers), viewers);
  }
  static constexpr State determinize(const Seen<BuildBack>& seen, Rng& rng, const Content&) {
    return imagined(seen.state(), rng);
  }
  static constexpr Outcome outcome(const State& s, const Content& content) {
    Outcome outcome;
    outcome.ending = static_cast<std::uint8_t>(s.ending);
    for (std::uint8_t i = 0; i < s.seats; ++i) {
      outcome.scores.push_back(known_score(s, Seat{i}, content));
    }
    if (outcome.over()) outcome.winners = leading(s, content);
    return outcome;
  }
  static constexpr void items(const State& s, Ledger ledger, Seat seat, ItemList& out,
                              const Content& content) {
    list_items(s, ledger, seat, out, content);
  }
  static constexpr const char* broken_invariant(const State& s, const Content& content) {
    return build_back::broken_invariant(s, content);
  }
};

static_assert(Game<BuildBack>);

}  // namespace citybox::build_back
