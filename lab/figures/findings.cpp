#include "lab/figures/findings.hpp"

#include <fmt/format.h>

#include <cmath>

#include "engine/types/json.hpp"
#include "lab/figures/report.hpp"
#include "lab/play/blocks.hpp"
#include "lab/play/tournament.hpp"

namespace citybox::lab {
namespace {

Tournament tournament_of(const Findings& findings) {
  const Experiment& experiment = findings.experiment;
  return {{experiment.lineups.front(), experiment.options, experiment.seed},
          findings.asked,
          1,
          experiment.numbers};
}

CsvTable play_table(const Findings& findings) {
  CsvTable table = table_for(findings);
  const Tally& tally = findings.samples.front().tally;
  const auto columns = columns_of(findings, findings.experiment.lineups.front());
  for (const Figure& each : figures_of(tally, findings.game->endings())) table.add(columns, each);
  for (const Figure& each : details_of(tally)) table.add(columns, each);
  return table;
}

std::string pairs(const json::object& options) { return patch_text(options); }

}  // namespace

std::uint64_t Findings::played() const {
  std::uint64_t games = 0;
  for (const Sample& sample : samples) games += sample.tally.games;
  return games;
}

std::string report(const Findings& findings, Format format) {
  const std::string& kind = findings.experiment.kind;
  const bool arena = kind == "arena", sweep = kind == "sweep";
  const GameInfo& info = findings.game->info();
  const Result result{findings.samples.front().tally, findings.rate};
  if (format == Format::kCsv) {
    return (arena   ? arena_table(findings)
            : sweep ? sweep_table(findings)
                    : play_table(findings))
        .text();
  }
  if (format == Format::kJson) {
    const json::object object = arena   ? arena_json(findings)
                                : sweep ? sweep_json(findings)
                                        : json_report(info, tournament_of(findings), result);
    return json::serialize(object) + "\n";
  }
  return arena   ? arena_text(findings)
         : sweep ? sweep_text(findings)
                 : text_report(info, tournament_of(findings), result);
}

std::string heading(const Findings& findings, const std::string& of_what) {
  const Experiment& experiment = findings.experiment;
  std::string out = fmt::format("{}, {}: {} games, seed {}", findings.game->info().title, of_what,
                                grouped(findings.played()), experiment.seed);
  if (findings.rate > 0) {
    out += fmt::format(", {} games/s",
                       grouped(static_cast<std::uint64_t>(std::llround(findings.rate))));
  }
  out += "\n";
  if (!experiment.options.empty()) out += fmt::format("Options: {}\n", pairs(experiment.options));
  if (!experiment.numbers.empty()) {
    out += fmt::format("Numbers: {}\n", patch_text(experiment.numbers));
  }
  const std::uint64_t asked = findings.asked * experiment.points();
  if (findings.played() < asked) {
    out += fmt::format("Stopped early: {} games were asked for.\n", grouped(asked));
  }
  return out;
}

json::object heading_json(const Findings& findings) {
  const Experiment& experiment = findings.experiment;
  json::object out{{"kind", experiment.kind},
                   {"game", experiment.game},
                   {"rules", experiment.rules},
                   {"content", experiment.content},
                   {"options", experiment.options},
                   {"numbers", experiment.numbers},
                   {"seed", experiment.seed},
                   {"games", findings.played()},
                   {"asked", findings.asked * experiment.points()}};
  if (findings.rate > 0) out["games_per_s"] = findings.rate;
  return out;
}

CsvTable table_for(const Findings&, const std::vector<std::string>& more_columns) {
  std::vector<std::string> columns{"game",    "rules", "content", "options",
                                   "numbers", "seed",  "bots"};
  columns.insert(columns.end(), more_columns.begin(), more_columns.end());
  return CsvTable(columns);
}

std::vector<std::string> columns_of(const Findings& findings,
                                    const std::vector<std::string>& bots) {
  const Experiment& experiment = findings.experiment;
  return {experiment.game,
          std::to_string(experiment.rules),
          std::to_string(experiment.content),
          pairs(experiment.options),
          patch_text(experiment.numbers),
          std::to_string(experiment.seed),
          fmt::format("{}", fmt::join(bots, " "))};
}

std::vector<std::string> missing_of(const Findings& findings) {
  constexpr std::size_t kMost = 10;
  std::vector<std::string> sentences;
  std::size_t more = 0;
  for (std::uint64_t point = 0; point < findings.samples.size(); ++point) {
    for (const Range& gap : gaps(findings.samples[point].played, findings.asked)) {
      if (sentences.size() >= kMost) {
        ++more;
        continue;
      }
      const std::string where =
          findings.samples.size() == 1 ? ""
          : findings.experiment.vary.empty()
              ? fmt::format(" of {}", council_of(findings.experiment.bots(point)))
              : fmt::format(" at point {}", point);
      sentences.push_back(fmt::format("Missing: games {} to {}{}.", gap.from, gap.to - 1, where));
    }
  }
  if (more > 0) sentences.push_back(fmt::format("And {} more gaps.", more));
  return sentences;
}

}  // namespace citybox::lab
