#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include "catalog/catalog.hpp"
#include "lab/commands.hpp"
#include "lab/learn/network_text.hpp"
#include "lab/learn/school.hpp"
#include "lab/learn/training.hpp"
#include "lab/play/asked.hpp"

namespace citybox::lab {
namespace {

// Whole games, so that what is tried was not seen in another position of the same game.
struct Split {
  std::vector<Example> known, tried;
};
Split split(const std::vector<std::vector<Example>>& games) {
  constexpr std::size_t kTriedOf = 10;  // games, one is not learned from
  Split halves;
  for (std::size_t i = 0; i < games.size(); ++i) {
    std::vector<Example>& half = i % kTriedOf == 0 ? halves.tried : halves.known;
    half.insert(half.end(), games[i].begin(), games[i].end());
  }
  return halves;
}

std::string command_of(const LearnArguments& arguments) {
  return fmt::format(
      "build/citybox lab learn {} --bots {} --judge {} --seats {} --games {} --seed {} --out {}",
      arguments.game, arguments.player, arguments.judge, fmt::join(arguments.seats, ","),
      arguments.games, arguments.seed, arguments.out);
}

tl::expected<School, Problem> school_of(const LearnArguments& arguments) {
  const auto game = find_game(arguments.game);
  if (!game) return tl::unexpected(game.error());
  if (const auto checked = check_amounts(arguments.games, arguments.threads); !checked) {
    return tl::unexpected(checked.error());
  }
  const GameInfo& info = (*game)->info();
  std::vector<int> seats = arguments.seats;
  if (seats.empty()) seats = {info.standard_seats};
  for (const int each : seats) {
    if (each >= info.min_seats && each <= info.max_seats) continue;
    return tl::unexpected(Problem{fmt::format("{} has {} to {} seats, not {}.", info.title,
                                              info.min_seats, info.max_seats, each)});
  }
  return School{*game,
                arguments.player,
                arguments.judge,
                std::move(seats),
                arguments.games,
                arguments.seed,
                static_cast<int>(arguments.threads)};
}

}  // namespace

int run_learn(const LearnArguments& given) {
  const auto school = school_of(given);
  if (!school) return say(school.error());
  LearnArguments arguments = given;
  arguments.seats = school->seats;
  const auto games = examples_by_game(*school);
  if (!games) return say(games.error());
  const auto [known, tried] = split(*games);
  const std::vector<NetworkInput> inputs = inputs_of(known);
  if (inputs.empty() || tried.empty()) {
    return say(
        {"Nothing can be learned of so few games, or of a bot that judges nothing: --games "
         "1000 or more, and a --judge that explains its choices."});
  }
  const LearnedNetwork network = train(inputs, known, kNeurons, arguments.seed);
  const LearnedNetwork straight = train(inputs, known, 0, arguments.seed);
  const std::vector<Example> sums = summed(known);
  const LearnedNetwork by_hand = train(inputs_of(sums), sums, 0, arguments.seed);
  fmt::print("{} positions learned from, {} of other games foretold. Surprise, less is better:\n",
             known.size(), tried.size());
  fmt::print("  {:<34}{:.4f}\n", "the judgement's own sum", surprise(by_hand, summed(tried)));
  fmt::print("  {:<34}{:.4f}\n", "its parts, weighed anew", surprise(straight, tried));
  fmt::print("  {:<34}{:.4f}\n", fmt::format("a network of {} neurons", kNeurons),
             surprise(network, tried));
  if (arguments.out.empty()) return 0;
  std::string name_space = arguments.game;
  std::replace(name_space.begin(), name_space.end(), '-', '_');
  std::ofstream file(arguments.out);
  file << network_text(name_space, command_of(arguments), network, inputs.size());
  if (!file.flush()) return say({fmt::format("{} cannot be written.", arguments.out)});
  return 0;
}

}  // namespace citybox::lab
