#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <string>

#include "catalog/catalog.hpp"
#include "engine/entry/perft.hpp"
#include "lab/commands.hpp"

namespace citybox::lab {
namespace {

struct PerftArguments {
  std::string game;
  int depth = 3;
  int seats = 0;
  bool seeded = false;
};

// Prints the lines of games/<name>/tests/perft.txt, each as soon as it is known.
int run_perft(const PerftArguments& arguments) {
  const auto game = find_game(arguments.game);
  if (!game) return say(game.error());
  const GameInfo& info = (*game)->info();
  const int seats = arguments.seats == 0 ? info.standard_seats : arguments.seats;
  if (seats < info.min_seats || seats > info.max_seats) {
    return say({fmt::format("{} has {} to {} seats, not {}.", info.title, info.min_seats,
                            info.max_seats, seats)});
  }
  if (arguments.depth < 1 || arguments.depth > 1000) {
    return say({"Look 1 to 1000 decisions deep: --depth 3."});
  }
  PerftLine line{PerftLine::Kind::kExact, seats, 1, 0};
  if (arguments.seeded) line.kind = PerftLine::Kind::kSeeded;
  for (; line.depth <= arguments.depth; ++line.depth) {
    line.count = (*game)->perft(line);
    fmt::print("{}\n", to_text(line));
    std::fflush(stdout);
  }
  return 0;
}

int run_hash(const std::string& id) {
  const auto game = find_game(id);
  if (!game) return say(game.error());
  fmt::print("{:016x}\n", (*game)->bench_hash());
  return 0;
}

}  // namespace

void add_perft(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand("perft", "Count the positions after so many decisions");
  auto arguments = std::make_shared<PerftArguments>();
  command->add_option("game", arguments->game, "The game's id, such as city-roots")->required();
  command->add_option("--depth", arguments->depth, "Up to how many decisions")
      ->capture_default_str();
  command->add_option("--seats", arguments->seats, "The game's standard number if not given");
  command->add_flag("--seeded", arguments->seeded,
                    "One fixed outcome of chance each time, instead of all");
  command->callback([arguments, &exit_code] { exit_code = run_perft(*arguments); });
}

void add_hash(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("hash", "One number over random games: it changes when the rules do");
  auto game = std::make_shared<std::string>();
  command->add_option("game", *game, "The game's id, such as city-roots")->required();
  command->callback([game, &exit_code] { exit_code = run_hash(*game); });
}

}  // namespace citybox::lab
