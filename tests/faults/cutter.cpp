#include "tests/faults/cutter.hpp"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>

#include "server/client/ws_client.hpp"

namespace citybox::faults {

namespace {

constexpr int kGlanceMs = 20;

sockaddr_in loopback(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  return address;
}

void at_once(int socket) {
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

}  // namespace

Cutter::Cutter(std::uint16_t to) : to_(to) {
  listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = loopback(0);
  socklen_t length = sizeof address;
  auto* any = reinterpret_cast<sockaddr*>(&address);
  if (::bind(listener_, any, length) != 0 || ::listen(listener_, 32) != 0 ||
      ::getsockname(listener_, any, &length) != 0) {
    throw std::runtime_error("No port for the proxy.");
  }
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { work(); });
}

Cutter::~Cutter() {
  ends_ = true;
  thread_.join();
  for (Pair& pair : pairs_) shut(pair);
  ::close(listener_);
}

void Cutter::cut() { cut_ = true; }

void Cutter::shut(Pair& pair) {
  if (pair.from >= 0) ::close(pair.from);
  if (pair.to >= 0) ::close(pair.to);
  pair = {};
}

void Cutter::accept_one() {
  const int from = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
  if (from < 0) return;
  const int to = server::connect_tcp("127.0.0.1", to_);
  at_once(from);
  if (to >= 0) at_once(to);
  Pair pair{from, to};
  if (to < 0) return shut(pair);
  pairs_.push_back(pair);
}

// A write that is not taken at once waits: both sides are programs that read.
void Cutter::pass(Pair& pair, int from, int to) const {
  char bytes[65536];
  const ssize_t got = ::recv(from, bytes, sizeof bytes, 0);
  for (ssize_t sent = 0; sent < got;) {
    const ssize_t more =
        ::send(to, bytes + sent, static_cast<std::size_t>(got - sent), MSG_NOSIGNAL);
    if (more <= 0) return shut(pair);
    sent += more;
  }
  if (got <= 0) shut(pair);
}

void Cutter::work() {
  while (!ends_) {
    std::vector<pollfd> waits = {{listener_, POLLIN, 0}};
    for (const Pair& pair : pairs_) {
      waits.push_back({held_ ? -1 : pair.from, POLLIN, 0});
      waits.push_back({held_ ? -1 : pair.to, POLLIN, 0});
    }
    ::poll(waits.data(), waits.size(), kGlanceMs);
    if (cut_.exchange(false)) {
      for (Pair& pair : pairs_) shut(pair);
    }
    for (std::size_t i = 0; 2 * i + 2 < waits.size(); ++i) {
      Pair& pair = pairs_[i];
      if (pair.from >= 0 && waits[2 * i + 1].revents != 0) pass(pair, pair.from, pair.to);
      if (pair.from >= 0 && waits[2 * i + 2].revents != 0) pass(pair, pair.to, pair.from);
    }
    if (waits[0].revents != 0) accept_one();
    std::erase_if(pairs_, [](const Pair& pair) { return pair.from < 0; });
  }
}

}  // namespace citybox::faults
