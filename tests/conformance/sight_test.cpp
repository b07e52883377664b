// Nobody learns what they may not know.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

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

// A start whose draws are given as far as they fit, what came up, and what it told.
template <class C>
struct Dealt {
  using G = typename C::Game;

  Dealt(const Setup<typename G::Options>& setup, const std::vector<Draw>& given, std::uint64_t seed)
      : given_(given), rng_(seed), state(Checked<G>::start(setup, *this, kPublishedContent<G>)) {}

  std::uint32_t draw(std::uint32_t sides) {
    const std::size_t place = draws.size();
    const std::uint32_t chance = rng_.below(sides);
    const bool fits = place < given_.size() && given_[place].value < sides;
    draws.push_back({sides, fits ? given_[place].value : chance});
    return draws.back().value;
  }
  void reveal() { draw(1); }
  void emit(const typename G::Event& event, SeatSet audience) {
    events_.emplace_back(audience, json::serialize(event_json(C::info(), event)));
  }
  std::vector<std::string> told(SeatSet viewers) const {
    std::vector<std::string> told;
    for (const auto& [audience, event] : events_) {
      if (may_see(audience, viewers)) told.push_back(event);
    }
    return told;
  }

 private:
  std::vector<Draw> given_;
  Rng rng_;
  std::vector<std::pair<SeatSet, std::string>> events_;

 public:
  std::vector<Draw> draws;
  typename G::State state;  // last: the start uses all the others
};

// These draws with one of them changed.
std::vector<std::vector<Draw>> others_of(const std::vector<Draw>& draws) {
  std::vector<std::vector<Draw>> others;
  for (std::size_t i = 0; i < draws.size(); ++i) {
    for (std::uint32_t by = 1; by < std::min(draws[i].sides, 4U); ++by) {
      others.push_back(draws);
      others.back()[i].value = (draws[i].value + by) % draws[i].sides;
    }
  }
  return others;
}

// Could it be another state, for all that these see?
template <class C>
bool hides(const typename C::Game::State& state, SeatSet viewers) {
  using G = typename C::Game;
  for (std::uint64_t world = 0; world < 8; ++world) {
    Rng rng(world);
    if (G::determinize(G::redact(state, viewers), rng, kPublishedContent<G>) != state) return true;
  }
  return false;
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

// A start dealt by hand is another one; where it looks the same to somebody, they are told the same.
TYPED_TEST(Conformance, StartsThatLookTheSameAreToldTheSame) {
  using G = typename Of<TypeParam>::G;
  for (const auto& options : every_option<TypeParam>()) {
    for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
      const Setup<typename G::Options> setup{static_cast<std::uint8_t>(seats), options};
      int hidden = 0, compared = 0;
      std::size_t drawn = 0;
      for (std::uint64_t seed = 0; seed < (kSanitized ? 2 : 5); ++seed) {
        const Dealt<TypeParam> start(setup, {}, seed);
        drawn = start.draws.size();
        for_each_eyes<TypeParam>(start.state, [&](SeatSet viewers) {
          if (hides<TypeParam>(start.state, viewers)) ++hidden;
          for (const auto& draws : others_of(start.draws)) {
            const Dealt<TypeParam> other(setup, draws, seed);
            if (other.state == start.state) continue;
            if (G::redact(other.state, viewers) != G::redact(start.state, viewers)) continue;
            ++compared;
            ASSERT_EQ(other.told(viewers), start.told(viewers)) << "seed " << seed;
          }
        });
      }
      if (hidden > 0 && drawn > 1) {  // more than who goes first
        ASSERT_GT(compared, 0) << "something is hidden, and no two starts look the same";
      }
    }
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
