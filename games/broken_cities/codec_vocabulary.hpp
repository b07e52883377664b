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
  int rent = 0;  // of a park: what it adds to each building beside it
};
BOOST_DESCRIBE_STRUCT(ConstructionWords, (), (name, noun, plural, text, price, emissions, rent))

struct CardWords {
  std::string name, text, rule;
};
BOOST_DESCRIBE_STRUCT(CardWords, (), (name, text, rule))

// One way in which laws of a kind are worded. {name}, {noun} and {plural} are the object's, {number}
// and {fine} the law's own, {words} what the table wrote.
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
  std::vector<std::string> colors;           // by seat: "Yellow"
  int rent_goal = 0;                         // BC-18
  int emissions_a_row = 0, most_damage = 0;  // BC-20
  int longest_wording = 0;                   // BC-33, in characters
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, constructions, cards, laws, law_making, colors, rent_goal,
                       emissions_a_row, most_damage, longest_wording))

}  // namespace citybox::broken_cities
