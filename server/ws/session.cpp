#include "server/ws/session.hpp"

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/http/await.hpp"
#include "server/ws/batch_stream.hpp"
#include "server/ws/upgrade.hpp"

namespace citybox::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr int kPieces = 64;                         // of one message
constexpr std::size_t kBufferKept = 4 * 1024;       // after a long message
constexpr int kSystemBufferBytes = 256 * 1024;      // the system's own, for what goes out
constexpr std::chrono::seconds kHandshakeTime{10};  // also for the goodbye

class Session final : public WsSession, public std::enable_shared_from_this<Session> {
 public:
  Session(asio::ip::tcp::socket socket, std::string address, const UpgradeRequest& upgrade,
          const Limits& limits, std::shared_ptr<Backlogs> backlogs, Desk& desk)
      : WsSession(std::move(address)),
        backlog_(std::make_shared<Backlog>(std::move(backlogs))),
        ws_(std::move(socket), upgrade.early, backlog_),
        changed_(ws_.get_executor(), asio::steady_timer::time_point::max()),
        pulse_(ws_.get_executor()),
        upgrade_(upgrade),
        limits_(limits),
        desk_(desk) {}

  asio::awaitable<Ending> run() override {
    const auto self = shared_from_this();
    prepare();
    auto [refused] = co_await ws_.async_accept(upgrade_.request, kAwait);
    if (refused) co_return Ending::kRefused;
    open_ = true;
    watch_pulse();
    co_await read();
    open_ = false;
    desk_.closed(self);
    if (!closing_) drop(Ending::kLeft);
    while (!dropped_) co_await changed_.async_wait(kAwait);  // the last words are on their way
    pulse_.cancel();
    co_return ending_;
  }

  void send(Message message) override {
    if (closing_ || !open_) return;
    if (!backlog_->takes(message->size())) return drop(Ending::kSlow);
    backlog_->add(message->size());
    queue_.push_back(std::move(message));
    if (!writing_) write();
  }

  void close(const std::string& why) override {
    close(websocket::close_code::policy_error, why, Ending::kClosed);
  }
  void go_away() override {
    close(websocket::close_code::going_away, "The server is stopping.", Ending::kStopping);
  }

  void hold() override {
    if (closing_) return;
    held_ = true;
    ws_.next_layer().hold();
  }
  void go_on() override {
    held_ = false;
    ws_.next_layer().go_on();
    changed_.cancel();
  }

 private:
  void prepare() {
    // We watch for idle connections ourselves: Beast would take one that we hold for dead.
    ws_.set_option(
        websocket::stream_base::timeout{kHandshakeTime, websocket::stream_base::none(), false});
    ws_.read_message_max(0);  // we count ourselves, to be able to say why
    ws_.auto_fragment(false);
    BatchStream& stream = ws_.next_layer();
    beast::error_code ignored;
    stream.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    stream.socket().set_option(asio::socket_base::send_buffer_size(kSystemBufferBytes), ignored);
    stream.on_read([weak = weak_from_this()](const FrameMeter& frames) {
      const auto self = weak.lock();
      if (!self || frames.most_pieces() <= kPieces) return;
      const std::string why = "A message may come in " + std::to_string(kPieces) + " pieces.";
      self->close(websocket::close_code::policy_error, why, Ending::kClosed);
    });
    ws_.control_callback([this](websocket::frame_type, beast::string_view) {
      if (closing_) return;
      if (!backlog_->within()) return drop(Ending::kSlow);
      desk_.control_frame(shared_from_this());
    });
  }

