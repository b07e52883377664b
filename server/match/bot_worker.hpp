#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/entry/game_entry.hpp"
#include "server/loop.hpp"
#include "server/metrics/metrics.hpp"
#include "server/worker.hpp"

namespace citybox::server {

// Where bots think, so that nobody waits for them.
class BotWorker {
 public:
  using Done = std::function<void(std::optional<PackedAction>)>;
  using Lane = Worker::Lane;
  static constexpr Lane kTables = Lane::kOne;  // each table has one thought at a time
  static constexpr Lane kHints = Lane::kOther;

  BotWorker(Loop& loop, Metrics& metrics) : loop_(loop), metrics_(metrics) {}

  // `done` is called on the loop; nothing if there is no such bot.
  void think(const GameEntry& game, std::string bot, std::unique_ptr<Table> table, Seat seat,
             std::uint64_t seed, Lane lane, Done done);
  std::size_t waiting(Lane lane) const { return worker_.waiting(lane); }
  void stop() { worker_.stop(); }  // what is not thought yet never will be

 private:
  Loop& loop_;
  Metrics& metrics_;
  Worker worker_;
};

}  // namespace citybox::server
