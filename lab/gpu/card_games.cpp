#include "lab/gpu/card_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "engine/device/job.hpp"

namespace citybox::lab::gpu {
namespace {

// Some rules and judgements call themselves (streets, pile-ups), so nobody knows beforehand how deep.
constexpr std::size_t kRecursionBytes = 8192;

// The first problem of several steps, or none.
template <class... Results>
tl::expected<void, Problem> all(const Results&... results) {
  tl::expected<void, Problem> first;
  const auto look = [&first](const auto& result) {
    if (first && !result) first = tl::unexpected(result.error());
  };
  (look(results), ...);
  return first;
}

}  // namespace

tl::expected<CardGames, Problem> CardGames::open(const Card& card, const DeviceMatch& match) {
  if (match.code() == nullptr) {
    return tl::unexpected(
        Problem{"This program was built without code for graphics cards: install clang-19 "
                "(script/setup --dev) and build it again."});
  }
  CardGames games(card, match);
  auto kernel = card.load(match.code(), "play");
  if (!kernel) return tl::unexpected(kernel.error());
  games.kernel_ = *std::move(kernel);
  games.threads_ = match.player() == DeviceMatch::Player::kRandom ? kRandomThreads : kGreedyThreads;
  const auto stack =
      card.set_stack(static_cast<std::size_t>(games.kernel_.local_bytes) + kRecursionBytes);
  const auto at_once = card.blocks_at_once(games.kernel_, games.threads_);
  auto content = card.allocate(match.content().size());
  auto next = card.allocate(sizeof(std::uint32_t));
  auto stream = card.stream();
  if (const auto made = all(stack, at_once, content, next, stream); !made) {
    return tl::unexpected(made.error());
  }
  games.blocks_ = static_cast<unsigned>(std::max(1, *at_once * card.multiprocessors()));
  games.content_ = *std::move(content);
  games.next_ = *std::move(next);
  games.stream_ = *std::move(stream);
  const auto written = card.write(games.content_, match.content().data(), match.content().size());
  if (!written) return tl::unexpected(written.error());
  return games;
}

tl::expected<void, Problem> CardGames::make_room(std::size_t games) {
  if (games <= room_) return {};
  auto states = card_->allocate(games * match_->state_bytes());
  auto decisions = card_->allocate(games * sizeof(std::uint32_t));
  if (const auto made = all(states, decisions); !made) return made;
  states_ = *std::move(states);
  decisions_ = *std::move(decisions);
  room_ = games;
  return {};
}

// As many threads as have something to do, and in each as many games at a time as there are some to
// follow: a game more than that would find the others gone.
tl::expected<void, Problem> CardGames::run(Range games) {
  constexpr std::uint64_t kFollowing = 4;
  const std::uint64_t count = games.size();
  const std::uint64_t blocks = std::min<std::uint64_t>(blocks_, (count + threads_ - 1) / threads_);
  const std::uint64_t slots = count / (blocks * threads_ * kFollowing);
  DeviceJob job;
  job.seed = match_->seed();
  job.first = games.from;
  job.games = static_cast<std::uint32_t>(count);
  job.slots = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(slots, 1, match_->slots()));
  std::vector<std::byte> setup(match_->setup().begin(), match_->setup().end());
  Address content = content_.get(), states = states_.get(), decisions = decisions_.get(),
          next = next_.get();
  void* arguments[] = {&job, setup.data(), &content, &states, &decisions, &next};
  auto zeroed = all(card_->zero(next_, 1), card_->zero(decisions_, count));
  if (!zeroed) return zeroed;
  const auto launched =
      card_->launch(kernel_, {static_cast<unsigned>(blocks), threads_}, stream_, arguments);
  return launched ? card_->wait(stream_) : launched;
}

tl::expected<Ends, Problem> CardGames::play(Range games, double& seconds) {
  using Clock = std::chrono::steady_clock;
  const auto entered = card_->enter();
  const auto roomy = make_room(games.size());
  if (const auto ready = all(entered, roomy); !ready) return tl::unexpected(ready.error());
  const Clock::time_point begin = Clock::now();
  if (const auto ran = run(games); !ran) return tl::unexpected(ran.error());
  seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  Ends ends{games, std::vector<std::byte>(games.size() * match_->state_bytes()),
            std::vector<std::uint32_t>(games.size())};
  const auto states = card_->read(ends.states.data(), states_, ends.states.size(), stream_);
  const auto decisions =
      card_->read(ends.decisions.data(), decisions_, games.size() * sizeof(std::uint32_t), stream_);
  const auto waited = card_->wait(stream_);
  if (const auto read = all(states, decisions, waited); !read) {
    return tl::unexpected(read.error());
  }
  // Every game has decisions: where there are none, nothing was written.
  const auto missing = std::find(ends.decisions.begin(), ends.decisions.end(), 0U);
  if (missing != ends.decisions.end()) {
    return tl::unexpected(Problem{
        fmt::format("The card did not play game {}: its results are of no use.",
                    games.from + static_cast<std::uint64_t>(missing - ends.decisions.begin()))});
  }
  return ends;
}

}  // namespace citybox::lab::gpu
