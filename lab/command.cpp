#include "lab/command.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "lab/commands.hpp"

namespace citybox::lab {

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
  add_hash(*lab, exit_code);
}

}  // namespace citybox::lab
