#pragma once
// The words of CrashCity that do not change during a game.

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/vocabulary.hpp"
#include "games/crash_city/compass.hpp"

namespace citybox::crash_city {

// By the name of a building in the state. Templates with {left}, how many of them are still to be built,
// and with {place}, {lanes} and {owner} of a tile.
struct BuildingWords {
  std::string name;   // "House"
  std::string about;  // what it is good for
  std::string offer;  // what it is good for, and how many are left
  std::string build;  // "Build a house here"
  std::string lay;    // … on a tile that does not lie yet
  std::string tile;   // one with it
  std::string taken;  // … and a car on its roof; none of a house
};
BOOST_DESCRIBE_STRUCT(BuildingWords, (), (name, about, offer, build, lay, tile, taken))

// By the name of the event that is one.
struct MomentWords {
  std::string kicker, title;
};
BOOST_DESCRIBE_STRUCT(MomentWords, (), (kicker, title))

// Where a car would go.
struct MoveWords {
  std::string drive;
  std::string crash;  // … and whom it would hit there
  std::string park;
};
BOOST_DESCRIBE_STRUCT(MoveWords, (), (drive, crash, park))

// What is said of the city to those who do not see it: templates with {place} (its name, or
// `town_square`), {side} and {facing} (`sides`), {lanes} (as choices name them), {color} and {owner} of
// a player, {maneuver}.
struct Spoken {
  std::string town_square;
  std::map<std::string, std::string> sides;  // by the letters of the notation: "n" is "north"
  std::string site;
  std::string posture;     // where a new car could stand
  std::string car;         // on a street …
  std::string parked_car;  // … and on a roof
  std::string take_up;     // a car on a street, to choose where it goes
  std::string put_down;
  MoveWords move;     // of the car that is taken up
  MoveWords move_of;  // of the one on the lane {from}
  std::string tile;   // with nothing built on it
};
BOOST_DESCRIBE_STRUCT(Spoken, (),
                      (town_square, sides, site, posture, car, parked_car, take_up, put_down, move,
                       move_of, tile))

// What stands on buttons of the board and of the choices.
struct Labels {
  std::string lay;            // the revealed tile
  std::string lay_it;         // … on the board, beside it
  std::string lay_and_build;  // … and choose what stands on it, in one
  std::string park;           // on the {building}
  std::string crash;          // a drive would end in one
  std::string put;            // a new car
  std::string roof_now;       // of a car: it stands at a free roof
  std::string roof;           // … it can park on the nearest in {turns}
  std::string no_roof;        // … there is none near enough
  std::string forced;         // nothing else is allowed
};
BOOST_DESCRIBE_STRUCT(Labels, (),
                      (lay, lay_it, lay_and_build, park, crash, put, roof_now, roof, no_roof,
                       forced))

// Numbers in words: templates with the numbers they are named after, {cars} being those of one player.
struct Tallies {
  std::string construction;  // the phase before there are turns of the race
  std::string race_turn;     // {turn}
  std::string tiles;         // {tiles} of one player
  std::string tiles_left;    // {tiles} of all
  std::string free_roofs;    // {roofs}
  std::string parked;        // {parked} of {cars}
  std::string cars;          // {parked}, {driving} and {coming} of one player
  std::string stock;         // {tiles}, {houses}, {shops} and {factories} of one player
  std::string player_tiles;  // {tiles} of {player}
  std::string player_parked;
  std::string quiet_turns;  // {turns}
  std::string crashes;      // {crashes}
  std::string movers;       // {movers}: cars that can go
  std::string ways;         // {ways} that a car can go
};
BOOST_DESCRIBE_STRUCT(Tallies, (),
                      (construction, race_turn, tiles, tiles_left, free_roofs, parked, cars, stock,
                       player_tiles, player_parked, quiet_turns, crashes, movers, ways))

// Over the curve of a finished race.
struct CurveWords {
  std::string label;
  std::string top;
};
BOOST_DESCRIBE_STRUCT(CurveWords, (), (label, top))

// The name of every place that lies so, east and north being −1, 0 or 1: a template with its steps
// {east} and {north}, without a sign.
struct PlaceTemplate {
  int east = 0, north = 0;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(PlaceTemplate, (), (east, north, name))

// A lane, or how a car stands on it: templates with the name of its {place}.
struct Standing {
  std::string edge;               // "n"
  std::optional<Heading> facing;  // none: the lane itself
  std::string name;               // "{place}.n facing east"
  std::string here;               // of a new car, whose place is known: ".n facing east"
};
BOOST_DESCRIBE_STRUCT(Standing, (), (edge, facing, name, here))

// How actions name what is not among the choices, so that the page can ask why not.
struct Notation {
  std::vector<PlaceTemplate> places;
  std::vector<Standing> standings;
};
BOOST_DESCRIBE_STRUCT(Notation, (), (places, standings))

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
  std::string first_player;                    // CC-10, CC-20
  std::map<std::string, std::string> endings;  // what stands over the end of a game
  std::map<std::string, MomentWords> moments;
  std::map<std::string, BuildingWords> buildings;
  std::map<std::string, std::string> maneuvers;  // "back-up" is "Back up"
  Spoken spoken;
  Labels labels;
  Tallies tallies;
  CurveWords curve;
  Notation notation;
  RulePages rules;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, patience, standstill, race, first_player, endings, moments, buildings,
                       maneuvers, spoken, labels, tallies, curve, notation, rules))

}  // namespace citybox::crash_city
