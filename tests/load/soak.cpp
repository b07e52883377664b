// All games at once for as long as asked: people, bots, spectators, undo, chat and hostile clients,
// with a server that is killed now and then at first, and left alone later (plan.hpp). Says whether
// anything acknowledged was lost, and whether memory and latency stayed flat.
//   citybox_soak --server build/citybox --web build/web --minutes 10

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <map>

#include "server/client/ws_client.hpp"
#include "tests/load/attackers.hpp"
#include "tests/load/command.hpp"
#include "tests/load/own_server.hpp"
#include "tests/load/plan.hpp"
#include "tests/load/prey.hpp"
#include "tests/load/scan.hpp"
#include "tests/load/spectator.hpp"
#include "tests/load/verdict.hpp"

namespace citybox::load {
namespace {

using namespace std::chrono_literals;

struct Soak {
  ServerSetup server;
  double minutes = 10;
  double kill_every = 100;  // seconds, in the first part
  int tables = 4;           // of each game at a time
  int hostile = 20;         // connections
};

std::size_t tables_at(std::uint16_t port) {
  const int file = server::connect_tcp("127.0.0.1", port);
  if (file < 0) return 0;
  constexpr std::string_view kAsk = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  std::string heard;
  std::array<char, 4096> chunk;
  if (::send(file, kAsk.data(), kAsk.size(), MSG_NOSIGNAL) > 0) {
    for (ssize_t got = 0; (got = ::recv(file, chunk.data(), chunk.size(), 0)) > 0;) {
      heard.append(chunk.data(), static_cast<std::size_t>(got));
    }
  }
  ::close(file);
  return number_after(heard, R"("tables":)");
}

ServerSetup without_budgets(ServerSetup setup) {
  setup.flags = kWithoutBudgets;
  return setup;
}

class Field {
 public:
  explicit Field(const Soak& soak)
      : soak_(soak),
        plan_(soak.minutes * 60),
        server_(without_budgets(soak.server)),
        lines_(soak.server.port) {
    prey_ = make_prey(soak.server.port, {.tokens = 2, .pairs = 200});
    // Most of them hold nothing: many who share a token wait for each other all the time.
    Prey stranger = prey_.front();
    stranger.token.clear();
    stranger.owing = "wrong";
    prey_.resize(10, stranger);
    server_.restart(soak.server.flags);
    invite();
  }

  // Gives whether all is well.
  bool run() {
    // However short it is, there is a kill.
    double next_kill = std::min(soak_.kill_every, plan_.calm_at() / 2);
    began_ = Clock::now();
    fmt::print("  time  plays/s   p50 ms   p99 ms     MB  tables  connections  errors\n");
    for (int row = 0; row < plan_.rows; ++row) {
      const double end = plan_.row * (row + 1);
      for (; next_kill < std::min(end, plan_.calm_at()); next_kill += soak_.kill_every) {
        run_until(next_kill);
        kill();
      }
      run_until(end);
      sample(row);
    }
    attackers_.reset();
    attack_ = 0;
    kill();  // once more: what was acknowledged last is looked for, too
    while (elapsed() < plan_.seconds + 5) lines_.turn(2ms);
    return verdict();
  }

 private:
  void invite() {
    auto client = server::WsClient::connect("127.0.0.1", soak_.server.port);
    if (!client) throw std::runtime_error(client.error());
    const auto hello = client->call("hello");
    int address = 0;
    for (const auto& game : hello.at("games").as_array()) {
      const std::string id(game.at("id").as_string());
      const auto seats = [&](const char* key) { return game.at("seats").at(key).to_number<int>(); };
      Options& options = options_[id];
      options.game = id;
      options.per_table = std::max(2, seats("min"));
      options.bots = options.per_table < seats("max") ? 1 : 0;
      options.think = 100ms;
      options.undos = 20;
      options.chats = 5;
      options.trouble = Options::Trouble::kHappens;
      for (int i = 0; i < soak_.tables; ++i)
        seat_group(options, fmt::format("127.0.1.{}", ++address));
    }
  }

  void seat_group(const Options& options, const std::string& from) {
    const auto group = std::make_shared<Group>();
    for (int seat = 0; seat < options.per_table; ++seat) {
      lines_.add(player_in(options, group, seat, tallies_[options.game]), from);
    }
    lines_.add(std::make_shared<Spectator>(group), from);
  }

  double elapsed() const { return std::chrono::duration<double>(Clock::now() - began_).count(); }

  // Each attack has its turn in a cycle, and an address of its own: the debts of one must not be in
  // the way of the next.
  void attack() {
    const int attack = 1 + plan_.turn(elapsed(), kAttacks - 1);
    if (attack == attack_) return;
    attack_ = attack;
    attackers_.reset();
    attackers_ = std::make_unique<Attackers>(
        Attackers::Setup{soak_.server.port, soak_.hostile, fmt::format("127.0.0.{}", 10 + attack)},
        static_cast<Attack>(attack), prey_);
  }

  void read_memory() {
    const double at = elapsed();
    if (at < next_reading_) return;
    next_reading_ += plan_.reading;
    revive();
    if (at < plan_.judged_at()) return;
    readings_.push_back({at, plan_.place(at), static_cast<double>(server_.memory_kb()) / 1024});
  }

  void run_until(double end) {
    while (elapsed() < end) {
      if (soak_.hostile > 0) attack();
      read_memory();
      lines_.turn(2ms);
    }
  }

