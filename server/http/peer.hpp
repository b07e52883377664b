#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <utility>

namespace citybox::server {

// A visitor's socket with a deadline. When it passes, what is under way on the socket ends, and the
// socket can still be written to: to say that it took too long.
class Peer : public std::enable_shared_from_this<Peer> {
 public:
  explicit Peer(boost::asio::ip::tcp::socket given)
      : socket(std::move(given)), timer_(socket.get_executor()) {}

  void within(std::chrono::steady_clock::duration time) {
    late_ = false;
    timer_.expires_after(time);
    timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
      const auto self = weak.lock();
      if (error || !self || self->timer_.expiry() > std::chrono::steady_clock::now()) return;
      self->late_ = true;
      boost::system::error_code ignored;
      self->socket.cancel(ignored);
    });
  }
  void without_deadline() { timer_.expires_at(std::chrono::steady_clock::time_point::max()); }
  bool late() const { return late_; }

  boost::asio::ip::tcp::socket socket;

 private:
  boost::asio::steady_timer timer_;
  bool late_ = false;
};

}  // namespace citybox::server
