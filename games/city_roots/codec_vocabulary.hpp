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
};
BOOST_DESCRIBE_STRUCT(PolicyWords, (), (rule, name, text))

struct CardWords {
  std::string rule;
  std::string name;
  std::string text;
  std::vector<StepWords> steps;
};
BOOST_DESCRIBE_STRUCT(CardWords, (), (rule, name, text, steps))

// What the page says of a space besides its tile. {number} is filled by the page.
struct MarkWords {
  std::string center;
  std::string guarded;  // by a protection marker
  std::string stack;    // {number} homes
  std::string to_take;  // something that can be taken up there
};
BOOST_DESCRIBE_STRUCT(MarkWords, (), (center, guarded, stack, to_take))

// For 1, and for any other {number}.
struct NumberWords {
  std::string one;
  std::string many;
};
BOOST_DESCRIBE_STRUCT(NumberWords, (), (one, many))

// What a choice would change, in a few words; {number} is filled by the page.
struct ChangeWords {
  std::string revenue;  // {number} with its sign
  NumberWords displaced;
  NumberWords returned;
  std::string people;  // {number} with its sign
  NumberWords flipped;
  std::string nothing;
};
BOOST_DESCRIBE_STRUCT(ChangeWords, (), (revenue, displaced, returned, people, flipped, nothing))

struct Vocabulary {
  Words words;
  std::map<std::string, PolicyWords> policies;  // by Policy
  std::map<std::string, CardWords> cards;       // by Card
  std::map<std::string, std::string> tiles;     // by Tile: "local business"
  MarkWords marks;
  std::map<std::string, std::string> endings;  // by Ending: a headline
  ChangeWords changes;
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
                      (words, policies, cards, tiles, marks, endings, changes, resident, side,
                       center, revenue_goal, house_limit, resident_limit, people_limit,
                       residents_per_home, people_per_resident, event_cards))

}  // namespace citybox::city_roots
