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
#include "games/sustain/texts_summary.hpp"

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
      const SeatSet due = deciders(s);
      return fmt::format("{}, discussion: {} {} not ready yet.", year, named(due),
                         due.size() > 1 ? "are" : "is");
    }
    case Phase::kInvesting:
      break;
  }
  return fmt::format("{}, investing: {} puts coins on one space, or passes.", year, active);
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
          {"active", deciders(s).size() == 1 && s.phase != Phase::kDiscussion
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
