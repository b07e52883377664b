#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "engine/entry/game_entry.hpp"
#include "server/loop.hpp"

namespace citybox::server {

// Where bots think, so that nobody waits for them.
class BotWorker {
 public:
  using Done = std::function<void(std::optional<PackedAction>)>;

  explicit BotWorker(Loop& loop);
  ~BotWorker();

  // `done` is called on the loop; nothing if there is no such bot.
  void think(const GameEntry& game, std::string bot, std::unique_ptr<Table> table, Seat seat,
             std::uint64_t seed, Done done);
  void stop();  // what is not thought yet never will be

 private:
  struct Job {
    const GameEntry* game = nullptr;
    std::string bot;
    std::unique_ptr<Table> table;
    Seat seat{};
    std::uint64_t seed = 0;
    Done done;
  };

  void work();

  Loop& loop_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace citybox::server
