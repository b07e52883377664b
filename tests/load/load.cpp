// Plays random bots over many connections and prints acknowledged moves a second.
//   citybox_load --server build/citybox --web build/web --connections 50 --seconds 10
//   citybox_load --url ws://127.0.0.1:8080/ws --connections 500
//   citybox_load --server build/citybox --web build/web --class 12
// The first starts a server of its own on a fresh folder; the second needs one that was started with
// --rate 0 --tables-per-hour 0 --max-per-address 10000. The third plays a class of so many tables at a
// server with its standard limits.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <stdexcept>
#include <utility>

#include "tests/load/own_server.hpp"
#include "tests/load/school.hpp"
#include "tests/load/together.hpp"

namespace citybox::load {
namespace {

std::uint16_t port_of(const std::string& url) {
  unsigned port = 0;
  if (std::sscanf(url.c_str(), "ws://127.0.0.1:%u/ws", &port) != 1 || port > 65535) {
    throw std::runtime_error("--url must look like ws://127.0.0.1:8080/ws.");
  }
  return static_cast<std::uint16_t>(port);
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

void run_for(Lines& lines, double seconds) {
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  while (Clock::now() < end) lines.turn(std::chrono::milliseconds(20));
}

// Gives how many moves were acknowledged, warming up included.
std::uint64_t play(std::uint16_t port, int connections, double seconds, const Options& options) {
  Tally tally;
  Lines lines(port);
  std::shared_ptr<Group> group;
  for (int i = 0; i < connections; ++i) {
    const int seat = i % options.per_table;
    if (seat == 0) group = std::make_shared<Group>();
    lines.add(player_in(options, group, seat, tally));
  }
  run_for(lines, seconds / 5);  // warming up
  const std::uint64_t before = tally.acknowledged;
  tally = Tally{};
  const auto begin = Clock::now();
  run_for(lines, seconds);
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  fmt::print(
      "{} connections, {} at a table, {}: {:.0f} acknowledged moves/s, p50 {:.2f} ms, p99 {:.2f} "
      "ms, {} refused, {} games, {:.1f} MB/s received\n",
      connections, options.per_table, options.game, static_cast<double>(tally.acknowledged) / took,
      tally.wait_at(0.5), tally.wait_at(0.99), tally.refused, tally.games,
      static_cast<double>(tally.received_bytes) / took / 1e6);
  return before + tally.acknowledged;
}

// Many at once, at tables of their own: limits would be in the way.
const std::vector<std::string> kWithoutLimits = {"--rate",
                                                 "0",
                                                 "--tables-per-hour",
                                                 "0",
                                                 "--max-per-address",
                                                 "20000",
                                                 "--max-connections",
                                                 "20000",
                                                 "--max-watched-per-address",
                                                 "20000"};

struct Load {
  Options options;
  ServerSetup server;
  int connections = 50;
  int tables = 0;  // of a class; 0: no class
  double seconds = 10;
  std::string url = "ws://127.0.0.1:18099/ws";
};

void run(Load& load) {
  load.server.port = port_of(load.url);
  if (load.tables == 0) load.server.flags = kWithoutLimits;
  std::unique_ptr<OwnServer> own;
  if (!load.server.program.empty()) own = std::make_unique<OwnServer>(load.server);
  if (load.tables > 0) {
    return play_class(load.server.port, {load.options, load.tables, load.seconds}, own.get());
  }
  const auto moves = play(load.server.port, load.connections, load.seconds, load.options);
  if (!own) return;
  const rusage used = own->stop();
  const double cpu = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
  fmt::print("server: {:.1f} us of processor a move, {} MB at most\n",
             cpu * 1e6 / static_cast<double>(moves), used.ru_maxrss / 1024);
}

}  // namespace
}  // namespace citybox::load

int main(int argc, char** argv) {
  using namespace citybox::load;
  CLI::App app("Plays random bots over many connections to a Citybox server", "citybox_load");
  Load load;
  int think = 0;
  app.add_option("--connections", load.connections, "How many")->capture_default_str();
  app.add_option("--class", load.tables, "Instead: a class of so many tables")
      ->check(CLI::Range(1, 12));
  const auto* seconds = app.add_option("--seconds", load.seconds, "How long to count")
                            ->default_str("10, or 30 for a class");
  app.add_option("--url", load.url, "Where the server is: ws://127.0.0.1:PORT/ws")
      ->capture_default_str();
  app.add_option("--server", load.server.program, "Start this program as the server");
  app.add_option("--web", load.server.web, "Its page")->capture_default_str();
  app.add_option("--game", load.options.game, "What is played")->capture_default_str();
  const auto* per_table =
      app.add_option("--per-table", load.options.per_table, "Connections at one table")
          ->default_str("2, or 4 for a class");
  const auto* thinks = app.add_option("--think", think, "Milliseconds before each move")
                           ->default_str("0, or 1000 for a class");
  CLI11_PARSE(app, argc, argv);
  if (load.tables > 0) {
    if (seconds->count() == 0) load.seconds = 30;
    if (per_table->count() == 0) load.options.per_table = 4;
    if (thinks->count() == 0) think = 1000;
  }
  load.options.think = std::chrono::milliseconds(think);
  try {
    run(load);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
  return 0;
}
