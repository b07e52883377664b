#pragma once
// The board in letters, for terminals, bug reports and tests:
//   . vacant   L low-income home   P the same, protected   B local business   C corporation
//   1 2 3 a stack of so many high-income homes

#include "games/city_roots/board.hpp"

namespace citybox::city_roots {

constexpr char letter_at(const State& s, Space at) {
  switch (tile_at(s, at)) {
    case Tile::kLow:
      return protected_homes(s).contains(at) ? 'P' : 'L';
    case Tile::kBusiness:
      return 'B';
    case Tile::kCorporation:
      return 'C';
    case Tile::kHigh:
      return static_cast<char>('0' + stack_height(s, at));
    case Tile::kNone:
      break;
  }
  return '.';
}

}  // namespace citybox::city_roots
