#pragma once

#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

// After each: the fields it fills besides `rule`.
enum class EventKind : std::uint8_t {
  kDealt,            // seat, tile, objective; only its owner sees it, all an open objective
  kObjectiveShown,   // objective
  kRoundBegan,       // amount: number of the round
  kLeaderPlaced,     // seat, tile; while Leaders are placed in secret only its owner sees it
  kReady,            // seat
  kLeadersShown,     // seat, tiles
  kFirstPlayer,      // seat, amount: its influence; other: who was first until now
  kResupplied,       // card, gained: what came onto the board
  kReshuffled,       // amount: level of the resupply deck
  kUsed,             // seat, tile, paid, gained (people helped are workers here), vp, leaders
  kBuilt,            // seat, tile, over, space (from 1), paid, saved: the discount
  kSpecialShown,     // seat, tile: a secret special is built
  kSpent,            // seat, paid, gained
  kTraded,           // seat, paid, gained
  kIdled,            // seat
  kLeaderWaits,      // seat
  kTileEntered,      // tile, amount: tiles left in its deck
  kTileDiscarded,    // tile
  kLevelTwo,         // amount: markers of each player from now on
  kEndTriggered,     //
  kRoundEnded,       // amount: number of the round
  kObjectiveScored,  // seat, objective, vp; other: facilitator: the public one
  kInfluenceBonus,   // seat, vp
  kCommunityBonus,   // seat, vp
  kEnded,            // winners
};

// Tokens that moved; none of them says nothing.
struct Change {
  Tokens tokens;

  constexpr bool operator==(const Change&) const = default;
};

struct Event {
  EventKind kind = EventKind::kRoundBegan;
  RuleId rule{};
  Seat seat{};
  Seat other{};
  Tile tile = Tile::kNone;
  Tile over = Tile::kNone;
  FixedVector<Tile, kSpaces> tiles{};
  Objective objective = Objective::kNone;
  Resupply card = Resupply::kNone;
  Change paid{};
  Change saved{};
  Change gained{};
  std::uint8_t space = 0;
  std::uint8_t vp = 0;
  std::uint8_t leaders = 0;
  std::uint8_t amount = 0;
  SeatSet winners{};

  constexpr bool operator==(const Event&) const = default;
};

}  // namespace citybox::build_back
