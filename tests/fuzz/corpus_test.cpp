// The seeds of the fuzzers, and whatever they once found, stay tests.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/catalog.hpp"
#include "engine/core/rng.hpp"
#include "server/match/match.hpp"
#include "tests/fuzz/rows.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/mutate.hpp"

namespace citybox::fuzz {
namespace {

std::string contents(const std::filesystem::path& file) {
  std::stringstream bytes;
  bytes << std::ifstream(file, std::ios::binary).rdbuf();
  return bytes.str();
}

// Each seed as it is, and somewhat damaged.
void feed(const char* name, void (*target)(std::string_view), int damages = 50) {
  int count = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(std::string("tests/fuzz/corpus/") + name)) {
    const std::string bytes = contents(file.path());
    SCOPED_TRACE(file.path());
    target(bytes);
    Rng rng(1);
    for (int i = 0; i < damages; ++i) target(test::bent_text(bytes, rng));
    ++count;
  }
  EXPECT_GT(count, 0);
}

TEST(Corpus, Actions) { feed("actions", actions); }
TEST(Corpus, Replays) { feed("replay", replay); }
TEST(Corpus, Rpc) { feed("rpc", rpc); }
TEST(Corpus, States) { feed("state", state); }
TEST(Corpus, Entries) { feed("entries", entries); }
TEST(Corpus, Protocol) { feed("protocol", protocol, 3); }
TEST(Corpus, Frames) { feed("frames", frames); }
TEST(Corpus, Http) { feed("http", http); }

TEST(Corpus, EveryGameHasSeedsOfEveryKind) {
  for (const char* kind : {"actions", "replay", "rpc", "state", "entries", "protocol", "frames"}) {
    for (const GameEntry* game : all_games()) {
      const std::string file = fmt::format("tests/fuzz/corpus/{}/{}", kind, game->info().id);
      EXPECT_TRUE(std::filesystem::exists(file)) << file << ": run script/fuzz seeds";
    }
  }
}

TEST(Corpus, StoredTablesGoOn) {
  for (const GameEntry* game : all_games()) {
    const std::string rows = contents("tests/fuzz/corpus/entries/" + game->info().id);
    const auto match = server::Match::restore(game, read_rows(rows));
    EXPECT_FALSE(match.read_only()) << match.note();
  }
}

TEST(Corpus, ReplaysHaveEveryNumberOfSeats) {
  for (const GameEntry* game : all_games()) {
    const GameInfo& info = game->info();
    for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
      const bool standard = seats == info.standard_seats;
      const std::string file = fmt::format("tests/fuzz/corpus/replay/{}{}", info.id,
                                           standard ? "" : fmt::format("-{}", seats));
      EXPECT_TRUE(std::filesystem::exists(file)) << file << ": run script/fuzz seeds";
    }
  }
}

TEST(Corpus, ActionsOfAnyBytes) {
  Rng rng(7);
  for (int game = 0; game < 300; ++game) {
    std::string bytes;
    for (std::uint32_t i = rng.below(400); i > 0; --i) bytes += static_cast<char>(rng.below(256));
    actions(bytes);
  }
}

}  // namespace
}  // namespace citybox::fuzz
