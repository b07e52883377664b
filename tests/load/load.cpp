// Plays random bots over many connections and prints acknowledged moves a second, and what each cost.
//   citybox_load --server build/citybox --web build/web --connections 50 --seconds 10
//   citybox_load --server build/citybox --game sustain --spectators 1 --undos 20 --chats 50
//   citybox_load --url ws://127.0.0.1:8080/ws --connections 500
//   citybox_load --server build/citybox --web build/web --class 12
// The first starts a server of its own on a fresh folder; the second needs one that was started with
// --rate 0 --tables-per-hour 0 --max-per-address 10000. The third plays a class of so many tables at a
// server with its standard limits.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <utility>

#include "server/client/ws_client.hpp"
#include "tests/load/own_server.hpp"
#include "tests/load/school.hpp"
#include "tests/load/spectator.hpp"
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

// Who plays, and who looks on.
struct Crowd {
  Options options;
  int connections = 50;
  int spectators = 0;  // at each table, connections of their own
};

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

double own_seconds() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  return seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
}

void run_for(Lines& lines, double seconds) {
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  while (Clock::now() < end) lines.turn(std::chrono::milliseconds(20));
}

// The fewest that the game takes.
int least_seats(std::uint16_t port, const std::string& game) {
  auto client = server::WsClient::connect("127.0.0.1", port);
  if (!client) throw std::runtime_error(client.error());
  const boost::json::value hello = client->call("hello");
  for (const auto& known : hello.at("games").as_array()) {
    if (known.at("id").as_string() == game) return known.at("seats").at("min").to_number<int>();
  }
  throw std::runtime_error(fmt::format("The server has no game called {}.", game));
}

struct Spent {
  double server = 0;  // seconds of processor
  double own = 0;
};

Spent spent(const OwnServer* server) {
  return {server == nullptr ? 0 : server->cpu_seconds(), own_seconds()};
}

void print(Tally& tally, double took, const Spent& before, const OwnServer* server) {
  const auto moves = static_cast<double>(std::max<std::uint64_t>(tally.acknowledged, 1));
  fmt::print("{:.0f} acknowledged moves/s, p50 {:.2f} ms, p99 {:.2f} ms, max {:.1f} ms\n",
             moves / took, tally.wait_at(0.5), tally.wait_at(0.99), tally.wait_at(1));
  fmt::print("{} moves, {} games, {} refused, {} taken back, {} lines of chat\n",
             tally.acknowledged, tally.games, tally.refused, tally.undone, tally.chats);
  fmt::print("{:.0f} bytes received for a move, {:.0f} an update\n",
             static_cast<double>(tally.received_bytes) / moves,
             static_cast<double>(tally.update_bytes) /
                 static_cast<double>(std::max<std::uint64_t>(tally.updates, 1)));
  const Spent now = spent(server);
  fmt::print("processor for a move: {:.1f} us of this tool", (now.own - before.own) * 1e6 / moves);
  if (server != nullptr) {
    fmt::print(", {:.1f} us of the server, which has {} MB of memory",
               (now.server - before.server) * 1e6 / moves, server->memory_kb() / 1024);
  }
  fmt::print("\n");
}

void play(std::uint16_t port, const Crowd& crowd, double seconds, const OwnServer* server) {
  Options options = crowd.options;
  if (options.per_table == 0) options.per_table = std::max(2, least_seats(port, options.game));
  Tally tally;
  Lines lines(port);
  std::shared_ptr<Group> group;
  for (int i = 0; i < crowd.connections; ++i) {
    const int seat = i % options.per_table;
    if (seat == 0) {
      if (crowd.connections - i < options.per_table) break;  // they would wait for ever
      group = std::make_shared<Group>();
      for (int k = 0; k < crowd.spectators; ++k) lines.add(std::make_shared<Spectator>(group));
    }
    lines.add(player_in(options, group, seat, tally));
  }
  run_for(lines, seconds / 5);  // warming up
  tally = Tally{};
  const Spent before = spent(server);
  const auto begin = Clock::now();
  run_for(lines, seconds);
  const double took = std::chrono::duration<double>(Clock::now() - begin).count();
  fmt::print("{}, {} connections, {} at a table, {} spectators each: ", options.game,
             crowd.connections, options.per_table, crowd.spectators);
  print(tally, took, before, server);
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
  Crowd crowd;
  ServerSetup server;
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
    return play_class(load.server.port, {load.crowd.options, load.tables, load.seconds}, own.get());
  }
  play(load.server.port, load.crowd, load.seconds, own.get());
}

}  // namespace
}  // namespace citybox::load

int main(int argc, char** argv) {
  using namespace citybox::load;
  CLI::App app("Plays random bots over many connections to a Citybox server", "citybox_load");
  Load load;
  Options& options = load.crowd.options;
  options.per_table = 0;
  int think = 0;
  app.add_option("--connections", load.crowd.connections, "How many")->capture_default_str();
  app.add_option("--class", load.tables, "Instead: a class of so many tables")
      ->check(CLI::Range(1, 12));
  const auto* seconds = app.add_option("--seconds", load.seconds, "How long to count")
                            ->default_str("10, or 30 for a class");
  app.add_option("--url", load.url, "Where the server is: ws://127.0.0.1:PORT/ws")
      ->capture_default_str();
  app.add_option("--server", load.server.program, "Start this program as the server");
  app.add_option("--web", load.server.web, "Its page")->capture_default_str();
  app.add_option("--game", options.game, "What is played")->capture_default_str();
  const auto* per_table =
      app.add_option("--per-table", options.per_table, "Connections at one table")
          ->check(CLI::Range(1, 8))
          ->default_str("2 or the fewest that play, or 4 for a class");
  app.add_option("--bots", options.bots, "More seats, for the server's bots")
      ->capture_default_str();
  app.add_option("--spectators", load.crowd.spectators, "Who look on at each table")
      ->capture_default_str();
  app.add_option("--undos", options.undos, "Out of a thousand decisions: something is taken back")
      ->capture_default_str();
  app.add_option("--chats", options.chats, "Out of a thousand decisions: something is said first")
      ->capture_default_str();
  const auto* thinks = app.add_option("--think", think, "Milliseconds before each move")
                           ->default_str("0, or 1000 for a class");
  CLI11_PARSE(app, argc, argv);
  if (load.tables > 0) {
    if (seconds->count() == 0) load.seconds = 30;
    if (per_table->count() == 0) options.per_table = 4;
    if (thinks->count() == 0) think = 1000;
  }
  options.think = std::chrono::milliseconds(think);
  try {
    run(load);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
  return 0;
}
