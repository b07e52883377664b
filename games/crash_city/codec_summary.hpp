#pragma once
// What follows from a state, for a page that holds no rules. Places, lanes and spots are named as in
// the notation.

#include <algorithm>
#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/table/end_fact.hpp"
#include "engine/table/goal.hpp"
#include "games/crash_city/action.hpp"
#include "games/crash_city/compass.hpp"
#include "games/crash_city/tiles.hpp"

namespace citybox::crash_city {

enum class Phase : std::uint8_t { kConstruction, kRace, kOver };
BOOST_DESCRIBE_ENUM(Phase, kConstruction, kRace, kOver)

struct Player {
  std::vector<int> cars;  // their numbers, as they came into the city
  int parked = 0;
  int driving = 0;
  int stack = 0;                             // tiles not yet revealed
  int houses = 0, shops = 0, factories = 0;  // still to be built
};
BOOST_DESCRIBE_STRUCT(Player, (), (cars, parked, driving, stack, houses, shops, factories))

// Places and where they lie, in columns (there are up to two hundred): so many steps from the town
// square, west and south being negative.
struct Places {
  std::vector<std::string> names;
  std::vector<int> east, north;
};
BOOST_DESCRIBE_STRUCT(Places, (), (names, east, north))

// Where the car on a lane can end, by the maneuvers that lead there (`none`: it parks). The one that was
// hit is on no lane.
struct CarMoves {
  std::string from;
  std::map<std::string, std::vector<std::string>> ends;
};
BOOST_DESCRIBE_STRUCT(CarMoves, (), (from, ends))

// The nearest free roof for a car, and the turns until it is parked there if nobody else moves.
struct RoofAhead {
  int car = 0;
  std::string roof;  // a place
  int turns = 0;
};
BOOST_DESCRIBE_STRUCT(RoofAhead, (), (car, roof, turns))

// How a new car would best stand, and how far it is from work then.
struct StartAhead {
  std::string to;    // as the action that puts it there has it
  std::string roof;  // a place; empty: there is none near enough
  int turns = 0;
};
BOOST_DESCRIBE_STRUCT(StartAhead, (), (to, roof, turns))

// One way out for a hit car, as the action that takes it.
struct WayOut {
  Verb verb = Verb::kStraight;
  std::string to;
};
BOOST_DESCRIBE_STRUCT(WayOut, (), (verb, to))

// CC-31: a car was hit, and its owner decides.
struct Collision {
  int hit = 0;
  Seat owner;
  int hitter = 0;
  Seat by;
  std::string at;
  Heading heading = Heading::kNorth;  // where the hitter was going
  std::vector<WayOut> ways;
};
BOOST_DESCRIBE_STRUCT(Collision, (), (hit, owner, hitter, by, at, heading, ways))

// Of all tiles, in steps from the town square.
struct Bounds {
  int west = 0, east = 0, south = 0, north = 0;

  void include(Place place) {
    west = std::min<int>(west, place.x);
    east = std::max<int>(east, place.x);
    south = std::min<int>(south, place.y);
    north = std::max<int>(north, place.y);
  }
};
BOOST_DESCRIBE_STRUCT(Bounds, (), (west, east, south, north))

struct Summary {
  std::string now;
  Goal goal;
  std::string duty;     // what the one who decides has to do, said to them
  std::string warning;  // CC-28: how near the race is to its end without a winner
  Phase phase = Phase::kConstruction;
  std::optional<Seat> decider;
  int turn = 0;  // of the race, from 1
  std::vector<Player> players;
  int cars_each = 0;                   // CC-27: so many parked win
  std::vector<std::string> sites;      // places
  std::vector<std::string> turnings;   // lanes in which the revealed tile may lie
  std::vector<Building> buildable;     // what can be built on it once it lies
  std::optional<StartAhead> start;     // for a car that is to be placed
  std::vector<RoofAhead> roofs_ahead;  // of the cars of who decides in the race
  Places places;                       // tiles and sites
  std::vector<CarMoves> moves;         // of who decides in the race
  std::vector<std::string> open_jobs;  // places
  std::vector<std::string> cut_off;    // lanes without a way to the town square
  std::vector<std::string>
      two_lane;  // streets, each by its lane with the stripe in the north or east
  Bounds bounds;
  std::optional<Collision> crash;
  SeatSet winners;                 // none until the race is over
  std::vector<EndFact> facts;      // likewise
  std::vector<std::string> story;  // likewise: what decided it and what it meant, in sentences
};
BOOST_DESCRIBE_STRUCT(Summary, (),
                      (now, goal, duty, warning, phase, decider, turn, players, cars_each, sites,
                       turnings, buildable, start, roofs_ahead, places, moves, open_jobs, cut_off,
                       two_lane, bounds, crash, winners, facts, story))

}  // namespace citybox::crash_city
