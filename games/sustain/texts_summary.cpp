#include "games/sustain/codec_summary.hpp"

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::string_view now_text(const State& s) {
  switch (s.phase) {
    case Phase::kFound:
      return "{who|You found|{name} founds} the city and may name it.";
    case Phase::kDepartments:
      return "{who|You take|{name} takes} a department.";
    case Phase::kMandate:
      return "Year {year}, events: {who|you decide|{name} decides} alone on “{card}”.";
    case Phase::kPlace:
      return is_plural(s.pending.building)
                 ? "Year {year}: {who|you say|{name} says} where {a_building} go."
                 : "Year {year}: {who|you say|{name} says} where {a_building} goes.";
    case Phase::kDiscussion:
      return deciders(s).size() == 1
                 ? "Year {year}, discussion: {last|you are|{name} is} not ready yet."
                 : "Year {year}, discussion: {talking} are not ready yet.";
    case Phase::kInvesting:
      break;
  }
  return "Year {year}, investing: {who|you put coins on one space, or pass|{name} puts coins on "
         "one "
         "space, or passes}.";
}

std::string now(const State& s, const Content& c) {
  if (is_over(s)) return SustainCodec::verdict(s, c);
  const SeatSet talking = deciders(s);
  const EventId card = s.events_drawn > 0 ? s.events[s.events_drawn - 1U] : kNoEvent;
  return say(now_text(s), {{"year", s.year},
                           {"who", s.active},
                           {"talking", talking},
                           {"last", talking.empty() ? s.active : talking.front()},
                           {"card", text_of(card).title},
                           {"a_building", text_of(s.pending.building).a}});
}

}  // namespace

std::string city_of(Scenario scenario, const Said& said) {
  const std::string given = said.in_sentence(1);
  return given.empty() ? std::string(text_of(scenario).city) : given;
}

Summary SustainCodec::summary(const Seen<Sustain>& seen, const Content& c, const Said& said) {
  const State& s = seen.state();
  Summary summary;
  summary.now = now(s, c);
  summary.goal = goal_of(s, c);
  summary.decided = decided_by(s, c);
  summary.city = city_of(s.options.scenario, said);
  summary.guide = guide_of(s);
  if (!is_over(s) && s.phase != Phase::kDiscussion) summary.active = s.active;
  add_board(summary, s, c);
  add_cards(summary, s, c);
  add_sheets(summary, s, c);
  return summary;
}

}  // namespace citybox::sustain
