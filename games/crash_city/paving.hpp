#pragma once
// Sites, turning a tile, and what its streets connect to (CC-12 to CC-14).

#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "games/crash_city/city.hpp"
#include "games/crash_city/streets.hpp"

namespace citybox::crash_city {

// What lies around an empty place.
struct Surroundings {
  bool touched = false;       // CC-12: by connected pavement
  bool near_house = false;    // CC-14
  bool near_factory = false;  // CC-14

  // `h`: where the tile lies from the place.
  constexpr void look_at(const City& city, Slot tile, Heading h) {
    // A lane on the far edge ends at corners that are not the place's.
    touched = touched || (city.reach[tile].bits() & ~Sides(h).bits()) != 0;
    near_house = near_house || city.lots[tile].building() == Building::kHouse;
    near_factory = near_factory || city.lots[tile].building() == Building::kFactory;
  }
};

// CC-14
constexpr bool may_stand(Building building, const Surroundings& around) {
  if (building == Building::kHouse) return !around.near_factory;
  return building != Building::kFactory || !around.near_house;
}

constexpr bool can_build_some(const BuildingCounts& unbuilt, const Surroundings& around) {
  for (const Building b : {Building::kHouse, Building::kShop, Building::kFactory}) {
    if (unbuilt[b] > 0 && may_stand(b, around)) return true;
  }
  return false;
}

// CC-12, for these buildings: the rule proper, and what serves when it leaves nothing.
constexpr bool is_site(const BuildingCounts& unbuilt, const Surroundings& around) {
  return around.touched && can_build_some(unbuilt, around);
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
      west_ = city.x[t] < west_ ? city.x[t] : west_;
      east = city.x[t] > east ? city.x[t] : east;
      south = city.y[t] < south ? city.y[t] : south;
      north_ = city.y[t] > north_ ? city.y[t] : north_;
    }
    --west_;
    ++north_;
    width_ = east + 2 - west_;
    size_ = width_ * (north_ - south + 2);
    if (size_ > kMost) size_ = width_ = 0;  // no city in one piece
    for (int i = 0; i < size_; ++i) cells_[i] = 0;
    for (Slot t = kSquare; t <= city.count && size_ > 0; ++t) {
      for (const Heading h : kHeadings) {
        if (city.beside(t, h) != kNoTile) continue;
        cell(city.place(t).beside(h)) |= seen_from(city, t, opposite(h));
      }
    }
  }

  // Calls `visit(place, surroundings)`.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (int start = 0, y = north_; start < size_; start += width_, --y) {
      for (int column = 0; column < width_; ++column) {
        const unsigned bits = cells_[start + column];
        if (bits == 0) continue;
        visit(Place{static_cast<std::int8_t>(west_ + column), static_cast<std::int8_t>(y)},
              Surroundings{(bits & kTouched) != 0, (bits & kHouse) != 0, (bits & kFactory) != 0});
      }
    }
  }

 private:
  static constexpr int kMost = 35 * 35;
  static constexpr unsigned kBeside = 1, kTouched = 2, kHouse = 4, kFactory = 8;

  static constexpr std::uint8_t seen_from(const City& city, Slot t, Heading h) {
    Surroundings one;
    one.look_at(city, t, h);
    return static_cast<std::uint8_t>(kBeside | (one.touched ? kTouched : 0) |
                                     (one.near_house ? kHouse : 0) |
                                     (one.near_factory ? kFactory : 0));
  }
  constexpr std::uint8_t& cell(Place p) { return cells_[(north_ - p.y) * width_ + p.x - west_]; }

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
    const Sides lanes = first.turned(quarters);
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
      for_each_bit(connected(corner.lanes(), kOwnLane), [&](int bit) {
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
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for_each_connected(static_cast<Slot>(reached[i] >> 2), heading(reached[i]),
                       [&](Slot t, Heading e) {
                         if (!city.reach[t].contains(e)) reach_lane(t, e);
                       });
  }
}

}  // namespace citybox::crash_city
