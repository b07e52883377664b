#pragma once

#include <cstdint>

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/sustain/ids.hpp"
#include "games/sustain/space.hpp"
#include "games/sustain/state.hpp"

namespace citybox::sustain {

// After each: the fields it fills besides `rule`. Everything that happens is for everyone.
enum class EventKind : std::uint8_t {
  kFirstPlayer,      // seat
  kFounded,          // seat, amount: the scenario, whose city has a name of its own
  kDepartmentTaken,  // seat, department
  kDepartmentDealt,  // seat, department
  kDepartmentsOpen,  // amount: how many nobody holds
  kYearBegan,        // amount: which, after: of how many
  kMoved,            // indicator, amount, before, after, cause
  kMarked,           // indicator (a table), amount, before, after, cause
  kCame,             // space: one more person has a home there; cause
  kBudgetShared,     // amount: in all, after: each, before: kept
  kCoinsChanged,     // seat, amount, after, cause
  kReserveChanged,   // amount, after, cause
  kLaurels,          // department, amount, after
  kRequestMet,       // event
  kRequestFailed,    // event
  kCardDrawn,        // event
  kRequestStays,     // event, after: the last year to meet it, before: of how many
  kChosen,           // seat, event, amount: option, from 1
  kNoRoom,           // building: an event would have brought it
  kSolutionOpened,   // spot, amount: cost
  kNoSolutionsLeft,
  kDiscussionBegan,  // seat: the first player
  kGave,             // seat, other, amount
  kPromised,         // seat, promise
  kReady,            // seat
  kInvestingBegan,   // seat: the first player
  kInvested,         // seat, spot, amount, after: coins there, before: its cost
  kFulfilled,        // seat, spot
  kPlaced,           // seat, building, space
  kTurned,           // seat, spot, back
  kPassed,           // seat, amount: coins kept
  kPromiseKept,      // seat, promise
  kPromiseBroken,    // seat, promise, amount: what it came to
  kEnded,            // ending
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::kEnded) + 1;

// Why a number changed.
enum class Cause : std::uint8_t {
  kNone,
  kUnhappy,
  kSol,
  kSmog,  // transport and pollution
  kCo2,
  kArrivals,
  kCard,
  kRequest,
  kSolution,
  kBuilding,
};

struct Event {
  EventKind kind = EventKind::kYearBegan;
  RuleId rule{};
  Seat seat = kFacilitator;  // where no seat is meant
  Seat other = kFacilitator;
  Department department = Department::kNone;
  Building building = Building::kNone;
  Space space{};
  Spot spot{};
  EventId event = kNoEvent;
  BackId back = kNoBack;
  Indicator indicator = Indicator::kNone;
  Cause cause = Cause::kNone;
  Promise promise{};
  std::int16_t amount = 0;
  std::int16_t before = 0;
  std::int16_t after = 0;
  Ending ending = Ending::kNone;

  constexpr bool operator==(const Event&) const = default;
};

}  // namespace citybox::sustain
