#include "server/http/door.hpp"

#include <fmt/format.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/http/origin.hpp"
#include "server/log.hpp"
#include "server/ws/upgrade.hpp"

namespace citybox::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using HttpRequest = http::request<http::string_body>;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds kPatience{20};
constexpr std::uint32_t kHeaderBytes = 16 * 1024;
constexpr std::uint64_t kBodyBytes = 1024;

std::string_view header(const HttpRequest& request, http::field field) {
  const auto value = request[field];
  return {value.data(), value.size()};
}

std::string_view text(beast::string_view view) { return {view.data(), view.size()}; }

// The visitor's own address: behind a proxy the last one that the proxy added.
std::string address_of(const tcp::socket& socket, const HttpRequest& request,
                       const Config& config) {
  boost::system::error_code error;
  const auto peer = socket.remote_endpoint(error);
  std::string address = error ? "unknown" : peer.address().to_string();
  if (!config.behind_proxy) return address;
  const std::string_view list = text(request["X-Forwarded-For"]);
  const auto last = list.substr(list.rfind(',') + 1);
  const auto first = last.find_first_not_of(' ');
  return first == std::string_view::npos || last.size() > 64 ? address
                                                             : std::string(last.substr(first));
}

asio::awaitable<bool> answer(beast::tcp_stream& stream, const HttpRequest& request,
                             HttpAnswer given) {
  const std::string_view body = given.body();
  http::response<http::span_body<const char>> response;
  response.version(request.version());
  response.result(static_cast<unsigned>(given.status));
  for (const auto& [name, value] : given.headers) response.set(name, value);
  response.keep_alive(request.keep_alive());
  if (given.status != 304) response.content_length(body.size());
  if (request.method() != http::verb::head && given.status != 304) {
    response.body() = {body.data(), body.size()};
  }
  http::response_serializer<http::span_body<const char>> writer(response);
  if (request.method() == http::verb::head) {
    auto [error, bytes] = co_await http::async_write_header(stream, writer, kAwait);
    co_return !error && response.keep_alive();
  }
  auto [error, bytes] = co_await http::async_write(stream, writer, kAwait);
  co_return !error && response.keep_alive();
}

}  // namespace

Door::Door(asio::io_context& context, const Config& config, Desk& desk, Pages pages)
    : context_(context),
      acceptor_(context),
      config_(config),
      desk_(desk),
      pages_(std::move(pages)),
      visitors_(std::make_shared<Visitors>(config.limits)) {}

tl::expected<std::uint16_t, Problem> Door::open() {
  boost::system::error_code error;
  const auto address =
      asio::ip::make_address(config_.host == "localhost" ? "127.0.0.1" : config_.host, error);
  if (error) {
    return tl::unexpected(Problem{fmt::format("--host {} is not an address.", config_.host)});
  }
  const tcp::endpoint endpoint(address, config_.port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(1024, error);
  if (error == asio::error::address_in_use) {
    return tl::unexpected(Problem{
        fmt::format("Port {} is in use already. Choose another one with --port.", config_.port)});
  }
  if (error) {
    return tl::unexpected(Problem{fmt::format("Cannot listen at {} port {}: {}.", config_.host,
                                              config_.port, error.message())});
  }
  asio::co_spawn(context_, accept(), asio::detached);
  return acceptor_.local_endpoint().port();
}

asio::awaitable<void> Door::accept() {
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (error == asio::error::operation_aborted) co_return;
    if (error) {  // out of file handles: wait for some to come back
      asio::steady_timer timer(context_, std::chrono::milliseconds(50));
      co_await timer.async_wait(kAwait);
      continue;
    }
    asio::co_spawn(context_, serve(std::move(socket)), asio::detached);
  }
}

asio::awaitable<void> Door::serve(tcp::socket socket) {
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  Visitors::Ticket ticket;
  for (;;) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kHeaderBytes);
    parser.body_limit(kBodyBytes);
    stream.expires_after(kPatience);
    auto [error, bytes] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (error) co_return;
    const HttpRequest& request = parser.get();
    const std::string address = address_of(stream.socket(), request, config_);
    if (!ticket) ticket = visitors_->admit(address);
    HttpAnswer given;
    if (!ticket) {
      given = plain_answer(503, "Too many connections; try again later.");
    } else if (beast::websocket::is_upgrade(request)) {
      if (text(request.target()) != "/ws") {
        given = plain_answer(404, "The WebSocket is at /ws.");
      } else if (!origin_allowed(header(request, http::field::origin),
                                 header(request, http::field::host), config_)) {
        log::warn("event=bad_origin address={}", address);
        given = plain_answer(403, "A page of another site may not use this server.");
      } else {
        stream.expires_never();
        const auto session =
            make_ws_session(stream.release_socket(), address, {request}, config_.limits, desk_);
        sessions_.insert(session);
        co_await session->run();
        sessions_.erase(session);
        co_return;
      }
    } else if (request.method() != http::verb::get && request.method() != http::verb::head) {
      given = plain_answer(405, "Only GET and HEAD are answered here.");
      given.headers.emplace_back("Allow", "GET, HEAD");
    } else {
      given = pages_.get(text(request.target()), header(request, http::field::accept_encoding),
                         header(request, http::field::if_none_match));
    }
    if (!co_await answer(stream, request, std::move(given)) || !ticket) break;
  }
  boost::system::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

void Door::close(const Message& last_words) {
  boost::system::error_code ignored;
  acceptor_.close(ignored);
  for (const auto& session : std::set(sessions_)) {
    session->send(last_words);
    session->go_away();
  }
}

}  // namespace citybox::server
