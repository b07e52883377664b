#include <CLI/CLI.hpp>
#include <csignal>
#include <exception>
#include <memory>
#include <random>
#include <string>
#include <system_error>

#include "cli/commands.hpp"
#include "lab/command.hpp"
#include "server/command.hpp"

namespace citybox::cli {

namespace {

void add_play(CLI::App& app, int& exit_code) {
  auto arguments = std::make_shared<PlayArguments>();
  arguments->seed = std::random_device{}();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal");
  command->add_option("game", arguments->game, "Which game, such as city-roots")->required();
  command->add_option("--seats", arguments->seats, "How many sit at the table");
  command->add_option(
      "--bots", arguments->bots,
      "Who plays each seat, as in person,greedy,greedy; people where nothing is said");
  command->add_option("--seed", arguments->seed, "The same number gives the same chance");
  command->callback([arguments, &exit_code] { exit_code = run_play(*arguments); });
}

void add_replay(CLI::App& app, int& exit_code) {
  auto arguments = std::make_shared<ReplayArguments>();
  CLI::App* replay = app.add_subcommand("replay", "Check a replay file and show how it ended");
  replay->add_option("file", arguments->file, "The replay")->required();
  replay->add_flag("--moves", arguments->moves, "Show the board after every action");
  replay->callback([arguments, &exit_code] { exit_code = run_replay(*arguments); });
}

void add_engine(CLI::App& app) {
  app.add_subcommand("engine", "Speak JSON-RPC 2.0 on standard input and output, a line a message")
      ->callback(run_engine);
}

void add_protocol(CLI::App& app) {
  CLI::App* protocol = app.add_subcommand("protocol", "The protocol's types");
  protocol->require_subcommand(1);
  protocol->add_subcommand("types", "Print them as TypeScript (web/src/protocol/generated.ts)")
      ->callback(print_protocol_types);
}

int run(int argc, char** argv) {
  CLI::App app("Citybox: five city-building board games in one box", "citybox");
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Show the help of every command");
  app.set_version_flag("--version", CITYBOX_VERSION);
  int exit_code = 0;
  add_serve_command(app, exit_code);
  add_play(app, exit_code);
  add_replay(app, exit_code);
  add_engine(app);
  lab::add_lab_command(app, exit_code);
  add_protocol(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kMisuse;
  }
  return exit_code;
}

}  // namespace
}  // namespace citybox::cli

int main(int argc, char** argv) {
  // A reader that went away ends a write with an error, not the program with a signal.
  std::signal(SIGPIPE, SIG_IGN);
  try {
    return citybox::cli::run(argc, argv);
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::broken_pipe) return 1;
    citybox::cli::complain(std::string("The system says no: ") + error.what());
    return 1;
  } catch (const std::exception& error) {
    citybox::cli::complain(std::string("This is our fault: ") + error.what());
    return 1;
  }
}
