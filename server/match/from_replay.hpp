#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "server/store/records.hpp"

namespace citybox::server {

// A table made of a replay file, with nobody at it but the bots that it names.
struct FromReplay {
  StoredTable table;
  std::string host;                                 // the host's token
  std::vector<std::pair<Seat, std::string>> seats;  // the tokens of those that people played
};

// Plays it through the rules first. A sentence where it does not fit, or began in the middle of a game.
tl::expected<FromReplay, Problem> from_replay(std::string_view text, std::string code, UnixMs now);

}  // namespace citybox::server
