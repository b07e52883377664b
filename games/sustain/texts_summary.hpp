#pragma once
// The parts of the summary; texts_summary.cpp has its shape.

#include <fmt/format.h>

#include <string_view>

#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

// The board: texts_summary_board.cpp.
json::array indicators(const State& s, const Content& c, const Forecast& f);
json::array adjust_json(const State& s, const Content& c, const Forecast& f);
json::object people_json(const State& s, const Content& c, const Forecast& f);
json::object budget_json(const State& s, const Forecast& f);
json::object free_json(const State& s);
json::array buildings_json(const State& s, const Content& c);
json::value place_json(const State& s, const Content& c);

// The cards: texts_summary_cards.cpp.
json::array news_json(const State& s, const Content& c);
json::value mandate_json(const State& s, const Content& c);
json::array requests_json(const State& s, const Content& c);
json::array solutions_json(const State& s, const Content& c);
json::array turned_json(const State& s, const Content& c);

// The people at the table and their sheets: texts_summary_sheets.cpp.
json::array departments_json(const State& s, const Content& c);
json::array seats_json(const State& s, const Content& c);

inline json::value text_or_null(std::string_view text) {
  return text.empty() ? json::value(nullptr) : json::value(text);
}

inline json::value refused_json(RuleId rule) {
  if (rule == kAllowed) return nullptr;
  return {{"rule", fmt::format("SU-{}", rule.number)}, {"why", why_text(rule)}};
}

template <class Matches>
json::array free_spaces(const State& s, SpaceKind kind, Matches&& matches) {
  json::array list;
  const Span span = spaces_of(kind);
  for (int i = span.first; i < span.first + span.count; ++i) {
    const Space space{static_cast<std::uint8_t>(i)};
    if (at(s, space) == Building::kNone && matches(space)) list.push_back(to_json(space));
  }
  return list;
}

}  // namespace citybox::sustain
