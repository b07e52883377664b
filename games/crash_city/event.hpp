#pragma once
// What happened, for the log, the animation and the narration. Nothing is secret: every event is
// for everyone.

#include <cstdint>
#include <optional>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/crash_city/city.hpp"
#include "games/crash_city/state.hpp"

namespace citybox::crash_city {

// After each: the fields it fills besides `rule`, which is always the rule at work.
enum class EventKind : std::uint8_t {
  kConstructionBegan,  // seat: begins
  kSiteChosen,         // seat, place
  kTileRevealed,       // seat, shape, amount: tiles left in the seat's stack
  kPaved,              // seat, place, shape, lanes
  kBuilt,              // seat, place, building
  kCarPlaced,          // seat, car, to
  kRaceBegan,          // seat: begins
  kDrove,              // seat, car, maneuver, from, path: lanes entered one by one, to
  kCrashed,            // seat, car: the hitter, other, hit: whose car is hit, place, to: where,
                       // facing the way the hitter drove, amount: which hit of this pile-up
  kBounced,            // seat, car: the hit one, maneuver, from, to
  kParked,             // seat, car, from, place, building, other: its owner, amount: parked by now
  kPassed,             // seat
  kLastRound,          // seat: has parked them all, and the round is finished (CC-29)
  kEnded,              // ending, winners, amount: turns of the race
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::kEnded) + 1;

// How a car moved.
enum class Maneuver : std::uint8_t {
  kNone,
  kForward,        // CC-22
  kDrift,          // CC-22, with a last space around a corner
  kBackUp,         // CC-23
  kBackAround,     // CC-23, with the second space around a corner
  kTurn,           // CC-24, the front leading
  kBackwardTurn,   // CC-24, the back leading
  kUTurn,          // CC-25
  kStraightCrash,  // CC-31
  kCornerCrash,    // CC-32
  kSideswipe,      // CC-32
};
constexpr bool leads_backward(Maneuver m) {
  return m == Maneuver::kBackUp || m == Maneuver::kBackAround || m == Maneuver::kBackwardTurn;
}
inline constexpr int kManeuvers = static_cast<int>(Maneuver::kSideswipe) + 1;

using Path = FixedVector<Lane, kMostTiles + 2>;

struct Event {
  EventKind kind = EventKind::kPassed;
  RuleId rule{};
  Seat seat{};
  CarId car = kNoCar;
  std::optional<Seat> other{};
  CarId hit = kNoCar;
  Maneuver maneuver = Maneuver::kNone;
  Place place{};
  Shape shape = Shape::kNone;
  Sides lanes{};
  Building building = Building::kNone;
  Spot from{};
  Spot to{};
  Path path{};
  std::uint16_t amount = 0;
  Ending ending = Ending::kNone;
  SeatSet winners{};

  constexpr bool operator==(const Event&) const = default;
};

constexpr Event event_of(EventKind kind, RuleId rule, Seat seat) {
  Event e;
  e.kind = kind;
  e.rule = rule;
  e.seat = seat;
  return e;
}

}  // namespace citybox::crash_city
