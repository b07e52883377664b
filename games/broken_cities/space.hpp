#pragma once
// The city block of BC-3. The shore lies along row 1, the forest along column a.

#include "engine/kit/grid.hpp"

namespace citybox::broken_cities {

inline constexpr int kSide = 8;
using City = Grid<kSide>;
using Space = City::Space;
using SpaceSet = City::SpaceSet;

inline constexpr Space kNowhere{};

inline constexpr SpaceSet kForest = SpaceSet::column(0);
inline constexpr SpaceSet kShore = SpaceSet::from_bits((1U << kSide) - 1U);

}  // namespace citybox::broken_cities
