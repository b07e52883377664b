#pragma once
// How strong players are, from who won against whom.

#include <cstddef>
#include <vector>

#include "engine/entry/statistics.hpp"

namespace citybox::lab {

// Some games of the same players in the same seats.
struct Contest {
  std::vector<std::size_t> players;  // by seat; one may sit in several
  std::vector<double> won;           // by seat; a win that is shared counts in parts
};

struct Rating {
  double elo = 0;  // 0 is the mean of all; 400 more: ten times the chance to win
  Interval sure;   // 95 %
};

// Luce's choice: the chance to win is the own strength by that of the whole table; with two seats that
// is Bradley and Terry's model. Fitted by maximum likelihood (Hunter's minorization), the intervals from
// its curvature. Each player also has one drawn game against a player of strength 1, so that one who
// always wins has a rating.
std::vector<Rating> rate(std::size_t players, const std::vector<Contest>& contests);

}  // namespace citybox::lab
