// Plays at nodes that are killed, stopped and cut off from their database, notes every word they say, and
// then holds it against the log.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <thread>

#include "server/auth/secret.hpp"
#include "server/store/open_store.hpp"
#include "tests/faults/cutter.hpp"
#include "tests/faults/node.hpp"
#include "tests/faults/player.hpp"
#include "tests/faults/verdict.hpp"

namespace citybox::faults {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::minutes kComesUp{2};
constexpr std::size_t kFewPlays = 5;  // acknowledged for each fault: less was no play

struct Options {
  std::string program = "build/citybox";
  std::string web = "build/web";
  std::string folder = "build/faults";
  std::string store;     // PostgreSQL; empty: one node with a file
  std::string database;  // the command that kills it and starts it again
  int database_port = 0;
  int nodes = 3;
  int parties = 6;
  int faults = 0;  // so many, or
  int seconds = 30;
  std::uint16_t port = 18300;  // of the first node
  unsigned seed = 1;
};

// The nodes, and what can happen to them.
class World {
 public:
  explicit World(const Options& options) : options_(options), random_(options.seed) {
    std::filesystem::remove_all(options.folder);
    std::filesystem::create_directories(options.folder);
    const int nodes = options.store.empty() ? 1 : options.nodes;
    for (int i = 0; i < nodes; ++i) add_node(i);
    heal();
  }

  std::vector<std::uint16_t> ports() const {
    std::vector<std::uint16_t> all;
    all.reserve(nodes_.size());
    for (const auto& node : nodes_) all.push_back(node->port());
    return all;
  }
  // All are up and nothing is held.
  void heal() {
    for (const auto& cutter : cutters_) cutter->let_go();
    for (const auto& node : nodes_) {
      node->go_on();
      const auto until = std::chrono::steady_clock::now() + kComesUp;
      while (!node->up()) {
        if (std::chrono::steady_clock::now() > until)
          throw std::runtime_error("A node does not come up again.");
        std::this_thread::sleep_for(20ms);
      }
    }
  }
  void fault();
  void end() {
    for (const auto& node : nodes_) node->end();
  }
  const std::map<std::string, int>& done() const { return done_; }

 private:
  void add_node(int number);
  std::string store_of(int number);
  std::chrono::milliseconds moment(int least, int most) {
    return std::chrono::milliseconds(
        least + static_cast<int>(random_() % static_cast<unsigned>(most - least)));
  }

