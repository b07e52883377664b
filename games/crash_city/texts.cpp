// What the game says of itself, of recounts and of its end.

#include "games/crash_city/texts.hpp"

#include <fmt/format.h>

#include "games/crash_city/codec.hpp"

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
      .options = {{.key = "pile-ups",
                   .label = "Pile-ups",
                   .choices = {{"off", "A hit car needs an empty space to go to"},
                               {"on", "A hit car may be driven into the next one"}},
                   .standard = "off"},
                  {.key = "equal-turns",
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

std::string does(Seat seat, std::string_view you, std::string_view others) {
  return fmt::format("{{seat:{}|You {}|{{name}} {}}}", seat.index, you, others);
}

std::string whose(Seat seat) { return fmt::format("{{seat:{}|Your|{{name}}'s}}", seat.index); }

std::string list_seats(SeatSet seats) {
  std::string text;
  int left = seats.size();
  seats.for_each([&](Seat seat) {
    text += fmt::format("{{seat:{}|{}|{{name}}}}", seat.index, text.empty() ? "You" : "you");
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  });
  return text;
}

std::string counted(int count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string CrashCityCodec::verdict(const State& s, const Content&) {
  const SeatSet winners = winners_of(s);
  const bool one = winners.size() == 1;
  const std::string won = one ? does(winners.front(), "win", "wins")
                              : fmt::format("{} share the win", list_seats(winners));
  if (s.ending == Ending::kAllParked) {
    return fmt::format("{}: every car is at work after {} of the race.", won,
                       counted(s.race_turns, "turn", "turns"));
  }
  return fmt::format("Nobody has parked for a long time. {} with most cars parked.", won);
}

}  // namespace citybox::crash_city
