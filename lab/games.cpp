#include "lab/games.hpp"

#include <fmt/format.h>

#include <string>
#include <tuple>

#include "catalog/bots_of.hpp"
#include "catalog/codecs.hpp"
#include "lab/typed_game.hpp"

namespace citybox::lab {
namespace {

template <Codec C>
const LabGame* game_of() {
  static const TypedGame<C, std::remove_const_t<decltype(kBotsOf<C>)>> game(kBotsOf<C>);
  return &game;
}

template <class... C>
std::vector<const LabGame*> games_of(const std::tuple<C...>*) {
  return {game_of<C>()...};
}

}  // namespace

const std::vector<const LabGame*>& games() {
  static const std::vector<const LabGame*> list = games_of(static_cast<const AllCodecs*>(nullptr));
  return list;
}

tl::expected<const LabGame*, Problem> find_game(std::string_view id) {
  std::string ids;
  for (const LabGame* game : games()) {
    if (game->info().id == id) return game;
    ids += (ids.empty() ? "" : ", ") + game->info().id;
  }
  return tl::unexpected(Problem{fmt::format("There is no game \"{}\". There are {}.", id, ids)});
}

}  // namespace citybox::lab
