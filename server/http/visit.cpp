#include "server/http/visit.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/http/await.hpp"
#include "server/http/door.hpp"
#include "server/http/faults.hpp"
#include "server/http/origin.hpp"
#include "server/http/peer.hpp"
#include "server/ws/upgrade.hpp"

namespace citybox::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using HttpRequest = http::request<http::string_body>;

namespace {

constexpr std::chrono::seconds kToTake{60};
constexpr std::chrono::seconds kToLeave{2};
constexpr std::chrono::seconds kToKnow{5};  // how we are
constexpr std::uint32_t kHeaderBytes = 16 * 1024;
constexpr std::uint64_t kBodyBytes = 1024;
constexpr std::size_t kUnheardBytes = 256 * 1024;  // read after the last answer, and thrown away
constexpr int kTurnedAway = 64;                    // at once, with a sentence

std::string_view text(beast::string_view view) { return {view.data(), view.size()}; }

std::string_view header(const HttpRequest& request, http::field field) {
  return text(request[field]);
}

// Some proxies add a line of their own instead of adding to the one that is there.
std::string forwarded_for(const HttpRequest& request) {
  std::string all;
  const auto [begin, end] = request.equal_range("X-Forwarded-For");
  for (auto line = begin; line != end; ++line) {
    if (!all.empty()) all += ',';
    all += text(line->value());
  }
  return all;
}

// What is wrong with a request that was understood.
std::optional<HttpAnswer> objection(const HttpRequest& request) {
  const auto hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11)) {
    return plain_answer(400, "A request has one Host header.");
  }
  if (beast::websocket::is_upgrade(request)) return std::nullopt;
  if (request.method() == http::verb::get || request.method() == http::verb::head) {
    return std::nullopt;
  }
  HttpAnswer answer = plain_answer(405, "Only GET and HEAD are answered here.");
  answer.headers.emplace_back("Allow", "GET, HEAD");
  return answer;
}

enum class After : std::uint8_t { kStay, kLeave };

}  // namespace

class Visit {
 public:
  Visit(Door& door, tcp::socket socket, Visitors::Ticket ticket)
      : door_(door), peer_(std::make_shared<Peer>(std::move(socket))), ticket_(std::move(ticket)) {
    boost::system::error_code error;
    const auto endpoint = peer_->socket.remote_endpoint(error);
    if (!error) from_ = endpoint.address();
    by_proxy_ = door_.proxies_.trusts(from_);
    address_ = address_key(from_);
  }

  asio::awaitable<void> run() {
    if (ticket_ && !by_proxy_) place_ = door_.admit_from(address_);
    if (!ticket_ || (!by_proxy_ && !place_)) {
      co_await turn_away();
      co_return;
    }
    After after = After::kStay;
    while (after == After::kStay) after = co_await next();
  }

