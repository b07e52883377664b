#include "engine/types/nearest.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace citybox {

namespace {

// How many letters must be changed, left out or put in (Levenshtein).
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = corner + (a[i] == b[j] ? 0 : 1);
      corner = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::vector<std::string> nearest(std::span<const std::string> words, std::string_view wanted,
                                 std::size_t count) {
  std::vector<std::pair<std::size_t, std::size_t>> order;
  order.reserve(words.size());
  for (std::size_t i = 0; i < words.size(); ++i) order.emplace_back(distance(words[i], wanted), i);
  const std::size_t kept = std::min(count, order.size());
  std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(kept), order.end());
  std::vector<std::string> result;
  result.reserve(kept);
  for (std::size_t i = 0; i < kept; ++i) result.push_back(words[order[i].second]);
  return result;
}

}  // namespace citybox
