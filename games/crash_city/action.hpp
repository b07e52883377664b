#pragma once

#include <cstdint>
#include <type_traits>

#include "games/crash_city/place.hpp"

namespace citybox::crash_city {

// In canonical order. What follows is the notation.
enum class Verb : std::uint8_t {
  kSite,       // site e2n1
  kPlace,      // place ne                                 the lanes as they will lie
  kHouse,      // house
  kShop,       // shop
  kFactory,    // factory
  kCar,        // car .w facing north
  kPark,       // park e2n1.w
  kUTurn,      // u-turn e2n1.w
  kDrive,      // drive e2n1.w to e4n2.s facing north
  kPass,       // pass
  kStraight,   // straight to e4n2.s facing north
  kCorner,     // corner to e4n2.w facing north
  kSideswipe,  // sideswipe to e4n2.s facing north
};
inline constexpr int kVerbs = static_cast<int>(Verb::kSideswipe) + 1;

// Eight bytes: verb | lanes | from (x, y, edge) | to (x, y, posture). What a verb does not use
// keeps its default.
struct Action {
  Verb verb = Verb::kPass;
  Sides lanes{};  // place
  Lane from{};    // park, u-turn, drive: where the car is
  Spot to{};      // site: the place; car: the posture; drive and what a hit car does: both

  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 8 && std::has_unique_object_representations_v<Action>);

constexpr bool moves_own_car(Verb v) {
  return v == Verb::kPark || v == Verb::kUTurn || v == Verb::kDrive;
}
constexpr bool moves_hit_car(Verb v) { return v >= Verb::kStraight; }
constexpr bool builds(Verb v) { return v >= Verb::kHouse && v <= Verb::kFactory; }

// Do the bytes spell an action of the notation, whatever the state?
constexpr bool well_formed(const Action& a) {
  if (static_cast<int>(a.verb) >= kVerbs) return false;
  if (a.verb == Verb::kPlace ? a.lanes.empty() || a.lanes.bits() > 15 : !a.lanes.empty())
    return false;
  if (moves_own_car(a.verb) ? !a.from.exists() : a.from != Lane{}) return false;
  const bool goes = a.verb == Verb::kDrive || moves_hit_car(a.verb);
  if (goes || a.verb == Verb::kSite ? !a.to.at.exists() : a.to.at != kNowhere) return false;
  return goes || a.verb == Verb::kCar ? a.to.posture.possible() : !a.to.posture.on_street();
}

}  // namespace citybox::crash_city
