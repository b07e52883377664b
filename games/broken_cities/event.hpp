#pragma once
// What happened, for the log, the animation and the narration.

#include <cstdint>

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/broken_cities/card.hpp"
#include "games/broken_cities/law.hpp"
#include "games/broken_cities/state.hpp"

namespace citybox::broken_cities {

// After each: the fields it fills besides `rule`, which is always the rule at work.
enum class EventKind : std::uint8_t {
  kRoundBegan,        // amount: its number
  kTurnBegan,         // seat
  kIncome,            // seat, amount, before and after: money
  kDebtPaid,          // seat, amount: taken from the income, before: owed, after: money
  kChosen,            // seat, construction: to be built, its place still to come
  kBuilt,             // seat, construction, space, amount: price paid
  kRetrofitted,       // seat, construction: from, other: to, space, amount: price paid
  kRenterPlaced,      // seat, space, amount: renters still available
  kRentChanged,       // seat, space, before, after: one building's rent
  kRentCounted,       // seat, before, after: all of it
  kEmissionChanged,   // seat, space, before, after: one construction's emissions (a recount)
  kEmissionsCounted,  // before, after: the city's
  kTurnEnded,         // seat, amount: money kept
  kLawBroken,         // seat, law, amount: breaches, after: fine in all
  kFined,             // seat, law, amount: paid at once, after: left for the next income
  kDamageCounted,     // amount: of the round, before, after: the track
  kDamageReported,    // amount: of the round, after: reported so far (shared climate)
  kPoolTold,          // before, after: of all tables (shared climate)
  kEventReached,      // amount: which event, from 1, after: its number
  kCardFell,          // card, amount: renters that a disease takes
  kLost,              // seat, construction, space, amount: renters who lived there
  kDowngraded,        // seat, construction: from, other: to, space
  kRenterLeft,        // seat, space, construction: their home if it is lost too
  kRenterPicked,      // seat, space (its owner only)
  kReady,             // seat: has chosen, or voted
  kSessionBegan,      // seats speak in the order of rent
  kDrafted,           // seat, law: as far as it is worded, amount: 1 if only the fine is open
  kProposed,          // seat, law
  kRepealProposed,    // seat, law: the one that would go
  kPassed,            // seat
  kBallot,            // seat, ballot: turned up
  kLawMade,           // seat: who proposed it, law, amount: its place from 1
  kLawRepealed,       // seat, law
  kLawFailed,         // seat, law
  kSessionEnded,      // without a law
  kHearingBegan,      // seat: whose turn ended, law
  kBreachCalled,      // seat: the caller, law
  kBreachFound,       // seat: the accused, law
  kBreachDismissed,   // seat: the accused, law
  kRentersArrived,    // amount, after: available now
  kClosed,            // by the facilitator
  kEnded,             // ending
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::kEnded) + 1;

struct Event {
  EventKind kind = EventKind::kRoundBegan;
  RuleId rule{};
  Seat seat = kFacilitator;  // where no seat is meant
  Construction construction = Construction::kNone;
  Construction other = Construction::kNone;
  Space space{};
  Card card = Card::kNone;
  Law law{};
  Ballot ballot = Ballot::kNone;
  std::int32_t amount = 0;
  std::int32_t before = 0;
  std::int32_t after = 0;
  Ending ending = Ending::kNone;

  constexpr bool operator==(const Event&) const = default;
};

}  // namespace citybox::broken_cities
