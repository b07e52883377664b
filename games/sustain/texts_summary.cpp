// What is derived from a state, for a page that holds no rules:
//
//   now          what is happening and who decides, as a sentence
//   phase        found, departments, mandate, place, discussion, investing, over
//   year, turn (the same number), years (how many there are in all)
//   scenario     {scenario, title, about}; city: its name if nobody gave it one
//   guide        what a newcomer should know now (scenario I), or null
//   first, active (seat or null); clock: seconds for this phase, or null
//   indicators   in the order of the board: {indicator, name, value, top, table (does it only fill
//                up?), next (after the turn of the year, as things stand)}
//   adjust       the arrows, in order: {rule, from: [indicators], to, reading (what the step
//   reads),
//                amount, text, steps: [{from, result}]}
//   people       {housed, homes, free, arrivals, unhoused}: the last two as they would come now
//   budget       next year, as things stand: {sol, coins, reserve, total, each, kept}
//   free         {square: [spaces], corner: […], edge: […]}: where nothing stands
//   buildings    on the map: {space, building, name, department, homes, people}
//   news         this year's cards: {event, kind, title, text, effects, again}
//   mandate      {event, title, text, options: [{number, text, effects}]} or null
//   requests     {event, title, text, need, now (the number that counts), met, due, years_left,
//                reward, penalty}
//   solutions    open: {spot, title, pitch, cost, coins, missing, building (or null), space (its
//                kind, or null), refused: {rule, why} or null}
//   turned       paid: {spot, title, back, effects}
//   left         {events, solutions}: cards still in the decks
//   departments  all six: {department, name, motto, seat (or null: open to all), points, laurels,
//                terms: [{rule, text, counted, points}], buildings: [{spot, building, name, text,
//                space, homes, cost, coins, missing, effects, standing, better: [spaces],
//                refused}]} better: free spaces where a condition of it would hold
//   seats        {seat, department, coins, points, ready, passed, gifts: [{to, coins}], received,
//                promises: [{kind, spot, receiver, number, so_far, text, kept, open}]}
//                kept: as it stands; open: it can still change this year
//   place        {building, name, from (spot or null), spaces: [{space, effects}]} or null; effects
//                are null where they stand on the back of a card
//   laurels      {housing: 0, …}

#include <fmt/format.h>

#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

std::string phase_of(const State& s) { return is_over(s) ? "over" : name_of(s.phase); }

int years_of(const State& s, const Content& c) {
  const ScenarioDeck& deck = deck_of(s, c);
  std::uint32_t ending = 0;
  for (unsigned i = 0; i < deck.event_count; ++i) {
    const EventCard& card = deck.events[i];
    if (!card.again && card.kind != CardKind::kEnd) ending |= 1U << card.slot;
  }
  return popcount(ending);
}

std::string now(const State& s) {
  if (is_over(s)) return SustainCodec::verdict(s);
  const std::string active = named(s.active);
  const std::string year = fmt::format("Year {}", s.year);
  switch (s.phase) {
    case Phase::kFound:
      return fmt::format("{} founds the city and may name it.", active);
    case Phase::kDepartments:
      return fmt::format("{} takes a department.", active);
    case Phase::kMandate:
      return fmt::format("{}, events: {} decides alone on “{}”.", year, active,
                         text_of(s.events[s.events_drawn - 1U]).title);
    case Phase::kPlace:
      return fmt::format("{}: {} says where {} goes.", year, active,
                         a_building(s.pending.building));
    case Phase::kDiscussion: {
      const SeatSet due = deciders_of(s);
      return fmt::format("{}, discussion: {} {} not ready yet.", year, named(due),
                         due.size() > 1 ? "are" : "is");
    }
    case Phase::kInvesting:
      break;
  }
  return fmt::format("{}, investing: {} puts coins on one space, or passes.", year, active);
}

json::value text_or_null(std::string_view text) {
  return text.empty() ? json::value(nullptr) : json::value(text);
}

json::value refused_json(RuleId rule) {
  if (rule == kAllowed) return nullptr;
  return {{"rule", fmt::format("SU-{}", rule.number)}, {"why", why_text(rule)}};
}

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

std::string effects_of(const EventCard& card) {
  return card.kind == CardKind::kMandate || card.kind == CardKind::kRequest
             ? std::string()
             : sentence_of(card.first);
}

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

json::value kind_or_null(const Content& c, Building building) {
  return building == Building::kNone ? json::value(nullptr) : to_json(facts(c, building).space);
}

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
         {"refused", refused_json(refuse_spot(s, c, kFacilitator, spot))}});
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

// Would a condition about neighbors hold there?
bool better_at(const State& s, const Content& c, const Lines& lines, Space space) {
  for (const Line& line : lines) {
    const Quantity what = line.when.measure.what;
    const bool near = what == Quantity::kNearBuildings || what == Quantity::kNearDepartment;
    if (line.when.test == Test::kAtLeast && near && holds(s, c, line.when, {space, Seat{}})) {
      return true;
    }
  }
  return false;
}

