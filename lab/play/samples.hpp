#pragma once
// What was played at the points of an experiment.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/entry/statistics.hpp"
#include "engine/entry/tally.hpp"
#include "lab/play/range.hpp"

namespace citybox::lab {

// Sums over the games of one block, for comparing points block by block.
struct Cell {
  std::uint64_t games = 0;
  std::map<std::string, std::int64_t> sums;  // by key of a figure: "won", "turns.mean"
};

struct Sample {
  Tally tally;
  std::map<std::uint64_t, Cell> cells;  // by number of the block
  std::vector<Range> played;            // in their order, side by side joined

  void add(Range games, const Tally& of_games, std::uint64_t block);
  void merge(const Sample& other);  // pools what two points gave; `played` is of no meaning then
};

// How much more (or less) of a figure.
struct Difference {
  double value = 0;
  std::optional<Interval> sure;  // none: too few blocks to say

  std::size_t blocks = 0;  // that were compared

  // Is it no chance? Of few blocks, or of such as are all alike, nobody can say.
  bool certain() const;
};

// `sample` minus `base`. Both played the same games, so that block is compared with block: what is
// luck of the seed goes away, and the interval is that of the blocks' differences. For shares and
// means. None if no block was played by both; what only one has played does not count.
std::optional<Difference> difference(const Sample& sample, const Sample& base,
                                     const std::string& key);

// Of a share or a mean of what was pooled: the games of a block are no more independent than their seeds
// are, at however many points they were played. None of few blocks, or of blocks that are all alike.
std::optional<Interval> interval_by_blocks(const Sample& sample, const std::string& key);

}  // namespace citybox::lab
