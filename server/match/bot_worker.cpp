#include "server/match/bot_worker.hpp"

#include <chrono>
#include <utility>

namespace citybox::server {

void BotWorker::think(const GameEntry& game, std::string bot, std::unique_ptr<Table> table,
                      Seat seat, std::uint64_t seed, Lane lane, Done done) {
  std::shared_ptr<Table> here = std::move(table);
  worker_.add(
      [this, &game, bot = std::move(bot), here, seat, seed, done = std::move(done)]() mutable {
        const auto began = std::chrono::steady_clock::now();
        std::optional<PackedAction> action;
        if (const auto thinker = game.bot(bot)) action = (*thinker)->choose(*here, seat, seed);
        metrics_.thinking.add(std::chrono::steady_clock::now() - began);
        loop_.post([done = std::move(done), action] { done(action); });
      },
      lane);
}

}  // namespace citybox::server
