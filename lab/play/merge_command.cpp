#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "catalog/catalog.hpp"
#include "lab/commands.hpp"
#include "lab/figures/findings.hpp"
#include "lab/play/result_files.hpp"

namespace citybox::lab {
namespace {

namespace fs = std::filesystem;

tl::expected<std::vector<fs::path>, Problem> files_of(const std::vector<std::string>& from) {
  std::vector<fs::path> files;
  for (const fs::path path : from) {
    if (!fs::exists(path)) {
      return tl::unexpected(Problem{fmt::format("There is no {}.", path.string())});
    }
    if (!fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    for (const fs::path& file : result_files(path)) files.push_back(file);
  }
  return files;
}

tl::expected<void, Problem> write_joined(const fs::path& file, const StoredResults& stored) {
  if (fs::exists(file)) {
    return tl::unexpected(Problem{
        fmt::format("{} is there already: name a new file for what is joined.", file.string())});
  }
  auto writer = ResultWriter::open(file, *stored.experiment(), stored.asked());
  if (!writer) return tl::unexpected(writer.error());
  tl::expected<void, Problem> written;
  const auto read = stored.for_each([&](std::uint64_t point, Range games, const Tally& tally) {
    if (written) written = writer->write(point, games, tally);
  });
  if (!read || !written) return read ? written : read;
  return writer->finish();
}

}  // namespace

int run_merge(const MergeArguments& arguments) {
  if (arguments.json && arguments.csv) return say({"Ask for --json or for --csv, not for both."});
  const auto files = files_of(arguments.from);
  if (!files) return say(files.error());
  const auto stored = StoredResults::read(*files);
  if (!stored) return say(stored.error());
  if (!stored->experiment()) return say({"There are no results: no file has a whole line."});
  if (stored->experiment()->kind == "tune") {
    return say(
        {"These are games of a search, of no use without it: the same `lab tune` again reads "
         "them."});
  }
  const auto game = find_game(stored->experiment()->game);
  if (!game) return say(game.error());
  if (!arguments.out.empty()) {
    if (const auto joined = write_joined(arguments.out, *stored); !joined) {
      return say(joined.error());
    }
  }

  Findings findings{*game, *stored->experiment(), stored->asked(),
                    std::vector<Sample>(stored->experiment()->points())};
  const auto read = stored->for_each([&](std::uint64_t point, Range games, const Tally& tally) {
    findings.samples[point].add(games, tally, findings.experiment.block);
  });
  if (!read) return say(read.error());
  fmt::print("{}", report(findings, format_of(arguments.json, arguments.csv)));
  for (const std::string& sentence : missing_of(findings)) fmt::print(stderr, "{}\n", sentence);
  if (stored->twice() > 0) {
    fmt::print(stderr, "{} games stand there more than once; each was counted once.\n",
               stored->twice());
  }
  return 0;
}

}  // namespace citybox::lab