  const Options& options_;
  std::mt19937 random_;
  std::vector<std::unique_ptr<Cutter>> cutters_;
  std::vector<std::unique_ptr<Node>> nodes_;
  std::map<std::string, int> done_;
};

// By a proxy of its own.
std::string World::store_of(int) {
  cutters_.push_back(std::make_unique<Cutter>(static_cast<std::uint16_t>(options_.database_port)));
  std::string url = options_.store;
  const std::string port = std::to_string(options_.database_port);
  url.replace(url.find(':' + port) + 1, port.size(), std::to_string(cutters_.back()->port()));
  return url;
}

void World::add_node(int number) {
  const std::string folder = fmt::format("{}/node{}", options_.folder, number);
  const auto port = static_cast<std::uint16_t>(options_.port + number);
  std::vector<std::string> words = {options_.program,
                                    "serve",
                                    "--port",
                                    std::to_string(port),
                                    "--data",
                                    folder,
                                    "--web",
                                    options_.web,
                                    "--rate",
                                    "0",
                                    "--chat-rate",
                                    "0",
                                    "--tables-per-hour",
                                    "0",
                                    "--log-level",
                                    "warn"};
  if (!options_.store.empty()) words.insert(words.end(), {"--store", store_of(number)});
  nodes_.push_back(std::make_unique<Node>(words, port, folder + ".log"));
}

void World::fault() {
  const std::size_t which = random_() % nodes_.size();
  Node& node = *nodes_[which];
  const unsigned kind = options_.store.empty() ? static_cast<unsigned>(random_() % 5)
                                               : static_cast<unsigned>(random_() % 12);
  if (kind < 4) {
    ++done_["killed"];
    node.kill();
    std::this_thread::sleep_for(moment(0, 400));
  } else if (kind < 6) {
    ++done_["stopped"];
    node.stop();
    std::this_thread::sleep_for(moment(100, 4000));
  } else if (kind < 9) {
    ++done_["cut off"];
    cutters_[which]->cut();
    std::this_thread::sleep_for(moment(0, 300));
  } else if (kind < 11) {
    ++done_["held up"];
    cutters_[which]->hold();
    std::this_thread::sleep_for(moment(100, 4000));
    if (random_() % 2 == 0) cutters_[which]->cut();
  } else {
    ++done_["database killed"];
    if (std::system(options_.database.c_str()) != 0) {
      throw std::runtime_error("The database did not come back.");
    }
  }
  heal();
}

// What every node says of each table to each seat is the same, and is the log's.
std::vector<std::string> differences(const std::vector<std::uint16_t>& ports,
                                     const std::vector<std::unique_ptr<Party>>& parties,
                                     const Setting& setting) {
  std::vector<std::string> found;
  for (const auto& party : parties) {
    for (int seat = 0; seat < party->seats(); ++seat) {
      Line line(setting, 1);
      const Party::Place place = party->next(line, setting, seat, "-");
      if (place.table.empty()) continue;
      const std::string first = told_by(ports.front(), place);
      for (const std::uint16_t port : ports) {
        // A word between nodes may be on its way.
        for (int tries = 0; tries < 100 && told_by(port, place) != first; ++tries) {
          std::this_thread::sleep_for(100ms);
        }
        if (told_by(port, place) == told_by(ports.front(), place)) continue;
        found.push_back(
            fmt::format("{}: the nodes tell seat {} different things", place.table, seat));
      }
    }
  }
  return found;
}

int run(const Options& options) {
  server::secrets_ready();
  World world(options);
  Record record;
  std::atomic<bool> ends = false;
  const Setting setting{world.ports(), record, ends};
  std::vector<std::unique_ptr<Party>> parties;
  std::vector<std::thread> players;
  for (int i = 0; i < options.parties; ++i) {
    parties.push_back(i % 2 == 0 ? std::make_unique<Party>("plots", 3)
                                 : std::make_unique<Party>("city-roots", 3));
    for (int seat = 0; seat < parties.back()->seats(); ++seat) {
      const auto seed = options.seed * 1000 + static_cast<unsigned>(players.size());
      players.emplace_back([&, seat, seed, party = parties.back().get()] {
        play_seat(*party, seat, setting, seed);
      });
    }
  }
  const auto began = std::chrono::steady_clock::now();
  const auto until = began + std::chrono::seconds(options.seconds);
  int faults = 0;
  std::this_thread::sleep_for(1s);
  while (options.faults > 0 ? faults < options.faults : std::chrono::steady_clock::now() < until) {
    world.fault();
    ++faults;
    std::this_thread::sleep_for(300ms);
    if (faults % 100 == 0) fmt::print("{} faults, {} actions\n", faults, record.plays());
    std::fflush(stdout);
  }
  world.heal();
  std::this_thread::sleep_for(2s);
  ends = true;
  for (std::thread& player : players) player.join();
  std::vector<std::string> wrong = differences(world.ports(), parties, setting);
  world.end();

  auto store = server::open_store(options.store.empty() ? options.folder + "/node0/citybox.db"
                                                        : options.store);
  if (!store) throw std::runtime_error(store.error().text);
  std::size_t seen = 0;
  const auto tables = record.all();
  for (const auto& [code, table] : tables) {
    seen += table.seen.size();
    const auto stored = (*store)->load(code);
    if (!stored || !*stored) {
      wrong.push_back(code + ": the table is gone");
      continue;
    }
    for (const std::string& why : contradictions(**stored, table)) {
      wrong.push_back(fmt::format("{}: {}", code, why));
    }
  }
  if (record.plays() < kFewPlays * static_cast<std::size_t>(faults)) {
    wrong.push_back(
        fmt::format("{} actions acknowledged: too few to show anything", record.plays()));
  }
  for (const std::string& why : wrong) fmt::print("{}\n", why);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  fmt::print("{} faults in {:.0f} s:", faults, took.count());
  for (const auto& [kind, often] : world.done()) fmt::print(" {} {},", often, kind);
  fmt::print(" {} tables, {} actions acknowledged, {} things seen: {}\n", tables.size(),
             record.plays(), seen,
             wrong.empty() ? "no contradiction" : fmt::format("{} CONTRADICTIONS", wrong.size()));
  if (record.plays() == 0) fmt::print("Nobody got to play: that proves nothing.\n");
  return wrong.empty() && record.plays() > 0 ? 0 : 1;
}

}  // namespace
}  // namespace citybox::faults

int main(int argc, char** argv) {
  CLI::App app("Plays while servers fail, and holds what was said against the log");
  citybox::faults::Options options;
  app.add_option("--program", options.program, "citybox");
  app.add_option("--web", options.web, "Folder of the page");
  app.add_option("--folder", options.folder, "Folder for data and logs; emptied");
  app.add_option("--store", options.store, "postgresql://…; without it one node with a file");
  app.add_option("--database-port", options.database_port, "Its port, as in the address");
  app.add_option("--database-fault", options.database, "A command that kills and restarts it");
  app.add_option("--nodes", options.nodes, "How many")->check(CLI::Range(1, 9));
  app.add_option("--parties", options.parties, "Tables at a time, three players each");
  app.add_option("--faults", options.faults, "So many; 0: as many as go into --seconds");
  app.add_option("--seconds", options.seconds, "For so long");
  app.add_option("--port", options.port, "Of the first node");
  app.add_option("--seed", options.seed, "Of chance");
  CLI11_PARSE(app, argc, argv);
  try {
    return citybox::faults::run(options);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 1;
  }
}
