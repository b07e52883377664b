#pragma once
// The numbers of a tally by name. Reports, tables and targets of tuning all speak of these.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/entry/statistics.hpp"
#include "engine/entry/tally.hpp"

namespace citybox::lab {

struct Figure {
  std::string what;  // "won", "seat", "order", "ending", "length", "choice" …
  std::string name;  // which of these: "0", "rapid-displacement", "turns.mean"
  double value = 0;
  std::optional<Interval> sure;  // 95 %
  bool share = true;             // else a plain number

  // What people write: "won", "seat 0", "ending rapid-displacement", "turns.mean".
  std::string key() const;
};

// Won, seats, order of play, endings, and lengths (mean and median) of games and of what is counted
// besides. Of `endings` each is there, also one that never came.
std::vector<Figure> figures_of(const Tally& tally, const std::vector<std::string>& endings);
// How often choices were taken and what became of those who took them; what was true of seats.
std::vector<Figure> details_of(const Tally& tally);

// 0 of nothing.
double share_of(std::uint64_t part, std::uint64_t whole);

// 95 % intervals of a mean (normal), and of a median (by order statistics). None of fewer than two
// values.
std::optional<Interval> mean_interval(const Histogram& values);
std::optional<Interval> median_interval(const Histogram& values);

// "45.2 %", or "41.3"
std::string shown(const Figure& figure);
std::string shown(const Figure& figure, const std::optional<Interval>& interval);

}  // namespace citybox::lab
