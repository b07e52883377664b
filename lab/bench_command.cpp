#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "lab/benchmark.hpp"
#include "lab/commands.hpp"
#include "lab/report.hpp"

namespace citybox::lab {
namespace {

struct BenchArguments {
  std::string game;
  double seconds = 2;
  bool json = false;
};

int run_bench(const BenchArguments& arguments) {
  if (!(arguments.seconds > 0 && arguments.seconds <= 3600)) {
    return say({"Measure for more than 0 and at most 3600 seconds."});
  }
  std::vector<const GameEntry*> chosen = games();
  if (!arguments.game.empty()) {
    const auto game = find_game(arguments.game);
    if (!game) return say(game.error());
    chosen = {*game};
  }
  std::vector<Figures> figures;
  for (const GameEntry* game : chosen) figures.push_back(measure(*game, arguments.seconds));
  fmt::print("{}",
             arguments.json ? json::serialize(json_report(figures)) + "\n" : text_report(figures));
  return 0;
}

}  // namespace

void add_bench(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("bench", "How fast the rules are: one thread, random play");
  auto arguments = std::make_shared<BenchArguments>();
  command->add_option("game", arguments->game, "Only this one");
  command->add_option("--seconds", arguments->seconds, "How long, each game")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "For programs");
  command->callback([arguments, &exit_code] { exit_code = run_bench(*arguments); });
}

}  // namespace citybox::lab
