#pragma once
// The numbers that were published before: tables that began with them end with them.

#include "engine/table/codec.hpp"
#include "games/city_roots/city_roots.hpp"

namespace citybox::city_roots {

// 14 kinds of event cards, of which five read the high-income homes and none the protected ones.
inline constexpr Content kFirstContent = [] {
  constexpr std::uint8_t kNever = 255;
  Content c;
  c.copies = CardCounts{{1, 6, 1, 3, 5, 1, 1, 3, 1, 1, 1, 1, 1, 2}};
  c.market_doubles_at = kNever;
  c.downturn_shops = 0;
  c.grant_residents = 0;
  c.chain_doubles_at = kNever;
  c.eviction_reaches_at = kNever;
  return c;
}();

inline constexpr PastContent<CityRoots> kPastContent[] = {{1, kFirstContent}};

}  // namespace citybox::city_roots
