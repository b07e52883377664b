#pragma once
// The words of CrashCity.

#include <string>
#include <string_view>

#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "games/crash_city/state.hpp"

namespace citybox::crash_city {

// "a corner tile"
std::string_view noun_for(Shape shape);
// "shop"
std::string_view noun_for(Building building);
// "{seat:0}, {seat:1} and {seat:2}"
std::string list_seats(SeatSet seats);
// What the one who decides has to do, as the end of "{seat:0} …".
std::string_view duty_of(Task task);
// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string_view why_text(RuleId rule);

}  // namespace citybox::crash_city
