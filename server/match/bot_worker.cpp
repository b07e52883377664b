#include "server/match/bot_worker.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/types/guarded.hpp"
#include "server/log.hpp"

namespace citybox::server {

namespace {

// Thinking ends when it took long enough, or when nobody waits for it any more.
struct Patience {
  std::chrono::steady_clock::time_point until;
  const std::atomic<bool>* called_off;
  const std::atomic<bool>* stopping;

  static bool is_over(const void* self) {
    const auto& patience = *static_cast<const Patience*>(self);
    return *patience.stopping || (patience.called_off != nullptr && *patience.called_off) ||
           std::chrono::steady_clock::now() >= patience.until;
  }
};

bool is_called_off(const Thought& thought) { return thought.called_off && *thought.called_off; }

}  // namespace

Bot* BotWorker::bot_for(const Thought& thought, std::unique_ptr<Bot>& stranger) {
  if (thought.what == Thought::For::kHint) {
    stranger = thought.game->bot(thought.bot).value_or(nullptr);
    return stranger.get();
  }
  const auto same = [&](const Known& known) {
    return known.whose == thought.meter && known.seat == thought.seat && known.name == thought.bot;
  };
  if (const auto known = std::find_if(known_.begin(), known_.end(), same); known != known_.end()) {
    return known->bot.get();
  }
  auto bot = thought.game->bot(thought.bot);
  if (!bot) return nullptr;
  if (known_.size() == kMostKnown) known_.pop_front();
  known_.push_back({thought.meter, thought.seat, thought.bot, std::move(*bot)});
  return known_.back().bot.get();
}

std::optional<Decided> BotWorker::decide(const Thought& thought) {
  const auto think = [&]() -> std::optional<Decided> {
    std::unique_ptr<Bot> stranger;
    Bot* bot = bot_for(thought, stranger);
    if (bot == nullptr) return std::nullopt;
    const Patience patience{std::chrono::steady_clock::now() + std::chrono::seconds(bot->seconds()),
                            thought.called_off.get(), &stopping_};
    const Leash leash = bot->seconds() > 0 ? Leash{&Patience::is_over, &patience} : Leash{};
    Decided decided{bot->choose(*thought.table, thought.seat, thought.seed, leash), std::nullopt};
    if (is_called_off(thought)) return std::nullopt;
    if (thought.aloud) {
      decided.reason = bot->explain(*thought.table, thought.seat, decided.action, thought.seed);
    }
    if (thought.what == Thought::For::kTable) {
      decided.speech = bot->speech(*thought.table, thought.seat, decided.action);
      decided.lets_people_first = bot->lets_people_first(decided.action);
    }
    return decided;
  };
  return guarded(think, [&](std::string_view why) -> std::optional<Decided> {
    known_.clear();
    log::error("event=bot_broke bot={} why={}", log::value(thought.bot), log::value(why));
    return std::nullopt;
  });
}

void BotWorker::think(Thought thought, Done done) {
  waiting_.push_back({std::move(thought), std::move(done)});
  begin();
}

std::size_t BotWorker::waiting(Thought::For what) const {
  return static_cast<std::size_t>(std::count_if(
      waiting_.begin(), waiting_.end(), [&](const Job& job) { return job.thought.what == what; }));
}

void BotWorker::begin() {
  waiting_.erase(std::remove_if(waiting_.begin(), waiting_.end(),
                                [](const Job& job) { return is_called_off(job.thought); }),
                 waiting_.end());
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
