#pragma once
// What a game gives for a class: many tables, one facilitator, a projector and a talk afterwards. Words
// and numbers that all may know; the class itself is the server's (server/classroom).

#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/table/debrief.hpp"

namespace citybox {

enum class Better : std::uint8_t { kNeither, kHigh, kLow };
BOOST_DESCRIBE_ENUM(Better, kNeither, kHigh, kLow)

// One number of a table, as all may know it.
struct Figure {
  std::string key;    // "emissions"
  std::string label;  // "Emissions"
  std::int64_t value = 0;
  std::vector<std::int64_t> seats = {};  // by seat, where each has its own; else none
  Better better = Better::kNeither;
};
BOOST_DESCRIBE_STRUCT(Figure, (), (key, label, value, seats, better))

// A rule that the table made for itself and plays by.
struct OwnRule {
  std::string text;    // a sentence
  bool words = false;  // in the players' own words, which a facilitator may hide from the projector
};
BOOST_DESCRIBE_STRUCT(OwnRule, (), (text, words))

// A table at a glance, for somebody who looks after many.
struct Glance {
  std::string moment;                // "Round 3"
  int round = 0;                     // which that is, from 1: tables are compared by it
  std::vector<Figure> figures = {};  // two or three that matter most come first
  std::vector<OwnRule> rules = {};
};
BOOST_DESCRIBE_STRUCT(Glance, (), (moment, round, figures, rules))

// What can be won in a class, told before it begins.
enum class PrizeFor : std::uint8_t {
  kFirst,  // who wins the first table that ends in `ending`
  kSeat,   // the best of all seats in `figure`
  kTable,  // every member of the table that is best in `figure`, by player where each has their own
};
BOOST_DESCRIBE_ENUM(PrizeFor, kFirst, kSeat, kTable)

struct Prize {
  std::string id;     // "most-green"
  std::string title;  // "Most green"
  std::string text;   // what it is given for, a sentence
  PrizeFor goes_to = PrizeFor::kSeat;
  std::string figure = {};
  Better better = Better::kHigh;
  std::string ending = {};
};
BOOST_DESCRIBE_STRUCT(Prize, (), (id, title, text, goes_to, figure, better, ending))

struct LessonStep {
  int minutes = 0;
  std::string title;
  std::string say;   // to the class; may be empty
  std::string todo;  // what to do, and where to stop
};
BOOST_DESCRIBE_STRUCT(LessonStep, (), (minutes, title, say, todo))

struct LessonPlan {
  int minutes = 45;
  std::string summary;  // one sentence
  std::vector<LessonStep> steps;
};
BOOST_DESCRIBE_STRUCT(LessonPlan, (), (minutes, summary, steps))

// A question that compares two tables by a figure: "{most} ended with {high}, {least} with {low} …"
struct Compared {
  std::string figure;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Compared, (), (figure, text))

struct ClassWords {
  std::vector<std::string> story;  // opens the session: paragraphs to be shown and read aloud
  std::vector<std::string> learn;  // what pupils take home
  std::vector<LessonPlan> plans;   // 45 and 90 minutes
  std::vector<Prize> prizes;
  std::vector<Asked> questions;  // for the talk afterwards, and for the wall
  std::vector<Compared> comparisons;
};
BOOST_DESCRIBE_STRUCT(ClassWords, (), (story, learn, plans, prizes, questions, comparisons))

// A card that may come to all tables of a class.
struct ClassCard {
  std::string id;
  std::string title;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(ClassCard, (), (id, title, text))

// What the tables of a class share, where a game says so (BC-40 … BC-43): a pool that every round of
// every table adds to, numbers at which a card comes to all of them, and the notation in which the
// facilitator tells it.
struct Sharing {
  int most_tables = 1;
  std::map<std::string, std::string> options = {};  // that each of so many tables is played with
  std::vector<int> numbers = {};  // of the pool: at each a card comes; at the last one it is over
  std::vector<ClassCard> cards = {};
  std::string noun = {};  // what is in the pool: "damage"
  // What follows on a card, and on the last one: sentences for the facilitator.
  std::string after = {}, after_last = {};

  std::string card_action(const std::string& id) const { return "card " + id; }
  std::string pool_action(int pool) const { return "pool " + std::to_string(pool); }
  std::string close_action() const { return "close"; }
};

// What one table has added, and what came to it.
struct Share {
  int rounds = 0;                  // that it has ended
  int added = 0;                   // by these
  int a_round = 0;                 // what one more like the last would add
  int told = 0;                    // the pool as it was told there last
  std::vector<std::string> cards;  // that came, fallen or about to; in no order
};

}  // namespace citybox
