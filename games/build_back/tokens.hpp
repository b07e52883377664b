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

constexpr int goods_in(const Tokens& tokens) {
  return tokens.water + tokens.food + tokens.supplies + tokens.workers;
}

constexpr bool operator<=(const Goods& goods, const Tokens& tokens) {
  return goods.water <= tokens.water && goods.food <= tokens.food &&
         goods.supplies <= tokens.supplies && goods.workers <= tokens.workers;
}

namespace detail {

// A heap as numbers side by side in one word, one byte each, and the ninth kind beside it. There
// are at most 30 tokens of a kind, so the top bit of each byte is free to catch a borrow.
struct Lanes {
  std::uint64_t eight = 0;
  std::uint8_t ninth = 0;
};

inline constexpr std::uint64_t kTops = 0x8080808080808080ULL;

constexpr Lanes lanes(const Tokens& tokens) {
  return {std::bit_cast<std::uint64_t>(std::array<std::uint8_t, 8>{
              tokens.water, tokens.food, tokens.supplies, tokens.workers, tokens.money,
              tokens.stories, tokens.influence, tokens.distressed}),
          tokens.injured};
}

constexpr Tokens tokens(const Lanes& lanes) {
  const auto b = std::bit_cast<std::array<std::uint8_t, 8>>(lanes.eight);
  return {b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], lanes.ninth};
}

// Lane by lane, never below 0.
constexpr std::uint64_t less(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t difference = (a | kTops) - b;
  const std::uint64_t enough = (difference & kTops) >> 7;
  return difference & (enough * 0x7F);
}

}  // namespace detail

constexpr bool holds(const Tokens& purse, const Tokens& price) {
  const auto have = detail::lanes(purse), need = detail::lanes(price);
  const bool ninth = have.ninth >= need.ninth;
  return ninth && (((have.eight | detail::kTops) - need.eight) & detail::kTops) == detail::kTops;
}

// Moves `what` from one heap to another; it must be there.
constexpr void move(const Tokens& what, Tokens& from, Tokens& to) {
  const auto amount = detail::lanes(what), less = detail::lanes(from), more = detail::lanes(to);
  from = detail::tokens(
      {less.eight - amount.eight, static_cast<std::uint8_t>(less.ninth - amount.ninth)});
  to = detail::tokens(
      {more.eight + amount.eight, static_cast<std::uint8_t>(more.ninth + amount.ninth)});
}

constexpr Tokens together(const Tokens& one, const Tokens& two) {
  const auto a = detail::lanes(one), b = detail::lanes(two);
  return detail::tokens({a.eight + b.eight, static_cast<std::uint8_t>(a.ninth + b.ninth)});
}

// A price after a discount, never below 0 (BB-30).
constexpr Tokens reduced(const Tokens& price, const Tokens& discount) {
  const auto whole = detail::lanes(price), off = detail::lanes(discount);
  const int ninth = whole.ninth > off.ninth ? whole.ninth - off.ninth : 0;
  return detail::tokens({detail::less(whole.eight, off.eight), static_cast<std::uint8_t>(ninth)});
}

// The part of `wanted` that is there (BB-2).
constexpr Tokens at_most(const Tokens& wanted, const Tokens& there) {
  const auto all = detail::lanes(wanted), most = detail::lanes(there);
  return detail::tokens({all.eight - detail::less(all.eight, most.eight),
                         all.ninth < most.ninth ? all.ninth : most.ninth});
}

// BB-34: each kind of which there is some grows, the others stay 0.
constexpr Tokens grown(const Tokens& printed, int bonus) {
  const auto some = detail::lanes(printed);
  const std::uint64_t ones = ((some.eight + ~detail::kTops) & detail::kTops) >> 7;
  const int ninth = some.ninth > 0 ? some.ninth + bonus : 0;
  return detail::tokens(
      {some.eight + ones * static_cast<std::uint64_t>(bonus), static_cast<std::uint8_t>(ninth)});
}

}  // namespace citybox::build_back
