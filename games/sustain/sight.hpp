#pragma once
// SU-5: what is dealt, and what nobody may know.

#include "engine/core/bits.hpp"
#include "engine/core/rng.hpp"
#include "games/sustain/content.hpp"
#include "games/sustain/state.hpp"

namespace citybox::sustain {

constexpr const ScenarioDeck& deck_of(const State& s, const Content& c) {
  return c.scenarios[static_cast<unsigned>(scenario_of(s))];
}

// One of these bits; `choose(n)` gives one of 0 … n-1.
template <class Choose>
constexpr int one_of(std::uint64_t open, Choose&& choose) {
  return lowest_bit(without_lowest(open, choose(static_cast<std::uint32_t>(popcount(open)))));
}

// A front that was not turned gets any back of its group that no other front has.
template <class Choose>
constexpr void deal_backs(State& s, const Content& c, Choose&& choose) {
  const ScenarioDeck& deck = deck_of(s, c);
  std::uint64_t used = 0;
  for (unsigned i = 0; i < kSolutions; ++i) {
    if (s.sides[i] == Side::kTurned) used |= 1ULL << s.backs[i].number();
  }
  for (unsigned i = 0; i < kSolutions; ++i) {
    if (s.sides[i] == Side::kTurned) continue;
    std::uint64_t open = 0;
    for (unsigned b = 0; b < kMostBacks; ++b) {
      if (deck.backs[b].group == deck.fronts[i].group && (used >> b & 1U) == 0) open |= 1ULL << b;
    }
    const int back = one_of(open, choose);
    used |= 1ULL << back;
    s.backs[i] = BackId::of(scenario_of(s), back);
  }
}

// One card of the slot.
template <class Choose>
constexpr EventId deal_event(const State& s, const Content& c, unsigned slot, Choose&& choose) {
  const ScenarioDeck& deck = deck_of(s, c);
  std::uint64_t open = 0;
  for (unsigned i = 0; i < deck.event_count; ++i) {
    if (deck.events[i].slot == slot) open |= 1U << i;
  }
  return EventId::of(scenario_of(s), one_of(open, choose));
}

// The same for all: nobody holds a secret.
constexpr State redact(const State& s, SeatSet) {
  State seen = s;
  for (unsigned i = s.events_drawn; i < kMostSlots; ++i) {
    if (seen.events[i] != kNoEvent) seen.events[i] = kHiddenEvent;
  }
  for (unsigned i = s.solutions_drawn; i < kSolutions; ++i) seen.solutions[i] = kHiddenSolution;
  for (unsigned i = 0; i < kSolutions; ++i) {
    if (s.sides[i] != Side::kTurned) seen.backs[i] = kHiddenBack;
  }
  return seen;
}

namespace detail {

template <class T>
constexpr void shuffle(T* first, unsigned count, Rng& rng) {
  for (unsigned i = count; i > 1; --i) {
    const unsigned j = rng.below(i);
    const T other = first[j];
    first[j] = first[i - 1];
    first[i - 1] = other;
  }
}

// The first card and the last stay where they are, the others come in any order.
constexpr void shuffle_events(State& s, const Content& c, Rng& rng) {
  const ScenarioDeck& deck = deck_of(s, c);
  std::uint32_t seen = 0;
  for (unsigned i = 0; i < s.events_drawn; ++i) seen |= 1U << card_of(c, s.events[i]).slot;
  const auto choose = [&](std::uint32_t n) { return rng.below(n); };
  unsigned place = s.events_drawn;
  for (unsigned slot = 0; slot < deck.slots; ++slot) {
    if ((seen >> slot & 1U) == 0) s.events[place++] = deal_event(s, c, slot, choose);
  }
  const unsigned from = s.events_drawn > 0 ? s.events_drawn : 1;
  if (from + 1 < deck.slots) shuffle(&s.events[from], deck.slots - 1U - from, rng);
}

constexpr void shuffle_solutions(State& s, Rng& rng) {
  unsigned place = s.solutions_drawn;
  for (unsigned i = 0; i < kSolutions; ++i) {
    if (s.sides[i] != Side::kInDeck) continue;
    s.solutions[place++] = SolutionId::of(scenario_of(s), static_cast<int>(i));
  }
  shuffle(s.solutions.data() + s.solutions_drawn, kSolutions - s.solutions_drawn, rng);
}

}  // namespace detail

constexpr State determinize(const State& seen, SeatSet, Rng& rng, const Content& c) {
  State s = seen;
  detail::shuffle_events(s, c, rng);
  detail::shuffle_solutions(s, rng);
  deal_backs(s, c, [&](std::uint32_t n) { return rng.below(n); });
  return s;
}

}  // namespace citybox::sustain
