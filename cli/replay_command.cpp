#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "catalog/catalog.hpp"
#include "cli/commands.hpp"
#include "cli/telling.hpp"
#include "engine/journal/replay.hpp"

namespace citybox::cli {

namespace {

struct ReplayOptions {
  std::string file;
  bool moves = false;
};

void show_moves(const Journal& journal) {
  fmt::print("{}\n", journal.at(0).ascii());
  for (std::size_t i = 0; i < journal.line().size(); ++i) {
    const Entry& entry = journal.entries()[journal.line()[i]];
    const Table& table = journal.at(i + 1);
    fmt::print("{}. {}: {}\n", i + 1, seat_name(entry.actor), table.to_text(entry.action));
    Telling().tell(journal.happenings()[i + 1], kEveryone);
    fmt::print("{}\n", table.ascii());
  }
}

int show_replay(const ReplayOptions& options) {
  std::ifstream file(options.file);
  if (!file || std::filesystem::is_directory(options.file)) {
    complain(fmt::format("{} cannot be read.", options.file));
    return kMisuse;
  }
  constexpr std::size_t kLargest = 16U << 20U;
  std::string text(kLargest + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() > kLargest) {
    complain(fmt::format("{} is over 16 MiB: no replay is that long.", options.file));
    return kMisuse;
  }
  const auto journal = check_replay(text, all_games());
  if (!journal) {
    complain(fmt::format("{}: {}", options.file, journal.error().text));
    return kMisuse;
  }
  if (options.moves) show_moves(*journal);
  const Table& table = journal->table();
  if (!options.moves) fmt::print("{}\n", table.ascii());
  fmt::print("{}: {} actions, as the rules say.\n", table.game().title, journal->line().size());
  Telling().tell(table.standing());
  return 0;
}

}  // namespace

void add_replay_command(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<ReplayOptions>();
  CLI::App* replay = app.add_subcommand("replay", "Check a replay file and show how it ended");
  replay->add_option("file", options->file, "The replay")->required();
  replay->add_flag("--moves", options->moves, "Show the board after every action");
  replay->callback([options, &exit_code] { exit_code = show_replay(*options); });
}

}  // namespace citybox::cli
