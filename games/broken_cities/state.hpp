#pragma once
// All that lies on the table, and what is owed now. Data only: rents, emissions, prices and the
// like are computed in board.hpp and laws.hpp, never stored.

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/seat.hpp"
#include "games/broken_cities/card.hpp"
#include "games/broken_cities/construction.hpp"
#include "games/broken_cities/content.hpp"
#include "games/broken_cities/law.hpp"

namespace citybox::broken_cities {

inline constexpr int kMostTexts = 250;
inline constexpr std::int32_t kMostMoney = 1'000'000;

// BC-40: does the table have a climate of its own, or does the facilitator bring the cards?
enum class Climate : std::uint8_t { kOwn, kShared };
// BC-24: who wins a broken city.
enum class Broken : std::uint8_t { kHighest, kNet, kNobody };
// BC-40: the event numbers of five and six tables.
enum class Thresholds : std::uint8_t { kPrinted, kEven };
// BC-40: how many tables share the climate. Means nothing where each has its own.
enum class Tables : std::uint8_t { kOne, kTwo, kThree, kFour, kFive, kSix };

struct Options {
  Climate climate = Climate::kOwn;
  Broken broken = Broken::kHighest;
  Thresholds thresholds = Thresholds::kPrinted;
  Tables tables = Tables::kOne;

  constexpr bool operator==(const Options&) const = default;
};

enum class Ending : std::uint8_t {
  kNone,
  kRentReached,  // BC-18
  kCityBroke,    // BC-24
  kStandstill,   // BC-25
  kClosed,       // BC-43: by the facilitator
};

// Where the round is (BC-11, BC-20). Talks and climate cards can come in between at any of them.
enum class Stage : std::uint8_t {
  kTurn,      // the seat `order[turn]` builds
  kHearing,   // its turn has ended; law number `heard` is looked at (BC-33)
  kRoundEnd,  // all had their turn; damage is counted
};

// What the table talks about, if it does (BC-33 … BC-35).
enum class Talk : std::uint8_t {
  kNone,
  kPropose,  // the speaker: what kind of law, or a repeal, or nothing
  kObject,   // … what about
  kNumber,   // … how much
  kFine,     // … how dear
  kVote,     // the others, at the same time
  kCall,     // all but the seat whose turn ended, at the same time: was law `heard` broken?
  kVerdict,  // those who did not call, at the same time
};

enum class Session : std::uint8_t { kNotDue, kDue };  // BC-21: after a card, legislation

// Seats that do not play keep the defaults.
struct State {
  Built built;
  std::array<SpaceSet, kMostSeats> owned{};  // parks too
  SpaceSet renters;                          // homes with a renter
  std::array<SpaceSet, kMostSeats>
      leaving{};  // BC-22, disease: picked so far, secret until all did

  std::array<std::int32_t, kMostSeats> money{};
  std::array<std::int32_t, kMostSeats> owed{};  // BC-32: fines left for the next income

  std::uint16_t round = 1;
  std::uint16_t pool = 0;    // BC-40: damage of all tables, as the facilitator told it; 0: not yet
  std::uint16_t damage = 0;  // BC-20: the track; under a shared climate what this table reported
  SeatSet callers;           // Talk::kVerdict

  std::array<Seat, kMostSeats> order{};            // BC-10: of the round
  std::array<Seat, kMostSeats> speakers{};         // BC-34: of the session under way
  std::array<Ballot, kMostSeats> ballots{};        // those cast are secret until all are in
  std::array<std::uint8_t, kMostSeats> to_lose{};  // BC-22, disease: renters still to pick
  PerConstruction<std::uint8_t> bought;            // in the running turn
  FixedVector<Law, kMostLaws> laws;
  std::array<std::uint8_t, kMostLaws> due{};  // by law: pieces that the running turn owes (require)
  Law motion;                                 // proposed, as far as it is worded
  FixedVector<Card, kCards> waiting;          // BC-41: from the facilitator, not yet fallen
  CardSet used;                               // BC-22, the waiting ones included
  std::uint8_t cards_due = 0;                 // BC-21: events reached whose card is not drawn

  std::uint8_t available = 0;  // BC-15: renters
  std::uint8_t reserve = 0;
  std::uint8_t texts = 0;  // BC-33: wordings proposed so far
  std::uint8_t seats = 0;
  Options options;
  Ending ending = Ending::kNone;

  Stage stage = Stage::kTurn;
  std::uint8_t turn = 0;                      // place in `order`
  Construction chosen = Construction::kNone;  // BC-35: bought, not yet placed
  std::uint8_t heard = 0;                     // place in `laws`
  Talk talk = Talk::kNone;
  std::uint8_t speech = 0;  // of the session, from 0
  Session session = Session::kNotDue;
  std::uint8_t idle_rounds = 1;  // BC-25: in a row, the running one as long as nobody did anything

  constexpr bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 1024);

}  // namespace citybox::broken_cities
