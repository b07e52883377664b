#pragma once

#include <cstdint>

#include "engine/core/outcome.hpp"
#include "games/template/content.hpp"
#include "games/template/reasons.hpp"
#include "games/template/state.hpp"

namespace citybox::plots {

// What `items` recounts: the value of a seat's plots.
enum class Ledger : std::uint8_t { kScore };
enum class ItemLabel : std::uint8_t { kPlots };

// TP-6
constexpr Outcome outcome(const State& s, const Content&) {
  Outcome outcome;
  outcome.ending = static_cast<std::uint8_t>(s.ending);
  std::uint8_t best = 0;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    outcome.scores.push_back(s.won[i]);
    if (s.won[i] > best) best = s.won[i];
  }
  for (std::uint8_t i = 0; i < s.seats && outcome.over(); ++i) {
    if (s.won[i] == best) outcome.winners.add(Seat{i});
  }
  return outcome;
}

constexpr void items(const State& s, Ledger, Seat seat, ItemList& out, const Content&) {
  out.push_back({rule(4), static_cast<std::uint8_t>(ItemLabel::kPlots), 0, s.won[seat.index]});
}

}  // namespace citybox::plots
