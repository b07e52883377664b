#pragma once
// How a game went: what it was worth to each seat from its start to now, where it turned, and what was
// counted on the way.

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
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

// A turn at which the game changed most for a seat: what one seat did in a row.
struct TurningPoint {
  std::size_t from = 0;   // the actions before it …
  std::size_t count = 0;  // … and with it
  Seat seat{};            // for whom
  Seat by{};              // who did it
  std::int32_t swing = 0;
  std::string text;                // what changed most, as a sentence; may be empty
  std::vector<std::string> story;  // what was done, as all were told
};
BOOST_DESCRIBE_STRUCT(TurningPoint, (), (from, count, seat, by, swing, text, story))

struct Course {
  std::vector<CoursePlace> places;
  std::vector<TurningPoint> turns;  // the greatest first; of each seat a few
  // Once it is over: the turn that brought the winner most against the best of the others; where all
  // won or lost together, what brought or cost all of them most. The last turn is it only where it
  // took the lead.
  std::optional<TurningPoint> deciding;
  std::vector<Account> accounts;  // summed up
};
BOOST_DESCRIBE_STRUCT(Course, (), (places, turns, deciding, accounts))

inline constexpr std::size_t kMostTurns = 3;  // of each seat
inline constexpr std::size_t kMostStory = 5;  // sentences of a turn …
inline constexpr std::size_t kBeginning = 2;  // … of which so many tell how it began

// By the judgement of `bot`, to whom everything is known: for games that are over, or hide nothing.
Course course(const Journal& journal, const Bot& bot, std::size_t most);

}  // namespace citybox
