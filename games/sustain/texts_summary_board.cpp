// The summary of the board: indicators, arrows, map.

#include <fmt/format.h>

#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"
#include "games/sustain/texts_summary.hpp"

namespace citybox::sustain {

json::array indicators(const State& s, const Content& c, const Forecast& f) {
  json::array list;
  for (int i = 1; i <= static_cast<int>(Indicator::kCo2); ++i) {
    const auto what = static_cast<Indicator>(i);
    const bool table = what >= Indicator::kUnhappy;
    const int squares = what == Indicator::kUnhappy ? c.unhappy_squares : c.co2_squares;
    list.push_back({{"indicator", name_of(what)},
                    {"name", text_of(what)},
                    {"value", s.levels.of(what)},
                    {"top", table ? squares : int{c.track_top}},
                    {"table", table},
                    {"next", f.after.of(what)}});
  }
  return list;
}

namespace {

struct Arrow {
  json::array from;
  Indicator to;
  int reading;
  int amount;
  std::string text;
  const Steps* steps;
};

json::object arrow_json(Arrow arrow) {
  json::array steps;
  for (const Step& step : *arrow.steps) {
    steps.push_back({{"from", step.from}, {"result", step.result}});
  }
  return {{"rule", "SU-20"},          {"from", std::move(arrow.from)}, {"to", name_of(arrow.to)},
          {"reading", arrow.reading}, {"amount", arrow.amount},        {"text", arrow.text},
          {"steps", std::move(steps)}};
}

}  // namespace

json::array adjust_json(const State& s, const Content& c, const Forecast& f) {
  const Levels& l = s.levels;
  const int sol = l.sol + f.unhappy_to_sol;
  const int smog = l.pollution - l.transport;
  return {
      arrow_json({{"unhappy"},
                  Indicator::kSol,
                  l.unhappy,
                  f.unhappy_to_sol,
                  fmt::format("{}: standard of living {}",
                              counted(l.unhappy, "unhappy person", "unhappy people"),
                              signed_number(f.unhappy_to_sol)),
                  &c.unhappy_to_sol}),
      arrow_json({{"sol"},
                  Indicator::kAttractiveness,
                  sol,
                  f.sol_to_attractiveness,
                  fmt::format("standard of living {}: attractiveness {}", sol,
                              signed_number(f.sol_to_attractiveness)),
                  &c.sol_to_attractiveness}),
      arrow_json({{"transport", "pollution"},
                  Indicator::kCo2,
                  smog,
                  f.smog_to_co2,
                  fmt::format("pollution {} against transport {}: CO2 {}", l.pollution, l.transport,
                              signed_number(f.smog_to_co2)),
                  &c.smog_to_co2}),
      arrow_json(
          {{"co2"},
           Indicator::kSol,
           f.after.co2,
           f.co2_to_sol,
           fmt::format("{} of CO2: standard of living {}",
                       counted(f.after.co2, "square", "squares"), signed_number(f.co2_to_sol)),
           &c.co2_to_sol}),
  };
}

json::object people_json(const State& s, const Content& c, const Forecast& f) {
  const int housed = people(s), free = free_homes(s, c);
  return {{"housed", housed},
          {"homes", housed + free},
          {"free", free},
          {"arrivals", f.arrivals},
          {"unhoused", f.unhoused}};
}

json::object budget_json(const State& s, const Forecast& f) {
  const int total = f.budget + s.reserve;
  return {{"sol", f.after.sol}, {"coins", f.budget},       {"reserve", s.reserve},
          {"total", total},     {"each", total / s.seats}, {"kept", total % s.seats}};
}

json::object free_json(const State& s) {
  json::object free;
  for_each_enumerator<SpaceKind>([&](const std::string& name, SpaceKind kind) {
    free.emplace(name, free_spaces(s, kind, [](Space) { return true; }));
  });
  return free;
}

json::array buildings_json(const State& s, const Content& c) {
  json::array list;
  for (std::uint8_t i = 0; i < kSpaces; ++i) {
    const Building building = s.map[i];
    if (building == Building::kNone) continue;
    const Department d = facts(c, building).department;
    list.push_back({{"space", space_name({i})},
                    {"building", name_of(building)},
                    {"name", text_of(building).title},
                    {"department", d == Department::kNone ? json::value(nullptr) : to_json(d)},
                    {"homes", facts(c, building).homes},
                    {"people", i < kSquares ? s.people[i] : 0}});
  }
  return list;
}

namespace {

// The effects of a sheet's building on this space.
std::string effects_at(const State& s, const Content& c, const Lines& lines, Space space) {
  Lines holding{};
  unsigned count = 0;
  for (const Line& line : lines) {
    if (line.effect == Effect::kNone || !holds(s, c, line.when, {space, s.active})) continue;
    holding[count] = line;
    holding[count++].when = {};
  }
  return sentence_of(holding);
}

}  // namespace

json::value place_json(const State& s, const Content& c) {
  if (is_over(s) || s.phase != Phase::kPlace) return nullptr;
  const Spot spot = s.pending.spot;
  const SheetBuilding* line = spot.is_sheet() ? sheet_line(c, s.pending.building) : nullptr;
  json::array spaces;
  const Span span = spaces_of(facts(c, s.pending.building).space);
  for (int i = span.first; i < span.first + span.count; ++i) {
    const Space space{static_cast<std::uint8_t>(i)};
    if (at(s, space) != Building::kNone) continue;
    spaces.push_back(
        {{"space", to_json(space)},
         {"effects", line == nullptr ? json::value(nullptr)
                                     : json::value(effects_at(s, c, line->lines, space))}});
  }
  return {{"building", name_of(s.pending.building)},
          {"name", text_of(s.pending.building).title},
          {"from", to_json(spot)},
          {"spaces", std::move(spaces)}};
}

}  // namespace citybox::sustain
