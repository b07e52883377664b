#pragma once
// A part of the city drawn in letters (texts_ascii.cpp), to play rule tests in. Each tile is six
// wide and three high, with a blank column between tiles. Two seats; seat 0 is on turn in the race.
// What a test does not need is not drawn: tiles without buildings, a town square with one lane. So
// invariants of a whole city do not hold, and play asks for what is allowed alone.

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/checked.hpp"
#include "games/crash_city/codec.hpp"

namespace citybox::crash_city {

class Block {
 public:
  explicit Block(std::string_view drawing, int seats = 2) {
    s.seats = static_cast<std::uint8_t>(seats);
    s.task = Task::kRace;
    read_lines(drawing);
    const Place square = find_square();
    add_tile(square.x, square.y, square);
    for (int row = 0; row < rows(); ++row) {
      for (int column = 0; column < 20; ++column) add_tile(column, row, square);
    }
    connect(s.city, kSquare);
    c.supply[Building::kHouse] = 8;
  }

  Block& pile_ups() { return s.options.pile_ups = PileUps::kOn, *this; }
  Block& equal_turns() { return s.options.equal_turns = EqualTurns::kOn, *this; }
  // The race is won with so many cars.
  Block& cars_each(int count) {
    c.supply[Building::kHouse] = static_cast<std::uint8_t>(count);
    return *this;
  }

  // Plays one action of whoever owes it, which must be allowed.
  Block& play(std::string_view text) {
    const auto action = CrashCityCodec::parse(text);
    EXPECT_TRUE(action.has_value()) << text;
    const RuleId rule = CrashCity::refusal(s, decider(s), *action, c);
    EXPECT_EQ(rule, kAllowed) << text << ": CC-" << int{rule.number} << "." << int{rule.detail};
    ScriptedContext<Event> ctx;
    if (rule == kAllowed) CrashCity::apply(s, decider(s), *action, ctx, c);
    for (const Event& event : ctx.events()) events.push_back(event);
    return *this;
  }
  RuleId why_not(std::string_view text) const {
    const auto action = CrashCityCodec::parse(text);
    EXPECT_TRUE(action.has_value()) << text;
    return CrashCity::refusal(s, decider(s), *action, c);
  }
  // All that may be done, in order.
  std::string legal() const {
    return listed([](const Action& a) { return CrashCityCodec::to_text(a); });
  }
  // Where the car on this lane can drive, in order, U-turn left out.
  std::string ends(std::string_view lane) const {
    return listed([&](const Action& a) {
      return a.verb == Verb::kDrive && name_of(a.from) == lane ? name_of(a.to.lane()) : "";
    });
  }
  std::string facings(std::string_view lane) const {
    return listed([&](const Action& a) {
      return a.verb == Verb::kDrive && name_of(a.from) == lane ? name_of(a.to) : "";
    });
  }
  // What is left of the drawing after play.
  std::string drawn() const {
    const std::string text = CrashCityCodec::ascii(s);
    return text.substr(0, text.find("seat 0"));
  }
  const Event& last(EventKind kind) const {
    for (std::size_t i = events.size(); i > 0; --i) {
      if (events[i - 1].kind == kind) return events[i - 1];
    }
    ADD_FAILURE() << "no such event";
    return events.front();
  }
  std::string path() const {
    std::string text;
    for (const Lane& lane : last(EventKind::kDrove).path) {
      text.append(text.empty() ? "" : " ").append(name_of(lane));
    }
    return text;
  }

  State s;
  Content c{};
  std::vector<Event> events;

 private:
  template <class Name>
  std::string listed(Name&& name) const {
    ActionList<CrashCity> actions;
    CrashCity::legal(s, decider(s), actions, c);
    std::string text;
    for (const Action& a : actions) {
      const std::string each = name(a);
      if (!each.empty()) text.append(text.empty() ? "" : ", ").append(each);
    }
    return text;
  }

