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

}  // namespace citybox::broken_cities
