#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

namespace citybox {

struct OptionChoice {
  std::string value;  // "edge"
  std::string label;  // "The edge of the board counts as a side"
};
BOOST_DESCRIBE_STRUCT(OptionChoice, (), (value, label))

// Another option with one of its values.
struct OptionIs {
  std::string key;
  std::string value;
};
BOOST_DESCRIBE_STRUCT(OptionIs, (), (key, value))

struct OptionInfo {
  std::string key;    // "walls"
  std::string label;  // "Edge of the board"
  std::vector<OptionChoice> choices;
  std::string standard;                            // the value of the default choice
  std::optional<OptionIs> only_if = std::nullopt;  // else it does nothing, and is not offered
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (key, label, choices, standard, only_if))

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
  std::vector<OptionInfo> options;
  std::vector<std::string> ledgers;  // what `items` can recount, the main one first

  // Hot seats need a "pass the device" screen.
  bool own_secrets() const { return secrets && !same_sight; }
};

}  // namespace citybox
