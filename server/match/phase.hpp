#pragma once

#include <boost/describe.hpp>
#include <cstdint>

namespace citybox::server {

enum class Phase : std::uint8_t { kLobby, kPlaying, kPaused, kOver };
BOOST_DESCRIBE_ENUM(Phase, kLobby, kPlaying, kPaused, kOver)

// A person's seat that a bot looks after is the bot's.
enum class SeatKind : std::uint8_t { kOpen, kPerson, kBot };
BOOST_DESCRIBE_ENUM(SeatKind, kOpen, kPerson, kBot)

}  // namespace citybox::server
