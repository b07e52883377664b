#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

namespace citybox::server {

namespace json = boost::json;

// A connection to a server that waits for its answers. Knows nothing of what is said: for
// `citybox bot`, tests and tools.
class WsClient {
 public:
  // A sentence if there is no server, or the first line of what it answered instead of a WebSocket.
  static tl::expected<WsClient, std::string> connect(const std::string& host, std::uint16_t port,
                                                     std::string_view origin = {});
  WsClient(WsClient&& other) noexcept;
  WsClient& operator=(WsClient&& other) noexcept;
  ~WsClient();

  bool send(std::string_view text);       // as a text frame
  bool send_raw(std::string_view bytes);  // as they are
  // From now on sending fails when the other side has not taken it after so long.
  void give_up_sending_after(std::chrono::milliseconds patience);
  // The next text message; nothing when the time is up or the connection is closed.
  std::optional<std::string> receive(std::chrono::milliseconds patience = std::chrono::seconds(10));

  // Calls and waits for the answer: `result`, or `error` under that key. Null if there is none.
  // Notifications that arrive meanwhile go to `notes`.
  json::value call(std::string_view method, json::object params = {});

  int socket() const { return socket_; }  // to wait for; -1 when it is shut
  bool has_more() const;  // a message is here already, of which the socket says nothing any more
  bool closed() const { return closed_; }
  int close_code() const { return close_code_; }
  const std::string& close_reason() const { return close_reason_; }
  void shut();  // without a word

  std::deque<json::value> notes;

 private:
  explicit WsClient(int socket) : socket_(socket) {}
  bool fill(std::chrono::steady_clock::time_point until);

  int socket_ = -1;
  std::string buffer_;
  int next_id_ = 0;
  bool closed_ = false;
  int close_code_ = 0;
  std::string close_reason_;
};

// A TCP socket connected to this name or address, or -1.
int connect_tcp(const std::string& host, std::uint16_t port);

}  // namespace citybox::server
