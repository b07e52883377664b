#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "engine/entry/numbers.hpp"
#include "engine/journal/replay.hpp"
#include "lab/commands.hpp"
#include "lab/figures/report.hpp"
#include "lab/gaps/gap_findings.hpp"
#include "lab/gaps/gap_scene.hpp"
#include "lab/play/asked.hpp"
#include "lab/play/experiment.hpp"
#include "lab/play/interrupt.hpp"

namespace citybox::lab {
namespace {

namespace fs = std::filesystem;

tl::expected<GapSearch, Problem> search_of(const GapsArguments& arguments, SharedContent content) {
  if (const auto able = check_amounts(arguments.games, arguments.threads); !able) {
    return tl::unexpected(able.error());
  }
  auto options = read_options(arguments.options);
  if (!options) return tl::unexpected(options.error());
  GapSearch search;
  if (!arguments.bots.empty()) search.bots = arguments.bots;
  search.seats = arguments.seats;
  search.games = static_cast<std::uint64_t>(arguments.games);
  search.seed = arguments.seed;
  search.threads = static_cast<int>(arguments.threads);
  search.options = *std::move(options);
  search.content = std::move(content);
  return search;
}

// Gives the file's name; one that cannot be written is said on stderr and has none.
std::string write_scene(const GameEntry& game, const std::string& folder, const Finding& finding,
                        std::size_t number) {
  const auto journal = journal_of(game, *finding.scene);
  if (!journal) {
    fmt::print(stderr, "No replay of {}: {}\n", finding.kind, journal.error().text);
    return "";
  }
  const fs::path file =
      fs::path(folder) / fmt::format("{}-{}-{}.txt", game.info().id, number, finding.kind);
  std::ofstream out(file);
  out << write_replay(*journal);
  out.close();
  if (out) return file.string();
  fmt::print(stderr, "No replay of {}: {} cannot be written.\n", finding.kind, file.string());
  return "";
}

json::object json_of(const GameInfo& info, const Finding& finding, const std::string& replay) {
  json::object out{{"weight", name_of(finding.weight)},
                   {"kind", finding.kind},
                   {"text", finding.text},
                   {"numbers", finding.numbers}};
  if (finding.scene) out.emplace("see", to_text(info, *finding.scene));
  if (!replay.empty()) out.emplace("replay", replay);
  return out;
}

json::array runs_json(const std::vector<GapRun>& runs) {
  json::array out;
  for (const GapRun& run : runs) {
    Gaps gaps = run.gaps;
    gaps.forget_unlike_twins();
    out.push_back(json::object{{"player", run.exploration.player},
                               {"seats", run.exploration.seats},
                               {"options", run.exploration.options},
                               {"gaps", to_json(gaps)}});
  }
  return out;
}

void print_text(const GameInfo& info, const GapSearch& search, const json::object& numbers,
                const GapResult& result, const std::vector<Finding>& findings,
                const std::vector<std::string>& replays) {
  fmt::print("{}: {} games, seed {}, bots {}; a game counts as endless after {} decisions\n",
             info.title, grouped(result.games()), search.seed, fmt::join(search.bots, ", "),
             grouped(result.bound));
  if (!numbers.empty()) fmt::print("Numbers: {}\n", patch_text(numbers));
  if (result.stopped) {
    fmt::print("Stopped early: what never came up may do so in the games that were not played.\n");
  }
  const std::pair<Weight, const char*> parts[] = {
      {Weight::kDefect, "Defects"}, {Weight::kGap, "Gaps"}, {Weight::kHint, "Hints"}};
  for (const auto& [weight, title] : parts) {
    const auto same = [&, w = weight](const Finding& finding) { return finding.weight == w; };
    fmt::print("\n{}: {}\n", title, std::count_if(findings.begin(), findings.end(), same));
    for (std::size_t i = 0; i < findings.size(); ++i) {
      if (!same(findings[i])) continue;
      fmt::print("  [{}] {}\n", findings[i].kind, findings[i].text);
      if (findings[i].scene) fmt::print("      see: {}\n", to_text(info, *findings[i].scene));
      if (!replays[i].empty()) fmt::print("      {}\n", replays[i]);
    }
  }
}

}  // namespace

int run_gaps(const GapsArguments& arguments) {
  const auto game = find_game(arguments.game);
  if (!game) return say(game.error());
  const auto numbers = read_numbers(**game, arguments.content, arguments.settings);
  if (!numbers) return say(numbers.error());
  auto search = search_of(arguments, numbers->content);
  if (!search) return say(search.error());
  for (const std::string& warning : numbers->warnings) fmt::print(stderr, "{}\n", warning);
  const Interrupt interrupt;
  search->stop = &Interrupt::flag();
  const auto tell = [&](const std::string& what) {
    if (arguments.progress) fmt::print(stderr, "{}\n", what);
  };
  const auto result = search_gaps(**game, *search, tell);
  if (!result) return say(result.error());
  if (result->stopped && result->games() == 0) {
    fmt::print(stderr, "Stopped before a game was played.\n");
    return kInterrupted;
  }
  const std::vector<Finding> findings = findings_of(**game, *search, *result);

  std::vector<std::string> replays(findings.size());
  if (!arguments.replays.empty()) {
    std::error_code error;
    fs::create_directories(arguments.replays, error);
    if (error) return say({fmt::format("{}: {}.", arguments.replays, error.message())});
    for (std::size_t i = 0; i < findings.size(); ++i) {
      if (findings[i].scene)
        replays[i] = write_scene(**game, arguments.replays, findings[i], i + 1);
    }
  }
  const GameInfo& info = (*game)->info();
  if (arguments.json) {
    json::array list;
    for (std::size_t i = 0; i < findings.size(); ++i) {
      list.push_back(json_of(info, findings[i], replays[i]));
    }
    const json::object report{{"game", info.id},
                              {"seed", search->seed},
                              {"numbers", numbers->patch},
                              {"games", result->games()},
                              {"bound", result->bound},
                              {"stopped", result->stopped},
                              {"findings", std::move(list)},
                              {"bots", runs_json(result->bots)},
                              {"names", to_json(whole_of(*result).names)}};
    fmt::print("{}\n", json::serialize(report));
  } else {
    print_text(info, *search, numbers->patch, *result, findings, replays);
  }
  if (result->stopped) return kInterrupted;
  return !findings.empty() && findings.front().weight == Weight::kDefect ? kFoundDefects : 0;
}

}  // namespace citybox::lab
