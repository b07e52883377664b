#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <random>
#include <sstream>
#include <string>

#include "catalog/catalog.hpp"
#include "cli/commands.hpp"
#include "cli/terminal_game.hpp"

namespace citybox::cli {

namespace {

struct PlayOptions {
  std::string game;
  int seats = 0;
  std::string bots;  // "person,greedy,greedy"
  std::uint64_t seed = 0;
};

tl::expected<std::vector<std::unique_ptr<Bot>>, Problem> seat_bots(const GameEntry& game, int seats,
                                                                   const std::string& names) {
  std::vector<std::unique_ptr<Bot>> bots(static_cast<std::size_t>(seats));
  std::stringstream list(names);
  std::string name;
  for (std::size_t seat = 0; std::getline(list, name, ','); ++seat) {
    if (seat >= bots.size()) return tl::unexpected(Problem{"There are more bots than seats."});
    if (name.empty() || name == "person") continue;
    auto bot = game.bot(name);
    if (!bot) return tl::unexpected(bot.error());
    bots[seat] = *std::move(bot);
  }
  return bots;
}

int play(const PlayOptions& options) {
  const auto found = find_game(options.game);
  if (!found) {
    complain(found.error().text);
    return kMisuse;
  }
  const GameEntry& game = **found;
  const int seats = options.seats > 0 ? options.seats : game.info().standard_seats;
  auto journal = Journal::begin(game, seats, {}, options.seed);
  if (!journal) {
    complain(journal.error().text);
    return kMisuse;
  }
  auto bots = seat_bots(game, seats, options.bots);
  if (!bots) {
    complain(bots.error().text);
    return kMisuse;
  }
  TerminalGame(*std::move(journal), *std::move(bots), options.seed).run(std::cin);
  return 0;
}

}  // namespace

void add_play_command(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<PlayOptions>();
  options->seed = std::random_device{}();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal");
  command->add_option("game", options->game, "Which game, such as city-roots")->required();
  command->add_option("--seats", options->seats, "How many sit at the table");
  command->add_option(
      "--bots", options->bots,
      "Who plays each seat, as in person,greedy,greedy; people where nothing is said");
  command->add_option("--seed", options->seed, "The same number gives the same chance");
  command->callback([options, &exit_code] { exit_code = play(*options); });
}

}  // namespace citybox::cli
