// What holds in every game, whatever is played.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <rapidcheck/gtest.h>
#include <cstring>
#include <set>

#include "games/broken_cities/judgement.hpp"
#include "games/broken_cities/tests/block.hpp"

namespace citybox::broken_cities {
namespace {

// Plays a random game with random options, cards of the facilitator included, and calls
// `look(before, seat, action, after)` at each step.
template <class Look>
State play_randomly(std::uint64_t seed, Look&& look) {
  Rng rng(seed);
  QuietContext ctx{rng.fork(1)};
  const Options options{static_cast<Climate>(rng.below(2)), static_cast<Broken>(rng.below(3)),
                        static_cast<Thresholds>(rng.below(2)), static_cast<Tables>(rng.below(6))};
  const auto seats = static_cast<std::uint8_t>(3 + rng.below(2));
  State s = Rules::start({seats, options}, ctx);
  ActionList<BrokenCities> actions;
  while (!BrokenCities::deciders(s).empty()) {
    SeatSet due = BrokenCities::deciders(s);
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(due.size())); skip > 0; --skip) {
      due.remove(due.front());
    }
    const bool outside = options.climate == Climate::kShared && rng.below(60) == 0;
    const Seat seat = outside ? kFacilitator : due.front();
    BrokenCities::legal(s, seat, actions);
    const Action a = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    if (a.verb == Verb::kClose && rng.below(5) != 0) continue;
    const State before = s;
    Rules::apply(s, seat, a, ctx);
    look(before, seat, a, s);
  }
  return s;
}

RC_GTEST_PROP(Properties, invariants_hold_and_renters_never_come_back, (std::uint64_t seed)) {
  play_randomly(seed, [](const State& before, Seat, Action, const State& s) {
    const char* broken = BrokenCities::broken_invariant(s);
    RC_ASSERT(broken == nullptr);
    const auto renters = [](const State& each) {
      return each.renters.size() + each.available + each.reserve;
    };
    RC_ASSERT(renters(s) <= renters(before));
  });
}

RC_GTEST_PROP(Properties, the_ledgers_add_up_to_what_is_counted_fast, (std::uint64_t seed)) {
  play_randomly(seed, [](const State&, Seat, Action, const State& s) {
    ItemList items;
    for (int i = 0; i < s.seats; ++i) {
      const Seat seat = seat_at(i);
      for (const Ledger ledger :
           {Ledger::kRent, Ledger::kEmissions, Ledger::kCityEmissions, Ledger::kDamage}) {
        BrokenCities::items(s, ledger, seat, items);
        std::int64_t sum = 0;
        for (const Item& item : items) sum += item.amount;
        RC_ASSERT(sum == BrokenCitiesCodec::headline(s, ledger, seat, kPublished));
      }
      int by_building = 0;
      s.owned[static_cast<unsigned>(i)].for_each(
          [&](Space at) { by_building += rent_at(s, at, kPublished); });
      RC_ASSERT(by_building == rent(s, seat, kPublished));
    }
  });
}

RC_GTEST_PROP(Properties, money_comes_from_rent_and_goes_to_prices_and_fines,
              (std::uint64_t seed)) {
  play_randomly(seed, [](const State& before, Seat seat, Action a, const State& s) {
    if (seat == kFacilitator || a.verb == Verb::kEnd || a.verb >= Verb::kLose) return;
    for (int i = 0; i < s.seats; ++i) {
      const auto at = static_cast<unsigned>(i);
      int expected = before.money[at];
      if (seat_at(i) == seat && a.verb == Verb::kPlace) {
        expected -= price(before, before.chosen, kPublished);
      }
      if (seat_at(i) == seat && a.verb == Verb::kRetrofit) {
        expected -= price(before, Construction::kRetrofit, kPublished);
      }
      RC_ASSERT(s.money[at] == expected);
    }
  });
}

RC_GTEST_PROP(Properties, states_and_actions_survive_json_and_notation, (std::uint64_t seed)) {
  play_randomly(seed, [](const State&, Seat, Action a, const State& s) {
    const auto state = from_json<State>(json::parse(json::serialize(to_json(s))), "state");
    RC_ASSERT(state.has_value());
    RC_ASSERT(std::memcmp(&*state, &s, sizeof s) == 0);
    const auto parsed = BrokenCitiesCodec::parse(BrokenCitiesCodec::to_text(a));
    RC_ASSERT(parsed.has_value());
    RC_ASSERT(*parsed == a);
  });
}

RC_GTEST_PROP(Properties, a_finished_game_outweighs_any_other, (std::uint64_t seed)) {
  play_randomly(seed, [](const State&, Seat, Action, const State& s) {
    for (const std::int32_t value :
         {Selfish::judge(s, kYellow, kPublished), LawMaker::judge(s, kYellow, kPublished),
          Green::judge(s, kYellow, kPublished)}) {
      RC_ASSERT(is_over(s) == (value <= -kWon || value >= kWon));
    }
  });
}

TEST(Coverage, every_card_construction_law_verb_and_ending_occurs_in_random_games) {
  std::set<Card> cards;
  std::set<Construction> bought;
  std::set<LawKind> laws;
  std::set<Verb> verbs;
  std::set<Ending> endings;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const State end = play_randomly(seed, [&](const State& before, Seat, Action a, const State& s) {
      verbs.insert(a.verb);
      if (a.verb == Verb::kPlace) bought.insert(before.chosen);
      if (a.verb == Verb::kRetrofit) bought.insert(Construction::kRetrofit);
      for (const Law& law : s.laws) laws.insert(law.kind);
    });
    end.used.for_each([&](Card card) { cards.insert(card); });
    endings.insert(end.ending);
  }
  EXPECT_EQ(cards.size(), static_cast<std::size_t>(kCards));
  EXPECT_EQ(bought.size(), static_cast<std::size_t>(kForSale));
  EXPECT_EQ(laws.size(), 5U);
  EXPECT_EQ(verbs.size(), static_cast<std::size_t>(kVerbs));
  EXPECT_EQ(endings.size(), 4U);
}

}  // namespace
}  // namespace citybox::broken_cities
