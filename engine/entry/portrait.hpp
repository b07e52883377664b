#pragma once
// What games look like from inside: how much there is to choose, how they go, who comes back. Beside the
// Tally, which says what came of them; observed only where it is asked for.

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/entry/histogram_json.hpp"

namespace citybox {

// Games of any length are laid beside each other by looking at so many moments of each, evenly apart, from
// the first decision to the end.
inline constexpr std::size_t kMoments = 21;

// A number at each of these moments.
struct ScoreCourse {
  std::vector<Histogram> winners;  // of the seats that won; of a cooperative game: of games won
  std::vector<Histogram> others;   // of the seats beside a winner
  std::vector<Histogram> lost;     // where nobody won

  bool operator==(const ScoreCourse&) const = default;
};
BOOST_DESCRIBE_STRUCT(ScoreCourse, (), (winners, others, lost))

// Games with a winner, by where the best placed of the winners stood at a moment.
struct Standings {
  std::uint64_t alone = 0;   // ahead of everybody else
  std::uint64_t shared = 0;  // as far as the best of the others
  std::uint64_t behind = 0;

  bool operator==(const Standings&) const = default;
};
BOOST_DESCRIBE_STRUCT(Standings, (), (alone, shared, behind))

struct Comebacks {
  std::array<Standings, 3> quarters{};  // after a quarter, half and three quarters
  Histogram rank_at_half;               // of that winner, from 1; who is level shares the better
  Histogram lead_changes;               // how often somebody else was alone in front, by game

  bool operator==(const Comebacks&) const = default;
};
BOOST_DESCRIBE_STRUCT(Comebacks, (), (quarters, rank_at_half, lead_changes))

// How often one kind of thing was done at each place, row by row (board_shape.hpp).
struct PlaceUse {
  std::vector<std::uint64_t> chosen;
  std::vector<std::uint64_t> won;  // … by a seat that won

  bool operator==(const PlaceUse&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlaceUse, (), (chosen, won))

// One game as it went.
struct GameFilm {
  struct Step {
    Seat seat{};
    std::uint32_t allowed = 0;  // actions
    std::uint32_t kinds = 0;    // … that the tally counts apart
  };
  int seats = 0;
  std::size_t courses = 1;
  // Numbers a frame: one a course in a cooperative game, one a seat of the only course in any other.
  std::size_t lines = 1;
  std::vector<std::int64_t> frames;  // at the start, and after each step
  std::vector<Step> steps;
  SeatSet winners;

  bool together() const { return courses == lines; }
  std::int64_t at(std::size_t frame, std::size_t line) const {
    return frames[frame * lines + line];
  }
  // The frame of a moment, the last one for kMoments - 1.
  std::size_t frame_at(std::size_t moment) const { return steps.size() * moment / (kMoments - 1); }
};

// Sums only: merging in any order gives the same.
struct Portrait {
  std::uint64_t games = 0;
  Histogram allowed;                 // actions there were to choose from, by decision
  std::uint64_t real = 0;            // decisions between at least two actions
  std::uint64_t varied = 0;          // … of at least two kinds
  std::vector<Histogram> decisions;  // by seat: how many it had in a game
  // By twentieth of a game: decisions in it, and actions allowed in all of them together.
  std::vector<std::uint64_t> decisions_in, allowed_in;
  std::vector<ScoreCourse> courses;
  Comebacks comebacks;                     // of games in which seats play against each other
  std::vector<Histogram> scores;           // by seat, at the end
  Histogram margin;                        // of the winners over the best of the others
  std::map<std::string, PlaceUse> places;  // by the verb of what was done there

  void add(const GameFilm& film);
  void merge(const Portrait& other);
  bool operator==(const Portrait&) const = default;
};
BOOST_DESCRIBE_STRUCT(Portrait, (),
                      (games, allowed, real, varied, decisions, decisions_in, allowed_in, courses,
                       comebacks, scores, margin, places))

}  // namespace citybox
