#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace citybox::server {

// Adds `serve` with its options. When the command line asks for it, the returned function serves
// until ctrl-C and gives the exit code; it is empty otherwise, so call it after parsing:
//
//   auto serve = server::add_serve_command(app);
//   CLI11_PARSE(app, argc, argv);
//   if (app.got_subcommand("serve")) return serve();
std::function<int()> add_serve_command(CLI::App& app);

}  // namespace citybox::server
