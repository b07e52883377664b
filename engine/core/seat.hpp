#pragma once

#include <cstdint>

#include "engine/core/bits.hpp"

namespace citybox {

// Who acts. Seats count from 0. The facilitator is an actor without a seat: a game may let it act
// (a climate card from outside); it is never among the deciders.
struct Seat {
  std::uint8_t index = 0;

  constexpr bool operator==(const Seat&) const = default;
};

inline constexpr int kMaxSeats = 8;
inline constexpr Seat kFacilitator{15};

// The seat that plays after `seat` when `seats` sit around the table.
constexpr Seat next_seat(Seat seat, int seats) {
  return Seat{static_cast<std::uint8_t>((seat.index + 1) % seats)};
}

// A set of actors, one bit each.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat seat) { add(seat); }

  static constexpr SeatSet first(int seats) { return from_bits((1U << seats) - 1U); }
  static constexpr SeatSet from_bits(unsigned bits) {
    SeatSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }

  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << seat.index); }
  constexpr void remove(Seat seat) {
    bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << seat.index));
  }
  constexpr bool contains(Seat seat) const { return (bits_ >> seat.index & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr SeatSet operator|(SeatSet other) const { return from_bits(bits_ | other.bits_); }
  constexpr SeatSet operator&(SeatSet other) const { return from_bits(bits_ & other.bits_); }
  constexpr SeatSet operator-(SeatSet other) const { return from_bits(bits_ & ~other.bits_); }
  constexpr bool intersects(SeatSet other) const { return !(*this & other).empty(); }

  // The lowest seat; the set must not be empty.
  constexpr Seat front() const { return Seat{static_cast<std::uint8_t>(lowest_bit(bits_))}; }

  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int index) { visit(Seat{static_cast<std::uint8_t>(index)}); });
  }

  constexpr bool operator==(const SeatSet&) const = default;

 private:
  std::uint16_t bits_ = 0;
};

// Who may see an event. Spectators see what is for everyone.
inline constexpr SeatSet kEveryone = SeatSet::from_bits(0xFFFF);

// May somebody who looks through the eyes of `viewers` (no seat: a spectator) see it?
constexpr bool may_see(SeatSet audience, SeatSet viewers) {
  return audience == kEveryone || audience.intersects(viewers);
}

}  // namespace citybox
