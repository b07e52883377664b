#include <CLI/CLI.hpp>
#include <csignal>
#include <exception>
#include <memory>
#include <random>
#include <string>
#include <system_error>

#include "cli/commands.hpp"
#include "cli/commit.hpp"
#include "engine/core/seat.hpp"
#include "lab/command.hpp"
#include "server/command.hpp"
#include "server/config.hpp"

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
      "Who plays each seat, as in person,normal,hard: people, and bots by level (easy, normal, "
      "hard, expert) or by name; without it you play seat 1 against normal bots");
  command->add_option("--seed", arguments->seed, "The same number gives the same chance");
  command->add_option("--content", arguments->content, "A file with other numbers, or a pack");
  command->add_option("--set", arguments->settings,
                      "One other number: revenue_goal=18; may be given several times");
  command->callback([arguments, &exit_code] { exit_code = run_play(*arguments); });
}

void add_replay(CLI::App& app, int& exit_code) {
  auto arguments = std::make_shared<ReplayArguments>();
  CLI::App* replay = app.add_subcommand("replay", "Check a replay file and show how it ended");
  replay->add_option("file", arguments->file, "The replay")->required();
  replay->add_flag("--moves", arguments->moves, "Show the board after every action");
  replay->callback([arguments, &exit_code] { exit_code = run_replay(*arguments); });
}

void add_bot(CLI::App& app, int& exit_code) {
  auto arguments = std::make_shared<BotArguments>();
  CLI::App* command = app.add_subcommand(
      "bot", "Let a program of yours play a seat at a server's table (docs/outside_bots.md)");
  command->add_option("--table", arguments->table, "The table's code or link")->required();
  command
      ->add_option("--program", arguments->program,
                   "The program with its arguments, as in \"python3 mybot.py --deep\"")
      ->required();
  command->add_option("--server", arguments->server,
                      "Its address; without it that of the link, else http://127.0.0.1:8080");
  command
      ->add_option("--seat", arguments->seat, "Which seat, from 0; without it the first free one")
      ->check(CLI::Range(0, kMaxSeats - 1));
  command->add_option("--name", arguments->name, "What it is called at the table");
  command->add_option("--seconds", arguments->seconds, "The time for a decision")
      ->capture_default_str()
      ->check(CLI::Range(0.001, 86400.0));
  command->add_option("--tries", arguments->tries, "Answers to a question before it has failed")
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  command
      ->add_option("--fallback", arguments->fallback,
                   "What happens when it has failed: a random action, or it leaves")
      ->capture_default_str()
      ->check(CLI::IsMember({"random", "leave"}));
  command->add_flag("--keep-seat", arguments->keep_seat,
                    "When it leaves no bot plays on; you get a link that takes the seat again");
  command
      ->add_option("--reconnect", arguments->reconnect,
                   "Seconds for which a lost connection is tried again")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  command->add_option("--log", arguments->log,
                      "A file for every line to the program and from it; /dev/stderr shows them");
  command->callback([arguments, &exit_code] { exit_code = run_bot(*arguments); });
}

// A command on the games that are kept, with `--data`.
template <class Arguments>
CLI::App* add_operation(CLI::App& app, int& exit_code, const char* name, const char* text,
                        int (*run)(const Arguments&), const std::shared_ptr<Arguments>& arguments) {
  arguments->data = server::standard_data();
  CLI::App* command = app.add_subcommand(name, text)->group("For operators");
  command->add_option("--data", arguments->data, "Folder where the games are kept")
      ->capture_default_str();
  command->callback([arguments, run, &exit_code] { exit_code = run(*arguments); });
  return command;
}

void add_copies(CLI::App& app, int& exit_code) {
  auto backup = std::make_shared<BackupArguments>();
  CLI::App* command =
      add_operation(app, exit_code, "backup", "Copy all games to a file, also while a server runs",
                    run_backup, backup);
  command->add_option("file", backup->file, "The copy")->required();
  command->add_flag("--force", backup->force, "Overwrite a file that is there");

  auto check = std::make_shared<CheckArguments>();
  command = add_operation(app, exit_code, "check",
                          "Play the log of every table again, read that of every class, and say "
                          "which do not fit the rules",
                          run_check, check);
  command->add_option("--file", check->file, "A copy made by `citybox backup`, not a folder");

  auto copy = std::make_shared<CopyArguments>();
  command = app.add_subcommand("copy", "Copy all games into another place that has none")
                ->group("For operators");
  command->add_option("--from", copy->from, "A data folder, or postgresql://USER@HOST/NAME")
      ->required();
  command->add_option("--to", copy->to, "The same")->required();
  command->callback([copy, &exit_code] { exit_code = run_copy(*copy); });
}

void add_deletions(CLI::App& app, int& exit_code) {
  auto purge = std::make_shared<PurgeArguments>();
  CLI::App* command =
      add_operation(app, exit_code, "purge",
                    "Delete tables and classes that nobody used for a while", run_purge, purge);
  command->add_option("--older-than", purge->older_than, "For how long, such as 90d or 36h")
      ->required();
  command->add_flag("--never-started", purge->never_started, "Only those still in the lobby");
  command->add_flag("--dry-run", purge->dry_run, "Only list them");

  auto remove = std::make_shared<DeleteArguments>();
  add_operation(app, exit_code, "delete", "Delete one table, or one class with its tables",
                run_delete, remove)
      ->add_option("code", remove->code, "Its code, such as KMTRAQ")
      ->required();

  auto forget = std::make_shared<ForgetArguments>();
  add_operation(app, exit_code, "forget",
                "Take a person's name out of all seats, chats and classes", run_forget, forget)
      ->add_option("name", forget->name, "The whole name; large or small letters are the same")
      ->required();
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

// "citybox 0.6.0 (d4ad343)"
std::string version_line() {
  const std::string commit = CITYBOX_COMMIT;
  return "citybox " + citybox::server::program_version() +
         (commit.empty() ? "" : " (" + commit + ")");
}

int run(int argc, char** argv) {
  CLI::App app("Citybox: five city-building board games in one box", "citybox");
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Show the help of every command");
  app.set_version_flag("--version", version_line());
  int exit_code = 0;
  add_serve_command(app, exit_code);
  add_copies(app, exit_code);
  add_deletions(app, exit_code);
  add_play(app, exit_code);
  add_replay(app, exit_code);
  add_bot(app, exit_code);
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
