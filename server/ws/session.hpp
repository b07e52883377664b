#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>

#include "server/api/desk.hpp"

namespace citybox::server {

// A WebSocket: one JSON-RPC message per text frame.
class WsSession : public Connection {
 public:
  using Connection::Connection;

  // From the handshake to the end.
  virtual boost::asio::awaitable<void> run() = 0;
  // The server stops.
  virtual void go_away() = 0;
};

struct UpgradeRequest;  // ws/upgrade.hpp

std::shared_ptr<WsSession> make_ws_session(boost::asio::ip::tcp::socket socket, std::string address,
                                           const UpgradeRequest& upgrade, const Limits& limits,
                                           Desk& desk);

}  // namespace citybox::server
