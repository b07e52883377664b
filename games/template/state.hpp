#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/seat.hpp"
#include "engine/kit/enum_set.hpp"
#include "games/template/content.hpp"

namespace citybox::plots {

// TP-5: what becomes of a plot that nobody takes.
enum class Unclaimed : std::uint8_t { kLost, kCarried };

// TP-7: how long a round may take.
enum class Pace : std::uint8_t { kFree, kMinute };

struct Options {
  Unclaimed unclaimed = Unclaimed::kLost;
  Pace pace = Pace::kFree;

  constexpr bool operator==(const Options&) const = default;
};

enum class Ending : std::uint8_t { kNone, kAllSold };

// A bid card, 1 to kCards.
struct Card {
  std::uint8_t number = 0;

  constexpr bool exists() const { return number >= 1 && number <= kCards; }
  constexpr bool operator==(const Card&) const = default;
};

inline constexpr Card kNoCard{0};
inline constexpr Card kFaceDown{255};  // committed, and not yours to see

using Hand = EnumSet<Card, kCards>;

// Seats that do not play keep the defaults.
struct State {
  std::array<Hand, kMostSeats> hands{};        // a committed card is still in the hand
  std::array<Card, kMostSeats> bids{};         // TP-3: secret until all are in
  std::array<std::uint8_t, kMostSeats> won{};  // value of the plots taken
  std::uint8_t plot = 0;                       // TP-2: drawn this round
  std::uint8_t carried = 0;                    // TP-5: added to it
  std::uint8_t round = 1;
  std::uint8_t seats = 0;
  Options options;
  Ending ending = Ending::kNone;

  constexpr bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace citybox::plots
