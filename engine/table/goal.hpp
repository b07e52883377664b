#pragma once
// What everybody wants, how far it is, and what ends the game: a line that is always there. Part of
// every codec's Summary, under the name `goal`.

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace citybox {

enum class GoalKind : std::uint8_t {
  kWin,   // at the target the game is won
  kLose,  // … lost
  kEnd,   // … over
  kCount  // no target: a number that decides in the end
};
BOOST_DESCRIBE_ENUM(GoalKind, kWin, kLose, kEnd, kCount)

// One number on its way.
struct GoalTrack {
  GoalKind kind = GoalKind::kWin;
  std::string label;  // "Revenue"
  std::int32_t value = 0;
  std::int32_t target = 0;
};
BOOST_DESCRIBE_STRUCT(GoalTrack, (), (kind, label, value, target))

struct Goal {
  std::string
      text;  // fits in one line with the tracks: "Be the first to collect 50 in rent a turn."
  std::string more;  // the rest of it, for who opens the line; may be empty
  std::vector<GoalTrack> tracks;
};
BOOST_DESCRIBE_STRUCT(Goal, (), (text, more, tracks))

}  // namespace citybox
