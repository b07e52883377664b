// Content and endings that never come up, content that is there twice, options that change nothing.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "lab/figures/report.hpp"
#include "lab/gaps/gap_findings.hpp"

namespace citybox::lab {
namespace {

std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t kMost = 16;
  if (names.size() <= kMost) return fmt::format("{}", fmt::join(names, ", "));
  return fmt::format(
      "{} and {} more",
      fmt::join(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(kMost), ", "),
      names.size() - kMost);
}

json::array array_of(const std::vector<std::string>& names) {
  return json::array(names.begin(), names.end());
}

// A place on the board and no content.
constexpr const char* kSpace = "Space";

using Names = std::map<std::string, Gaps::Counts>;

std::uint64_t uses_of(const Gaps::Counts& places) {
  std::uint64_t uses = 0;
  for (const auto& [place, count] : places) uses += count;
  return uses;
}

void find_unused_names(const std::string& type, const Names& names, std::vector<Finding>& out) {
  std::vector<std::string> never;
  for (const auto& [name, places] : names) {
    if (uses_of(places) == 0) never.push_back(name);
  }
  if (never.empty()) return;
  out.push_back({type == kSpace ? Weight::kHint : Weight::kGap,
                 "name-never",
                 fmt::format("{} of {} of the kind {} never came up: {}.", never.size(),
                             names.size(), type, listed(never)),
                 {{"type", type}, {"of", names.size()}, {"names", array_of(never)}}});
}

// What most of their like meet and few never do. Spaces of a board are not that much alike.
void find_unlike_names(const std::string& type, const Names& names, std::vector<Finding>& out) {
  constexpr std::size_t kFew = 4;
  if (type == kSpace) return;
  std::set<std::string> events;
  for (const auto& [name, places] : names) {
    for (const auto& [place, count] : places) {
      if (place.starts_with("event ")) events.insert(place);
    }
  }
  for (const std::string& event : events) {
    std::size_t others = 0;
    std::vector<std::string> never;
    for (const auto& [name, places] : names) {
      if (places.contains(event)) {
        ++others;
      } else if (uses_of(places) >= kOften) {
        never.push_back(name);
      }
    }
    if (never.empty() || never.size() * kFew > others) continue;
    out.push_back({Weight::kHint,
                   "event-never",
                   fmt::format("The {} came for {} of the kind {} and never for {}.", event, others,
                               type, listed(never)),
                   {{"type", type}, {"event", event}, {"names", array_of(never)}}});
  }
}

// Has it parts with parts, and do they say anything?
bool is_rich(const json::value& value) {
  const auto has_parts = [](const json::value& part) {
    return (part.is_object() && !part.get_object().empty()) ||
           (part.is_array() && !part.get_array().empty());
  };
  const std::string text = json::serialize(value);
  const bool says = text.find_first_of("123456789") != std::string::npos;
  if (const json::object* object = value.if_object()) {
    return says && std::any_of(object->begin(), object->end(),
                               [&](const auto& each) { return has_parts(each.value()); });
  }
  if (const json::array* array = value.if_array()) {
    return says && std::any_of(array->begin(), array->end(), has_parts);
  }
  return false;
}

// The first text of each entry, or its number where another has the same.
std::vector<std::string> names_of_entries(const json::array& table) {
  std::vector<std::string> names;
  std::map<std::string, int> times;
  for (const json::value& entry : table) {
    std::string& name = names.emplace_back();
    for (const auto& field : entry.as_object()) {
      if (name.empty() && field.value().is_string()) name = field.value().get_string();
    }
    ++times[name];
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty() || times[names[i]] > 1) names[i] = fmt::format("number {}", i + 1);
  }
  return names;
}

void find_repeats_in_table(const std::string& path, const json::array& table,
                           std::vector<Finding>& out) {
  std::map<std::string, std::map<std::string, std::vector<std::string>>> same;  // by field, value
  constexpr std::size_t kTable = 4;  // fewer are a list of lines
  const bool is_table = table.size() >= kTable &&
                        std::all_of(table.begin(), table.end(),
                                    [](const json::value& entry) { return entry.is_object(); });
  if (!is_table) return;
  const std::vector<std::string> names = names_of_entries(table);
  for (std::size_t i = 0; i < table.size(); ++i) {
    for (const auto& field : table[i].get_object()) {
      if (!is_rich(field.value())) continue;
      same[field.key()][json::serialize(field.value())].push_back(names[i]);
    }
  }
  for (const auto& [field, values] : same) {
    std::vector<std::string> groups;
    for (const auto& [value, alike] : values) {
      if (alike.size() > 1) groups.push_back(fmt::format("{}", fmt::join(alike, " = ")));
    }
    if (groups.empty()) continue;
    out.push_back({Weight::kHint,
                   "content-repeat",
                   fmt::format("In {} some have the same {}: {}.", path, field, listed(groups)),
                   {{"path", path}, {"field", field}, {"groups", array_of(groups)}}});
  }
}

