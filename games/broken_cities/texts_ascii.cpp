// The city in letters (drawing.hpp), with the purses and the laws.

#include <fmt/format.h>

#include "games/broken_cities/codec.hpp"
#include "games/broken_cities/drawing.hpp"
#include "games/broken_cities/texts.hpp"

namespace citybox::broken_cities {

std::string draw_board(const State& s) {
  std::string text;
  for (int row = kSide - 1; row >= 0; --row) {
    text += fmt::format("{} ", row + 1);
    for (int column = 0; column < kSide; ++column) {
      const Space at = City::at(column, row);
      text += ' ';
      text += owner_letter_at(s, at);
      text += letter_at(s, at);
    }
    text += '\n';
  }
  text += "  ";
  for (int column = 0; column < kSide; ++column) {
    text += fmt::format(" {}{}", static_cast<char>('a' + column), column + 1 < kSide ? " " : "\n");
  }
  return text;
}

std::string BrokenCitiesCodec::ascii(const State& s, const Content& content, const Said& said) {
  std::string text = draw_board(s);
  for_each_seat(s, [&](Seat seat) {
    text += fmt::format("{} {}: rent {}, money {}, emissions {}\n", kOwnerLetters[seat.index],
                        color_of(seat), rent(s, seat, content), s.money[seat.index],
                        own_emissions(s, seat, content));
  });
  text += fmt::format("round {}   emissions {}   damage {}   renters {} + {}\n", s.round,
                      emissions(s, content), s.damage, s.available, s.reserve);
  for (const Law& law : s.laws) text += fmt::format("law: {}\n", law_sentence(law, said));
  return text;
}

}  // namespace citybox::broken_cities