  asio::awaitable<void> read() {
    beast::flat_buffer buffer;
    while (!closing_) {
      const std::size_t room = limits_.message_bytes + 1 - buffer.size();
      auto [error, bytes] = co_await ws_.async_read_some(buffer, room, kAwait);
      // A control frame before the message may have held us.
      while (held_ && !closing_) co_await changed_.async_wait(kAwait);
      if (error || closing_) co_return;
      if (buffer.size() > limits_.message_bytes) {
        const std::string why =
            "A message may be " + std::to_string(limits_.message_bytes) + " bytes long.";
        desk_.not_understood(shared_from_this(), why);
        close(websocket::close_code::too_big, why, Ending::kClosed);
        co_return;
      }
      if (!ws_.is_message_done()) continue;
      if (!ws_.got_text()) {
        close(websocket::close_code::unknown_data, "Only text frames are understood here.",
              Ending::kClosed);
        co_return;
      }
      const auto data = buffer.cdata();
      desk_.message(shared_from_this(), {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
      if (buffer.capacity() > kBufferKept) buffer.shrink_to_fit();
      while (held_ && !closing_) co_await changed_.async_wait(kAwait);
    }
  }

  // All that is queued leaves together; what comes meanwhile waits for the next time.
  void write() {
    if (queue_.empty()) return flush();
    if (!writing_) {
      writing_ = true;
      ws_.text(true);
    }
    ws_.next_layer().collect();
    backlog_->remove(queue_.front()->size());  // the stream counts it from here on
    ws_.async_write(asio::buffer(*queue_.front()),
                    [self = shared_from_this()](beast::error_code error, std::size_t) {
                      if (error) return self->drop(Ending::kLeft);
                      self->queue_.pop_front();
                      self->write();
                    });
  }

  void flush() {
    ws_.next_layer().flush([weak = weak_from_this()](beast::error_code error) {
      const auto self = weak.lock();
      if (!self) return;
      if (error) return self->drop(Ending::kLeft);
      self->forget_large();
      if (!self->queue_.empty()) return self->write();
      self->writing_ = false;
      if (self->closing_) self->say_goodbye();
    });
  }

  void forget_large() {
    if (backlog_->large() == 0) return;
    for (const Message& message : queue_) {
      if (message->size() == backlog_->large()) return;
    }
    backlog_->forget_large();
  }

  // Twice in the idle time: a ping to those who were silent, an end for those who do not answer and
  // for those who take nothing of what waits for them.
  void watch_pulse() {
    if (limits_.idle_seconds <= 0) return;
    pulse_.expires_after(std::chrono::milliseconds(limits_.idle_seconds * 500));
    pulse_.async_wait([weak = weak_from_this()](const beast::error_code& error) {
      const auto self = weak.lock();
      if (error || !self || self->dropped_) return;
      self->feel_pulse();
      self->watch_pulse();
    });
  }

  void feel_pulse() {
    const BatchStream& stream = ws_.next_layer();
    const bool heard = held_ || std::exchange(heard_, stream.received()) != stream.received();
    const bool taken =
        backlog_->bytes() == 0 || std::exchange(taken_, stream.sent()) != stream.sent();
    silent_ = heard ? 0 : silent_ + 1;
    stuck_ = taken ? 0 : stuck_ + 1;
    if (stuck_ >= 2) return drop(Ending::kSlow);
    if (silent_ >= 2) return drop(Ending::kSilent);
    if (silent_ == 1 && !closing_) {
      ws_.async_ping({}, [self = shared_from_this()](const beast::error_code&) {});
    }
  }

  void close(websocket::close_code code, const std::string& why, Ending ending) {
    if (closing_) return;
    closing_ = true;
    ending_ = ending;
    reason_ = websocket::close_reason(code, why.substr(0, 120));
    go_on();  // the other side's goodbye is read
    if (!writing_) say_goodbye();
  }

  void say_goodbye() {
    ws_.async_close(reason_,
                    [self = shared_from_this()](beast::error_code) { self->drop(Ending::kLeft); });
  }

  // Without a word: the other side does not listen any more.
  void drop(Ending ending) {
    if (!closing_ || ending == Ending::kSlow) ending_ = ending;
    closing_ = true;
    dropped_ = true;
    ws_.next_layer().close();
    go_on();
  }

  std::shared_ptr<Backlog> backlog_;
  websocket::stream<BatchStream, false> ws_;
  asio::steady_timer changed_;  // ends its waits when what they wait for may have come
  asio::steady_timer pulse_;
  UpgradeRequest upgrade_;
  const Limits& limits_;
  Desk& desk_;
  std::deque<Message> queue_;
  std::uint64_t heard_ = 0;  // bytes up to the last pulse
  std::uint64_t taken_ = 0;
  int silent_ = 0;  // pulses without a byte from there
  int stuck_ = 0;   // pulses without a byte taken there, although some wait
  bool open_ = false;
  bool held_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool dropped_ = false;
  Ending ending_ = Ending::kLeft;
  websocket::close_reason reason_;
};

}  // namespace

std::shared_ptr<WsSession> make_ws_session(asio::ip::tcp::socket socket, std::string address,
                                           const UpgradeRequest& upgrade, const Limits& limits,
                                           std::shared_ptr<Backlogs> backlogs, Desk& desk) {
  return std::make_shared<Session>(std::move(socket), std::move(address), upgrade, limits,
                                   std::move(backlogs), desk);
}

}  // namespace citybox::server