json::array sheet_json(const State& s, const Content& c, Department d, Seat holder) {
  json::array list;
  for (const SheetBuilding& line : sheet_of(c, d).buildings) {
    if (line.building == Building::kNone) continue;
    const Spot spot = Spot::of(line.building);
    const SpaceKind kind = facts(c, line.building).space;
    list.push_back(
        {{"spot", to_json(spot)},
         {"building", name_of(line.building)},
         {"name", text_of(line.building).title},
         {"text", text_of(line.building).text},
         {"space", name_of(kind)},
         {"homes", facts(c, line.building).homes},
         {"cost", line.cost},
         {"coins", coins_on(s, spot)},
         {"missing", missing_on(s, c, spot)},
         {"effects", sentence_of(line.lines)},
         {"standing", count_buildings(s, line.building)},
         {"better",
          free_spaces(s, kind, [&](Space space) { return better_at(s, c, line.lines, space); })},
         {"refused", refused_json(refuse_spot(s, c, holder, spot))}});
  }
  return list;
}

json::array departments_json(const State& s, const Content& c) {
  json::array list;
  for_each_department([&](Department d) {
    const Seat holder = holder_of(s, d);
    json::array terms;
    for (const Term& term : sheet_of(c, d).terms) {
      if (term.points == 0) continue;
      terms.push_back({{"rule", "SU-31"},
                       {"text", sentence_of(term)},
                       {"counted", measure(s, c, term.of, {kNowhere, holder})},
                       {"points", points_of(s, c, term, holder)}});
    }
    list.push_back(
        {{"department", name_of(d)},
         {"name", text_of(d).title},
         {"motto", text_of(d).motto},
         {"seat", holder == kFacilitator ? json::value(nullptr) : json::value(holder.index)},
         {"points", points_of(s, c, d, holder)},
         {"laurels", s.laurels[index_of(d)]},
         {"terms", std::move(terms)},
         {"buildings", sheet_json(s, c, d, holder)}});
  });
  return list;
}

json::array promises_json(const State& s, Seat seat) {
  json::array list;
  for (const Promise& promise : s.promises[seat.index]) {
    json::object entry = to_json(promise).as_object();
    const bool gift = promise.kind == PromiseKind::kGive;
    const bool talking = s.phase == Phase::kDiscussion && !is_done(s, seat);
    const bool investing = s.phase != Phase::kInvesting || !is_done(s, seat);
    entry["so_far"] = came_to(s, seat, promise);
    entry.emplace("text", sentence_of(promise));
    entry.emplace("kept", is_kept(s, seat, promise));
    entry.emplace("open", !is_over(s) && (gift ? talking : investing));
    list.push_back(std::move(entry));
  }
  return list;
}

json::array seats_json(const State& s, const Content& c) {
  json::array list;
  const bool talking = s.phase == Phase::kDiscussion;
  for_each_seat(s, [&](Seat seat) {
    json::array gifts;
    int received = 0;
    for_each_seat(s, [&](Seat other) {
      received += s.gifts[other.index][seat.index];
      const int coins = s.gifts[seat.index][other.index];
      if (coins > 0) gifts.push_back({{"to", other.index}, {"coins", coins}});
    });
    const Department d = s.departments[seat.index];
    const bool done = !is_over(s) && is_done(s, seat);
    list.push_back({{"seat", seat.index},
                    {"department", d == Department::kNone ? json::value(nullptr) : to_json(d)},
                    {"coins", s.coins[seat.index]},
                    {"points", points_of(s, c, seat)},
                    {"ready", done && talking},
                    {"passed", done && !talking},
                    {"gifts", std::move(gifts)},
                    {"received", received},
                    {"promises", promises_json(s, seat)}});
  });
  return list;
}

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

json::object laurels_json(const State& s) {
  json::object laurels;
  for_each_department([&](Department d) { laurels.emplace(name_of(d), s.laurels[index_of(d)]); });
  return laurels;
}

}  // namespace

json::object SustainCodec::summary(const Seen<Sustain>& seen, const Content& c) {
  const State& s = seen.state();
  const Forecast f = forecast(s, c);
  const std::optional<citybox::Clock> limit = clock(s);
  const ScenarioText& scenario = text_of(s.options.scenario);
  return {{"now", now(s)},
          {"phase", phase_of(s)},
          {"year", s.year},
          {"turn", s.year},
          {"years", years_of(s, c)},
          {"scenario",
           {{"scenario", name_of(s.options.scenario)},
            {"title", scenario.title},
            {"about", scenario.about}}},
          {"city", scenario.city},
          {"guide", text_or_null(guide_of(s))},
          {"first", s.first.index},
          {"active", deciders_of(s).size() == 1 && s.phase != Phase::kDiscussion
                         ? json::value(s.active.index)
                         : json::value(nullptr)},
          {"clock", limit ? json::value(limit->seconds) : json::value(nullptr)},
          {"indicators", indicators(s, c, f)},
          {"adjust", adjust_json(s, c, f)},
          {"people", people_json(s, c, f)},
          {"budget", budget_json(s, f)},
          {"free", free_json(s)},
          {"buildings", buildings_json(s, c)},
          {"news", news_json(s, c)},
          {"mandate", mandate_json(s, c)},
          {"requests", requests_json(s, c)},
          {"solutions", solutions_json(s, c)},
          {"turned", turned_json(s, c)},
          {"left",
           {{"events", deck_of(s, c).slots - s.events_drawn},
            {"solutions", kSolutions - s.solutions_drawn}}},
          {"departments", departments_json(s, c)},
          {"seats", seats_json(s, c)},
          {"place", place_json(s, c)},
          {"laurels", laurels_json(s)}};
}

}  // namespace citybox::sustain
