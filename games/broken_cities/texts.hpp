#pragma once
// The words of Broken Cities.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.hpp"
#include "engine/table/said.hpp"
#include "games/broken_cities/board.hpp"
#include "games/broken_cities/codec_vocabulary.hpp"

namespace citybox::broken_cities {

// "Low-Cost", "Eco-Park"
std::string_view title_of(Construction what);
// "Low-Cost building", "Eco-Park"
std::string_view noun_for(Construction what);
// "a Low-Cost building", "an Eco-Park"
std::string_view a_noun(Construction what);
// "Low-Cost buildings", "Eco-Parks"
std::string_view plural_of(Construction what);
// What it does, in one line of the price sheet.
std::string text_of(Construction what, const Content& content);
std::string_view title_of(Card card);
std::string text_of(Card card, const Content& content);
// "Yellow"
std::string_view color_of(Seat seat);

// The ways in which laws of a kind are worded.
const std::vector<LawPattern>& patterns_of(LawKind kind);
LawWords words_for(LawKind kind, const Content& content);
// The law as a sentence. One in the table's own words goes by its number where they are not known.
std::string law_sentence(const Law& law, const Said& said);
std::string repeal_sentence(const Law& law, const Said& said);

// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string why_text(RuleId rule, const Content& content);

// What is happening and who decides.
std::string now_text(const State& s, const Content& content);
// What is asked of `viewers` now; "" if nothing is.
std::string duty_text(const State& s, SeatSet viewers);
// What is voted on or chosen by all, for all to read; "" if nothing is.
std::string question_text(const State& s);

}  // namespace citybox::broken_cities
