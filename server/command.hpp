#pragma once

#include <filesystem>

namespace CLI {
class App;
}

namespace citybox::server {

// Where games are kept unless somebody says otherwise.
std::filesystem::path standard_data();

}  // namespace citybox::server

namespace citybox {

// Adds `serve` with its options. If it is asked for, it serves while the arguments are parsed,
// until ctrl-C; `exit_code` becomes 1 when it could not, and a sentence on standard error says why.
void add_serve_command(CLI::App& app, int& exit_code);

}  // namespace citybox
