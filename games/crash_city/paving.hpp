#pragma once
// Sites, turning a tile, and what its streets connect to (CC-12 to CC-14).

#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "games/crash_city/city.hpp"
#include "games/crash_city/streets.hpp"

namespace citybox::crash_city {

// What lies around a place.
//   bit 3: a factory | bit 2: a house | bit 1: connected pavement that touches it | bit 0: any tile
class Surroundings {
 public:
  constexpr Surroundings() = default;
  constexpr explicit Surroundings(unsigned bits) : bits_(bits) {}

  constexpr unsigned bits() const { return bits_; }
  constexpr bool touched() const { return (bits_ & kTouched) != 0; }       // CC-12
  constexpr bool near_house() const { return (bits_ & kHouse) != 0; }      // CC-14
  constexpr bool near_factory() const { return (bits_ & kFactory) != 0; }  // CC-14

  // `h`: where the tile lies from the place. A lane on its far edge ends at corners that are not
  // the place's.
  constexpr void look_at(const City& city, Slot tile, Heading h) {
    constexpr std::uint8_t kNear[] = {0, kHouse, 0, kFactory};
    const bool touching = !(city.reach[tile] - Sides(h)).empty();
    bits_ |= kNear[static_cast<unsigned>(city.lots[tile].building())] | kTile |
             (touching ? kTouched : 0U);
  }

  static constexpr unsigned kTile = 1, kTouched = 2, kHouse = 4, kFactory = 8;
  static constexpr unsigned kKinds = 16;

 private:
  unsigned bits_ = 0;
};

// CC-14
constexpr bool may_stand(Building building, const Surroundings& around) {
  if (building == Building::kHouse) return !around.near_factory();
  return building != Building::kFactory || !around.near_house();
}

constexpr bool can_build_some(const BuildingCounts& unbuilt, const Surroundings& around) {
  for (const Building b : kAllBuildings) {
    if (unbuilt[b] > 0 && may_stand(b, around)) return true;
  }
  return false;
}

// CC-12, for these buildings: the rule proper, and what serves when it leaves nothing.
constexpr bool is_site(const BuildingCounts& unbuilt, const Surroundings& around) {
  return around.touched() && can_build_some(unbuilt, around);
}

constexpr Surroundings around_tile(const City& city, Slot tile) {
  Surroundings around;
  for (const Heading h : kHeadings) around.look_at(city, city.beside(tile, h), h);
  return around;
}
constexpr Surroundings around_place(const City& city, Place place) {
  Surroundings around;
  for (const Heading h : kHeadings) around.look_at(city, city.at(place.beside(h)), h);
  return around;
}

// The empty places next to a tile. A map of the city's bounding box with a rim of one, row by row
// from the north; 65 tiles in one piece are together at most 66 wide and high, so 35 × 35 places
// are the most.
class Outskirts {
 public:
  constexpr explicit Outskirts(const City& city) {
    int east = 0, south = 0;
    for (Slot t = kSquare; t <= city.count; ++t) {
      west_ = city.place(t).x < west_ ? city.place(t).x : west_;
      east = city.place(t).x > east ? city.place(t).x : east;
      south = city.place(t).y < south ? city.place(t).y : south;
      north_ = city.place(t).y > north_ ? city.place(t).y : north_;
    }
    --west_;
    ++north_;
    width_ = east + 2 - west_;
    size_ = width_ * (north_ - south + 2);
    if (size_ > kMost) size_ = width_ = 0;  // no city in one piece
    for (int i = 0; i < size_; ++i) cells_[i] = 0;
    for (Slot t = kSquare; t <= city.count && size_ > 0; ++t) {
      const int here = (north_ - city.place(t).y) * width_ + city.place(t).x - west_;
      cells_[here] = static_cast<std::uint8_t>(cells_[here] | kTaken);
      for (const Heading h : kHeadings) {
        Surroundings seen;
        seen.look_at(city, t, opposite(h));
        std::uint8_t& cell = cells_[here + east_of(h) - north_of(h) * width_];
        cell = static_cast<std::uint8_t>(cell | seen.bits());
      }
    }
  }

