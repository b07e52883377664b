#pragma once
// Sites, turning a tile, and what its streets connect to (CC-12 to CC-14).

#include <array>
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

struct EdgePlace {
  Place at;
  Surroundings around;
};

// The empty places next to a tile, in the order in which they came about. 64 tiles and the town
// square have at most 132.
class Outskirts {
 public:
  constexpr explicit Outskirts(const City& city) {
    for (Slot tile = kSquare; tile <= city.count; ++tile) {
      for (const Heading h : kHeadings) {
        if (city.beside(tile, h) != kNoTile) continue;
        entry(city.place(tile).beside(h)).around.look_at(city, tile, opposite(h));
      }
    }
  }
  constexpr const EdgePlace* begin() const { return places_; }
  constexpr const EdgePlace* end() const { return places_ + count_; }

 private:
  static constexpr unsigned kBuckets = 512;

  constexpr EdgePlace& entry(Place place) {
    unsigned hash = static_cast<unsigned>(place.x * 31 + place.y * 5) % kBuckets;
    for (; buckets_[hash] != 0; hash = (hash + 1) % kBuckets) {
      EdgePlace& known = places_[buckets_[hash] - 1U];
      if (known.at == place) return known;
    }
    places_[count_] = {place, {}};
    buckets_[hash] = static_cast<std::uint8_t>(++count_);
    return places_[count_ - 1U];
  }

  EdgePlace places_[2 * (kMostTiles + 1) + 2];
  unsigned count_ = 0;
  std::uint8_t buckets_[kBuckets]{};
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
