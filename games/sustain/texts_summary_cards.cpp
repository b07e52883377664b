// The summary of the cards: events, requests, solutions.

#include <fmt/format.h>

#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"
#include "games/sustain/texts_summary.hpp"

namespace citybox::sustain {

namespace {

std::string effects_of(const EventCard& card) {
  return card.kind == CardKind::kMandate || card.kind == CardKind::kRequest
             ? std::string()
             : sentence_of(card.first);
}

}  // namespace

// The cards drawn since the last one that ended a year's news.
json::array news_json(const State& s, const Content& c) {
  json::array list;
  if (s.events_drawn == 0) return list;
  unsigned from = s.events_drawn - 1U;
  while (from > 0 && card_of(c, s.events[from - 1]).again) --from;
  for (unsigned i = from; i < s.events_drawn; ++i) {
    const EventCard& card = card_of(c, s.events[i]);
    list.push_back({{"event", to_json(s.events[i])},
                    {"kind", name_of(card.kind)},
                    {"title", text_of(s.events[i]).title},
                    {"text", text_of(s.events[i]).text},
                    {"effects", text_or_null(effects_of(card))},
                    {"again", card.again}});
  }
  return list;
}

json::value mandate_json(const State& s, const Content& c) {
  if (is_over(s) || s.phase != Phase::kMandate) return nullptr;
  const EventId id = s.events[s.events_drawn - 1U];
  const EventCard& card = card_of(c, id);
  const EventText text = text_of(id);
  const auto option = [](int number, std::string_view words, const Lines& lines) {
    return json::object{{"number", number}, {"text", words}, {"effects", sentence_of(lines)}};
  };
  return {
      {"event", to_json(id)},
      {"title", text.title},
      {"text", text.text},
      {"options", json::array{option(1, text.one, card.first), option(2, text.two, card.second)}}};
}

json::array requests_json(const State& s, const Content& c) {
  json::array list;
  for (const Request& request : s.requests) {
    const EventCard& card = card_of(c, request.event);
    list.push_back({{"event", to_json(request.event)},
                    {"title", text_of(request.event).title},
                    {"text", text_of(request.event).text},
                    {"need", sentence_of(card.need)},
                    {"now", measure(s, c, card.need.measure)},
                    {"met", holds(s, c, card.need)},
                    {"due", request.due},
                    {"years_left", request.due - s.year},
                    {"reward", sentence_of(card.first)},
                    {"penalty", sentence_of(card.second)}});
  }
  return list;
}

namespace {

json::value kind_or_null(const Content& c, Building building) {
  return building == Building::kNone ? json::value(nullptr) : to_json(facts(c, building).space);
}

}  // namespace

json::array solutions_json(const State& s, const Content& c) {
  json::array list;
  for (unsigned i = 0; i < s.solutions_drawn; ++i) {
    const SolutionId id = s.solutions[i];
    if (s.sides[number_of(id)] != Side::kOpen) continue;
    const Spot spot = Spot::of(id);
    const Building building = building_of(c, spot);
    list.push_back(
        {{"spot", to_json(spot)},
         {"title", text_of(id).title},
         {"pitch", text_of(id).pitch},
         {"cost", cost_of(c, spot)},
         {"coins", coins_on(s, spot)},
         {"missing", missing_on(s, c, spot)},
         {"building", building == Building::kNone ? json::value(nullptr) : to_json(building)},
         {"space", kind_or_null(c, building)},
         {"refused", refused_json(spot_refusal(s, c, kFacilitator, spot))}});
  }
  return list;
}

json::array turned_json(const State& s, const Content& c) {
  json::array list;
  for (unsigned i = 0; i < s.solutions_drawn; ++i) {
    const SolutionId id = s.solutions[i];
    const unsigned number = number_of(id);
    if (s.sides[number] != Side::kTurned) continue;
    list.push_back({{"spot", to_json(Spot::of(id))},
                    {"title", text_of(id).title},
                    {"back", text_of(s.backs[number])},
                    {"effects", sentence_of(back_of(c, s.backs[number]).lines)}});
  }
  return list;
}

}  // namespace citybox::sustain
