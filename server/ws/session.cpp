#include "server/ws/session.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/ws/batch_stream.hpp"
#include "server/ws/upgrade.hpp"

namespace citybox::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

class Session final : public WsSession, public std::enable_shared_from_this<Session> {
 public:
  Session(asio::ip::tcp::socket socket, std::string address, const UpgradeRequest& upgrade,
          const Limits& limits, Desk& desk)
      : WsSession(std::move(address), limits),
        ws_(std::move(socket)),
        gone_(ws_.get_executor(), asio::steady_timer::time_point::max()),
        upgrade_(upgrade),
        limits_(limits),
        desk_(desk) {}

  asio::awaitable<void> run() override {
    const auto self = shared_from_this();
    websocket::stream_base::timeout timeout{std::chrono::seconds(10),
                                            std::chrono::seconds(limits_.idle_seconds), true};
    ws_.set_option(timeout);
    ws_.read_message_max(0);  // we count ourselves, to be able to say why
    ws_.auto_fragment(false);
    ws_.next_layer().socket().set_option(asio::ip::tcp::no_delay(true));
    auto [refused] = co_await ws_.async_accept(upgrade_.request, kAwait);
    if (refused) co_return;
    open_ = true;
    co_await read();
    open_ = false;
    desk_.closed(self);
    if (!closing_) drop();
    while (!dropped_) co_await gone_.async_wait(kAwait);  // the last words are on their way
  }

  void send(Message message) override {
    if (closing_ || !open_) return;
    queued_ += message->size();
    if (queued_ > limits_.send_queue_bytes) return drop();
    queue_.push_back(std::move(message));
    if (!writing_) write();
  }

  void close(const std::string& why) override { close(websocket::close_code::policy_error, why); }
  void go_away() override { close(websocket::close_code::going_away, "The server is stopping."); }

  void hold() override {}
  void go_on() override {}

 private:
  asio::awaitable<void> read() {
    beast::flat_buffer buffer;
    while (!closing_) {
      const std::size_t room = limits_.message_bytes + 1 - buffer.size();
      auto [error, bytes] = co_await ws_.async_read_some(buffer, room, kAwait);
      if (error || closing_) co_return;
      if (buffer.size() > limits_.message_bytes) {
        const std::string why =
            "A message may be " + std::to_string(limits_.message_bytes) + " bytes long.";
        desk_.not_understood(shared_from_this(), why);
        close(websocket::close_code::too_big, why);
        co_return;
      }
      if (!ws_.is_message_done()) continue;
      if (!ws_.got_text()) {
        close(websocket::close_code::unknown_data, "Only text frames are understood here.");
        co_return;
      }
      const auto data = buffer.cdata();
      desk_.message(shared_from_this(), {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
    }
  }

  // All that is queued leaves together; what comes meanwhile waits for the next time.
  void write() {
    if (queue_.empty()) return release();
    if (!writing_) {
      writing_ = true;
      ws_.text(true);
    }
    ws_.next_layer().hold();
    ws_.async_write(asio::buffer(*queue_.front()),
                    [self = shared_from_this()](beast::error_code error, std::size_t) {
                      if (error) return self->drop();
                      self->sending_ += self->queue_.front()->size();
                      self->queue_.pop_front();
                      self->write();
                    });
  }

  void release() {
    ws_.next_layer().release([weak = weak_from_this()](beast::error_code error) {
      const auto self = weak.lock();
      if (!self) return;
      if (error) return self->drop();
      self->queued_ -= std::exchange(self->sending_, 0);
      if (!self->queue_.empty()) return self->write();
      self->writing_ = false;
      if (self->closing_) self->say_goodbye();
    });
  }

  void close(websocket::close_code code, const std::string& why) {
    if (closing_) return;
    closing_ = true;
    reason_ = websocket::close_reason(code, why.substr(0, 120));
    if (!writing_) say_goodbye();
  }

  void say_goodbye() {
    ws_.async_close(reason_, [self = shared_from_this()](beast::error_code) { self->drop(); });
  }

  // Without a word: the other side does not listen any more.
  void drop() {
    closing_ = true;
    dropped_ = true;
    gone_.cancel();
    beast::error_code ignored;
    ws_.next_layer().socket().close(ignored);
  }

  websocket::stream<BatchStream, false> ws_;
  asio::steady_timer gone_;  // ends when the connection does
  UpgradeRequest upgrade_;
  const Limits& limits_;
  Desk& desk_;
  std::deque<Message> queue_;
  std::size_t queued_ = 0;   // bytes in the queue and on their way
  std::size_t sending_ = 0;  // of these: on their way
  bool open_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool dropped_ = false;
  websocket::close_reason reason_;
};

}  // namespace

std::shared_ptr<WsSession> make_ws_session(asio::ip::tcp::socket socket, std::string address,
                                           const UpgradeRequest& upgrade, const Limits& limits,
                                           Desk& desk) {
  return std::make_shared<Session>(std::move(socket), std::move(address), upgrade, limits, desk);
}

}  // namespace citybox::server
