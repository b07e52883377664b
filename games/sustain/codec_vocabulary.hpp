#pragma once
// The words and printed numbers that do not change while a game is played.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/vocabulary.hpp"
#include "games/sustain/codec_describe.hpp"

namespace citybox::sustain {

struct ScenarioWords {
  std::string title;
  std::string about;
  std::string city;  // its name if nobody gives it one
  int years = 0;
};
BOOST_DESCRIBE_STRUCT(ScenarioWords, (), (title, about, city, years))

// Which way of an indicator is good for the city.
enum class Wanted : std::uint8_t { kMore, kLess };
BOOST_DESCRIBE_ENUM(Wanted, kMore, kLess)

struct IndicatorWords {
  Indicator indicator = Indicator::kNone;
  std::string name;
  int top = 0;
  bool table = false;  // it only fills up
  Wanted wanted = Wanted::kMore;
  std::vector<std::string> near;  // of a table: how near defeat is, by the squares still free
};
BOOST_DESCRIBE_STRUCT(IndicatorWords, (), (indicator, name, top, table, wanted, near))

// SU-20: what moves what when the year turns.
struct Arrow {
  Cause cause = Cause::kNone;
  std::vector<Indicator> from;
  Indicator to = Indicator::kNone;
  std::vector<Step> steps;
};
BOOST_DESCRIBE_STRUCT(Arrow, (), (cause, from, to, steps))

struct DepartmentWords {
  Department department = Department::kNone;
  std::string name;
  std::string motto;
  std::vector<std::string> terms;
};
BOOST_DESCRIBE_STRUCT(DepartmentWords, (), (department, name, motto, terms))

struct BuildingWords {
  std::string name;
  std::string text;
  std::optional<Department> department;
  SpaceKind space = SpaceKind::kSquare;
  int homes = 0;
  int cost = 0;                      // 0: it is on no sheet
  std::vector<std::string> effects;  // of the sheet, its homes first
};
BOOST_DESCRIBE_STRUCT(BuildingWords, (), (name, text, department, space, homes, cost, effects))

// The front of a solution. What it does stands on the back.
struct SolutionWords {
  std::string title;
  std::string pitch;
  int cost = 0;
  std::optional<Building> building;
};
BOOST_DESCRIBE_STRUCT(SolutionWords, (), (title, pitch, cost, building))

// SU-5: all backs that there are; nothing says what is behind a front.
struct BackWords {
  std::string text;
  std::vector<std::string> effects;
};
BOOST_DESCRIBE_STRUCT(BackWords, (), (text, effects))

struct OptionWords {
  int number = 0;
  std::string text;
  std::vector<std::string> effects;
};
BOOST_DESCRIBE_STRUCT(OptionWords, (), (number, text, effects))

struct RequestWords {
  std::string need;
  std::vector<std::string> reward;
  std::vector<std::string> penalty;
  std::string follows;  // both, a sentence each
};
BOOST_DESCRIBE_STRUCT(RequestWords, (), (need, reward, penalty, follows))

struct EventWords {
  CardKind kind = CardKind::kNews;
  std::string title;
  std::string text;
  std::vector<std::string> effects;  // of news and shocks
  std::vector<OptionWords> options;  // of a mandate
  std::optional<RequestWords> request;
};
BOOST_DESCRIBE_STRUCT(EventWords, (), (kind, title, text, effects, options, request))

struct EndingWords {
  std::string title;
  std::string why;
};
BOOST_DESCRIBE_STRUCT(EndingWords, (), (title, why))

// Rules that a page points to.
struct RuleWords {
  std::string year;
  std::string requests;
};
BOOST_DESCRIBE_STRUCT(RuleWords, (), (year, requests))

// Sentences about what does not depend on the position; {title} is that of an investment space.
struct Sentences {
  std::string mandate;      // who decides
  std::string hidden;       // of a solution whose card was not turned yet
  std::string no_requests;  // nothing waits on the table
  std::string one_missing;  // of a space, if a person puts the coins that are chosen
  std::string missing;      // {coins} are more than one
  std::string paid_building;
  std::string paid_solution;
};
BOOST_DESCRIBE_STRUCT(Sentences, (),
                      (mandate, hidden, no_requests, one_missing, missing, paid_building,
                       paid_solution))

struct Vocabulary {
  Words words;
  int side = 0;                                    // of the map, in big squares
  int longest_name = 0;                            // of a city, in characters
  std::map<std::string, ScenarioWords> scenarios;  // by option
  std::vector<IndicatorWords> indicators;          // from top to bottom of the board
  std::vector<Arrow> arrows;                       // in order
  std::map<std::string, std::string> spaces;       // by kind: "a big square"
  std::vector<DepartmentWords> departments;
  std::map<std::string, BuildingWords> buildings;
  std::map<std::string, SolutionWords> solutions;
  std::map<std::string, BackWords> backs;
  std::map<std::string, EventWords> events;
  std::map<std::string, EndingWords> endings;
  std::map<std::string, std::string> phases;  // what is done in them; "over": after all
  Sentences sentences;
  RuleWords rules;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, side, longest_name, scenarios, indicators, arrows, spaces,
                       departments, buildings, solutions, backs, events, endings, phases, sentences,
                       rules))

// texts_vocabulary_cards.cpp
DepartmentWords printed_words(const Content& c, Department d);
BuildingWords printed_words(const Content& c, Building b);
SolutionWords printed_words(const Content& c, SolutionId id);
EventWords printed_words(const Content& c, EventId id);

}  // namespace citybox::sustain
