#pragma once
// The streets as a graph: which posture leads to which, as long as no car stands in the way. For
// bots: a map is drawn once for a decision and serves all positions in which the same tiles lie.

#include <array>
#include <cstdint>

#include "games/crash_city/maneuvers.hpp"

namespace citybox::crash_city {

// A set of postures: lane and facing, as numbered by RoadMap. Write `Nodes nodes{}` for the empty
// set: maps hold hundreds of them and fill few.
class Nodes {
 public:
  static constexpr int kWords = (2 * kMostLanes + 63) / 64;

  static constexpr Nodes all() {
    Nodes nodes{};
    for (std::uint64_t& word : nodes.words_) word = ~std::uint64_t{0};
    return nodes;
  }

  constexpr void add(unsigned node) { words_[node / 64] |= std::uint64_t{1} << node % 64; }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  // The lowest; the set must not be empty.
  constexpr unsigned first() const {
    unsigned i = 0;
    while (words_[i] == 0) ++i;
    return 64 * i + static_cast<unsigned>(lowest_bit(words_[i]));
  }
  constexpr Nodes& operator|=(const Nodes& other) {
    for (int i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr Nodes& operator&=(const Nodes& other) {
    for (int i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr Nodes& remove(const Nodes& other) {
    for (int i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  constexpr bool contains(unsigned node) const {
    return (words_[node / 64] >> node % 64 & 1U) != 0;
  }
  constexpr bool intersects(const Nodes& other) const {
    std::uint64_t both = 0;
    for (int i = 0; i < kWords; ++i) both |= words_[i] & other.words_[i];
    return both != 0;
  }
  constexpr Nodes operator^(const Nodes& other) const {
    Nodes different = *this;
    for (int i = 0; i < kWords; ++i) different.words_[i] ^= other.words_[i];
    return different;
  }
  constexpr Nodes operator&(const Nodes& other) const {
    Nodes both = *this;
    return both &= other;
  }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (unsigned i = 0; i < kWords; ++i) {
      for_each_bit(words_[i], [&](int bit) { visit(64 * i + static_cast<unsigned>(bit)); });
    }
  }

 private:
  std::uint64_t words_[kWords];
};

class RoadMap {
 public:
  static constexpr int kNodes = 2 * kMostLanes;
  static constexpr std::uint16_t kNoNode = kNodes;

  // Where a car can get from one posture.
  struct Ways {
    Nodes ahead;   // at the corner ahead, its front leading
    Nodes behind;  // at the corner behind, its back leading
    std::array<std::uint16_t, 2>
        onward;            // those ahead that are straight on; kNoNode: there is none
    std::uint16_t turned;  // after a u-turn; kNoNode: the street has one lane
    Nodes view;            // all that any maneuver could lead to
  };

  constexpr RoadMap() {}  // the ways of nodes that are not there stay unwritten

  // Makes this the map of `city`. Was it another one?
  constexpr bool show(const City& city) {
    if (shows(city)) return false;
    places_ = city.places;
    for (int t = 0; t < kSlots; ++t) lanes_[t] = city.lanes(static_cast<Slot>(t));
    unsigned count = 0;
    for (Slot t = kSquare; t <= city.count; ++t) {
      first_[t] = static_cast<std::uint8_t>(count);
      city.reach[t].for_each([&](Heading edge) {
        if (count == kMostLanes) return;
        number_[t][index_of(edge)] = static_cast<std::uint8_t>(count);
        tile_[count] = t;
        edge_[count++] = edge;
      });
    }
    first_[city.count + 1] = static_cast<std::uint8_t>(count);
    for (unsigned node = 0; node < 2 * count; ++node) explore(city, node);
    for (unsigned node = 0; node < 2 * count; ++node) look_ahead(node);
    return true;
  }

  constexpr unsigned node(Slot t, Posture p) const {
    const unsigned right = p.facing() == right_of(p.edge()) ? 1U : 0U;
    return 2U * number_[t][index_of(p.edge())] + right;
  }
  constexpr Slot tile(unsigned node) const { return tile_[node / 2]; }
  constexpr Posture posture(unsigned node) const {
    const Heading edge = edge_[node / 2];
    return Posture(edge, node % 2 == 1 ? right_of(edge) : left_of(edge));
  }
  // Who drives on the same lane the other way.
  static constexpr unsigned reversed(unsigned node) { return node ^ 1U; }
  // All postures on the connected lanes of a tile.
  constexpr Nodes on_tile(Slot t) const {
    Nodes nodes{};
    for (unsigned n = 2U * first_[t]; n < 2U * first_[t + 1]; ++n) nodes.add(n);
    return nodes;
  }

  constexpr const Ways& ways(unsigned node) const { return ways_[node]; }

 private:
  constexpr bool shows(const City& city) const {
    if (places_ != city.places) return false;
    for (int t = 0; t < kSlots; ++t) {
      if (lanes_[t] != city.lanes(static_cast<Slot>(t))) return false;
    }
    return true;
  }

  constexpr void explore(const City& city, unsigned from) {
    Ways& ways = ways_[from];
    ways = {{}, {}, {kNoNode, kNoNode}, kNoNode, {}};
    const Car car{tile(from), posture(from)};
    const Corner front(city, car.tile, car.posture.edge(), car.posture.facing());
    unsigned straight = 0;
    for_each_bit(front.connected() & front.ahead(), [&](int index) {
      const auto bit = static_cast<unsigned>(index);
      const unsigned next = node(front.tile(bit), front.posture(bit, false));
      ways.ahead.add(next);
      if ((1U << bit & front.straight_on()) != 0) {
        ways.onward[straight++] = static_cast<std::uint16_t>(next);
      }
    });
    const Corner rear(city, car.tile, car.posture.edge(), opposite(car.posture.facing()));
    for_each_bit(rear.connected() & rear.ahead(), [&](int index) {
      const auto bit = static_cast<unsigned>(index);
      ways.behind.add(node(rear.tile(bit), rear.posture(bit, true)));
    });
    if (is_two_lane(city, car.tile, car.posture.edge())) {
      const Target other = u_turn(city, car);
      ways.turned = static_cast<std::uint16_t>(node(other.tile, other.posture));
    }
  }

  constexpr void look_ahead(unsigned from) {
    Ways& ways = ways_[from];
    ways.view = ways.ahead;
    ways.view |= ways.behind;
    if (ways.turned != kNoNode) ways.view.add(ways.turned);
    for (const unsigned back : ways_[reversed(from)].onward) {
      if (back != kNoNode) ways.view |= ways_[reversed(back)].behind;
    }
    add_straight(ways.onward, ways.view);
  }
  // All along a street, from one or both of its lanes.
  constexpr void add_straight(std::array<std::uint16_t, 2> on, Nodes& view) const {
    while (on[0] != kNoNode) {
      std::array<std::uint16_t, 2> further{kNoNode, kNoNode};
      for (const unsigned n : on) {
        if (n == kNoNode) continue;
        view |= ways_[n].ahead;
        for (const std::uint16_t next : ways_[n].onward) {
          if (next != kNoNode && next != further[0]) further[further[0] == kNoNode ? 0 : 1] = next;
        }
      }
      on = further;
    }
  }

  // What it is a map of; at first of nothing.
  std::array<Place, kSlots> places_{};
  std::array<Sides, kSlots> lanes_{};
  std::array<std::array<std::uint8_t, 4>, kSlots> number_{};
  std::array<std::uint8_t, kSlots + 1> first_{};  // of the lanes of each tile
  std::array<Slot, kMostLanes> tile_{};
  std::array<Heading, kMostLanes> edge_{};
  std::array<Ways, kNodes> ways_;
};

}  // namespace citybox::crash_city
