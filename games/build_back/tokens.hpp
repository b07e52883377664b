#pragma once

#include <array>
#include <bit>
#include <cstdint>

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
  std::uint8_t water = 0;
  std::uint8_t food = 0;
  std::uint8_t supplies = 0;
  std::uint8_t workers = 0;
  std::uint8_t money = 0;
  std::uint8_t stories = 0;
  std::uint8_t influence = 0;
  std::uint8_t distressed = 0;
  std::uint8_t injured = 0;

  using Bytes = std::array<std::uint8_t, kTokenKinds>;

  constexpr Bytes bytes() const { return std::bit_cast<Bytes>(*this); }
  constexpr int operator[](Token token) const { return bytes()[static_cast<std::size_t>(token)]; }
  constexpr void add(Token token, int count) {
    Bytes all = bytes();
    auto& one = all[static_cast<std::size_t>(token)];
    one = static_cast<std::uint8_t>(one + count);
    *this = std::bit_cast<Tokens>(all);
  }
  constexpr bool operator==(const Tokens&) const = default;
};
static_assert(sizeof(Tokens) == kTokenKinds);

// A mix of goods, as far as the port and the Night Barge deal in them.
struct Goods {
  std::uint8_t water = 0;
  std::uint8_t food = 0;
  std::uint8_t supplies = 0;
  std::uint8_t workers = 0;

  constexpr int total() const { return water + food + supplies + workers; }
  constexpr std::array<std::uint8_t, kGoodsKinds> bytes() const {
    return {water, food, supplies, workers};
  }
  constexpr bool operator==(const Goods&) const = default;
};

constexpr bool operator<=(const Goods& goods, const Tokens& tokens) {
  return goods.water <= tokens.water && goods.food <= tokens.food &&
         goods.supplies <= tokens.supplies && goods.workers <= tokens.workers;
}

constexpr bool holds(const Tokens& purse, const Tokens& price) {
  const auto have = purse.bytes(), need = price.bytes();
  bool enough = true;
  for (int i = 0; i < kTokenKinds; ++i) enough &= have[i] >= need[i];
  return enough;
}

// Moves `what` from one heap to another; it must be there.
constexpr void move(const Tokens& what, Tokens& from, Tokens& to) {
  const auto amount = what.bytes();
  auto less = from.bytes(), more = to.bytes();
  for (int i = 0; i < kTokenKinds; ++i) {
    less[i] = static_cast<std::uint8_t>(less[i] - amount[i]);
    more[i] = static_cast<std::uint8_t>(more[i] + amount[i]);
  }
  from = std::bit_cast<Tokens>(less);
  to = std::bit_cast<Tokens>(more);
}

// The part of `wanted` that is there (BB-2).
constexpr Tokens at_most(const Tokens& wanted, const Tokens& there) {
  auto some = wanted.bytes();
  const auto most = there.bytes();
  for (int i = 0; i < kTokenKinds; ++i) some[i] = some[i] < most[i] ? some[i] : most[i];
  return std::bit_cast<Tokens>(some);
}

// A price after a discount, never below 0 (BB-30).
constexpr Tokens reduced(const Tokens& price, const Tokens& discount) {
  auto left = price.bytes();
  const auto less = discount.bytes();
  for (int i = 0; i < kTokenKinds; ++i) {
    left[i] = static_cast<std::uint8_t>(left[i] > less[i] ? left[i] - less[i] : 0);
  }
  return std::bit_cast<Tokens>(left);
}

}  // namespace citybox::build_back
