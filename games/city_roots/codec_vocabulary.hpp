#pragma once
// The words that travel once per game and content version.

#include <boost/describe.hpp>
#include <map>
#include <string>
#include <vector>

#include "engine/table/vocabulary.hpp"
#include "games/city_roots/space.hpp"

namespace citybox::city_roots {

// What an event card does from so many high-income homes on.
struct StepWords {
  int from = 0;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(StepWords, (), (from, text))

struct PolicyWords {
  std::string rule;
  std::string name;
  std::string text;
  std::string story;  // what a mayor thinks who considers it
};
BOOST_DESCRIBE_STRUCT(PolicyWords, (), (rule, name, text, story))

struct CardWords {
  std::string rule;
  std::string name;
  std::string text;
  std::string story;  // what people see of it
  std::vector<StepWords> steps;
};
BOOST_DESCRIBE_STRUCT(CardWords, (), (rule, name, text, story, steps))

// How the page names a space; it fills what stands in braces.
struct SpokenWords {
  std::string space;    // its {tile} and its name, {space}
  std::string center;   // the same of one in the center
  std::string guarded;  // a {tile} with a protection marker
  std::string stack;    // a {tile} of {number} homes
  std::string choice;   // all this, {named}, and what a press does there, {choice}
  std::string to_take;  // {choice}, where something can be taken up
};
BOOST_DESCRIBE_STRUCT(SpokenWords, (), (space, center, guarded, stack, choice, to_take))

// Something that a choice would change; the page fills {number}.
struct ChangeText {
  std::string tag;       // beside the choice
  std::string sentence;  // in the line of what would come of it
};
BOOST_DESCRIBE_STRUCT(ChangeText, (), (tag, sentence))

struct ChangeWords {
  ChangeText revenue;  // {number} with its sign
  ChangeText displaced;
  ChangeText returned;
  ChangeText people;  // {number} with its sign
  ChangeText flipped;
  ChangeText nothing;
};
BOOST_DESCRIBE_STRUCT(ChangeWords, (), (revenue, displaced, returned, people, flipped, nothing))

// A number of the City Stats.
struct StatWords {
  std::string name;
  std::string brief;  // where there is little room
};
BOOST_DESCRIBE_STRUCT(StatWords, (), (name, brief))

// What the page says beside the city; it fills what stands in braces.
struct Notes {
  std::string displaced;              // {houses} of {house_limit}, {people} of {people_limit}
  std::string homes_now;              // high-income ones, {number}
  std::string supply;                 // of them, {number}
  std::vector<std::string> drawn_by;  // who draws an event card, by seat
  std::string deck;                   // event cards: {left}, {drawn}
  std::string markers;                // protection markers, {number}
};
BOOST_DESCRIBE_STRUCT(Notes, (), (displaced, homes_now, supply, drawn_by, deck, markers))

struct Vocabulary {
  Words words;
  std::map<std::string, PolicyWords> policies;  // by Policy
  std::map<std::string, CardWords> cards;       // by Card
  std::map<std::string, std::string> tiles;     // by Tile: "local business"
  SpokenWords spoken;
  std::map<std::string, std::string> endings;  // by Ending: a headline
  ChangeWords changes;
  std::map<std::string, StatWords> stats;  // by Ledger
  Notes notes;
  std::string resident;  // what a resident marker stands for, a sentence
  int side = 0;          // the board's columns, and its rows
  SpaceSet center;
  int revenue_goal = 0;
  int house_limit = 0;
  int resident_limit = 0;  // markers
  int people_limit = 0;    // the same in people
  int residents_per_home = 0;
  int people_per_resident = 0;
  int event_cards = 0;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, policies, cards, tiles, spoken, endings, changes, stats, notes,
                       resident, side, center, revenue_goal, house_limit, resident_limit,
                       people_limit, residents_per_home, people_per_resident, event_cards))

}  // namespace citybox::city_roots
