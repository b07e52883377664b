#include "engine/entry/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace citybox {

Interval wilson(std::uint64_t hits, std::uint64_t tries, double z) {
  if (tries == 0) return {0, 1};
  const double n = static_cast<double>(tries);
  const double share = static_cast<double>(hits) / n;
  const double shrink = 1 + z * z / n;
  const double middle = (share + z * z / (2 * n)) / shrink;
  const double half = z / shrink * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  // Exact at the ends, where rounding would leave a crumb.
  return {hits == 0 ? 0 : std::max(0.0, middle - half),
          hits == tries ? 1 : std::min(1.0, middle + half)};
}

void Histogram::add(std::int64_t value, std::uint64_t times) {
  times_[value] += times;
  count_ += times;
}

void Histogram::merge(const Histogram& other) {
  for (const auto& [value, times] : other.times_) add(value, times);
}

double Histogram::mean() const {
  if (count_ == 0) return 0;
  double sum = 0;
  for (const auto& [value, times] : times_) {
    sum += static_cast<double>(value) * static_cast<double>(times);
  }
  return sum / static_cast<double>(count_);
}

std::int64_t Histogram::percentile(double percent) const {
  const double rank = std::max(1.0, std::ceil(percent / 100 * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  for (const auto& [value, times] : times_) {
    seen += times;
    if (static_cast<double>(seen) >= rank) return value;
  }
  return times_.empty() ? 0 : times_.rbegin()->first;
}

}  // namespace citybox
