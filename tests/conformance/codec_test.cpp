// What holds for the JSON, the notation and the words of every game.

#include <cstring>

#include "tests/conformance/reading.hpp"
#include "tests/conformance/suite.hpp"
#include "tests/support/mutate.hpp"

namespace citybox::conformance {

TYPED_TEST(Conformance, AStateRebuiltThroughJsonHasTheSameBytes) {
  using State = typename Of<TypeParam>::State;
  const auto check = [](const State& state) {
    const std::string text = json::serialize(to_json(state));
    const auto read = from_json<State>(json::parse(text), "state");
    ASSERT_TRUE(read) << read.error().text << "\n" << text;
    ASSERT_EQ(std::memcmp(&*read, &state, sizeof(State)), 0) << text;
  };
  play_games<TypeParam>(
      3, [&](const Decision<TypeParam>& decision, Rng&) { check(decision.state); }, check);
}

TYPED_TEST(Conformance, EveryActionParsesBackFromItsNotationAndItsJson) {
  play_games<TypeParam>(3, [](const Decision<TypeParam>& decision, Rng&) {
    const TableOf<TypeParam> table(decision.state);
    for (const auto& action : decision.legal) {
      const std::string text = TypeParam::to_text(action);
      ASSERT_FALSE(text.empty());
      ASSERT_EQ(text.find_first_of("\"~;\n"), std::string::npos) << text;
      const auto parsed = TypeParam::parse(text);
      ASSERT_TRUE(parsed) << text << ": " << parsed.error().text;
      ASSERT_EQ(*parsed, action) << text;
      const auto decoded = table.decode(table.to_json(pack(action)));
      ASSERT_TRUE(decoded) << text << ": " << decoded.error().text;
      ASSERT_EQ(*decoded, pack(action)) << text;
    }
  });
}

TYPED_TEST(Conformance, GarbledNotationIsRefusedWithASentenceOrMeansWhatItSays) {
  play_games<TypeParam>(1, [](const Decision<TypeParam>& decision, Rng& rng) {
    std::string text = TypeParam::to_text(decision.chosen);
    for (int i = 0; i < 20; ++i) {
      const std::string bent = test::bent_text(text, rng);
      const auto parsed = TypeParam::parse(bent);
      if (parsed) {
        const auto again = TypeParam::parse(TypeParam::to_text(*parsed));
        ASSERT_TRUE(again) << bent;
        ASSERT_EQ(*again, *parsed) << bent;
      } else {
        ASSERT_FALSE(parsed.error().text.empty()) << bent;
      }
    }
  });
}

TYPED_TEST(Conformance, LoadRefusesACorruptedStateOrItCanBePlayed) {
  using F = Of<TypeParam>;
  using G = typename F::G;
  play_games<TypeParam>(1, [](const Decision<TypeParam>& decision, Rng& rng) {
    for (int i = 0; i < 10; ++i) {
      json::value state = to_json(decision.state);
      test::mutate(state, rng);
      if (!state.is_object()) continue;
      const auto table = TableOf<TypeParam>::load(state.get_object());
      if (!table) {
        ASSERT_FALSE(table.error().text.empty());
        continue;
      }
      const auto known = (*table)->seen(SeatSet::first((*table)->seats()));
      auto played = G::determinize(known, rng, F::kContent);  // nobody may know all of it
      QuietContext ctx(rng);
      ActionList<G> actions;
      for (int step = 0; step < 50 && !G::deciders(played).empty(); ++step) {
        const Seat seat = G::deciders(played).front();
        G::legal(played, seat, actions, F::kContent);
        ASSERT_FALSE(actions.empty()) << json::serialize(state);
        const auto pick = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
        G::apply(played, seat, actions[pick], ctx, F::kContent);
        const char* broken = G::broken_invariant(played, F::kContent);
        ASSERT_EQ(broken, nullptr) << broken << "\nafter " << TypeParam::to_text(actions[pick])
                                   << " in " << json::serialize(state);
      }
    }
  });
}

// What a codec says where it has no words for a rule.
constexpr const char* kNoWords = "The rules do not allow that.";

TYPED_TEST(Conformance, EveryRefusalHasARuleAndASentenceOfItsOwn) {
  using Action = typename Of<TypeParam>::Action;
  const std::string prefix = TypeParam::info().rule_prefix + "-";
  std::vector<PackedAction> pool;
  play_games<TypeParam>(2, [&](const Decision<TypeParam>& decision, Rng& rng) {
    pool.push_back(pack(decision.chosen));
    const TableOf<TypeParam> table(decision.state);
    std::vector<PackedAction> tries = {pool[rng.below(static_cast<std::uint32_t>(pool.size()))]};
    for (int i = 0; i < 10; ++i) {
      tries.push_back(pack(bent(decision.chosen, rng)));
      tries.push_back(pack(any_bytes<Action>(rng)));
    }
    for_each_actor<TypeParam>(decision.state, [&](Seat seat) {
      for (const PackedAction tried : tries) {
        const auto refused = table.refusal(seat, tried);
        if (!refused) continue;
        ASSERT_NE(refused->why, kNoWords) << refused->rule << ", " << table.to_text(tried);
        check(refused->why, table.seats(), Kind::kSentence);
        ASSERT_TRUE(refused->rule == "table" || refused->rule.starts_with(prefix)) << refused->rule;
      }
    });
    ASSERT_EQ(table.refusal(Seat{9}, tries.front())->rule, "table");
  });
}

TYPED_TEST(Conformance, TheInfoIsWholeAndFitsTheRules) {
  using G = typename Of<TypeParam>::G;
  const GameInfo& info = TypeParam::info();
  EXPECT_THAT(info.id, testing::MatchesRegex("[a-z][a-z0-9]*(-[a-z0-9]+)*"));
  EXPECT_FALSE(info.title.empty());
  EXPECT_FALSE(info.blurb.empty());
  EXPECT_FALSE(info.credits.empty());
  EXPECT_FALSE(info.rule_prefix.empty());
  EXPECT_EQ(info.min_seats, G::kMinSeats);
  EXPECT_EQ(info.max_seats, G::kMaxSeats);
  EXPECT_GE(info.standard_seats, info.min_seats);
  EXPECT_LE(info.standard_seats, info.max_seats);
  std::vector<std::string> ledgers;
  for_each_enumerator<typename G::Ledger>(
      [&](const std::string& name, auto) { ledgers.push_back(name); });
  ASSERT_EQ(info.ledgers.size(), ledgers.size());
  for (std::size_t i = 0; i < ledgers.size(); ++i) {
    EXPECT_EQ(info.ledgers[i].key, ledgers[i]);
    EXPECT_FALSE(info.ledgers[i].label.empty());
  }
  const json::object standard = write_options(typename G::Options{});
  EXPECT_EQ(info.options.size(), standard.size());
  for (const OptionInfo& option : info.options) {
    ASSERT_TRUE(standard.contains(option.key)) << option.key;
    EXPECT_EQ(standard.at(option.key), json::value(option.standard));
  }
}

TYPED_TEST(Conformance, TheSummaryAlwaysSaysWhatIsHappening) {
  const auto check = [](const auto& state) {
    const TableOf<TypeParam> table(state);
    const json::object view = table.view({});
    const json::value& now = view.at("summary").at("now");
    ASSERT_TRUE(now.is_string());
    ASSERT_FALSE(now.get_string().empty());
    ASSERT_FALSE(table.ascii().empty());
  };
  play_games<TypeParam>(
      2, [&](const Decision<TypeParam>& decision, Rng&) { check(decision.state); }, check);
}

}  // namespace citybox::conformance
