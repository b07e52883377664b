#pragma once
// An experiment ready to be played: as it was asked for, checked against the game.

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/entry/game_entry.hpp"
#include "lab/commands.hpp"
#include "lab/play/experiment.hpp"

namespace citybox::lab {

struct LaidOut {
  const GameEntry* game = nullptr;
  Experiment experiment;
  std::vector<Lineup> points;         // of tuning: none, they are too many
  std::vector<std::string> warnings;  // sentences
};

// The game, its options, numbers and versions, as all kinds of experiments have them; no line-ups yet.
tl::expected<LaidOut, Problem> lay_out(const ExperimentArguments& arguments,
                                       const std::string& kind);

// What a point plays, and what is to be said of its numbers.
struct Point {
  Lineup lineup;
  std::vector<std::string> warnings;
};
// A sentence if its numbers, its bots or its options cannot be.
tl::expected<Point, Problem> point_of(const ExperimentArguments& arguments, const LaidOut& laid,
                                      std::uint64_t point);
// The line-ups of all points, with the warnings. Of a grid, finds also which point is the base.
tl::expected<void, Problem> lay_points(const ExperimentArguments& arguments, LaidOut& laid);
// Which point of the grid has the numbers that are not varied; one after the last if none has.
tl::expected<std::uint64_t, Problem> find_base(const ExperimentArguments& arguments,
                                               const LaidOut& laid);

}  // namespace citybox::lab
