#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/bits.hpp"

namespace citybox::plots {

inline constexpr int kMostSeats = 4;
inline constexpr int kCards = 5;

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

// A bid card, 1 to 5.
struct Card {
  std::uint8_t number = 0;

  constexpr bool exists() const { return number >= 1 && number <= kCards; }
  constexpr bool operator==(const Card&) const = default;
};

inline constexpr Card kNoCard{0};
inline constexpr Card kFaceDown{255};  // committed, and not yours to see

// A set of cards, one bit each.
class Hand {
 public:
  constexpr Hand() = default;
  static constexpr Hand full() { return from_bits((1U << kCards) - 1U); }
  static constexpr Hand from_bits(unsigned bits) {
    Hand hand;
    hand.bits_ = static_cast<std::uint8_t>(bits);
    return hand;
  }

  constexpr std::uint8_t bits() const { return bits_; }
  constexpr int size() const { return popcount(bits_); }
  constexpr bool contains(Card card) const {
    return card.exists() && (bits_ >> (card.number - 1) & 1U) != 0;
  }
  constexpr void add(Card card) {
    bits_ = static_cast<std::uint8_t>(bits_ | 1U << (card.number - 1));
  }
  constexpr void remove(Card card) {
    bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << (card.number - 1)));
  }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int i) { visit(Card{static_cast<std::uint8_t>(i + 1)}); });
  }
  constexpr bool operator==(const Hand&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

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
