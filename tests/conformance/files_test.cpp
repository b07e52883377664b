// The files that hold a game's behaviour: perft tables, bench hashes, golden replays.

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalog/typescript.hpp"
#include "engine/table/perft.hpp"
#include "engine/table/replay.hpp"
#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

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

}  // namespace

TYPED_TEST(Conformance, PerftCountsWhatItsTableSays) {
  using F = Of<TypeParam>;
  const std::string folder = tests_folder(TypeParam::info().id);
  const auto lines = parse_perft(contents(folder + "/perft.txt"));
  ASSERT_TRUE(lines) << lines.error().text;
  ASSERT_FALSE(lines->empty()) << folder << "/perft.txt is missing or empty";
  for (const PerftLine& line : *lines) {
    PerftLine counted = line;
    counted.count = perft<typename F::G>(line, F::kContent);
    EXPECT_EQ(to_text(counted), to_text(line));
  }
}

TYPED_TEST(Conformance, BenchHashIsWhatItWas) {
  using F = Of<TypeParam>;
  const std::string file = tests_folder(TypeParam::info().id) + "/bench_hash.txt";
  const std::uint64_t hash = bench_hash<typename F::G>(F::kContent);
  EXPECT_EQ(fmt::format("{:016x}\n", hash), contents(file))
      << "The rules behave otherwise than before. If that is meant, write the new number to "
      << file;
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

TEST(Files, TheTypesOfThePageAreCurrent) {
  EXPECT_EQ(contents("web/src/protocol/generated.ts"), typescript_of_all())
      << "Run: citybox protocol types > web/src/protocol/generated.ts";
}

}  // namespace citybox::conformance
