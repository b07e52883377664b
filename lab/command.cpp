#include "lab/command.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "lab/commands.hpp"
#include "lab/play/argument_checks.hpp"
#include "lab/play/experiment_command.hpp"

namespace citybox::lab {
namespace {

void add_game(CLI::App& command, std::string& game) {
  command.add_option("game", game, "The game's id, such as city-roots")->required();
}

void add_numbers(CLI::App& command, std::string& file, std::vector<std::string>& settings) {
  add_path(command, "--content", file, "A file with other numbers, or a pack");
  command.add_option("--set", settings, "One other number: revenue_goal=18; may be repeated")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

// A command that is about one game and nothing else.
void add_simple(CLI::App& lab, const char* name, const char* about,
                int (*run)(const std::string& game), int& exit_code) {
  CLI::App* command = lab.add_subcommand(name, about);
  auto game = std::make_shared<std::string>();
  add_game(*command, *game);
  command->callback(
      [game, run, &exit_code] { exit_code = run_and_flush([&] { return run(*game); }); });
}

void add_report(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("report", "One page of charts about a game: how it plays, in numbers");
  auto arguments = std::make_shared<ReportArguments>();
  arguments->threads = std::max(1U, std::thread::hardware_concurrency());
  add_game(*command, arguments->game);
  command
      ->add_option("--bots", arguments->bots,
                   "One bot a seat; without it a row of each level: random, normal, hard")
      ->delimiter(',');
  command->add_option("--games", arguments->games,
                      "How many games a row; without it 10,000 random, 1,000 normal, 200 hard");
  command->add_option("--seconds", arguments->seconds, "No row plays longer than that")
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "Same seed, same games; 1 if not given")
      ->check(not_negative, "");
  command->add_option("--threads", arguments->threads, "The result does not depend on it")
      ->capture_default_str();
  add_numbers(*command, arguments->content, arguments->settings);
  add_path(*command, "--out", arguments->out, "The page; GAME.html if nothing is named");
  add_path(*command, "--data", arguments->data,
           "Its numbers as JSON: read if the file is there, else written; with --out the page is "
           "made of them");
  add_path(*command, "--viewer", arguments->viewer, "Another report.html than the program's own");
  command->add_flag("--progress", arguments->progress,
                    "A bar on stderr even if that is no terminal");
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_report(*arguments); });
  });
}

void add_exploits(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "exploits",
      "Let a strong bot play long matches against others, and report what wins too much");
  auto arguments = std::make_shared<ExploitsArguments>();
  arguments->threads = std::max(1U, std::thread::hardware_concurrency());
  add_game(*command, arguments->game);
  command->add_option("--hunter", arguments->hunter, "Who looks for what wins")
      ->capture_default_str();
  command
      ->add_option("--bots", arguments->prey, "Each in turn sits at all other seats: normal,easy")
      ->delimiter(',')
      ->capture_default_str();
  command->add_option("--seats", arguments->seats, "The game's standard number if not given");
  command->add_option("--games", arguments->games, "Against each of them")->capture_default_str();
  add_seed(*command, arguments->seed);
  command->add_option("--threads", arguments->threads, "The result does not depend on it")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "For programs");
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_exploits(*arguments); });
  });
}

void add_learn(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "learn", "Learn what positions are worth, from games that a bot plays with itself");
  auto arguments = std::make_shared<LearnArguments>();
  arguments->threads = std::max(1U, std::thread::hardware_concurrency());
  add_game(*command, arguments->game);
  command->add_option("--bots", arguments->player, "Who sits at all seats")->capture_default_str();
  command->add_option("--judge", arguments->judge, "Whose judgement says what is counted")
      ->capture_default_str();
  command->add_option("--seats", arguments->seats, "A game with each in turn: 2,3,4")
      ->delimiter(',');
  command->add_option("--games", arguments->games, "How many games")->capture_default_str();
  add_seed(*command, arguments->seed);
  command->add_option("--threads", arguments->threads, "The result does not depend on it")
      ->capture_default_str();
  add_path(*command, "--out", arguments->out, "The header to write: games/NAME/learned.hpp");
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_learn(*arguments); });
  });
}

void add_bench(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("bench", "How fast the rules are: one thread, random play");
  auto arguments = std::make_shared<BenchArguments>();
  command->add_option("game", arguments->game, "Only this one");
  command->add_option("--seconds", arguments->seconds, "How long, each game")
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "For programs");
  command->add_flag("--gpu", arguments->gpu,
                    "A graphics card beside one thread, at random and greedily");
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush(
        [&] { return arguments->gpu ? run_gpu_bench(*arguments) : run_bench(*arguments); });
  });
}

