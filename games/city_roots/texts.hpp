#pragma once
// The words of City Roots.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.hpp"
#include "games/city_roots/cards.hpp"
#include "games/city_roots/content.hpp"
#include "games/city_roots/state.hpp"

namespace citybox::city_roots {

struct StepWords;  // codec.hpp

std::string_view title_of(Policy policy);
std::string_view title_of(Card card);
std::string_view story_of(Policy policy);
std::string_view story_of(Card card);
std::string text_of(Policy policy, const Content& c);
std::string text_of(Card card, const Content& c);
// At which numbers of high-income homes the card changes, and how.
std::vector<StepWords> steps_of(Card card, const Content& c);
// What the mayor has to do, as a sentence for the mayor and for all others; empty: nothing.
std::string duty_of(const State& s);
// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string_view why_text(RuleId rule);
// What decided a finished game.
std::string decided_by(const State& s, const Content& c);
// The council reached its goal, but something else had ended the game by then (CR-26, CR-27).
bool came_too_late(const State& s, const Content& c);
// CR-1: the people that so many resident markers stand for, "1,200".
std::string people_of(int residents);

}  // namespace citybox::city_roots
