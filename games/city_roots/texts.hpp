#pragma once
// The words of City Roots.

#include <string_view>

#include "engine/core/rule_id.hpp"
#include "games/city_roots/cards.hpp"
#include "games/city_roots/event.hpp"
#include "games/city_roots/scoring.hpp"
#include "games/city_roots/state.hpp"

namespace citybox::city_roots {

std::string_view title_of(Policy policy);
std::string_view text_of(Policy policy);
std::string_view title_of(Card card);
std::string_view text_of(Card card);
// "local business"
std::string_view noun_for(Tile tile);
// What the mayor has to do, as the end of "{seat:0} …".
std::string_view duty_of(Task task);
// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string_view why_text(RuleId rule);

}  // namespace citybox::city_roots
