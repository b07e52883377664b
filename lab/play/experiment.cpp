#include "lab/play/experiment.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "engine/types/json.hpp"

namespace citybox::lab {
namespace {

void flatten(const json::value& value, const std::string& path, std::vector<std::string>& out) {
  if (const json::object* object = value.if_object(); object != nullptr && !object->empty()) {
    for (const auto& field : *object) {
      flatten(field.value(), path + (path.empty() ? "" : ".") + std::string(field.key()), out);
    }
  } else {
    out.push_back(path + "=" + json::serialize(value));
  }
}

// Long values are not for sentences.
std::string brief(const json::value& value) {
  constexpr std::size_t kMost = 120;
  std::string text = json::serialize(value);
  return text.size() <= kMost ? text : text.substr(0, kMost) + "…";
}

}  // namespace

std::uint64_t Experiment::grid() const {
  std::uint64_t points = 1;
  for (const Axis& axis : vary) points *= axis.values.size();
  return points;
}

std::uint64_t Experiment::points() const {
  return vary.empty() ? lineups.size() : std::max(grid(), base + 1);
}

std::vector<std::size_t> Experiment::place(std::uint64_t point) const {
  std::vector<std::size_t> place(vary.size());
  for (std::size_t i = vary.size(); i-- > 0;) {
    place[i] = point % vary[i].values.size();
    point /= vary[i].values.size();
  }
  return place;
}

std::vector<std::string> Experiment::settings(std::uint64_t point) const {
  std::vector<std::string> settings;
  if (point >= grid()) return settings;
  const std::vector<std::size_t> at = place(point);
  for (std::size_t i = 0; i < vary.size(); ++i) {
    settings.push_back(vary[i].path + "=" + vary[i].values[at[i]]);
  }
  return settings;
}

const std::vector<std::string>& Experiment::bots(std::uint64_t point) const {
  return vary.empty() ? lineups[point] : lineups.front();
}

std::optional<Problem> broken_experiment(const Experiment& experiment) {
  constexpr std::uint64_t kMostPoints = 1'000'000'000, kMostKept = 100'000;
  const auto empty = [](const auto& each) { return each.empty(); };
  const auto& lineups = experiment.lineups;
  if (lineups.empty() || std::any_of(lineups.begin(), lineups.end(), empty)) {
    return Problem{"its experiment has no line-up of bots."};
  }
  if (experiment.block < 1) return Problem{"its experiment has blocks without games."};
  const std::uint64_t most = experiment.kind == "tune" ? kMostPoints : kMostKept;
  std::uint64_t grid = 1;
  for (const Axis& axis : experiment.vary) {
    if (axis.values.empty()) {
      return Problem{fmt::format("its experiment varies {}, but has no values.", axis.path)};
    }
    if (axis.values.size() > most / grid) {
      return Problem{fmt::format("its experiment has more than {} points.", most)};
    }
    grid *= axis.values.size();
  }
  const std::uint64_t last = experiment.vary.empty() ? 0 : grid;
  if (experiment.base <= last) return std::nullopt;
  return Problem{fmt::format("its experiment has no point {} to compare with.", experiment.base)};
}

std::optional<std::string> difference(const Experiment& asked, const Experiment& there) {
  if (asked.program != there.program) {
    return fmt::format(
        "it was played by version {} of the program, whose bots may be others than "
        "those of version {}",
        there.program, asked.program);
  }
  if (asked.counts != there.counts) {
    return there.counts == "ends"
               ? "it was played on a graphics card, where choices are not counted"
               : "it counts choices, and on a graphics card they are not counted";
  }
  const json::object one = to_json(asked).as_object();
  const json::object other = to_json(there).as_object();
  for (const auto& field : one) {
    const json::value& value = other.at(field.key());
    if (field.value() == value) continue;
    return fmt::format("its \"{}\" is {}, not {}", std::string_view(field.key()), brief(value),
                       brief(field.value()));
  }
  return std::nullopt;
}

std::string patch_text(const json::object& patch, const std::string& none) {
  if (patch.empty()) return none;
  std::vector<std::string> settings;
  flatten(patch, "", settings);
  return fmt::format("{}", fmt::join(settings, ", "));
}

std::string council_of(const std::vector<std::string>& bots) {
  const bool alike =
      std::adjacent_find(bots.begin(), bots.end(), std::not_equal_to<>()) == bots.end();
  if (alike) return fmt::format("{} × {}", bots.size(), bots.front());
  return fmt::format("{}", fmt::join(bots, ", "));
}

}  // namespace citybox::lab
