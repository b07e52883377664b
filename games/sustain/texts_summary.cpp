#include "games/sustain/codec_summary.hpp"

#include <fmt/format.h>

#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::string discussion(const State& s) {
  const SeatSet due = deciders(s);
  if (due.size() == 1) {
    return fmt::format("Year {}, discussion: {{seat:{}|you are|{{name}} is}} not ready yet.",
                       s.year, due.front().index);
  }
  return fmt::format("Year {}, discussion: {} are not ready yet.", s.year, named(due));
}

std::string now(const State& s, const Content& c) {
  if (is_over(s)) return SustainCodec::verdict(s, c);
  const int active = s.active.index;
  switch (s.phase) {
    case Phase::kFound:
      return fmt::format("{} the city and may name it.", who(s.active, "found", "founds"));
    case Phase::kDepartments:
      return fmt::format("{} a department.", who(s.active, "take", "takes"));
    case Phase::kMandate:
      return fmt::format("Year {}, events: {{seat:{}|you decide|{{name}} decides}} alone on “{}”.",
                         s.year, active, text_of(s.events[s.events_drawn - 1U]).title);
    case Phase::kPlace:
      return fmt::format("Year {}: {{seat:{}|you say|{{name}} says}} where {} {}.", s.year, active,
                         a_building(s.pending.building),
                         is_plural(s.pending.building) ? "go" : "goes");
    case Phase::kDiscussion:
      return discussion(s);
    case Phase::kInvesting:
      break;
  }
  return fmt::format(
      "Year {}, investing: {{seat:{}|you put coins on one space, or pass|{{name}} puts coins on "
      "one "
      "space, or passes}}.",
      s.year, active);
}

}  // namespace

std::optional<Refused> refused(RuleId rule, const Content& c) {
  if (rule == kAllowed) return std::nullopt;
  return Refused{fmt::format("SU-{}", rule.number), why_text(rule, c)};
}

Summary SustainCodec::summary(const Seen<Sustain>& seen, const Content& c, const Said&) {
  const State& s = seen.state();
  Summary summary;
  summary.now = now(s, c);
  summary.guide = guide_of(s);
  if (!is_over(s) && s.phase != Phase::kDiscussion) summary.active = s.active;
  add_board(summary, s, c);
  add_cards(summary, s, c);
  add_sheets(summary, s, c);
  return summary;
}

}  // namespace citybox::sustain
