#include "lab/play/blocks.hpp"

#include <algorithm>

namespace citybox::lab {

std::uint64_t block_size(std::uint64_t games) {
  constexpr std::uint64_t kBlocks = 200, kMost = 1000;
  return std::clamp<std::uint64_t>((games + kBlocks - 1) / kBlocks, 1, kMost);
}

std::vector<Range> cut(Range whole, std::uint64_t size) {
  std::vector<Range> ranges;
  while (whole.from < whole.to) {
    const std::uint64_t next = std::min(whole.to, (whole.from / size + 1) * size);
    ranges.push_back({whole.from, next});
    whole.from = next;
  }
  return ranges;
}

std::vector<Range> gaps(const std::vector<Range>& there, std::uint64_t games) {
  std::vector<Range> gaps;
  std::uint64_t covered = 0;
  for (const Range& range : there) {
    if (range.from >= games) break;
    if (covered < range.from) gaps.push_back({covered, range.from});
    covered = range.to;
  }
  if (covered < games) gaps.push_back({covered, games});
  return gaps;
}

}  // namespace citybox::lab
