#include "tests/support/client.hpp"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>

#include "tests/support/frames.hpp"

namespace citybox::server {

int connect_tcp(const std::string& address, std::uint16_t port) {
  const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(port);
  inet_pton(AF_INET, address.c_str(), &to.sin_addr);
  if (::connect(file, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) {
    ::close(file);
    return -1;
  }
  const int on = 1;
  setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return file;
}

tl::expected<WsClient, std::string> WsClient::connect(const std::string& address,
                                                      std::uint16_t port, std::string_view origin) {
  WsClient client(connect_tcp(address, port));
  if (client.socket_ < 0) return tl::unexpected(std::string("There is no server at this port."));
  client.send_raw(handshake(address + ":" + std::to_string(port), origin));
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(10);
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
  const timeval time{patience.count() / 1000, patience.count() % 1000 * 1000};
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof time);
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
    json::value message = json::parse(*text);
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
