#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>
#include <system_error>

#include "cli/commands.hpp"
#include "lab/command.hpp"
#include "server/command.hpp"

namespace citybox::cli {

void complain(const std::string& sentence) { std::fprintf(stderr, "%s\n", sentence.c_str()); }

namespace {

int run(int argc, char** argv) {
  CLI::App app("Citybox: five city-building board games in one box", "citybox");
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Show the help of every command");
  app.set_version_flag("--version", CITYBOX_VERSION);
  int exit_code = 0;
  add_serve_command(app, exit_code);
  add_play_command(app, exit_code);
  add_replay_command(app, exit_code);
  add_engine_command(app, exit_code);
  lab::add_lab_command(app, exit_code);
  add_protocol_command(app, exit_code);
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
