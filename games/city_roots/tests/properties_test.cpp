#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "games/city_roots/judgement.hpp"
#include "games/city_roots/tests/town.hpp"

namespace citybox::city_roots {
namespace {

// A game of chance from a seed; `look(before, action, after)` sees every step.
template <class Look>
State play_randomly(std::uint64_t seed, Look&& look, Walls walls = Walls::kOpen) {
  Rng pick(seed);
  QuietContext ctx(pick.fork(1));
  const auto seats = static_cast<std::uint8_t>(1 + seed % 5);
  State s = Checked<CityRoots>::start({seats, {walls}}, ctx);
  ActionList<CityRoots> actions;
  while (!is_over(s)) {
    CityRoots::legal(s, s.mayor, actions);
    const Action a = actions[pick.below(static_cast<std::uint32_t>(actions.size()))];
    const State before = s;
    Checked<CityRoots>::apply(s, s.mayor, a, ctx);
    look(before, a, s);
  }
  return s;
}

RC_GTEST_PROP(Properties, random_play_keeps_the_invariants, (std::uint64_t seed)) {
  const auto check = [](const State&, Action, const State& after) {
    const char* broken = CityRoots::broken_invariant(after);
    RC_ASSERT(broken == nullptr);
  };
  play_randomly(seed, check);
  play_randomly(seed, check, Walls::kEdge);
}

RC_GTEST_PROP(Properties, tiles_are_conserved, (std::uint64_t seed)) {
  play_randomly(seed, [](const State&, Action, const State& s) {
    RC_ASSERT(s.low.size() + s.displaced_houses == 14);
    RC_ASSERT(occupied(s).size() == s.low.size() + s.business.size() + s.corporation.size() +
                                        s.high[0].size() + s.high[1].size() + s.high[2].size());
    RC_ASSERT(high_homes(s) <= 36);
  });
}

RC_GTEST_PROP(Properties, legal_is_exactly_what_is_not_refused, (std::uint64_t seed)) {
  play_randomly(seed, [n = 0](const State& s, Action, const State&) mutable {
    if (++n % 16 != 0) return;
    ActionList<CityRoots> listed;
    CityRoots::legal(s, s.mayor, listed);
    std::size_t allowed = 0;
    for (std::uint32_t code = 0; code < kVerbs * 9U * 37U * 37U; ++code) {
      const auto place = [](std::uint32_t i) {
        return i == 36 ? kNowhere : Space{static_cast<std::uint8_t>(i)};
      };
      const Action a{static_cast<Verb>(code % kVerbs), static_cast<Policy>(code / kVerbs % 9),
                     place(code / kVerbs / 9 % 37), place(code / kVerbs / 9 / 37)};
      allowed += CityRoots::refusal(s, s.mayor, a) == kAllowed ? 1 : 0;
    }
    RC_ASSERT(allowed == listed.size());
    for (const Action& a : listed) RC_ASSERT(CityRoots::refusal(s, s.mayor, a) == kAllowed);
  });
}

RC_GTEST_PROP(Properties, an_update_leaves_nothing_to_update, (std::uint64_t seed)) {
  const State end = play_randomly(seed, [](const State& before, Action, const State& after) {
    if (after.task != Task::kChoosePolicy || after.reshuffles != before.reshuffles) return;
    RC_ASSERT(after.update == Update::kNotDue);
    const bool updated = before.step == Step::kEventUpdate && before.task == Task::kEvade;
    if (!updated) return;
    RC_ASSERT((after.business & after.corporation.beside()).empty());
    State same_protection = after;
    same_protection.protection = before.protection;
    RC_ASSERT(threatened(same_protection).empty());
    RC_ASSERT(surrounded(same_protection).empty());
  });
  RC_ASSERT(turn_number(end, kPublishedContent<CityRoots>) <= 56);
}

RC_GTEST_PROP(Properties, state_and_action_come_back_from_json_and_notation, (std::uint64_t seed)) {
  play_randomly(seed, [](const State&, Action a, const State& s) {
    const auto state = from_json<State>(to_json(s), "state");
    RC_ASSERT(state.has_value());
    RC_ASSERT(*state == s);
    const auto parsed = CityRootsCodec::parse(CityRootsCodec::to_text(a));
    RC_ASSERT(parsed.has_value());
    RC_ASSERT(*parsed == a);
  });
}

RC_GTEST_PROP(Properties, a_finished_game_outweighs_any_other, (std::uint64_t seed)) {
  play_randomly(seed, [](const State&, Action, const State& s) {
    const std::int32_t value = Judgement::judge(s, s.mayor, kPublishedContent<CityRoots>);
    RC_ASSERT(is_over(s) == (value <= -10'000 || value >= 20'000));
  });
}

}  // namespace
}  // namespace citybox::city_roots
