// The summary of the board and the cards: indicators, the turn of the year, events, solutions.

#include "engine/table/why.hpp"
#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// One step of the year's turn as a sentence, for more, for less and for no change.
struct TurningText {
  std::string_view more;
  std::string_view less;
  std::string_view none;
};
std::string told(const TurningText& text, int amount, std::initializer_list<Fill> fills) {
  return say(amount > 0 ? text.more : amount < 0 ? text.less : text.none, fills);
}

constexpr TurningText kUnhappyToSol{
    "{reading|One unhappy person lifts|{reading} unhappy people lift} living by {by}.",
    "{reading|One unhappy person pulls|{reading} unhappy people pull} living down by {by}.",
    "{reading|One unhappy person leaves|{reading} unhappy people leave} living as it is."};
constexpr TurningText kSolToAttractiveness{
    "A standard of living of {reading} makes the city more attractive by {by}.",
    "A standard of living of {reading} makes the city less attractive by {by}.",
    "A standard of living of {reading} leaves attractiveness as it is."};
constexpr TurningText kSmogToCo2{
    "Pollution {pollution} against transport {transport} puts {by|one square|{by} squares} of CO₂ "
    "into the air.",
    "", "Pollution {pollution} against transport {transport} puts no CO₂ into the air."};
constexpr TurningText kCo2ToSol{
    "{reading|One square|{reading} squares} of CO₂ will lift living by {by}.",
    "{reading|One square|{reading} squares} of CO₂ will pull living down by {by}.",
    "{reading|One square|{reading} squares} of CO₂ will leave living as it is."};

std::vector<Turning> adjust_now(const State& s, const Forecast& f) {
  const Levels& l = s.levels;
  const int sol = l.sol + f.unhappy_to_sol;
  const auto by = [](int amount) { return amount < 0 ? -amount : amount; };
  return {{l.unhappy, f.unhappy_to_sol,
           l.unhappy == 0 ? "Nobody is unhappy, which leaves living as it is."
                          : told(kUnhappyToSol, f.unhappy_to_sol,
                                 {{"reading", l.unhappy}, {"by", by(f.unhappy_to_sol)}})},
          {sol, f.sol_to_attractiveness,
           told(kSolToAttractiveness, f.sol_to_attractiveness,
                {{"reading", sol}, {"by", by(f.sol_to_attractiveness)}})},
          {l.pollution - l.transport, f.smog_to_co2,
           told(kSmogToCo2, f.smog_to_co2,
                {{"pollution", l.pollution}, {"transport", l.transport}, {"by", f.smog_to_co2}})},
          {f.after.co2, f.co2_to_sol,
           told(kCo2ToSol, f.co2_to_sol, {{"reading", f.after.co2}, {"by", by(f.co2_to_sol)}})}};
}

}  // namespace

std::vector<std::string> effects_at(const State& s, const Content& c, const Lines& lines,
                                    Space space) {
  std::vector<std::string> effects;
  for (Line line : lines) {
    if (line.effect == Effect::kNone || !holds(s, c, line.when, {space, s.active})) continue;
    line.when = {};
    effects.push_back(sentence_of(line));
  }
  return effects;
}

