// The city in letters, for terminals, bug reports and tests. Each tile is six wide and three high:
//
//     ==        == || an empty lane; 0> a car of seat 0 that faces east
//   ||H1||      H1 S1 F1 a house, shop, factory of seat 1; s1 f1 the same with a car on the roof
//     1>        () the town square, .. nothing built yet, ?? the site that is being paved

#include <fmt/format.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "engine/kit/seats.hpp"
#include "engine/types/words.hpp"
#include "games/crash_city/codec.hpp"
#include "games/crash_city/scoring.hpp"

namespace citybox::crash_city {

namespace {

std::string lane_letters(const State& s, Slot t, Heading edge) {
  if (!s.city.has_lane(t, edge)) return "  ";
  CarId car = s.city.car_at(t, edge);
  if (s.task == Task::kBounce && car == s.crash.hit) car = s.crash.hitter;
  const bool across = edge == Heading::kNorth || edge == Heading::kSouth;
  if (car == kNoCar) return across ? "==" : "||";
  return {static_cast<char>('0' + car.owner().index),
          "^>v<"[index_of(s.city.cars[car.index].posture.facing())]};
}

std::string lot_letters(const State& s, Slot t) {
  if (t == kSquare) return "()";
  const Lot lot = s.city.lots[t];
  if (lot.building() == Building::kNone) return "..";
  const char letter = (lot.taken() ? "?hsf" : "?HSF")[static_cast<unsigned>(lot.building())];
  return {letter, static_cast<char>('0' + lot.owner().index)};
}

std::string tile_row(const State& s, Place at, int row) {
  const Slot t = s.city.at(at);
  if (t == kNoTile) return row == 1 && at == s.site ? "  ??  " : "      ";
  if (row != 1) {
    return fmt::format("  {}  ", lane_letters(s, t, row == 0 ? Heading::kNorth : Heading::kSouth));
  }
  return lane_letters(s, t, Heading::kWest) + lot_letters(s, t) +
         lane_letters(s, t, Heading::kEast);
}

}  // namespace

namespace {

Bounds bounds_of(const State& s) {
  Bounds bounds;
  for (Slot t = kSquare; t <= s.city.count; ++t) bounds.include(s.city.place(t));
  if (s.site != kNowhere) bounds.include(s.site);
  return bounds;
}

// "n2", "w1"; the town square is in the middle.
std::string how_far(int steps, char beyond, char before) {
  return steps == 0 ? "  " : fmt::format("{}{}", steps > 0 ? beyond : before, std::abs(steps));
}

}  // namespace

// People count seats from 1.
std::string CrashCityCodec::board(const Seen<CrashCity>& seen, Seat, const Content& content,
                                  const Said&) {
  const State& s = seen.state();
  Bounds bounds = bounds_of(s);
  if (s.task == Task::kSite) {
    bounds = {bounds.west - 1, bounds.east + 1, bounds.south - 1, bounds.north + 1};
  }
  std::string text;
  for (int y = bounds.north; y >= bounds.south; --y) {
    for (int row = 0; row < 3; ++row) {
      std::string line = fmt::format("{:<5}", row == 1 ? how_far(y, 'n', 's') : "");
      for (int x = bounds.west; x <= bounds.east; ++x) {
        const Place at{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
        std::string tile = tile_row(s, at, row);
        for (char& letter : tile) {
          if (letter >= '0' && letter < '9') ++letter;
        }
        line += tile + ' ';
      }
      line.resize(line.find_last_not_of(' ') + 1);
      text += line + "\n";
    }
  }
  text += "     ";
  for (int x = bounds.west; x <= bounds.east; ++x) {
    text += fmt::format("  {:<5}", how_far(x, 'e', 'w'));
  }
  text +=
      "\n() the town square, .. nothing built yet, ?? where a tile comes, == and || empty lanes;\n"
      "H1 S1 F1 a house, shop, factory of seat 1, small with a car on its roof; 1> its car, facing "
      "east.\nA place is named by its steps from the town square: e1n2 is one east, two north.\n";
  for_each_seat(s, [&](Seat seat) {
    text += say("{number} {who|you|{name}}: {parked} of {cars} at work, {left} left to build\n",
                {{"number", seat.index + 1},
                 {"who", seat},
                 {"parked", parked_cars(s, seat)},
                 {"cars", counted(supply_of(s.options, content)[Building::kHouse], "car", "cars")},
                 {"left", s.unbuilt[seat.index].total()}});
  });
  return text;
}

std::string CrashCityCodec::ascii(const State& s, const Content&, const Said&) {
  const Bounds bounds = bounds_of(s);
  std::string text;
  for (int y = bounds.north; y >= bounds.south; --y) {
    for (int row = 0; row < 3; ++row) {
      std::string line;
      for (int x = bounds.west; x <= bounds.east; ++x) {
        const Place at{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
        line += tile_row(s, at, row);
        line += ' ';
      }
      line.resize(line.find_last_not_of(' ') + 1);
      text += line + "\n";
    }
  }
  for_each_seat(s, [&](Seat seat) {
    text += fmt::format("seat {}  parked {}  to build {}{}\n", seat.index, parked_cars(s, seat),
                        s.unbuilt[seat.index].total(),
                        !is_over(s) && decider(s) == seat ? "  decides" : "");
  });
  return text;
}

}  // namespace citybox::crash_city
