// Plays random bots over many connections and prints acknowledged moves a second.
//   citybox_load --server build/citybox --web build/web --connections 50 --seconds 10
//   citybox_load --url ws://127.0.0.1:8080/ws --connections 500
// The first starts a server of its own on a fresh folder; the second needs one that was started with
// --rate 0 --tables-per-hour 0 --max-per-address 10000.

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <utility>

#include "tests/load/player.hpp"
#include "tests/support/client.hpp"
#include "tests/support/frames.hpp"

namespace citybox::load {
namespace {

namespace fs = std::filesystem;

// A server of our own, on a folder that goes with it.
class OwnServer {
 public:
  OwnServer(const std::string& program, const std::string& web, std::uint16_t port) {
    data_ = fs::temp_directory_path() / fmt::format("citybox-load-{}", ::getpid());
    child_ = ::fork();
    if (child_ == 0) {
      const std::string number = std::to_string(port);
      ::execl(program.c_str(), "citybox", "serve", "--port", number.c_str(), "--data",
              data_.c_str(), "--web", web.c_str(), "--rate", "0", "--tables-per-hour", "0",
              "--max-per-address", "20000", "--max-connections", "20000", "--log-level", "warn",
              nullptr);
      ::_exit(127);
    }
    for (int i = 0; i < 500; ++i) {
      const int file = server::connect_tcp("127.0.0.1", port);
      if (file >= 0) {
        ::close(file);
        return;
      }
      ::usleep(10'000);
    }
    throw std::runtime_error("The server did not come up.");
  }
  ~OwnServer() {
    if (child_ > 0) stop();
    std::error_code ignored;
    fs::remove_all(data_, ignored);
  }

  // What it used: the honest figure where several programs share the machine.
  rusage stop() {
    ::kill(child_, SIGTERM);
    rusage used{};
    int status = 0;
    ::wait4(std::exchange(child_, -1), &status, 0, &used);
    return used;
  }

 private:
  fs::path data_;
  pid_t child_ = -1;
};

struct Line {
  int file = -1;
  std::string in;
  Player player;

  void receive() {
    char chunk[65536];
    const ssize_t got = ::recv(file, chunk, sizeof chunk, 0);
    if (got <= 0) throw std::runtime_error("The server closed a connection.");
    in.append(chunk, static_cast<std::size_t>(got));
    std::size_t used = 0;
    while (const auto frame = server::next_frame(std::string_view(in).substr(used))) {
      if (frame->opcode == server::Opcode::kText) player.hear(frame->payload);
      used += frame->bytes;
    }
    in.erase(0, used);
  }

