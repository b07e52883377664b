#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/figures/findings.hpp"
#include "lab/sweep/effects.hpp"

namespace citybox::lab {
namespace {

// Eighths of a character.
std::string bar(double part) {
  constexpr const char* kEighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  constexpr double kWidth = 12;
  const auto eighths =
      static_cast<std::size_t>(std::llround(std::clamp(part, 0.0, 1.0) * kWidth * 8));
  std::string out;
  for (std::size_t i = 0; i < eighths / 8; ++i) out += "█";
  return out + kEighths[eighths % 8];
}

std::string apart_text(const Effect& effect) {
  if (effect.base) return "compared with this";
  const double scale = effect.figure.share ? 100 : 1;
  if (!effect.from_base) return "no games in common";
  const Difference& apart = *effect.from_base;
  std::string text = fmt::format("{:+.{}f}", scale * apart.value, effect.figure.share ? 1 : 2);
  if (!apart.sure) return text;
  return text + fmt::format(" ({:+.{}f} … {:+.{}f}){}", scale * apart.sure->low,
                            effect.figure.share ? 1 : 2, scale * apart.sure->high,
                            effect.figure.share ? 1 : 2, apart.certain() ? " *" : "");
}

std::string table_text(const EffectTable& table, std::size_t width) {
  double most = 0;
  for (const Effect& each : table.effects) most = std::max(most, std::abs(each.figure.value));
  std::string out = fmt::format("\n{:<{}}{:>10}   {:<18}{:<14}{}\n", table.key, width + 4, "",
                                "95 % interval", "", "difference");
  for (const Effect& each : table.effects) {
    out += fmt::format("  {:<{}}{:>10}   {:<18}{:<14}{}\n", each.setting, width + 2,
                       shown(each.figure), shown(each.figure, each.figure.sure),
                       bar(most > 0 ? std::abs(each.figure.value) / most : 0), apart_text(each));
  }
  return out;
}

std::string tables_text(const std::vector<EffectTable>& tables) {
  std::size_t width = 20;
  for (const EffectTable& table : tables) {
    for (const Effect& each : table.effects) width = std::max(width, each.setting.size());
  }
  std::string out, same;
  for (const EffectTable& table : tables) {
    if (!table.same()) {
      out += table_text(table, width);
      continue;
    }
    same += fmt::format("{}{} {}", same.empty() ? "" : ", ", table.key,
                        shown(table.effects.front().figure));
  }
  if (!same.empty()) out += fmt::format("\nThe same everywhere: {}.\n", same);
  return out;
}

json::object effect_json(const Effect& effect) {
  json::object out{{"setting", effect.setting}, {"value", effect.figure.value}};
  if (effect.figure.sure) {
    out["low"] = effect.figure.sure->low;
    out["high"] = effect.figure.sure->high;
  }
  if (effect.base) {
    out["base"] = true;
    return out;
  }
  if (!effect.from_base) return out;
  json::object apart{{"value", effect.from_base->value}};
  if (effect.from_base->sure) {
    apart["low"] = effect.from_base->sure->low;
    apart["high"] = effect.from_base->sure->high;
  }
  out["difference"] = std::move(apart);
  return out;
}

json::object tables_json(const std::vector<EffectTable>& tables) {
  json::object out;
  for (const EffectTable& table : tables) {
    json::array effects;
    for (const Effect& each : table.effects) effects.push_back(effect_json(each));
    out[table.key] = std::move(effects);
  }
  return out;
}

}  // namespace

std::string sweep_text(const Findings& findings) {
  const Experiment& experiment = findings.experiment;
  std::string out = heading(findings, council_of(experiment.lineups.front()));
  out += fmt::format(
      "{} settings, each with the same games. * marks a difference whose 95 % interval, over 20 "
      "blocks of games or more, leaves out 0.\n",
      experiment.points());
  out += tables_text(effects_of(findings));
  if (experiment.vary.size() < 2) return out;
  for (std::size_t axis = 0; axis < experiment.vary.size(); ++axis) {
    out += fmt::format("\n\n{} alone, over all values of the others\n", experiment.vary[axis].path);
    out += tables_text(main_effects_of(findings, axis));
  }
  return out;
}

json::object sweep_json(const Findings& findings) {
  const Experiment& experiment = findings.experiment;
  json::object out = heading_json(findings);
  out["bots"] = json::value_from(experiment.lineups.front());
  json::array vary, points;
  for (const Axis& axis : experiment.vary) {
    vary.push_back(json::object{{"path", axis.path}, {"values", json::value_from(axis.values)}});
  }
  for (std::uint64_t point = 0; point < findings.samples.size(); ++point) {
    points.push_back(json::object{{"setting", point_name(experiment, point)},
                                  {"base", point == experiment.base},
                                  {"games", findings.samples[point].tally.games}});
  }
  out["vary"] = std::move(vary);
  out["points"] = std::move(points);
  out["effects"] = tables_json(effects_of(findings));
  if (experiment.vary.size() < 2) return out;
  json::object main;
  for (std::size_t axis = 0; axis < experiment.vary.size(); ++axis) {
    main[experiment.vary[axis].path] = tables_json(main_effects_of(findings, axis));
  }
  out["main_effects"] = std::move(main);
  return out;
}

CsvTable sweep_table(const Findings& findings) {
  const Experiment& experiment = findings.experiment;
  std::vector<std::string> paths;
  paths.reserve(experiment.vary.size());
  for (const Axis& axis : experiment.vary) paths.push_back(axis.path);
  CsvTable table = table_for(findings, paths);
  const auto columns_at = [&](std::uint64_t point) {
    std::vector<std::string> columns = columns_of(findings, experiment.lineups.front());
    const bool inside = point < experiment.grid();
    const auto place = experiment.place(inside ? point : 0);
    for (std::size_t i = 0; i < paths.size(); ++i) {
      columns.push_back(inside ? experiment.vary[i].values[place[i]] : "");
    }
    return columns;
  };
  for (std::uint64_t point = 0; point < findings.samples.size(); ++point) {
    const Tally& tally = findings.samples[point].tally;
    const auto columns = columns_at(point);
    for (const Figure& each : figures_of(tally, findings.game->endings())) table.add(columns, each);
    for (const Figure& each : details_of(tally)) table.add(columns, each);
  }
  for (const EffectTable& effects : effects_of(findings)) {
    for (const Effect& each : effects.effects) {
      if (!each.from_base) continue;
      table.add(columns_at(each.point),
                Figure{"difference", effects.key, each.from_base->value, each.from_base->sure});
    }
  }
  return table;
}

}  // namespace citybox::lab
