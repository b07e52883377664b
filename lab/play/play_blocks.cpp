#include "lab/play/play_blocks.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace citybox::lab {
namespace {

using Clock = std::chrono::steady_clock;

// What the threads share.
class Workshop {
 public:
  Workshop(const std::vector<Block>& blocks, const std::atomic<bool>& stop, const TakeBlock& take)
      : blocks_(blocks), stop_(stop), take_(take) {}

  void work(BlockPlayer& player) {
    while (!stop_ && !broken_) {
      const std::size_t next = next_++;
      if (next >= blocks_.size()) return;
      Block block = blocks_[next];
      const auto tally = player.play(block, stop_, played_);
      const std::lock_guard lock(taking_);
      if (!tally) return broke(tally.error());
      block.games.to = block.games.from + tally->games;
      if (tally->games == 0) continue;
      if (const auto taken = take_(block, *tally); !taken) return broke(taken.error());
    }
  }

  std::uint64_t played() const { return played_; }
  const std::optional<Problem>& problem() const { return problem_; }

 private:
  void broke(const Problem& problem) {
    if (!problem_) problem_ = problem;
    broken_ = true;
  }

  const std::vector<Block>& blocks_;
  const std::atomic<bool>& stop_;
  const TakeBlock& take_;
  std::atomic<std::size_t> next_{0};
  std::atomic<std::uint64_t> played_{0};
  std::atomic<bool> broken_{false};
  std::mutex taking_;
  std::optional<Problem> problem_;
};

void wait_for(const std::atomic<int>& working, const Workshop& shop, const Playing& playing) {
  using namespace std::chrono_literals;
  for (Clock::time_point shown{}; working > 0; std::this_thread::sleep_for(2ms)) {
    if (!playing.progress || Clock::now() - shown < 100ms) continue;
    playing.progress(shop.played());
    shown = Clock::now();
  }
  if (playing.progress) playing.progress(shop.played());
}

}  // namespace

tl::expected<Played, Problem> play_blocks(const std::vector<Block>& blocks, const Playing& playing,
                                          const std::atomic<bool>& stop, const TakeBlock& take) {
  const Clock::time_point begin = Clock::now();
  Workshop shop(blocks, stop, take);
  const int hands = static_cast<int>(
      std::min(static_cast<std::size_t>(playing.threads), std::max<std::size_t>(blocks.size(), 1)));
  std::atomic<int> working{hands};
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(hands));
  for (int i = 0; i < hands; ++i) {
    threads.emplace_back([&] {
      const std::unique_ptr<BlockPlayer> player = playing.make_player();
      shop.work(*player);
      --working;
    });
  }
  wait_for(working, shop, playing);
  for (std::thread& thread : threads) thread.join();
  if (shop.problem()) return tl::unexpected(*shop.problem());
  return Played{shop.played(), std::chrono::duration<double>(Clock::now() - begin).count()};
}

}  // namespace citybox::lab
