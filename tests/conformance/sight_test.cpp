// Nobody learns what they may not know.

#include <map>
#include <string>
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
  void emit(const typename C::Game::Event& event, SeatSet audience) {
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

// In two states that look the same to somebody, the same action under the same chance: those who act learn
// nothing that no event tells, and nobody is told what their view does not show.
TYPED_TEST(Conformance, WhatAnActionRevealsIsToldByAnEventAndNothingElseIs) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  play_games<TypeParam>(3, [](const Decision<TypeParam>& decision, Rng& rng) {
    for_each_eyes<TypeParam>(decision.state, [&](SeatSet viewers) {
      const Seen<G> seen = G::redact(decision.state, viewers);
      const auto one = G::determinize(seen, rng, F::kContent);
      const auto two = G::determinize(seen, rng, F::kContent);
      for (const auto& world : {one, two}) {
        if (G::refusal(world, decision.seat, decision.chosen, F::kContent) != kAllowed) return;
      }
      const auto a = after<TypeParam>(one, decision.seat, decision.chosen, rng, viewers);
      const auto b = after<TypeParam>(two, decision.seat, decision.chosen, rng, viewers);
      if (a.first == b.first) {
        ASSERT_EQ(a.second, b.second);
      }
      if (viewers.contains(decision.seat) && a.second == b.second) {
        ASSERT_EQ(a.first, b.first);
      }
    });
  });
}

TYPED_TEST(Conformance, StartsThatLookTheSameAreToldTheSame) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    const Setup<typename G::Options> setup{static_cast<std::uint8_t>(seats), {}};
    SeatSet all = SeatSet::first(seats);
    all.add(kFacilitator);  // stands for a spectator here
    all.for_each([&](Seat seat) {
      const SeatSet viewers = seat == kFacilitator ? SeatSet{} : SeatSet(seat);
      std::map<std::string, std::string> told;  // by what is seen
      for (std::uint64_t seed = 0; seed < 100; ++seed) {
        WatchingContext<TypeParam> ctx(Rng(seed), viewers);
        const auto state = Checked<G>::start(setup, ctx, F::kContent);
        const std::string seen = json::serialize(to_json(G::redact(state, viewers).state()));
        const auto [known, is_new] = told.try_emplace(seen, ctx.events());
        ASSERT_EQ(known->second, ctx.events()) << "seed " << seed;
      }
    });
  }
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
