#pragma once
// The words of CrashCity that do not change during a game.

#include <boost/describe.hpp>
#include <map>
#include <string>

#include "engine/table/vocabulary.hpp"

namespace citybox::crash_city {

// By the name of a building in the state.
struct BuildingWords {
  std::string name;   // "House"
  std::string text;   // what it is good for
  std::string build;  // "Build a house here"
};
BOOST_DESCRIBE_STRUCT(BuildingWords, (), (name, text, build))

// By the name of the event that is one.
struct MomentWords {
  std::string kicker, title;
};
BOOST_DESCRIBE_STRUCT(MomentWords, (), (kicker, title))

// What is said of the city to those who do not see it: templates with {place} (its name, or
// `town_square`), {side} and {facing} (`sides`), {lanes} (several sides), {color} and {owner} of a
// player, {building}, {maneuver}.
struct Spoken {
  std::string town_square;
  std::map<std::string, std::string> sides;  // by the letters of the notation: "n" is "north"
  std::string lane;
  std::string site;
  std::string posture;     // where a new car could stand
  std::string car;         // on a street …
  std::string parked_car;  // … and on a roof
  std::string drive;       // where a car would go
  std::string crash;       // … and whom it would hit there
  std::string park;
  std::string tile;  // with nothing built on it
  std::string house;
  std::string open_job;
  std::string taken_job;
};
BOOST_DESCRIBE_STRUCT(Spoken, (),
                      (town_square, sides, lane, site, posture, car, parked_car, drive, crash, park,
                       tile, house, open_job, taken_job))

// The rules that the page points to.
struct RulePages {
  std::string who_builds_first, who_races_first, standstill;
};
BOOST_DESCRIBE_STRUCT(RulePages, (), (who_builds_first, who_races_first, standstill))

struct Vocabulary {
  Words words;
  int patience = 0;                            // CC-28
  std::string standstill;                      // … in words
  std::string race;                            // CC-20, CC-27: what it is about
  std::map<std::string, std::string> endings;  // what stands over the end of a game
  std::map<std::string, MomentWords> moments;
  std::map<std::string, BuildingWords> buildings;
  std::map<std::string, std::string> maneuvers;  // "back-up" is "Back up"
  Spoken spoken;
  RulePages rules;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, patience, standstill, race, endings, moments, buildings, maneuvers,
                       spoken, rules))

}  // namespace citybox::crash_city
