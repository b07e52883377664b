// Files of the whole box: golden replays of all games.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "catalog/catalog.hpp"
#include "engine/journal/replay.hpp"

namespace citybox {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::vector<fs::path> golden_replays() {
  std::vector<fs::path> files;
  for (const auto& game : fs::directory_iterator("games")) {
    const fs::path folder = game.path() / "tests/replays";
    if (!fs::exists(folder)) continue;
    for (const auto& file : fs::directory_iterator(folder)) {
      files.push_back(file.path());
    }
  }
  return files;
}

TEST(Files, GoldenReplaysPlayAsTheySay) {
  const auto files = golden_replays();
  ASSERT_FALSE(files.empty());
  for (const fs::path& file : files) {
    const std::string text = contents(file);
    const auto journal = check_replay(text, all_games());
    ASSERT_TRUE(journal) << file << ": " << journal.error().text;
    const std::string clean = to_text(*parse_replay(text));  // without comments
    EXPECT_EQ(to_text(*parse_replay(clean)), clean) << file;
  }
}

TEST(Files, EveryEndingAndEveryNumberOfSeatsHasAGoldenReplay) {
  std::set<std::string> shown;
  for (const fs::path& file : golden_replays()) {
    const auto journal = check_replay(contents(file), all_games());
    if (!journal) continue;
    const Table& table = journal->table();
    shown.insert(table.game().id + " " + table.standing().ending);
    shown.insert(table.game().id + " " + std::to_string(table.seats()));
  }
  for (const GameEntry* game : all_games()) {
    const std::string& id = game->info().id;
    for (const std::string& ending : game->endings()) {
      EXPECT_TRUE(shown.contains(id + " " + ending))
          << "citybox lab golden " << id << " lacks " << ending;
    }
    for (int n = game->info().min_seats; n <= game->info().max_seats; ++n) {
      EXPECT_TRUE(shown.contains(id + " " + std::to_string(n))) << id << " lacks " << n << " seats";
    }
  }
}

}  // namespace
}  // namespace citybox
