#include "lab/benchmark.hpp"

#include <chrono>
#include <cstdint>

namespace citybox::lab {
namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

}  // namespace

Figures measure(const LabGame& game, double seconds) {
  Figures figures{game.info().id, 0, 0, 0, game.state_bytes()};
  game.play_at_random(100, 0);  // warms up

  std::uint64_t games = 0, decisions = 0;
  Clock::time_point begin = Clock::now();
  double taken = 0;
  for (std::uint64_t batch = 100; taken < seconds * 0.8; taken = since(begin)) {
    decisions += game.play_at_random(batch, ++games);
    games += batch - 1;
  }
  figures.decisions_per_s = static_cast<double>(decisions) / taken;
  figures.games_per_s = static_cast<double>(games) / taken;

  std::uint64_t copies = 0;
  begin = Clock::now();
  for (taken = 0; taken < seconds * 0.2; taken = since(begin)) {
    game.copy_states(100'000);
    copies += 100'000;
  }
  figures.copies_per_s = static_cast<double>(copies) / taken;
  return figures;
}

}  // namespace citybox::lab
