#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"
#include "lab/commands.hpp"
#include "lab/progress.hpp"
#include "lab/report.hpp"
#include "lab/tournament.hpp"

namespace citybox::lab {
namespace {

// While it lives, ctrl-C sets the flag instead of ending the program.
class Interrupt {
 public:
  Interrupt() : before_(std::signal(SIGINT, [](int) { flag() = true; })) { flag() = false; }
  ~Interrupt() { std::signal(SIGINT, before_); }
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static std::atomic<bool>& flag() {
    static std::atomic<bool> interrupted{false};
    return interrupted;
  }

 private:
  void (*before_)(int);
};

// "walls=edge"
tl::expected<json::object, Problem> read_pairs(const std::vector<std::string>& pairs) {
  json::object options;
  for (const std::string& pair : pairs) {
    const std::size_t equals = pair.find('=');
    if (equals == std::string::npos || equals == 0) {
      return tl::unexpected(
          Problem{fmt::format("\"{}\" is not an option: write key=value.", pair)});
    }
    options[pair.substr(0, equals)] = option_value(pair.substr(equals + 1));
  }
  return options;
}

tl::expected<Tournament, Problem> tournament_of(const PlayArguments& arguments) {
  if (arguments.games < 1) {
    return tl::unexpected(Problem{"Play at least one game: --games 1 or more."});
  }
  if (arguments.threads < 1 || arguments.threads > 1024) {
    return tl::unexpected(Problem{"Use 1 to 1024 threads."});
  }
  auto options = read_pairs(arguments.options);
  if (!options) return tl::unexpected(options.error());
  return Tournament{{arguments.bots, *std::move(options), arguments.seed},
                    static_cast<std::uint64_t>(arguments.games),
                    static_cast<int>(std::min(arguments.threads, arguments.games))};
}

}  // namespace

int run_play(const PlayArguments& arguments) {
  const auto game = find_game(arguments.game);
  if (!game) return say(game.error());
  const auto tournament = tournament_of(arguments);
  if (!tournament) return say(tournament.error());

  const Interrupt interrupt;
  std::optional<ProgressBar> bar;
  std::function<void(std::uint64_t)> progress;
  if (arguments.progress || isatty(STDERR_FILENO) != 0) {
    bar.emplace(tournament->games);
    progress = [&bar](std::uint64_t done) { bar->show(done); };
  }
  const auto result = play(**game, *tournament, Interrupt::flag(), progress);
  bar.reset();
  if (!result) return say(result.error());

  const GameInfo& info = (*game)->info();
  if (arguments.json) {
    fmt::print("{}\n", json::serialize(json_report(info, *tournament, *result)));
  } else {
    fmt::print("{}", text_report(info, *tournament, *result));
  }
  return Interrupt::flag() ? kInterrupted : 0;
}

}  // namespace citybox::lab
