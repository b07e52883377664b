#pragma once
// Who fixed which number of content.hpp: the rulebook [R], our ruling [F], or it is ours to tune [N]
// (engine/table/mark.hpp).

#include "engine/table/mark.hpp"

namespace citybox::sustain {

// clang-format off
inline constexpr Marked kContentMarks[] = {
    {"track_top",                Mark::kOurs,     2},
    {"unhappy_squares",          Mark::kOurs,     2},
    {"co2_squares",              Mark::kOurs,     2},
    {"start",                    Mark::kOurs,     3},
    {"people_at_start",          Mark::kOurs,     3},
    {"buildings",                Mark::kOurs,     4},
    {"sheets",                   Mark::kOurs,     4},
    {"scenarios",                Mark::kOurs,     6},
    {"longest_name",             Mark::kRuling,   10},
    {"unhappy_to_sol",           Mark::kOurs,     20},
    {"unhappy_to_sol.1",         Mark::kRulebook, 20},
    {"sol_to_attractiveness",    Mark::kOurs,     20},
    {"smog_to_co2",              Mark::kOurs,     20},
    {"co2_to_sol",               Mark::kOurs,     20},
    {"attractiveness_to_people", Mark::kOurs,     21},
    {"budget",                   Mark::kOurs,     22},
    {"purse",                    Mark::kRuling,   22},
    {"solutions_a_year",         Mark::kRulebook, 24},
    {"discussion_minutes",       Mark::kRuling,   25},
    {"discussion_minutes.0",     Mark::kRulebook, 25},
    {"largest_gift",             Mark::kRuling,   25},
    {"promises_a_year",          Mark::kRuling,   29},
};
// clang-format on

}  // namespace citybox::sustain
