#include "lab/tournament.hpp"

#include <chrono>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

namespace citybox::lab {
namespace {

using Clock = std::chrono::steady_clock;

void wait_for(const std::atomic<int>& working, const std::atomic<std::uint64_t>& played,
              const std::function<void(std::uint64_t)>& progress) {
  using namespace std::chrono_literals;
  for (Clock::time_point shown{}; working > 0; std::this_thread::sleep_for(2ms)) {
    if (!progress || Clock::now() - shown < 100ms) continue;
    progress(played);
    shown = Clock::now();
  }
  if (progress) progress(played);
}

}  // namespace

tl::expected<Result, Problem> play(const GameEntry& game, const Tournament& tournament,
                                   const std::atomic<bool>& stop,
                                   const std::function<void(std::uint64_t)>& progress) {
  std::vector<std::unique_ptr<Arena>> arenas;
  for (int i = 0; i < tournament.threads; ++i) {
    auto arena = game.arena(tournament.lineup);
    if (!arena) return tl::unexpected(arena.error());
    arenas.push_back(*std::move(arena));
  }

  const Clock::time_point begin = Clock::now();
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> played{0};
  std::atomic<int> working{tournament.threads};
  std::vector<std::thread> threads;
  for (const auto& arena : arenas) {
    threads.emplace_back([&, place = arena.get()] {
      while (!stop) {
        const std::uint64_t index = next++;
        if (index >= tournament.games) break;
        place->play(index);
        ++played;
      }
      --working;
    });
  }
  wait_for(working, played, progress);
  for (std::thread& thread : threads) thread.join();

  Result result;
  result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  for (const auto& arena : arenas) result.tally.merge(arena->tally());
  return result;
}

}  // namespace citybox::lab
