#pragma once
// Numbers that no table could be played with.

#include "games/build_back/content.hpp"
#include "games/build_back/legal.hpp"

namespace citybox::build_back {

inline constexpr int kMostOfAKind = 127;   // engine/kit/purse.hpp
inline constexpr int kMostDigit = 9;       // of stories, money and goods in an action
inline constexpr int kMostMarkers = 20;    // each, so that a round ends
inline constexpr int kMostVpOfADeed = 50;  // so that the track holds what a whole game gives

constexpr bool fits_purse(const Tokens& tokens, int more = 0) {
  for (const std::uint8_t count : counts_of(tokens)) {
    if (count > 0 && count + more > kMostOfAKind) return false;
  }
  return true;
}

constexpr int most_bonus(const Content& c) {
  return c.leader_adds > c.double_leader_adds ? c.leader_adds : c.double_leader_adds;
}

// Mixes of so many goods of four kinds.
constexpr int mixes(int goods) { return (goods + 1) * (goods + 2) * (goods + 3) / 6; }

// BB-33
constexpr const char* broken_tile(const TileInfo& info, const Content& c) {
  const int bonus = most_bonus(c);
  const Deed& deed = info.deed;
  if (!fits_purse(info.cost) || !fits_purse(deed.pay)) {
    return "a price has at most 127 of a kind (BB-5).";
  }
  for (int i = 0; i < kTokenKinds; ++i) {
    if (counts_of(info.cost)[i] + counts_of(c.build_rebate)[i] > kMostOfAKind) {
      return "a price and the rebate have at most 127 of a kind together (BB-5).";
    }
  }
  if (!fits_purse(deed.take, bonus) || !fits_purse(deed.help, bonus) ||
      !fits_purse(deed.receive, bonus)) {
    return "a use gives at most 127 of a kind (BB-33).";
  }
  const Tokens& pay = deed.pay;
  if (pay.distressed > 0 || pay.injured > 0) return "nobody pays with people in need (BB-35).";
  const Tokens& take = deed.take;
  if (take.distressed > 0 || take.injured > 0) return "people in need are helped (BB-33).";
  if (goods_in(deed.receive) > 0 || deed.receive.distressed > 0 || deed.receive.injured > 0) {
    return "goods come from the board, or as any of them (BB-33).";
  }
  if (deed.any > 0 && deed.any + bonus > kMostDigit) return "a use gives at most 9 goods (BB-33).";
  if (deed.vp > 0 && deed.vp + bonus > kMostVpOfADeed) return "a use gives at most 50 VP (BB-33).";
  return nullptr;
}

// BB-4 … BB-6: every tile in its place, decks that fill the display and come to an end.
constexpr const char* broken_tiles(const Content& c) {
  int count[kLevels + 1] = {}, with_two[kLevels + 1] = {};
  for (int i = 0; i <= kTiles; ++i) {
    const TileInfo& info = c.tiles[i];
    if (info.tile != tile_at(i)) return "each tile stands in its own line.";
    if (is_building(info.tile) ? info.level < 1 || info.level > kLevels : info.level != 0) {
      return "buildings are of level 1 or 2, and nothing else has a level (BB-6).";
    }
    ++count[info.level];
    with_two[info.level] += info.three == Flag::kNo;
    if (const char* broken = broken_tile(info, c)) return broken;
  }
  if (with_two[1] < kDisplay) return "level 1 fills the display, with two players too (BB-11).";
  return with_two[2] > 0 ? nullptr : "there are tiles of level 2, with two players too (BB-41).";
}

constexpr const char* broken_cards(const Content& c) {
  bool level[kLevels + 1] = {};
  for (int i = 0; i <= kResupplyCards; ++i) {
    const ResupplyInfo& info = c.resupply[i];
    if (info.card != static_cast<Resupply>(i)) return "each resupply card stands in its own line.";
    if (i == 0 ? info.level != 0 : info.level < 1 || info.level > kLevels) {
      return "a resupply card is of level 1 or 2 (BB-6).";
    }
    level[info.level] = true;
    if (!fits_purse(info.add)) return "a resupply card brings at most 127 of a kind (BB-22).";
    if (info.add.money > 0 || info.add.stories > 0 || info.add.influence > 0) {
      return "no square of the board holds money, stories or influence (BB-3).";
    }
  }
  if (!level[1] || !level[2]) return "each level has a resupply card (BB-22).";
  for (int i = 0; i <= kObjectives; ++i) {
    if (c.objectives[i].objective != static_cast<Objective>(i)) {
      return "each objective stands in its own line.";
    }
  }
  return nullptr;
}

// BB-1, BB-2, BB-10: nothing of a kind overflows, whoever holds it.
constexpr const char* broken_bank(const Content& c) {
  const Tokens& all = c.supply;
  if (!fits_purse(all) || all.workers + all.distressed + all.injured > kMostOfAKind) {
    return "the bank has at most 127 of a kind, people taken together (BB-1).";
  }
  for (int i = 0; i < kTokenKinds; ++i) {
    if (counts_of(c.purse)[i] * kMostSeats > counts_of(all)[i]) {
      return "the bank has what three players begin with (BB-1, BB-10).";
    }
  }
  if (c.purse.distressed > 0 || c.purse.injured > 0) return "nobody begins with people in need.";
  if (!fits_purse(c.build_rebate)) return "a rebate has at most 127 of a kind.";
  return c.first_leaders + c.leader_supply > kMostOfAKind ? "there are at most 127 Leaders (BB-1)."
                                                          : nullptr;
}

// More ways to place a marker than a list holds?
constexpr bool too_many_choices(const Content& c) {
  int uses = 0, widest[kSpaces] = {};
  for (const TileInfo& info : c.tiles) {
    int ways = info.deed.any > 0 ? mixes(info.deed.any + most_bonus(c)) : 1;
    for (int& each : widest) {
      const int less = each < ways ? each : ways;
      each = each > ways ? each : ways;
      ways = less;
    }
  }
  for (const int each : widest) uses += each;
  int trades = 0;
  for (int n = 1; n <= c.most_goods; ++n) trades += mixes(n);
  const int builds = (kDisplay + 1) * (kSpaces + 1);
  return uses + builds + c.most_stories + c.most_influence + trades + 1 >
         static_cast<int>(kMaxLegal);
}

constexpr const char* broken_content(const Content& c) {
  if (const char* broken = broken_bank(c)) return broken;
  if (c.leader_adds > kMostDigit || c.double_leader_adds > kMostDigit) {
    return "a Leader adds at most 9 (BB-34).";
  }
  if (const char* broken = broken_tiles(c)) return broken;
  if (const char* broken = broken_cards(c)) return broken;
  if (c.first_markers < 1 || c.all_markers < c.first_markers || c.all_markers > kMostMarkers) {
    return "there are one to 20 markers, and at level 2 not fewer (BB-10, BB-40).";
  }
  if (c.uses > kMostMarkers || c.further_uses > kMostMarkers) {
    return "a tile is used at most 20 times (BB-23).";
  }
  if (c.influence_price < 1) return "influence has a price (BB-31).";
  if (c.most_stories > kMostDigit || c.most_goods > kMostDigit ||
      c.most_influence * c.influence_price > kMostDigit) {
    return "at most 9 stories, money or goods are dealt in at once (BB-31, BB-32).";
  }
  return too_many_choices(c) ? "there would be more than 200 choices at once (BB-32, BB-33)."
                             : nullptr;
}
static_assert(broken_content(Content{}) == nullptr);

}  // namespace citybox::build_back
