#pragma once
// What `citybox lab report` found of a game, as small as its charts need it: the data of a report page, and
// what the page's viewer knows as TypeScript. Means are in hundredths, so that all numbers are whole.

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/entry/portrait.hpp"
#include "engine/table/board_shape.hpp"

namespace citybox {

// How often values came up, in bars of one width: times[i] counts from + i × width and the width - 1
// values after it.
struct Distribution {
  std::uint64_t count = 0;
  std::int64_t mean = 0;                       // in hundredths
  std::int64_t low = 0, middle = 0, high = 0;  // 5, 50 and 95 % are not above
  std::int64_t from = 0;
  std::int64_t width = 1;
  std::vector<std::uint64_t> times;

  bool operator==(const Distribution&) const = default;
};
BOOST_DESCRIBE_STRUCT(Distribution, (), (count, mean, low, middle, high, from, width, times))

struct NamedDistribution {
  std::string label;
  Distribution values;

  bool operator==(const NamedDistribution&) const = default;
};
BOOST_DESCRIBE_STRUCT(NamedDistribution, (), (label, values))

// A number over the moments of a game (portrait.hpp).
struct CourseLine {
  std::uint64_t count = 0;         // seats, or games; none: the rest is empty
  std::vector<std::int64_t> mean;  // in hundredths
  std::vector<std::int64_t> low;   // a tenth is not above
  std::vector<std::int64_t> high;  // nine tenths are not above

  bool operator==(const CourseLine&) const = default;
};
BOOST_DESCRIBE_STRUCT(CourseLine, (), (count, mean, low, high))

// The same three groups at the end, in bars of one width from one value on.
struct FinalScores {
  std::int64_t from = 0;
  std::int64_t width = 1;
  std::vector<std::uint64_t> winners, others, lost;

  bool operator==(const FinalScores&) const = default;
};
BOOST_DESCRIBE_STRUCT(FinalScores, (), (from, width, winners, others, lost))

struct CourseReport {
  std::string label;
  CourseLine winners, others, lost;
  FinalScores finals;

  bool operator==(const CourseReport&) const = default;
};
BOOST_DESCRIBE_STRUCT(CourseReport, (), (label, winners, others, lost, finals))

struct EndingReport {
  std::string label;
  std::uint64_t games = 0;

  bool operator==(const EndingReport&) const = default;
};
BOOST_DESCRIBE_STRUCT(EndingReport, (), (label, games))

// A kind of choice (Use), or something that was true of a seat at the end (Fact). Those of one group
// stand beside each other in one chart: a group is what one does ("Enact"), a label with what.
struct ChoiceReport {
  std::string group;
  std::string label;
  std::uint64_t possible = 0;  // games in which it could be chosen
  std::uint64_t taken = 0;     // … and was; neither is told of facts
  std::uint64_t seats = 0;     // that ever chose it, or of which it was true; if cooperative: games
  std::uint64_t won = 0;       // … and won

  bool operator==(const ChoiceReport&) const = default;
};
BOOST_DESCRIBE_STRUCT(ChoiceReport, (), (group, label, possible, taken, seats, won))

struct PlaceReport {
  std::string label;
  std::vector<std::uint64_t> chosen, won;

  bool operator==(const PlaceReport&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlaceReport, (), (label, chosen, won))

struct ComebackReport {
  std::array<Standings, 3> quarters{};
  std::vector<std::uint64_t> ranks;  // of the winner at half, the first rank first
  Distribution lead_changes;

  bool operator==(const ComebackReport&) const = default;
};
BOOST_DESCRIBE_STRUCT(ComebackReport, (), (quarters, ranks, lead_changes))

// Many games of one row of bots.
struct RowReport {
  std::string label;              // "normal"; or the bots, where they differ
  std::vector<std::string> bots;  // by seat
  std::uint64_t games = 0;
  std::uint64_t won = 0;            // by anybody
  std::vector<std::uint64_t> wins;  // by seat
  std::vector<std::uint64_t> wins_by_order;
  std::vector<EndingReport> endings;
  std::vector<NamedDistribution> lengths;  // decisions, and what the game measures
  Distribution allowed;
  std::uint64_t decisions = 0, real = 0, varied = 0;
  std::vector<std::int64_t> decisions_of_seat;  // means, in hundredths
  std::vector<std::int64_t> allowed_along;      // means, in hundredths, by twentieth of a game
  std::vector<CourseReport> courses;
  ComebackReport comebacks;
  std::vector<Distribution> scores;  // by seat
  Distribution margin;
  std::vector<ChoiceReport> choices, facts;
  std::vector<PlaceReport> places;

  bool operator==(const RowReport&) const = default;
};
BOOST_DESCRIBE_STRUCT(RowReport, (),
                      (label, bots, games, won, wins, wins_by_order, endings, lengths, allowed,
                       decisions, real, varied, decisions_of_seat, allowed_along, courses,
                       comebacks, scores, margin, choices, facts, places))

struct GameReport {
  int form = 1;  // of this data
  std::string game;
  std::string title;
  std::string blurb;
  bool cooperative = false;
  int seats = 0;
  int rules_version = 1;
  int content_version = 1;
  std::uint64_t seed = 1;
  std::map<std::string, std::string> options;
  BoardShape board;
  std::vector<RowReport> rows;

  bool operator==(const GameReport&) const = default;
};
BOOST_DESCRIBE_STRUCT(GameReport, (),
                      (form, game, title, blurb, cooperative, seats, rules_version, content_version,
                       seed, options, board, rows))

}  // namespace citybox
