#pragma once
// What cards and sheets are made of. Nothing on a card is code: a designer writes tables.

#include <array>
#include <cstdint>

#include "games/sustain/ids.hpp"

namespace citybox::sustain {

// What can be counted.
enum class Quantity : std::uint8_t {
  kSol,
  kAttractiveness,
  kTransport,
  kPollution,
  kUnhappy,
  kCo2,
  kPeople,          // housed on the map
  kFreeHomes,       // people spaces still free
  kEmptySquares,    // big squares without a building
  kSmog,            // pollution minus transport
  kCoins,           // in the scoring player's hand
  kCleanAir,        // steps that pollution is below the top
  kUnhappyLeft,     // free squares of the table
  kCo2Left,         // free squares of the table
  kOfKind,          // of one kind on the map, whoever paid
  kOfDepartment,    // buildings of a department on the map, whoever paid
  kNearBuildings,   // of one kind adjacent to the one just placed
  kNearDepartment,  // of a department, likewise
  kDistricts,       // different kinds of buildings of a department on the map
};

// A building or a department, where a quantity or an effect asks for one.
struct Subject {
  std::uint8_t code = 0;

  static constexpr std::uint8_t kFirstDepartment = 64;

  static constexpr Subject of(Building b) { return {static_cast<std::uint8_t>(b)}; }
  static constexpr Subject of(Department d) {
    return {static_cast<std::uint8_t>(kFirstDepartment + static_cast<int>(d))};
  }
  constexpr Building building() const {
    return code < kBuildings ? static_cast<Building>(code) : Building::kNone;
  }
  constexpr Department department() const {
    return code > kFirstDepartment ? static_cast<Department>(code - kFirstDepartment)
                                   : Department::kNone;
  }
  constexpr bool operator==(const Subject&) const = default;
};

struct Measure {
  Quantity what = Quantity::kSol;
  Subject subject{};

  constexpr bool operator==(const Measure&) const = default;
};

enum class Test : std::uint8_t { kAlways, kAtLeast, kAtMost };

struct Condition {
  Test test = Test::kAlways;
  Measure measure{};
  std::int8_t number = 0;

  constexpr bool operator==(const Condition&) const = default;
};

constexpr Condition opposite(Condition c) {
  if (c.test == Test::kAtLeast) {
    return {Test::kAtMost, c.measure, static_cast<std::int8_t>(c.number - 1)};
  }
  return {Test::kAtLeast, c.measure, static_cast<std::int8_t>(c.number + 1)};
}

enum class Effect : std::uint8_t {
  kNone,
  kSol,  // tracks move by the amount and stay on the board
  kAttractiveness,
  kTransport,
  kPollution,
  kUnhappy,  // marks squares
  kCo2,      // marks squares
  kPeople,   // so many arrive: a home, or an unhappy mark
  kBudget,   // so many coins and the reserve are shared at once (SU-22)
  kReserve,  // next year's rest grows, or shrinks as far as it can
  kEach,     // every player gains coins, or loses as far as they can
  kDoer,     // who completed the space (an event: the first player) gains or loses coins
  kLaurels,  // a department gains points, also one that nobody holds
  kBuild,    // the first player draws a building; only as the last of a mandate
  kEnd,      // the game ends and points are counted
};

// Conditions of a list are all looked at before its first effect runs [F].
struct Line {
  Effect effect = Effect::kNone;
  std::int8_t amount = 0;
  Subject subject{};
  Condition when{};

