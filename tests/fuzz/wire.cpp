// Bytes on a socket, to one server that stays up for all inputs.

#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <charconv>
#include <fstream>
#include <thread>

#include "server/client/frames.hpp"
#include "server/client/ws_client.hpp"
#include "server/log.hpp"
#include "server/server.hpp"
#include "tests/fuzz/bytes.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/temp_folder.hpp"

namespace citybox::fuzz {

namespace {

constexpr int kPatienceMs = 30'000;

// Lets in one connection at a time: whoever stays counted keeps the next one out.
class Live {
 public:
  Live() {
    server::log::open("off");
    std::filesystem::create_directories(folder_.path() / "web");
    std::ofstream(folder_.path() / "web" / "index.html") << "<!doctype html><title>Citybox</title>";
    server::Config config;
    config.port = 0;
    config.data = folder_.path() / "data";
    config.web = folder_.path() / "web";
    config.limits.messages_per_second = 0;
    config.limits.tables_per_hour = 0;
    config.limits.connections = 1;
    auto started = server::Server::start(std::move(config));
    promise(started.has_value(), started ? "" : started.error().text);
    server_ = std::move(*started);
    thread_ = std::thread([this] { server_->run(server::Server::Signals::kIgnore); });
  }
  ~Live() {
    server_->stop();
    thread_.join();
  }

  std::uint16_t port() const { return server_->port(); }

 private:
  server::TempFolder folder_;
  std::unique_ptr<server::Server> server_;
  std::thread thread_;
};

const Live& live() {
  static const Live kLive;
  return kLive;
}

// Sends, says that there is no more, and gives what came back until the server closed. That may be
// nothing: where it closes before it has read all, the system takes back what was on its way.
std::string talk(std::string_view bytes) {
  const int socket = server::connect_tcp("127.0.0.1", live().port());
  promise(socket >= 0, "the server is there");
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) break;  // it has closed already
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  ::shutdown(socket, SHUT_WR);
  std::string heard;
  char chunk[65536];
  for (;;) {
    pollfd ready{socket, POLLIN, 0};
    promise(::poll(&ready, 1, kPatienceMs) > 0, "a connection comes to its end");
    const ssize_t got = ::recv(socket, chunk, sizeof chunk, 0);
    if (got <= 0) break;
    heard.append(chunk, static_cast<std::size_t>(got));
  }
  ::close(socket);
  return heard;
}

// The connection before is counted out a moment after its end.
std::string talk_alone(std::string_view bytes) {
  for (int i = 0; i < kPatienceMs; ++i) {
    std::string heard = talk(bytes);
    if (!heard.starts_with("HTTP/1.1 503")) return heard;
    ::usleep(1000);
  }
  promise(false, "no connection stays counted");
  return {};
}

void check_free() {
  const std::string page = talk_alone("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  promise(page.empty() || page.starts_with("HTTP/1.1 200"), "the page is there for the next one");
}

void check_message(std::string_view text) {
  boost::system::error_code error;
  const boost::json::value message = boost::json::parse(text, error);
  promise(!error && message.is_object(), "a message is JSON");
}

void check_frames(std::string_view heard) {
  while (!heard.empty()) {
    const auto frame = server::next_frame(heard);
    // The last one may be cut where the other side has gone.
    if (!frame) return promise(heard.size() < 70'000'000, "frames have a length that can be");
    promise((static_cast<unsigned char>(heard[0]) & 0x70U) == 0, "no bits that mean nothing");
    promise((static_cast<unsigned char>(heard[1]) & 0x80U) == 0, "a server does not mask");
    switch (frame->opcode) {
      case server::Opcode::kText:
        check_message(frame->payload);
        break;
      case server::Opcode::kPing:
      case server::Opcode::kPong:
        promise(frame->payload.size() <= 125, "control frames are short");
        break;
      case server::Opcode::kClose:
        promise(frame->payload.size() != 1 && frame->payload.size() <= 125, "a close has a code");
        break;
      default:
        promise(false, "no other frames");
    }
    heard.remove_prefix(frame->bytes);
  }
}

std::string_view after_head(std::string_view heard) {
  const std::size_t end = heard.find("\r\n\r\n");
  promise(end != std::string_view::npos, "an answer has a whole head");
  return heard.substr(end + 4);
}

std::size_t length_in(std::string_view head) {
  constexpr std::string_view kKey = "\r\nContent-Length: ";
  const std::size_t at = head.find(kKey);
  promise(at != std::string_view::npos, "an answer says how long it is");
  std::size_t length = 0;
  const std::string_view digits = head.substr(at + kKey.size());
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), length);
  promise(error == std::errc() && *end == '\r', "an answer says how long it is");
  return length;
}

// One answer after another; at a 101 the WebSocket begins.
void check_answers(std::string_view heard) {
  while (!heard.empty()) {
    promise(heard.starts_with("HTTP/1.1 ") || heard.starts_with("HTTP/1.0 "), "answers are HTTP");
    int status = 0;
    std::from_chars(heard.data() + 9, heard.data() + std::min<std::size_t>(12, heard.size()),
                    status);
    promise(status >= 100 && status < 600, "an answer has a status");
    const std::string_view body = after_head(heard);
    if (status == 101) return check_frames(body);
    const std::string_view head = heard.substr(0, heard.size() - body.size());
    const std::size_t length = status == 304 ? 0 : length_in(head);
    // To a HEAD there is no body.
    const bool bare = body.empty() || body.starts_with("HTTP/1.");
    promise(bare || body.size() >= length, "an answer is as long as it says");
    heard = bare ? body : body.substr(length);
  }
}

}  // namespace

void frames(std::string_view bytes) {
  std::string sent = server::handshake("127.0.0.1", {});
  sent += bytes;
  const std::string heard = talk_alone(sent);
  if (heard.empty()) return check_free();
  promise(heard.starts_with("HTTP/1.1 101"), "a WebSocket opens");
  check_frames(after_head(heard));
  check_free();
}

void http(std::string_view bytes) {
  check_answers(talk(bytes));
  check_free();
}

}  // namespace citybox::fuzz
