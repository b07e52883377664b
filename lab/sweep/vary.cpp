#include "lab/sweep/vary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/entry/content_path.hpp"
#include "engine/types/quoted.hpp"
#include "lab/play/asked.hpp"

namespace citybox::lab {
namespace {

constexpr std::int64_t kMostValues = 1000;

tl::unexpected<Problem> not_varied(std::string_view text, std::string_view why) {
  return tl::unexpected(Problem{fmt::format(
      "\"{}\" says nothing to vary: {} Write --vary path=1,2,3, path=4..12 or path=4..12:2.", text,
      why)});
}

// At commas that stand in no bracket and in no quotes.
std::vector<std::string> split_values(std::string_view text) {
  std::vector<std::string> values(1);
  int depth = 0;
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (!quoted && (c == '[' || c == '{')) ++depth;
    if (!quoted && (c == ']' || c == '}')) --depth;
    if (c == ',' && depth == 0 && !quoted) {
      values.emplace_back();
    } else {
      values.back() += c;
    }
  }
  for (std::string& value : values) value = std::string(trimmed(value));
  return values;
}

// "4..12:2"; nothing if it is no range.
std::optional<std::vector<std::string>> range_values(std::string_view text) {
  const std::size_t dots = text.find("..");
  if (dots == std::string_view::npos) return std::nullopt;
  std::string_view last = text.substr(dots + 2);
  const std::size_t colon = last.find(':');
  const auto step = colon == std::string_view::npos ? 1 : whole_number(last.substr(colon + 1));
  last = last.substr(0, colon);
  const auto from = whole_number(text.substr(0, dots)), to = whole_number(last);
  std::vector<std::string> values;
  if (!from || !to || !step || *step < 1) return values;
  for (std::int64_t value = *from; value <= *to; value += *step) {
    values.push_back(std::to_string(value));
    if (static_cast<std::int64_t>(values.size()) > kMostValues) break;
  }
  return values;
}

}  // namespace

tl::expected<Axis, Problem> read_axis(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0) return not_varied(text, "it has no path.");
  Axis axis{std::string(trimmed(std::string_view(text).substr(0, equals))), {}};
  const std::string_view values = trimmed(std::string_view(text).substr(equals + 1));
  const auto range = range_values(values);
  axis.values = range ? *range : split_values(values);
  if (axis.values.empty()) return not_varied(text, "a range goes up, in whole steps.");
  if (static_cast<std::int64_t>(axis.values.size()) > kMostValues) {
    return not_varied(text, fmt::format("more than {} values.", kMostValues));
  }
  for (const std::string& value : axis.values) {
    if (value.empty()) return not_varied(text, "a value is missing.");
    if (std::count(axis.values.begin(), axis.values.end(), value) > 1) {
      return not_varied(text, fmt::format("{} stands there twice.", value));
    }
  }
  return axis;
}

tl::expected<std::vector<Axis>, Problem> read_axes(const std::vector<std::string>& texts,
                                                   std::uint64_t most,
                                                   const json::object& content) {
  if (texts.empty()) {
    return tl::unexpected(Problem{"Say what to vary: --vary path=4..12, once or several times."});
  }
  std::vector<Axis> axes;
  std::uint64_t points = 1;
  for (const std::string& text : texts) {
    auto axis = read_axis(text);
    if (!axis) return tl::unexpected(axis.error());
    auto path = canonical_path(content, axis->path);
    if (!path) return tl::unexpected(path.error());
    axis->path = *std::move(path);
    for (const Axis& other : axes) {
      if (other.path == axis->path) {
        return tl::unexpected(Problem{fmt::format("\"{}\" is varied twice.", axis->path)});
      }
    }
    if (axis->values.size() > most / points) {
      return tl::unexpected(Problem{fmt::format(
          "These values make a grid of more than {} points: take fewer values.", most)});
    }
    points *= axis->values.size();
    axes.push_back(*axis);
  }
  return axes;
}

}  // namespace citybox::lab
