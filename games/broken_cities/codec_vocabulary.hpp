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
  std::string beside;  // {where} that is, for a {space} that lies {beside} something
  std::string choice;  // {what} is there, and the {label} of what can be done with it
};
BOOST_DESCRIBE_STRUCT(SpokenWords, (), (vacant, rented, unrented, owned, beside, choice))

// The numbers one plays by, as they are headed.
struct NumberNames {
  std::string money, rent, emissions, damage, renters;
  std::string own_emissions;
};
BOOST_DESCRIBE_STRUCT(NumberNames, (), (money, rent, emissions, damage, renters, own_emissions))

// The same as they are spoken: {number}, and who is the {owner}.
struct SpokenNumbers {
  std::string money;
  std::string rent, rent_of;
  std::string emissions, emissions_of;  // of the city, and of one landlord
  std::string damage;
};
BOOST_DESCRIBE_STRUCT(SpokenNumbers, (), (money, rent, rent_of, emissions, emissions_of, damage))

// The panels beside the block.
struct PanelWords {
  // {damage} of {last}, {coming} in this round, the next event at {next}, where that is known.
  std::string damage, damage_unforeseen;
  std::string emissions;           // {emissions}, which do {damage}
  std::string damage_a_round;      // over the column of what each row of emissions does
  std::string renters;             // {available} and {reserve}
  std::string renters_since_loss;  // and {gone}
  std::string reserve;             // {reserve}, in a corner
};
BOOST_DESCRIBE_STRUCT(PanelWords, (),
                      (damage, damage_unforeseen, emissions, damage_a_round, renters,
                       renters_since_loss, reserve))

// What a choice would change, in a few words. {change} is the number with its sign, {number}
// without it.
struct ChangeWords {
  std::string rent;              // of who chooses
  std::string rent_of;           // of {name}
  std::string rent_at;           // of something on the price sheet, built at {space}
  std::string rent_with_renter;  // of a home, once somebody lives in it
  std::string emissions;
  std::string fine;
};
BOOST_DESCRIBE_STRUCT(ChangeWords, (), (rent, rent_of, rent_at, rent_with_renter, emissions, fine))

// A turn, and the price sheet under the block.
struct TurnWords {
  std::string whose;        // it is: {name}
  std::string end_and_pay;  // {fines}
  std::string end_anyway;   // after a warning
  std::string retrofit;     // what is asked of who has chosen to retrofit
  std::string planning;     // of who waits
  std::string spoken;       // {name}, {price}; of its emissions {change} and {number}
  std::string surcharge;    // {surcharge}, beside the price
  std::string surcharged;   // the same as it is spoken
  std::string best;         // {rent} that it adds at {space}, where it adds most
};
BOOST_DESCRIBE_STRUCT(TurnWords, (),
                      (whose, end_and_pay, end_anyway, retrofit, planning, spoken, surcharge,
                       surcharged, best))

// The climate cards: how many are {left} of all {cards}, and each by its {name} and {text}.
struct DeckWords {
  std::string left;
  std::string came, falling, to_come;
};
BOOST_DESCRIBE_STRUCT(DeckWords, (), (left, came, falling, to_come))

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
  std::map<std::string, std::string> asks;  // by verb: what is asked for with it
  std::optional<Range> number, fine;
};
BOOST_DESCRIBE_STRUCT(LawWords, (), (name, text, patterns, gaps, asks, number, fine))

// BC-33: a law is written.
struct WritingWords {
  std::string ask, example;
  std::string left;  // {left} characters
  std::string done;  // it is; the fine comes next
  std::string back;
};
BOOST_DESCRIBE_STRUCT(WritingWords, (), (ask, example, left, done, back))

struct LawMakingWords {
  std::string none, rule;  // how laws come about, for a table that has none yet
  std::string in_force;    // before those in force, in a session
  std::string no_law;      // … or that there is none
  std::string open;        // nothing is proposed yet
  std::string next, last;  // a part is said: more are asked for, or the law is whole
  std::string pass;
  WritingWords writing;
};
BOOST_DESCRIBE_STRUCT(LawMakingWords, (),
                      (none, rule, in_force, no_law, open, next, last, pass, writing))

struct VoteWords {
  std::string last;                  // before the ballots of the last vote
  std::string yes, no;               // each of them: that of {name}
  std::string answered, unanswered;  // beside the name of who has, or has not yet
};
BOOST_DESCRIBE_STRUCT(VoteWords, (), (last, yes, no, answered, unanswered))

// BC-33: "no objection" is everybody's standing answer after a turn, until it is taken back.
struct HearingWords {
  std::string stands, object;    // while a turn runs, and the way to take it back
  std::string raised, withdraw;  // it is taken back, and the way to give it again
  std::string silent;            // the turn has ended: the time to object runs out
};
BOOST_DESCRIBE_STRUCT(HearingWords, (), (stands, object, raised, withdraw, silent))

// The game looked back upon.
struct LookBackWords {
  std::string length;       // {rounds} and {damage}
  std::string goal, worst;  // the upper edges of the curves of rents and of the air
};
BOOST_DESCRIBE_STRUCT(LookBackWords, (), (length, goal, worst))

struct Vocabulary {
  Words words;
  std::map<std::string, ConstructionWords> constructions;
  std::map<std::string, CardWords> cards;
  std::map<std::string, LawWords> laws;  // by kind
  LawMakingWords law_making;
  VoteWords vote;
  HearingWords hearing;
  MapWords map;
  SpokenWords spoken;
  NumberNames numbers;
  SpokenNumbers spoken_numbers;
  PanelWords panels;
  ChangeWords changes;
  TurnWords turn;
  DeckWords deck;
  // By kind of event: a line of the recount after a card. {name} is what stood there, {other} what
  // stands there now.
  std::map<std::string, std::string> recount;
  std::map<std::string, std::string> endings;  // a title for each
  LookBackWords look_back;
  std::vector<std::string> colors;           // by seat: "Yellow"
  int rent_goal = 0;                         // BC-18
  int emissions_a_row = 0, most_damage = 0;  // BC-20
  int longest_wording = 0;                   // BC-33, in characters
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, constructions, cards, laws, law_making, vote, hearing, map, spoken,
                       numbers, spoken_numbers, panels, changes, turn, deck, recount, endings,
                       look_back, colors, rent_goal, emissions_a_row, most_damage, longest_wording))

// texts_vocabulary_page.cpp: what the page says of its own parts.
void add_page_words(Vocabulary& all, const Content& content);

}  // namespace citybox::broken_cities
