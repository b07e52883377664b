#include "games/city_roots/printout.hpp"

#include "games/city_roots/codec.hpp"

namespace citybox::city_roots {

Printout printout(const Content& c) {
  Printout out;
  const auto put = [&](std::string id, int count) {
    if (count > 0) out.parts.push_back({std::move(id), count});
  };
  put("board/town", 1);
  put("tiles/" + name_of(Tile::kLow), c.low_homes);
  put("tiles/" + name_of(Tile::kHigh), c.high_homes);
  // The other side is a corporation.
  put("tiles/" + name_of(Tile::kBusiness), c.business_tiles);
  put("markers/protection", c.protection_markers);
  put("markers/resident", c.resident_limit);
  put("markers/revenue", 1);
  PolicySet::all().for_each([&](Policy policy) { put("policies/" + name_of(policy), 1); });
  for_each_card([&](Card card) { put("cards/" + name_of(card), c.copies[card]); });
  out.parts.push_back({"figures/mayor", 1, "Mayor"});
  return out;
}

}  // namespace citybox::city_roots
