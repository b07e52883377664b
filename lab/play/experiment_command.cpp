#include "lab/play/experiment_command.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <thread>

#include "lab/commands.hpp"
#include "lab/play/argument_checks.hpp"

namespace citybox::lab {
namespace {

// An option that may be given several times, one value each: with more, `--set a=1 b=2` would swallow
// what stands after it.
void add_repeated(CLI::App& command, const char* name, std::vector<std::string>& values,
                  const char* about) {
  command.add_option(name, values, about)->allow_extra_args(false);
}

// What all experiments are asked with.
void add_common(CLI::App& command, ExperimentArguments& arguments, const char* bots) {
  arguments.threads = std::max(1U, std::thread::hardware_concurrency());
  command.add_option("game", arguments.game, "The game's id, such as city-roots")->required();
  command.add_option("--bots", arguments.bots, bots)->delimiter(',')->required();
  add_seed(command, arguments.seed);
  command.add_option("--threads", arguments.threads, "The result does not depend on it")
      ->capture_default_str();
  command.add_option("--options", arguments.options, "The game's options: walls=edge")
      ->delimiter(',');
  add_repeated(command, "--set", arguments.settings,
               "Another number than the published one: path=value; may be repeated");
  add_path(command, "--content", arguments.content, "A file of numbers (JSON, whole or in part)");
  add_path(command, "--out", arguments.out,
           "A folder for results; the same command again plays what is missing");
  command.add_flag("--json", arguments.json, "For programs");
  command.add_flag("--csv", arguments.csv, "For tables: one number a line");
  command.add_flag("--progress", arguments.progress, "A bar on stderr even if that is no terminal");
}

// What all but a search are asked with besides.
void add_games(CLI::App& command, ExperimentArguments& arguments, const char* about) {
  command.add_flag("--gpu", arguments.gpu,
                   "Let a graphics card play: random or greedy at all seats");
  command.add_option("--games", arguments.games, about)->capture_default_str();
  command.add_option("--share", arguments.share,
                     "Play only this part, 0/4 to 3/4; mpirun and srun say it by themselves");
}

void add_vary(CLI::App& command, std::vector<std::string>& vary) {
  add_repeated(command, "--vary", vary,
               "path=1,2,3 or path=4..12 or path=4..12:2; several make a grid");
}

constexpr const char* kOneASeat = "One bot a seat, by name or level: greedy,greedy,random";

void add_play(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("play", "Let bots play many games and count what came of them");
  auto arguments = std::make_shared<ExperimentArguments>();
  add_common(*command, *arguments, kOneASeat);
  add_games(*command, *arguments, "How many games");
  command->callback(
      [arguments, &exit_code] { exit_code = run_and_flush([&] { return run_play(*arguments); }); });
}

void add_arena(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand("arena", "Which bot is stronger: each in every seat");
  auto arguments = std::make_shared<ArenaArguments>();
  add_common(*command, arguments->common, "Each bot once: hard,normal,easy");
  add_games(*command, arguments->common, "How many games in all; rounded up to whole rounds");
  command->add_option("--seats", arguments->seats, "The game's standard number if not given");
  command->add_option("--among", arguments->among, "One of each bot among several of this one");
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_arena(*arguments); });
  });
}

void add_sweep(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand("sweep", "What other numbers do to the game");
  auto arguments = std::make_shared<SweepArguments>();
  add_common(*command, arguments->common, kOneASeat);
  add_games(*command, arguments->common, "How many games with each setting");
  add_vary(*command, arguments->vary);
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_sweep(*arguments); });
  });
}

void add_tune(CLI::App& lab, int& exit_code) {
  CLI::App* command = lab.add_subcommand("tune", "Find numbers that bring a game to targets");
  auto arguments = std::make_shared<TuneArguments>();
  add_common(*command, arguments->common, kOneASeat);
  add_vary(*command, arguments->vary);
  add_repeated(*command, "--target", arguments->targets,
               "\"won=45..65%\", \"ending rapid-displacement>=10%\", \"decisions.median=40..60\"");
  command->add_option("--budget", arguments->budget, "How many games in all")
      ->capture_default_str();
  command->callback(
      [arguments, &exit_code] { exit_code = run_and_flush([&] { return run_tune(*arguments); }); });
}

void add_merge(CLI::App& lab, int& exit_code) {
  CLI::App* command =
      lab.add_subcommand("merge", "Join results that were played apart, and report");
  auto arguments = std::make_shared<MergeArguments>();
  command->add_option("from", arguments->from, "A folder of results, or files")->required();
  add_path(*command, "--out", arguments->out, "Write what was joined into this file");
  command->add_flag("--json", arguments->json, "For programs");
  command->add_flag("--csv", arguments->csv, "For tables: one number a line");
  command->callback([arguments, &exit_code] {
    exit_code = run_and_flush([&] { return run_merge(*arguments); });
  });
}

}  // namespace

void add_experiment_commands(CLI::App& lab, int& exit_code) {
  add_play(lab, exit_code);
  add_arena(lab, exit_code);
  add_sweep(lab, exit_code);
  add_tune(lab, exit_code);
  add_merge(lab, exit_code);
}

}  // namespace citybox::lab
