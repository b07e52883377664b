#pragma once

#include <cstdint>
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

  // `done` is called on the loop; nothing if there is no such bot or it broke.
  void think(Thought thought, Done done);
  std::size_t waiting(Thought::For what) const;
  void stop() { worker_.stop(); }  // what is not thought yet never will be

 private:
  struct Job {
    Thought thought;
    Done done;
  };

  void begin();
  void end(const Done& done, const std::optional<Decided>& decided);

  Loop& loop_;
  Metrics& metrics_;
  std::vector<Job> waiting_;
  bool busy_ = false;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  Worker worker_;
};

}  // namespace citybox::server
