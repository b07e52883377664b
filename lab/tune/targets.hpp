#pragma once
// What a game should be like, for tuning.

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/types/problem.hpp"
#include "lab/figures/figures.hpp"

namespace citybox::lab {

// A figure that should be in a range.
struct Target {
  std::string text;  // as it was written
  std::string key;   // of a figure
  double low = 0;
  double high = 0;
  bool share = true;

  // 0 inside. Shares are as far as they are; plain numbers in parts of the nearer end, so that both can
  // be added up.
  double distance(double value) const;
};

// "won=45..65%", "ending rapid-displacement>=10%", "decisions.median=40..60", "seat 0=25%". `known` are
// the figures that there are; a sentence lists them where one is not known.
tl::expected<Target, Problem> read_target(const std::string& text,
                                          const std::vector<Figure>& known);

// How a figure stands to a target.
struct Aim {
  Target target;
  Figure figure;
  double distance = 0;
  Interval sure;  // of the distance, as the figure's own interval has it
};

std::vector<Aim> aims_of(const std::vector<Target>& targets, const std::vector<Figure>& figures);
// All in one: the root of the sum of squares.
double distance_of(const std::vector<Aim>& aims);
Interval distance_interval(const std::vector<Aim>& aims);

}  // namespace citybox::lab
