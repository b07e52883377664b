#pragma once
// The subcommands. What was asked for runs while the arguments are parsed; `exit_code` becomes 2
// when it could not be done, and a sentence on standard error says why.

#include <string>

namespace CLI {
class App;
}

namespace citybox::cli {

void add_engine_command(CLI::App& app, int& exit_code);
void add_play_command(CLI::App& app, int& exit_code);
void add_replay_command(CLI::App& app, int& exit_code);
void add_protocol_command(CLI::App& app, int& exit_code);

// Says it on standard error.
void complain(const std::string& sentence);

inline constexpr int kMisuse = 2;

}  // namespace citybox::cli
