#pragma once

#include <optional>
#include <string_view>

#include "engine/journal/journal.hpp"
#include "engine/rpc/messages.hpp"

namespace citybox::cli {

// How the actions of a server's game are written. Of a game, or of an action, that this box does not
// know, as where the server is newer, there is only its JSON.
class Notation {
 public:
  explicit Notation(std::string_view game);

  wire::Choice choice(const json::object& action) const;

 private:
  std::optional<Journal> any_;  // game of its kind: actions are read at a table
};

}  // namespace citybox::cli
