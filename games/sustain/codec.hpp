#pragma once
// SUSTAIN outside of its rules: JSON, notation and words.

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "engine/table/codec.hpp"
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
BOOST_DESCRIBE_ENUM(Ending, kNone, kCounted, kUnhappy, kCo2, kFullMap)
BOOST_DESCRIBE_ENUM(Phase, kFound, kDepartments, kMandate, kPlace, kDiscussion, kInvesting)
BOOST_DESCRIBE_ENUM(Side, kInDeck, kOpen, kTurned)
BOOST_DESCRIBE_ENUM(PromiseKind, kNone, kPut, kPutNone, kGive)
BOOST_DESCRIBE_ENUM(SpaceKind, kSquare, kCorner, kEdge)
BOOST_DESCRIBE_ENUM(CardKind, kNews, kShock, kMandate, kRequest, kEnd)
BOOST_DESCRIBE_ENUM(Verb, kFound, kTake, kChoose, kPlace, kGive, kPromisePut, kPromiseNone,
                    kPromiseGive, kReady, kInvest, kPass)
BOOST_DESCRIBE_ENUM(EventKind, kFirstPlayer, kFounded, kDepartmentTaken, kDepartmentsOpen,
                    kYearBegan, kMoved, kMarked, kCame, kBudgetShared, kCoinsChanged,
                    kReserveChanged, kLaurels, kRequestMet, kRequestFailed, kCardDrawn,
                    kRequestStays, kChosen, kNoRoom, kSolutionOpened, kNoSolutionsLeft,
                    kDiscussionBegan, kGave, kPromised, kReady, kInvestingBegan, kInvested,
                    kFulfilled, kPlaced, kTurned, kPassed, kPromiseKept, kPromiseBroken, kEnded)
BOOST_DESCRIBE_ENUM(Cause, kNone, kUnhappy, kSol, kSmog, kCo2, kArrivals, kCard, kRequest,
                    kSolution, kBuilding)
BOOST_DESCRIBE_ENUM(Ledger, kScore, kAdjust, kPeople, kBudget)

BOOST_DESCRIBE_STRUCT(Options, (), (scenario, clock, cards))
BOOST_DESCRIBE_STRUCT(Levels, (), (sol, attractiveness, transport, pollution, unhappy, co2))
BOOST_DESCRIBE_STRUCT(Request, (), (event, due))
BOOST_DESCRIBE_STRUCT(Pending, (), (building, spot))
BOOST_DESCRIBE_STRUCT(State, (),
                      (map, people, levels, events, solutions, backs, sides, solution_coins,
                       sheet_coins, coins, departments, laurels, gifts, promises, requests,
                       events_drawn, solutions_drawn, reserve, year, seats, first, active, done,
                       pending, options, phase, ending))
BOOST_DESCRIBE_STRUCT(Action, (), (verb, department, spot, space, other, number))
BOOST_DESCRIBE_STRUCT(Event, (),
                      (kind, rule, seat, other, department, building, space, spot, event, back,
                       indicator, cause, promise, amount, before, after, ending))

// "c2", "c2-d3" (a corner), "c2-d2" (an edge), or "nowhere".
std::string space_name(Space space);
// kNowhere if it is not the name of a space.
Space space_named(std::string_view name);

// The map as in a rule test: five rows, row 5 first, with corners and edges between them.
std::string draw_map(const State& s);

struct Vocabulary {
  Words words;
};
BOOST_DESCRIBE_STRUCT(Vocabulary, (), (words))

struct SustainCodec {
  using Game = Sustain;
  using Summary = json::object;
  using Vocabulary = sustain::Vocabulary;

  static const GameInfo& info();
  static std::string to_text(const Action& a);
  static tl::expected<Action, Problem> parse(std::string_view text);
  static std::string sentence(const Event& event);
  static std::string why(RuleId rule);
  static std::string label(const Item& item);
  static std::string verdict(const State& s);
  static std::int64_t headline(const State& s, Ledger ledger, Seat seat, const Content& content);
  // texts_summary.cpp has its shape.
  static json::object summary(const Seen<Sustain>& seen, const Content& content);
  static std::string ascii(const State& s);
  // SU-10: the name of the city goes with `found`, up to 40 characters (UTF-8), none of them a
  // control character; without words it has the scenario's own name (summary: `city`).
  static RuleId words_refusal(const Action& action, std::string_view words);

  // SU-25: how long the discussion of a year may take in all; none while no clock runs.
  static std::optional<citybox::Clock> clock(const State& s);
  // … and what a seat does that runs out of them.
  static Action time_is_up(const State&, Seat) { return plain(Verb::kReady); }

  // For the laboratory: how a game ended, which department a seat held and with how many points,
  // and what was paid for.
  using Numbers = std::vector<std::pair<std::string, std::int64_t>>;
  static Numbers measures(const State& s);
  static Numbers facts(const State& s, Seat seat);
  static std::string choice(const Action& a);
  static Vocabulary vocabulary(const Content&) { return {}; }

  static constexpr Hooks<Sustain> kHooks{.words_refusal = &words_refusal,
                                         .clock = &clock,
                                         .time_is_up = &time_is_up,
                                         .headline = &headline,
                                         .measures = &measures,
                                         .facts = &facts,
                                         .choice = &choice};
};

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
  static constexpr const char* kTypeScript = "Record<string, Building>";
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

// Cards go by their titles ("tram-line-one"); what nobody has seen is "hidden", no card null. A
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

// {kind, spot, receiver, number, so_far}; receiver is null where no gift is promised, and no
// promise is null.
template <>
struct JsonOf<sustain::Promise> {
  static constexpr const char* kTypeScript =
      "{ kind: 'put' | 'put-none' | 'give'; spot: string | null; receiver: number | null; number: "
      "number; so_far: number } | null";
  static json::value write(const sustain::Promise& promise);
  static Read<sustain::Promise> read(const json::value& value);
};

}  // namespace citybox
