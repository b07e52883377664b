#pragma once
// All that lies on the table, and what is owed now. Nothing is hidden: a face-down stack is a
// count, and which tile it holds is drawn when it is revealed.

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/seat.hpp"
#include "games/crash_city/city.hpp"
#include "games/crash_city/content.hpp"

namespace citybox::crash_city {

enum class PileUps : std::uint8_t { kOff, kOn };     // CC-34
enum class EqualTurns : std::uint8_t { kOff, kOn };  // CC-29
enum class Length : std::uint8_t { kFull, kQuick };  // CC-9

struct Options {
  PileUps pile_ups = PileUps::kOff;
  EqualTurns equal_turns = EqualTurns::kOff;
  Length length = Length::kFull;

  constexpr bool operator==(const Options&) const = default;
};

enum class Ending : std::uint8_t { kNone, kAllParked, kStalemate };

// The decision that is owed, in the order of play.
enum class Task : std::uint8_t {
  kSite,    // CC-11: point at a site
  kPave,    // … turn the revealed tile
  kBuild,   // … build on it
  kCar,     // CC-15: a house brings its car
  kRace,    // CC-20: park, drive or pass
  kBounce,  // CC-31: the owner of a hit car says where it goes
  kNone,    // the game is over
};
inline constexpr int kTasks = static_cast<int>(Task::kNone) + 1;

// Task::kBounce. The hit car has left its lane to the hitter, and its record still stands there.
struct Crash {
  CarSet before;                      // CC-34: cars hit already in this pile-up
  CarId hit = kNoCar;                 // who must go
  CarId hitter = kNoCar;              // who came
  CarId first = kNoCar;               // who began it all and is never hit
  Heading heading = Heading::kNorth;  // where the hitter was going

  constexpr bool operator==(const Crash&) const = default;
};

// Seats that do not play keep zeros.
struct State {
  Crash crash;
  std::uint16_t race_turns = 0;  // finished turns of the race
  std::uint16_t crashes = 0;     // hits so far, pile-ups included
  std::uint8_t quiet_turns = 0;  // CC-28: in a row without a parking
  City city;
  ShapeCounts tiles_left;                            // not yet revealed, unused ones included
  std::array<BuildingCounts, kMostSeats> unbuilt{};  // CC-7
  std::uint8_t seats = 0;
  Options options;
  Ending ending = Ending::kNone;
  Task task = Task::kSite;
  Seat turn;                      // whose turn it is
  Seat first;                     // CC-10, CC-20: who began this phase
  Shape revealed = Shape::kNone;  // Task::kPave
  Place site;                     // Task::kPave

  constexpr bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 1024);

constexpr bool is_over(const State& s) { return s.ending != Ending::kNone; }
constexpr bool is_racing(const State& s) {
  return s.task == Task::kRace || s.task == Task::kBounce;
}

// CC-7, CC-9: what each seat has at the start.
constexpr const BuildingCounts& supply_of(const Options& options, const Content& c) {
  return options.length == Length::kQuick ? c.quick_supply : c.supply;
}

constexpr int parked_cars(const State& s, Seat seat) {
  int parked = 0;
  for (int i = 0; i < kCarsPerSeat; ++i) parked += s.city.cars[car_of(seat, i).index].parked();
  return parked;
}

// Who owes a decision, or would if the game were not over.
constexpr Seat decider(const State& s) {
  return s.task == Task::kBounce ? s.crash.hit.owner() : s.turn;
}

// CC-7: tiles that this seat has not revealed yet.
constexpr int stack_left(const State& s, Seat seat) {
  const bool shown = s.turn == seat && (s.task == Task::kPave || s.task == Task::kBuild);
  return s.unbuilt[seat.index].total() - (shown ? 1 : 0);
}

}  // namespace citybox::crash_city
