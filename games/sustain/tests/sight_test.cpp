// SU-5: what nobody has seen nobody may know.

#include <algorithm>
#include <set>

#include "games/sustain/greedy.hpp"
#include "games/sustain/tests/desk.hpp"

namespace citybox::sustain::test {

namespace {

State dealt(std::uint64_t seed, Scenario scenario, Cards cards = Cards::kDealt) {
  QuietContext ctx{Rng(seed)};
  return Checked<Sustain>::start({4, {scenario, Clock::kOff, cards}}, ctx);
}

std::uint8_t slot_of(EventId id) { return card_of(kPublishedContent<Sustain>, id).slot; }

}  // namespace

TEST(Decks, SU5_the_order_of_both_decks_is_that_of_the_scenario_whatever_is_dealt) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const State s = dealt(seed, static_cast<Scenario>(seed % 3));
    const unsigned slots = deck_of(s, kPublishedContent<Sustain>).slots;
    for (unsigned i = 0; i < slots; ++i) EXPECT_EQ(slot_of(s.events[i]), i);
    for (unsigned i = 0; i < kSolutions; ++i) EXPECT_EQ(number_of(s.solutions[i]), i);
    EXPECT_EQ(Sustain::broken_invariant(s), nullptr);
  }
}

TEST(Decks, SU5_doubles_and_backs_are_dealt_so_a_second_game_has_secrets) {
  std::set<std::uint8_t> second_cards, first_backs;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const State s = dealt(seed, Scenario::kOne);
    second_cards.insert(s.events[1].index);
    first_backs.insert(s.backs[0].index);
  }
  EXPECT_GE(second_cards.size(), 2U);
  EXPECT_EQ(first_backs.size(), 2U);
}

TEST(Decks, SU5_fixed_cards_are_the_same_at_every_table) {
  State one = dealt(1, Scenario::kTwo, Cards::kFixed),
        two = dealt(2, Scenario::kTwo, Cards::kFixed);
  EXPECT_EQ(one.backs, two.backs);
  EXPECT_EQ(one.events, two.events);
}

TEST(Decks, SU5_a_view_hides_undrawn_cards_and_every_back_that_was_not_turned) {
  State s = investing(3, 9);
  const Spot paid = solution(s, 1);
  play(s, kA, invest(paid, cost_of(kPublishedContent<Sustain>, paid)));
  for (const SeatSet viewers : {SeatSet{}, SeatSet(kA), SeatSet::first(3)}) {
    const State seen = Sustain::redact(s, viewers).state();
    EXPECT_EQ(seen.events[0], s.events[0]);
    EXPECT_EQ(seen.events[2], kHiddenEvent);
    EXPECT_EQ(seen.solutions[2], s.solutions[2]);
    EXPECT_EQ(seen.solutions[3], kHiddenSolution);
    EXPECT_EQ(seen.backs[0], kHiddenBack) << "open, but not turned";
    EXPECT_EQ(seen.backs[1], s.backs[1]);
  }
}

TEST(Decks, SU5_determinize_permutes_unseen_events_first_and_last_stay) {
  const State s = desk(3);  // two events are drawn
  const unsigned slots = deck_of(s, kPublishedContent<Sustain>).slots;
  std::set<std::uint8_t> thirds;
  for (std::uint64_t world = 0; world < 100; ++world) {
    Rng rng(world);
    const State other = Sustain::determinize(Sustain::redact(s, {}), rng);
    EXPECT_EQ(other.events[0], s.events[0]);
    EXPECT_EQ(other.events[1], s.events[1]);
    EXPECT_EQ(slot_of(other.events[slots - 1]), slots - 1);
    thirds.insert(slot_of(other.events[2]));
    EXPECT_EQ(Sustain::broken_invariant(other), nullptr);
  }
  EXPECT_EQ(thirds.size(), slots - 3U) << "any of the unseen ones but the last";
  State start = fresh(3);
  Rng rng(1);
  const State other = Sustain::determinize(Sustain::redact(start, {}), rng);
  EXPECT_EQ(slot_of(other.events[0]), 0) << "the first stays, though nobody has seen it";
}

TEST(Decks, SU5_determinize_permutes_undrawn_solutions_and_unturned_backs) {
  const State s = desk(3);
  std::set<std::uint8_t> fourths, backs;
  for (std::uint64_t world = 0; world < 200; ++world) {
    Rng rng(world);
    const State other = Sustain::determinize(Sustain::redact(s, {}), rng);
    for (unsigned i = 0; i < 3; ++i) EXPECT_EQ(other.solutions[i], s.solutions[i]);
    fourths.insert(other.solutions[3].index);
    backs.insert(other.backs[0].index);
    for (unsigned i = 0; i < kSolutions; ++i) {
      EXPECT_EQ(back_of(kPublishedContent<Sustain>, other.backs[i]).group,
                kPublishedContent<Sustain>.scenarios[0].fronts[i].group);
    }
  }
  EXPECT_EQ(fourths.size(), 18U);
  EXPECT_EQ(backs.size(), 2U);
}

TEST(Decks, SU5_a_back_that_was_turned_is_behind_no_other_front) {
  State s = investing(3, 9);
  const Spot paid = solution(s, 1);
  play(s, kA, invest(paid, cost_of(kPublishedContent<Sustain>, paid)));
  for (std::uint64_t world = 0; world < 50; ++world) {
    Rng rng(world);
    const State other = Sustain::determinize(Sustain::redact(s, {}), rng);
    EXPECT_EQ(std::count(other.backs.begin(), other.backs.end(), s.backs[1]), 1);
  }
}

TEST(Decks, SU5_a_bot_decides_the_same_whatever_is_hidden) {
  Rng rng(5);
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    QuietContext ctx{Rng(seed)};
    State s = Checked<Sustain>::start({5, {static_cast<Scenario>(seed % 3), Clock::kOff}}, ctx);
    for (SeatSet due = Sustain::deciders(s); !due.empty(); due = Sustain::deciders(s)) {
      const Seat seat = due.front();
      const State other = Sustain::determinize(Sustain::redact(s, SeatSet(seat)), rng);
      const std::uint64_t mind = rng.next();
      const Action one = play_greedily<kMixed>(Sustain::redact(s, SeatSet(seat)), seat, mind,
                                               kPublishedContent<Sustain>);
      const Action two = play_greedily<kMixed>(Sustain::redact(other, SeatSet(seat)), seat, mind,
                                               kPublishedContent<Sustain>);
      ASSERT_EQ(one, two);
      ASSERT_EQ(Sustain::refusal(s, seat, one), kAllowed);
      Checked<Sustain>::apply(s, seat, one, ctx);
    }
  }
}

}  // namespace citybox::sustain::test