  // Calls `visit(place)` for each empty place next to a tile whose surroundings fit. Is there one?
  template <class Fits, class Visit>
  constexpr bool for_each(Fits&& fits, Visit&& visit) const {
    std::uint32_t wanted = 0;  // a bit for each kind of cell
    for (unsigned kind = 1; kind < Surroundings::kKinds; ++kind) {
      if (fits(Surroundings(kind))) wanted |= 1U << kind;
    }
    bool any = false;
    for (int start = 0, y = north_; start < size_; start += width_, --y) {
      for (int column = 0; column < width_; column += 64) {
        const int length = width_ - column < 64 ? width_ - column : 64;
        std::uint64_t fitting = 0;
        for (int i = 0; i < length; ++i) {
          fitting |= std::uint64_t{wanted >> cells_[start + column + i] & 1U} << i;
        }
        any = any || fitting != 0;
        for_each_bit(fitting, [&](int i) {
          visit(Place{static_cast<std::int8_t>(west_ + column + i), static_cast<std::int8_t>(y)});
        });
      }
    }
    return any;
  }

 private:
  static constexpr int kMost = 35 * 35;
  static constexpr unsigned kTaken = Surroundings::kKinds;  // by a tile

  int west_ = 0, north_ = 0, width_ = 0, size_ = 0;
  std::uint8_t cells_[kMost];
};

// CC-13: the edges of a place on which a lane would be connected to the town square.
constexpr Sides connecting_edges(const City& city, Place place) {
  Sides reach[4];
  for (const Heading h : kHeadings) reach[index_of(h)] = city.reach[city.at(place.beside(h))];
  Sides edges;
  for (const Heading h : kHeadings) {  // the corner between h and what is right of it
    const Heading r = right_of(h);
    const Sides across_h = reach[index_of(h)], across_r = reach[index_of(r)];
    if (across_h.contains(opposite(h)) || across_h.contains(r) || across_r.contains(opposite(r)) ||
        across_r.contains(h)) {
      edges.add(h);
      edges.add(r);
    }
  }
  return edges;
}

// Calls `visit(Sides)` for each different way to turn a tile.
template <class Visit>
constexpr void for_each_turning(Shape shape, Visit&& visit) {
  const Sides first = unturned(shape);
  for (unsigned quarters = 0; quarters < 4; ++quarters) {
    const Sides lanes = turned(first, quarters);
    if (quarters > 0 && lanes == first) return;
    visit(lanes);
  }
}

// CC-4: marks what a new tile connects to the town square, its own lanes and others that were cut
// off.
constexpr void connect(City& city, Slot tile) {
  ScratchList<std::uint16_t, 4 * kSlots> reached;
  const auto reach_lane = [&](Slot t, Heading edge) {
    city.reach[t].add(edge);
    reached.push_back(static_cast<std::uint16_t>(t << 2 | index_of(edge)));
  };
  const auto for_each_connected = [&](Slot t, Heading edge, auto&& visit) {
    for (const Heading way : {left_of(edge), right_of(edge)}) {
      const Corner corner(city, t, edge, way);
      for_each_bit(corner.connected(corner.own_lane()), [&](int bit) {
        visit(corner.tile(static_cast<unsigned>(bit)), corner.edge(static_cast<unsigned>(bit)));
      });
    }
  };
  city.lanes(tile).for_each([&](Heading edge) {
    bool touches = tile == kSquare;
    for_each_connected(tile, edge,
                       [&](Slot t, Heading e) { touches = touches || city.reach[t].contains(e); });
    if (touches && !city.reach[tile].contains(edge)) reach_lane(tile, edge);
  });
  // NOLINTNEXTLINE(modernize-loop-convert): it grows meanwhile
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for_each_connected(static_cast<Slot>(reached[i] >> 2), heading(reached[i]),
                       [&](Slot t, Heading e) {
                         if (!city.reach[t].contains(e)) reach_lane(t, e);
                       });
  }
}

}  // namespace citybox::crash_city
