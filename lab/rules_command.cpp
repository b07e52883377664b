#include <fmt/format.h>

#include <cstdio>
#include <string>

#include "catalog/catalog.hpp"
#include "engine/entry/perft.hpp"
#include "lab/commands.hpp"

namespace citybox::lab {

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

}  // namespace citybox::lab
