#pragma once

#include <cstdint>

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/template/state.hpp"

namespace citybox::plots {

// After each: the fields it fills besides `rule`.
enum class EventKind : std::uint8_t {
  kPlotShown,  // amount: its value with what was carried
  kCommitted,  // seat
  kRevealed,   // seat, card
  kTaken,      // seat, card, amount
  kUnclaimed,  // amount
  kEnded,
};

struct Event {
  EventKind kind = EventKind::kPlotShown;
  RuleId rule;
  Seat seat;
  Card card;
  std::uint8_t amount = 0;

  constexpr bool operator==(const Event&) const = default;
};

}  // namespace citybox::plots
