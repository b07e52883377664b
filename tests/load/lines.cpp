#include "tests/load/lines.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <utility>

#include "server/client/frames.hpp"

namespace citybox::load {

namespace {

constexpr std::chrono::milliseconds kBeforeTheNextTry{50};

sockaddr_in address(const std::string& ip, std::uint16_t port) {
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(port);
  inet_pton(AF_INET, ip.c_str(), &to.sin_addr);
  return to;
}

// Connected and non-blocking, or -1.
int connect_from(const std::string& from, std::uint16_t port) {
  const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in here = address(from, 0);
  const sockaddr_in there = address("127.0.0.1", port);
  const int on = 1;
  setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  // Else each of many thousand connections would need a port that no other one has.
  setsockopt(file, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
  if (::bind(file, reinterpret_cast<const sockaddr*>(&here), sizeof here) != 0 ||
      ::connect(file, reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0) {
    ::close(file);
    return -1;
  }
  ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK);
  return file;
}

}  // namespace

void Talker::say(std::string_view text) { out += client_frame(server::Opcode::kText, text); }
void Talker::ping(std::string_view payload) { out += client_frame(server::Opcode::kPing, payload); }

struct Lines::Line {
  std::shared_ptr<Talker> talker;
  std::string from;
  int file = -1;
  bool shaken = false;  // hands: messages may follow
  bool blocked = false;
  std::string in = {};
  std::string out = {};
  Clock::time_point next_try = {};

  bool deaf() const { return shaken && talker->ears() == Talker::Ears::kDeaf; }
};

Lines::Lines(std::uint16_t port) : port_(port), poll_(::epoll_create1(EPOLL_CLOEXEC)) {}

Lines::~Lines() {
  for (const auto& line : lines_) {
    if (line->file >= 0) ::close(line->file);
  }
  ::close(poll_);
}

void Lines::add(std::shared_ptr<Talker> talker, std::string from) {
  lines_.push_back(std::make_unique<Line>(Line{std::move(talker), std::move(from)}));
  connect(*lines_.back());
}

std::size_t Lines::connected() const {
  std::size_t count = 0;
  for (const auto& line : lines_) count += line->shaken ? 1 : 0;
  return count;
}

void Lines::connect(Line& line) {
  line.file = connect_from(line.from, port_);
  if (line.file < 0) {
    line.next_try = Clock::now() + kBeforeTheNextTry;
    return;
  }
  line.in.clear();
  line.out.clear();
  line.talker->out.clear();
  line.blocked = false;
  epoll_event event{EPOLLIN, {.ptr = &line}};
  ::epoll_ctl(poll_, EPOLL_CTL_ADD, line.file, &event);
  line.shaken = line.talker->speaks() == Talker::Speaks::kBytes;
  if (line.shaken) return line.talker->opened();
  line.out = server::handshake(fmt::format("127.0.0.1:{}", port_), {});
  send(line);
}

// Reads the answer to the handshake.
void Lines::shake(Line& line) {
  const auto end = line.in.find("\r\n\r\n");
  if (end == std::string::npos) return;
  if (!line.in.starts_with("HTTP/1.1 101")) return lose(line);
  line.in.erase(0, end + 4);
  line.shaken = true;
  line.talker->opened();
  listen(line);
}

// Says what we want to hear of: nothing is read by the deaf once they are in.
void Lines::listen(Line& line) {
  const std::uint32_t in = line.deaf() ? 0U : EPOLLIN;
  epoll_event event{in | (line.blocked ? EPOLLOUT : 0U), {.ptr = &line}};
  ::epoll_ctl(poll_, EPOLL_CTL_MOD, line.file, &event);
}

void Lines::receive(Line& line) {
  std::array<char, 65536> chunk;
  const ssize_t got = ::recv(line.file, chunk.data(), chunk.size(), 0);
  if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return;
  if (got <= 0) return lose(line);
  line.in.append(chunk.data(), static_cast<std::size_t>(got));
  if (line.talker->speaks() == Talker::Speaks::kBytes) return line.in.clear();
  if (!line.shaken) shake(line);
  if (!line.shaken) return;
  std::size_t used = 0;
  while (const auto frame = server::next_frame(std::string_view(line.in).substr(used))) {
    if (frame->opcode == server::Opcode::kText) line.talker->hear(frame->payload);
    if (frame->opcode == server::Opcode::kPong) line.talker->pong();
    if (frame->opcode == server::Opcode::kPing) {
      line.talker->out += client_frame(server::Opcode::kPong, frame->payload);
    }
    used += frame->bytes;
  }
  line.in.erase(0, used);
}

void Lines::send(Line& line) {
  if (line.file < 0) return;
  if (line.shaken && line.out.empty()) std::swap(line.out, line.talker->out);
  if (line.out.empty()) return;
  const ssize_t sent = ::send(line.file, line.out.data(), line.out.size(), MSG_NOSIGNAL);
  if (sent < 0 && errno != EAGAIN && errno != EWOULDBLOCK) return lose(line);
  line.out.erase(0, sent > 0 ? static_cast<std::size_t>(sent) : 0);
  const bool blocked = !line.out.empty();
  if (std::exchange(line.blocked, blocked) != blocked) listen(line);
}

void Lines::lose(Line& line) {
  ::close(std::exchange(line.file, -1));
  line.shaken = false;
  if (line.talker->lost() == Talker::Then::kComeAgain) {
    line.next_try = Clock::now() + kBeforeTheNextTry;
  } else {
    line.next_try = Clock::time_point::max();
  }
}

void Lines::poke(Line& line, Clock::time_point now) {
  if (line.file < 0 && now >= line.next_try) connect(line);
  if (!line.shaken) return;
  line.talker->poke(now);
  send(line);
}

void Lines::turn(std::chrono::milliseconds most) {
  std::array<epoll_event, 512> events;
  const int count = ::epoll_wait(poll_, events.data(), static_cast<int>(events.size()),
                                 static_cast<int>(most.count()));
  const auto now = Clock::now();
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    Line& line = *static_cast<Line*>(event.data.ptr);
    if (line.file < 0) continue;
    if (line.deaf() && (event.events & (EPOLLHUP | EPOLLERR)) != 0) {
      lose(line);
      continue;
    }
    if ((event.events & EPOLLOUT) != 0) send(line);
    if (line.file >= 0 && !line.deaf() && (event.events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0) {
      receive(line);
    }
    if (line.file >= 0) poke(line, now);
  }
  if (now - poked_ < most) return;
  poked_ = now;
  for (const auto& line : lines_) poke(*line, now);
}

}  // namespace citybox::load
