#include "games/city_roots/codec.hpp"

#include <fmt/format.h>

#include "games/city_roots/drawing.hpp"
#include "games/city_roots/texts.hpp"

namespace citybox::city_roots {

Hooks<CityRoots>::Numbers CityRootsCodec::measures(const State& s, const Content& content) {
  return {{"turns", turn_number(s, content)}};
}

std::int64_t CityRootsCodec::headline(const State& s, Ledger ledger, Seat, const Content& c) {
  switch (ledger) {
    case Ledger::kRevenue:
      return revenue(s, c);
    case Ledger::kPeople:
      return displaced_people(s);
    case Ledger::kHouses:
      return s.displaced_houses;
    case Ledger::kHighIncome:
      return high_homes(s);
  }
  return 0;
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

std::string CityRootsCodec::ascii(const State& s, const Content& content) {
  std::string active;
  s.active.for_each([&](Policy policy) {
    active += fmt::format("{}{}", active.empty() ? "" : ", ", name_of(policy));
  });
  return draw_board(s) +
         fmt::format("revenue {}   displaced: {}, {}   high-income homes: {}\nactive: {}\n",
                     revenue(s, content), counted(s.displaced_houses, "house", "houses"),
                     people_of(s.residents), high_homes(s), active);
}

}  // namespace citybox::city_roots

namespace citybox {

using namespace city_roots;

json::value JsonOf<Space>::write(Space space) {
  if (!space.on_board()) return nullptr;
  return json::value(space_name(space));
}
Read<Space> JsonOf<Space>::read(const json::value& value) {
  if (value.is_null()) return kNowhere;
  const Space space = value.is_string() ? space_named(value.get_string()) : kNowhere;
  if (space == kNowhere) return misread(shown(value) + " is not a space from a1 to f6");
  return space;
}

json::value JsonOf<CardCounts>::write(const CardCounts& counts) {
  json::object object;
  for_each_card([&](Card card) { object.emplace(name_of(card), counts[card]); });
  return object;
}
Read<CardCounts> JsonOf<CardCounts>::read(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr || object->size() != kCards) {
    return misread("the 14 event cards with their counts are expected");
  }
  Read<CardCounts> result{CardCounts{}};
  for_each_card([&](Card card) {
    if (!result) return;
    const std::string name = name_of(card);
    const json::value* count = object->if_contains(name);
    if (count == nullptr) {
      result = misread("\"" + name + "\" is missing");
      return;
    }
    const auto number = JsonOf<std::uint8_t>::read(*count);
    if (number) {
      (*result)[card] = *number;
    } else {
      result = misread_in(name, number.error());
    }
  });
  return result;
}

static_assert(Codec<CityRootsCodec>);

}  // namespace citybox
