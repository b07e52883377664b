#pragma once

#include "tests/load/own_server.hpp"
#include "tests/load/player.hpp"

namespace citybox::load {

struct School {
  Options options;
  int tables = 12;
  double seconds = 30;
};

// Plays a class at the server and prints what its pupils felt and, of a server of ours, what it cost.
// All connections come from one address, as those of a school do.
void play_class(std::uint16_t port, const School& school, OwnServer* own);

}  // namespace citybox::load
