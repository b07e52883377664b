#include "lab/bench/benchmark.hpp"

#include <chrono>
#include <cstdint>
#include <ctime>

namespace citybox::lab {
namespace {

// Rates are over the time that the processor gave this thread: a busy machine takes longer and
// finds the same.
class Stopwatch {
 public:
  bool ran_for(double seconds) const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count() >=
           seconds;
  }
  double worked() const { return thread_seconds() - worked_; }

 private:
  static double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
  }

  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  double worked_ = thread_seconds();
};

}  // namespace

Figures measure(const GameEntry& game, double seconds) {
  constexpr std::uint64_t kGames = 100, kCopies = 100'000, kIterations = 5'000;
  constexpr std::uint16_t kToTheEnd = 10'000, kShort = 10;
  game.play_at_random(kGames, 0);  // warms up

  std::uint64_t batches = 0, decisions = 0;
  const Stopwatch playing;
  do {
    decisions += game.play_at_random(kGames, ++batches);
  } while (!playing.ran_for(seconds * 0.8));
  const double played = playing.worked();

  std::uint64_t copies = 0;
  const Stopwatch copying;
  do {
    game.copy_states(kCopies);
    copies += kCopies;
  } while (!copying.ran_for(seconds * 0.2));

  const auto searches = [&](std::uint16_t follow) {
    std::uint64_t done = 0, begun = 0;
    const Stopwatch searching;
    do {
      done += game.search_at_random(kIterations, follow, ++begun);
    } while (done > 0 && !searching.ran_for(seconds * 0.4));
    return static_cast<double>(done) / searching.worked();
  };
  const double whole = searches(kToTheEnd), short_ones = searches(kShort);

  return {game.info().id,
          static_cast<double>(decisions) / played,
          static_cast<double>(batches * kGames) / played,
          static_cast<double>(copies) / copying.worked(),
          game.state_bytes(),
          whole,
          short_ones};
}

}  // namespace citybox::lab
