// What a normal table, and somebody who comes new to it, feel while somebody at the same address
// spends all they may on the dearest calls. Each line is a fresh server with its standard limits.
//   citybox_siege --server build/citybox --web build/web

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <map>
#include <stdexcept>

#include "tests/load/attackers.hpp"
#include "tests/load/command.hpp"
#include "tests/load/newcomer.hpp"
#include "tests/load/own_server.hpp"
#include "tests/load/prey.hpp"
#include "tests/load/together.hpp"

namespace citybox::load {
namespace {

using namespace std::chrono_literals;

struct Siege {
  ServerSetup server;
  int connections = 200;
  double seconds = 8;
  int pairs = 2000;  // of an action and its undo, where the length of a log counts
  std::string only;  // one attack; empty: all
  std::string game = "crash-city";
};

// One line of the table.
struct Line {
  Attack attack = Attack::kNone;
  int tokens = 0;
  double calls = 0;  // a second
  double cpu = 0;    // percent of one core
  Tally people = {};
  Newcomer::Visits newcomer = {};
  std::size_t megabytes = 0;
  bool died = false;
};

// What attackers ask about, on the folder of a server that was stopped.
struct Stage {
  std::unique_ptr<OwnServer> server;
  std::vector<Prey> prey;
};

// Made once for all attacks that want the same, for a long log takes its time.
class Stages {
 public:
  explicit Stages(const ServerSetup& setup) : setup_(setup) { setup_.flags = kWithoutBudgets; }

  const Stage& get(const PreySetup& wanted) {
    Stage& stage = made_[{wanted.tokens, wanted.pairs}];
    if (stage.server) return stage;
    stage.server = std::make_unique<OwnServer>(setup_);
    stage.prey = make_prey(setup_.port, wanted);
    stage.server->stop();
    return stage;
  }

 private:
  ServerSetup setup_;
  std::map<std::pair<int, int>, Stage> made_;  // by tokens and pairs
};

bool reads_the_log(Attack attack) {
  return attack == Attack::kReplay || attack == Attack::kWatch || attack == Attack::kLog;
}

void run_for(Lines& lines, double seconds) {
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  while (Clock::now() < end) lines.turn(1ms);
}

Line measure(const Siege& siege, const Stage& stage, Attack attack, int tokens) {
  const std::uint16_t port = siege.server.port;
  OwnServer server(siege.server, stage.server.get());
  Line line{attack, tokens};
  const Options options{.game = siege.game, .think = 100ms, .trouble = Options::Trouble::kHappens};
  const auto group = std::make_shared<Group>();
  Lines people(port);
  for (const int seat : {0, 1}) {
    people.add(player_in(options, group, seat, line.people));
  }
  run_for(people, 1);  // they sit down and begin
  const Attackers attackers({port, siege.connections}, attack, stage.prey);
  run_for(people, 1);
  line.people = Tally{};
  Newcomer newcomer({port, siege.game, group->table});
  const std::uint64_t calls = attackers.answered();
  const double cpu = server.cpu_seconds();
  run_for(people, siege.seconds);
  line.cpu = 100 * (server.cpu_seconds() - cpu) / siege.seconds;
  line.calls = static_cast<double>(attackers.answered() - calls) / siege.seconds;
  line.megabytes = server.memory_kb() / 1024;
  line.newcomer = newcomer.finish();
  line.died = !server.alive();
  return line;
}

void print(Line line) {
  const std::string turned_away =
      line.newcomer.failed == 0 ? "" : fmt::format(" {} newcomers failed", line.newcomer.failed);
  fmt::print(
      "| {:<13} | {:>6} | {:>7.0f} | {:>5.0f} | {:>5} | {:>7.2f} | {:>7.2f} | {:>8.1f} | {:>8.1f} "
      "| {:>4} |{}{}\n",
      name_of(line.attack), line.tokens, line.calls, line.cpu, line.people.acknowledged,
      line.people.wait_at(0.5), line.people.wait_at(0.99), line.newcomer.middle(),
      line.newcomer.worst(), line.megabytes, line.died ? " it died" : "", turned_away);
  std::fflush(stdout);
}

// Gives whether the server lived through all of it.
bool run(const Siege& siege) {
  fmt::print(
      "{} hostile connections; at the same address a table of two who think for 100 ms, and once a "
      "second somebody new. {} plays and undos before watch, replay and log; CPU is of one core, "
      "ms "
      "of plays and of the newcomer's whole visit.\n\n",
      siege.connections, siege.pairs);
  fmt::print(
      "| attack        | tokens | calls/s | CPU % | plays | p50 ms  | p99 ms  | new p50  | new "
      "worst "
      "| MB   |\n|---|---|---|---|---|---|---|---|---|---|\n");
  Stages stages(siege.server);
  bool lives = true;
  for (int i = 0; i < kAttacks; ++i) {
    const auto attack = static_cast<Attack>(i);
    if (!siege.only.empty() && siege.only != name_of(attack)) continue;
    for (const int tokens : {0, 1, 100}) {
      if (attack == Attack::kNone && tokens > 0) continue;
      if (attack == Attack::kCrowd && tokens == 0) continue;  // a stranger changes nothing
      const int pairs = reads_the_log(attack) ? siege.pairs : 0;
      const Stage& stage = stages.get({.tokens = tokens, .pairs = pairs});
      const Line line = measure(siege, stage, attack, tokens);
      print(line);
      lives = lives && !line.died;
    }
  }
  return lives;
}

}  // namespace
}  // namespace citybox::load

int main(int argc, char** argv) {
  using namespace citybox::load;
  CLI::App app("Measures a normal table while hostile clients spend what they may",
               "citybox_siege");
  Siege siege;
  app.add_option("--server", siege.server.program, "The program to start as the server")
      ->required();
  app.add_option("--web", siege.server.web, "Its page")->capture_default_str();
  app.add_option("--port", siege.server.port, "Its port")->capture_default_str();
  app.add_option("--connections", siege.connections, "Hostile ones")->capture_default_str();
  app.add_option("--seconds", siege.seconds, "How long each attack is measured")
      ->capture_default_str();
  app.add_option("--pairs", siege.pairs, "Plays and undos in the log that is asked for")
      ->capture_default_str();
  std::vector<std::string> names;
  names.reserve(kAttacks);
  for (int i = 0; i < kAttacks; ++i) names.emplace_back(name_of(static_cast<Attack>(i)));
  app.add_option("--attack", siege.only, "Only this one")->check(CLI::IsMember(names));
  app.add_option("--game", siege.game, "What the normal table plays")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  fmt::print("{}\n", command_of(argc, argv));
  try {
    return run(siege) ? 0 : 1;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
