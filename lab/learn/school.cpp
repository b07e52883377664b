#include "lab/learn/school.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/core/rng.hpp"
#include "engine/table/draws.hpp"
#include "lab/play/in_threads.hpp"

namespace citybox::lab {
namespace {

constexpr std::uint32_t kErrsIn = 100;  // decisions, so often:
constexpr std::uint32_t kErrors = 12;
constexpr std::size_t kKept = 10;  // positions of a game
constexpr std::uint64_t kMostDecisions = 5'000;

// The parts of a position for each seat.
std::vector<Example> look(const Table& table, const Bot& judge) {
  std::vector<Example> all;
  for (int seat = 0; seat < table.seats(); ++seat) {
    Example example;
    example.seats = table.seats();
    for (const WorthLine& line : judge.weigh(table, Seat{static_cast<std::uint8_t>(seat)})) {
      example.worth.parts[line.key] = {line.amount, line.worth};
    }
    all.push_back(example);
  }
  return all;
}

// Any `kKept` of the positions of a game, each as likely as the others.
class Sample {
 public:
  explicit Sample(Rng rng) : rng_(rng) {}

  void offer(const Table& table, const Bot& judge) {
    const std::uint32_t place = rng_.below(static_cast<std::uint32_t>(++offered_));
    if (kept_.size() < kKept) {
      kept_.push_back(look(table, judge));
    } else if (place < kKept) {
      kept_[place] = look(table, judge);
    }
  }
  std::vector<Example> ended(const Standing& standing, bool cooperative) {
    std::vector<Example> examples;
    const int winners = cooperative ? 1 : std::max(1, standing.winners.size());
    for (std::vector<Example>& seats : kept_) {
      for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const bool won = standing.winners.contains(Seat{static_cast<std::uint8_t>(seat)});
        seats[seat].won = won ? 1.0F / static_cast<float>(winners) : 0.0F;
        examples.push_back(seats[seat]);
        if (cooperative) break;  // all stand alike
      }
    }
    return examples;
  }

 private:
  Rng rng_;
  std::size_t offered_ = 0;
  std::vector<std::vector<Example>> kept_;
};

class Pupil {
 public:
  Pupil(const School& school, std::unique_ptr<Bot> player, std::unique_ptr<Bot> judge)
      : school_(school), player_(std::move(player)), judge_(std::move(judge)) {}

  tl::expected<std::vector<Example>, Problem> play(std::uint64_t index) {
    const Rng game = Rng(school_.seed).fork(index);
    Rng minds = game.fork(1);
    SeededDraws draws(game.fork(0).next());
    TableSetup setup;
    setup.seats = school_.seats[index % school_.seats.size()];
    Step step;
    const auto table = school_.game->start(setup, draws, step);
    if (!table) return tl::unexpected(table.error());
    Sample sample(game.fork(2));
    for (std::uint64_t done = 0; done < kMostDecisions; ++done) {
      const SeatSet owing = (*table)->deciders();
      if (owing.empty()) break;
      sample.offer(**table, *judge_);
      const Seat seat = owing.front();
      if (!(*table)->play(seat, choice(**table, seat, minds), draws)) break;
    }
    return sample.ended((*table)->standing(), school_.game->info().cooperative);
  }

 private:
  PackedAction choice(const Table& table, Seat seat, Rng& minds) {
    if (minds.below(kErrsIn) >= kErrors) return player_->choose(table, seat, minds.next());
    const std::vector<PackedAction> all = table.legal(seat);
    return all[minds.below(static_cast<std::uint32_t>(all.size()))];
  }

  const School& school_;
  std::unique_ptr<Bot> player_, judge_;
};

}  // namespace

tl::expected<std::vector<std::vector<Example>>, Problem> examples_by_game(const School& school) {
  const auto player = school.game->bot(school.player), judge = school.game->bot(school.judge);
  if (!player) return tl::unexpected(player.error());
  if (!judge) return tl::unexpected(judge.error());
  std::vector<std::vector<Example>> games(static_cast<std::size_t>(school.games));
  const auto make_pupil = [&] {
    auto pupil = std::make_shared<Pupil>(school, *school.game->bot(school.player),
                                         *school.game->bot(school.judge));
    return [&games, pupil](std::size_t index) {
      return pupil->play(index).map([&](auto examples) { games[index] = std::move(examples); });
    };
  };
  const auto played = in_threads(games.size(), school.threads, make_pupil);
  if (!played) return tl::unexpected(played.error());
  return games;
}

}  // namespace citybox::lab
