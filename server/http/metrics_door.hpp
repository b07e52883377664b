#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <tl/expected.hpp>

#include "engine/types/problem.hpp"

namespace citybox::server {

// Answers `GET /metrics` at an address of its own, which players need not reach.
class MetricsDoor {
 public:
  // `text` gives what Prometheus reads.
  MetricsDoor(boost::asio::io_context& context, std::function<std::string()> text);

  // At "HOST:PORT". The port it listens at; a sentence if it cannot.
  tl::expected<std::uint16_t, Problem> open(const std::string& at);
  void close();

 private:
  boost::asio::awaitable<void> accept();
  boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket socket);
  std::string answer_to(std::string_view request) const;

  boost::asio::io_context& context_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::function<std::string()> text_;
  int here_ = 0;  // connections
};

}  // namespace citybox::server