 private:
  // One request and its answer.
  asio::awaitable<After> next() {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kHeaderBytes);
    parser.body_limit(kBodyBytes);
    peer_->within(std::chrono::seconds(door_.config_.limits.request_seconds));
    auto [error, bytes] = co_await http::async_read(peer_->socket, buffer_, parser, kAwait);
    const auto began = Clock::now();
    if (error) {
      auto fault = answer_to_fault(error);
      const bool asked = parser.got_some() || buffer_.size() > 0;
      if (peer_->late() && asked) fault = plain_answer(408, "The request was not finished.");
      if (fault) co_await refuse(*std::move(fault), began);
      co_return After::kLeave;
    }
    const HttpRequest& request = parser.get();
    address_ = door_.proxies_.visitor(from_, by_proxy_ ? forwarded_for(request) : "");
    Visitors::Ticket place = by_proxy_ ? door_.admit_from(address_) : place_;
    if (!place) {
      door_.log_.warn("too_many_connections", address_);
      co_await refuse(plain_answer(503, "Too many connections; try again later."), began);
      co_return After::kLeave;
    }
    if (const auto wait = door_.pace_.next(address_, began); wait > wait.zero()) {
      asio::steady_timer timer(peer_->socket.get_executor(), wait);
      co_await timer.async_wait(kAwait);
    }
    auto answer = objection(request);
    if (!answer && beast::websocket::is_upgrade(request)) {
      answer = refusal_of_upgrade(request);
      if (!answer) {
        co_await talk(request);
        co_return After::kLeave;
      }
    }
    if (!answer) answer = co_await page(request);
    const After after = co_await send(request, *answer);
    door_.log_.request({text(request.method_string()), text(request.target()), answer->status,
                        Clock::now() - began, answer->asset != nullptr});
    if (after == After::kLeave) co_await leave();
    co_return after;
  }

  std::optional<HttpAnswer> refusal_of_upgrade(const HttpRequest& request) {
    if (text(request.target()) != "/ws") return plain_answer(404, "The WebSocket is at /ws.");
    if (!origin_allowed(header(request, http::field::origin), header(request, http::field::host),
                        door_.config_)) {
      door_.log_.warn("bad_origin", address_);
      return plain_answer(403, "A page of another site may not use this server.");
    }
    return std::nullopt;
  }

  asio::awaitable<void> talk(const HttpRequest& request) {
    peer_->without_deadline();
    const auto began = Clock::now();
    const auto session = make_ws_session(std::move(peer_->socket), address_,
                                         {request, beast::buffers_to_string(buffer_.data())},
                                         door_.config_.limits, door_.backlogs_, door_.desk_);
    door_.log_.opened();
    const std::uint64_t number = ++door_.last_session_;
    door_.sessions_.emplace(number, Door::Talk{session, nullptr});
    const Ending ending = co_await session->run();
    door_.sessions_.erase(number);
    if (ending == Ending::kSlow) door_.log_.warn("slow_client", address_);
    door_.log_.closed(Clock::now() - began, ending);
  }

  // The answer may have to wait for the disk, but not for ever.
  asio::awaitable<HttpAnswer> page(const HttpRequest& request) {
    struct Pending {
      std::optional<HttpAnswer> answer;
      asio::steady_timer timer;
    };
    const auto pending = std::make_shared<Pending>(
        Pending{std::nullopt, asio::steady_timer(peer_->socket.get_executor(), kToKnow)});
    door_.pages_.get({text(request.target()), header(request, http::field::accept_encoding),
                      header(request, http::field::if_none_match)},
                     [pending](HttpAnswer answer) {
                       pending->answer = std::move(answer);
                       pending->timer.cancel();
                     });
    if (!pending->answer) co_await pending->timer.async_wait(kAwait);
    if (pending->answer) co_return *std::move(pending->answer);
    co_return json_answer(503, R"({"status":"failing","why":"The disk does not answer."})");
  }

  asio::awaitable<After> send(const HttpRequest& request, const HttpAnswer& given) {
    const std::string_view body = given.body();
    const bool head = request.method() == http::verb::head;
    http::response<http::span_body<const char>> response;
    response.version(request.version());
    response.result(static_cast<unsigned>(given.status));
    for (const auto& [name, value] : given.headers) response.set(name, value);
    // Where a request is not clear, neither is where the next one begins.
    response.keep_alive(request.keep_alive() && given.status != 400);
    if (given.status != 304) response.content_length(body.size());
    if (!head && given.status != 304) response.body() = {body.data(), body.size()};
    http::response_serializer<http::span_body<const char>> writer(response);
    peer_->within(kToTake);
    beast::error_code error;
    if (head) {
      std::tie(error, std::ignore) =
          co_await http::async_write_header(peer_->socket, writer, kAwait);
    } else {
      std::tie(error, std::ignore) = co_await http::async_write(peer_->socket, writer, kAwait);
    }
    co_return !error && response.keep_alive() ? After::kStay : After::kLeave;
  }

  // To a request that was not understood.
  asio::awaitable<void> refuse(HttpAnswer answer, Clock::time_point began) {
    HttpRequest nothing;
    nothing.method(http::verb::get);
    nothing.version(11);
    nothing.keep_alive(false);
    co_await send(nothing, answer);
    door_.log_.request({"-", "-", answer.status, Clock::now() - began, false});
    co_await leave();
  }

  // Too many are here. It is told without hearing the request, which may never come.
  asio::awaitable<void> turn_away() {
    door_.log_.warn("too_many_connections", address_);
    if (door_.turned_away_ >= kTurnedAway) co_return;
    ++door_.turned_away_;
    co_await refuse(plain_answer(503, "Too many connections; try again later."), Clock::now());
    --door_.turned_away_;
  }

  // Closing while something is unread would take the answer back that is on its way.
  asio::awaitable<void> leave() {
    boost::system::error_code error;
    peer_->socket.shutdown(tcp::socket::shutdown_send, error);
    std::array<char, 4096> unheard;
    peer_->within(kToLeave);
    for (std::size_t read = 0; !error && !peer_->late() && read < kUnheardBytes;) {
      std::size_t bytes = 0;
      std::tie(error, bytes) =
          co_await peer_->socket.async_read_some(asio::buffer(unheard), kAwait);
      read += bytes;
    }
  }

  Door& door_;
  std::shared_ptr<Peer> peer_;
  Visitors::Ticket ticket_;
  Visitors::Ticket place_;  // of the address, where we see it
  beast::flat_buffer buffer_;
  Address from_;
  bool by_proxy_ = false;
  std::string address_;  // the visitor's key
};

asio::awaitable<void> visit(Door& door, tcp::socket socket, Visitors::Ticket ticket) {
  Visit one(door, std::move(socket), std::move(ticket));
  co_await one.run();
}

}  // namespace citybox::server
