#pragma once
// What the page is told besides the state.

#include <boost/describe.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/goal.hpp"
#include "engine/table/said.hpp"
#include "engine/types/problem.hpp"
#include "games/broken_cities/action.hpp"
#include "games/broken_cities/state.hpp"

namespace citybox::broken_cities {

// What the viewers' table is asked for now.
enum class Phase : std::uint8_t {
  kTurn,
  kPlace,
  kDisease,
  kPropose,
  kObject,
  kNumber,
  kFine,
  kVote,
  kCall,
  kVerdict,
  kOver
};
BOOST_DESCRIBE_ENUM(Phase, kTurn, kPlace, kDisease, kPropose, kObject, kNumber, kFine, kVote, kCall,
                    kVerdict, kOver)

struct Landlord {
  Seat seat;
  int rent = 0, money = 0, owed = 0, emissions = 0;
  int fines_due = 0;  // if the turn ended now
  std::string debt;   // both in words; "" if there are none
  int renters = 0;
  SpaceSet empty_homes;
  int to_lose = 0;     // BC-22: renters still to pick
  bool ready = false;  // has chosen, or voted
};
BOOST_DESCRIBE_STRUCT(Landlord, (),
                      (seat, rent, money, owed, emissions, fines_due, debt, renters, empty_homes,
                       to_lose, ready))

struct ClimateEvent {
  int event = 0;   // from 1
  int number = 0;  // BC-21, BC-40
  bool reached = false;
};
BOOST_DESCRIBE_STRUCT(ClimateEvent, (), (event, number, reached))

struct RenterCount {
  int available = 0, reserve = 0, placed = 0, gone = 0;
};
BOOST_DESCRIBE_STRUCT(RenterCount, (), (available, reserve, placed, gone))

struct BestPlace {
  std::string space;
  int rent = 0;  // what it would add to the own rent there
};
BOOST_DESCRIBE_STRUCT(BestPlace, (), (space, rent))

struct OwnPrice {
  std::optional<Refused> refused;
  std::optional<BestPlace> best;
};
BOOST_DESCRIBE_STRUCT(OwnPrice, (), (refused, best))

struct Price {
  Construction construction = Construction::kNone;
  int price = 0;      // with the surcharge
  int surcharge = 0;  // BC-31
  std::optional<int> left;
  std::map<std::string, OwnPrice> own;  // by seat, of the viewers or of who decides
};
BOOST_DESCRIBE_STRUCT(Price, (), (construction, price, surcharge, left, own))

struct LawInForce {
  int place = 0;  // from 1
  LawKind kind = LawKind::kNone;
  Construction object = Construction::kNone;
  int number = 0, fine = 0, text = 0;
  Since since = Since::kNextTurn;
  std::string sentence;
  std::string status;  // what the running turn owes it, or has broken of it
  int due = 0, bought = 0;
  int breaches = 0;  // if the turn ended now
};
BOOST_DESCRIBE_STRUCT(LawInForce, (),
                      (place, kind, object, number, fine, text, since, sentence, status, due,
                       bought, breaches))

struct Motion {
  Seat by;
  LawKind kind = LawKind::kNone;
  Construction object = Construction::kNone;
  int number = 0, fine = 0, text = 0;
  Since since = Since::kNextTurn;
  std::string words;     // BC-33: what the table wrote, as it may stand in a sentence
  std::string sentence;  // once it is worded
};
BOOST_DESCRIBE_STRUCT(Motion, (), (by, kind, object, number, fine, text, since, words, sentence))

// One of the ways to vote, and what it says.
struct Answer {
  Verb verb = Verb::kVoteYes;
  std::string label;
};
BOOST_DESCRIBE_STRUCT(Answer, (), (verb, label))

// What is derived from a state, for a page that holds no rules.
struct Summary {
  std::string now;              // what is happening and who decides
  std::string duty;             // what is asked of the viewers; where nobody looks, of who decides
  std::string warning;          // likewise: what they should not leave undone in their turn
  std::string question;         // what is voted on, or chosen by all
  std::vector<Answer> answers;  // to the question
  Goal goal;
  Phase phase = Phase::kTurn;
  std::uint32_t round = 1;
  std::vector<Seat> order;
  int turn = 0;  // place in the order
  std::optional<Seat> active, speaker, accused;
  std::vector<Landlord> seats;
  std::map<std::string, int> rents;  // by space: what each building pays now
  int emissions = 0;
  int damage_a_round = 0;  // that these emissions do
  int damage = 0;
  int damage_now = 0;       // that the running round will add; 0 once it is counted
  std::optional<int> pool;  // BC-40: what the facilitator told
  std::vector<ClimateEvent> events;
  std::optional<int> next_event;       // its number
  std::optional<int> rounds_to_event;  // at this pace
  std::vector<std::string> air;        // how damage and the next event stand, in sentences
  std::string came;                    // which climate events did, once the game is over
  std::vector<std::string> debrief;    // what decided it, and what it meant for people
  RenterCount renters;
  std::vector<Price> prices;  // in the order of the sheet
  std::optional<Construction> chosen;
  // By space: what the home in hand would add to the own rent with a renter in it.
  std::optional<std::map<std::string, int>> with_renter;
  std::vector<LawInForce> laws;
  std::optional<Motion> motion;
  SeatSet callers;
};
BOOST_DESCRIBE_STRUCT(Summary, (),
                      (now, duty, warning, question, answers, goal, phase, round, order, turn,
                       active, speaker, accused, seats, rents, emissions, damage_a_round, damage,
                       damage_now, pool, events, next_event, rounds_to_event, air, came, debrief,
                       renters, prices, chosen, with_renter, laws, motion, callers))

// What is wanted, how far it is, and what ends the game; for the viewers.
Goal goal_of(const State& s, SeatSet viewers, const Content& content);

// Once the game is over: what decided it and what it meant for people, and what to talk about.
std::vector<std::string> debrief_of(const State& s, const Content& content);
// Renters who had to leave the city.
int gone(const State& s, const Content& content);
// Of the landlords, who emits most; the first of equals.
Seat dirtiest(const State& s, const Content& content);

// Its parts that are about what can be bought and what the laws say.
// How much the seat's own rent grows by `what` on `at`, with a renter in it if there is one to have.
int rent_gain(const State& s, Seat seat, Construction what, Space at, const Content& content);
std::string warning_text(const State& s, SeatSet viewers, const Content& content);
std::vector<Price> price_sheet(const State& s, SeatSet viewers, const Content& content);
std::optional<std::map<std::string, int>> rents_with_renter(const State& s, SeatSet viewers,
                                                            const Content& content);
std::vector<LawInForce> laws_in_force(const State& s, const Content& content, const Said& said);
std::optional<Motion> motion_of(const State& s, const Said& said);
std::vector<Answer> answers_to(const State& s);

}  // namespace citybox::broken_cities
