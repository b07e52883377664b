#pragma once
// Who sits where in an arena, so that no seat favours anybody.

#include <cstddef>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/types/problem.hpp"

namespace citybox::lab {

using Lineups = std::vector<std::vector<std::string>>;

// Each against each: every choice of as many bots as there are seats, in every rotation. With fewer
// bots than seats they sit in turn, beginning with each. Either way each bot sits equally often in each
// seat.
tl::expected<Lineups, Problem> each_against_each(const std::vector<std::string>& bots,
                                                 std::size_t seats);
// One of `bots` among several `others`, in each seat once.
Lineups one_among(const std::vector<std::string>& bots, const std::string& others,
                  std::size_t seats);
// Cooperative: a whole team of each.
Lineups teams(const std::vector<std::string>& bots, std::size_t seats);

}  // namespace citybox::lab
