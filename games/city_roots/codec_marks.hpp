#pragma once
// Who fixed which number of content.hpp: the rulebook [R], our ruling [F], or it is ours to tune [N]
// (engine/table/mark.hpp).

#include "engine/table/mark.hpp"

namespace citybox::city_roots {

// clang-format off
inline constexpr Marked kContentMarks[] = {
    {"low_homes",              Mark::kRulebook, 1},
    {"high_homes",             Mark::kRulebook, 1},
    {"business_tiles",         Mark::kRulebook, 1},
    {"protection_markers",     Mark::kRulebook, 1},
    {"center",                 Mark::kOurs,     2},
    {"start_low",              Mark::kOurs,     3},
    {"start_business",         Mark::kOurs,     3},
    {"start_corporation",      Mark::kOurs,     3},
    {"start_policies",         Mark::kRulebook, 11},
    {"residents_per_home",     Mark::kRulebook, 24},
    {"businesses_per_revenue", Mark::kRulebook, 25},
    {"corporation_revenue",    Mark::kRulebook, 25},
    {"revenue_goal",           Mark::kRulebook, 26},
    {"house_limit",            Mark::kRulebook, 27},
    {"resident_limit",         Mark::kRulebook, 27},
    {"reshuffles_allowed",     Mark::kRuling,   28},
    {"trust_markers",          Mark::kRulebook, 36},
    {"shelter_residents",      Mark::kRulebook, 37},
    {"copies.tech-boom",       Mark::kOurs,     40},
    {"copies.rent-hike",       Mark::kOurs,     41},
    {"copies.street-market",   Mark::kOurs,     42},
    {"copies.downturn",        Mark::kOurs,     43},
    {"copies.luxury-condos",   Mark::kOurs,     44},
    {"copies.tenants-union",   Mark::kOurs,     45},
    {"copies.charity-drive",   Mark::kOurs,     46},
    {"copies.housing-grant",   Mark::kOurs,     47},
    {"copies.fire",            Mark::kOurs,     48},
    {"copies.start-up-loans",  Mark::kOurs,     49},
    {"copies.chain-store",     Mark::kOurs,     50},
    {"copies.new-tram-line",   Mark::kOurs,     51},
    {"copies.quiet-month",     Mark::kOurs,     52},
    {"copies.eviction-wave",   Mark::kOurs,     53},
    {"copies.waiting-list",    Mark::kOurs,     54},
    {"copies.speculators",     Mark::kOurs,     55},
    {"copies.property-taxes",  Mark::kOurs,     56},
    {"boom_doubles_at",        Mark::kOurs,     40},
    {"rent_divisor",           Mark::kOurs,     41},
    {"rent_takes_home_at",     Mark::kOurs,     41},
    {"rent_takes_two_at",      Mark::kOurs,     41},
    {"market_doubles_at",      Mark::kOurs,     42},
    {"downturn_spares_at",     Mark::kOurs,     43},
    {"downturn_shops",         Mark::kOurs,     43},
    {"condos_double_at",       Mark::kOurs,     44},
    {"union_markers",          Mark::kOurs,     45},
    {"charity_residents",      Mark::kOurs,     46},
    {"charity_more_at",        Mark::kOurs,     46},
    {"charity_more_residents", Mark::kOurs,     46},
    {"grant_residents",        Mark::kOurs,     47},
    {"chain_doubles_at",       Mark::kOurs,     50},
    {"eviction_reaches_at",    Mark::kOurs,     53},
    {"waiting_residents",      Mark::kOurs,     54},
    {"waiting_divisor",        Mark::kOurs,     54},
    {"speculators_divisor",    Mark::kOurs,     55},
    {"taxes_divisor",          Mark::kOurs,     56},
    {"taxes_all_at",           Mark::kOurs,     56},
};
// clang-format on

// Counts may be tuned, their total may not.
inline constexpr FixedTotal kContentTotals[] = {{"copies", 1}};

}  // namespace citybox::city_roots
