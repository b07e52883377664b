// What holds for the rules of every game.

#include <algorithm>
#include <cstring>
#include <set>
#include <utility>

#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

TYPED_TEST(Conformance, AnActionIsLegalExactlyIfItIsNotRefused) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  std::vector<typename F::Action> pool;  // legal once, somewhere
  play_games<TypeParam>(3, [&](const Decision<TypeParam>& decision, Rng& rng) {
    std::vector<typename F::Action> tries(decision.legal.begin(), decision.legal.end());
    for (int i = 0; i < 20; ++i) {
      tries.push_back(any_bytes<typename F::Action>(rng));
      tries.push_back(bent(decision.chosen, rng));
      if (!pool.empty()) tries.push_back(pool[rng.below(static_cast<std::uint32_t>(pool.size()))]);
    }
    pool.push_back(decision.chosen);
    for_each_actor<TypeParam>(decision.state, [&](Seat seat) {
      ActionList<G> legal;
      G::legal(decision.state, seat, legal, F::kContent);
      for (const auto& action : tries) {
        const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
        const RuleId rule = G::refusal(decision.state, seat, action, F::kContent);
        ASSERT_EQ(listed, rule == kAllowed)
            << TypeParam::to_text(action) << " of seat " << int{seat.index} << ", rule "
            << int{rule.number} << "." << int{rule.detail};
      }
    });
  });
}

TYPED_TEST(Conformance, LegalActionsComeInOneOrderWithoutDuplicates) {
  std::set<std::pair<PackedAction, PackedAction>> before;
  play_games<TypeParam>(3, [&](const Decision<TypeParam>& decision, Rng&) {
    std::set<PackedAction> seen;
    for (std::size_t i = 0; i < decision.legal.size(); ++i) {
      ASSERT_TRUE(seen.insert(pack(decision.legal[i])).second) << "listed twice";
      if (i == 0) continue;
      const auto pair = std::pair(pack(decision.legal[i - 1]), pack(decision.legal[i]));
      before.insert(pair);
      ASSERT_FALSE(before.contains({pair.second, pair.first}))
          << TypeParam::to_text(decision.legal[i - 1]) << " and "
          << TypeParam::to_text(decision.legal[i]) << " come in both orders";
    }
  });
}

TYPED_TEST(Conformance, OnlyDecidersHaveLegalActionsAndNobodyOnceItIsOver) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  ActionList<G> legal;
  const auto check = [&](const typename F::State& state) {
    SeatSet::first(state.seats).for_each([&](Seat seat) {
      G::legal(state, seat, legal, F::kContent);
      ASSERT_EQ(!legal.empty(), G::deciders(state).contains(seat));
    });
    ASSERT_FALSE(G::deciders(state).contains(kFacilitator));
  };
  play_games<TypeParam>(
      3, [&](const Decision<TypeParam>& decision, Rng&) { check(decision.state); },
      [&](const typename F::State& state) {
        check(state);
        EXPECT_TRUE(G::deciders(state).empty());
        const RuleId rule = G::refusal(state, Seat{0}, typename F::Action{}, F::kContent);
        EXPECT_EQ(rule, kGameIsOver);
      });
}

TYPED_TEST(Conformance, EveryGameEndsWithAnEndingThatHasAName) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  play_games<TypeParam>(
      20,
      [&](const Decision<TypeParam>& decision, Rng&) {
        ASSERT_FALSE(G::outcome(decision.state, F::kContent).over());
      },
      [&](const typename F::State& state) {
        const Standing standing = TableOf<TypeParam>(state).standing();
        EXPECT_TRUE(standing.over);
        EXPECT_FALSE(standing.ending.empty());
        EXPECT_NE(standing.ending, "none");
        EXPECT_FALSE(standing.verdict.empty());
        EXPECT_EQ(standing.winners.bits() >> state.seats, 0);
      });
}

// By the rules as they are: Checked would not come back from a state that breaks one.
TYPED_TEST(Conformance, InvariantsHoldInEveryState) {
  using F = Of<TypeParam>;
  const auto check = [](const typename F::State& state) {
    const char* broken = F::G::broken_invariant(state, F::kContent);
    ASSERT_EQ(broken, nullptr) << broken << "\n" << TypeParam::ascii(state);
  };
  play_games<TypeParam, typename F::G>(
      10, [&](const Decision<TypeParam>& decision, Rng&) { check(decision.state); }, check);
}

TYPED_TEST(Conformance, InvariantsAreSafeForAnyBytes) {
  using F = Of<TypeParam>;
  using State = typename F::State;
  play_games<TypeParam>(1, [&](const Decision<TypeParam>& decision, Rng& rng) {
    for (int i = 0; i < 30; ++i) {
      State state = decision.state;
      auto* bytes = reinterpret_cast<unsigned char*>(&state);
      const std::uint32_t changes = 1 + rng.below(3);
      for (std::uint32_t c = 0; c < changes; ++c) {
        bytes[rng.below(sizeof(State))] = static_cast<unsigned char>(rng.below(256));
      }
      if (F::G::broken_invariant(state, F::kContent) != nullptr) continue;
      const auto read = from_json<State>(to_json(state), "state");
      ASSERT_TRUE(read) << "no invariant is broken, but: " << read.error().text;
      ASSERT_EQ(std::memcmp(&*read, &state, sizeof(State)), 0);
    }
  });
}

TYPED_TEST(Conformance, OutcomeAndItemsAreDefinedEverywhere) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  const auto check = [](const typename F::State& state) {
    const int seats = state.seats;
    const Outcome outcome = G::outcome(state, F::kContent);
    ASSERT_EQ(static_cast<int>(outcome.scores.size()), seats);
    for_each_enumerator<typename G::Ledger>([&](const std::string& name, auto ledger) {
      SeatSet::first(seats).for_each([&](Seat seat) {
        ItemList items;
        G::items(state, ledger, seat, items, F::kContent);
        std::int64_t sum = 0;
        for (const Item& item : items) {
          sum += item.amount;
          ASSERT_FALSE(TypeParam::label(item).empty());
          ASSERT_NE(item.rule.number, 0) << "an item cites its rule";
        }
        if constexpr (TypeParam::kHooks.headline != nullptr) {
          ASSERT_EQ(sum, TypeParam::kHooks.headline(state, ledger, seat, F::kContent))
              << name << "\n"
              << TypeParam::ascii(state);
        }
      });
    });
  };
  play_games<TypeParam>(
      5, [&](const Decision<TypeParam>& decision, Rng&) { check(decision.state); }, check);
}

TYPED_TEST(Conformance, TheSameChanceGivesTheSameState) {
  using F = Of<TypeParam>;
  play_games<TypeParam>(2, [&](const Decision<TypeParam>& decision, Rng& rng) {
    typename F::State one = decision.state;
    typename F::State two = decision.state;
    QuietContext first(rng), second(rng);
    F::G::apply(one, decision.seat, decision.chosen, first, F::kContent);
    F::G::apply(two, decision.seat, decision.chosen, second, F::kContent);
    ASSERT_EQ(std::memcmp(&one, &two, sizeof one), 0);
  });
}

}  // namespace citybox::conformance
