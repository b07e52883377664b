#pragma once

#include <cstdint>
#include <type_traits>

#include "games/build_back/state.hpp"

namespace citybox::build_back {

enum class Verb : std::uint8_t {
  kLeader,        // `leader well`: place a Leader on a tile (BB-20, BB-33)
  kReady,         // `ready`: all Leaders are placed (BB-20)
  kUse,           // `use well`, `use night-barge for water 1` (BB-33)
  kBuild,         // `build well`, `build well over water-station` (BB-30)
  kSpendStories,  // `spend stories 2` (BB-31)
  kSpendMoney,    // `spend money 4` (BB-31)
  kTrade,         // `trade water 1 food 2` (BB-32)
  kIdle,          // `idle`: a marker that does nothing (BB-23)
  kWait,          // `wait`: a gained Leader is placed in the next round (BB-33)
};

// What a verb does not use is zero.
struct Action {
  Verb verb = Verb::kIdle;
  Tile tile = Tile::kNone;  // to place a Leader on, to use, to build
  Tile over = Tile::kNone;  // kBuild: the tile it covers; none: open ground
  std::uint8_t amount = 0;  // kSpendStories, kSpendMoney
  Goods goods;              // kTrade, and kUse of a tile that gives any goods

  constexpr bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) == 8 && std::has_unique_object_representations_v<Action>);

constexpr bool fits_one_digit(const Goods& goods) {
  for (const std::uint8_t count : counts_of(goods)) {
    if (count > 9) return false;
  }
  return true;
}

// Can these bytes be written and read at all? Whether they are allowed is another matter.
constexpr bool well_formed(const Action& a) {
  const bool names_tile = a.verb == Verb::kLeader || a.verb == Verb::kUse || a.verb == Verb::kBuild;
  if (a.verb > Verb::kWait) return false;
  if (names_tile ? !is_named(a.tile) : a.tile != Tile::kNone) return false;
  if (a.over != Tile::kNone && (a.verb != Verb::kBuild || !is_named(a.over))) return false;
  switch (a.verb) {
    case Verb::kSpendStories:
    case Verb::kSpendMoney:
      return a.amount >= 1 && a.amount <= 9 && a.goods == Goods{};
    case Verb::kTrade:
      return a.amount == 0 && a.goods != Goods{} && fits_one_digit(a.goods);
    case Verb::kUse:
      return a.amount == 0 && fits_one_digit(a.goods);
    default:
      return a.amount == 0 && a.goods == Goods{};
  }
}

}  // namespace citybox::build_back
