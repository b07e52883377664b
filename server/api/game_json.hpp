#pragma once

#include <boost/json.hpp>

#include "engine/table/game_factory.hpp"

namespace citybox::server {

// What `hello` says of a game.
json::object game_json(const GameFactory& game);

}  // namespace citybox::server
