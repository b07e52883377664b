// Google Benchmark over every game of the catalog: random decisions and copies of states.

#include <benchmark/benchmark.h>

#include <cstdint>

#include "catalog/catalog.hpp"

namespace {

using citybox::GameEntry;

void random_play(benchmark::State& state, const GameEntry* game) {
  std::int64_t decisions = 0;
  std::uint64_t seed = 0;
  for (auto _ : state) decisions += static_cast<std::int64_t>(game->play_at_random(100, ++seed));
  state.SetItemsProcessed(decisions);
}

void copies(benchmark::State& state, const GameEntry* game) {
  constexpr std::int64_t kBatch = 10'000;
  for (auto _ : state) game->copy_states(kBatch);
  state.SetItemsProcessed(state.iterations() * kBatch);
  state.SetBytesProcessed(state.iterations() * kBatch *
                          static_cast<std::int64_t>(game->state_bytes()));
}

[[maybe_unused]] const bool registered = [] {
  for (const GameEntry* game : citybox::all_games()) {
    const std::string id = game->info().id;
    benchmark::RegisterBenchmark((id + "/decisions").c_str(), random_play, game);
    benchmark::RegisterBenchmark((id + "/copies").c_str(), copies, game);
  }
  return true;
}();

}  // namespace
