#include "server/match/bot_worker.hpp"

#include <utility>

namespace citybox::server {

BotWorker::BotWorker(Loop& loop) : loop_(loop), thread_([this] { work(); }) {}

BotWorker::~BotWorker() { stop(); }

void BotWorker::think(const GameEntry& game, std::string bot, std::unique_ptr<Table> table,
                      Seat seat, std::uint64_t seed, Done done) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back({&game, std::move(bot), std::move(table), seat, seed, std::move(done)});
  }
  wake_.notify_one();
}

void BotWorker::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void BotWorker::work() {
  for (;;) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
      if (stopping_) return;
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    std::optional<PackedAction> action;
    if (const auto bot = job.game->bot(job.bot)) {
      action = (*bot)->choose(*job.table, job.seat, job.seed);
    }
    loop_.post([done = std::move(job.done), action] { done(action); });
  }
}

}  // namespace citybox::server
