// What happened, a line each for the log. Each sentence is one whole template; `sentence` fills it
// with what the event has.

#include <algorithm>

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// The turn of the year says why; cards and buildings speak for themselves.
struct MovedText {
  Cause cause;
  Indicator indicator;
  std::string_view up;
  std::string_view down;
};
constexpr MovedText kMoved[] = {
    {Cause::kUnhappy, Indicator::kSol,
     "Happy people lift the city: standard of living rises to {after}.",
     "Unhappy people weigh on the city: standard of living falls to {after}."},
    {Cause::kSol, Indicator::kAttractiveness,
     "Word gets around how one lives here: attractiveness rises to {after}.",
     "Word gets around how one lives here: attractiveness falls to {after}."},
    {Cause::kCo2, Indicator::kSol, "The air does them good: standard of living rises to {after}.",
     "The air takes its toll: standard of living falls to {after}."},
    {Cause::kNone, Indicator::kSol, "Standard of living rises to {after}.",
     "Standard of living falls to {after}."},
    {Cause::kNone, Indicator::kAttractiveness, "Attractiveness rises to {after}.",
     "Attractiveness falls to {after}."},
    {Cause::kNone, Indicator::kTransport, "Transport rises to {after}.",
     "Transport falls to {after}."},
    {Cause::kNone, Indicator::kPollution, "Pollution rises to {after}.",
     "Pollution falls to {after}."},
};

std::string_view moved(const Event& e) {
  for (const MovedText& text : kMoved) {
    const bool fits = text.cause == e.cause || text.cause == Cause::kNone;
    if (fits && text.indicator == e.indicator) return e.amount > 0 ? text.up : text.down;
  }
  return "";
}

std::string_view marked(const Event& e) {
  if (e.indicator == Indicator::kCo2) {
    return e.cause == Cause::kSmog
               ? "Traffic and chimneys do their work: {amount|1 square|{amount} squares} of CO₂, "
                 "{after} of {co2_squares} now."
               : "{amount|1 square|{amount} squares} of CO₂, {after} of {co2_squares} now.";
  }
  return e.cause == Cause::kArrivals
             ? "No home for everybody who came: {amount|1 person|{amount} people} more unhappy, "
               "{after} of {unhappy_squares} now."
             : "{amount|1 person|{amount} people} more unhappy, {after} of {unhappy_squares} now.";
}

std::string_view ended(Ending ending) {
  switch (ending) {
    case Ending::kUnhappy:
      return "The last unhappy square is marked. All have lost.";
    case Ending::kCo2:
      return "The last CO₂ square is marked. All have lost.";
    case Ending::kFullMap:
      return "The last free square is built over. All have lost.";
    default:
      return "The game ends, and points are counted.";
  }
}

std::string_view of_set_up(const Event& e) {
  switch (e.kind) {
    case EventKind::kFirstPlayer:
      return "{who|You are|{name} is} first player.";
    case EventKind::kFounded:
      return "{who|You found|{name} founds} {city}.";
    case EventKind::kDepartmentTaken:
      return "{who|You take|{name} takes} {department}.";
    case EventKind::kDepartmentDealt:
      return "{who|You get|{name} gets} {department}.";
    case EventKind::kDepartmentsOpen:
      return "{amount|One department lies|{amount} departments lie} open to all.";
    default:
      return "";
  }
}

std::string_view of_year(const Event& e) {
  const bool less = e.amount < 0;
  switch (e.kind) {
    case EventKind::kYearBegan:
      return e.amount > e.after ? "The last year is over." : "Year {amount} begins.";
    case EventKind::kMoved:
      return moved(e);
    case EventKind::kMarked:
      return marked(e);
    case EventKind::kCame:
      return "Somebody moves in at {space}.";
    case EventKind::kBudgetShared:
      return e.before > 0 ? "{amount|1 coin is|{amount} coins are} shared: {after} each. "
                            "{before|1 is|{before} are} kept for next year."
                          : "{amount|1 coin is|{amount} coins are} shared: {after} each.";
    case EventKind::kCoinsChanged:
      return less ? "{who|You pay|{name} pays} {count|1 coin|{count} coins}."
                  : "{who|You receive|{name} receives} {count|1 coin|{count} coins}.";
    case EventKind::kReserveChanged:
      return less ? "{count|1 coin is|{count} coins are} taken from next year's budget."
                  : "{count|1 coin goes|{count} coins go} to next year's budget.";
    case EventKind::kLaurels:
      return "{amount|1 laurel|{amount} laurels} for {department}.";
    case EventKind::kEnded:
      return ended(e.ending);
    default:
      return "";
  }
}

