#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "cli/commands.hpp"
#include "cli/terminal_game.hpp"
#include "engine/entry/numbers.hpp"
#include "server/match/bot_faces.hpp"
#include "server/match/match.hpp"

namespace citybox::cli {

namespace {

// By seat, empty for a person. Who says nothing plays alone against bots.
tl::expected<std::vector<std::string>, Problem> bot_names(const GameEntry& game, int seats,
                                                          const std::string& given) {
  std::vector<std::string> names(static_cast<std::size_t>(seats));
  if (given.empty()) std::fill(names.begin() + 1, names.end(), server::standard_bot(game));
  std::stringstream list(given);
  std::string name;
  for (std::size_t seat = 0; std::getline(list, name, ','); ++seat) {
    if (seat >= names.size()) return tl::unexpected(Problem{"There are more bots than seats."});
    if (name != "person") names[seat] = name;
  }
  return names;
}

tl::expected<std::vector<std::unique_ptr<Bot>>, Problem> bots_of(
    const GameEntry& game, const std::vector<std::string>& names) {
  std::vector<std::unique_ptr<Bot>> bots(names.size());
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    if (names[seat].empty()) continue;
    auto bot = game.bot(names[seat]);
    if (!bot) return tl::unexpected(bot.error());
    bots[seat] = *std::move(bot);
  }
  return bots;
}

std::vector<std::string> characters_of(const GameEntry& game,
                                       const std::vector<std::string>& names) {
  std::vector<std::string> characters;
  for (const std::string& name : names) {
    std::string& character = characters.emplace_back();
    const auto& bots = game.bots();
    const auto info = std::find_if(bots.begin(), bots.end(), [&](const BotInfo& bot) {
      return !name.empty() && (bot.name == name || bot.level == name);
    });
    if (info == bots.end()) continue;
    character = info->level;
    const std::string kind = server::character_of(game, name);
    if (!kind.empty()) character += (character.empty() ? "" : ": ") + kind;
  }
  return characters;
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
  const auto names = bot_names(game, seats, arguments.bots);
  if (!names) return complain(names.error().text);
  auto bots = bots_of(game, *names);
  if (!bots) return complain(bots.error().text);
  TerminalGame(*std::move(journal), *std::move(bots), arguments.seed, characters_of(game, *names))
      .run(std::cin);
  return 0;
}

}  // namespace citybox::cli
