#pragma once
// The cards by name. What they do stands in policies.hpp and events.hpp, what they say in
// texts.cpp.

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.hpp"
#include "engine/core/rule_id.hpp"

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

constexpr RuleId rule_of(Policy policy) {
  return {static_cast<std::uint8_t>(29 + static_cast<int>(policy)), 0};
}

// A set of policies, one bit each.
class PolicySet {
 public:
  constexpr PolicySet() = default;
  template <class... Policies>
  constexpr explicit PolicySet(Policy first, Policies... more) {
    add(first);
    (add(more), ...);
  }
  static constexpr PolicySet all() { return from_bits((1U << kPolicies) - 1U); }
  static constexpr PolicySet from_bits(unsigned bits) {
    PolicySet set;
    set.bits_ = static_cast<std::uint8_t>(bits);
    return set;
  }

  constexpr std::uint8_t bits() const { return bits_; }
  constexpr int size() const { return popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Policy policy) const {
    const unsigned number = static_cast<unsigned>(policy);
    return number >= 1 && number <= kPolicies && (bits_ >> (number - 1) & 1U) != 0;
  }
  constexpr void add(Policy policy) { bits_ = static_cast<std::uint8_t>(bits_ | bit(policy)); }
  constexpr void remove(Policy policy) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(policy)); }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int index) { visit(static_cast<Policy>(index + 1)); });
  }

  constexpr PolicySet operator&(PolicySet other) const { return from_bits(bits_ & other.bits_); }
  constexpr PolicySet operator-(PolicySet other) const {
    return from_bits(bits_ & ~unsigned{other.bits_});
  }
  constexpr bool operator==(const PolicySet&) const = default;

 private:
  static constexpr unsigned bit(Policy policy) {
    return 1U << (static_cast<unsigned>(policy) - 1U);
  }
  std::uint8_t bits_ = 0;
};

// The event cards CR-40 … CR-53, in that order.
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
};
inline constexpr int kCards = 14;

constexpr RuleId rule_of(Card card) {
  return {static_cast<std::uint8_t>(39 + static_cast<int>(card)), 0};
}

// How many of each event card.
struct CardCounts {
  std::array<std::uint8_t, kCards> by_card{};  // CR-40 first

  constexpr std::uint8_t& operator[](Card card) { return by_card[place(card)]; }
  constexpr std::uint8_t operator[](Card card) const { return by_card[place(card)]; }
  constexpr int total() const {
    int sum = 0;
    for (const std::uint8_t count : by_card) sum += count;
    return sum;
  }
  // The card at `place` (below the total) when all lie sorted in a row.
  constexpr Card at(int place) const {
    int kind = 1;
    while (place >= (*this)[static_cast<Card>(kind)]) place -= (*this)[static_cast<Card>(kind++)];
    return static_cast<Card>(kind);
  }
  constexpr bool operator==(const CardCounts&) const = default;

 private:
  static constexpr std::size_t place(Card card) { return static_cast<std::size_t>(card) - 1; }
};

template <class Visit>
constexpr void for_each_card(Visit&& visit) {
  for (int kind = 1; kind <= kCards; ++kind) visit(static_cast<Card>(kind));
}

}  // namespace citybox::city_roots
