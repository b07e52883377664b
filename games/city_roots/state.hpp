#pragma once
// All that lies on the table, and what the mayor owes now. Data only: what follows from it
// (revenue, the turn's number, vacant spaces) is computed in board.hpp and scoring.hpp, never
// stored.

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/seat.hpp"
#include "games/city_roots/cards.hpp"
#include "games/city_roots/content.hpp"
#include "games/city_roots/space.hpp"

namespace citybox::city_roots {

// CR-23: is the edge of the board a side that surrounds?
enum class Walls : std::uint8_t { kOpen, kEdge };

// CR-10: whose turn is the first. Beyond the table's seats it counts on around the table.
enum class FirstMayor : std::uint8_t { kFirst, kSecond, kThird, kFourth, kFifth };

struct Options {
  Walls walls = Walls::kOpen;
  FirstMayor first_mayor = FirstMayor::kFirst;

  constexpr bool operator==(const Options&) const = default;
};

enum class Ending : std::uint8_t { kNone, kWon, kRapidDisplacement, kDisplacedMasses, kTermOver };

// The steps of a turn, in order (CR-10).
enum class Step : std::uint8_t { kPolicy, kPolicyUpdate, kEvent, kEventUpdate, kRevenue };

// The decision the mayor owes. Tasks that choose one space at a time come after the dividing line.
enum class Task : std::uint8_t {
  kNone,           // nothing: the game is over
  kChoosePolicy,   // CR-12: enact or lobby
  kTakePolicy,     // CR-13: one of the three drawn
  kReplacePolicy,  // CR-13: the active one that goes
  kEvade,          // CR-22: homes beside corporations move or are displaced
  kEvict,          // CR-53: homes in `pending` move or are displaced
  // one space at a time
  kBuildCorporation,   // CR-31, CR-40; on a full board the space of a low-income home
  kBuildBusiness,      // CR-32, CR-42, CR-49
  kBuildHigh,          // CR-44
  kReturnHome,         // CR-30, CR-47
  kReturnBeside,       // CR-32: beside the business at `picked`, or stop
  kPickHome,           // CR-33, then
  kMoveHome,           //   … where `picked` goes
  kPickStack,          // CR-34, then
  kMoveStack,          //   … where `picked` goes
  kPickTower,          // CR-34 on a full board: the stack that grows, then
  kGather,             //   … the stacks that give, one home each time
  kPickSwap,           // CR-35, then
  kSwap,               //   … the tile that changes places with `picked`
  kProtect,            // CR-36, CR-45
  kDisplace,           // CR-41
  kRemoveCorporation,  // CR-43
  kRemoveBusiness,     // CR-48
  kFlip,               // CR-50
  kPickTram,           // CR-51, then
  kMoveTram,           //   … where `picked` goes
};
inline constexpr int kTasks = static_cast<int>(Task::kMoveTram) + 1;

// CR-20: was a corporation added or moved since the last update?
enum class Update : std::uint8_t { kNotDue, kDue };

struct State {
  SpaceSet low;                         // low-income homes
  SpaceSet business;                    // local businesses
  SpaceSet corporation;                 // corporations
  std::array<SpaceSet, kTallest> high;  // stacks of one, two, three high-income homes
  std::array<SpaceSet, kMostSeats>
      protection;    // protected homes, by the seat whose next turn ends it
  SpaceSet pending;  // Task::kEvict: homes still to go

  CardCounts cards_left;        // the event deck
  std::uint8_t reshuffles = 0;  // of the event deck
  std::uint8_t displaced_houses = 0;
  std::uint8_t residents = 0;  // markers in Displaced People
  PolicySet active;            // always two
  PolicySet drawn;             // Task::kTakePolicy and kReplacePolicy: the three of the lobby

  std::uint8_t seats = 0;
  Seat mayor;
  Options options;
  Ending ending = Ending::kNone;

  Step step = Step::kPolicy;
  Task task = Task::kNone;
  Update update = Update::kNotDue;
  Policy policy = Policy::kNone;  // being enacted; Task::kReplacePolicy: the one that comes
  Card card = Card::kNone;        // this turn's event card, once drawn
  std::uint8_t high_at_draw = 0;  // high-income homes when it was drawn
  Space picked;                   // by the first half of a task, for its second half
  std::uint8_t left = 0;          // how often the task is still to be done, this time included

  constexpr bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 136 && std::has_unique_object_representations_v<State>);

}  // namespace citybox::city_roots
