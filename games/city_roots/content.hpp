#pragma once
// Every number of the game. The default is the published game; a table may be played with others.

#include <cstdint>

#include "games/city_roots/cards.hpp"
#include "games/city_roots/space.hpp"

namespace citybox::city_roots {

// CR-2, CR-3
inline constexpr const char* kStartingLayout =
    "B L . . . B"
    "L . L L . L"
    ". L + + L ."
    ". L + + L ."
    "L . L L . L"
    "B . . . L B";

// CR-1: what a resident marker stands for. A unit, and no number to tune.
inline constexpr int kPeoplePerResident = 100;

// No part of the content that a table may change: these size the state, and the hands that a lobby can
// draw (policies.hpp).
inline constexpr int kFewestSeats = 1;  // the box says 3–5; all are on one side, so fewer can play
inline constexpr int kMostSeats = 5;
inline constexpr int kTallest = 3;         // CR-5: homes in a stack
inline constexpr int kActivePolicies = 2;  // CR-11
inline constexpr int kLobbyHand = 3;       // CR-13

struct Content {
  // CR-1 … CR-3; `+` is the vacant center.
  std::uint8_t low_homes = 14;
  std::uint8_t high_homes = 36;
  std::uint8_t business_tiles = 36;
  std::uint8_t protection_markers = 10;
  SpaceSet start_low = SpaceSet::drawn(kStartingLayout, 'L');
  SpaceSet start_business = SpaceSet::drawn(kStartingLayout, 'B');
  SpaceSet start_corporation = SpaceSet::drawn(kStartingLayout, 'C');
  SpaceSet center = SpaceSet::drawn(kStartingLayout, '+');
  PolicySet start_policies{Policy::kCutCorporateTaxes, Policy::kRelocateLowIncomeHousing};  // CR-11

  // CR-24 … CR-28
  std::uint8_t residents_per_home = 4;
  std::uint8_t businesses_per_revenue = 2;
  std::uint8_t corporation_revenue = 2;
  std::uint8_t revenue_goal = 20;
  std::uint8_t house_limit = 6;
  std::uint8_t resident_limit = 48;
  std::uint8_t reshuffles_allowed = 1;

  // Policies
  std::uint8_t trust_markers = 4;      // CR-36
  std::uint8_t shelter_residents = 2;  // CR-37

  // Events: copies by card, CR-40 first, and the numbers of high-income homes that change them.
  CardCounts copies{{1, 4, 1, 3, 3, 1, 1, 2, 1, 1, 1, 1, 1, 2, 3, 1, 1}};
  std::uint8_t boom_doubles_at = 12;  // CR-40
  std::uint8_t rent_divisor = 2;      // CR-41: one resident for so many high-income homes
  std::uint8_t rent_takes_home_at = 6;
  std::uint8_t rent_takes_two_at = 12;
  std::uint8_t market_doubles_at = 10;   // CR-42
  std::uint8_t downturn_spares_at = 14;  // CR-43
  std::uint8_t downturn_shops = 1;       // … which close where no corporation does
  std::uint8_t condos_double_at = 8;     // CR-44
  std::uint8_t union_markers = 2;        // CR-45
  std::uint8_t charity_residents = 2;    // CR-46
  std::uint8_t charity_more_at = 10;
  std::uint8_t charity_more_residents = 3;
  std::uint8_t grant_residents = 1;       // CR-47: where no home can come back
  std::uint8_t chain_doubles_at = 10;     // CR-50
  std::uint8_t eviction_reaches_at = 10;  // CR-53: from then on one such neighbor will do
  std::uint8_t waiting_residents = 1;     // CR-54
  std::uint8_t waiting_divisor = 1;       // … and one more for so many protected homes
  std::uint8_t speculators_divisor = 4;   // CR-55: one more home for so many protected ones
  std::uint8_t taxes_divisor = 2;         // CR-56: one resident for so many corporations
  std::uint8_t taxes_all_at = 8;          // … for each of them
};

static_assert(Content{}.copies.total() == 28 && Content{}.center.size() == 4);
static_assert(Content{}.start_low.size() == 14 && Content{}.start_business.size() == 4);

}  // namespace citybox::city_roots
