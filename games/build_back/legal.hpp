#pragma once
// All that may be done, in the order of the verbs.

#include "engine/core/game.hpp"
#include "games/build_back/action.hpp"
#include "games/build_back/building.hpp"
#include "games/build_back/deeds.hpp"
#include "games/build_back/refusal.hpp"

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

constexpr Action spending(Verb verb, std::uint8_t amount) {
  Action a;
  a.verb = verb;
  a.amount = amount;
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

// What lies open on a mat, by name: lists go in the order of names, whatever was built first.
struct Names {
  TileSet tiles;
  std::array<TileSet, kIcons> of_icon{};
  std::array<std::uint8_t, kTiles + 1> space;  // where each of the tiles lies

  // BB-30: those that this one may cover (may_cover).
  constexpr TileSet under(const TileInfo& tile) const {
    return tile.power == Power::kAnyBase ? tiles : of_icon[static_cast<std::size_t>(tile.icon)];
  }
};

constexpr Names names_on(const Player& player, const Content& content) {
  Names names;
  for (std::uint8_t i = 0; i < kSpaces && player.mat[i].tile != Tile::kNone; ++i) {
    const Tile tile = player.mat[i].tile;
    names.tiles.add(tile);
    names.of_icon[static_cast<std::size_t>(content.of(tile).icon)].add(tile);
    names.space[static_cast<std::size_t>(tile)] = i;
  }
  return names;
}

constexpr void list_leaders(const Player& player, auto& out) {
  TileSet free;
  for (const Space& space : player.mat) {
    if (space.leader == Flag::kNo) free.add(space.tile);
  }
  free.remove(Tile::kNone);
  free.for_each([&](Tile tile) { out.push_back(act(Verb::kLeader, tile)); });
}

constexpr void list_uses(const State& s, const Player& player, const Names& names, auto& out,
                         const Content& content) {
  names.tiles.for_each([&](Tile tile) {
    const Space& space = player.mat[names.space[static_cast<std::size_t>(tile)]];
    const TileInfo& info = content.of(space.tile);
    if (space.used >= uses_allowed(info, content)) return;
    if (!holds(player.tokens, info.deed.pay)) return;
    Action a = act(Verb::kUse, space.tile);
    if (info.deed.any == 0) return out.push_back(a);
    for_each_mix(goods_due(s, space, content), s.bank, [&](const Goods& goods) {
      a.goods = goods;
      out.push_back(a);
    });
  });
}

constexpr void list_builds(const State& s, const Player& player, const Names& names, auto& out,
                           const Content& content) {
  if (markers_on(player, Square::kBuild) >= content.uses) return;
  TileSet offered;
  for (const Tile tile : s.display) offered.add(tile);
  if (player.special_built == Flag::kNo) offered.add(player.special);
  offered.remove(Tile::kNone);
  const bool open_ground = player.mat[kSpaces - 1].tile == Tile::kNone;
  const Tokens rebate = discount(player, Tile::kNone, content);
  offered.for_each([&](Tile tile) {
    const TileInfo& info = content.of(tile);
    const Tokens cost = reduced(info.cost, rebate);
    const bool affordable = holds(player.tokens, cost);
    if (open_ground && affordable) out.push_back(act(Verb::kBuild, info.tile));
    names.under(info).for_each([&](Tile below) {
      if (affordable || holds(player.tokens, reduced(cost, content.of(below).cost))) {
        out.push_back(act(Verb::kBuild, info.tile, below));
      }
    });
  });
}

constexpr void list_spending(const State& s, const Player& player, auto& out,
                             const Content& content) {
  if (markers_on(player, Square::kSpend) < content.uses) {
    for (std::uint8_t n = 1; n <= content.most_stories && n <= player.tokens.stories; ++n) {
      out.push_back(spending(Verb::kSpendStories, n));
    }
    for (int n = 1; n <= content.most_influence; ++n) {
      const int money = n * content.influence_price;
      if (money > player.tokens.money) break;
      out.push_back(spending(Verb::kSpendMoney, static_cast<std::uint8_t>(money)));
    }
  }
  if (markers_on(player, Square::kTrade) < content.uses) {
    for (int n = 1; n <= content.most_goods && n <= player.tokens.money; ++n) {
      for_each_mix(n, s.bank, [&](const Goods& goods) {
        out.push_back({Verb::kTrade, Tile::kNone, Tile::kNone, 0, goods});
      });
    }
  }
}

constexpr void list_marker(const State& s, const Player& player, auto& out,
                           const Content& content) {
  const Names names = names_on(player, content);
  list_uses(s, player, names, out, content);
  list_builds(s, player, names, out, content);
  list_spending(s, player, out, content);
  out.push_back(act(Verb::kIdle));
}

constexpr void legal(const State& s, Seat seat, auto& out, const Content& content) {
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
      list_marker(s, player, out, content);
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
