#pragma once
// How the games of an experiment are cut into blocks. It hangs on the experiment alone, never on
// threads or machines.

#include <cstdint>
#include <vector>

#include "lab/play/range.hpp"

namespace citybox::lab {

// Small enough that little is lost with a block and that threads end together, large enough that the
// files stay small.
std::uint64_t block_size(std::uint64_t games);

// The range at the multiples of `size`.
std::vector<Range> cut(Range whole, std::uint64_t size);

// What is missing in 0 … games-1, given ranges in their order that do not overlap.
std::vector<Range> gaps(const std::vector<Range>& there, std::uint64_t games);

}  // namespace citybox::lab
