#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "server/auth/budgets.hpp"
#include "server/loop.hpp"
#include "server/metrics/metrics.hpp"
#include "server/worker.hpp"

namespace citybox::server {

// A decision that a bot is to make.
struct Thought {
  enum class For : std::uint8_t { kTable, kHint };

  const GameEntry* game = nullptr;
  std::string bot;
  std::shared_ptr<const Table> table;
  Seat seat{};
  std::uint64_t seed = 0;
  For what = For::kTable;
  Meter meter;         // who thought least lately comes first
  bool aloud = false;  // says why
  std::shared_ptr<const std::atomic<bool>> called_off =
      {};  // nobody waits any more; null: somebody does
};

// What came of it.
struct Decided {
  PackedAction action = 0;
  std::optional<Reason> reason;
  std::vector<std::string> speech = {};  // what it might say aloud, what matters most first
  bool lets_people_first = false;
};

// Where bots think, so that nobody waits for them. Lives on the loop.
class BotWorker {
 public:
  using Done = std::function<void(const std::optional<Decided>&)>;

  BotWorker(Loop& loop, Metrics& metrics) : loop_(loop), metrics_(metrics) {}

  // `done` is called on the loop, with nothing if there is no such bot or it broke; not at all where the
  // thought was called off before it began.
  void think(Thought thought, Done done);
  std::size_t waiting(Thought::For what) const;
  // What is not thought yet never will be, and what is under way ends soon.
  void stop() {
    stopping_ = true;
    worker_.stop();
  }

 private:
  struct Job {
    Thought thought;
    Done done;
  };

  // One who may go on from what it found for an earlier decision.
  struct Known {
    Meter whose;  // a table's own
    Seat seat{};
    std::string name;
    std::unique_ptr<Bot> bot;
  };
  static constexpr std::size_t kMostKnown = 8;

  void begin();
  // On the worker's thread. One who gives a hint begins with nothing and is kept in `stranger`: whoever
  // asks may ask about any table.
  Bot* bot_for(const Thought& thought, std::unique_ptr<Bot>& stranger);
  std::optional<Decided> decide(const Thought& thought);  // on the worker's thread
  void end(const Done& done, const std::optional<Decided>& decided);

  Loop& loop_;
  Metrics& metrics_;
  std::vector<Job> waiting_;
  bool busy_ = false;
  std::atomic<bool> stopping_ = false;
  std::deque<Known> known_;  // the worker's thread alone touches them
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  Worker worker_;
};

}  // namespace citybox::server
