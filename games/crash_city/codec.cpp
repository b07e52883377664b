// What the game says of itself, of recounts and of its end.

#include "games/crash_city/codec.hpp"

#include "engine/types/words.hpp"
#include "games/crash_city/texts.hpp"

namespace citybox::crash_city {

const GameInfo& CrashCityCodec::info() {
  static const GameInfo kInfo{
      .id = "crash-city",
      .title = "CrashCity",
      .blurb = "Build a city of streets together, then race your cars through it to work.",
      .kind = "Against each other",
      .credits = "Stone Librande",
      .ours =
          "The mix of the 64 street tiles, and two of the three ways in which a hit car can move, "
          "are our reconstruction.",
      .rule_prefix = "CC",
      .rules_version = 2,
      .min_seats = CrashCity::kMinSeats,
      .max_seats = CrashCity::kMaxSeats,
      .standard_seats = 4,
      .minutes = 60,
      .options = {{.key = "pile_ups",
                   .label = "Pile-ups",
                   .choices = {{"off", "A hit car needs an empty space to go to"},
                               {"on", "A hit car may be driven into the next one"}},
                   .standard = "off"},
                  {.key = "equal_turns",
                   .label = "Equal turns",
                   .choices = {{"off", "The first to park all cars wins at once"},
                               {"on", "The round is finished, and all with every car parked win"}},
                   .standard = "off"},
                  {.key = "length",
                   .label = "Length",
                   .choices = {{"full", "16 tiles and eight cars each"},
                               {"quick", "Half of it: 8 tiles and four cars each"}},
                   .standard = "full"}},
      .ledgers = {{"parked", "Cars at work"},
                  {"to-build", "Left to build"},
                  {"open-jobs", "Free roofs"}},
      .play_now = {.seats = 3,
                   .options = {{"length", "quick"}},
                   .note = "The quick game: eight tiles and four cars each."},
      .lesson = {.seats = 2, .options = {{"length", "quick"}}, .note = "The quick game for two."},
  };
  return kInfo;
}

std::string CrashCityCodec::why(RuleId rule, const Content&) { return std::string(why_text(rule)); }

std::string CrashCityCodec::label(const Item& item, const Content&) {
  switch (static_cast<ItemLabel>(item.label)) {
    case ItemLabel::kOwnShops:
      return "Cars at work in shops of their own color";
    case ItemLabel::kOwnFactories:
      return "Cars at work in factories of their own color";
    case ItemLabel::kRivalShops:
      return "Cars at work in shops of others";
    case ItemLabel::kRivalFactories:
      return "Cars at work in factories of others";
    case ItemLabel::kHousesLeft:
      return "Houses to build";
    case ItemLabel::kShopsLeft:
      return "Shops to build";
    case ItemLabel::kFactoriesLeft:
      return "Factories to build";
    case ItemLabel::kOpenShops:
      return "Shops with a free roof";
    case ItemLabel::kOpenFactories:
      return "Factories with a free roof";
  }
  return "";
}

std::int64_t CrashCityCodec::headline(const State& s, Ledger ledger, Seat seat, const Content&) {
  switch (ledger) {
    case Ledger::kParked:
      return parked_cars(s, seat);
    case Ledger::kToBuild:
      return s.unbuilt[seat.index].total();
    case Ledger::kOpenJobs:
      return open_jobs(s, Building::kShop) + open_jobs(s, Building::kFactory);
  }
  return 0;
}

std::string CrashCityCodec::verdict(const State& s, const Content&) {
  const SeatSet winners = winners_of(s);
  const bool one = winners.size() == 1, parked = s.ending == Ending::kAllParked;
  if (parked && one) {
    return say(
        "{who|You win|{name} wins}: every car is at work after {turns|1 turn|{turns} turns} of the "
        "race.",
        {{"who", winners.front()}, {"turns", s.race_turns}});
  }
  if (parked) {
    return say(
        "After {turns|1 turn|{turns} turns} of the race {winners} have every car at work and share "
        "the win.",
        {{"winners", winners}, {"turns", s.race_turns}});
  }
  if (one) {
    return say(
        "Nobody has parked for a long time. {who|You win|{name} wins} with most cars parked.",
        {{"who", winners.front()}});
  }
  return say("Nobody has parked for a long time. With most cars parked {winners} share the win.",
             {{"winners", winners}});
}

Hooks<CrashCity>::Numbers CrashCityCodec::measures(const State& s, const Content&) {
  return {{"turns of the race", s.race_turns}, {"crashes", s.crashes}};
}

std::size_t CrashCityCodec::order(const State& s, Seat seat) {
  return static_cast<std::size_t>(place_in_round(s, seat));
}

namespace {

// A city seldom grows farther from the town square; what lies beyond is not drawn.
constexpr int kReach = 8;

std::vector<std::string> steps_along(const char* before, const char* after) {
  std::vector<std::string> names;
  for (int i = -kReach; i <= kReach; ++i) {
    names.push_back(i == 0 ? "o" : (i < 0 ? before : after) + std::to_string(i < 0 ? -i : i));
  }
  return names;
}

Place place_of(const State& before, const Action& a) {
  if (a.verb == Verb::kPlace) return before.site;
  return a.verb == Verb::kPark || a.verb == Verb::kUTurn ? a.from.at : a.to.at;
}

}  // namespace

const BoardShape& CrashCityCodec::shape() {
  static const BoardShape kShape = [] {
    BoardShape shape{
        steps_along("w", "e"), steps_along("s", "n"),
        say("Steps from the town square, o, which lies in the middle; what is more than {steps} "
            "away is not shown.",
            {{"steps", kReach}})};
    for (int y = -kReach; y <= kReach; ++y) {
      for (int x = -kReach; x <= kReach; ++x) {
        shape.names.push_back(
            name_of(Place{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}));
      }
    }
    return shape;
  }();
  return kShape;
}

std::optional<BoardPlace> CrashCityCodec::place(const State& before, Seat, const Action& a) {
  const Place at = place_of(before, a);
  const auto shown = [](int steps) { return steps >= -kReach && steps <= kReach; };
  if (!shown(at.x) || !shown(at.y)) return std::nullopt;
  return BoardPlace{at.x + kReach, at.y + kReach};
}

}  // namespace citybox::crash_city
