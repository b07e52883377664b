#pragma once
// The TCP stream below a WebSocket. What is written while it collects leaves in one send; everything
// written goes through the same buffer, so the order stays. Reading has a gate, because Beast reads
// on by itself as long as control frames come.

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/compose.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "server/ws/backlog.hpp"
#include "server/ws/frame_meter.hpp"
#include "server/ws/inflow.hpp"

namespace citybox::server {

class BatchStream {
 public:
  using executor_type = boost::asio::ip::tcp::socket::executor_type;
  using Error = boost::system::error_code;

  // `early` came already, together with the request for the WebSocket.
  BatchStream(boost::asio::ip::tcp::socket socket, std::string early,
              std::shared_ptr<Backlog> backlog)
      : state_(std::make_shared<State>(std::move(socket), std::move(early), std::move(backlog))) {}

  executor_type get_executor() { return state_->socket.get_executor(); }
  boost::asio::ip::tcp::socket& socket() { return state_->socket; }

  void collect() { state_->collecting = true; }
  // Sends what was collected; `done` when the system has taken it all.
  void flush(std::function<void(Error)> done) {
    state_->collecting = false;
    state_->done = std::move(done);
    if (!state_->sending) send(state_);
  }

  // Nothing is read until go_on().
  void hold() { state_->held = true; }
  void go_on() {
    state_->held = false;
    state_->gate.cancel();
  }
  // After each read, with what has come in.
  void on_read(std::function<void(const FrameMeter&)> told) { state_->told = std::move(told); }

  // Bytes that moved since the beginning, either way: the other side lives.
  std::uint64_t received() const { return state_->received; }
  std::uint64_t sent() const { return state_->sent; }

  void close() {
    boost::system::error_code ignored;
    state_->socket.close(ignored);
    go_on();
  }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_compose<Token, void(Error, std::size_t)>(
        Read<Buffers>{state_, buffers}, token, state_->socket);
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    const std::size_t size = boost::asio::buffer_size(buffers);
    const std::size_t before = state_->waiting.size();
    if (!state_->failed) {
      state_->backlog->add(size);
      state_->waiting.resize(before + size);
      boost::asio::buffer_copy(boost::asio::buffer(state_->waiting.data() + before, size), buffers);
    }
    if (!state_->collecting && !state_->sending) send(state_);
    return boost::asio::async_initiate<Token, void(Error, std::size_t)>(
        [executor = get_executor()](auto handler, Error error, std::size_t bytes) {
          boost::asio::post(executor,
                            boost::beast::bind_front_handler(std::move(handler), error, bytes));
        },
        token, state_->failed, size);
  }

 private:
  static constexpr std::size_t kKept = 256 * 1024;  // of memory, after a large batch

  struct State {
    State(boost::asio::ip::tcp::socket given, std::string came, std::shared_ptr<Backlog> counted)
        : socket(std::move(given)),
          gate(socket.get_executor()),
          early(std::move(came)),
          backlog(std::move(counted)) {}

    boost::asio::ip::tcp::socket socket;
    boost::asio::steady_timer gate;  // a read waits at it
    std::string early;               // read before anything else
    std::shared_ptr<Backlog> backlog;
    std::string waiting;
    std::string out;
    std::size_t left = 0;  // of `out`: not taken by the system yet
    std::function<void(Error)> done;
    std::function<void(const FrameMeter&)> told;
    Error failed;
    FrameMeter frames;
    Inflow inflow;
    std::uint64_t received = 0;
    std::uint64_t sent = 0;
    bool collecting = false;
    bool sending = false;
    bool held = false;
  };

  template <class Buffers>
  struct Read {
    std::shared_ptr<State> state;
    Buffers buffers;
    bool reading = false;

    template <class Self>
    void operator()(Self& self, Error error = {}, std::size_t bytes = 0) {
      const auto stream = state;  // `self` takes this object along
      if (reading) {
        took(*stream, buffers, bytes);
        return self.complete(error, bytes);
      }
      using Clock = std::chrono::steady_clock;
      const auto wait = stream->inflow.wait(Clock::now());
      if (stream->socket.is_open() && (stream->held || wait > wait.zero())) {
        stream->gate.expires_at(stream->held ? Clock::time_point::max() : Clock::now() + wait);
        return stream->gate.async_wait(std::move(self));
      }
      reading = true;
      const Buffers into = buffers;
      if (!stream->early.empty()) {
        const std::size_t size = boost::asio::buffer_copy(into, boost::asio::buffer(stream->early));
        stream->early.erase(0, size);
        return boost::asio::post(stream->socket.get_executor(),
                                 boost::beast::bind_front_handler(std::move(self), Error{}, size));
      }
      stream->socket.async_read_some(into, std::move(self));
    }
  };

  template <class Buffers>
  static void took(State& state, const Buffers& buffers, std::size_t bytes) {
    state.received += bytes;
    state.inflow.took(bytes);
    for (auto part = boost::asio::buffer_sequence_begin(buffers); bytes > 0; ++part) {
      const boost::asio::const_buffer block(*part);
      const std::size_t size = std::min(bytes, block.size());
      state.frames.feed({static_cast<const char*>(block.data()), size});
      bytes -= size;
    }
    if (state.told) state.told(state.frames);
  }

  // The state outlives the stream while something is on its way.
  static void send(const std::shared_ptr<State>& state) {
    if (state->waiting.empty()) {
      if (!state->done) return;
      auto done = std::exchange(state->done, nullptr);
      boost::asio::post(state->socket.get_executor(), std::bind(std::move(done), state->failed));
      return;
    }
    state->sending = true;
    if (state->out.capacity() > kKept) state->out = {};
    state->out.swap(state->waiting);
    state->waiting.clear();
    state->left = state->out.size();
    push(state);
  }

  static void push(const std::shared_ptr<State>& state) {
    const char* next = state->out.data() + (state->out.size() - state->left);
    state->socket.async_write_some(boost::asio::buffer(next, state->left),
                                   [state](const Error& error, std::size_t bytes) {
                                     state->sent += bytes;
                                     state->left -= bytes;
                                     state->backlog->remove(bytes);
                                     if (error) fail(*state, error);
                                     if (state->left > 0) return push(state);
                                     state->sending = false;
                                     if (!state->collecting) send(state);
                                   });
  }

  static void fail(State& state, const Error& error) {
    state.backlog->remove(state.left + state.waiting.size());
    state.left = 0;
    state.waiting.clear();
    state.failed = error;
  }

  std::shared_ptr<State> state_;
};

// How Beast ends the connection below a WebSocket.
template <class Handler>
void async_teardown(boost::beast::role_type role, BatchStream& stream, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, stream.socket(), std::forward<Handler>(handler));
}

inline void beast_close_socket(BatchStream& stream) { stream.close(); }

}  // namespace citybox::server