void find_repeats_in(const std::string& path, const json::value& value, std::vector<Finding>& out) {
  const auto within = [&](std::string_view key) {
    return path.empty() ? std::string(key) : fmt::format("{}.{}", path, key);
  };
  if (const json::object* object = value.if_object()) {
    for (const auto& field : *object) find_repeats_in(within(field.key()), field.value(), out);
  } else if (const json::array* array = value.if_array()) {
    find_repeats_in_table(path, *array, out);
    for (std::size_t i = 0; i < array->size(); ++i) {
      find_repeats_in(fmt::format("{}[{}]", path, i), (*array)[i], out);
    }
  }
}

// The mean of paired differences, with its interval.
struct Paired {
  double sum = 0, squares = 0;
  double count = 0;

  void add(double difference) {
    sum += difference;
    squares += difference * difference;
    ++count;
  }
  double mean() const { return sum / count; }
  double half() const {
    const double variance = squares / count - mean() * mean();
    return kSure * std::sqrt(std::max(0.0, variance) / count);
  }
  bool differs() const { return std::abs(mean()) > half(); }
  json::object json() const {
    return {{"mean", mean()}, {"low", mean() - half()}, {"high", mean() + half()}};
  }
  std::string text() const {
    return fmt::format("{:+.2f} ({:+.2f} to {:+.2f})", mean(), mean() - half(), mean() + half());
  }
};

double mean_score(const Finish& finish) {
  double sum = 0;
  for (const std::int32_t score : finish.scores) sum += score;
  return finish.scores.empty() ? 0 : sum / static_cast<double>(finish.scores.size());
}

void find_idle_option(const OptionTrial& trial, std::vector<Finding>& out) {
  Paired decisions, scores, winners;
  std::uint64_t changed = 0;
  const std::size_t games = trial.with.finishes.size();
  for (std::size_t i = 0; i < games; ++i) {
    const Finish &with = trial.with.finishes[i], &without = trial.without.finishes[i];
    changed += with == without ? 0 : 1;
    decisions.add(static_cast<double>(with.decisions) - static_cast<double>(without.decisions));
    scores.add(mean_score(with) - mean_score(without));
    winners.add(with.winners.size() - without.winners.size());
  }
  const json::object numbers{
      {"key", trial.key},         {"value", trial.value},          {"games", games},
      {"changed", changed},       {"decisions", decisions.json()}, {"scores", scores.json()},
      {"winners", winners.json()}};
  const std::string name = fmt::format("{}={}", trial.key, trial.value);
  if (changed == 0) {
    out.push_back({Weight::kGap, "option-never",
                   fmt::format("{} changed none of {} games.", name, grouped(games)), numbers});
  } else if (!decisions.differs() && !scores.differs() && !winners.differs()) {
    out.push_back(
        {Weight::kHint, "option-no-difference",
         fmt::format("{}: no difference found in {} games ({} went otherwise): decisions {}, mean "
                     "score {}, winners {}.",
                     name, grouped(games), grouped(changed), decisions.text(), scores.text(),
                     winners.text()),
         numbers});
  }
}

}  // namespace

void find_unused(const GameEntry& game, const GapResult& result, std::vector<Finding>& out) {
  const Gaps whole = whole_of(result);
  std::vector<std::string> never;
  for (const std::string& ending : game.endings()) {
    if (!whole.endings.contains(ending)) never.push_back(ending);
  }
  if (!never.empty()) {
    out.push_back(
        {Weight::kGap,
         "ending-never",
         fmt::format("None of {} games ended with {}.", grouped(whole.games), listed(never)),
         {{"games", whole.games}, {"names", array_of(never)}}});
  }
  for (const auto& [type, names] : whole.names) {
    if (type == "Ending") continue;
    find_unused_names(type, names, out);
    find_unlike_names(type, names, out);
  }
}

void find_repeats(const json::object& content, std::vector<Finding>& out) {
  find_repeats_in("", content, out);
}

void find_idle_options(const GapResult& result, std::vector<Finding>& out) {
  for (const OptionTrial& trial : result.options) find_idle_option(trial, out);
}

}  // namespace citybox::lab
