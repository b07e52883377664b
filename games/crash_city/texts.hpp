#pragma once
// The words of CrashCity.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.hpp"
#include "games/crash_city/state.hpp"

namespace citybox::crash_city {

// "corner tile"
std::string_view noun_for(Shape shape);
// "shop"
std::string_view noun_for(Building building);
// "in the north-east": people know a place by that, not by its name.
std::string_view where(Place place);
// Cars of this seat that are still on the streets.
int driving_cars(const State& s, Seat seat);
// A race that is over: what decided it, and how far everybody was.
std::vector<std::string> story(const State& s, const Content& content);
// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string_view why_text(RuleId rule);

}  // namespace citybox::crash_city
