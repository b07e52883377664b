#pragma once
// Where things are, by their steps from the town square (CC-8). Actions and events speak of these;
// inside the rules a tile is its slot in the City.

#include <cstdint>
#include <type_traits>

#include "games/crash_city/compass.hpp"

namespace citybox::crash_city {

inline constexpr int kFarthest = 64;  // one step more for each of 64 tiles

// A square of the plane: `o` is the town square, `e2n1` two east and one north of it.
struct Place {
  std::int8_t x = -128;
  std::int8_t y = -128;

  // Could a tile ever lie there?
  constexpr bool exists() const {
    return x >= -kFarthest && x <= kFarthest && y >= -kFarthest && y <= kFarthest;
  }
  constexpr Place beside(Heading h) const {
    return {static_cast<std::int8_t>(x + east_of(h)), static_cast<std::int8_t>(y + north_of(h))};
  }
  constexpr bool operator==(const Place&) const = default;
};
inline constexpr Place kTownSquare{0, 0};
inline constexpr Place kNowhere{};

// From side to side, over whatever lies between.
constexpr int steps_between(Place a, Place b) {
  const int east = a.x - b.x, north = a.y - b.y;
  return (east < 0 ? -east : east) + (north < 0 ? -north : north);
}

// CC-3: a space, one lane of one tile edge: `e2n1.w`.
struct Lane {
  Place at{};
  Heading edge = Heading::kNorth;

  constexpr bool exists() const { return at.exists() && index_of(edge) < 4; }
  constexpr bool operator==(const Lane&) const = default;
};

// How a car stands on its tile: on which edge, facing which way.
//   bit 4: it stands on a street | bits 3-2: facing | bits 1-0: edge
class Posture {
 public:
  constexpr Posture() = default;  // on no street
  constexpr Posture(Heading edge, Heading facing)
      : bits_(static_cast<std::uint8_t>(16U | index_of(facing) << 2 | index_of(edge))) {}
  static constexpr Posture from_bits(std::uint8_t bits) {
    Posture posture;
    posture.bits_ = bits;
    return posture;
  }

  constexpr std::uint8_t bits() const { return bits_; }
  constexpr bool on_street() const { return bits_ != 0; }
  constexpr Heading edge() const { return heading(bits_); }
  constexpr Heading facing() const { return heading(bits_ >> 2); }
  // CC-15: along the edge, so never across it.
  constexpr bool possible() const { return bits_ >> 4 == 1 && !parallel(edge(), facing()); }
  constexpr bool operator==(const Posture&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

// A place, with or without a car's posture: `e2n1`, `e2n1.w facing north`, `.w facing north`.
struct Spot {
  Place at{};
  Posture posture{};

  constexpr Lane lane() const { return {at, posture.edge()}; }
  constexpr bool operator==(const Spot&) const = default;
};
inline constexpr Spot kNoSpot{};

static_assert(sizeof(Lane) == 3 && sizeof(Spot) == 3);
static_assert(std::has_unique_object_representations_v<Lane> &&
              std::has_unique_object_representations_v<Spot>);

}  // namespace citybox::crash_city
