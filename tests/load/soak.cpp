// All games at once for as long as asked: people, bots, spectators, undo, chat and hostile clients,
// with a server that is killed now and then. Says whether anything acknowledged was lost, and
// whether memory and latency stayed flat.
//   citybox_soak --server build/citybox --web build/web --minutes 10

#include <fmt/format.h>
#include <sys/socket.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <map>

#include "tests/load/attackers.hpp"
#include "tests/load/own_server.hpp"
#include "tests/load/prey.hpp"
#include "tests/load/scan.hpp"
#include "tests/load/spectator.hpp"
#include "tests/support/client.hpp"

namespace citybox::load {
namespace {

using namespace std::chrono_literals;

struct Soak {
  ServerSetup server;
  double minutes = 10;
  double kill_every = 100;  // seconds
  int tables = 4;           // of each game at a time
  int hostile = 20;         // connections
};

// What one line of figures says.
struct Sample {
  double plays = 0;  // a second
  double p50 = 0;
  double p99 = 0;
  double megabytes = 0;
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

class Field {
 public:
  explicit Field(const Soak& soak) : soak_(soak), server_(soak.server), lines_(soak.server.port) {
    prey_ = make_prey(soak.server.port, "build-back", 2);
    invite();
  }

  // Gives whether all is well.
  bool run() {
    const double all = soak_.minutes * 60;
    const double every = std::min(30.0, all / 8);
    double next_kill = soak_.kill_every;
    double done = 0;
    fmt::print("  time  plays/s   p50 ms   p99 ms     MB  tables  connections  errors\n");
    while (done < all) {
      const double part = std::min({every, all - done, std::max(next_kill - done, 0.1)});
      run_for(part);
      done += part;
      if (done >= next_kill) {
        kill();
        next_kill += soak_.kill_every;
      }
      if (since_sample_ >= every - 0.01 || done >= all) sample(done);
    }
    attackers_.reset();
    kill();  // once more: what was acknowledged last is looked for, too
    run_for(5);
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
      lines_.add(std::make_shared<Player>(options, group, seat, tallies_[options.game]), from);
    }
    lines_.add(std::make_shared<Spectator>(group), from);
  }

  // Each attack has its turn.
  void attack() {
    constexpr auto kTurn = 10s;
    if (attackers_ && Clock::now() < next_attack_) return;
    next_attack_ = Clock::now() + kTurn;
    attackers_.reset();
    attack_ = attack_ % (kAttacks - 1) + 1;
    attackers_ =
        std::make_unique<Attackers>(Attackers::Setup{soak_.server.port, soak_.hostile, "127.0.0.9"},
                                    static_cast<Attack>(attack_), prey_);
  }

  void run_for(double seconds) {
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    while (Clock::now() < end) {
      if (soak_.hostile > 0) attack();
      lines_.turn(2ms);
    }
    since_sample_ += seconds;
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

  void sample(double at) {
    if (!server_.alive()) {
      ++deaths_;
      server_.start();
    }
    Tally all = sum();
    Sample now{static_cast<double>(all.waits_ms.size()) / since_sample_, all.wait_at(0.5),
               all.wait_at(0.99), static_cast<double>(server_.memory_kb()) / 1024};
    for (auto& [game, tally] : tallies_) tally.waits_ms.clear();
    since_sample_ = 0;
    samples_.push_back(now);
    fmt::print("{:>5.0f}s {:>8.1f} {:>8.2f} {:>8.2f} {:>6.1f} {:>7} {:>12} {:>7}\n", at, now.plays,
               now.p50, now.p99, now.megabytes, tables_at(soak_.server.port), lines_.connected(),
               all.faults + all.lost + deaths_);
    std::fflush(stdout);
  }

  // The greatest of each half; of the latency the middle one, for a restart is no drift.
  bool flat(const char* what, double Sample::* figure, double factor, double slack,
            double part) const {
    const auto half = samples_.begin() + static_cast<std::ptrdiff_t>(samples_.size() / 2);
    const auto at = [&](auto begin, auto end) {
      std::vector<double> values;
      for (auto i = begin; i != end; ++i) values.push_back((*i).*figure);
      std::sort(values.begin(), values.end());
      return values.empty()
                 ? 0.0
                 : values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
    };
    const double first = at(samples_.begin(), half);
    const double second = at(half, samples_.end());
    const bool is_flat = second <= first * factor + slack;
    fmt::print("{}: {:.1f} in the first half, {:.1f} in the second: {}\n", what, first, second,
               is_flat ? "flat" : "NOT FLAT");
    return is_flat;
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
    const bool memory = flat("memory, MB", &Sample::megabytes, 1.3, 16, 1);
    const bool latency = flat("p99, ms", &Sample::p99, 2, 10, 0.5);
    fmt::print(
        "acknowledged plays that were lost: {}\nfaults of the server: {}\nit died: {} times\n",
        all.lost, all.faults, deaths_);
    const bool good =
        memory && latency && played && all.lost == 0 && all.faults == 0 && deaths_ == 0;
    fmt::print("{}\n", good ? "All is well." : "SOMETHING IS WRONG.");
    return good;
  }

  const Soak& soak_;
  OwnServer server_;
  std::map<std::string, Options> options_;  // by game, as long as their players
  std::map<std::string, Tally> tallies_;
  Lines lines_;
  std::vector<Prey> prey_;
  std::unique_ptr<Attackers> attackers_;
  Clock::time_point next_attack_;
  int attack_ = 0;
  std::vector<Sample> samples_;
  double since_sample_ = 0;
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
  app.add_option("--kill-every", soak.kill_every, "Seconds")->capture_default_str();
  app.add_option("--tables", soak.tables, "Of each game at a time")->capture_default_str();
  app.add_option("--hostile", soak.hostile, "Hostile connections")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  try {
    return Field(soak).run() ? 0 : 1;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
