#include <fmt/format.h>

#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "lab/bench/benchmark.hpp"
#include "lab/commands.hpp"
#include "lab/figures/report.hpp"

namespace citybox::lab {

int run_bench(const BenchArguments& arguments) {
  if (!(arguments.seconds > 0 && arguments.seconds <= 3600)) {
    return say({"Measure for more than 0 and at most 3600 seconds."});
  }
  const auto chosen = find_games(arguments.game);
  if (!chosen) return say(chosen.error());
  std::vector<Figures> figures;
  figures.reserve(chosen->size());
  for (const GameEntry* game : *chosen) figures.push_back(measure(*game, arguments.seconds));
  fmt::print("{}",
             arguments.json ? json::serialize(json_report(figures)) + "\n" : text_report(figures));
  return 0;
}

}  // namespace citybox::lab
