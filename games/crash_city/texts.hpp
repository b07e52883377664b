#pragma once
// The words of CrashCity.

#include <string>
#include <string_view>

#include "engine/core/rule_id.hpp"
#include "games/crash_city/state.hpp"

namespace citybox::crash_city {

// "corner tile"
std::string_view noun_for(Shape shape);
// "shop"
std::string_view noun_for(Building building);
// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string_view why_text(RuleId rule);

}  // namespace citybox::crash_city