void add_compare(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "compare-gpu", "Play the same games on a graphics card and here, and compare their ends");
  auto arguments = std::make_shared<CompareArguments>();
  command->add_option("game", arguments->game, "Only this one");
  command->add_option("--games", arguments->games, "At random; of greedy bots a fiftieth")
      ->capture_default_str();
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_compare(*arguments); });
  });
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
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_perft(*arguments); });
  });
}

void add_gaps(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "gaps", "Look for holes in the rules, and for content, options and choices that do nothing");
  auto arguments = std::make_shared<GapsArguments>();
  arguments->threads = std::max(1U, std::thread::hardware_concurrency());
  add_game(*command, arguments->game);
  command->add_option("--bots", arguments->bots, "Each plays all seats: random,greedy if not given")
      ->delimiter(',');
  command->add_option("--seats", arguments->seats, "The game's standard number if not given");
  command->add_option("--games", arguments->games, "Of each bot and of each odd player")
      ->capture_default_str();
  add_seed(*command, arguments->seed);
  command->add_option("--threads", arguments->threads, "The result does not depend on it")
      ->capture_default_str();
  command->add_option("--options", arguments->options, "The game's options: walls=edge")
      ->delimiter(',');
  add_numbers(*command, arguments->content, arguments->settings);
  add_path(*command, "--replays", arguments->replays,
           "A folder for replays that show what was found");
  command->add_flag("--json", arguments->json, "For programs");
  command->add_flag("--progress", arguments->progress, "Say on stderr what is being played");
  command->callback(
      [arguments, &exit_code] { exit_code = run_and_flush([&] { return run_gaps(*arguments); }); });
}

void add_golden(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "golden", "Write golden replays for the endings and numbers of seats that have none");
  auto arguments = std::make_shared<GoldenArguments>();
  add_game(*command, arguments->game);
  command->add_option("folder", arguments->folder, "games/<name>/tests/replays")->required();
  command->add_option("--tries", arguments->tries, "Games for each number of seats")
      ->capture_default_str();
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_golden(*arguments); });
  });
}

void add_record(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand(
      "record",
      "Write vocabulary.json, recorded.json (for the page's tests) and pictures.json (for its "
      "rules) of web/src/games");
  auto root = std::make_shared<std::string>(".");
  command->add_option("root", *root, "The folder of the sources")->capture_default_str();
  command->callback(
      [root, &exit_code] { exit_code = run_and_flush([&] { return run_record(*root); }); });
}

void add_content(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("content", "The numbers of a game as they are published, or others");
  auto arguments = std::make_shared<ContentArguments>();
  add_game(*command, arguments->game);
  add_numbers(*command, arguments->file, arguments->settings);
  command->add_flag("--fields", arguments->fields,
                    "By path, with who fixed each: [R] the rulebook, [F] our ruling, [N] ours");
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_content(*arguments); });
  });
}

}  // namespace

int say(const Problem& problem) {
  fmt::print(stderr, "{}\n", problem.text);
  return kCannot;
}

int run_and_flush(const std::function<int()>& command) {
  const auto failed = [](int error) {
    if (error == EPIPE) return kCannot;
    return say({fmt::format("The standard output cannot be written: {}.",
                            std::generic_category().message(error))});
  };
  int exit_code = 0;
  try {
    exit_code = command();
  } catch (const std::system_error& error) {  // fmt throws it where a write fails
    if (std::ferror(stdout) == 0) throw;
    return failed(error.code().value());
  }
  return std::fflush(stdout) == 0 && std::ferror(stdout) == 0 ? exit_code : failed(errno);
}

void add_lab_command(CLI::App& app, int& exit_code) {
  CLI::App* lab = app.add_subcommand("lab", "Many games at once: bots, balance, speed");
  lab->require_subcommand(1);
  add_experiment_commands(*lab, exit_code);
  add_gaps(*lab, exit_code);
  add_report(*lab, exit_code);
  add_exploits(*lab, exit_code);
  add_learn(*lab, exit_code);
  add_bench(*lab, exit_code);
  add_compare(*lab, exit_code);
  add_perft(*lab, exit_code);
  add_golden(*lab, exit_code);
  add_record(*lab, exit_code);
  add_simple(*lab, "hash", "One number over random games: it changes when the rules do", run_hash,
             exit_code);
  add_content(*lab, exit_code);
}

}  // namespace citybox::lab