std::string_view of_cards(const Event& e) {
  switch (e.kind) {
    case EventKind::kCardDrawn:
      return "{who|You read|{name} reads}: “{card}”. {card_text}";
    case EventKind::kRequestStays:
      return e.after > e.before ? "They ask for {need} before the votes are counted."
                                : "They ask for {need} by year {after}.";
    case EventKind::kRequestMet:
      return "“{card}” is granted.";
    case EventKind::kRequestFailed:
      return "“{card}” was not granted in time.";
    case EventKind::kChosen:
      return e.amount == 1 ? "{who|You decide|{name} decides} on “{card}”: {option_one}"
                           : "{who|You decide|{name} decides} on “{card}”: {option_two}";
    case EventKind::kNoRoom:
      return "There is no room for {a_building}.";
    case EventKind::kSolutionOpened:
      return "New on the table: {spot}, for {amount|1 coin|{amount} coins}.";
    case EventKind::kNoSolutionsLeft:
      return "No more solutions come.";
    default:
      return "";
  }
}

std::string_view of_talk(const Event& e) {
  switch (e.kind) {
    case EventKind::kDiscussionBegan:
      return "The talk begins.";
    case EventKind::kGave:
      return "{who|You give|{name} gives} {other} {amount|1 coin|{amount} coins}.";
    case EventKind::kReady:
      return "{who|You are|{name} is} ready.";
    case EventKind::kInvestingBegan:
      return "The talk is over. {who|You invest|{name} invests} first.";
    default:
      return "";
  }
}

std::string_view of_investing(const Event& e) {
  switch (e.kind) {
    case EventKind::kInvested:
      return "{who|You put|{name} puts} {amount|1 coin|{amount} coins} on {spot}: {after} of "
             "{before}.";
    case EventKind::kFulfilled:
      if (e.spot.is_solution()) return "{spot} is paid.";
      return is_plural(e.spot.building()) ? "The {spot_title} are paid."
                                          : "The {spot_title} is paid.";
    case EventKind::kPlaced:
      switch (e.space.kind()) {
        case SpaceKind::kSquare:
          return "{who|You put|{name} puts} {a_building} on {space}.";
        case SpaceKind::kEdge:
          return "{who|You put|{name} puts} {a_building} between {first} and {second}.";
        case SpaceKind::kCorner:
          return "{who|You put|{name} puts} {a_building} where {first} and {second} touch.";
      }
      return "";
    case EventKind::kTurned:
      return "{who|You turn|{name} turns} {spot} over. {back}";
    case EventKind::kPassed:
      return e.amount == 0 ? "{who|You pass|{name} passes}."
                           : "{who|You pass and keep|{name} passes and keeps} "
                             "{amount|1 coin|{amount} coins}.";
    default:
      return "";
  }
}

std::string_view template_of(const Event& e) {
  for (const auto part : {&of_set_up, &of_year, &of_cards, &of_talk, &of_investing}) {
    if (const std::string_view text = part(e); !text.empty()) return text;
  }
  return "";
}

bool is_about_a_promise(EventKind kind) {
  return kind == EventKind::kPromised || kind == EventKind::kPromiseKept ||
         kind == EventKind::kPromiseBroken;
}

std::string need_of(const Event& e, const Content& c) {
  return e.kind == EventKind::kRequestStays ? sentence_of(card_of(c, e.event).need) : "";
}

}  // namespace

std::string SustainCodec::sentence(const Event& e, const Content& c, const Said& said) {
  if (is_about_a_promise(e.kind)) return promise_told(e);
  const EventText card = text_of(e.event);
  const bool founded = e.kind == EventKind::kFounded;
  // Between two squares: "d1-e1".
  const std::string space = space_name(e.space);
  const std::size_t between = std::min(space.find('-'), space.size());
  return say(template_of(e),
             {{"who", e.seat},
              {"other", e.other},
              {"city", founded ? city_of(static_cast<Scenario>(e.amount), said) : ""},
              {"department", text_of(e.department).title},
              {"a_building", text_of(e.building).a},
              {"space", space},
              {"first", space.substr(0, between)},
              {"second", space.substr(std::min(between + 1, space.size()))},
              {"spot", spot_name(e.spot)},
              {"spot_title", text_of(e.spot.building()).title},
              {"card", card.title},
              {"card_text", card.text},
              {"option_one", card.one},
              {"option_two", card.two},
              {"need", need_of(e, c)},
              {"back", text_of(e.back)},
              {"amount", e.amount},
              {"count", e.amount < 0 ? -e.amount : e.amount},
              {"before", e.before},
              {"after", e.after},
              {"unhappy_squares", c.unhappy_squares},
              {"co2_squares", c.co2_squares}});
}

}  // namespace citybox::sustain
