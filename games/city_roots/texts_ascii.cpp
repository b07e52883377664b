// The board in letters.

#include <fmt/format.h>

#include "engine/types/words.hpp"
#include "games/city_roots/codec.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

char letter_at(const State& s, Space at) {
  switch (tile_at(s, at)) {
    case Tile::kLow:
      return protected_homes(s).contains(at) ? 'P' : 'L';
    case Tile::kBusiness:
      return 'B';
    case Tile::kCorporation:
      return 'C';
    case Tile::kHigh:
      return static_cast<char>('0' + stack_height(s, at));
    case Tile::kNone:
      break;
  }
  return '.';
}

std::string draw_board(const State& s) {
  std::string text;
  for (int row = kSide - 1; row >= 0; --row) {
    text += fmt::format("{} ", row + 1);
    for (int column = 0; column < kSide; ++column) {
      text += ' ';
      text += letter_at(s, Board::at(column, row));
    }
    text += '\n';
  }
  return text + "   a b c d e f\n";
}

std::string CityRootsCodec::ascii(const State& s, const Content& content, const Said&) {
  std::vector<std::string> active;
  s.active.for_each([&](Policy policy) { active.emplace_back(title_of(policy)); });
  return draw_board(s) +
         fmt::format("revenue {}   displaced: {}, {} people   high-income homes: {}\n",
                     revenue(s, content), counted(s.displaced_houses, "house", "houses"),
                     people_of(s.residents), high_homes(s)) +
         fmt::format("active: {}\n", fmt::join(active, ", "));
}

std::string CityRootsCodec::board(const Seen<CityRoots>& seen, Seat, const Content&, const Said&) {
  std::vector<std::string> active;
  seen.state().active.for_each([&](Policy policy) { active.emplace_back(title_of(policy)); });
  return draw_board(seen.state()) +
         "L a low-income home (P: protected), B a local business, C a corporation,\n"
         "1 2 3 high-income homes, one over the other, . a free space\n" +
         fmt::format("Active policies: {}\n", fmt::join(active, ", "));
}

}  // namespace citybox::city_roots
