#include "server/http/door.hpp"

#include <fmt/format.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/http/await.hpp"
#include "server/http/peer.hpp"
#include "server/http/visit.hpp"

namespace citybox::server {

namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

}  // namespace

Door::Door(asio::io_context& context, const Config& config, Desk& desk, Pages pages)
    : context_(context),
      acceptor_(context),
      config_(config),
      desk_(desk),
      pages_(std::move(pages)),
      pace_(config.limits),
      visitors_(std::make_shared<Visitors>(config.limits)),
      backlogs_(std::make_shared<Backlogs>(config.limits)) {}

tl::expected<std::uint16_t, Problem> Door::open() {
  auto proxies = Proxies::of(config_);
  if (!proxies) return tl::unexpected(proxies.error());
  proxies_ = *std::move(proxies);
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
    // Counted from here on: a request that is never finished takes a place, too.
    asio::co_spawn(context_, visit(*this, std::move(socket), admit()), asio::detached);
  }
}

template <class Fits>
bool Door::make_room(Fits fits) {
  for (auto& [number, talk] : sessions_) {
    if (talk.session->known || talk.leaving || !fits(*talk.session)) continue;
    talk.leaving = visitors_->leaving_from(talk.session->address());
    if (!talk.leaving) return false;
    talk.session->close("Somebody who plays needs this place; come back later.");
    return true;
  }
  return false;
}

Visitors::Ticket Door::admit() {
  auto ticket = visitors_->admit();
  if (!ticket && make_room([](const WsSession&) { return true; })) ticket = visitors_->admit();
  return ticket;
}

Visitors::Ticket Door::admit_from(const std::string& address) {
  const auto there = [&](const WsSession& session) { return session.address() == address; };
  auto ticket = visitors_->admit_from(address);
  if (!ticket && make_room(there)) ticket = visitors_->admit_from(address);
  return ticket;
}

void Door::close(const Message& last_words) {
  boost::system::error_code ignored;
  acceptor_.close(ignored);
  for (const auto& [number, talk] : std::map(sessions_)) {
    talk.session->send(last_words);
    talk.session->go_away();
  }
}

}  // namespace citybox::server
