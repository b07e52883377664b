#pragma once
// SUSTAIN as the rest of Citybox knows it. The rules themselves: README.md, then year.hpp and
// turn.hpp.

#include <cassert>

#include "engine/core/game.hpp"
#include "games/sustain/action.hpp"
#include "games/sustain/content.hpp"
#include "games/sustain/event.hpp"
#include "games/sustain/invariants.hpp"
#include "games/sustain/legal.hpp"
#include "games/sustain/refusal.hpp"
#include "games/sustain/scoring.hpp"
#include "games/sustain/sight.hpp"
#include "games/sustain/state.hpp"
#include "games/sustain/turn.hpp"

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

// SU-5, SU-10
template <class Ctx>
constexpr State set_up(const Setup<Options>& setup, Ctx& ctx, const Content& c) {
  State s{};
  s.seats = setup.seats;
  s.options = setup.options;
  settle(s, c);
  s.first = Seat{static_cast<std::uint8_t>(ctx.draw(s.seats))};
  s.active = s.first;
  const bool dealt = s.options.cards == Cards::kDealt;
  const auto choose = [&](std::uint32_t n) { return dealt && n > 1 ? ctx.draw(n) : 0U; };
  for (unsigned i = 0; i < kMostSlots; ++i) {
    s.events[i] = i < deck_of(s, c).slots ? deal_event(s, c, i, choose) : kNoEvent;
  }
  for (unsigned i = 0; i < kSolutions; ++i) {
    s.solutions[i] = SolutionId::of(scenario_of(s), static_cast<int>(i));
  }
  deal_backs(s, c, choose);
  return s;
}

struct Sustain {
  using State = sustain::State;
  using Action = sustain::Action;
  using Event = sustain::Event;
  using Options = sustain::Options;
  using Content = sustain::Content;
  using Ending = sustain::Ending;
  using Ledger = sustain::Ledger;

  static constexpr int kMinSeats = 1;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = sustain::kMaxLegal;

  template <class Ctx>
  static constexpr State start(const Setup<Options>& setup, Ctx& ctx,
                               const Content& content = kPublished) {
    const State s = set_up(setup, ctx, content);
    ctx.emit(Event{.kind = EventKind::kFirstPlayer, .rule = {10, 0}, .seat = s.first});
    return s;
  }

  static constexpr SeatSet deciders(const State& s) { return deciders_of(s); }

  static constexpr void legal(const State& s, Seat seat, ActionList<Sustain>& out,
                              const Content& content = kPublished) {
    out.clear();
    list_actions(s, content, seat, out);
  }

  static constexpr RuleId refusal(const State& s, Seat seat, Action a,
                                  const Content& content = kPublished) {
    return refuse(s, seat, a, content);
  }

  template <class Ctx>
  static constexpr void apply(State& s, Seat seat, Action a, Ctx& ctx,
                              const Content& content = kPublished) {
    assert(refuse(s, seat, a, content) == kAllowed);
    Play<Ctx> play{s, ctx, content};
    carry_out(play, seat, a);
    assert(find_broken_invariant(s, content) == nullptr);
  }

  static constexpr Seen<Sustain> redact(const State& s, SeatSet viewers) {
    return {hide(s), viewers};
  }
  static constexpr State determinize(const Seen<Sustain>& seen, Rng& rng,
                                     const Content& content = kPublished) {
    return imagine(seen.state(), rng, content);
  }

  static constexpr Outcome outcome(const State& s, const Content& content = kPublished) {
    return outcome_of(s, content);
  }

  static constexpr void items(const State& s, Ledger ledger, Seat seat, ItemList& out,
                              const Content& content = kPublished) {
    out.clear();
    list_items(s, content, ledger, seat, out);
  }

  static constexpr const char* broken_invariant(const State& s,
                                                const Content& content = kPublished) {
    return find_broken_invariant(s, content);
  }
};

static_assert(Game<Sustain>);

}  // namespace citybox::sustain
