#include "lab/figures/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace citybox::lab {
namespace {

constexpr double kSure = 1.959964;  // standard errors

Figure share(std::string what, std::string name, std::uint64_t part, std::uint64_t whole) {
  return {std::move(what), std::move(name), share_of(part, whole), wilson(part, whole), true};
}

void add_length(std::vector<Figure>& out, const std::string& name, const Histogram& values) {
  out.push_back({"length", name + ".mean", values.mean(), mean_interval(values), false});
  out.push_back({"length", name + ".median", static_cast<double>(values.percentile(50)),
                 median_interval(values), false});
}

// What is true or not (0 or 1) is a share: its mean stays between these. The seats of one game say
// nothing of others.
std::optional<Interval> fact_interval(const Histogram& values, std::uint64_t games) {
  const auto& times = values.times();
  if (times.empty() || times.begin()->first < 0 || times.rbegin()->first > 1) {
    return games < 2 ? std::nullopt : mean_interval(values);
  }
  const auto ones = times.find(1);
  return wilson(ones == times.end() ? 0 : ones->second, values.count());
}

}  // namespace

std::string Figure::key() const {
  if (what == "length") return name;
  return name.empty() ? what : what + " " + name;
}

double share_of(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::optional<Interval> mean_interval(const Histogram& values) {
  if (values.count() < 2) return std::nullopt;
  const double mean = values.mean(), count = static_cast<double>(values.count());
  double squares = 0;
  for (const auto& [value, times] : values.times()) {
    const double off = static_cast<double>(value) - mean;
    squares += off * off * static_cast<double>(times);
  }
  const double half = kSure * std::sqrt(squares / (count - 1) / count);
  return Interval{mean - half, mean + half};
}

std::optional<Interval> median_interval(const Histogram& values) {
  if (values.count() < 2) return std::nullopt;
  const double reach = 100 * kSure / 2 / std::sqrt(static_cast<double>(values.count()));
  return Interval{static_cast<double>(values.percentile(std::max(0.0, 50 - reach))),
                  static_cast<double>(values.percentile(std::min(100.0, 50 + reach)))};
}

std::vector<Figure> figures_of(const Tally& tally, const std::vector<std::string>& endings) {
  std::vector<Figure> out;
  out.push_back(share("won", "", tally.games_with_winner, tally.games));
  for (std::size_t seat = 0; seat < tally.wins.size(); ++seat) {
    out.push_back(share("seat", std::to_string(seat), tally.wins[seat], tally.games));
  }
  for (std::size_t place = 0; place < tally.wins_by_order.size(); ++place) {
    out.push_back(
        share("order", std::to_string(place + 1), tally.wins_by_order[place], tally.games));
  }
  std::set<std::string> names(endings.begin(), endings.end());
  for (const auto& [name, count] : tally.endings) names.insert(name);
  for (const std::string& name : names) {
    const auto count = tally.endings.find(name);
    out.push_back(
        share("ending", name, count == tally.endings.end() ? 0 : count->second, tally.games));
  }
  add_length(out, "decisions", tally.decisions);
  for (const auto& [name, values] : tally.measures) add_length(out, name, values);
  return out;
}

std::vector<Figure> details_of(const Tally& tally) {
  std::vector<Figure> out;
  for (const auto& [name, use] : tally.uses) {
    out.push_back(share("choice", name, use.chosen, use.allowed));
    out.push_back(share("choice in games", name, use.games_chosen, use.games_allowed));
    out.push_back(share("won with choice", name, use.seats_won, use.seats_chosen));
  }
  for (const auto& [name, fact] : tally.facts) {
    out.push_back(
        {"fact", name, fact.values.mean(), fact_interval(fact.values, tally.games), false});
    out.push_back(share("won with fact", name, fact.won, fact.values.count()));
  }
  return out;
}

std::string shown(const Figure& figure) {
  return figure.share ? fmt::format("{:.1f} %", 100 * figure.value)
                      : fmt::format("{:.2f}", figure.value);
}

std::string shown(const Figure& figure, const std::optional<Interval>& interval) {
  if (!interval) return "";
  return figure.share ? fmt::format("{:.1f}–{:.1f} %", 100 * interval->low, 100 * interval->high)
                      : fmt::format("{:.2f}–{:.2f}", interval->low, interval->high);
}

}  // namespace citybox::lab