  void revive() {
    if (server_.alive()) return;
    ++deaths_;
    server_.start();
  }

  void kill() {
    if (!server_.alive()) ++deaths_;
    server_.kill();
    server_.start();
    ++kills_;
  }

  Tally sum() const {
    Tally all;
    for (const auto& [game, tally] : tallies_) {
      all.acknowledged += tally.acknowledged;
      all.faults += tally.faults;
      all.lost += tally.lost;
      all.undone += tally.undone;
      all.chats += tally.chats;
      all.games += tally.games;
      all.waits_ms.insert(all.waits_ms.end(), tally.waits_ms.begin(), tally.waits_ms.end());
    }
    return all;
  }

  void sample(int row) {
    revive();
    Tally all = sum();
    for (auto& [game, tally] : tallies_) tally.waits_ms.clear();
    fmt::print("{:>5.0f}s {:>8.1f} {:>8.2f} {:>8.2f} {:>6.1f} {:>7} {:>12} {:>7}\n",
               plan_.row * (row + 1), static_cast<double>(all.waits_ms.size()) / plan_.row,
               all.wait_at(0.5), all.wait_at(0.99), static_cast<double>(server_.memory_kb()) / 1024,
               tables_at(soak_.server.port), lines_.connected(), all.faults + all.lost + deaths_);
    std::fflush(stdout);
    if (const int third = plan_.third_of(row); third >= 0) {
      auto& waits = thirds_[static_cast<std::size_t>(third)].waits_ms;
      waits.insert(waits.end(), all.waits_ms.begin(), all.waits_ms.end());
    }
  }

  bool memory_is_flat() const {
    const Growth growth = growth_of(readings_);
    const bool tells = plan_.seconds >= Plan::kTooShort;
    fmt::print(
        "memory: {:.1f} MB on average in the last {:.0f} s ({} readings), and by least squares "
        "{:+.1f} MB an hour (allowed: {:.0f} MB or {:.0f} %): {}\n",
        growth.mean, plan_.seconds - plan_.judged_at(), readings_.size(), growth.an_hour,
        Growth::kMegabytes, 100 * Growth::kPart,
        !tells           ? "too short to tell"
        : growth.grows() ? "MEMORY GROWS"
                         : "flat");
    return !tells || !growth.grows();
  }

  bool latency_is_flat() {
    const Drift drift{thirds_.front().wait_at(0.99), thirds_.back().wait_at(0.99)};
    fmt::print(
        "p99: {:.2f} ms in the first third without kills ({} plays), {:.2f} ms in the last ({} "
        "plays; allowed: {:.2f} ms): {}\n",
        drift.first, thirds_.front().waits_ms.size(), drift.last, thirds_.back().waits_ms.size(),
        Drift::kFactor * drift.first + Drift::kSlack, drift.slower() ? "SLOWER" : "flat");
    return !drift.slower();
  }

  bool verdict() {
    const Tally all = sum();
    fmt::print(
        "\n{} plays acknowledged, {} undone, {} chat lines, {} games to their end, {} kills\n",
        all.acknowledged, all.undone, all.chats, all.games, kills_);
    bool played = true;
    for (const auto& [game, tally] : tallies_) {
      fmt::print("  {}: {} plays, {} games\n", game, tally.acknowledged, tally.games);
      played = played && tally.acknowledged > 0;
    }
    const bool memory = memory_is_flat();
    const bool latency = latency_is_flat();
    fmt::print(
        "acknowledged plays that were lost: {}\nfaults of the server: {}\nit died: {} times\n",
        all.lost, all.faults, deaths_);
    const bool good =
        memory && latency && played && all.lost == 0 && all.faults == 0 && deaths_ == 0;
    fmt::print("{}\n", good ? "All is well." : "SOMETHING IS WRONG.");
    return good;
  }

  const Soak& soak_;
  Plan plan_;
  OwnServer server_;
  std::map<std::string, Options> options_;  // by game, as long as their players
  std::map<std::string, Tally> tallies_;
  Lines lines_;
  std::vector<Prey> prey_;
  std::unique_ptr<Attackers> attackers_;
  int attack_ = 0;
  Clock::time_point began_;
  double next_reading_ = 0;
  std::vector<Reading> readings_;
  std::array<Tally, 3> thirds_;  // of the part without kills
  std::uint64_t deaths_ = 0;
  int kills_ = 0;
};

}  // namespace
}  // namespace citybox::load

int main(int argc, char** argv) {
  using namespace citybox::load;
  CLI::App app("Plays everything at once for as long as asked", "citybox_soak");
  Soak soak;
  app.add_option("--server", soak.server.program, "The program to start as the server")->required();
  app.add_option("--web", soak.server.web, "Its page")->capture_default_str();
  app.add_option("--port", soak.server.port, "Its port")->capture_default_str();
  app.add_option("--minutes", soak.minutes, "How long")->capture_default_str();
  app.add_option("--kill-every", soak.kill_every, "Seconds, in the first two fifths")
      ->capture_default_str();
  app.add_option("--tables", soak.tables, "Of each game at a time")->capture_default_str();
  app.add_option("--hostile", soak.hostile, "Hostile connections")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  fmt::print("{}\n", command_of(argc, argv));
  try {
    return Field(soak).run() ? 0 : 1;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
