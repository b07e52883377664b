#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <map>
#include <memory>
#include <string_view>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"
#include "server/api/desk.hpp"
#include "server/http/access_log.hpp"
#include "server/http/address.hpp"
#include "server/http/pace.hpp"
#include "server/http/pages.hpp"
#include "server/http/visitors.hpp"
#include "server/ws/session.hpp"

namespace citybox::server {

// Takes connections, answers HTTP and hands WebSockets on.
class Door {
 public:
  Door(boost::asio::io_context& context, const Config& config, Desk& desk, Pages pages);

  // The port it listens at; a sentence if it cannot.
  tl::expected<std::uint16_t, Problem> open();
  // No new connections; those there get the last words and are closed.
  void close(const Message& last_words);
  int connections() const { return visitors_->count(); }
  std::size_t sessions() const { return sessions_.size(); }
  // Bytes that wait to go out on WebSockets.
  std::size_t backlog() const { return backlogs_->total(); }
  std::uint64_t slow_clients() const { return log_.slow_clients(); }
  bool empty() const { return sessions_.empty(); }

 private:
  friend class Visit;  // one connection's HTTP: door.cpp

  boost::asio::awaitable<void> accept();
  // A place, in all or from this address. Where there is none, the oldest WebSocket (there) that never
  // showed a valid token has to make room.
  Visitors::Ticket admit();
  Visitors::Ticket admit_from(const std::string& address);
  template <class Fits>
  bool make_room(Fits fits);

  boost::asio::io_context& context_;
  boost::asio::ip::tcp::acceptor acceptor_;
  const Config& config_;
  Desk& desk_;
  Pages pages_;
  Proxies proxies_;
  Pace pace_;
  AccessLog log_;
  std::shared_ptr<Visitors> visitors_;
  std::shared_ptr<Backlogs> backlogs_;
  struct Talk {
    std::shared_ptr<WsSession> session;
    Visitors::Ticket leaving;  // it was asked to
  };
  std::map<std::uint64_t, Talk> sessions_;  // in the order they came
  std::uint64_t last_session_ = 0;
  int turned_away_ = 0;  // who still have to be told so
};

}  // namespace citybox::server
