#pragma once
// The types of the rules as JSON and TypeScript see them. Those with a notation of their own:
// codec_json.cpp.

#include <boost/describe.hpp>
#include <map>
#include <optional>
#include <string>

#include "engine/types/json.hpp"
#include "games/sustain/sustain.hpp"

namespace citybox::sustain {

BOOST_DESCRIBE_ENUM(Department, kNone, kHousing, kMobility, kEnvironment, kEconomy, kHealth,
                    kCulture)
BOOST_DESCRIBE_ENUM(Building, kNone, kCityHall, kHouse, kTower, kCourt, kVillas, kBusStop,
                    kBikeLane, kTramDepot, kCarPark, kPark, kRecycling, kMeadow, kSunField,
                    kFactory, kShops, kWorkshop, kClinic, kSports, kResort, kLibrary, kMuseum,
                    kArena, kWalk, kSchool, kDepot)
BOOST_DESCRIBE_ENUM(Indicator, kNone, kSol, kAttractiveness, kTransport, kPollution, kUnhappy, kCo2)
BOOST_DESCRIBE_ENUM(Scenario, kOne, kTwo, kThree)
BOOST_DESCRIBE_ENUM(Clock, kFiveMinutes, kThreeMinutes, kEightMinutes, kOff)
BOOST_DESCRIBE_ENUM(Cards, kDealt, kFixed)
BOOST_DESCRIBE_ENUM(Departments, kTaken, kDealt)
BOOST_DESCRIBE_ENUM(Ending, kNone, kCounted, kUnhappy, kCo2, kFullMap)
BOOST_DESCRIBE_ENUM(Phase, kFound, kDepartments, kMandate, kPlace, kDiscussion, kInvesting)
BOOST_DESCRIBE_ENUM(Side, kInDeck, kOpen, kTurned)
BOOST_DESCRIBE_ENUM(PromiseKind, kNone, kPut, kPutNone, kGive)
BOOST_DESCRIBE_ENUM(SpaceKind, kSquare, kCorner, kEdge)
BOOST_DESCRIBE_ENUM(Verb, kFound, kTake, kChoose, kPlace, kGive, kPromisePut, kPromiseNone,
                    kPromiseGive, kReady, kInvest, kPass)
BOOST_DESCRIBE_ENUM(EventKind, kFirstPlayer, kFounded, kDepartmentTaken, kDepartmentDealt,
                    kDepartmentsOpen, kYearBegan, kMoved, kMarked, kCame, kBudgetShared,
                    kCoinsChanged, kReserveChanged, kLaurels, kRequestMet, kRequestFailed,
                    kCardDrawn, kRequestStays, kChosen, kNoRoom, kSolutionOpened, kNoSolutionsLeft,
                    kDiscussionBegan, kGave, kPromised, kReady, kInvestingBegan, kInvested,
                    kFulfilled, kPlaced, kTurned, kPassed, kPromiseKept, kPromiseBroken, kEnded)
BOOST_DESCRIBE_ENUM(Cause, kNone, kUnhappy, kSol, kSmog, kCo2, kArrivals, kCard, kRequest,
                    kSolution, kBuilding)
BOOST_DESCRIBE_ENUM(Ledger, kScore, kAdjust, kPeople, kBudget)

BOOST_DESCRIBE_STRUCT(Options, (), (scenario, clock, cards, departments))
BOOST_DESCRIBE_STRUCT(Levels, (), (sol, attractiveness, transport, pollution, unhappy, co2))
BOOST_DESCRIBE_STRUCT(Request, (), (event, due))
BOOST_DESCRIBE_STRUCT(Pending, (), (building, spot))
BOOST_DESCRIBE_STRUCT(Credit, (), (kept, broken, year, last))
BOOST_DESCRIBE_STRUCT(State, (),
                      (map, people, levels, events, solutions, backs, sides, solution_coins,
                       sheet_coins, coins, departments, laurels, gifts, promises, credit, requests,
                       events_drawn, solutions_drawn, reserve, year, seats, first, active, done,
                       pending, options, phase, ending))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, department, spot, space, other, number))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (kind, rule, seat, other, department, building, space, spot, event, back,
                       indicator, cause, promise, amount, before, after, ending))

// A promise as it is written: nobody receives where no gift is promised.
struct Promised {
  PromiseKind kind = PromiseKind::kNone;
  Spot spot{};
  std::optional<Seat> receiver;
  std::uint8_t number = 0;
  std::uint8_t so_far = 0;
};
BOOST_DESCRIBE_STRUCT(Promised, (), (kind, spot, receiver, number, so_far))

// Content.
BOOST_DESCRIBE_ENUM(Quantity, kSol, kAttractiveness, kTransport, kPollution, kUnhappy, kCo2,
                    kPeople, kFreeHomes, kEmptySquares, kSmog, kCoins, kCleanAir, kUnhappyLeft,
                    kCo2Left, kOfKind, kOfDepartment, kNearBuildings, kNearDepartment, kDistricts)
