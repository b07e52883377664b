#pragma once
// A TCP connection that says what it is told and listens to the end: for what no good client does.

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "server/client/ws_client.hpp"

namespace citybox::server {

class RawClient {
 public:
  explicit RawClient(std::uint16_t port) : socket_(connect_tcp("127.0.0.1", port)) {}
  RawClient(RawClient&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  RawClient& operator=(RawClient&&) = delete;
  ~RawClient() { shut(); }

  bool say(std::string_view bytes) {
    return ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) ==
           static_cast<ssize_t>(bytes.size());
  }
  // All that comes until the other side closes, or says nothing for so long.
  std::string hear(std::chrono::milliseconds patience = std::chrono::seconds(10)) {
    std::string heard;
    for (;;) {
      pollfd wait{socket_, POLLIN, 0};
      if (::poll(&wait, 1, static_cast<int>(patience.count())) <= 0) return heard;
      char chunk[4096];
      const ssize_t got = ::recv(socket_, chunk, sizeof chunk, 0);
      if (got <= 0) {
        closed_ = true;
        return heard;
      }
      heard.append(chunk, static_cast<std::size_t>(got));
    }
  }
  bool closed() const { return closed_; }
  void shut() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  }

 private:
  int socket_ = -1;
  bool closed_ = false;
};

// One request, as it is, and the whole answer.
inline std::string ask_http(std::uint16_t port, std::string_view request) {
  RawClient client(port);
  client.say(request);
  return client.hear();
}

// "HTTP/1.1 404 Not Found..." -> 404; 0 if it is no answer.
inline int status_of(std::string_view answer) {
  if (!answer.starts_with("HTTP/1.") || answer.size() < 12) return 0;
  return std::stoi(std::string(answer.substr(9, 3)));
}

}  // namespace citybox::server
