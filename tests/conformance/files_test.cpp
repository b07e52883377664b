// The files that hold a game's behaviour: perft tables, bench hashes and its numbers.

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/entry/perft.hpp"
#include "tests/conformance/suite.hpp"

namespace citybox::conformance {

namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

}  // namespace

TYPED_TEST(Conformance, PerftCountsWhatItsTableSays) {
  using F = Of<TypeParam>;
  const auto lines = parse_perft(contents(kTestsFolder + "/perft.txt"));
  ASSERT_TRUE(lines) << lines.error().text;
  ASSERT_FALSE(lines->empty()) << kTestsFolder << "/perft.txt is missing or empty";
  for (const PerftLine& line : *lines) {
    PerftLine counted = line;
    counted.count = perft<typename F::G>(line, F::kContent);
    EXPECT_EQ(to_text(counted), to_text(line));
  }
}

TYPED_TEST(Conformance, BenchHashIsWhatItWas) {
  using F = Of<TypeParam>;
  const std::string file = kTestsFolder + "/bench_hash.txt";
  const std::uint64_t hash = bench_hash<typename F::G>(F::kContent);
  EXPECT_EQ(fmt::format("{:016x}\n", hash), contents(file))
      << "The rules behave otherwise than before. If that is meant, write the new number to "
      << file;
}

// Tables that were begun with other numbers keep them by their version (server/match/restoring.cpp).
TYPED_TEST(Conformance, NumbersChangeWithTheirVersion) {
  using F = Of<TypeParam>;
  const std::string file = kTestsFolder + "/content.json";
  json::error_code failed;
  const json::value kept = json::parse(contents(file), failed);
  const GameInfo& info = TypeParam::info();
  const std::string how = "Write it with: build/citybox lab content " + info.id + " > " + file;
  ASSERT_TRUE(!failed && kept.is_object()) << file << " is missing. " << how;
  if (kept.at("version") == info.content_version) {
    EXPECT_EQ(kept.at("content"), to_json(F::kContent))
        << "The numbers have changed: raise content_version in info(). " << how;
  }
  EXPECT_EQ(kept.at("version"), info.content_version) << how;
}

}  // namespace citybox::conformance
