#pragma once
// A TCP stream that collects what is written to it while it is held, so that several messages leave
// in one send. Everything written goes through the same buffer, so the order stays.

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace citybox::server {

class BatchStream {
 public:
  using executor_type = boost::asio::ip::tcp::socket::executor_type;
  using Error = boost::system::error_code;

  explicit BatchStream(boost::asio::ip::tcp::socket socket)
      : state_(std::make_shared<State>(std::move(socket))) {}

  executor_type get_executor() { return state_->socket.get_executor(); }
  boost::asio::ip::tcp::socket& socket() { return state_->socket; }

  void hold() { state_->held = true; }
  // Sends what was collected; `done` when the system has taken it all.
  void release(std::function<void(Error)> done) {
    state_->held = false;
    state_->done = std::move(done);
    if (!state_->sending) send(state_);
  }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return state_->socket.async_read_some(buffers, std::forward<Token>(token));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    const std::size_t size = boost::asio::buffer_size(buffers);
    const std::size_t before = state_->waiting.size();
    state_->waiting.resize(before + size);
    boost::asio::buffer_copy(boost::asio::buffer(state_->waiting.data() + before, size), buffers);
    if (!state_->held && !state_->sending) send(state_);
    return boost::asio::async_initiate<Token, void(Error, std::size_t)>(
        [executor = get_executor()](auto handler, Error error, std::size_t bytes) {
          boost::asio::post(executor,
                            boost::beast::bind_front_handler(std::move(handler), error, bytes));
        },
        token, state_->failed, size);
  }

 private:
  struct State {
    explicit State(boost::asio::ip::tcp::socket given) : socket(std::move(given)) {}

    boost::asio::ip::tcp::socket socket;
    std::string waiting;
    std::string out;
    std::function<void(Error)> done;
    Error failed;
    bool held = false;
    bool sending = false;
  };

  // The state outlives the stream while something is on its way.
  static void send(const std::shared_ptr<State>& state) {
    if (state->waiting.empty()) {
      if (!state->done) return;
      auto done = std::exchange(state->done, nullptr);
      boost::asio::post(state->socket.get_executor(), std::bind(std::move(done), state->failed));
      return;
    }
    state->sending = true;
    state->out.swap(state->waiting);
    state->waiting.clear();
    boost::asio::async_write(state->socket, boost::asio::buffer(state->out),
                             [state](Error error, std::size_t) {
                               state->sending = false;
                               if (error) {
                                 state->failed = error;
                                 state->waiting.clear();
                               }
                               if (!state->held) send(state);
                             });
  }

  std::shared_ptr<State> state_;
};

// How Beast ends the connection below a WebSocket.
template <class Handler>
void async_teardown(boost::beast::role_type role, BatchStream& stream, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, stream.socket(), std::forward<Handler>(handler));
}

inline void beast_close_socket(BatchStream& stream) {
  boost::system::error_code ignored;
  stream.socket().close(ignored);
}

}  // namespace citybox::server
