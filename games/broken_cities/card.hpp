#pragma once
// The six climate cards of BC-22.

#include <cstdint>

#include "engine/kit/enum_set.hpp"

namespace citybox::broken_cities {

enum class Card : std::uint8_t {
  kNone,
  kFlood,
  kDrought,
  kTorrentialRain,
  kVectorDisease,
  kHurricane,
  kNews,
};
inline constexpr int kCards = 6;

constexpr bool is_card(Card card) {
  return static_cast<int>(card) >= 1 && static_cast<int>(card) <= kCards;
}

using CardSet = EnumSet<Card, kCards>;

}  // namespace citybox::broken_cities
