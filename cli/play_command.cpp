#include <fmt/format.h>

#include <iostream>
#include <memory>
#include <sstream>
#include <string>

#include "catalog/catalog.hpp"
#include "cli/commands.hpp"
#include "cli/terminal_game.hpp"
#include "engine/entry/numbers.hpp"
#include "server/match/match.hpp"

namespace citybox::cli {

namespace {

tl::expected<std::vector<std::unique_ptr<Bot>>, Problem> seat_bots(const GameEntry& game, int seats,
                                                                   const std::string& names) {
  std::vector<std::unique_ptr<Bot>> bots(static_cast<std::size_t>(seats));
  // Who says nothing plays alone against bots.
  for (std::size_t seat = 1; names.empty() && seat < bots.size(); ++seat) {
    auto bot = game.bot(server::standard_bot(game));
    if (!bot) return tl::unexpected(bot.error());
    bots[seat] = *std::move(bot);
  }
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

}  // namespace

int run_play(const PlayArguments& arguments) {
  const auto found = find_game(arguments.game);
  if (!found) return complain(found.error().text);
  const GameEntry& game = **found;
  // Without a word it is what "play now" lays on the page.
  const Opening& opening = game.info().play_now;
  const int standard = opening.seats > 0 ? opening.seats : game.info().standard_seats;
  const int seats = arguments.seats > 0 ? arguments.seats : standard;
  json::object options;
  for (const auto& [key, value] : opening.options) options[key] = value;
  if (arguments.seats > 0 || !arguments.bots.empty()) options.clear();
  const auto numbers = read_numbers(game, arguments.content, arguments.settings);
  if (!numbers) return complain(numbers.error().text);
  for (const std::string& warning : numbers->warnings) fmt::print(stderr, "{}\n", warning);
  auto journal = Journal::begin(game, seats, options, arguments.seed, numbers->content);
  if (!journal) return complain(journal.error().text);
  auto bots = seat_bots(game, seats, arguments.bots);
  if (!bots) return complain(bots.error().text);
  TerminalGame(*std::move(journal), *std::move(bots), arguments.seed).run(std::cin);
  return 0;
}

}  // namespace citybox::cli