namespace {

PlaceNow place_now(const State& s, const Content& c) {
  const Spot spot = s.pending.spot;
  const SheetBuilding* line = spot.is_sheet() ? sheet_line(c, s.pending.building) : nullptr;
  PlaceNow now{s.pending.building,
               key_of(spot),
               {},
               say("{who|Choose a place|{name} chooses a place} on the map for {the_building}.",
                   {{"who", s.active}, {"the_building", text_of(s.pending.building).the}})};
  for_each_free(s, facts(c, s.pending.building).space, [&](Space space) {
    PlaceForIt& place = now.spaces.emplace_back();
    place.space = space_name(space);
    if (line == nullptr) return;
    place.effects = effects_at(s, c, line->lines, space);
    if (place.effects->empty()) place.effects->emplace_back("no effect");
    for (std::string& effect : *place.effects) effect = capital(std::move(effect));
  });
  return now;
}

// The cards drawn since the last one that ended a year's news.
std::vector<std::string> news_now(const State& s, const Content& c) {
  std::vector<std::string> news;
  if (s.events_drawn == 0) return news;
  unsigned from = s.events_drawn - 1U;
  while (from > 0 && card_of(c, s.events[from - 1]).again) --from;
  for (unsigned i = from; i < s.events_drawn; ++i) news.emplace_back(key_of(s.events[i]));
  return news;
}

RequestNow request_now(const State& s, const Content& c, const Request& request) {
  const Condition& need = card_of(c, request.event).need;
  const bool met = holds(s, c, need);
  return {std::string(key_of(request.event)), met,
          say(request.due > years_of(deck_of(s, c))
                  ? "before the votes are counted, {left|one more year|{left} more years}"
                  : "by year {year}, {left|one more year|{left} more years}",
              {{"year", request.due}, {"left", request.due - s.year}}),
          say(met ? "They want {need}: now {now}, granted as things stand."
                  : "They want {need}: now {now}.",
              {{"need", sentence_of(need)}, {"now", measure(s, c, need.measure)}})};
}

Left left_now(const State& s, const Content& c) {
  Left left{deck_of(s, c).slots - s.events_drawn,
            kSolutions - s.solutions_drawn,
            count_free(s, SpaceKind::kSquare),
            {}};
  left.text = say(
      "Still to come: {events|1 event card|{events} event cards} and {solutions|1 "
      "solution|{solutions} solutions}. {squares|1 big square is|{squares} big squares are} free; "
      "when none is left, all have lost.",
      {{"events", left.events}, {"solutions", left.solutions}, {"squares", left.squares}});
  return left;
}

PeopleNow people_now(const State& s, const Content& c, const Forecast& f) {
  const int housed = people(s), free = free_homes(s, c);
  return {
      housed,
      housed + free,
      free,
      f.arrivals,
      f.unhoused,
      say(f.unhoused > 0 ? "{arrivals|1 comes|{arrivals} come}, {unhoused} without a home"
                         : "{arrivals|1 comes|{arrivals} come}, {free|1 home|{free} homes} free",
          {{"arrivals", f.arrivals}, {"unhoused", f.unhoused}, {"free", free}})};
}

BudgetNow budget_now(const State& s, const Forecast& f) {
  const int total = f.budget + s.reserve, each = total / s.seats;
  return {total, each, total % s.seats,
          say("{total|1 coin|{total} coins}, {each} each", {{"total", total}, {"each", each}})};
}

}  // namespace

void add_board(Summary& summary, const State& s, const Content& c) {
  const Forecast f = forecast(s, c);
  for (int i = 1; i <= static_cast<int>(Indicator::kCo2); ++i) {
    const auto what = static_cast<Indicator>(i);
    summary.indicators.push_back({what, s.levels.of(what), f.after.of(what)});
  }
  summary.adjust = adjust_now(s, f);
  summary.people = people_now(s, c, f);
  summary.budget = budget_now(s, f);
  if (!is_over(s) && s.phase == Phase::kPlace) summary.place = place_now(s, c);
}

void add_cards(Summary& summary, const State& s, const Content& c) {
  summary.news = news_now(s, c);
  if (!is_over(s) && s.phase == Phase::kMandate) summary.mandate = summary.news.back();
  for (const Request& request : s.requests) {
    summary.requests.push_back(request_now(s, c, request));
  }
  for (unsigned i = 0; i < s.solutions_drawn; ++i) {
    const Spot spot = Spot::of(s.solutions[i]);
    const unsigned number = number_of(s.solutions[i]);
    if (s.sides[number] == Side::kOpen) {
      summary.solutions.push_back(
          {key_of(spot), coins_on(s, spot), missing_on(s, c, spot),
           refused_by<SustainCodec>(spot_refusal(s, c, kFacilitator, spot), c)});
    } else if (s.sides[number] == Side::kTurned) {
      summary.turned.push_back({key_of(spot), key_of(s.backs[number])});
    }
  }
  summary.left = left_now(s, c);
}

}  // namespace citybox::sustain
