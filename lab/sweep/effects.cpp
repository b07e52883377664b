#include "lab/sweep/effects.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace citybox::lab {
namespace {

// Seats of a cooperative game win together; a median has no difference by blocks.
bool of_interest(const Figure& figure, const GameInfo& info) {
  if (info.cooperative && (figure.what == "seat" || figure.what == "order")) return false;
  return !figure.name.ends_with(".median");
}

std::vector<EffectTable> tables_of(const Findings& findings, const std::vector<std::string>& names,
                                   const std::vector<const Sample*>& samples, std::size_t base) {
  std::vector<EffectTable> tables;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    for (Figure& figure : figures_of(samples[i]->tally, findings.game->endings())) {
      if (!of_interest(figure, findings.game->info())) continue;
      const std::string key = figure.key();
      auto table = std::find_if(tables.begin(), tables.end(),
                                [&](const EffectTable& each) { return each.key == key; });
      if (table == tables.end()) table = tables.insert(tables.end(), EffectTable{key, {}});
      Effect effect{i, names[i], std::move(figure), i == base, {}};
      if (i != base) effect.from_base = difference(*samples[i], *samples[base], key);
      table->effects.push_back(std::move(effect));
    }
  }
  return tables;
}

}  // namespace

bool EffectTable::same() const {
  return std::all_of(effects.begin(), effects.end(), [&](const Effect& each) {
    return each.figure.value == effects.front().figure.value;
  });
}

std::string point_name(const Experiment& experiment, std::uint64_t point) {
  if (point >= experiment.grid()) {
    return experiment.numbers.empty() ? "as published" : "nothing varied";
  }
  return fmt::format("{}", fmt::join(experiment.settings(point), ", "));
}

std::vector<EffectTable> effects_of(const Findings& findings) {
  std::vector<std::string> names;
  std::vector<const Sample*> samples;
  for (std::uint64_t point = 0; point < findings.samples.size(); ++point) {
    names.push_back(point_name(findings.experiment, point));
    samples.push_back(&findings.samples[point]);
  }
  return tables_of(findings, names, samples, findings.experiment.base);
}

std::vector<EffectTable> main_effects_of(const Findings& findings, std::size_t axis) {
  const Experiment& experiment = findings.experiment;
  const Axis& varied = experiment.vary[axis];
  std::vector<Sample> pooled(varied.values.size());
  for (std::uint64_t point = 0; point < experiment.grid(); ++point) {
    pooled[experiment.place(point)[axis]].merge(findings.samples[point]);
  }
  std::vector<std::string> names;
  std::vector<const Sample*> samples;
  for (std::size_t i = 0; i < pooled.size(); ++i) {
    names.push_back(varied.path + "=" + varied.values[i]);
    samples.push_back(&pooled[i]);
  }
  const bool inside = experiment.base < experiment.grid();
  auto tables =
      tables_of(findings, names, samples, inside ? experiment.place(experiment.base)[axis] : 0);
  for (EffectTable& table : tables) {
    for (Effect& effect : table.effects) {
      effect.figure.sure = interval_by_blocks(pooled[effect.point], table.key);
      if (!effect.figure.share || !effect.figure.sure) continue;
      effect.figure.sure =
          Interval{std::max(0.0, effect.figure.sure->low), std::min(1.0, effect.figure.sure->high)};
    }
  }
  return tables;
}

}  // namespace citybox::lab
