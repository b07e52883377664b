#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/seat.hpp"
#include "engine/kit/enum_set.hpp"
#include "engine/kit/seats.hpp"
#include "games/sustain/ids.hpp"
#include "games/sustain/space.hpp"

namespace citybox::sustain {

enum class Scenario : std::uint8_t { kOne, kTwo, kThree };
// SU-25: how long a discussion may take. The table keeps the time; no rule counts it.
enum class Clock : std::uint8_t { kFiveMinutes, kThreeMinutes, kEightMinutes, kOff };
// SU-5: which event of a group comes, and which back a front has, is dealt at set-up; or every game
// is the same.
enum class Cards : std::uint8_t { kDealt, kFixed };

// SU-10: each takes a department in turn, or they are dealt at random.
enum class Departments : std::uint8_t { kTaken, kDealt };

struct Options {
  Scenario scenario = Scenario::kOne;
  Clock clock = Clock::kFiveMinutes;
  Cards cards = Cards::kDealt;
  Departments departments = Departments::kTaken;

  constexpr bool operator==(const Options&) const = default;
};

// SU-30, SU-31
enum class Ending : std::uint8_t { kNone, kCounted, kUnhappy, kCo2, kFullMap };

enum class Phase : std::uint8_t {
  kFound,        // SU-10: the first player names the city
  kDepartments,  // SU-10: each takes one, in turn (unless they are dealt)
  kMandate,      // SU-23: the first player chooses
  kPlace,        // SU-27: somebody says where a building goes
  kDiscussion,   // SU-25: all at once
  kInvesting,    // SU-26
};

// SU-1
struct Levels {
  std::uint8_t sol = 1;
  std::uint8_t attractiveness = 1;
  std::uint8_t transport = 1;
  std::uint8_t pollution = 1;
  std::uint8_t unhappy = 0;
  std::uint8_t co2 = 0;

  constexpr std::uint8_t& of(Indicator what) {
    switch (what) {
      case Indicator::kSol:
        return sol;
      case Indicator::kAttractiveness:
        return attractiveness;
      case Indicator::kTransport:
        return transport;
      case Indicator::kPollution:
        return pollution;
      case Indicator::kUnhappy:
        return unhappy;
      default:
        return co2;
    }
  }
  constexpr std::uint8_t of(Indicator what) const { return Levels(*this).of(what); }
  constexpr bool operator==(const Levels&) const = default;
};

// SU-5: where a solution is.
enum class Side : std::uint8_t { kInDeck, kOpen, kTurned };

// SU-23: a card that waits on the table.
struct Request {
  EventId event{};
  std::uint8_t due = 0;  // the last year in which it can be met

  constexpr bool operator==(const Request&) const = default;
};

// SU-29
enum class PromiseKind : std::uint8_t { kNone, kPut, kPutNone, kGive };
struct Promise {
  PromiseKind kind = PromiseKind::kNone;
  Spot spot{};                   // kPut, kPutNone
  Seat receiver = kFacilitator;  // kGive; else nobody
  std::uint8_t number = 0;       // at least so many
  std::uint8_t so_far = 0;       // coins put there this year; gifts are in State::gifts

  constexpr bool operator==(const Promise&) const = default;
};
inline constexpr int kMostPromises = 2;

// SU-29: how a seat has kept its word in the years before.
struct Credit {
  std::uint8_t kept = 0;  // promises
  std::uint8_t broken = 0;
  std::uint8_t year = 0;  // of the last one broken; 0: none was
  Promise last{};         // … which one that was; `so_far`: what it came to, of a gift, too

  constexpr bool operator==(const Credit&) const = default;
};
inline constexpr int kMostRequests = 8;

// A building that waits for its space, and what it came from (no spot: an event).
struct Pending {
  Building building = Building::kNone;
  Spot spot{};

  constexpr bool operator==(const Pending&) const = default;
};

// What stands where, by Space.
struct Map {
  std::array<Building, kSpaces> buildings{};

  constexpr Building& operator[](std::size_t i) { return buildings[i]; }
  constexpr Building operator[](std::size_t i) const { return buildings[i]; }
  constexpr const Building* begin() const { return buildings.data(); }
  constexpr const Building* end() const { return buildings.data() + kSpaces; }
  constexpr bool operator==(const Map&) const = default;
};

// Those who play, in one byte. A SeatSet has two, for the facilitator too: all positions would get
// other bytes and other hashes.
using Seats = EnumSet<Seat, kMostSeats, 0>;

// Seats that do not play keep the defaults. Arrays of solutions go by their number in the scenario.
struct State {
  Map map{};
  std::array<std::uint8_t, kSquares> people{};
  Levels levels{};
  std::array<EventId, kMostSlots> events{};        // the deck in order; beyond its end kNoEvent
  std::array<SolutionId, kSolutions> solutions{};  // the deck in order
  std::array<BackId, kSolutions> backs{};          // of each front; secret until turned
  std::array<Side, kSolutions> sides{};
  std::array<std::uint8_t, kSolutions> solution_coins{};
  std::array<std::uint8_t, kBuildings> sheet_coins{};  // by building
  std::array<std::uint8_t, kMostSeats> coins{};
  std::array<Department, kMostSeats> departments{};
  std::array<std::uint8_t, kDepartmentCount> laurels{};
  std::array<std::array<std::uint8_t, kMostSeats>, kMostSeats> gifts{};    // [giver][receiver]
  std::array<FixedVector<Promise, kMostPromises>, kMostSeats> promises{};  // of this year
  std::array<Credit, kMostSeats> credit{};
  FixedVector<Request, kMostRequests> requests;  // oldest first
  std::uint8_t events_drawn = 0;
  std::uint8_t solutions_drawn = 0;
  std::uint8_t reserve = 0;
  std::uint8_t year = 0;  // 0 before the first
  std::uint8_t seats = 0;
  Seat first{};
  Seat active{};  // takes a department, invests, places
  Seats done;     // who is ready, or has passed
  Pending pending{};
  Options options{};
  Phase phase = Phase::kFound;
  Ending ending = Ending::kNone;

  constexpr bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

constexpr int scenario_of(const State& s) { return static_cast<int>(s.options.scenario); }
constexpr bool is_over(const State& s) { return s.ending != Ending::kNone; }
constexpr bool is_done(const State& s, Seat seat) { return s.done.contains(seat); }
constexpr Seats seats_of(const State& s) { return Seats::from_bits((1U << s.seats) - 1U); }
constexpr bool all_done(const State& s) { return s.done == seats_of(s); }

}  // namespace citybox::sustain
