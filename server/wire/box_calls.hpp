#pragma once
// What the box in a browser answers besides the calls of the server's socket.

#include "server/wire/messages.hpp"

namespace citybox::wire {

struct OpenReplayParams {
  std::string replay;  // a file
};
BOOST_DESCRIBE_STRUCT(OpenReplayParams, (), (replay))

struct SeatToken {
  Seat seat{};
  std::string token;
};
BOOST_DESCRIBE_STRUCT(SeatToken, (), (seat, token))

// A table of its own that stands where the replay ends.
struct OpenedReplay {
  std::string table;
  std::string game;
  std::string host;              // the host's token
  std::vector<SeatToken> seats;  // that people played
};
BOOST_DESCRIBE_STRUCT(OpenedReplay, (), (table, game, host, seats))

struct BoxCalls {
  Call<OpenReplayParams, OpenedReplay> open_replay;
};
BOOST_DESCRIBE_STRUCT(BoxCalls, (), (open_replay))

}  // namespace citybox::wire
