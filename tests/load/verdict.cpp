#include "tests/load/verdict.hpp"

#include <map>

namespace citybox::load {

namespace {

constexpr double kHour = 3600;

struct Sums {
  int count = 0;
  double at = 0;
  double megabytes = 0;
};

}  // namespace

Growth growth_of(std::span<const Reading> readings) {
  std::map<int, Sums> places;
  double all = 0;
  for (const Reading& one : readings) {
    Sums& sums = places[one.place];
    ++sums.count;
    sums.at += one.at;
    sums.megabytes += one.megabytes;
    all += one.megabytes;
  }
  double together = 0;
  double spread = 0;
  for (const Reading& one : readings) {
    const Sums& sums = places[one.place];
    const double at = one.at - sums.at / sums.count;
    together += at * (one.megabytes - sums.megabytes / sums.count);
    spread += at * at;
  }
  if (spread <= 0) return {};
  return {all / static_cast<double>(readings.size()), kHour * together / spread};
}

}  // namespace citybox::load
