#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "server/api/desk.hpp"
#include "server/config.hpp"
#include "server/ws/backlog.hpp"

namespace citybox::server {

// Why a WebSocket ended.
enum class Ending : std::uint8_t {
  kRefused,   // it never was one
  kLeft,      // the other side went, or the network did
  kSilent,    // nothing was heard for the idle time
  kSlow,      // it did not take what waited for it
  kClosed,    // by us, with a reason
  kStopping,  // the server stops
};

// A WebSocket: one JSON-RPC message per text frame.
class WsSession : public Connection {
 public:
  using Connection::Connection;

  // From the handshake to the end.
  virtual boost::asio::awaitable<Ending> run() = 0;
  // The server stops.
  virtual void go_away() = 0;
};

struct UpgradeRequest;  // ws/upgrade.hpp

std::shared_ptr<WsSession> make_ws_session(boost::asio::ip::tcp::socket socket, std::string address,
                                           const UpgradeRequest& upgrade, const Limits& limits,
                                           std::shared_ptr<Backlogs> backlogs, Desk& desk);

}  // namespace citybox::server
