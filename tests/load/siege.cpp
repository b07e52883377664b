// What a normal table feels while somebody at the same address spends all they may on the dearest
// calls. Each line is a fresh server with its standard limits.
//   citybox_siege --server build/citybox --web build/web

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <stdexcept>

#include "tests/load/attackers.hpp"
#include "tests/load/own_server.hpp"
#include "tests/load/player.hpp"
#include "tests/load/prey.hpp"

namespace citybox::load {
namespace {

using namespace std::chrono_literals;

struct Siege {
  ServerSetup server;
  int connections = 200;
  double seconds = 8;
  std::string only;  // one attack; empty: all
  std::string game = "crash-city";
};

void run_for(Lines& lines, double seconds) {
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  while (Clock::now() < end) lines.turn(1ms);
}

void measure(const Siege& siege, Attack attack, int tokens) {
  OwnServer server(siege.server);
  const std::vector<Prey> prey = make_prey(siege.server.port, "build-back", tokens);
  Tally tally;
  const Options options{.game = siege.game, .think = 100ms, .trouble = Options::Trouble::kHappens};
  const auto group = std::make_shared<Group>();
  Lines people(siege.server.port);
  for (const int seat : {0, 1}) {
    people.add(std::make_shared<Player>(options, group, seat, tally));
  }
  run_for(people, 1);  // they sit down and begin
  const Attackers attackers({siege.server.port, siege.connections}, attack, prey);
  run_for(people, 1);
  tally = Tally{};
  const std::uint64_t before = attackers.answered();
  run_for(people, siege.seconds);
  const double rate = static_cast<double>(attackers.answered() - before) / siege.seconds;
  fmt::print("| {:<13} | {:>6} | {:>8.0f} | {:>5} | {:>8.2f} | {:>8.2f} | {:>6} |{}\n",
             name_of(attack), tokens, rate, tally.acknowledged, tally.wait_at(0.5),
             tally.wait_at(0.99), server.memory_kb() / 1024, server.alive() ? "" : " it died");
  std::fflush(stdout);
}

void run(const Siege& siege) {
  fmt::print("{} hostile connections; a table of two who think for 100 ms, at the same address\n\n",
             siege.connections);
  fmt::print("| attack        | tokens | calls/s  | plays | p50 ms   | p99 ms   | MB     |\n");
  fmt::print("|---|---|---|---|---|---|---|\n");
  if (siege.only.empty()) measure(siege, Attack::kNone, 0);
  for (int i = 1; i < kAttacks; ++i) {
    const auto attack = static_cast<Attack>(i);
    if (!siege.only.empty() && siege.only != name_of(attack)) continue;
    for (const int tokens : {0, 1, 100}) measure(siege, attack, tokens);
  }
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
  app.add_option("--attack", siege.only, "Only this one, such as at");
  app.add_option("--game", siege.game, "What the normal table plays")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  try {
    run(siege);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
  return 0;
}