  void read_lines(std::string_view drawing) {
    if (drawing.starts_with('\n')) drawing.remove_prefix(1);
    while (!drawing.empty()) {
      const std::size_t end = drawing.find('\n');
      lines_.emplace_back(drawing.substr(0, end)).resize(200, ' ');
      drawing.remove_prefix(end == std::string_view::npos ? drawing.size() : end + 1);
    }
    while (lines_.size() % 3 != 0) lines_.emplace_back(200, ' ');
  }
  int rows() const { return static_cast<int>(lines_.size() / 3); }
  std::string letters(int column, int row, int line, int offset) const {
    const auto at = static_cast<unsigned>(7 * column + offset);
    return lines_[static_cast<unsigned>(3 * row + line)].substr(at, 2);
  }
  Place find_square() const {
    for (int row = 0; row < rows(); ++row) {
      for (int column = 0; column < 20; ++column) {
        if (letters(column, row, 1, 2) == "()") {
          return {static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
        }
      }
    }
    ADD_FAILURE() << "draw the town square";
    return {};
  }

  void add_tile(int column, int row, Place square) {
    const std::string lot = letters(column, row, 1, 2);
    const Place at{static_cast<std::int8_t>(column - square.x),
                   static_cast<std::int8_t>(square.y - row)};
    if (lot == "  " || (at == kTownSquare && s.city.count > 0)) return;
    const std::string lanes[4] = {letters(column, row, 0, 2), letters(column, row, 1, 4),
                                  letters(column, row, 2, 2), letters(column, row, 1, 0)};
    Sides sides;
    for (const Heading h : kHeadings) {
      if (lanes[index_of(h)] != "  ") sides.add(h);
    }
    const Slot tile = s.city.add_tile(at, sides);
    if (std::string_view("HSFsf").find(lot[0]) != std::string_view::npos) build(tile, lot);
    for (const Heading h : kHeadings) {
      const std::string& lane = lanes[index_of(h)];
      const std::size_t facing = std::string_view("^>v<").find(lane[1]);
      if (lane[0] < '0' || lane[0] > '3' || facing == std::string_view::npos) continue;
      s.city.cars[next_car(s, seat_of(lane[0])).index] = {
          tile, Posture(h, heading(static_cast<unsigned>(facing)))};
      s.city.occupy_lane(tile, h);
    }
  }
  void build(Slot tile, const std::string& lot) {
    const Building kind = lot[0] == 'H'                    ? Building::kHouse
                          : lot[0] == 'S' || lot[0] == 's' ? Building::kShop
                                                           : Building::kFactory;
    s.city.lots[tile] = Lot(kind, seat_of(lot[1]));
    if (lot[0] != 's' && lot[0] != 'f') return;
    s.city.lots[tile].take();
    s.city.cars[next_car(s, seat_of(lot[1])).index] = {tile, Posture()};
  }
  static Seat seat_of(char digit) { return Seat{static_cast<std::uint8_t>(digit - '0')}; }

  std::vector<std::string> lines_;
};

// A game from the start, seat 0 first; one-edge tiles come first unless a draw says otherwise.
class Site {
 public:
  using Rules = Checked<CrashCity>;

  explicit Site(int seats = 2) {
    ScriptedContext<Event> ctx;
    s = Rules::start({static_cast<std::uint8_t>(seats), {}}, ctx, c);
  }

  // Plays one action of whoever owes it; `draw` is what chance gives.
  Site& play(std::string_view text, std::uint32_t draw = 0) {
    const auto action = CrashCityCodec::parse(text);
    EXPECT_TRUE(action.has_value()) << text;
    const RuleId rule = CrashCity::refusal(s, decider(s), *action, c);
    EXPECT_EQ(rule, kAllowed) << text << ": CC-" << int{rule.number} << "." << int{rule.detail};
    if (rule != kAllowed) return *this;
    ScriptedContext<Event> ctx(draw);
    if (edited) {
      CrashCity::apply(s, decider(s), *action, ctx, c);
    } else {
      Rules::apply(s, decider(s), *action, ctx, c);
    }
    for (const Event& event : ctx.events()) events.push_back(event);
    return *this;
  }
  RuleId why_not(std::string_view text) const {
    return CrashCity::refusal(s, decider(s), *CrashCityCodec::parse(text), c);
  }
  std::string legal() const {
    ActionList<CrashCity> actions;
    CrashCity::legal(s, decider(s), actions, c);
    std::string text;
    for (const Action& a : actions) {
      text.append(text.empty() ? "" : ", ").append(CrashCityCodec::to_text(a));
    }
    return text;
  }

  State s;
  Content c{};
  std::vector<Event> events;
  bool edited = false;  // the supplies no longer add up
};

// The draws that reveal each shape while no tile before it is gone.
inline constexpr std::uint32_t kDrawOneEdge = 0, kDrawCorner = 16, kDrawParallel = 40,
                               kDrawThreeEdge = 52, kDrawFourEdge = 60;

}  // namespace citybox::crash_city

namespace citybox {

inline void PrintTo(const RuleId& rule, std::ostream* out) {
  *out << "CC-" << int{rule.number} << "." << int{rule.detail};
}

}  // namespace citybox
