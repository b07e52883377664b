#pragma once
// The words of a game that travel once per game and content version, not with every update.

#include <boost/describe.hpp>
#include <map>
#include <string>
#include <vector>

namespace citybox {

// What is said of actions. A choice on the wire is its action without what it does not use; its label is
// made of these by one function in page and terminal (label_of, web/src/protocol/action.ts).
struct Words {
  // By verb: a template whose {field}s are those of the action, "Move the home at {space} to {to}". A
  // field that is a seat is written {seat:field}: "Give {seat:other} {number} coins".
  std::map<std::string, std::string> actions;
  // By field of an action, by value: what a person reads for it ("policy": {"land-trust": "Land trust"}).
  // What has no name here is shown as it is. "" names what a field says that is left out (an action on
  // the wire lacks what keeps its default): "number": {"": "0"}.
  std::map<std::string, std::map<std::string, std::string>> names;
  // The actions that free text goes with (said.hpp): those that have every field of one of these,
  // {"verb": "propose", "law": "free-text"}. The same as the hook says, which conformance checks.
  std::vector<std::map<std::string, std::string>> with_words = {};
  // Fields of state or summary that have a place for each seat, from the first: for a board that knows
  // nothing else of the game (web/src/board/generic).
  std::vector<std::string> per_seat = {};
};
BOOST_DESCRIBE_STRUCT(Words, (), (actions, names, with_words, per_seat))

}  // namespace citybox
