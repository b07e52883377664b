#pragma once

#include <cstdint>

#include "engine/kit/purse.hpp"

namespace citybox::build_back {

// BB-1: the tokens of the bank. The first four are the goods that the port trades, the first five
// can be asked for as a cost.
enum class Token : std::uint8_t {
  kWater,
  kFood,
  kSupplies,
  kWorkers,
  kMoney,
  kStories,
  kInfluence,
  kDistressed,
  kInjured,
};
inline constexpr int kTokenKinds = 9;
inline constexpr int kGoodsKinds = 4;

constexpr Token token_at(int index) { return static_cast<Token>(index); }

// How many of each kind: what somebody holds, what lies on the board, a cost, a gain.
struct Tokens {
  using Kind = Token;

  std::uint8_t water = 0;
  std::uint8_t food = 0;
  std::uint8_t supplies = 0;
  std::uint8_t workers = 0;
  std::uint8_t money = 0;
  std::uint8_t stories = 0;
  std::uint8_t influence = 0;
  std::uint8_t distressed = 0;
  std::uint8_t injured = 0;

  constexpr bool operator==(const Tokens&) const = default;
};
static_assert(Purse<Tokens> && sizeof(Tokens) == kTokenKinds);

// A mix of goods, as far as the port and the Night Barge deal in them.
struct Goods {
  using Kind = Token;

  std::uint8_t water = 0;
  std::uint8_t food = 0;
  std::uint8_t supplies = 0;
  std::uint8_t workers = 0;

  constexpr bool operator==(const Goods&) const = default;
};
static_assert(Purse<Goods> && sizeof(Goods) == kGoodsKinds);

constexpr Tokens tokens_of(const Goods& goods) {
  return {goods.water, goods.food, goods.supplies, goods.workers};
}

constexpr int goods_in(const Tokens& tokens) {
  return tokens.water + tokens.food + tokens.supplies + tokens.workers;
}

constexpr bool operator<=(const Goods& goods, const Tokens& tokens) {
  return goods.water <= tokens.water && goods.food <= tokens.food &&
         goods.supplies <= tokens.supplies && goods.workers <= tokens.workers;
}

}  // namespace citybox::build_back
