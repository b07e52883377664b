#include "lab/tune/targets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

#include "engine/types/quoted.hpp"

namespace citybox::lab {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();

std::optional<double> number_in(std::string_view text) {
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) {
    return std::nullopt;
  }
  return number;
}

struct Ends {
  double low, high;
};

// "45..65%", "10%", "40", after "=", ">=" or "<=".
std::optional<Ends> ends_in(std::string_view relation, std::string_view text) {
  const bool percent = text.ends_with('%');
  if (percent) text = trimmed(text.substr(0, text.size() - 1));
  const double scale = percent ? 0.01 : 1;
  const std::size_t dots = relation == "=" ? text.find("..") : std::string_view::npos;
  const auto low = number_in(trimmed(text.substr(0, dots)));
  const auto high =
      dots == std::string_view::npos ? low : number_in(trimmed(text.substr(dots + 2)));
  if (!low || !high || *low > *high) return std::nullopt;
  if (relation == ">=") return Ends{*low * scale, kEndless};
  if (relation == "<=") return Ends{-kEndless, *high * scale};
  return Ends{*low * scale, *high * scale};
}

std::string list_of(const std::vector<Figure>& known) {
  std::vector<std::string> keys;
  keys.reserve(known.size());
  for (const Figure& figure : known) keys.push_back(figure.key());
  return fmt::format("{}", fmt::join(keys, ", "));
}

// The smallest and the largest distance that the interval allows.
Interval distances(const Target& target, const Figure& figure) {
  if (!figure.sure) {
    const double only = target.distance(figure.value);
    return {only, only};
  }
  const double at_low = target.distance(figure.sure->low);
  const double at_high = target.distance(figure.sure->high);
  const bool meets = figure.sure->low <= target.high && figure.sure->high >= target.low;
  return {meets ? 0 : std::min(at_low, at_high), std::max(at_low, at_high)};
}

}  // namespace

double Target::distance(double value) const {
  if (value >= low && value <= high) return 0;
  const double end = value < low ? low : high;
  const double gap = std::abs(value - end);
  return share ? gap : gap / std::max(1.0, std::abs(end));
}

tl::expected<Target, Problem> read_target(const std::string& text,
                                          const std::vector<Figure>& known) {
  const std::string_view all = text;
  const std::size_t equals = all.find('=');
  const bool sided = equals != std::string_view::npos && equals > 0 &&
                     (all[equals - 1] == '>' || all[equals - 1] == '<');
  const std::size_t begin = sided ? equals - 1 : equals;
  const auto ends =
      equals == std::string_view::npos
          ? std::nullopt
          : ends_in(all.substr(begin, equals + 1 - begin), trimmed(all.substr(equals + 1)));
  if (!ends) {
    return tl::unexpected(Problem{fmt::format(
        "\"{}\" is no target: write won=45..65%, decisions.median>=40 or seat 0<=28%.", text)});
  }
  const std::string key(trimmed(all.substr(0, begin)));
  const auto figure = std::find_if(known.begin(), known.end(),
                                   [&](const Figure& each) { return each.key() == key; });
  if (figure == known.end()) {
    return tl::unexpected(
        Problem{fmt::format("The game has no \"{}\" to aim at; it has {}.", key, list_of(known))});
  }
  Target target{text, key, ends->low, ends->high, figure->share};
  const bool beyond = (std::isfinite(target.low) && target.low > 1) ||
                      (std::isfinite(target.high) && target.high > 1);
  if (target.share && beyond) {
    return tl::unexpected(
        Problem{fmt::format("\"{}\": a share is at most 100 %; put a % at the end.", text)});
  }
  if (!target.share && all.ends_with('%')) {
    return tl::unexpected(
        Problem{fmt::format("\"{}\": {} is a number and no share; leave out the %.", text, key)});
  }
  return target;
}

std::vector<Aim> aims_of(const std::vector<Target>& targets, const std::vector<Figure>& figures) {
  std::vector<Aim> aims;
  for (const Target& target : targets) {
    const auto figure = std::find_if(figures.begin(), figures.end(),
                                     [&](const Figure& each) { return each.key() == target.key; });
    // What never came up has no figure; it is as far away as can be.
    Aim aim{target, figure == figures.end() ? Figure{} : *figure, 1, {1, 1}};
    if (figure != figures.end()) {
      aim.distance = target.distance(figure->value);
      aim.sure = distances(target, *figure);
    }
    aims.push_back(std::move(aim));
  }
  return aims;
}

double distance_of(const std::vector<Aim>& aims) {
  double squares = 0;
  for (const Aim& aim : aims) squares += aim.distance * aim.distance;
  return std::sqrt(squares);
}

Interval distance_interval(const std::vector<Aim>& aims) {
  double low = 0, high = 0;
  for (const Aim& aim : aims) {
    low += aim.sure.low * aim.sure.low;
    high += aim.sure.high * aim.sure.high;
  }
  return {std::sqrt(low), std::sqrt(high)};
}

}  // namespace citybox::lab
