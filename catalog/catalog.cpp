#include "catalog/catalog.hpp"

#define GAME(name)          \
  namespace citybox::name { \
  const GameEntry& entry(); \
  }
#include "catalog/games.def"
#undef GAME

namespace citybox {

const std::vector<const GameEntry*>& all_games() {
  static const std::vector<const GameEntry*> list = {
#define GAME(name) &name::entry(),
#include "catalog/games.def"
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

const GameEntry* find(std::string_view id) {
  for (const GameEntry* game : all_games()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

tl::expected<const GameEntry*, Problem> find_game(std::string_view id) {
  if (const GameEntry* game = find(id)) return game;
  std::string ids;
  for (const GameEntry* game : all_games()) ids += (ids.empty() ? "" : ", ") + game->info().id;
  return tl::unexpected(Problem{"There is no such game; there are " + ids + "."});
}

}  // namespace citybox
