#pragma once
// BB-30: what may be built where, and for how much.

#include "games/build_back/content.hpp"
#include "games/build_back/mat.hpp"
#include "games/build_back/reasons.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

// What covering `over` (none: open ground) takes off the price.
constexpr Tokens discount(const Player& player, Tile over, const Content& content) {
  const Tokens& covered = content.of(over).cost;
  if (!shows(player, Power::kCheaperBuilds, content)) return covered;
  return together(covered, content.build_rebate);
}

constexpr Tokens price(const Player& player, Tile tile, Tile over, const Content& content) {
  return reduced(content.of(tile).cost, discount(player, over, content));
}

constexpr bool may_cover(const TileInfo& tile, const TileInfo& over) {
  return tile.icon == over.icon || tile.power == Power::kAnyBase;
}

constexpr int place_in_display(const State& s, Tile tile) {
  for (int i = 0; i < kDisplay; ++i) {
    if (s.display[i] == tile) return i;
  }
  return -1;
}

// Is the tile there for this player to build, whatever it costs?
constexpr RuleId tile_refusal(const State& s, const Player& player, Tile tile) {
  if (is_special(tile)) {
    if (player.special != tile) return reason::kNotYourSpecial;
    return player.special_built == Flag::kYes ? reason::kSpecialBuilt : kAllowed;
  }
  return is_building(tile) && place_in_display(s, tile) >= 0 ? kAllowed : reason::kNotForSale;
}

// May it lie there, and is it paid for?
constexpr RuleId site_refusal(const Player& player, Tile tile, Tile over, const Content& content) {
  if (over == Tile::kNone) {
    if (visible_tiles(player) == kSpaces) return reason::kNoOpenSpace;
  } else {
    if (find(player, over) < 0) return reason::kNothingToCover;
    if (!may_cover(content.of(tile), content.of(over))) return reason::kOtherIcon;
  }
  return holds(player.tokens, price(player, tile, over, content)) ? kAllowed
                                                                  : reason::kTooExpensive;
}

}  // namespace citybox::build_back
