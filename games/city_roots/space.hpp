#pragma once
// The board of CR-2: 36 spaces, a1 to f6, and sets of them as bits.

#include "engine/kit/grid.hpp"

namespace citybox::city_roots {

inline constexpr int kSide = 6;
using Board = Grid<kSide>;
using Space = Board::Space;
using SpaceSet = Board::SpaceSet;

inline constexpr Space kNowhere{};
inline constexpr SpaceSet kBoard = SpaceSet::all();

// CR-4
constexpr SpaceSet beside(Space space) { return SpaceSet(space).beside(); }

}  // namespace citybox::city_roots
