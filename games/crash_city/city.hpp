#pragma once
// The city as it lies on the table: tiles, buildings, cars. A tile is its slot here: 0 is no tile
// at all, 1 the town square, then the others as they were placed. What could be derived from the
// rest and is kept because every move asks for it: `next`, `reach`, and which lanes carry a car.

#include <array>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "engine/core/seat.hpp"
#include "games/crash_city/content.hpp"
#include "games/crash_city/place.hpp"
#include "games/crash_city/tiles.hpp"

namespace citybox::crash_city {

using Slot = std::uint8_t;
inline constexpr Slot kNoTile = 0;
inline constexpr Slot kSquare = 1;
inline constexpr int kSlots = kMostTiles + 2;
inline constexpr int kCars = kMostSeats * kCarsPerSeat;

// A building and who owns it; a job (shop, factory) may be taken.
//   bit 4: somebody is parked on its roof | bits 3-2: owner | bits 1-0: building
class Lot {
 public:
  constexpr Lot() = default;
  constexpr Lot(Building building, Seat owner)
      : bits_(static_cast<std::uint8_t>(static_cast<unsigned>(building) | owner.index << 2U)) {}
  static constexpr Lot from_bits(unsigned bits) {
    Lot lot;
    lot.bits_ = static_cast<std::uint8_t>(bits);
    return lot;
  }

  constexpr unsigned bits() const { return bits_; }
  constexpr Building building() const { return static_cast<Building>(bits_ & 3U); }
  constexpr Seat owner() const { return Seat{static_cast<std::uint8_t>(bits_ >> 2 & 3U)}; }
  constexpr bool taken() const { return (bits_ & 16U) != 0; }
  constexpr bool open_job() const { return (bits_ & 2U) != 0 && !taken(); }  // CC-21
  constexpr void take() { bits_ = static_cast<std::uint8_t>(bits_ | 16U); }
  constexpr bool operator==(const Lot&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

// A racer of one house. Not placed: no tile. Parked: on a tile, but on no street.
struct Car {
  Slot tile = kNoTile;
  Posture posture{};

  constexpr bool placed() const { return tile != kNoTile; }
  constexpr bool driving() const { return posture.on_street(); }
  constexpr bool parked() const { return placed() && !driving(); }
  constexpr bool operator==(const Car&) const = default;
};

// Which car: the seat's first has number 8 × seat, in the order in which their houses were built.
struct CarId {
  std::uint8_t index = 0;

  constexpr Seat owner() const { return Seat{static_cast<std::uint8_t>(index / kCarsPerSeat)}; }
  constexpr bool operator==(const CarId&) const = default;
};
inline constexpr CarId kNoCar{255};

using CarSet = EnumSet<CarId, kCars, 0>;

constexpr CarId car_of(Seat seat, int number) {
  return {static_cast<std::uint8_t>(seat.index * kCarsPerSeat + number)};
}

struct City {
  std::array<Place, kSlots> places{};          // kNowhere: no tile
  std::array<std::uint8_t, kSlots> streets{};  // bits 3-0: lanes, bits 7-4: those with a car
  std::array<Sides, kSlots> reach{};           // lanes connected to the town square
  std::array<Lot, kSlots> lots{};
  std::array<Slot, 4 * kSlots> next{};  // the tile beyond each edge: four for each tile
  std::array<Car, kCars> cars{};
  std::uint8_t count = 0;  // tiles, the town square included

  constexpr Place place(Slot t) const { return places[t]; }
  constexpr Sides lanes(Slot t) const { return Sides::from_bits(streets[t] & 15U); }
  constexpr bool has_lane(Slot t, Heading edge) const {
    return (streets[t] >> index_of(edge) & 1U) != 0;
  }
  constexpr bool occupied(Slot t, Heading edge) const {
    return (streets[t] >> (4 + index_of(edge)) & 1U) != 0;
  }
  constexpr bool is_free(Slot t, Heading edge) const {
    return (streets[t] >> index_of(edge) & 0x11U) == 1;
  }
  constexpr Slot beside(Slot t, Heading edge) const { return next[4U * t + index_of(edge)]; }
  constexpr Lane lane(Slot t, Heading edge) const { return {place(t), edge}; }
  constexpr Spot spot(CarId car) const {
    return {place(cars[car.index].tile), cars[car.index].posture};
  }

  // The tile at a place; kNoTile if there is none.
  constexpr Slot at(Place p) const {
    Slot found = kNoTile;  // without an early exit: this is a few vector instructions
    for (Slot t = kSquare; t < kSlots; ++t) {
      const int here = int{places[t].x == p.x} & int{places[t].y == p.y};
      found = static_cast<Slot>(found | (here != 0 ? t : 0));
    }
    return found;
  }
  // The car on a lane; kNoCar if there is none.
  constexpr CarId car_at(Slot t, Heading edge) const {
    if (!occupied(t, edge)) return kNoCar;
    for (std::uint8_t i = 0; i < kCars; ++i) {
      const Car& car = cars[i];
      if (car.tile == t && car.driving() && car.posture.edge() == edge) return {i};
    }
    return kNoCar;
  }

  constexpr void free_lane(Slot t, Heading edge) {
    streets[t] = static_cast<std::uint8_t>(streets[t] & ~(16U << index_of(edge)));
  }
  constexpr void occupy_lane(Slot t, Heading edge) {
    streets[t] = static_cast<std::uint8_t>(streets[t] | 16U << index_of(edge));
  }
  // Puts a tile at a free place and tells its neighbors; connects nothing yet (paving.hpp).
  constexpr Slot add_tile(Place p, Sides lanes_of_it) {
    assert(count < kSlots - 1);
    const Slot t = ++count;
    for (const Heading h : kHeadings) {
      const Slot other = count == kSquare ? kNoTile : at(p.beside(h));
      next[4U * t + index_of(h)] = other;
      if (other != kNoTile) next[4U * other + index_of(opposite(h))] = t;
    }
    places[t] = p;
    streets[t] = static_cast<std::uint8_t>(lanes_of_it.bits());
    return t;
  }

  constexpr bool operator==(const City&) const = default;
};
static_assert(std::has_unique_object_representations_v<City>);

}  // namespace citybox::crash_city
