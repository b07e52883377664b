// The board for terminals, bug reports and tests.

#include <fmt/format.h>

#include "engine/types/words.hpp"
#include "games/sustain/codec.hpp"
#include "games/sustain/texts.hpp"

namespace citybox::sustain {

namespace {

// Two letters a building.
std::string mark_of(Building building) {
  constexpr std::string_view kMarks[] = {"..", "CH", "Ho", "To", "Co", "Vi", "Bu", "Bi", "Tr",
                                         "Cp", "Pa", "Re", "Me", "Su", "Fa", "Sh", "Wo", "Cl",
                                         "Sp", "Rs", "Li", "Mu", "Ar", "Wa", "Sc", "De"};
  static_assert(std::size(kMarks) == kBuildings);
  return std::string(kMarks[index_of(building)]);
}

Space edge_right(int column, int row) {
  return {static_cast<std::uint8_t>(kFirstLevelEdge + row * (kSide - 1) + column)};
}
Space edge_above(int column, int row) {
  return {static_cast<std::uint8_t>(kFirstEdge + row * kSide + column)};
}
Space corner(int column, int row) {
  return {static_cast<std::uint8_t>(kFirstCorner + row * (kSide - 1) + column)};
}
std::string small(const State& s, Space space, std::string_view blank) {
  return at(s, space) == Building::kNone ? std::string(blank) : mark_of(at(s, space));
}

}  // namespace

std::string draw_map(const State& s) {
  std::string text;
  for (int row = kSide - 1; row >= 0; --row) {
    text += fmt::format("{} ", row + 1);
    for (int column = 0; column < kSide; ++column) {
      const Space big = square(column, row);
      const int people = s.people[big.index];
      text += ' ' + mark_of(at(s, big)) + (people > 0 ? std::to_string(people) : " ");
      if (column + 1 < kSide) text += ' ' + small(s, edge_right(column, row), "  ");
    }
    text += '\n';
    if (row == 0) break;
    text += "  ";
    for (int column = 0; column < kSide; ++column) {
      text += ' ' + small(s, edge_above(column, row - 1), "  ") + ' ';
      if (column + 1 < kSide) text += ' ' + small(s, corner(column, row - 1), " +");
    }
    text += '\n';
  }
  return text + "   a      b      c      d      e\n";
}

std::string SustainCodec::ascii(const State& s, const Content& content, const Said&) {
  std::string text = draw_map(s);
  const Levels& l = s.levels;
  const int years = years_of(deck_of(s, content)), year = s.year < years ? s.year : years;
  text += fmt::format(
      "year {}   living {}   attractiveness {}   transport {}   pollution {}   unhappy {}/{}   CO₂ "
      "{}/{}   reserve {}\n",
      year, l.sol, l.attractiveness, l.transport, l.pollution, l.unhappy, content.unhappy_squares,
      l.co2, content.co2_squares, s.reserve);
  for_each_seat(s, [&](Seat seat) {
    const Department d = s.departments[seat.index];
    if (d == Department::kNone) return;
    text += fmt::format(
        "{} {}: {}, {}{}\n", seat == s.first ? '*' : ' ', text_of(d).title,
        counted(s.coins[seat.index], "coin", "coins"),
        counted(points_of(s, content, seat), "point", "points"),
        is_done(s, seat) ? (s.phase == Phase::kDiscussion ? ", ready" : ", passed") : "");
  });
  for (const Request& request : s.requests) {
    text +=
        fmt::format("request: {}, {} {}\n", text_of(request.event).title,
                    sentence_of(card_of(content, request.event).need), by_year(request.due, years));
  }
  for (unsigned i = 0; i < kSolutions; ++i) {
    if (s.sides[i] != Side::kOpen) continue;
    const SolutionId id = SolutionId::of(scenario_of(s), static_cast<int>(i));
    text += fmt::format("solution: {} {}/{}\n", key_of(id), s.solution_coins[i],
                        front_of(content, id).cost);
  }
  return text;
}

namespace {

// The key to the letters that are on the map.
std::string key_to(const State& s) {
  std::vector<std::string> keys;
  for (int i = 1; i < static_cast<int>(kBuildings); ++i) {
    const auto building = static_cast<Building>(i);
    bool stands = false;
    for (std::uint8_t space = 0; space < kSpaces; ++space) {
      stands = stands || at(s, Space{space}) == building;
    }
    if (stands) keys.push_back(fmt::format("{} {}", mark_of(building), text_of(building).title));
  }
  return fmt::format("{}", fmt::join(keys, ", "));
}

}  // namespace

std::string SustainCodec::board(const Seen<Sustain>& seen, Seat, const Content& content,
                                const Said&) {
  const State& s = seen.state();
  const int years = years_of(deck_of(s, content)), year = s.year < years ? s.year : years;
  std::string text = draw_map(s);
  text += say("{key}. A number behind a home counts its people; .. a free square.\n",
              {{"key", key_to(s)}});
  const Levels& l = s.levels;
  text += say(
      "Year {year} of {years}. Standard of living {living}, attractiveness {attractiveness}, "
      "transport {transport}, pollution {pollution}, unhappy people {unhappy} of {most}, CO₂ {co2} "
      "of {limit}.\n",
      {{"year", year},
       {"years", years},
       {"living", l.sol},
       {"attractiveness", l.attractiveness},
       {"transport", l.transport},
       {"pollution", l.pollution},
       {"unhappy", l.unhappy},
       {"most", content.unhappy_squares},
       {"co2", l.co2},
       {"limit", content.co2_squares}});
  for_each_seat(s, [&](Seat seat) {
    const Department d = s.departments[seat.index];
    if (d == Department::kNone) return;
    text += say("{who|You run|{name} runs} {department}: {coins}, {points}\n",
                {{"who", seat},
                 {"department", text_of(d).title},
                 {"coins", counted(s.coins[seat.index], "coin", "coins")},
                 {"points", counted(points_of(s, content, seat), "point", "points")}});
  });
  for (const Request& request : s.requests) {
    text += say("People ask, “{title}”: {need} {when}\n",
                {{"title", text_of(request.event).title},
                 {"need", sentence_of(card_of(content, request.event).need)},
                 {"when", by_year(request.due, years)}});
  }
  bool any = false;
  for (unsigned i = 0; i < kSolutions; ++i) {
    if (s.sides[i] != Side::kOpen) continue;
    const SolutionId id = SolutionId::of(scenario_of(s), static_cast<int>(i));
    const SolutionWords words = printed_words(content, id);
    text += say("On the table: “{title}”, {paid} of {cost} paid. {pitch}\n",
                {{"title", words.title},
                 {"paid", s.solution_coins[i]},
                 {"cost", counted(words.cost, "coin", "coins")},
                 {"pitch", words.pitch}});
    any = true;
  }
  if (any) text += "What a solution does stands on its back, which is turned up when it is paid.\n";
  return text;
}

}  // namespace citybox::sustain
