#include "lab/play/conduct.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>

#include "lab/figures/findings.hpp"
#include "lab/figures/report.hpp"
#include "lab/gpu/card_player.hpp"
#include "lab/play/blocks.hpp"
#include "lab/play/interrupt.hpp"
#include "lab/play/play_blocks.hpp"
#include "lab/play/progress.hpp"
#include "lab/play/result_files.hpp"
#include "lab/play/share.hpp"

namespace citybox::lab {
namespace {

tl::expected<Share, Problem> own_share(const ExperimentArguments& arguments) {
  auto share = read_share(arguments.share);
  if (share && !share->whole() && arguments.out.empty()) {
    return tl::unexpected(Problem{
        fmt::format("This is share {} of {} ({}): give --out FOLDER, where all shares meet, or "
                    "--share 0/1 to play everything here.",
                    share->rank, share->size, share->source)});
  }
  return share;
}

// A grid may have one for each point.
void say_warnings(const std::vector<std::string>& warnings) {
  constexpr std::size_t kMost = 5;
  for (std::size_t i = 0; i < std::min(kMost, warnings.size()); ++i) {
    fmt::print(stderr, "{}\n", warnings[i]);
  }
  if (warnings.size() > kMost) {
    fmt::print(stderr, "And {} more warnings of this kind.\n", warnings.size() - kMost);
  }
}

// Those of a graphics card, which count ends only; or, with a sentence on stderr, those of this machine,
// with whom it is the experiment that it is without --gpu.
MakePlayer players_for(const ExperimentArguments& arguments, const LaidOut& laid,
                       std::uint64_t games, Experiment& experiment) {
  if (!arguments.gpu) return players_here(*laid.game);
  auto on_card = gpu::players_on_card(*laid.game, laid.points, games);
  if (on_card) {
    experiment.counts = "ends";
    return *std::move(on_card);
  }
  fmt::print(stderr, "{} This machine's processor plays instead.\n", on_card.error().text);
  return players_here(*laid.game);
}

// What earlier runs left in the folder. Sets the size of blocks: the folder's, if there is one.
tl::expected<void, Problem> take_up(const std::string& folder, Findings& findings) {
  Experiment& experiment = findings.experiment;
  experiment.block = block_size(findings.asked);
  if (folder.empty()) return {};
  const auto stored = StoredResults::read(result_files(folder), findings.asked);
  if (!stored) return tl::unexpected(stored.error());
  if (!stored->experiment()) return {};
  experiment.block = stored->experiment()->block;
  if (const auto same = stored->is_of(experiment, folder); !same) return same;
  return stored->for_each([&](std::uint64_t point, Range games, const Tally& tally) {
    findings.samples[point].add(games, tally, experiment.block);
  });
}

// What is missing in a share. Block after block, each at all points, so that whatever is there when it
// ends early can be compared.
std::vector<Block> missing_blocks(const Findings& findings, const std::vector<Lineup>& points,
                                  const Share& share) {
  const std::uint64_t size = findings.experiment.block;
  std::vector<Block> blocks;
  for (std::size_t point = 0; point < points.size(); ++point) {
    for (const Range& gap : gaps(findings.samples[point].played, findings.asked)) {
      for (const Range& range : cut(gap, size)) {
        const auto dealt_to =
            static_cast<int>((range.from / size + point) % static_cast<std::uint64_t>(share.size));
        if (dealt_to == share.rank) blocks.push_back({point, &points[point], range});
      }
    }
  }
  std::stable_sort(blocks.begin(), blocks.end(), [size](const Block& a, const Block& b) {
    return a.games.from / size < b.games.from / size;
  });
  return blocks;
}

// A share of many is told in one line, and the report is for whoever joins them.
int end_of_share(const ExperimentArguments& arguments, const Share& share, std::uint64_t played) {
  const bool stopped = Interrupt::flag();
  fmt::print(stderr, "Share {} of {} {}: {} games played now. {}\n", share.rank, share.size,
             stopped ? "was stopped" : "is done", grouped(played),
             stopped ? "The same command again plays what is missing."
                     : fmt::format("When all are: citybox lab merge {}", arguments.out));
  return stopped ? kInterrupted : 0;
}

}  // namespace

int conduct(const ExperimentArguments& arguments, const LaidOut& laid, std::uint64_t games) {
  const auto share = own_share(arguments);
  if (!share) return say(share.error());
  say_warnings(laid.warnings);

  Findings findings{laid.game, laid.experiment, games, std::vector<Sample>(laid.points.size())};
  const MakePlayer players = players_for(arguments, laid, games, findings.experiment);
  if (const auto there = take_up(arguments.out, findings); !there) return say(there.error());
  const std::vector<Block> blocks = missing_blocks(findings, laid.points, *share);
  std::optional<ResultWriter> writer;
  if (!arguments.out.empty()) {
    auto opened =
        ResultWriter::open(result_file(arguments.out, *share), findings.experiment, games);
    if (!opened) return say(opened.error());
    writer.emplace(*std::move(opened));
  }

  const Interrupt interrupt;
  std::uint64_t whole = 0;
  for (const Block& block : blocks) whole += block.games.size();
  std::optional<ProgressBar> bar;
  Playing playing{players, static_cast<int>(arguments.threads), {}};
  if (shows_progress(arguments.progress)) {
    bar.emplace(whole);
    playing.progress = [&bar](std::uint64_t done) { bar->show(done); };
  }
  const auto played =
      play_blocks(blocks, playing, Interrupt::flag(), [&](const Block& block, const Tally& tally) {
        findings.samples[block.point].add(block.games, tally, findings.experiment.block);
        return writer ? writer->write(block.point, block.games, tally)
                      : tl::expected<void, Problem>{};
      });
  bar.reset();
  if (!played) return say(played.error());
  if (const auto kept = writer ? writer->finish() : tl::expected<void, Problem>{}; !kept) {
    return say(kept.error());
  }

  if (!share->whole()) return end_of_share(arguments, *share, played->games);
  if (played->games > 0 && played->seconds > 0) {
    findings.rate = static_cast<double>(played->games) / played->seconds;
  }
  fmt::print("{}", report(findings, format_of(arguments.json, arguments.csv)));
  if (!Interrupt::flag()) return 0;
  if (!arguments.out.empty()) {
    fmt::print(stderr, "Stopped. What was played is in {}: the same command again goes on.\n",
               arguments.out);
  }
  return kInterrupted;
}

}  // namespace citybox::lab
