#pragma once
// Sites, turning a tile, and what its streets connect to (CC-12 to CC-14).

#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "games/crash_city/city.hpp"
#include "games/crash_city/streets.hpp"

namespace citybox::crash_city {

// What lies around a place.
//   bit 2: a factory | bit 1: a house | bit 0: connected pavement that touches it
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
    bits_ |= kNear[static_cast<unsigned>(city.lots[tile].building())] | (touching ? kTouched : 0U);
  }

  static constexpr unsigned kTouched = 1, kHouse = 2, kFactory = 4;

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
// from the north, a bit for each place; 65 tiles in one piece are together at most 66 wide and high,
// so a row is longer than one word only where there are few.
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
    words_ = (east + 2 - west_ + 63) / 64;
    size_ = words_ * (north_ - south + 2);
    if (size_ > kMost) size_ = 0;  // no city in one piece
    for (int i = 0; i < size_; ++i) rows_[i] = {0, 0, 0};
    for (Slot t = kSquare; t <= city.count && size_ > 0; ++t) {
      for (const Heading h : kHeadings) {
        if (city.beside(t, h) == kNoTile) look_from(city, t, h);
      }
    }
  }

  // Calls `visit(place)` for each that is touched by connected pavement (CC-12) and whose
  // surroundings fit. Is there one?
  template <class Fits, class Visit>
  constexpr bool for_each(Fits&& fits, Visit&& visit) const {
    const auto all_if = [&](unsigned near) {
      return fits(Surroundings(Surroundings::kTouched | near)) ? ~std::uint64_t{0} : 0;
    };
    const std::uint64_t neither = all_if(0), house = all_if(Surroundings::kHouse),
                        factory = all_if(Surroundings::kFactory),
                        both = all_if(Surroundings::kHouse | Surroundings::kFactory);
    bool any = false;
    for (int i = 0, west = west_, y = north_; i < size_; ++i) {
      const auto [touched, by_house, by_factory] = rows_[i];
      const std::uint64_t fitting =
          touched & ((by_factory & ((by_house & both) | (~by_house & factory))) |
                     (~by_factory & ((by_house & house) | (~by_house & neither))));
      any = any || fitting != 0;
      for_each_bit(fitting, [&](int column) {
        visit(Place{static_cast<std::int8_t>(west + column), static_cast<std::int8_t>(y)});
      });
      const bool row_goes_on = west < west_ + 64 * (words_ - 1);
      west = row_goes_on ? west + 64 : west_;
      y -= row_goes_on ? 0 : 1;
    }
    return any;
  }

 private:
  static constexpr int kMost = 68;  // words

  // Of the empty places of a row.
  struct Row {
    std::uint64_t touched, by_house, by_factory;
  };

  // What the place on side `h` of a tile sees of it.
  constexpr void look_from(const City& city, Slot tile, Heading h) {
    Surroundings seen;
    seen.look_at(city, tile, opposite(h));
    const int column = city.place(tile).x + east_of(h) - west_;
    const int row = north_ - city.place(tile).y - north_of(h);
    const auto bit = [&](bool is_so) { return std::uint64_t{is_so} << column % 64; };
    Row& there = rows_[row * words_ + column / 64];
    there.touched |= bit(seen.touched());
    there.by_house |= bit(seen.near_house());
    there.by_factory |= bit(seen.near_factory());
  }

  int west_ = 0, north_ = 0, words_ = 0, size_ = 0;
  Row rows_[kMost];
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
      for_each_bit(corner.connected(), [&](int bit) {
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
