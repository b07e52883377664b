#pragma once
// Who fixed which number of content.hpp: the rulebook [R], our ruling [F], or it is ours to tune [N]
// (engine/table/mark.hpp).

#include "engine/table/mark.hpp"

namespace citybox::broken_cities {

// clang-format off
inline constexpr Marked kContentMarks[] = {
    {"price",                Mark::kRulebook, 1},
    {"emissions",            Mark::kRulebook, 1},
    {"rent",                 Mark::kRulebook, 1},
    {"pieces",               Mark::kRulebook, 2},
    {"pieces.low-cost",      Mark::kRuling,   2},
    {"pieces.conventional",  Mark::kRuling,   2},
    {"pieces.shopping",      Mark::kRuling,   2},
    {"pieces.retrofit",      Mark::kRuling,   2},
    {"start_homes",          Mark::kOurs,     4},
    {"start_homes.*.*.what", Mark::kRulebook, 4},
    {"start_money",          Mark::kOurs,     5},
    {"renters",              Mark::kRulebook, 6},
    {"available_at_start",   Mark::kRulebook, 6},
    {"renters_a_round",      Mark::kRulebook, 15},
    {"shore_bonus",          Mark::kRulebook, 16},
    {"forest_bonus",         Mark::kRulebook, 16},
    {"park_bonus",           Mark::kRulebook, 16},
    {"rent_goal",            Mark::kRulebook, 18},
    {"emissions_a_row",      Mark::kRulebook, 20},
    {"most_damage",          Mark::kRulebook, 20},
    {"printed_events",       Mark::kRulebook, 40},
    {"printed_events.0",     Mark::kRulebook, 21},
    {"even_events",          Mark::kRuling,   40},
    {"disease_takes",        Mark::kRulebook, 22},
    {"idle_rounds_allowed",  Mark::kRuling,   25},
    {"most_laws",            Mark::kRuling,   30},
    {"first_laws",           Mark::kOurs,     30},
    {"required",             Mark::kRuling,   32},
    {"surcharge",            Mark::kRuling,   32},
    {"cap",                  Mark::kRuling,   32},
    {"fine",                 Mark::kRuling,   32},
    {"debt_divisor",         Mark::kRuling,   32},
    {"fine_in_words",        Mark::kRuling,   33},
    {"longest_wording",      Mark::kRuling,   33},
    {"session_rounds",       Mark::kRuling,   34},
};
// clang-format on

}  // namespace citybox::broken_cities
