// Nobody learns what they may not know.

#include <utility>

#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

namespace {

// Every single seat, a spectator, and all seats together.
template <class C, class Visit>
void for_each_eyes(const typename C::Game::State& state, Visit&& visit) {
  const SeatSet all = SeatSet::first(state.seats);
  all.for_each([&](Seat seat) { visit(SeatSet(seat)); });
  visit(SeatSet{});
  visit(all);
}

// Applies an action and keeps the events that `viewers` may see.
template <class C>
class WatchingContext {
 public:
  WatchingContext(Rng rng, SeatSet viewers) : rng_(rng), viewers_(viewers) {}

  std::uint32_t draw(std::uint32_t sides) { return rng_.below(sides); }
  void reveal() { draw(1); }
  void emit(const typename C::Game::Event& event, SeatSet audience = kEveryone) {
    if (may_see(audience, viewers_))
      events_ += json::serialize(event_json(C::info(), event)) + "\n";
  }
  const std::string& events() const { return events_; }

 private:
  Rng rng_;
  SeatSet viewers_;
  std::string events_;
};

// What `viewers` know after `seat` did `action`: the state as they see it, and the events.
template <class C>
std::pair<Seen<typename C::Game>, std::string> after(typename C::Game::State state, Seat seat,
                                                     const typename C::Game::Action& action,
                                                     Rng rng, SeatSet viewers) {
  using G = typename C::Game;
  WatchingContext<C> ctx(rng, viewers);
  G::apply(state, seat, action, ctx, kPublishedContent<G>);
  return {G::redact(state, viewers), ctx.events()};
}

}  // namespace

TYPED_TEST(Conformance, RedactingTwiceIsRedactingOnce) {
  using G = typename Of<TypeParam>::G;
  play_games<TypeParam>(3, [](const Decision<TypeParam>& decision, Rng&) {
    for_each_eyes<TypeParam>(decision.state, [&](SeatSet viewers) {
      const Seen<G> once = G::redact(decision.state, viewers);
      ASSERT_EQ(G::redact(once.state(), viewers), once);
    });
    const SeatSet all = SeatSet::first(decision.state.seats);
    if (!TypeParam::info().secrets) {
      ASSERT_EQ(G::redact(decision.state, all).state(), decision.state);
    }
  });
}

TYPED_TEST(Conformance, DeterminizeAgreesWithWhatWasSeen) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  play_games<TypeParam>(3, [](const Decision<TypeParam>& decision, Rng& rng) {
    for_each_eyes<TypeParam>(decision.state, [&](SeatSet viewers) {
      const Seen<G> seen = G::redact(decision.state, viewers);
      for (int world = 0; world < 3; ++world) {
        const auto state = G::determinize(seen, rng, F::kContent);
        ASSERT_EQ(G::broken_invariant(state, F::kContent), nullptr);
        ASSERT_EQ(G::redact(state, viewers), seen);
        ASSERT_EQ(G::deciders(state), G::deciders(decision.state));
      }
    });
  });
}

TYPED_TEST(Conformance, WhatASeatCannotSeeChangesNeitherItsViewNorItsChoices) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  play_games<TypeParam>(3, [](const Decision<TypeParam>& decision, Rng& rng) {
    // Where all see alike, each look through other eyes is the same one again.
    if (TypeParam::info().same_sight && rng.below(8) != 0) return;
    for_each_eyes<TypeParam>(decision.state, [&](SeatSet viewers) {
      const Seen<G> seen = G::redact(decision.state, viewers);
      const auto one = G::determinize(seen, rng, F::kContent);
      const auto two = G::determinize(seen, rng, F::kContent);
      ASSERT_EQ(TableOf<TypeParam>(one).view(viewers), TableOf<TypeParam>(two).view(viewers));
      viewers.for_each([&](Seat seat) {
        ActionList<G> first, second;
        G::legal(one, seat, first, F::kContent);
        G::legal(two, seat, second, F::kContent);
        ASSERT_EQ(first.size(), second.size());
        for (std::size_t i = 0; i < first.size(); ++i) ASSERT_EQ(first[i], second[i]);
      });
    });
  });
}

TYPED_TEST(Conformance, WhatAnActionRevealsIsToldByAnEvent) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  play_games<TypeParam>(3, [](const Decision<TypeParam>& decision, Rng& rng) {
    for_each_eyes<TypeParam>(decision.state, [&](SeatSet viewers) {
      if (!viewers.contains(decision.seat)) return;
      const Seen<G> seen = G::redact(decision.state, viewers);
      const auto one = G::determinize(seen, rng, F::kContent);
      const auto two = G::determinize(seen, rng, F::kContent);
      const auto a = after<TypeParam>(one, decision.seat, decision.chosen, rng, viewers);
      const auto b = after<TypeParam>(two, decision.seat, decision.chosen, rng, viewers);
      if (a.second != b.second) return;
      ASSERT_EQ(a.first, b.first);
    });
  });
}

TYPED_TEST(Conformance, AHiddenCommitmentLooksTheSameToOthersWhateverItIs) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  play_games<TypeParam>(5, [](const Decision<TypeParam>& decision, Rng& rng) {
    if constexpr (TypeParam::kHooks.action_audience != nullptr) {
      SeatSet waiting = G::deciders(decision.state);
      waiting.remove(decision.seat);
      if (waiting.empty()) return;  // all are in: what was hidden comes out
      for_each_eyes<TypeParam>(decision.state, [&](SeatSet viewers) {
        const auto seen =
            after<TypeParam>(decision.state, decision.seat, decision.chosen, rng, viewers);
        for (const auto& other : decision.legal) {
          const SeatSet audience =
              TypeParam::kHooks.action_audience(decision.state, decision.seat, decision.chosen);
          const SeatSet others =
              TypeParam::kHooks.action_audience(decision.state, decision.seat, other);
          if (may_see(audience, viewers) || may_see(others, viewers)) continue;
          const auto same = after<TypeParam>(decision.state, decision.seat, other, rng, viewers);
          ASSERT_EQ(seen.first, same.first);
          ASSERT_EQ(seen.second, same.second);
        }
      });
    }
  });
}

}  // namespace citybox::conformance
