#include "lab/command.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>

#include "lab/commands.hpp"

namespace citybox::lab {
namespace {

void add_game(CLI::App& command, std::string& game) {
  command.add_option("game", game, "The game's id, such as city-roots")->required();
}

// A command that is about one game and nothing else.
void add_simple(CLI::App& lab, const char* name, const char* about,
                int (*run)(const std::string& game), int& exit_code) {
  CLI::App* command = lab.add_subcommand(name, about);
  auto game = std::make_shared<std::string>();
  add_game(*command, *game);
  command->callback([game, run, &exit_code] { exit_code = run(*game); });
}

void add_play(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("play", "Let bots play many games and count what came of them");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->threads = std::max(1U, std::thread::hardware_concurrency());
  add_game(*command, arguments->game);
  command
      ->add_option("--bots", arguments->bots,
                   "One bot a seat, by name or level: greedy,greedy,random")
      ->delimiter(',')
      ->required();
  command->add_option("--games", arguments->games, "How many games")->capture_default_str();
  command->add_option("--seed", arguments->seed, "Same seed, same games")->capture_default_str();
  command->add_option("--threads", arguments->threads, "The result does not depend on it")
      ->capture_default_str();
  command->add_option("--options", arguments->options, "The game's options: walls=edge")
      ->delimiter(',');
  command->add_flag("--json", arguments->json, "For programs");
  command->add_flag("--progress", arguments->progress,
                    "A bar on stderr even if that is no terminal");
  command->callback([arguments, &exit_code] { exit_code = run_play(*arguments); });
}

void add_bench(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("bench", "How fast the rules are: one thread, random play");
  auto arguments = std::make_shared<BenchArguments>();
  command->add_option("game", arguments->game, "Only this one");
  command->add_option("--seconds", arguments->seconds, "How long, each game")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "For programs");
  command->callback([arguments, &exit_code] { exit_code = run_bench(*arguments); });
}

void add_perft(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand("perft", "Count the positions after so many decisions");
  auto arguments = std::make_shared<PerftArguments>();
  add_game(*command, arguments->game);
  command->add_option("--depth", arguments->depth, "Up to how many decisions")
      ->capture_default_str();
  command->add_option("--seats", arguments->seats, "The game's standard number if not given");
  command->add_flag("--seeded", arguments->seeded,
                    "One fixed outcome of chance each time, instead of all");
  command->callback([arguments, &exit_code] { exit_code = run_perft(*arguments); });
}

void add_golden(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "golden", "Write golden replays for the endings and numbers of seats that have none");
  auto arguments = std::make_shared<GoldenArguments>();
  add_game(*command, arguments->game);
  command->add_option("folder", arguments->folder, "games/<name>/tests/replays")->required();
  command->add_option("--tries", arguments->tries, "Games for each number of seats")
      ->capture_default_str();
  command->callback([arguments, &exit_code] { exit_code = run_golden(*arguments); });
}

void add_record(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "record",
      "Write vocabulary.json, recorded.json (for the page's tests) and pictures.json (for its "
      "rules) of web/src/games");
  auto root = std::make_shared<std::string>(".");
  command->add_option("root", *root, "The folder of the sources")->capture_default_str();
  command->callback([root, &exit_code] { exit_code = run_record(*root); });
}

}  // namespace

int say(const Problem& problem) {
  fmt::print(stderr, "{}\n", problem.text);
  return kCannot;
}

void add_lab_command(CLI::App& app, int& exit_code) {
  CLI::App* lab = app.add_subcommand("lab", "Many games at once: bots, balance, speed");
  lab->require_subcommand(1);
  add_play(*lab, exit_code);
  add_bench(*lab, exit_code);
  add_perft(*lab, exit_code);
  add_golden(*lab, exit_code);
  add_record(*lab, exit_code);
  add_simple(*lab, "hash", "One number over random games: it changes when the rules do", run_hash,
             exit_code);
  add_simple(*lab, "content", "The numbers of a game as they are published", run_content,
             exit_code);
}

}  // namespace citybox::lab
