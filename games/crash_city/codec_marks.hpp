#pragma once
// Who fixed which number of content.hpp: the rulebook [R], our ruling [F], or it is ours to tune [N]
// (engine/table/mark.hpp).

#include "engine/table/mark.hpp"

namespace citybox::crash_city {

// clang-format off
inline constexpr Marked kContentMarks[] = {
    {"mix",          Mark::kOurs,     6},
    {"supply",       Mark::kRulebook, 7},
    {"quick_supply", Mark::kRuling,   9},
    {"patience",     Mark::kRuling,   28},
};
// clang-format on

// Counts may be tuned, their total may not.
inline constexpr FixedTotal kContentTotals[] = {{"mix", 6}};

}  // namespace citybox::crash_city
