#pragma once
// The block in letters, for terminals, bug reports and tests. Two letters a space: the owner (y r o
// p) and what stands there.
//   ..  vacant
//   L C G   Low-Cost, Conventional, Green with a renter;   l c g   without
//   S  Shopping   P  Greenspace   E  Eco-Park

#include <string_view>

#include "games/broken_cities/board.hpp"

namespace citybox::broken_cities {

inline constexpr std::string_view kOwnerLetters = "yrop";
inline constexpr std::string_view kKindLetters = "LCGSPE";

constexpr char letter_at(const State& s, Space at) {
  const Construction what = s.built.at(at);
  if (what == Construction::kNone) return '.';
  const char letter = kKindLetters[static_cast<std::size_t>(index_of(what) - 1)];
  const bool empty = is_home(what) && !s.renters.contains(at);
  return static_cast<char>(empty ? letter - 'A' + 'a' : letter);
}
constexpr char owner_letter_at(const State& s, Space at) {
  const Seat owner = owner_of(s, at);
  return owner == kFacilitator ? '.' : kOwnerLetters[owner.index];
}

// Puts a drawing of eight rows, row 8 first, in the place of what stands on the block. What belongs
// to a seat that is not there is left out.
constexpr void draw_onto(State& s, std::string_view drawing) {
  s.built = Built{};
  s.owned = {};
  s.renters = SpaceSet{};
  int seen = 0;
  char owner = ' ';
  for (const char letter : drawing) {
    if (letter == ' ' || letter == '\n') continue;
    if (owner == ' ') {
      owner = letter;
      continue;
    }
    const int row = kSide - 1 - seen / kSide;
    const Space at{static_cast<std::uint8_t>(row * kSide + seen % kSide)};
    ++seen;
    if (letter != '.' && kOwnerLetters.find(owner) < s.seats) {
      const bool empty = letter >= 'a';
      const char kind = static_cast<char>(empty ? letter - 'a' + 'A' : letter);
      const auto what = static_cast<Construction>(kKindLetters.find(kind) + 1);
      s.built[what].add(at);
      s.owned[kOwnerLetters.find(owner)].add(at);
      if (is_home(what) && !empty) s.renters.add(at);
    }
    owner = ' ';
  }
}

}  // namespace citybox::broken_cities
