#pragma once
// The words and printed numbers that do not change while a game is played.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/vocabulary.hpp"
#include "games/sustain/codec_summary.hpp"

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

// SU-3: where a space is drawn, in half big squares from the lower left one: "c2" is at 4, 2 and the
// corner "c2-d3" at 5, 3.
struct MapSpace {
  std::string space;
  SpaceKind kind = SpaceKind::kSquare;
  int column = 0;
  int row = 0;
};
BOOST_DESCRIBE_STRUCT(MapSpace, (), (space, kind, column, row))

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
  int cost = 0;      // 0: it is on no sheet
  std::string does;  // by the sheet, its homes first
};
BOOST_DESCRIBE_STRUCT(BuildingWords, (), (name, text, department, space, homes, cost, does))

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
  std::string does;
};
BOOST_DESCRIBE_STRUCT(BackWords, (), (text, does))

struct OptionWords {
  int number = 0;
  std::string text;
  std::string does;
};
BOOST_DESCRIBE_STRUCT(OptionWords, (), (number, text, does))

struct RequestWords {
  std::string need;
  std::string follows;  // reward and penalty, a sentence each
};
BOOST_DESCRIBE_STRUCT(RequestWords, (), (need, follows))

struct EventWords {
  CardKind kind = CardKind::kNews;
  std::string title;
  std::string text;
  std::string does;                  // of news and shocks; else ""
  std::vector<OptionWords> options;  // of a mandate
  std::optional<RequestWords> request;
};
BOOST_DESCRIBE_STRUCT(EventWords, (), (kind, title, text, does, options, request))

struct EndingWords {
  std::string title;  // of {city}
  std::string why;
};
BOOST_DESCRIBE_STRUCT(EndingWords, (), (title, why))

// Rules that a page points to.
struct RuleWords {
  std::string year;
  std::string requests;
};
BOOST_DESCRIBE_STRUCT(RuleWords, (), (year, requests))

// Labels of choices that stand beside what they are about; {number} coins.
struct ShortLabels {
  std::string found;  // {city}
  std::string give;
  std::string promise_give;
  std::string promise_put;
  std::string promise_none;
  std::string ready;
  std::string invest;
};
BOOST_DESCRIBE_STRUCT(ShortLabels, (),
                      (found, give, promise_give, promise_put, promise_none, ready, invest))

// Sentences that a page fills; {title} is that of an investment space.
struct Sentences {
  std::string year;         // {year} of {years}
  std::string year_begins;  // a heading
  std::string years_over;   // … after the last
  std::string empty;        // of a {space} of the map
  std::string stands;       // a {building} on it
  std::string lived_in;     // … with {people} in its {homes}
  std::string mandate;      // who decides
  std::string hidden;       // of a solution whose card was not turned yet
  std::string turned;       // … and of one that was: the {text} of its back
  std::string pitched;      // the {pitch} of its front
  std::string no_more;      // nothing follows from its card
  std::string no_requests;  // nothing waits on the table
  std::string missing;      // {coins} of a space, if a person puts those that are chosen
  std::string paid_building;
  std::string paid_solution;
  std::string costs;      // {cost} of a space without coins
  std::string paid;       // … with {coins} of them
  std::string stands_on;  // a kind of {space}, "a big square"
  std::string on_map;     // so many are {standing}
  std::string laurels;
  std::string coins_for;      // {name}: a gift or the promise of one
  std::string promise_about;  // {title}
  std::string promises_kept;  // {kept} of {all}
  std::string later;          // {title}: looked at while others have their turn
  std::string smog;           // heading of the table of pollution against transport
};
BOOST_DESCRIBE_STRUCT(Sentences, (),
                      (year, year_begins, years_over, empty, stands, lived_in, mandate, hidden,
                       turned, pitched, no_more, no_requests, missing, paid_building, paid_solution,
                       costs, paid, stands_on, on_map, laurels, coins_for, promise_about,
                       promises_kept, later, smog))

struct Vocabulary {
  Words words;
  int side = 0;  // of the map, in big squares
  std::vector<MapSpace> map;
  int longest_name = 0;                            // of a city, in characters
  std::map<std::string, ScenarioWords> scenarios;  // by option
  std::vector<IndicatorWords> indicators;          // from top to bottom of the board
  std::vector<Arrow> arrows;                       // in order
  // SU-20: squares of CO2 a year, by pollution and then by transport, each from its lowest level.
  std::vector<std::vector<int>> smog;
  std::map<std::string, std::string> spaces;  // by kind: "a big square"
  std::vector<DepartmentWords> departments;
  std::map<std::string, BuildingWords> buildings;
  std::map<std::string, SolutionWords> solutions;
  std::map<std::string, BackWords> backs;
  std::map<std::string, EventWords> events;
  std::map<std::string, EndingWords> endings;
  std::map<std::string, std::string> phases;   // what is done in them; "over": after all
  std::map<std::string, std::string> moments;  // headings, by kind of event or of the card drawn
  std::map<std::string, std::string> verdicts;
  ShortLabels labels;
  Sentences sentences;
  RuleWords rules;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (),
                      (words, side, map, longest_name, scenarios, indicators, arrows, smog, spaces,
                       departments, buildings, solutions, backs, events, endings, phases, moments,
                       verdicts, labels, sentences, rules))

// texts_vocabulary_cards.cpp
DepartmentWords printed_words(const Content& c, Department d);
BuildingWords printed_words(const Content& c, Building b);
SolutionWords printed_words(const Content& c, SolutionId id);
EventWords printed_words(const Content& c, EventId id);

// texts_vocabulary_page.cpp
std::map<std::string, std::string> phases();
std::map<std::string, std::string> moments();
std::map<std::string, std::string> verdicts();
ShortLabels short_labels();
Sentences sentences();

}  // namespace citybox::sustain
