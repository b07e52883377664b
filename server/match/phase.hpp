#pragma once

#include <boost/describe.hpp>
#include <cstdint>

namespace citybox::server {

enum class Phase : std::uint8_t { kLobby, kPlaying, kPaused, kOver };
BOOST_DESCRIBE_ENUM(Phase, kLobby, kPlaying, kPaused, kOver)

// A person's seat that a bot looks after is the bot's.
enum class SeatKind : std::uint8_t { kOpen, kPerson, kBot };
BOOST_DESCRIBE_ENUM(SeatKind, kOpen, kPerson, kBot)

// What a table is for: a game; practice, where bots agree to any undo; or keeping count beside a real table,
// where people tell what came up, and take back what they told wrongly.
enum class Purpose : std::uint8_t { kGame, kPractice, kReal };
BOOST_DESCRIBE_ENUM(Purpose, kGame, kPractice, kReal)

// As it is kept (in the column `practice`, from when there were two).
constexpr Purpose purpose_of(std::int64_t kept) {
  return kept == 1 ? Purpose::kPractice : kept == 2 ? Purpose::kReal : Purpose::kGame;
}

}  // namespace citybox::server
