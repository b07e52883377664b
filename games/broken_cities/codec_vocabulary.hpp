#pragma once
// The words and printed numbers of Broken Cities that do not change during a game.

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/vocabulary.hpp"
#include "games/broken_cities/content.hpp"
#include "games/broken_cities/law.hpp"

namespace citybox::broken_cities {

// A line of the price sheet (BC-1).
struct ConstructionWords {
  std::string name;    // "Low-Cost"
  std::string noun;    // "Low-Cost building"
  std::string plural;  // "Low-Cost buildings"
  std::string text;
  int price = 0, emissions = 0;
  int rent = 0;       // of a park: what it adds to each building beside it
  bool home = false;  // BC-14: needs a renter to pay
};
BOOST_DESCRIBE_STRUCT(ConstructionWords, (),
                      (name, noun, plural, text, price, emissions, rent, home))

struct CardWords {
  std::string name, text, rule;
  std::string spared;  // where it found nothing to take; "" if it never takes anything at once
};
BOOST_DESCRIBE_STRUCT(CardWords, (), (name, text, rule, spared))

// The block (BC-3).
struct MapWords {
  std::string name;  // "The city, a block of eight by eight."
  int side = 0;
  std::map<std::string, std::string> beside;  // by space: "by the shore"
};
BOOST_DESCRIBE_STRUCT(MapWords, (), (name, side, beside))

// A space as it is spoken. {name} is what stands there, {owner} the color of whose it is, {where}
// the space.
struct SpokenWords {
  std::string vacant, rented, unrented, owned;
};
BOOST_DESCRIBE_STRUCT(SpokenWords, (), (vacant, rented, unrented, owned))

// One way in which laws of a kind are worded. {noun} and {plural} are the object's, {number} and
// {fine} the law's own, {words} what the table wrote, {law} the sentence of a law that goes.
struct LawPattern {
  // Only for laws with exactly these.
  std::optional<Construction> object = {};
  std::optional<int> number = {}, fine = {};
  std::string sentence;
};
BOOST_DESCRIBE_STRUCT(LawPattern, (), (object, number, fine, sentence))

struct LawWords {
  std::string name, text;
  std::vector<LawPattern> patterns;         // the first that fits counts
  std::map<std::string, std::string> gaps;  // what stands for a part that is not said yet
  std::optional<Range> number, fine;
};
BOOST_DESCRIBE_STRUCT(LawWords, (), (name, text, patterns, gaps, number, fine))

// How laws come about, for a table that has none yet.
struct LawMakingWords {
  std::string text, rule;
};
BOOST_DESCRIBE_STRUCT(LawMakingWords, (), (text, rule))

struct Vocabulary {
  Words words;
  std::map<std::string, ConstructionWords> constructions;
  std::map<std::string, CardWords> cards;
  std::map<std::string, LawWords> laws;  // by kind
  LawMakingWords law_making;
  MapWords map;
  SpokenWords spoken;
  // By kind of event: a line of the recount after a card. {name} is what stood there, {other} what
  // stands there now.
  std::map<std::string, std::string> recount;
  std::map<std::string, std::string> endings;  // a title for each
  std::string retrofit_duty;                   // what is asked of who has chosen to retrofit
  std::vector<std::string> colors;             // by seat: "Yellow"
  int rent_goal = 0;                           // BC-18
  int emissions_a_row = 0, most_damage = 0;    // BC-20
  int longest_wording = 0;                     // BC-33, in characters
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, constructions, cards, laws, law_making, map, spoken, recount, endings,
                       retrofit_duty, colors, rent_goal, emissions_a_row, most_damage,
                       longest_wording))

}  // namespace citybox::broken_cities
