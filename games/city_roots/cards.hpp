#pragma once
// The cards by name. What they do stands in policies.hpp and event_cards.hpp, what they say in
// texts_cards.cpp.

#include <cstdint>

#include "engine/core/rule_id.hpp"
#include "engine/kit/counts.hpp"
#include "engine/kit/enum_set.hpp"

namespace citybox::city_roots {

// CR-30 … CR-37, in that order.
enum class Policy : std::uint8_t {
  kNone,
  kGovernmentSubsidizedHousing,
  kCutCorporateTaxes,
  kGovernmentSubsidizedLocalBusinesses,
  kRelocateLowIncomeHousing,
  kRelocateHighIncomeHousing,
  kLandSwap,
  kLandTrust,
  kFundHomelessShelter,
};
inline constexpr int kPolicies = 8;

constexpr RuleId rule_of(Policy policy) { return rule(29 + static_cast<int>(policy)); }

using PolicySet = EnumSet<Policy, kPolicies>;

// The event cards CR-40 … CR-56, in that order.
enum class Card : std::uint8_t {
  kNone,
  kTechBoom,
  kRentHike,
  kStreetMarket,
  kDownturn,
  kLuxuryCondos,
  kTenantsUnion,
  kCharityDrive,
  kHousingGrant,
  kFire,
  kStartUpLoans,
  kChainStore,
  kNewTramLine,
  kQuietMonth,
  kEvictionWave,
  kWaitingList,
  kSpeculators,
  kPropertyTaxes,
};
inline constexpr int kCards = 17;

constexpr RuleId rule_of(Card card) { return rule(39 + static_cast<int>(card)); }

// How many of each event card, with room for more kinds: a state has no padding.
inline constexpr int kRoomForKinds = 22;
using CardCounts = Counts<Card, kRoomForKinds>;

template <class Visit>
constexpr void for_each_card(Visit&& visit) {
  for (int kind = 1; kind <= kCards; ++kind) visit(static_cast<Card>(kind));
}

}  // namespace citybox::city_roots
