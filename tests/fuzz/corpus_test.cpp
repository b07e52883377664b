// The seeds of the fuzzers, and whatever they once found, stay tests.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/catalog.hpp"
#include "engine/core/rng.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/mutate.hpp"

namespace citybox::fuzz {
namespace {

// Each seed as it is, and somewhat damaged.
void feed(const char* name, void (*target)(std::string_view)) {
  int count = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(std::string("tests/fuzz/corpus/") + name)) {
    std::stringstream bytes;
    bytes << std::ifstream(file.path(), std::ios::binary).rdbuf();
    SCOPED_TRACE(file.path());
    target(bytes.str());
    Rng rng(1);
    for (int i = 0; i < 50; ++i) target(test::bent_text(bytes.str(), rng));
    ++count;
  }
  EXPECT_GT(count, 0);
}

TEST(Corpus, Actions) { feed("actions", actions); }
TEST(Corpus, Replays) { feed("replay", replay); }
TEST(Corpus, Rpc) { feed("rpc", rpc); }
TEST(Corpus, States) { feed("state", state); }

TEST(Corpus, EveryGameHasSeedsOfEveryKind) {
  for (const char* kind : {"actions", "replay", "rpc", "state"}) {
    for (const GameEntry* game : all_games()) {
      const std::string file = fmt::format("tests/fuzz/corpus/{}/{}", kind, game->info().id);
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
