#pragma once
// Broken Cities as the rest of Citybox knows it. The rules themselves: README.md, then turn.hpp.

#include <cassert>

#include "engine/core/game.hpp"
#include "games/broken_cities/action.hpp"
#include "games/broken_cities/content.hpp"
#include "games/broken_cities/event.hpp"
#include "games/broken_cities/invariants.hpp"
#include "games/broken_cities/legal.hpp"
#include "games/broken_cities/refusal.hpp"
#include "games/broken_cities/scoring.hpp"
#include "games/broken_cities/sight.hpp"
#include "games/broken_cities/state.hpp"
#include "games/broken_cities/turn.hpp"

namespace citybox::broken_cities {

// BC-4 … BC-7
constexpr State set_up(const Setup<Options>& setup, const Content& c) {
  State s{};
  s.seats = setup.seats;
  s.options = setup.options;
  for_each_seat(s, [&](Seat seat) {
    for (const StartHome& home : c.start_homes[seat.index]) {
      s.built[home.what].add(home.space);
      s.owned[seat.index].add(home.space);
      s.renters.add(home.space);
    }
    s.money[seat.index] = c.start_money[s.seats == kMostSeats ? 1 : 0][seat.index];
  });
  s.available = c.available_at_start;
  s.reserve = static_cast<std::uint8_t>(c.renters - s.renters.size() - s.available);
  return s;
}

struct BrokenCities {
  using State = broken_cities::State;
  using Action = broken_cities::Action;
  using Event = broken_cities::Event;
  using Options = broken_cities::Options;
  using Content = broken_cities::Content;
  using Ending = broken_cities::Ending;
  using Ledger = broken_cities::Ledger;

  static constexpr int kMinSeats = 3;
  static constexpr int kMaxSeats = kMostSeats;
  static constexpr std::size_t kMaxLegal = broken_cities::kMaxLegal;

  template <class Ctx>
  static constexpr State start(const Setup<Options>& setup, Ctx& ctx,
                               const Content& content = kPublished) {
    State s = set_up(setup, content);
    Play<Ctx> play{s, ctx, content};
    begin_round(play);
    return s;
  }

  static constexpr SeatSet deciders(const State& s) { return deciders_of(s); }

  static constexpr void legal(const State& s, Seat seat, ActionList<BrokenCities>& out,
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
    go_on(play);
    assert(find_broken_invariant(s, content) == nullptr);
  }

  static constexpr Seen<BrokenCities> redact(const State& s, SeatSet viewers) {
    return {hide_from(s, viewers), viewers};
  }
  static constexpr State determinize(const Seen<BrokenCities>& seen, Rng& rng,
                                     const Content& content = kPublished) {
    return imagine(seen.state(), seen.viewers(), rng, content);
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

static_assert(Game<BrokenCities>);

}  // namespace citybox::broken_cities
