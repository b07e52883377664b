#pragma once
// All that may be done, in the order of the verbs.

#include "engine/core/game.hpp"
#include "games/build_back/action.hpp"
#include "games/build_back/building.hpp"
#include "games/build_back/deeds.hpp"

namespace citybox::build_back {

// 12 tiles to use, one of them with 20 mixes of goods; 6 tiles to build, one of them in 13 places;
// 5 ways to spend, 34 to trade, and idling.
inline constexpr std::size_t kMaxLegal = 200;
using Actions = ScratchList<Action, kMaxLegal>;

constexpr Action act(Verb verb, Tile tile = Tile::kNone, Tile over = Tile::kNone) {
  Action a;
  a.verb = verb;
  a.tile = tile;
  a.over = over;
  return a;
}

// Every mix of `total` goods that the bank holds.
template <class Visit>
constexpr void for_each_mix(int total, const Tokens& bank, Visit&& visit) {
  for (int water = 0; water <= total && water <= bank.water; ++water) {
    for (int food = 0; water + food <= total && food <= bank.food; ++food) {
      for (int supplies = 0; water + food + supplies <= total && supplies <= bank.supplies;
           ++supplies) {
        const int workers = total - water - food - supplies;
        if (workers > bank.workers) continue;
        visit(Goods{static_cast<std::uint8_t>(water), static_cast<std::uint8_t>(food),
                    static_cast<std::uint8_t>(supplies), static_cast<std::uint8_t>(workers)});
      }
    }
  }
}

constexpr void list_leaders(const Player& player, Actions& out) {
  for (int i = 0; i < kSpaces && player.mat[i].tile != Tile::kNone; ++i) {
    if (player.mat[i].leader == Flag::kNo) out.push_back(act(Verb::kLeader, player.mat[i].tile));
  }
}

constexpr void list_uses(const State& s, const Player& player, Actions& out,
                         const Content& content) {
  for (int i = 0; i < kSpaces && player.mat[i].tile != Tile::kNone; ++i) {
    const Space& space = player.mat[i];
    const TileInfo& info = content.of(space.tile);
    if (space.used >= uses_allowed(info, content)) continue;
    if (!holds(player.tokens, info.deed.pay)) continue;
    Action a = act(Verb::kUse, space.tile);
    if (info.deed.any == 0) {
      out.push_back(a);
      continue;
    }
    for_each_mix(goods_due(s, space, content), s.bank, [&](const Goods& goods) {
      a.goods = goods;
      out.push_back(a);
    });
  }
}

constexpr void list_sites(const Player& player, Tile tile, int tiles, Actions& out,
                          const Content& content) {
  const TileInfo& info = content.of(tile);
  if (tiles < kSpaces && holds(player.tokens, price(player, tile, Tile::kNone, content))) {
    out.push_back(act(Verb::kBuild, tile));
  }
  for (int i = 0; i < tiles; ++i) {
    const Tile over = player.mat[i].tile;
    if (!may_cover(info, content.of(over))) continue;
    if (holds(player.tokens, price(player, tile, over, content))) {
      out.push_back(act(Verb::kBuild, tile, over));
    }
  }
}

constexpr void list_builds(const State& s, const Player& player, Actions& out,
                           const Content& content) {
  if (player.used[static_cast<std::size_t>(Square::kBuild)] >= content.uses) return;
  const int tiles = visible_tiles(player);
  for (const Tile tile : s.display) {
    if (tile != Tile::kNone) list_sites(player, tile, tiles, out, content);
  }
  if (player.special_built == Flag::kNo) list_sites(player, player.special, tiles, out, content);
}

constexpr void list_spending(const State& s, const Player& player, Actions& out,
                             const Content& content) {
  if (player.used[static_cast<std::size_t>(Square::kSpend)] < content.uses) {
    for (std::uint8_t n = 1; n <= 3 && n <= player.tokens.stories; ++n) {
      out.push_back({Verb::kSpendStories, Tile::kNone, Tile::kNone, n, {}});
    }
    for (std::uint8_t n = 2; n <= 4 && n <= player.tokens.money; n = n + 2) {
      out.push_back({Verb::kSpendMoney, Tile::kNone, Tile::kNone, n, {}});
    }
  }
  if (player.used[static_cast<std::size_t>(Square::kTrade)] < content.uses) {
    for (int n = 1; n <= 3 && n <= player.tokens.money; ++n) {
      for_each_mix(n, s.bank, [&](const Goods& goods) {
        out.push_back({Verb::kTrade, Tile::kNone, Tile::kNone, 0, goods});
      });
    }
  }
}

constexpr void legal(const State& s, Seat seat, Actions& out, const Content& content) {
  out.clear();
  if (!deciders(s).contains(seat)) return;
  const Player& player = s.players[seat.index];
  switch (s.task) {
    case Task::kLeaders:
      if (leaders_to_place(player) == 0) {
        out.push_back(act(Verb::kReady));
      } else {
        list_leaders(player, out);
      }
      return;
    case Task::kMarker:
      list_uses(s, player, out, content);
      list_builds(s, player, out, content);
      list_spending(s, player, out, content);
      out.push_back(act(Verb::kIdle));
      return;
    case Task::kGained:
      list_leaders(player, out);
      out.push_back(act(Verb::kWait));
      return;
    case Task::kNone:
      return;
  }
}

}  // namespace citybox::build_back
