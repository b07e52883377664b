#include "catalog/catalog.hpp"

#include "engine/entry/find_game.hpp"

#ifndef CITYBOX_GAMES
#define CITYBOX_GAMES "catalog/games.def"
#endif

#define GAME(name)          \
  namespace citybox::name { \
  const GameEntry& entry(); \
  }
#include CITYBOX_GAMES
#undef GAME

namespace citybox {

const std::vector<const GameEntry*>& all_games() {
  static const std::vector<const GameEntry*> list = {
#define GAME(name) &name::entry(),
#include CITYBOX_GAMES
#undef GAME
  };
  return list;
}

const std::vector<const GameEntry*>& games() {
  static const std::vector<const GameEntry*> list = [] {
    std::vector<const GameEntry*> boxed;
    for (const GameEntry* game : all_games()) {
      if (!game->info().example) boxed.push_back(game);
    }
    return boxed;
  }();
  return list;
}

const GameEntry* find(std::string_view id) { return find_game(id).value_or(nullptr); }

tl::expected<const GameEntry*, Problem> find_game(std::string_view id) {
  return find_game(id, all_games());
}

tl::expected<std::vector<const GameEntry*>, Problem> find_games(
    std::string_view id, const std::vector<const GameEntry*>& unnamed) {
  if (id.empty()) return unnamed;
  const auto game = find_game(id);
  if (!game) return tl::unexpected(game.error());
  return std::vector<const GameEntry*>{*game};
}

}  // namespace citybox
