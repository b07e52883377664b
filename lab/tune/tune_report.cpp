#include "lab/tune/tune_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "lab/figures/report.hpp"
#include "lab/sweep/effects.hpp"

namespace citybox::lab {
namespace {

std::string name_of(const Tuned& tuned, const Checked& checked) {
  const bool base = checked.point == tuned.experiment.base;
  const std::string name = point_name(tuned.experiment, checked.point);
  return base && checked.point < tuned.experiment.grid() ? name + " (nothing varied)" : name;
}

const char* verdict(const Aim& aim) {
  if (aim.sure.high == 0) return "met, the whole interval";
  if (aim.distance == 0) return "met, but not for sure";
  return aim.sure.low == 0 ? "missed, but not for sure" : "missed";
}

std::string text_of(const Tuned& tuned) {
  const Experiment& experiment = tuned.experiment;
  std::string out = fmt::format(
      "{}, {}: {} settings, seed {}\nSearched with {} games at {} of them, in looks of {}; then "
      "checked with {} fresh games each.\n",
      tuned.game->info().title, council_of(experiment.lineups.front()), grouped(experiment.grid()),
      experiment.seed, grouped(tuned.plan.look * tuned.plan.looks), grouped(tuned.settings_seen),
      tuned.plan.look, grouped(tuned.plan.check));
  if (!experiment.numbers.empty()) {
    out += fmt::format("Numbers: {}\n", patch_text(experiment.numbers));
  }
  for (const Checked& each : tuned.checked) {
    out += fmt::format("\n{}\n  distance {:.3f} ({:.3f}–{:.3f})\n", name_of(tuned, each),
                       each.distance, each.sure.low, each.sure.high);
    for (const Aim& aim : each.aims) {
      out += fmt::format("  {:<40}{:>10}   {:<18}{}\n", aim.target.text, shown(aim.figure),
                         shown(aim.figure, aim.figure.sure), verdict(aim));
    }
  }
  return out;
}

json::object json_of(const Tuned& tuned) {
  const Experiment& experiment = tuned.experiment;
  json::array results;
  for (const Checked& each : tuned.checked) {
    json::array aims;
    for (const Aim& aim : each.aims) {
      aims.push_back(json::object{{"target", aim.target.text},
                                  {"value", aim.figure.value},
                                  {"low", aim.figure.sure ? aim.figure.sure->low : 0},
                                  {"high", aim.figure.sure ? aim.figure.sure->high : 0},
                                  {"distance", aim.distance},
                                  {"verdict", verdict(aim)}});
    }
    results.push_back(json::object{{"settings", json::value_from(experiment.settings(each.point))},
                                   {"base", each.point == experiment.base},
                                   {"games", each.tally.games},
                                   {"distance", each.distance},
                                   {"low", each.sure.low},
                                   {"high", each.sure.high},
                                   {"targets", std::move(aims)}});
  }
  return {{"kind", "tune"},
          {"game", experiment.game},
          {"options", experiment.options},
          {"numbers", experiment.numbers},
          {"bots", json::value_from(experiment.lineups.front())},
          {"seed", experiment.seed},
          {"settings", experiment.grid()},
          {"settings_seen", tuned.settings_seen},
          {"look", tuned.plan.look},
          {"looks", tuned.plan.looks},
          {"checked", std::move(results)}};
}

CsvTable table_of(const Tuned& tuned) {
  Findings findings;
  findings.game = tuned.game;
  findings.experiment = tuned.experiment;
  std::vector<std::string> paths;
  paths.reserve(tuned.experiment.vary.size());
  for (const Axis& axis : tuned.experiment.vary) paths.push_back(axis.path);
  CsvTable table = table_for(findings, paths);
  for (const Checked& each : tuned.checked) {
    auto columns = columns_of(findings, tuned.experiment.lineups.front());
    const std::vector<std::string> settings = tuned.experiment.settings(each.point);
    for (std::size_t i = 0; i < paths.size(); ++i) {
      columns.push_back(settings.empty() ? "" : settings[i].substr(paths[i].size() + 1));
    }
    table.add(columns, Figure{"distance", "", each.distance, each.sure});
    for (const Aim& aim : each.aims) {
      table.add(columns, Figure{"distance", aim.target.text, aim.distance, aim.sure});
    }
    for (const Figure& figure : figures_of(each.tally, tuned.game->endings())) {
      table.add(columns, figure);
    }
  }
  return table;
}

}  // namespace

std::string report(const Tuned& tuned, Format format) {
  if (format == Format::kCsv) return table_of(tuned).text();
  return format == Format::kJson ? json::serialize(json_of(tuned)) + "\n" : text_of(tuned);
}

}  // namespace citybox::lab
