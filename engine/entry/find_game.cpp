#include "engine/entry/find_game.hpp"

#include <fmt/format.h>

#include <string>

namespace citybox {

tl::expected<const GameEntry*, Problem> find_game(std::string_view id,
                                                  std::span<const GameEntry* const> games) {
  std::string ids;
  for (const GameEntry* game : games) {
    if (game->info().id == id) return game;
    ids += (ids.empty() ? "" : ", ") + game->info().id;
  }
  return tl::unexpected(Problem{fmt::format("There is no such game; there are {}.", ids)});
}

}  // namespace citybox
