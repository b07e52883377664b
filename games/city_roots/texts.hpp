#pragma once
// The words of City Roots.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.hpp"
#include "games/city_roots/cards.hpp"
#include "games/city_roots/content.hpp"
#include "games/city_roots/event.hpp"
#include "games/city_roots/state.hpp"

namespace citybox::city_roots {

struct StepWords;  // codec.hpp

std::string_view title_of(Policy policy);
std::string_view title_of(Card card);
// At which numbers of high-income homes the card changes, and how.
std::vector<StepWords> steps_of(Card card, const Content& c);
// "local business"
std::string_view noun_for(Tile tile);
// What the mayor has to do, as a sentence for the mayor and for all others; empty: nothing.
std::string duty_of(const State& s);
// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string_view why_text(RuleId rule);
// How it ended.
std::string verdict_of(const State& s, const Content& c);

// "1 house", "3 houses", "no houses"
std::string counted(int count, std::string_view one, std::string_view many);
// "two" up to twelve, then figures.
std::string number_word(int number);
// CR-1: so many resident markers as "1,200 people".
std::string people_of(int residents);
// "A, B and C"
std::string listed(PolicySet policies);

}  // namespace citybox::city_roots
