#pragma once

#include <boost/describe.hpp>
#include <map>
#include <string>
#include <vector>

namespace citybox {

struct OptionChoice {
  std::string value;       // "edge"
  std::string label;       // "The edge of the board counts as a side"
  int seats = 0;           // offered at tables with at least so many
  bool for_class = false;  // for tables of a class: offered to a host who does not play
};
BOOST_DESCRIBE_STRUCT(OptionChoice, (), (value, label, seats, for_class))

// Another option that has one of these values.
struct OptionIs {
  std::string key;
  std::vector<std::string> values;
};
BOOST_DESCRIBE_STRUCT(OptionIs, (), (key, values))

struct OptionInfo {
  std::string key;    // "walls"
  std::string label;  // "Edge of the board"
  std::vector<OptionChoice> choices;
  std::string standard;                // the value of the default choice
  std::vector<OptionIs> only_if = {};  // all of these; else it does nothing, and is not offered
  std::string real = {};  // the one choice where cards and tiles lie on a real table; empty: any
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (key, label, choices, standard, only_if, real))

// A recount that `items` gives.
struct LedgerInfo {
  std::string key;    // "high-income"
  std::string label;  // "High-income homes"
};
BOOST_DESCRIBE_STRUCT(LedgerInfo, (), (key, label))

// How a table is laid that somebody wants at once.
struct Opening {
  int seats = 0;
  std::map<std::string, std::string> options = {};  // those that are not the standard ones
  std::string note = {};  // what is different, for a person: "The quick game"
};
BOOST_DESCRIBE_STRUCT(Opening, (), (seats, options, note))

// What a game says of itself before anybody plays.
struct GameInfo {
  std::string id;           // "city-roots"
  std::string title;        // "City Roots"
  std::string blurb;        // one sentence
  std::string kind;         // "Everyone together"
  std::string credits;      // the designers
  std::string ours;         // what of it is our reconstruction, a sentence
  std::string rule_prefix;  // "CR"
  int rules_version = 1;    // replays and tables name it
  int content_version = 1;  // so they do with the published content
  int min_seats = 1;
  int max_seats = 1;
  int standard_seats = 1;
  int minutes = 30;
  bool cooperative = false;
  bool secrets = false;     // something is hidden: a replay is there when the game is over
  bool same_sight = false;  // … but from all seats alike
  bool example = false;     // not in the box: a pattern for new games
  bool real = true;  // whatever comes up, all see: the box can keep count beside a real table
  std::vector<OptionInfo> options;
  std::vector<LedgerInfo> ledgers;  // the main one first
  Opening play_now = {};            // the first choice of somebody alone; no seats: as standard
  Opening lesson = {};              // the first game ever, with a coach

  // Hot seats need a "pass the device" screen.
  bool own_secrets() const { return secrets && !same_sight; }
};

}  // namespace citybox
