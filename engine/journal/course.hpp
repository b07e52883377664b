#pragma once
// How a game went: what it was worth to each seat from its start to now, and where it turned.

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/journal/journal.hpp"

namespace citybox {

// After the first `count` actions of the line.
struct CoursePlace {
  std::size_t count = 0;
  std::vector<std::int32_t> worth;   // by seat
  std::vector<std::int64_t> scores;  // by seat
};
BOOST_DESCRIBE_STRUCT(CoursePlace, (), (count, worth, scores))

// A place at which the game changed most for a seat.
struct TurningPoint {
  std::size_t count = 0;  // the action that did it
  Seat seat{};            // for whom
  Seat by{};              // who did it
  std::int32_t swing = 0;
  std::string text;  // what changed most, as a sentence; may be empty
};
BOOST_DESCRIBE_STRUCT(TurningPoint, (), (count, seat, by, swing, text))

struct Course {
  std::vector<CoursePlace> places;
  std::vector<TurningPoint> turns;  // the greatest first; of each seat a few
};
BOOST_DESCRIBE_STRUCT(Course, (), (places, turns))

inline constexpr std::size_t kMostTurns = 3;  // of each seat

// By the judgement of `bot`, to whom everything is known: for games that are over, or hide nothing.
Course course(const Journal& journal, const Bot& bot, std::size_t most);

}  // namespace citybox
