#pragma once

#include <string>

#include "server/api/reply.hpp"
#include "server/match/room.hpp"

namespace citybox::server {

// Answers with this once it is on disk. Where another node was first, it is asked again.
Room::Done answering(const Reply& reply, std::string text);

}  // namespace citybox::server
