#pragma once
// The words of Broken Cities.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.hpp"
#include "games/broken_cities/board.hpp"
#include "games/broken_cities/codec_vocabulary.hpp"

namespace citybox::broken_cities {

// "Low-Cost", "Eco-Park"
std::string_view title_of(Construction what);
// "Low-Cost building", "Eco-Park"
std::string_view noun_for(Construction what);
// "a Low-Cost building", "an Eco-Park"
std::string a_noun(Construction what);
// What it does, in one line of the price sheet.
std::string text_of(Construction what, const Content& content);
std::string_view title_of(Card card);
std::string text_of(Card card, int disease_takes);
// "Yellow"
std::string_view color_of(Seat seat);

// The ways in which laws of a kind are worded.
const std::vector<LawPattern>& patterns_of(LawKind kind);
LawWords words_for(LawKind kind, const Content& content);
// The law as a sentence. A free-text law is named by its number; its wording stands beside the log.
std::string law_sentence(const Law& law);

// "{seat:2|You build|{name} builds}", as a sentence begins …
std::string acts(Seat seat, std::string_view you, std::string_view other);
// … and inside of one, for one seat or several: "{seat:1} and {seat:2} vote"
std::string acting(SeatSet seats, std::string_view many, std::string_view one);
// "{seat:2|Your|{name}'s}", "{seat:2|your|{name}'s}"
std::string whose(Seat seat);
std::string whose_inside(Seat seat);
// "{seat:2}"
std::string named(Seat seat);
// "{seat:0}, {seat:1} and {seat:2}", as a sentence begins
std::string named(SeatSet seats);

// Why a rule says no, to the person who tried; the sentences for reasons.hpp.
std::string why_text(RuleId rule, const Content& content);

// What is happening and who decides.
std::string now_text(const State& s, const Content& c);
// What is asked of `viewers` now; "" if nothing is.
std::string duty_text(const State& s, SeatSet viewers);
// What is voted on, for all to read; "" if nothing is.
std::string question_text(const State& s);

}  // namespace citybox::broken_cities
