#pragma once
// Who fixed which number of content.hpp: the rulebook [R], our ruling [F], or it is ours to tune [N]
// (engine/table/mark.hpp).

#include "engine/table/mark.hpp"

namespace citybox::plots {

// clang-format off
inline constexpr Marked kContentMarks[] = {
    {"rounds",        Mark::kOurs,     1},
    {"best_plot",     Mark::kOurs,     2},
    {"round_seconds", Mark::kOurs,     7},
};
// clang-format on

}  // namespace citybox::plots
