#pragma once
// The geometry of the streets: what lies at the corner ahead of a lane, and what of it is
// connected.
//
// A car on the lane at edge `edge` of tile `own` drives `way`. Across the edge lies `other`; beyond
// the corner lie `own_next` and `other_next`. Eight lanes can end at that corner, numbered as bits
// (here `edge` is north and `way` east, on the left before the corner, on the right beyond it):
//
//         other   |6 7|  other_next
//       ____1_____|   |_____3____
//           0      \ /      2         bits 0 and 1: the street it is on, 2 and 3: straight on,
//       ----------  +  ----------     4 and 5: around the corner on its own side,
//         own     |4 5|  own_next     6 and 7: around the corner on the other side

#include <array>
#include <cstdint>

#include "games/crash_city/city.hpp"

namespace citybox::crash_city {

using LaneBits = unsigned;  // some of the eight lanes at a corner
inline constexpr LaneBits kOwnLane = 0b00000001;
inline constexpr LaneBits kOtherLane = 0b00000010;
inline constexpr LaneBits kStraightOn = 0b00001100;
inline constexpr LaneBits kAroundCorner = 0b11110000;

namespace corners {

// The lanes that each of the four tiles has at the corner, in the order own, other, own_next,
// other_next.
inline constexpr LaneBits kQuarter[4] = {0b00010001, 0b01000010, 0b00100100, 0b10001000};

// CC-4: what a lane in the quarter `from` (0: own, 1: other) is connected to among `lanes`. Tiles
// that share an edge always connect; the diagonal one only through a paved third.
constexpr LaneBits connected(LaneBits lanes, unsigned from) {
  const LaneBits diagonal = kQuarter[3U - from];
  const bool bridged = (lanes & ~(kQuarter[from] | diagonal)) != 0;
  return bridged ? lanes : lanes & ~diagonal;
}

using ByLanes = std::array<std::uint8_t, 256>;
constexpr std::array<ByLanes, 4> connections() {
  std::array<ByLanes, 4> table{};
  for (unsigned lanes = 0; lanes < 256; ++lanes) {
    table[1][lanes] = static_cast<std::uint8_t>(connected(lanes, 0));
    table[2][lanes] = static_cast<std::uint8_t>(connected(lanes, 1));
    table[3][lanes] = static_cast<std::uint8_t>(table[1][lanes] | table[2][lanes]);
  }
  return table;
}

// How the eight lanes lie for one edge and way.
struct Layout {
  // Where the lanes of a tile go among the eight, by which of the four tiles.
  std::array<std::array<std::uint8_t, 16>, 4> spread{};
  std::array<Heading, 8> edge{};      // of each lane
  std::array<Heading, 8> way_into{};  // driven by who enters it at this corner
  std::array<Posture, 8> front{};     // … with the front leading
  std::array<Posture, 8> back{};      // … with the back leading
};

// Which of the four tiles has the lane.
constexpr unsigned tile_of(unsigned bit) { return 0x31203210U >> 4 * bit & 3U; }

constexpr Layout layout(Heading edge, Heading way) {
  const Heading far = opposite(edge), back = opposite(way);
  Layout l;
  l.edge = {edge, far, edge, far, way, back, way, back};
  l.way_into = {way, way, way, way, far, far, edge, edge};
  for (unsigned bit = 0; bit < 8; ++bit) {
    l.front[bit] = Posture(l.edge[bit], l.way_into[bit]);
    l.back[bit] = Posture(l.edge[bit], opposite(l.way_into[bit]));
    for (unsigned sides = 0; sides < 16; ++sides) {
      auto& bits = l.spread[tile_of(bit)][sides];
      bits = static_cast<std::uint8_t>(bits | (sides >> index_of(l.edge[bit]) & 1U) << bit);
    }
  }
  return l;
}
constexpr std::array<Layout, 8> layouts() {
  std::array<Layout, 8> table{};
  for (const Heading edge : kHeadings) {
    table[2 * index_of(edge)] = layout(edge, left_of(edge));
    table[2 * index_of(edge) + 1] = layout(edge, right_of(edge));
  }
  return table;
}

inline constexpr std::array<ByLanes, 4> kConnections = connections();
inline constexpr std::array<Layout, 8> kLayouts = layouts();

}  // namespace corners

// What the lanes `from` (kOwnLane, kOtherLane or both) are connected to among `lanes` (CC-4).
constexpr LaneBits connected(LaneBits lanes, LaneBits from) {
  return corners::kConnections[from][lanes];
}

// The corner ahead of somebody who drives along a street; `advance` goes on to the next one.
class Corner {
 public:
  constexpr Corner(const City& city, Slot tile, Heading edge, Heading way)
      : city_(city),
        layout_(corners::kLayouts[2 * index_of(edge) + (way == right_of(edge) ? 1U : 0U)]) {
    look_beyond(tile, city.beside(tile, edge));
  }

  constexpr LaneBits lanes() const { return lanes_; }
  constexpr LaneBits cars() const { return cars_; }  // those of the lanes that carry one

  constexpr Slot tile(unsigned bit) const {
    return static_cast<Slot>(tiles_ >> 8 * corners::tile_of(bit));
  }
  constexpr Heading edge(unsigned bit) const { return layout_.edge[bit]; }
  // The way somebody drives who enters that lane at this corner, and how the car then stands.
  constexpr Heading way_into(unsigned bit) const { return layout_.way_into[bit]; }
  constexpr Posture front_first(unsigned bit) const { return layout_.front[bit]; }
  constexpr Posture back_first(unsigned bit) const { return layout_.back[bit]; }

  // One street further, straight on.
  constexpr void advance() { look_beyond(tile(2), tile(3)); }

 private:
  // If one side is no tile, the other side's neighbor knows what lies beyond; if that is none
  // either, nothing connects there.
  constexpr void look_beyond(Slot own, Slot other) {
    const Heading edge = layout_.edge[0], way = layout_.edge[4];
    const Slot own_way = city_.beside(own, way), other_way = city_.beside(other, way);
    const unsigned own_next = own_way | city_.beside(other_way, opposite(edge));
    const unsigned other_next = other_way | city_.beside(own_way, edge);
    tiles_ = own | other << 8U | own_next << 16U | other_next << 24U;
    lanes_ = cars_ = 0;
    for (unsigned i = 0; i < 4; ++i) {
      const unsigned streets = city_.streets[tile(i)];
      lanes_ |= layout_.spread[i][streets & 15U];
      cars_ |= layout_.spread[i][streets >> 4];
    }
  }

  const City& city_;
  const corners::Layout& layout_;
  std::uint32_t tiles_ = 0;  // one byte each: own, other, own_next, other_next
  LaneBits lanes_ = 0, cars_ = 0;
};

// CC-2: the lane on the other side of the stripe, if there is one.
constexpr bool is_two_lane(const City& city, Slot tile, Heading edge) {
  return city.has_lane(city.beside(tile, edge), opposite(edge));
}

}  // namespace citybox::crash_city
