#include "server/http/metrics_door.hpp"

#include <fmt/format.h>

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include "server/http/address.hpp"
#include "server/http/await.hpp"
#include "server/http/peer.hpp"

namespace citybox::server {

namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

constexpr int kConnections = 16;
constexpr std::size_t kRequestBytes = 8 * 1024;
constexpr std::chrono::seconds kPatience{5};

std::string http_text(std::string_view status, std::string_view type, std::string_view body) {
  return fmt::format(
      "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n"
      "Connection: close\r\n\r\n{}",
      status, type, body.size(), body);
}

}  // namespace

MetricsDoor::MetricsDoor(asio::io_context& context, std::function<std::string()> text)
    : context_(context), acceptor_(context), text_(std::move(text)) {}

tl::expected<std::uint16_t, Problem> MetricsDoor::open(const std::string& at) {
  const auto endpoint = parse_endpoint(at);
  if (!endpoint) {
    return tl::unexpected(Problem{
        fmt::format("--metrics {} is not an address with a port, such as 127.0.0.1:9100.", at)});
  }
  boost::system::error_code error;
  acceptor_.open(endpoint->protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(*endpoint, error);
  if (!error) acceptor_.listen(kConnections, error);
  if (error) {
    return tl::unexpected(
        Problem{fmt::format("Cannot tell metrics at {}: {}.", at, error.message())});
  }
  asio::co_spawn(context_, accept(), asio::detached);
  return acceptor_.local_endpoint().port();
}

void MetricsDoor::close() {
  boost::system::error_code ignored;
  acceptor_.close(ignored);
}

asio::awaitable<void> MetricsDoor::accept() {
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (error == asio::error::operation_aborted) co_return;
    if (error) {
      asio::steady_timer timer(context_, std::chrono::milliseconds(50));
      co_await timer.async_wait(kAwait);
      continue;
    }
    if (here_ < kConnections) asio::co_spawn(context_, serve(std::move(socket)), asio::detached);
  }
}

asio::awaitable<void> MetricsDoor::serve(tcp::socket socket) {
  ++here_;
  const auto peer = std::make_shared<Peer>(std::move(socket));
  peer->within(kPatience);
  std::string request;
  std::array<char, 2048> chunk;
  boost::system::error_code failed;
  while (!failed && request.size() < kRequestBytes &&
         request.find("\r\n\r\n") == std::string::npos) {
    auto [error, bytes] = co_await peer->socket.async_read_some(asio::buffer(chunk), kAwait);
    failed = error;
    request.append(chunk.data(), bytes);
  }
  if (!failed) {
    const std::string answer = answer_to(request);
    co_await asio::async_write(peer->socket, asio::buffer(answer), kAwait);
    peer->socket.shutdown(tcp::socket::shutdown_send, failed);
  }
  --here_;
}

std::string MetricsDoor::answer_to(std::string_view request) const {
  const std::string_view line = request.substr(0, request.find("\r\n"));
  if (request.find("\r\n\r\n") == std::string_view::npos || line.find(" HTTP/1.") == line.npos) {
    return http_text("400 Bad Request", "text/plain", "This is not an HTTP request.\n");
  }
  const std::string_view target = line.substr(0, line.rfind(" HTTP/1."));
  if (target != "GET /metrics") {
    return http_text("404 Not Found", "text/plain", "The metrics are at /metrics.\n");
  }
  return http_text("200 OK", "text/plain; version=0.0.4; charset=utf-8", text_());
}

}  // namespace citybox::server
