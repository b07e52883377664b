#pragma once
// What is derived from a state, for a page that holds no rules. What does not change while a game is
// played stands in codec_vocabulary.hpp, what is in the state itself there.

#include <optional>
#include <string>
#include <vector>

#include "engine/table/goal.hpp"
#include "games/sustain/codec_describe.hpp"

namespace citybox::sustain {

struct Gauge {
  Indicator indicator = Indicator::kNone;
  int value = 0;
  int next = 0;  // after the turn of the year, as things stand
};
BOOST_DESCRIBE_STRUCT(Gauge, (), (indicator, value, next))

// SU-20: one step of the turn of the year; the vocabulary's arrows are in the same order.
struct Turning {
  int reading = 0;  // the number it looks at
  int amount = 0;   // what it moves
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Turning, (), (reading, amount, text))

struct PeopleNow {
  int housed = 0;
  int homes = 0;
  int free = 0;
  int arrivals = 0;  // as they would come if the year turned now
  int unhoused = 0;
  std::string text;  // who would come, and to how many homes
};
BOOST_DESCRIBE_STRUCT(PeopleNow, (), (housed, homes, free, arrivals, unhoused, text))

// Next year's, as things stand.
struct BudgetNow {
  int total = 0;
  int each = 0;
  int kept = 0;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(BudgetNow, (), (total, each, kept, text))

struct RequestNow {
  std::string event;
  bool met = false;
  std::string due;    // "by year 3, one more year"
  std::string wants;  // what they want and how things stand, a sentence
};
BOOST_DESCRIBE_STRUCT(RequestNow, (), (event, met, due, wants))

// An open solution.
struct SolutionNow {
  std::string spot;
  int coins = 0;
  int missing = 0;
  std::optional<Refused> refused;  // why nobody can put coins there
};
BOOST_DESCRIBE_STRUCT(SolutionNow, (), (spot, coins, missing, refused))

// A solution that was paid and turned over.
struct TurnedSolution {
  std::string spot;
  std::string back;
};
BOOST_DESCRIBE_STRUCT(TurnedSolution, (), (spot, back))

// What is left of the decks and the map.
struct Left {
  int events = 0;
  int solutions = 0;
  int squares = 0;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Left, (), (events, solutions, squares, text))

struct TermNow {
  int counted = 0;
  int points = 0;
};
BOOST_DESCRIBE_STRUCT(TermNow, (), (counted, points))

// A level as it would then be.
struct LevelThen {
  Indicator indicator = Indicator::kNone;
  int value = 0;
};
BOOST_DESCRIBE_STRUCT(LevelThen, (), (indicator, value))

// A building of a sheet.
struct BuildingNow {
  Building building = Building::kNone;
  int coins = 0;
  int missing = 0;
  int standing = 0;                 // on the map, whoever paid
  std::vector<std::string> better;  // free spaces where a condition about neighbors would hold
  std::vector<LevelThen> then;     // levels that it would change at its best place, as things stand
  std::optional<Refused> refused;  // why its holder cannot put coins there
};
BOOST_DESCRIBE_STRUCT(BuildingNow, (), (building, coins, missing, standing, better, then, refused))

struct DepartmentNow {
  Department department = Department::kNone;
  std::optional<Seat> seat;  // nobody: it lies open to all
  std::string held;          // who has it, in words
  int points = 0;
  int laurels = 0;
  std::vector<TermNow> terms;
  std::vector<BuildingNow> buildings;
};
BOOST_DESCRIBE_STRUCT(DepartmentNow, (),
                      (department, seat, held, points, laurels, terms, buildings))

struct GiftNow {
  Seat to{};
  int coins = 0;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(GiftNow, (), (to, coins, text))

// How a promise stands: while it can still change, and for good.
enum class Verdict : std::uint8_t { kOpen, kSoFar, kKept, kBroken };
BOOST_DESCRIBE_ENUM(Verdict, kOpen, kSoFar, kKept, kBroken)

struct PromiseNow {
  PromiseKind kind = PromiseKind::kNone;
  std::string spot;              // "": a gift
  std::optional<Seat> receiver;  // of a gift
  int number = 0;
  int so_far = 0;
  std::string text;
  std::string here;  // the same, beside its space; "": a gift
  Verdict verdict = Verdict::kOpen;
};
BOOST_DESCRIBE_STRUCT(PromiseNow, (), (kind, spot, receiver, number, so_far, text, here, verdict))

struct SeatNow {
  Seat seat{};
  std::optional<Department> department;
  int coins = 0;
  int points = 0;
  bool ready = false;
  bool passed = false;
  bool wins = false;  // once the game is over
  std::vector<GiftNow> gifts;
  std::vector<PromiseNow> promises;
  std::string duty;  // what this seat can do while all talk or invest
};
BOOST_DESCRIBE_STRUCT(SeatNow, (),
                      (seat, department, coins, points, ready, passed, wins, gifts, promises, duty))

struct PlaceForIt {
  std::string space;
  // A phrase each, as on a label; none: they stand on the back of a card.
  std::optional<std::vector<std::string>> effects;
};
BOOST_DESCRIBE_STRUCT(PlaceForIt, (), (space, effects))

// The building that waits for its space.
struct PlaceNow {
  Building building = Building::kNone;
  std::string from;  // the spot that was paid; "": an event brought it
  std::vector<PlaceForIt> spaces;
  std::string duty;
};
BOOST_DESCRIBE_STRUCT(PlaceNow, (), (building, from, spaces, duty))

struct Summary {
  std::string now;
  Goal goal;
  std::string city;            // SU-10: as it was named, or as its scenario has it
  std::string guide;           // SU-6: what a newcomer should know now; "": nothing is new
  std::optional<Seat> active;  // who decides alone
  std::vector<Gauge> indicators;
  std::vector<Turning> adjust;
  PeopleNow people;
  BudgetNow budget;
  std::vector<std::string> news;       // this year's events
  std::optional<std::string> mandate;  // the event that waits for an answer
  std::vector<RequestNow> requests;
  std::vector<SolutionNow> solutions;
  std::vector<TurnedSolution> turned;
  Left left;
  std::vector<DepartmentNow> departments;
  std::vector<SeatNow> seats;
  std::optional<PlaceNow> place;
  std::string decided;  // what did, once it is over; "": nothing, or not yet
};
BOOST_DESCRIBE_STRUCT(Summary, (),
                      (now, goal, city, guide, active, indicators, adjust, people, budget, news,
                       mandate, requests, solutions, turned, left, departments, seats, place,
                       decided))

// The board and the cards: texts_summary_board.cpp. The people at the table and their sheets:
// texts_summary_sheets.cpp.
void add_board(Summary& summary, const State& s, const Content& c);
void add_cards(Summary& summary, const State& s, const Content& c);
void add_sheets(Summary& summary, const State& s, const Content& c);
// texts_end.cpp
Goal goal_of(const State& s, const Content& c);
std::string decided_by(const State& s, const Content& c);

// The effects of a sheet's building on this space, a phrase each.
std::vector<std::string> effects_at(const State& s, const Content& c, const Lines& lines,
                                    Space space);

}  // namespace citybox::sustain
