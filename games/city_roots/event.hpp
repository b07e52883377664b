#pragma once
// What happened, for the log, the animation and the narration. Nothing in City Roots is secret:
// every event is for everyone.

#include <cstdint>

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/city_roots/cards.hpp"
#include "games/city_roots/space.hpp"
#include "games/city_roots/state.hpp"

namespace citybox::city_roots {

enum class Tile : std::uint8_t { kNone, kLow, kHigh, kBusiness, kCorporation };

// After each: the fields it fills besides `rule`, which is always the rule at work.
enum class EventKind : std::uint8_t {
  kTurnBegan,          // seat, amount: the turn's number
  kProtectionExpired,  // seat, space
  kEnacted,            // seat, policy
  kDidNothing,         // policy or card
  kLobbied,            // seat, policies: the three drawn
  kPolicyReplaced,     // seat, policy: comes, other: goes
  kUpdateBegan,        // the board update runs
  kBuilt,              // tile, space, amount: height of the stack
  kRemoved,            // tile, space
  kFlipped,            // space, amount: wave of the ripple, from 1; 0 when a card flips it
  kMoved,              // tile, space: from, to, amount: homes moved
  kSwapped,            // space, to
  kDisplaced,          // space, amount: houses displaced now
  kReturned,           // space, amount: houses displaced now
  kResidentsAdded,     // amount, total
  kResidentsRemoved,   // amount, total
  kProtected,          // seat, space
  kCardDrawn,          // seat, card, amount: high-income homes
  kReshuffled,         // the event deck
  kRevenueCounted,     // amount
  kEnded,              // ending, amount: revenue
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::kEnded) + 1;

struct Event {
  EventKind kind = EventKind::kTurnBegan;
  RuleId rule{};
  Seat seat{};
  Tile tile = Tile::kNone;
  Space space{};
  Space to{};
  Policy policy = Policy::kNone;
  Policy other = Policy::kNone;
  PolicySet policies{};
  Card card = Card::kNone;
  std::uint8_t amount = 0;
  std::uint8_t total = 0;
  Ending ending = Ending::kNone;

  constexpr bool operator==(const Event&) const = default;
};

}  // namespace citybox::city_roots
