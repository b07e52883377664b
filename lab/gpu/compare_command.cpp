// `lab gpu`: the same games on a card and on the processor, compared byte for byte.

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "lab/commands.hpp"
#include "lab/figures/report.hpp"
#include "lab/gpu/card_games.hpp"

namespace citybox::lab {
namespace {

using Clock = std::chrono::steady_clock;

// The first game that ended otherwise, or `ends.games.to`; adds up the decisions.
std::uint64_t first_difference(const DeviceMatch& match, const gpu::Ends& ends,
                               std::uint64_t& decisions) {
  std::vector<std::byte> state(match.state_bytes());
  for (std::uint64_t index = ends.games.from; index < ends.games.to; ++index) {
    const std::uint64_t place = index - ends.games.from;
    const std::uint32_t made = match.play_here(index, state.data());
    decisions += made;
    if (made != ends.decisions[place] ||
        std::memcmp(state.data(), ends.states.data() + place * state.size(), state.size()) != 0) {
      return index;
    }
  }
  return ends.games.to;
}

tl::expected<bool, Problem> compare(const gpu::Card& card, const GameEntry& game,
                                    const std::string& bot, int seats, std::uint64_t count) {
  Lineup lineup;
  lineup.bots.assign(static_cast<std::size_t>(seats), bot);
  const auto match = game.device_match(lineup);
  if (!match) return tl::unexpected(match.error());
  auto games = gpu::CardGames::open(card, **match);
  if (!games) return tl::unexpected(games.error());
  double took = 0;
  const auto ends = games->play({0, count}, took);
  if (!ends) return tl::unexpected(ends.error());
  std::uint64_t decisions = 0;
  const Clock::time_point begin = Clock::now();
  const std::uint64_t other = first_difference(**match, *ends, decisions);
  const double here = std::chrono::duration<double>(Clock::now() - begin).count();
  const bool same = other == ends->games.to;
  fmt::print(
      "{:<14} {} seats {:<7} {:>8} games {:>11} decisions, card {:>7.3f} s, one thread {:>8.3f} s: "
      "{}\n",
      game.info().id, seats, bot, count, decisions, took, here,
      same ? "the same" : fmt::format("game {} differs", other));
  std::fflush(stdout);  // a row may take minutes
  return same;
}

}  // namespace

int run_compare(const CompareArguments& arguments) {
  if (arguments.games < 1) return say({"Compare at least one game: --games 1 or more."});
  const auto chosen = find_games(arguments.game, all_games());
  if (!chosen) return say(chosen.error());
  const auto card = gpu::Card::open();
  if (!card) return say(card.error());
  fmt::print("{}\n", card->name());
  bool same = true;
  for (const GameEntry* game : *chosen) {
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      for (const char* bot : {"random", "greedy"}) {
        // A greedy game takes hundreds of times as long.
        const auto count = static_cast<std::uint64_t>(arguments.games);
        const auto alike =
            compare(*card, *game, bot, seats, bot[0] == 'r' ? count : count / 50 + 1);
        if (!alike) return say(alike.error());
        same &= *alike;
      }
    }
  }
  return same ? 0 : 1;
}

}  // namespace citybox::lab
