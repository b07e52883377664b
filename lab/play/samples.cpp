#include "lab/play/samples.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace citybox::lab {
namespace {

constexpr double kNoWidth = 1e-9;  // blocks that are all alike say nothing of others

std::int64_t sum_of(const Histogram& values) {
  std::int64_t sum = 0;
  for (const auto& [value, times] : values.times()) sum += value * static_cast<std::int64_t>(times);
  return sum;
}

void add_to(Cell& cell, const Tally& tally) {
  const auto count = [&cell](const std::string& key, std::uint64_t times) {
    cell.sums[key] += static_cast<std::int64_t>(times);
  };
  cell.games += tally.games;
  count("won", tally.games_with_winner);
  for (std::size_t i = 0; i < tally.wins.size(); ++i) {
    count("seat " + std::to_string(i), tally.wins[i]);
  }
  for (std::size_t i = 0; i < tally.wins_by_order.size(); ++i) {
    count("order " + std::to_string(i + 1), tally.wins_by_order[i]);
  }
  for (const auto& [name, times] : tally.endings) count("ending " + name, times);
  cell.sums["decisions.mean"] += sum_of(tally.decisions);
  for (const auto& [name, values] : tally.measures) cell.sums[name + ".mean"] += sum_of(values);
}

double mean_of(const Cell& cell, const std::string& key) {
  const auto sum = cell.sums.find(key);
  if (sum == cell.sums.end() || cell.games == 0) return 0;
  return static_cast<double>(sum->second) / static_cast<double>(cell.games);
}

std::uint64_t fullest(const Sample& sample) {
  std::uint64_t games = 0;
  for (const auto& [number, cell] : sample.cells) games = std::max(games, cell.games);
  return games;
}

// Student's quantile, by Fisher's expansion: right to three digits from four degrees of freedom on.
double standard_errors(std::size_t blocks) {
  constexpr double z = 1.959964, z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z, z9 = z7 * z * z;
  const double n = static_cast<double>(blocks - 1);
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n) +
         (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * n * n * n * n);
}

// What lies on either side of the blocks' mean with 95 %. Of few blocks nobody can say.
std::optional<double> half_width(const std::vector<double>& blocks) {
  if (blocks.size() < 5) return std::nullopt;
  const double count = static_cast<double>(blocks.size());
  double mean = 0, squares = 0;
  for (const double each : blocks) mean += each / count;
  for (const double each : blocks) squares += (each - mean) * (each - mean);
  return standard_errors(blocks.size()) * std::sqrt(squares / (count - 1) / count);
}

void add_sum(Cell& all, const Cell& cell, const std::string& key) {
  all.games += cell.games;
  if (const auto sum = cell.sums.find(key); sum != cell.sums.end()) all.sums[key] += sum->second;
}

}  // namespace

void Sample::add(Range games, const Tally& of_games, std::uint64_t block) {
  tally.merge(of_games);
  add_to(cells[games.from / block], of_games);
  const auto next = std::upper_bound(played.begin(), played.end(), games);
  const bool touches_next = next != played.end() && next->from == games.to;
  const bool touches_before = next != played.begin() && std::prev(next)->to == games.from;
  if (touches_before && touches_next) {
    std::prev(next)->to = next->to;
    played.erase(next);
  } else if (touches_before) {
    std::prev(next)->to = games.to;
  } else if (touches_next) {
    next->from = games.from;
  } else {
    played.insert(next, games);
  }
}

void Sample::merge(const Sample& other) {
  tally.merge(other.tally);
  for (const auto& [number, cell] : other.cells) {
    Cell& own = cells[number];
    own.games += cell.games;
    for (const auto& [key, sum] : cell.sums) own.sums[key] += sum;
  }
}

bool Difference::certain() const {
  constexpr std::size_t kFewest = 20;
  if (!sure || blocks < kFewest || sure->high - sure->low < kNoWidth) return false;
  return sure->low > 0 || sure->high < 0;
}

std::optional<Difference> difference(const Sample& sample, const Sample& base,
                                     const std::string& key) {
  const std::uint64_t full = fullest(sample);
  Cell own, others;
  std::vector<double> apart;  // of whole blocks
  for (const auto& [number, cell] : sample.cells) {
    const auto other = base.cells.find(number);
    if (other == base.cells.end() || cell.games != other->second.games) continue;
    add_sum(own, cell, key);
    add_sum(others, other->second, key);
    if (cell.games == full) apart.push_back(mean_of(cell, key) - mean_of(other->second, key));
  }
  if (own.games == 0) return std::nullopt;
  Difference result;
  result.value = mean_of(own, key) - mean_of(others, key);
  result.blocks = apart.size();
  if (const auto half = half_width(apart)) {
    result.sure = Interval{result.value - *half, result.value + *half};
  }
  return result;
}

std::optional<Interval> interval_by_blocks(const Sample& sample, const std::string& key) {
  const std::uint64_t full = fullest(sample);
  Cell all;
  std::vector<double> means;  // of whole blocks
  for (const auto& [number, cell] : sample.cells) {
    add_sum(all, cell, key);
    if (cell.games == full) means.push_back(mean_of(cell, key));
  }
  const auto half = half_width(means);
  if (!half || *half < kNoWidth) return std::nullopt;
  return Interval{mean_of(all, key) - *half, mean_of(all, key) + *half};
}

}  // namespace citybox::lab
