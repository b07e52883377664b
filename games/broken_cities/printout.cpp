#include "games/broken_cities/printout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/broken_cities/codec.hpp"

namespace citybox::broken_cities {

namespace {

constexpr int kSpaces = City::kSpaces;
constexpr int kOwnerMarkers = 24;  // of each color: more than anybody ever builds

struct Coin {
  int worth = 0;
  int count = 0;
};
constexpr std::array kCoins = {Coin{1, 40}, Coin{5, 24}, Coin{10, 20}, Coin{20, 12}};

}  // namespace

Printout printout(const Content& c) {
  Printout out;
  const auto put = [&](std::string id, int count) {
    if (count > 0) out.parts.push_back({std::move(id), count});
  };
  const auto pieces = [&](Construction kind) { return std::min<int>(kSpaces, c.pieces[kind]); };
  put("board/block", 1);
  put("board/sky", 1);
  // Two sides of one piece: what is retrofitted is turned over.
  put("constructions/" + name_of(Construction::kLowCost),
      std::max(pieces(Construction::kLowCost), pieces(Construction::kConventional)));
  for (const Construction kind : {Construction::kGreen, Construction::kShopping,
                                  Construction::kGreenspace, Construction::kEcoPark}) {
    put("constructions/" + name_of(kind), pieces(kind));
  }
  for (int seat = 0; seat < kMostSeats; ++seat) {
    put(fmt::format("owners/{}", seat), kOwnerMarkers);
    put(fmt::format("rents/{}", seat), 1);
  }
  put("markers/renter", c.renters);
  put("markers/emissions", 1);
  put("markers/damage", 1);
  for (const Coin& coin : kCoins) put(fmt::format("money/{}", coin.worth), coin.count);
  for_each_enumerator<Card>([&](const std::string& name, Card card) {
    if (is_card(card)) put("cards/" + name, 1);
  });
  put("votes/yes", kMostSeats);
  put("votes/no", kMostSeats);
  put("sheets/prices", kMostSeats);
  put("sheets/law", c.most_laws);
  for (int tables = 1; tables <= kMostTables; ++tables) {
    put(fmt::format("facilitator/{}", tables), 1);
  }
  out.needs = {"A pencil for the laws, and for the facilitator."};
  return out;
}

}  // namespace citybox::broken_cities