  constexpr bool operator==(const Line&) const = default;
};

inline constexpr int kMostLines = 5;
using Lines = std::array<Line, kMostLines>;

// A department's points: `points` for each `per` of the measure, at most `cap` (0: no limit).
struct Term {
  std::int8_t points = 0;
  std::uint8_t per = 1;
  Measure of{};
  std::uint8_t cap = 0;
};
inline constexpr int kMostTerms = 4;

enum class CardKind : std::uint8_t { kNews, kShock, kMandate, kRequest, kEnd };

// SU-23. A mandate's two options, or a request's reward and penalty, are `first` and `second`.
struct EventCard {
  std::uint8_t slot = 0;  // of cards with the same slot one is in a game's deck
  CardKind kind = CardKind::kNews;
  bool again = false;
  Lines first{};
  Lines second{};
  Condition need{};
  std::uint8_t years = 0;
};

// SU-5. Fronts and backs of one group belong together. In the published decks each front is a group of
// its own with two backs: one kinder, one that shows what the praise left out. A back keeps its number
// and its words: logs name it by number, and tables end with the numbers they began with.
struct SolutionFront {
  std::uint8_t cost = 0;
  Building building = Building::kNone;
  std::uint8_t group = 0;
};
struct SolutionBack {
  std::uint8_t group = 0;  // 0: there is no such back
  Lines lines{};
};

using Backs = std::array<SolutionBack, kMostBacks>;

struct SheetBuilding {
  Building building = Building::kNone;
  std::uint8_t cost = 0;
  Lines lines{};
};
inline constexpr int kMostOnSheet = 4;

struct Sheet {
  std::array<SheetBuilding, kMostOnSheet> buildings{};
  std::array<Term, kMostTerms> terms{};
};

struct ScenarioDeck {
  std::array<EventCard, kMostEvents> events{};
  std::uint8_t event_count = 0;
  std::uint8_t slots = 0;
  std::array<SolutionFront, kSolutions> fronts{};
  Backs backs{};
};

// How tables are written.
namespace write {

inline constexpr Department kHousing = Department::kHousing;
inline constexpr Department kMobility = Department::kMobility;
inline constexpr Department kEnvironment = Department::kEnvironment;
inline constexpr Department kEconomy = Department::kEconomy;
inline constexpr Department kHealth = Department::kHealth;
inline constexpr Department kCulture = Department::kCulture;

constexpr Line sol(int n) { return {Effect::kSol, static_cast<std::int8_t>(n)}; }
constexpr Line attr(int n) { return {Effect::kAttractiveness, static_cast<std::int8_t>(n)}; }
constexpr Line transport(int n) { return {Effect::kTransport, static_cast<std::int8_t>(n)}; }
constexpr Line pollution(int n) { return {Effect::kPollution, static_cast<std::int8_t>(n)}; }
constexpr Line unhappy(int n) { return {Effect::kUnhappy, static_cast<std::int8_t>(n)}; }
constexpr Line co2(int n) { return {Effect::kCo2, static_cast<std::int8_t>(n)}; }
constexpr Line people(int n) { return {Effect::kPeople, static_cast<std::int8_t>(n)}; }
constexpr Line budget(int n) { return {Effect::kBudget, static_cast<std::int8_t>(n)}; }
constexpr Line reserve(int n) { return {Effect::kReserve, static_cast<std::int8_t>(n)}; }
constexpr Line each(int n) { return {Effect::kEach, static_cast<std::int8_t>(n)}; }
constexpr Line doer(int n) { return {Effect::kDoer, static_cast<std::int8_t>(n)}; }
constexpr Line laurels(Department d, int n) {
  return {Effect::kLaurels, static_cast<std::int8_t>(n), Subject::of(d)};
}
constexpr Line build(Building b) { return {Effect::kBuild, 1, Subject::of(b)}; }
constexpr Line end() { return {Effect::kEnd, 1}; }

constexpr Measure of(Quantity q) { return {q, {}}; }
constexpr Measure count(Building b) { return {Quantity::kOfKind, Subject::of(b)}; }
constexpr Measure count(Department d) { return {Quantity::kOfDepartment, Subject::of(d)}; }
constexpr Measure kinds(Department d) { return {Quantity::kDistricts, Subject::of(d)}; }
constexpr Measure near(Building b) { return {Quantity::kNearBuildings, Subject::of(b)}; }
constexpr Measure near(Department d) { return {Quantity::kNearDepartment, Subject::of(d)}; }

constexpr Condition at_least(Measure m, int n) {
  return {Test::kAtLeast, m, static_cast<std::int8_t>(n)};
}
constexpr Condition at_most(Measure m, int n) {
  return {Test::kAtMost, m, static_cast<std::int8_t>(n)};
}
constexpr Line when(Condition c, Line line) {
  line.when = c;
  return line;
}
constexpr Line unless(Condition c, Line line) { return when(opposite(c), line); }

constexpr EventCard news(int slot, Lines lines) {
  return {static_cast<std::uint8_t>(slot), CardKind::kNews, false, lines};
}
constexpr EventCard shock(int slot, Lines lines) {
  return {static_cast<std::uint8_t>(slot), CardKind::kShock, false, lines};
}
constexpr EventCard mandate(int slot, Lines one, Lines two) {
  return {static_cast<std::uint8_t>(slot), CardKind::kMandate, false, one, two};
}
constexpr EventCard request(int slot, Condition need, int years, Lines reward, Lines penalty) {
  return {static_cast<std::uint8_t>(slot), CardKind::kRequest, false, reward, penalty, need,
          static_cast<std::uint8_t>(years)};
}
constexpr EventCard last(int slot) {
  return {static_cast<std::uint8_t>(slot), CardKind::kEnd, false, {end()}};
}
constexpr EventCard again(EventCard card) {
  card.again = true;
  return card;
}

}  // namespace write

}  // namespace citybox::sustain
