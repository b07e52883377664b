#pragma once

#include <cstdint>
#include <map>

namespace citybox {

struct Interval {
  double low = 0;
  double high = 1;
};

// Wilson's interval for a share of `hits` among `tries`, 95 % by default. Honest also for few tries
// and for shares near 0 and 1, where share ± 2 standard errors is not. No tries: 0 to 1.
Interval wilson(std::uint64_t hits, std::uint64_t tries, double z = 1.959964);

// How often each whole number came up. Order does not matter, so threads can count apart.
class Histogram {
 public:
  void add(std::int64_t value, std::uint64_t times = 1);
  void merge(const Histogram& other);

  std::uint64_t count() const { return count_; }
  const std::map<std::int64_t, std::uint64_t>& times() const { return times_; }
  double mean() const;
  // The smallest value that at least `percent` of all reach or stay below (nearest rank); 0 if
  // empty.
  std::int64_t percentile(double percent) const;
  bool operator==(const Histogram&) const = default;

 private:
  std::map<std::int64_t, std::uint64_t> times_;
  std::uint64_t count_ = 0;
};

}  // namespace citybox
