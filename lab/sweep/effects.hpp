#pragma once
// What the values of a grid do to the figures of a game.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lab/figures/figures.hpp"
#include "lab/figures/findings.hpp"

namespace citybox::lab {

// A figure at one setting, and how far it is from the setting it is compared with.
struct Effect {
  std::uint64_t point = 0;  // or the number of the value, of one axis
  std::string setting;      // "revenue_goal=18"
  Figure figure;
  bool base = false;                    // this is what the others are compared with
  std::optional<Difference> from_base;  // none: no games of both
};

// All settings of one figure.
struct EffectTable {
  std::string key;
  std::vector<Effect> effects;

  bool same() const;  // no setting changes it
};

// Shares and means at each point, against the point with nothing varied.
std::vector<EffectTable> effects_of(const Findings& findings);
// The same for one axis, over all values of the others; against the value that is not varied, or else
// the first.
std::vector<EffectTable> main_effects_of(const Findings& findings, std::size_t axis);

// "revenue_goal=18, house_limit=6"
std::string point_name(const Experiment& experiment, std::uint64_t point);

}  // namespace citybox::lab
