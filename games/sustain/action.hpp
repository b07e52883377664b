#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/core/seat.hpp"
#include "games/sustain/ids.hpp"
#include "games/sustain/space.hpp"

namespace citybox::sustain {

// After each: its notation, and the fields it uses. Seats are written from 0.
enum class Verb : std::uint8_t {
  kFound,        // `found`; the name of the city goes beside it as words
  kTake,         // `take housing`: department
  kChoose,       // `choose 1`: number, the option of a mandate
  kPlace,        // `place park c2`: spot (the building), space
  kGive,         // `give 2 5`: other, number
  kPromisePut,   // `promise put 3 on bike-lane`: spot, number
  kPromiseNone,  // `promise none on tram-line-one`: spot
  kPromiseGive,  // `promise give 2 5`: other, number
  kReady,        // `ready`
  kInvest,       // `invest bike-lane 3`: spot, number
  kPass,         // `pass`
};
inline constexpr int kVerbs = static_cast<int>(Verb::kPass) + 1;

// What an action does not use keeps its default.
struct Action {
  Verb verb = Verb::kFound;
  Department department = Department::kNone;
  Spot spot{};
  Space space{};
  Seat other = kFacilitator;
  std::uint8_t number = 0;

  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 8 && std::has_unique_object_representations_v<Action>);

constexpr bool takes_spot(Verb v) {
  return v == Verb::kPlace || v == Verb::kPromisePut || v == Verb::kPromiseNone ||
         v == Verb::kInvest;
}
constexpr bool takes_other(Verb v) { return v == Verb::kGive || v == Verb::kPromiseGive; }
constexpr bool takes_number(Verb v) {
  return v == Verb::kChoose || v == Verb::kPromisePut || v == Verb::kInvest || takes_other(v);
}

// Does it have what its verb takes, and nothing else?
constexpr bool well_formed(const Action& a) {
  if (static_cast<int>(a.verb) >= kVerbs) return false;
  const bool take = a.verb == Verb::kTake, place = a.verb == Verb::kPlace;
  return (take ? is_department(a.department) : a.department == Department::kNone) &&
         (takes_spot(a.verb) ? a.spot.exists() && (!place || a.spot.is_sheet())
                             : a.spot == kNoSpot) &&
         (place ? a.space.on_board() : a.space == kNowhere) &&
         (takes_other(a.verb) ? a.other.index < kMostSeats : a.other == kFacilitator) &&
         (takes_number(a.verb) ? a.number > 0 : a.number == 0);
}

constexpr Action plain(Verb verb) { return {.verb = verb}; }
constexpr Action take(Department department) {
  return {.verb = Verb::kTake, .department = department};
}
constexpr Action choose(int number) {
  return {.verb = Verb::kChoose, .number = static_cast<std::uint8_t>(number)};
}
constexpr Action place(Building building, Space space) {
  return {.verb = Verb::kPlace, .spot = Spot::of(building), .space = space};
}
constexpr Action give(Seat other, int number) {
  return {.verb = Verb::kGive, .other = other, .number = static_cast<std::uint8_t>(number)};
}
constexpr Action promise_put(Spot spot, int number) {
  return {.verb = Verb::kPromisePut, .spot = spot, .number = static_cast<std::uint8_t>(number)};
}
constexpr Action promise_none(Spot spot) { return {.verb = Verb::kPromiseNone, .spot = spot}; }
constexpr Action promise_give(Seat other, int number) {
  return {.verb = Verb::kPromiseGive, .other = other, .number = static_cast<std::uint8_t>(number)};
}
constexpr Action invest(Spot spot, int number) {
  return {.verb = Verb::kInvest, .spot = spot, .number = static_cast<std::uint8_t>(number)};
}

}  // namespace citybox::sustain
