#pragma once
// Laws as the machine keeps them (BC-32, BC-33), and what is said about them.

#include <cstdint>
#include <type_traits>

#include "games/broken_cities/construction.hpp"

namespace citybox::broken_cities {

enum class LawKind : std::uint8_t {
  kNone,
  kRequire,    // object, number: pieces each turn, fine
  kForbid,     // object, fine
  kSurcharge,  // object, number: what is added to its price
  kCap,        // number: the net emissions a turn may add, fine
  kFreeText,   // text, fine
  kRepeal,     // number: the place of a law in force, from 1. A motion only, never a law
};
inline constexpr int kLawKinds = static_cast<int>(LawKind::kRepeal);

// BC-32: a law holds for turns that begin after it.
enum class Since : std::uint8_t { kNextTurn, kNow };

// What a kind does not use keeps its default.
struct Law {
  LawKind kind = LawKind::kNone;
  Construction object = Construction::kNone;
  std::uint8_t number = 0;
  std::uint8_t fine = 0;
  std::uint8_t text = 0;  // BC-33: the how-manieth wording of this table, from 1
  Since since = Since::kNextTurn;

  constexpr bool operator==(const Law&) const = default;
};
static_assert(sizeof(Law) == 6 && std::has_unique_object_representations_v<Law>);

// On a motion, or in a hearing: kYes calls the breach, kNo lets it be.
enum class Ballot : std::uint8_t {
  kNone,
  kYes,
  kNo,
  kSealed,  // cast, and not yours to see: in views only
  kWasYes,  // of the last count, turned up for all: nothing is cast since
  kWasNo,
};
constexpr bool is_cast(Ballot ballot) {
  return ballot == Ballot::kYes || ballot == Ballot::kNo || ballot == Ballot::kSealed;
}

constexpr bool takes_object(LawKind kind) {
  return kind == LawKind::kRequire || kind == LawKind::kForbid || kind == LawKind::kSurcharge;
}
constexpr bool takes_number(LawKind kind) {
  return kind == LawKind::kRequire || kind == LawKind::kSurcharge || kind == LawKind::kCap;
}
constexpr bool takes_fine(LawKind kind) {
  return kind == LawKind::kRequire || kind == LawKind::kForbid || kind == LawKind::kCap ||
         kind == LawKind::kFreeText;
}

// BC-32: what each kind can be about.
constexpr bool can_be_about(LawKind kind, Construction object) {
  switch (kind) {
    case LawKind::kRequire:
      return is_park(object) || object == Construction::kRetrofit || object == Construction::kGreen;
    case LawKind::kForbid:
    case LawKind::kSurcharge:
      return is_construction(object);
    default:
      return false;
  }
}

}  // namespace citybox::broken_cities
