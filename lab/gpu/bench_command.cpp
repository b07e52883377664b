// `lab bench --gpu`: decisions a second of a card beside those of one thread, the games of both being the
// same.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "lab/commands.hpp"
#include "lab/gpu/card_games.hpp"

namespace citybox::lab {
namespace {

using Clock = std::chrono::steady_clock;

struct GpuFigures {
  std::string game;
  std::string bot;
  double card = 0;          // decisions a second
  std::uint64_t games = 0;  // … of so many games in one go
  double thread = 0;        // … of one thread of the processor
  int registers = 0;
  int local_bytes = 0;
};

double decisions_of(const Tally& tally) {
  return tally.decisions.mean() * static_cast<double>(tally.decisions.count());
}

tl::expected<double, Problem> thread_speed(const GameEntry& game, const Lineup& lineup,
                                           double seconds) {
  auto arena = game.arena(lineup);
  if (!arena) return tl::unexpected(arena.error());
  const Clock::time_point begin = Clock::now();
  std::uint64_t index = 0;
  double took = 0;
  do {
    (*arena)->play(index++);
    took = std::chrono::duration<double>(Clock::now() - begin).count();
  } while (took < seconds);
  return decisions_of((*arena)->tally()) / took;
}

struct CardSpeed {
  double rate = 0;  // decisions a second
  std::uint64_t games = 0;
};

// Twice as many games until they take a while and more of them are hardly faster: a card that is not
// filled waits. But none that would take minutes.
tl::expected<CardSpeed, Problem> card_speed(gpu::CardGames& games, const DeviceMatch& match,
                                            double seconds) {
  constexpr double kGrowth = 1.1, kPatience = 10;
  const std::uint64_t most = (std::uint64_t{4} << 30) / match.state_bytes();
  CardSpeed best;
  for (std::uint64_t asked = 1 << 12;; asked *= 2) {
    const std::uint64_t count = std::min(asked, most);
    double took = 0;
    const auto ends = games.play({0, count}, took);
    if (!ends) return tl::unexpected(ends.error());
    const double rate = std::accumulate(ends->decisions.begin(), ends->decisions.end(), 0.0) / took;
    const bool grows = rate > kGrowth * best.rate;
    if (rate > best.rate) best = {rate, count};
    const bool filled = took >= seconds && !grows;
    if (filled || took >= kPatience * seconds || count == most) return best;
  }
}

tl::expected<GpuFigures, Problem> measure(const gpu::Card& card, const GameEntry& game,
                                          const std::string& bot, double seconds) {
  const Lineup lineup{
      std::vector<std::string>(static_cast<std::size_t>(game.info().standard_seats), bot), {}};
  const auto match = game.device_match(lineup);
  if (!match) return tl::unexpected(match.error());
  auto games = gpu::CardGames::open(card, **match);
  if (!games) return tl::unexpected(games.error());
  const auto there = card_speed(*games, **match, seconds);
  if (!there) return tl::unexpected(there.error());
  const auto here = thread_speed(game, lineup, seconds);
  if (!here) return tl::unexpected(here.error());
  return GpuFigures{game.info().id,
                    bot,
                    there->rate,
                    there->games,
                    *here,
                    games->kernel().registers,
                    games->kernel().local_bytes};
}

}  // namespace

int run_gpu_bench(const BenchArguments& arguments) {
  const auto chosen = find_games(arguments.game);
  if (!chosen) return say(chosen.error());
  const auto card = gpu::Card::open();
  if (!card) {
    fmt::print(stderr, "{} This machine's processor is measured instead.\n", card.error().text);
    return run_bench(arguments);
  }
  if (!arguments.json) {
    fmt::print("{}\n{:<14} {:<7} {:>14} {:>9} {:>14} {:>7} {:>5} {:>8}\n", card->name(), "game",
               "bot", "card, dec/s", "games", "thread, dec/s", "times", "regs", "local B");
  }
  for (const GameEntry* game : *chosen) {
    for (const char* bot : {"random", "greedy"}) {
      const auto f = measure(*card, *game, bot, arguments.seconds);
      if (!f) return say(f.error());
      if (arguments.json) {
        fmt::print("{}\n", json::serialize(json::object{{"game", f->game},
                                                        {"bot", f->bot},
                                                        {"card", f->card},
                                                        {"games", f->games},
                                                        {"thread", f->thread},
                                                        {"registers", f->registers},
                                                        {"localBytes", f->local_bytes}}));
      } else {
        fmt::print("{:<14} {:<7} {:>14.0f} {:>9} {:>14.0f} {:>7.0f} {:>5} {:>8}\n", f->game, f->bot,
                   f->card, f->games, f->thread, f->card / f->thread, f->registers, f->local_bytes);
      }
      std::fflush(stdout);  // the next row may take minutes
    }
  }
  return 0;
}

}  // namespace citybox::lab
