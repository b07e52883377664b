#pragma once
// What lies on one player's mat.

#include "games/build_back/content.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

// The space on which `tile` is visible, or -1.
constexpr int find(const Player& player, Tile tile) {
  for (int i = 0; i < kSpaces; ++i) {
    if (player.mat[i].tile == tile) return i;
  }
  return -1;
}

// Tiles fill the spaces in order: the first without one, or kSpaces.
constexpr int visible_tiles(const Player& player) {
  int count = kStations;
  while (count < kSpaces && player.mat[count].tile != Tile::kNone) ++count;
  return count;
}

// BB-23: this player's markers of this round on a square of the board.
constexpr std::uint8_t markers_on(const Player& player, Square square) {
  return player.used[static_cast<std::size_t>(square)];
}

constexpr int placed_leaders(const Player& player) {
  int count = 0;
  for (const Space& space : player.mat) count += space.leader == Flag::kYes;
  return count;
}

// BB-20: Leaders that still have to find a tile; those beyond the number of tiles wait.
constexpr int leaders_to_place(const Player& player) {
  const int tiles = visible_tiles(player);
  const int places = player.leaders < tiles ? player.leaders : tiles;
  return places - placed_leaders(player);
}

constexpr bool shows(const Player& player, Power power, const Content& content) {
  if (player.special_built == Flag::kNo) return false;
  return content.of(player.special).power == power && find(player, player.special) >= 0;
}

// Calls `visit(info, space)` for each tile whose VP and icons count: the visible ones, and the one
// directly below a tile that keeps it.
template <class Visit>
constexpr void for_each_counted(const Player& player, const Content& content, Visit&& visit) {
  for (int i = 0; i < kSpaces && player.mat[i].tile != Tile::kNone; ++i) {
    const TileInfo& info = content.of(player.mat[i].tile);
    visit(info, i);
    if (info.power == Power::kKeepsBelow && player.mat[i].height > 0) {
      visit(content.of(player.mat[i].below), i);
    }
  }
}

// BB-21: icons and tokens.
constexpr int influence(const Player& player, const Content& content) {
  int sum = player.tokens.influence;
  for_each_counted(player, content, [&](const TileInfo& info, int) { sum += info.influence; });
  return sum;
}

constexpr int community(const Player& player, const Content& content) {
  int sum = 0;
  for_each_counted(player, content, [&](const TileInfo& info, int) { sum += info.community; });
  return sum;
}

}  // namespace citybox::build_back
