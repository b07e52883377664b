#pragma once
// The words of Broken Cities.

#include <string>
#include <string_view>

#include "engine/core/rule_id.hpp"
#include "games/broken_cities/board.hpp"

namespace citybox::broken_cities {

// "Low-Cost", "Eco-Park"
std::string_view title_of(Construction what);
// "Low-Cost building", "Eco-Park"
std::string_view noun_for(Construction what);
// "a Low-Cost building", "an Eco-Park"
std::string a_noun(Construction what);
// What it does, in one line of the price sheet.
std::string_view text_of(Construction what);
std::string_view title_of(Card card);
std::string_view text_of(Card card);
// "Yellow"
std::string_view color_of(Seat seat);
// The law as a sentence. A free-text law is named by its number; its wording stands beside the log.
std::string law_sentence(const Law& law);
// "{seat:2}"
std::string named(Seat seat);
// "{seat:0}, {seat:1} and {seat:2}"
std::string named(SeatSet seats);
// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string_view why_text(RuleId rule);

}  // namespace citybox::broken_cities
