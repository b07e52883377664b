#include <fmt/format.h>

#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "lab/benchmark.hpp"
#include "lab/commands.hpp"
#include "lab/report.hpp"

namespace citybox::lab {

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
  figures.reserve(chosen.size());
  for (const GameEntry* game : chosen) figures.push_back(measure(*game, arguments.seconds));
  fmt::print("{}",
             arguments.json ? json::serialize(json_report(figures)) + "\n" : text_report(figures));
  return 0;
}

}  // namespace citybox::lab
