#pragma once
// What a tally takes from how a game ended, whoever played it.

#include <cstdint>

#include "engine/entry/tally.hpp"
#include "engine/table/codec.hpp"

namespace citybox {

template <Codec C>
Tally empty_tally(int seats) {
  Tally tally;
  tally.wins.resize(static_cast<std::size_t>(seats));
  if constexpr (C::kHooks.order != nullptr) {
    tally.wins_by_order.resize(static_cast<std::size_t>(seats));
  }
  return tally;
}

template <Codec C>
void note_facts([[maybe_unused]] const typename C::Game::State& state, [[maybe_unused]] int seats,
                [[maybe_unused]] const typename C::Game::Content& content,
                [[maybe_unused]] SeatSet winners, [[maybe_unused]] Tally& tally) {
  if constexpr (C::kHooks.facts != nullptr) {
    SeatSet::first(seats).for_each([&](Seat seat) {
      for (const auto& [name, value] : C::kHooks.facts(state, seat, content)) {
        Fact& fact = tally.facts[name];
        fact.values.add(value);
        fact.won += winners.contains(seat) ? 1 : 0;
      }
    });
  }
}

// Counts all but the decisions; gives the winners.
template <Codec C>
SeatSet count_end(const typename C::Game::State& state, int seats,
                  const typename C::Game::Content& content, Tally& tally) {
  using G = typename C::Game;
  Outcome outcome = G::outcome(state, content);
  if (!outcome.over()) outcome.winners = {};
  ++tally.games;
  tally.games_with_winner += outcome.winners.empty() ? 0 : 1;
  outcome.winners.for_each([&](Seat seat) {
    ++tally.wins[seat.index];
    if constexpr (C::kHooks.order != nullptr) ++tally.wins_by_order[C::kHooks.order(state, seat)];
  });
  ++tally.endings[outcome.over() ? name_of(static_cast<typename G::Ending>(outcome.ending))
                                 : "endless"];
  if constexpr (C::kHooks.measures != nullptr) {
    for (const auto& [name, value] : C::kHooks.measures(state, content)) {
      tally.measures[name].add(value);
    }
  }
  note_facts<C>(state, seats, content, outcome.winners, tally);
  return outcome.winners;
}

}  // namespace citybox