BOOST_DESCRIBE_ENUM(Test, kAlways, kAtLeast, kAtMost)
BOOST_DESCRIBE_ENUM(Effect, kNone, kSol, kAttractiveness, kTransport, kPollution, kUnhappy, kCo2,
                    kPeople, kBudget, kReserve, kEach, kDoer, kLaurels, kBuild, kEnd)
BOOST_DESCRIBE_ENUM(CardKind, kNews, kShock, kMandate, kRequest, kEnd)
BOOST_DESCRIBE_STRUCT(Measure, (), (what, subject))
BOOST_DESCRIBE_STRUCT(Condition, (), (test, measure, number))
BOOST_DESCRIBE_STRUCT(Line, (), (effect, amount, subject, when))
BOOST_DESCRIBE_STRUCT(Term, (), (points, per, of, cap))
BOOST_DESCRIBE_STRUCT(EventCard, (), (slot, kind, again, first, second, need, years))
BOOST_DESCRIBE_STRUCT(SolutionFront, (), (cost, building, group))
BOOST_DESCRIBE_STRUCT(SolutionBack, (), (group, lines))
BOOST_DESCRIBE_STRUCT(SheetBuilding, (), (building, cost, lines))
BOOST_DESCRIBE_STRUCT(Sheet, (), (buildings, terms))
BOOST_DESCRIBE_STRUCT(ScenarioDeck, (), (events, event_count, slots, fronts, backs))
BOOST_DESCRIBE_STRUCT(BuildingFacts, (), (space, department, homes, sheet))
BOOST_DESCRIBE_STRUCT(Step, (), (from, result))
BOOST_DESCRIBE_STRUCT(StartBuilding, (), (space, building))
BOOST_DESCRIBE_STRUCT(Content, (),
                      (track_top, unhappy_squares, co2_squares, unhappy_to_sol,
                       sol_to_attractiveness, smog_to_co2, co2_to_sol, attractiveness_to_people,
                       budget, start, people_at_start, longest_name, solutions_a_year, largest_gift,
                       discussion_minutes, purse, promises_a_year, buildings, sheets, scenarios))

}  // namespace citybox::sustain

namespace citybox {

// "c2", "c2-d3", "c2-d2", or null.
template <>
struct JsonOf<sustain::Space> {
  static constexpr const char* kTypeScript = "string | null";
  static json::value write(sustain::Space space);
  static Read<sustain::Space> read(const json::value& value);
};

// [0, 2]
template <>
struct JsonOf<sustain::Seats> : JsonOfSet<sustain::Seats, Seat> {
  static Read<sustain::Seats> read(const json::value& value);
};

// {"c3": "city-hall", …}: what is not empty.
template <>
struct JsonOf<sustain::Map> {
  using Stands = std::map<std::string, sustain::Building>;  // in TypeScript
  static json::value write(const sustain::Map& map);
  static Read<sustain::Map> read(const json::value& value);
};

// A building's name ("bike-lane"), a solution's ("tram-line-one"), or null.
template <>
struct JsonOf<sustain::Spot> {
  static constexpr const char* kTypeScript = "string | null";
  static json::value write(sustain::Spot spot);
  static Read<sustain::Spot> read(const json::value& value);
};

// Cards go by their names ("tram-line-one"); what nobody has seen is "hidden", no card null. A
// back has no title: "one-17" is number 17 of scenario I.
template <>
struct JsonOf<sustain::SolutionId> {
  static constexpr const char* kTypeScript = "string | null";
  static json::value write(sustain::SolutionId id);
  static Read<sustain::SolutionId> read(const json::value& value);
};
template <>
struct JsonOf<sustain::EventId> {
  static constexpr const char* kTypeScript = "string | null";
  static json::value write(sustain::EventId id);
  static Read<sustain::EventId> read(const json::value& value);
};
template <>
struct JsonOf<sustain::BackId> {
  static constexpr const char* kTypeScript = "string | null";
  static json::value write(sustain::BackId id);
  static Read<sustain::BackId> read(const json::value& value);
};

// No promise is null.
template <>
struct JsonOf<sustain::Promise> {
  using Stands = std::optional<sustain::Promised>;  // in TypeScript
  static json::value write(const sustain::Promise& promise);
  static Read<sustain::Promise> read(const json::value& value);
};

// "park", "housing", or null.
template <>
struct JsonOf<sustain::Subject> {
  static constexpr const char* kTypeScript = "string | null";
  static json::value write(sustain::Subject subject);
  static Read<sustain::Subject> read(const json::value& value);
};

// Only lines that have an effect.
template <>
struct JsonOf<sustain::Lines> {
  static json::value write(const sustain::Lines& lines);
  static Read<sustain::Lines> read(const json::value& value);
};

// As many as there are: a table that began with fewer ends with them.
template <>
struct JsonOf<sustain::Backs> {
  static json::value write(const sustain::Backs& backs);
  static Read<sustain::Backs> read(const json::value& value);
};

}  // namespace citybox
