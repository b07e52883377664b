#include "server/client/ws_client.hpp"

#include <fmt/format.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <memory>

#include "server/client/frames.hpp"

namespace citybox::server {

namespace {

constexpr std::chrono::seconds kPatience{10};

void set_number(int socket, int level, int option, int number) {
  setsockopt(socket, level, option, &number, sizeof number);
}

void set_send_timeout(int socket, std::chrono::milliseconds patience) {
  const timeval time{patience.count() / 1000, patience.count() % 1000 * 1000};
  setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof time);
}

// Connected, or -1.
int connect_to(const addrinfo& to) {
  const int file = ::socket(to.ai_family, to.ai_socktype | SOCK_CLOEXEC, to.ai_protocol);
  if (file < 0) return -1;
  set_send_timeout(file, kPatience);  // holds for connecting too
  if (::connect(file, to.ai_addr, to.ai_addrlen) != 0) {
    ::close(file);
    return -1;
  }
  set_send_timeout(file, {});
  set_number(file, IPPROTO_TCP, TCP_NODELAY, 1);
  // Who only listens learns in a minute that the other side has vanished.
  set_number(file, SOL_SOCKET, SO_KEEPALIVE, 1);
  set_number(file, IPPROTO_TCP, TCP_KEEPIDLE, 30);
  set_number(file, IPPROTO_TCP, TCP_KEEPINTVL, 10);
  set_number(file, IPPROTO_TCP, TCP_KEEPCNT, 3);
  return file;
}

}  // namespace

int connect_tcp(const std::string& host, std::uint16_t port) {
  addrinfo wanted{};
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &found) != 0) return -1;
  const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> list(found, &::freeaddrinfo);
  int file = -1;
  for (const addrinfo* to = found; to != nullptr && file < 0; to = to->ai_next) {
    file = connect_to(*to);
  }
  return file;
}

tl::expected<WsClient, std::string> WsClient::connect(const std::string& host, std::uint16_t port,
                                                      std::string_view origin) {
  const bool v6 = host.find(':') != std::string::npos;
  const std::string authority = fmt::format("{}:{}", v6 ? fmt::format("[{}]", host) : host, port);
  WsClient client(connect_tcp(host, port));
  if (client.socket_ < 0) {
    return tl::unexpected(fmt::format("There is no server at {}.", authority));
  }
  client.send_raw(handshake(authority, origin));
  const auto until = std::chrono::steady_clock::now() + kPatience;
  std::size_t end = std::string::npos;
  while ((end = client.buffer_.find("\r\n\r\n")) == std::string::npos) {
    if (!client.fill(until))
      return tl::unexpected(std::string("The server closed the connection."));
  }
  const std::string first = client.buffer_.substr(0, client.buffer_.find("\r\n"));
  if (first.find(" 101 ") == std::string::npos) return tl::unexpected(first);
  client.buffer_.erase(0, end + 4);
  return client;
}

WsClient::WsClient(WsClient&& other) noexcept : socket_(-1) { *this = std::move(other); }

WsClient& WsClient::operator=(WsClient&& other) noexcept {
  shut();
  socket_ = std::exchange(other.socket_, -1);
  notes = std::move(other.notes);
  buffer_ = std::move(other.buffer_);
  next_id_ = other.next_id_;
  closed_ = other.closed_;
  close_code_ = other.close_code_;
  close_reason_ = std::move(other.close_reason_);
  return *this;
}

WsClient::~WsClient() { shut(); }

void WsClient::shut() {
  if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  closed_ = true;
}

bool WsClient::send_raw(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void WsClient::give_up_sending_after(std::chrono::milliseconds patience) {
  set_send_timeout(socket_, patience);
}

bool WsClient::send(std::string_view text) { return send_raw(client_frame(Opcode::kText, text)); }

bool WsClient::fill(std::chrono::steady_clock::time_point until) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
      until - std::chrono::steady_clock::now());
  pollfd wait{socket_, POLLIN, 0};
  if (socket_ < 0 ||
      ::poll(&wait, 1, static_cast<int>(std::max<std::int64_t>(left.count(), 0))) <= 0) {
    return false;
  }
  std::array<char, 65536> chunk;
  const ssize_t got = ::recv(socket_, chunk.data(), chunk.size(), 0);
  if (got <= 0) {
    closed_ = true;
    return false;
  }
  buffer_.append(chunk.data(), static_cast<std::size_t>(got));
  return true;
}

bool WsClient::has_more() const { return !notes.empty() || next_frame(buffer_).has_value(); }

std::optional<std::string> WsClient::receive(std::chrono::milliseconds patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  for (;;) {
    while (const auto frame = next_frame(buffer_)) {
      std::string payload(frame->payload);
      const Opcode opcode = frame->opcode;
      buffer_.erase(0, frame->bytes);
      if (opcode == Opcode::kText) return payload;
      if (opcode == Opcode::kPing) send_raw(client_frame(Opcode::kPong, payload));
      if (opcode != Opcode::kClose) continue;
      if (payload.size() >= 2) {
        close_code_ =
            static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
        close_reason_ = payload.substr(2);
      }
      send_raw(client_frame(Opcode::kClose, payload));
      closed_ = true;
      return std::nullopt;
    }
    if (closed_ || !fill(until)) return std::nullopt;
  }
}

json::value WsClient::call(std::string_view method, json::object params) {
  const int id = ++next_id_;
  const json::object request = {
      {"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}};
  if (!send(json::serialize(request))) return nullptr;
  while (const auto text = receive()) {
    boost::system::error_code wrong;
    json::value message = json::parse(*text, wrong);
    if (wrong || !message.is_object()) continue;  // not of our protocol
    json::object& object = message.get_object();
    if (!object.contains("id")) {
      notes.push_back(std::move(message));
      continue;
    }
    if (object["id"] != id) continue;
    if (object.contains("result")) return object["result"];
    return json::object{{"error", object["error"]}};
  }
  return nullptr;
}

}  // namespace citybox::server
