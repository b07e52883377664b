#include "server/match/bot_worker.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

#include "server/log.hpp"

namespace citybox::server {

namespace {

std::optional<Decided> decide(const Thought& thought) {
  try {
    const auto bot = thought.game->bot(thought.bot);
    if (!bot) return std::nullopt;
    Decided decided{(*bot)->choose(*thought.table, thought.seat, thought.seed), std::nullopt};
    if (thought.aloud) {
      decided.reason = (*bot)->explain(*thought.table, thought.seat, decided.action, thought.seed);
    }
    if (thought.what == Thought::For::kTable) {
      decided.speech = (*bot)->speech(*thought.table, thought.seat, decided.action);
      decided.lets_people_first = (*bot)->lets_people_first(decided.action);
    }
    return decided;
  } catch (const std::exception& error) {
    log::error("event=bot_broke bot={} why={}", log::value(thought.bot), log::value(error.what()));
    return std::nullopt;
  }
}

}  // namespace

void BotWorker::think(Thought thought, Done done) {
  waiting_.push_back({std::move(thought), std::move(done)});
  begin();
}

std::size_t BotWorker::waiting(Thought::For what) const {
  return static_cast<std::size_t>(std::count_if(
      waiting_.begin(), waiting_.end(), [&](const Job& job) { return job.thought.what == what; }));
}

void BotWorker::begin() {
  if (busy_ || waiting_.empty()) return;
  busy_ = true;
  const auto least = std::max_element(
      waiting_.begin(), waiting_.end(), [now = loop_.now()](const Job& a, const Job& b) {
        return a.thought.meter->left(now) < b.thought.meter->left(now);
      });
  Job job = std::move(*least);
  waiting_.erase(least);
  worker_.add([this, alive = std::weak_ptr(alive_), job = std::move(job)]() mutable {
    const auto began = std::chrono::steady_clock::now();
    auto decided = decide(job.thought);
    metrics_.thinking.add(std::chrono::steady_clock::now() - began);
    loop_.post([this, alive, done = std::move(job.done), decided = std::move(decided)] {
      if (alive.lock()) end(done, decided);
    });
  });
}

void BotWorker::end(const Done& done, const std::optional<Decided>& decided) {
  busy_ = false;
  begin();
  done(decided);
}

}  // namespace citybox::server
