// The city in letters (drawing.hpp), with the purses and the laws.

#include <fmt/format.h>

#include "engine/types/words.hpp"
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

std::string BrokenCitiesCodec::board(const Seen<BrokenCities>& seen, Seat, const Content& content,
                                     const Said& said) {
  const State& s = seen.state();
  const Summary all = summary(seen, content, said);
  std::string text =
      draw_board(s) +
      "First whose it is, then what: L Low-Cost, C Conventional, G Green (small where "
      "no renter lives),\nS Shopping, P Greenspace, E Eco-Park, .. a vacant space\n";
  for_each_seat(s, [&](Seat seat) {
    text +=
        say("{letter} {who|you|{name}}: rent {rent}, money {money}, own emissions {emissions}\n",
            {{"letter", std::string(1, kOwnerLetters[seat.index])},
             {"who", seat},
             {"rent", rent(s, seat, content)},
             {"money", s.money[seat.index]},
             {"emissions", own_emissions(s, seat, content)}});
  });
  std::vector<std::string> prices;
  prices.reserve(all.prices.size());
  for (const Price& price : all.prices) {
    prices.push_back(fmt::format("{} {}", title_of(price.construction), price.price));
  }
  text += say("Prices: {prices}\n", {{"prices", fmt::format("{}", fmt::join(prices, ", "))}});
  text += say("Renters who look for a home: {renters}\n", {{"renters", s.available}});
  for (const std::string& sentence : all.air) text += sentence + "\n";
  for (const Law& law : s.laws) text += say("Law: {law}\n", {{"law", law_sentence(law, said)}});
  return text;
}

}  // namespace citybox::broken_cities
