#pragma once
// Who fixed which number of content.hpp: the rulebook [R], our ruling [F], or it is ours to tune [N]
// (engine/table/mark.hpp).

#include "engine/table/mark.hpp"

namespace citybox::build_back {

// clang-format off
inline constexpr Marked kContentMarks[] = {
    {"tiles",               Mark::kOurs,     6},
    {"tiles.water-station", Mark::kOurs,     4},
    {"tiles.food-pantry",   Mark::kOurs,     4},
    {"tiles.supply-depot",  Mark::kOurs,     4},
    {"tiles.job-office",    Mark::kOurs,     4},
    {"objectives",          Mark::kOurs,     42},
    {"resupply",            Mark::kOurs,     6},
    {"supply",              Mark::kRulebook, 1},
    {"leader_supply",       Mark::kRulebook, 1},
    {"purse",               Mark::kRulebook, 10},
    {"first_leaders",       Mark::kRulebook, 10},
    {"first_markers",       Mark::kRulebook, 10},
    {"all_markers",         Mark::kRulebook, 40},
    {"uses",                Mark::kRulebook, 23},
    {"most_stories",        Mark::kRulebook, 31},
    {"most_influence",      Mark::kRulebook, 31},
    {"influence_price",     Mark::kRulebook, 31},
    {"most_goods",          Mark::kRulebook, 32},
    {"leader_adds",         Mark::kRulebook, 34},
    {"double_leader_adds",  Mark::kOurs,     34},
    {"further_uses",        Mark::kOurs,     23},
    {"build_rebate",        Mark::kOurs,     30},
    {"bonus",               Mark::kRulebook, 42},
    {"shared_bonus",        Mark::kRuling,   42},
};
// clang-format on

}  // namespace citybox::build_back
