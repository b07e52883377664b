// The city in letters, for terminals, bug reports and tests. Each tile is six wide and three high:
//
//     ==        == || an empty lane; 0> a car of seat 0 that faces east
//   ||H1||      H1 S1 F1 a house, shop, factory of seat 1; s1 f1 the same with a car on the roof
//     1>        () the town square, .. nothing built yet, ?? the site that is being paved

#include <fmt/format.h>

#include <string>
#include <vector>

#include "engine/kit/seats.hpp"
#include "games/crash_city/codec.hpp"

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

std::string CrashCityCodec::ascii(const State& s, const Content&, const Said&) {
  Bounds bounds;
  for (Slot t = kSquare; t <= s.city.count; ++t) bounds.include(s.city.place(t));
  if (s.site != kNowhere) bounds.include(s.site);
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
