#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/api/connection.hpp"

namespace citybox::server {

// Who answers what comes in at the door: the wire knows nothing of games, nor the calls of sockets.
class Desk {
 public:
  virtual ~Desk() = default;

  // May hold the connection (Connection::hold): then nothing more is read from it for a while.
  virtual void message(const std::shared_ptr<Connection>& from, std::string_view text) = 0;
  // A ping, a pong: cheap, and not free. May hold the connection, too.
  virtual void control_frame(const std::shared_ptr<Connection>& from) = 0;
  // It sent what is no message at all.
  virtual void not_understood(const std::shared_ptr<Connection>& from, std::string why) = 0;
  virtual void closed(const std::shared_ptr<Connection>& from) = 0;
};

}  // namespace citybox::server
