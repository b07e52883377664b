// Beside a real table: every game asks by name for all that comes up there.

#include "engine/journal/asked_draw.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "catalog/catalog.hpp"
#include "engine/journal/journal.hpp"
#include "engine/journal/replay.hpp"

namespace citybox::conformance {

namespace {

// What was told of a draw, for a choice among all that may come up.
std::vector<std::uint32_t> tell_all(
    const std::function<MaybeTold(const std::vector<std::uint32_t>&)>& tell, Rng& rng) {
  std::vector<std::uint32_t> told;
  for (;;) {
    const MaybeTold draws = tell(told);
    if (!draws) {
      ADD_FAILURE() << draws.error().text;
      return {};
    }
    if (!draws->asked) return draws->values;
    const auto& outcomes = draws->asked->outcomes;
    EXPECT_GE(outcomes.size(), 2U);
    std::set<std::string> names;
    for (const DrawOutcome& outcome : outcomes) {
      EXPECT_FALSE(outcome.sentence.empty());
      EXPECT_TRUE(names.insert(outcome.sentence).second) << outcome.sentence;
    }
    told.push_back(outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))].value);
  }
}

// Each value means what the outcome with its sentence means: another card of a kind is no other outcome.
void expect_same_meaning(const Table& before, Seat seat, PackedAction action, ToldDraws draws) {
  const auto hash_with = [&](std::uint32_t value) {
    draws.values.push_back(value);
    ScriptedDraws script(draws.values);
    draws.values.pop_back();
    const auto table = before.clone();
    EXPECT_TRUE(table->play(seat, action, script));
    return table->hash();
  };
  std::set<std::uint64_t> named;
  for (const DrawOutcome& outcome : draws.asked->outcomes) named.insert(hash_with(outcome.value));
  ScriptedDraws script(draws.values);
  (void)before.clone()->play(seat, action, script);
  for (std::uint32_t value = 0; value < script.missing(); ++value) {
    EXPECT_TRUE(named.contains(hash_with(value))) << before.to_text(action);
  }
}

}  // namespace

TEST(AskedDraw, NamesAllThatMayComeUp) {
  for (const GameEntry* game : all_games()) {
    if (!game->info().real) continue;
    SCOPED_TRACE(game->info().id);
    json::object options;
    for (const OptionInfo& option : game->info().options) {
      if (!option.real.empty()) options[option.key] = option.real;
    }
    Rng rng(11);
    const TableSetup setup{game->info().standard_seats, options, {}};
    ScriptedDraws start(
        tell_all([&](const auto& told) { return told_draws(*game, setup, told); }, rng));
    auto journal = Journal::begin(*game, setup.seats, options, 7, {}, start);
    ASSERT_TRUE(journal) << journal.error().text;
    int drawn = 0;
    while (!journal->table().deciders().empty()) {
      const Table& table = journal->table();
      const Seat seat = table.deciders().front();
      const auto choices = table.legal(seat);
      const PackedAction action = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
      const auto tell = [&](const std::vector<std::uint32_t>& told) {
        MaybeTold draws = told_draws(table, seat, action, {}, told);
        if (draws && draws->asked && ++drawn % 5 == 1)
          expect_same_meaning(table, seat, action, *draws);
        return draws;
      };
      ScriptedDraws draws(tell_all(tell, rng));
      ASSERT_TRUE(journal->play(seat, action, {}, draws));
      EXPECT_EQ(draws.missing(), 0U);
    }
    const auto again = check_replay(write_replay(*journal), all_games());
    ASSERT_TRUE(again) << again.error().text;
    EXPECT_EQ(again->table().hash(), journal->table().hash());
  }
}

}  // namespace citybox::conformance
