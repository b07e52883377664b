#pragma once
// The six climate cards of BC-22.

#include <cstdint>

#include "engine/core/bits.hpp"

namespace citybox::broken_cities {

enum class Card : std::uint8_t {
  kNone,
  kFlood,
  kDrought,
  kTorrentialRain,
  kVectorDisease,
  kHurricane,
  kNews,
};
inline constexpr int kCards = 6;

constexpr bool is_card(Card card) {
  return static_cast<int>(card) >= 1 && static_cast<int>(card) <= kCards;
}

// A set of cards, one bit each.
class CardSet {
 public:
  constexpr CardSet() = default;
  static constexpr CardSet from_bits(unsigned bits) {
    CardSet set;
    set.bits_ = static_cast<std::uint8_t>(bits);
    return set;
  }
  static constexpr CardSet all() { return from_bits((1U << kCards) - 1U); }

  constexpr std::uint8_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return popcount(bits_); }
  constexpr bool contains(Card card) const {
    return is_card(card) && (bits_ >> place(card) & 1U) != 0;
  }
  constexpr void add(Card card) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << place(card)); }
  constexpr CardSet operator-(CardSet other) const {
    return from_bits(bits_ & ~static_cast<unsigned>(other.bits_));
  }
  // In the order of the enum.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int i) { visit(static_cast<Card>(i + 1)); });
  }
  // The card with `skip` others of the set before it.
  constexpr Card nth(std::uint32_t skip) const {
    std::uint64_t bits = bits_;
    for (; skip > 0; --skip) bits &= bits - 1;
    return static_cast<Card>(lowest_bit(bits) + 1);
  }
  constexpr bool operator==(const CardSet&) const = default;

 private:
  static constexpr int place(Card card) { return static_cast<int>(card) - 1; }

  std::uint8_t bits_ = 0;
};

}  // namespace citybox::broken_cities
