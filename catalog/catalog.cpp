#include "catalog/catalog.hpp"

#include "catalog/entries.hpp"

namespace citybox {

const std::vector<const GameFactory*>& all_games() {
  static const std::vector<const GameFactory*> list = {
      &city_roots_factory(), &broken_cities_factory(), &crash_city_factory(),
      &build_back_factory(), &sustain_factory(),       &plots_factory(),
  };
  return list;
}

const std::vector<const GameFactory*>& games() {
  static const std::vector<const GameFactory*> list = [] {
    std::vector<const GameFactory*> boxed;
    for (const GameFactory* game : all_games()) {
      if (!game->info().example) boxed.push_back(game);
    }
    return boxed;
  }();
  return list;
}

const GameFactory* find(std::string_view id) {
  for (const GameFactory* game : all_games()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

tl::expected<const GameFactory*, Problem> find_game(std::string_view id) {
  if (const GameFactory* game = find(id)) return game;
  std::string ids;
  for (const GameFactory* game : all_games()) ids += (ids.empty() ? "" : ", ") + game->info().id;
  return tl::unexpected(Problem{"There is no such game; there are " + ids + "."});
}

}  // namespace citybox
