#pragma once
// What is played, whole: two with the same experiment give the same numbers, wherever they run.

#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/types/problem.hpp"

namespace citybox::lab {

// One number that is varied: its path in the content, and the values it takes, as they are written.
struct Axis {
  std::string path;
  std::vector<std::string> values;

  bool operator==(const Axis&) const = default;
};
BOOST_DESCRIBE_STRUCT(Axis, (), (path, values))

// It has points, and all play the same games (of one seed, counted from 0): a point for each line-up,
// or, of one line-up, a point for each setting of a grid.
struct Experiment {
  std::uint32_t format = 1;  // of result files
  std::string program;       // its version: other versions may have other bots
  std::string kind;          // "play", "arena", "sweep", "tune"
  std::string game;
  int rules = 0;    // versions
  int content = 0;  //
  json::object options;
  json::object numbers;  // how the content differs from the published one, at all points
  std::uint64_t seed = 1;
  std::string counts = "all";  // or "ends": how choices were used is not counted (--gpu)
  std::vector<std::vector<std::string>> lineups;
  std::string among;  // of an arena: who the others are, if one sits among several alike
  std::vector<Axis> vary;
  // With a grid: the point with nothing varied. One of the grid, or one more after its last.
  std::uint64_t base = 0;
  std::uint64_t block = 1;  // how many games are played and written at once

  std::uint64_t grid() const;    // its points; 1 if nothing is varied
  std::uint64_t points() const;  // with `base`
  // What is varied at a point, as axis values by index. Not for a base that is outside the grid.
  std::vector<std::size_t> place(std::uint64_t point) const;
  // "revenue_goal=18" …; nothing at a base that is outside the grid.
  std::vector<std::string> settings(std::uint64_t point) const;
  const std::vector<std::string>& bots(std::uint64_t point) const;
};
BOOST_DESCRIBE_STRUCT(Experiment, (),
                      (format, program, kind, game, rules, content, options, numbers, seed, counts,
                       lineups, among, vary, base, block))

// A sentence if no experiment could be so, whatever a file says.
std::optional<Problem> broken_experiment(const Experiment& experiment);

// In words, what makes `there` another experiment than `asked`; nothing if they are the same.
std::optional<std::string> difference(const Experiment& asked, const Experiment& there);

// "revenue_goal=18, start.low=3"; `none` for an empty patch.
std::string patch_text(const json::object& patch, const std::string& none = "");

// "4 × greedy", or "greedy, random".
std::string council_of(const std::vector<std::string>& bots);

}  // namespace citybox::lab
