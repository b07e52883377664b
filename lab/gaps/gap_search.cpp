#include "lab/gaps/gap_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>
#include <utility>

namespace citybox::lab {
namespace {

// How many times the longest of some random games a game may last.
constexpr std::uint64_t kPatience = 20;
constexpr std::uint64_t kPilots = 10;

using Tell = std::function<void(const std::string&)>;

// Options that differ from the base in one thing, and what that takes of the others.
struct Variant {
  std::string key;
  std::string value;
  json::object needed;  // without it the option does nothing
  int seats = 0;        // at least
};

std::vector<Variant> variants_of(const GameInfo& info) {
  std::vector<Variant> variants;
  for (const OptionInfo& option : info.options) {
    json::object needed;
    for (const OptionIs& other : option.only_if) needed[other.key] = other.values.front();
    for (const OptionChoice& choice : option.choices) {
      if (choice.value != option.standard) {
        variants.push_back({option.key, choice.value, needed, choice.seats});
      }
    }
  }
  return variants;
}

json::object joined(json::object options, const json::object& more) {
  for (const auto& each : more) options.insert_or_assign(each.key(), each.value());
  return options;
}

bool is_stopped(const GapSearch& search) { return search.stop != nullptr && *search.stop; }

// If it is stopped, its first games.
tl::expected<GapRun, Problem> explore(const GameEntry& game, const Exploration& exploration,
                                      std::uint64_t games, const GapSearch& search) {
  std::vector<std::unique_ptr<Explorer>> explorers;
  for (int i = 0; i < search.threads; ++i) {
    auto explorer = game.explorer(exploration);
    if (!explorer) return tl::unexpected(explorer.error());
    explorers.push_back(*std::move(explorer));
  }
  GapRun run{exploration, {}, std::vector<Finish>(games)};
  std::atomic<std::uint64_t> next{0};
  std::vector<std::thread> workers;
  workers.reserve(explorers.size());
  for (const auto& explorer : explorers) {
    workers.emplace_back([&, own = explorer.get()] {
      while (!is_stopped(search)) {
        const std::uint64_t index = next++;
        if (index >= games) return;
        run.finishes[index] = own->play(index);
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  run.finishes.resize(std::min<std::uint64_t>(games, next));
  for (const auto& explorer : explorers) run.gaps.merge(explorer->gaps());
  return run;
}

class Searching {
 public:
  Searching(const GameEntry& game, const GapSearch& search, const Tell& tell)
      : game_(game), search_(search), tell_(tell), variants_(variants_of(game.info())) {}

  tl::expected<GapResult, Problem> run() {
    using Step = tl::expected<void, Problem> (Searching::*)();
    for (const Step step : {&Searching::find_bound, &Searching::play_bots, &Searching::play_odd,
                            &Searching::try_options}) {
      if (is_stopped(search_)) break;
      if (auto done = (this->*step)(); !done) return tl::unexpected(done.error());
    }
    result_.stopped = is_stopped(search_);
    return std::move(result_);
  }

 private:
  Exploration exploration(const std::string& player, int seats, json::object options) const {
    return {player, seats, std::move(options), search_.seed, result_.bound, search_.content};
  }

  tl::expected<GapRun, Problem> explore(const Exploration& exploration, std::uint64_t games) const {
    if (tell_) tell_(fmt::format("{} games of {}", games, exploration.player));
    return lab::explore(game_, exploration, games, search_);
  }

  tl::expected<void, Problem> find_bound() {
    constexpr std::uint64_t kAtLeast = 1000;
    result_.bound = kAtLeast * kPatience;
    std::uint64_t longest = 0;
    for (int seats = game_.info().min_seats; seats <= game_.info().max_seats; ++seats) {
      const auto run = explore(exploration("random", seats, search_.options), kPilots);
      if (!run) return tl::unexpected(run.error());
      for (const Finish& finish : run->finishes) {
        if (!finish.ending.empty()) longest = std::max(longest, finish.decisions);
      }
    }
    result_.bound = std::max(kAtLeast, longest * kPatience);
    return {};
  }

  tl::expected<void, Problem> play_bots() {
    for (const std::string& bot : search_.bots) {
      auto run = explore(exploration(bot, search_.seats, search_.options), search_.games);
      if (!run) return tl::unexpected(run.error());
      if (run->gaps.games > 0) result_.bots.push_back(*std::move(run));
    }
    return {};
  }

  // Every number of seats with every option, the games shared out among them.
  tl::expected<void, Problem> play_odd() {
    const int seat_counts = game_.info().max_seats - game_.info().min_seats + 1;
    const std::uint64_t sorts = static_cast<std::uint64_t>(seat_counts) * (1 + variants_.size());
    const std::uint64_t games = std::max<std::uint64_t>(1, search_.games / sorts);
    std::vector<std::string> players{"random"};
    players.insert(players.end(), std::begin(kOddPlayers), std::end(kOddPlayers));
    for (const std::string& player : players) {
      for (int seats = game_.info().min_seats; seats <= game_.info().max_seats; ++seats) {
        std::vector<json::object> tables{search_.options};
        for (const Variant& variant : variants_) {
          if (variant.seats <= seats) tables.push_back(with(variant));
        }
        for (const json::object& options : tables) {
          auto run = explore(exploration(player, seats, options), games);
          if (!run) return tl::unexpected(run.error());
          run->gaps.forget_unlike_twins();
          if (run->gaps.games > 0) result_.odd.push_back(*std::move(run));
        }
      }
    }
    return {};
  }

  // By the last of the bots: the first is the random one.
  tl::expected<void, Problem> try_options() {
    const int seats = search_.seats == 0 ? game_.info().standard_seats : search_.seats;
    for (const Variant& variant : variants_) {
      if (variant.seats > seats || search_.options.contains(variant.key)) continue;
      const std::string& bot = search_.bots.back();
      auto changed = explore(exploration(bot, search_.seats, with(variant)), search_.games);
      if (!changed) return tl::unexpected(changed.error());
      GapRun standard = result_.bots.back();
      if (!variant.needed.empty()) {
        const json::object options = joined(search_.options, variant.needed);
        auto again = explore(exploration(bot, search_.seats, options), search_.games);
        if (!again) return tl::unexpected(again.error());
        standard = *std::move(again);
      }
      if (is_stopped(search_)) return {};  // other games than those it is compared with
      result_.options.push_back(
          {variant.key, variant.value, *std::move(changed), std::move(standard)});
    }
    return {};
  }

  json::object with(const Variant& variant) const {
    json::object options = joined(search_.options, variant.needed);
    options[variant.key] = variant.value;
    return options;
  }

  const GameEntry& game_;
  const GapSearch& search_;
  const Tell& tell_;
  std::vector<Variant> variants_;
  GapResult result_;
};

}  // namespace

std::uint64_t GapResult::games() const {
  std::uint64_t games = 0;
  for (const GapRun& run : bots) games += run.gaps.games;
  for (const GapRun& run : odd) games += run.gaps.games;
  for (const OptionTrial& trial : options) games += trial.with.gaps.games;
  return games;
}

tl::expected<GapResult, Problem> search_gaps(const GameEntry& game, const GapSearch& search,
                                             const std::function<void(const std::string&)>& tell) {
  return Searching(game, search, tell).run();
}

}  // namespace citybox::lab