  void send() {
    std::string bytes;
    for (const std::string& text : player.out) bytes += client_frame(server::Opcode::kText, text);
    player.out.clear();
    if (!bytes.empty() && ::send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL) !=
                              static_cast<ssize_t>(bytes.size())) {
      throw std::runtime_error("The server does not read.");
    }
  }
};

int open_line(std::uint16_t port) {
  const int file = server::connect_tcp("127.0.0.1", port);
  if (file < 0) throw std::runtime_error("There is no server at this port.");
  const std::string hello = server::handshake(fmt::format("127.0.0.1:{}", port), {});
  if (::send(file, hello.data(), hello.size(), MSG_NOSIGNAL) < 0)
    throw std::runtime_error("No answer.");
  std::string answer;
  char letter = 0;
  while (!answer.ends_with("\r\n\r\n")) {
    if (::recv(file, &letter, 1, 0) != 1) throw std::runtime_error("No answer: " + answer);
    answer += letter;
  }
  if (answer.find(" 101 ") == std::string::npos) throw std::runtime_error(answer);
  return file;
}

std::uint16_t port_of(const std::string& url) {
  unsigned port = 0;
  if (std::sscanf(url.c_str(), "ws://127.0.0.1:%u/ws", &port) != 1 || port > 65535) {
    throw std::runtime_error("--url must look like ws://127.0.0.1:8080/ws.");
  }
  return static_cast<std::uint16_t>(port);
}

float at(std::vector<float>& sorted, double part) {
  return sorted.empty()
             ? 0
             : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

// Gives how many moves were acknowledged, warming up included.
std::uint64_t play(std::uint16_t port, int connections, double seconds, const Options& options) {
  Tally tally;
  std::vector<std::unique_ptr<Line>> lines;
  std::shared_ptr<Group> group;
  const int poll = ::epoll_create1(0);
  for (int i = 0; i < connections; ++i) {
    const int seat = i % options.per_table;
    if (seat == 0) group = std::make_shared<Group>();
    lines.push_back(
        std::make_unique<Line>(Line{open_line(port), {}, Player(options, group, seat, tally)}));
    epoll_event event{EPOLLIN, {.ptr = lines.back().get()}};
    ::epoll_ctl(poll, EPOLL_CTL_ADD, lines.back()->file, &event);
  }
  // The first fifth of the time is warming up.
  const auto begin = Clock::now();
  auto counted_from = begin;
  const auto warm = begin + std::chrono::duration_cast<Clock::duration>(
                                std::chrono::duration<double>(seconds / 5));
  const auto end =
      warm + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  bool warming = true;
  std::uint64_t before = 0;
  std::vector<epoll_event> events(1024);
  while (Clock::now() < end) {
    const int count = ::epoll_wait(poll, events.data(), static_cast<int>(events.size()), 20);
    for (int i = 0; i < count; ++i) {
      Line& line = *static_cast<Line*>(events[static_cast<std::size_t>(i)].data.ptr);
      line.receive();
      line.player.poke();
      line.send();
    }
    if (count == 0 || warming) {
      for (const auto& line : lines) {
        line->player.poke();
        line->send();
      }
    }
    if (warming && Clock::now() > warm) {
      warming = false;
      counted_from = Clock::now();
      before = tally.acknowledged;
      tally = Tally{};
    }
  }
  const double took = std::chrono::duration<double>(Clock::now() - counted_from).count();
  std::sort(tally.waits_ms.begin(), tally.waits_ms.end());
  fmt::print(
      "{} connections, {} at a table, {}: {:.0f} acknowledged moves/s, p50 {:.2f} ms, p99 {:.2f} "
      "ms, "
      "{} refused, {} games, {:.1f} MB/s received\n",
      connections, options.per_table, options.game, static_cast<double>(tally.acknowledged) / took,
      at(tally.waits_ms, 0.5), at(tally.waits_ms, 0.99), tally.refused, tally.games,
      static_cast<double>(tally.received_bytes) / took / 1e6);
  return before + tally.acknowledged;
}

}  // namespace
}  // namespace citybox::load

int main(int argc, char** argv) {
  CLI::App app("Plays random bots over many connections to a Citybox server", "citybox_load");
  citybox::load::Options options;
  int connections = 50;
  double seconds = 10;
  std::string url = "ws://127.0.0.1:18099/ws";
  std::string program;
  std::string web = "build/web";
  app.add_option("--connections", connections, "How many")->capture_default_str();
  app.add_option("--seconds", seconds, "How long to count")->capture_default_str();
  app.add_option("--url", url, "Where the server is: ws://127.0.0.1:PORT/ws")
      ->capture_default_str();
  app.add_option("--server", program, "Start this program as the server");
  app.add_option("--web", web, "Its page")->capture_default_str();
  app.add_option("--game", options.game, "What is played")->capture_default_str();
  app.add_option("--per-table", options.per_table, "Connections at one table")
      ->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  try {
    const std::uint16_t port = citybox::load::port_of(url);
    std::unique_ptr<citybox::load::OwnServer> own;
    if (!program.empty()) own = std::make_unique<citybox::load::OwnServer>(program, web, port);
    const auto moves = citybox::load::play(port, connections, seconds, options);
    if (own) {
      const rusage used = own->stop();
      const double cpu =
          citybox::load::seconds_of(used.ru_utime) + citybox::load::seconds_of(used.ru_stime);
      fmt::print("server: {:.1f} us of processor a move, {} MB at most\n",
                 cpu * 1e6 / static_cast<double>(moves), used.ru_maxrss / 1024);
    }
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
  return 0;
}
