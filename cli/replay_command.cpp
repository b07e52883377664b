#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "catalog/catalog.hpp"
#include "cli/commands.hpp"
#include "cli/telling.hpp"
#include "engine/journal/replay.hpp"

namespace citybox::cli {

namespace {

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

}  // namespace

int run_replay(const ReplayArguments& arguments) {
  std::ifstream file(arguments.file);
  if (!file || std::filesystem::is_directory(arguments.file)) {
    return complain(fmt::format("{} cannot be read.", arguments.file));
  }
  constexpr std::size_t kLargest = 16U << 20U;
  std::string text(kLargest + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() > kLargest) {
    return complain(fmt::format("{} is over 16 MiB: no replay is that long.", arguments.file));
  }
  const auto journal = check_replay(text, all_games());
  if (!journal) {
    return complain(fmt::format("{}: {}", arguments.file, journal.error().text));
  }
  if (arguments.moves) show_moves(*journal);
  const Table& table = journal->table();
  if (!arguments.moves) fmt::print("{}\n", table.ascii());
  fmt::print("{}: {} actions, as the rules say.\n", table.game().title, journal->line().size());
  Telling().tell(table.standing(), table.game().cooperative);
  return 0;
}

}  // namespace citybox::cli
