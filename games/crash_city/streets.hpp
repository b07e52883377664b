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

namespace detail {

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

// Where the lanes of a tile go among the eight, by edge and way, then by which of the four tiles.
using Spread = std::array<std::array<std::uint8_t, 16>, 4>;
constexpr Spread spread(Heading edge, Heading way) {
  const Heading far = opposite(edge), back = opposite(way);
  const Heading along[4] = {edge, far, edge, far}, across[4] = {way, way, back, back};
  const unsigned along_bit[4] = {0, 1, 2, 3}, across_bit[4] = {4, 6, 5, 7};
  Spread table{};
  for (unsigned tile = 0; tile < 4; ++tile) {
    for (unsigned sides = 0; sides < 16; ++sides) {
      const unsigned bits = (sides >> index_of(along[tile]) & 1U) << along_bit[tile] |
                            (sides >> index_of(across[tile]) & 1U) << across_bit[tile];
      table[tile][sides] = static_cast<std::uint8_t>(bits);
    }
  }
  return table;
}
constexpr std::array<Spread, 8> spreads() {
  std::array<Spread, 8> tables{};
  for (const Heading edge : kHeadings) {
    tables[2 * index_of(edge)] = spread(edge, left_of(edge));
    tables[2 * index_of(edge) + 1] = spread(edge, right_of(edge));
  }
  return tables;
}

inline constexpr std::array<ByLanes, 4> kConnections = connections();
inline constexpr std::array<Spread, 8> kSpreads = spreads();

}  // namespace detail

// What the lanes `from` (kOwnLane, kOtherLane or both) are connected to among `lanes` (CC-4).
constexpr LaneBits connected(LaneBits lanes, LaneBits from) {
  return detail::kConnections[from][lanes];
}

// The corner ahead of somebody who drives along a street; `advance` goes on to the next one.
class Corner {
 public:
  constexpr Corner(const City& city, Slot tile, Heading edge, Heading way)
      : city_(city),
        spread_(detail::kSpreads[2 * index_of(edge) + (way == right_of(edge) ? 1U : 0U)]),
        edge_(edge),
        way_(way),
        tiles_{tile, city.beside(tile, edge), 0, 0} {
    look_beyond();
  }

  constexpr LaneBits lanes() const { return lanes_; }
  constexpr LaneBits cars() const { return cars_; }  // those of the lanes that carry one

  constexpr Slot tile(unsigned bit) const { return tiles_[kTileOf[bit]]; }
  constexpr Heading edge(unsigned bit) const {
    if (bit < 4) return (bit & 1U) == 0 ? edge_ : opposite(edge_);
    return (bit & 1U) == 0 ? way_ : opposite(way_);
  }
  // The way somebody drives who enters that lane at this corner.
  constexpr Heading way_into(unsigned bit) const {
    if (bit < 4) return way_;
    return bit < 6 ? opposite(edge_) : edge_;
  }

  // One street further, straight on.
  constexpr void advance() {
    tiles_[0] = tiles_[2];
    tiles_[1] = tiles_[3];
    look_beyond();
  }

 private:
  static constexpr unsigned kTileOf[8] = {0, 1, 2, 3, 0, 2, 1, 3};

  // If one side is no tile, the other side's neighbor knows what lies beyond; if that is none
  // either, nothing connects there.
  constexpr void look_beyond() {
    const unsigned own = city_.beside(tiles_[0], way_), other = city_.beside(tiles_[1], way_);
    tiles_[2] = static_cast<Slot>(own | city_.beside(static_cast<Slot>(other), opposite(edge_)));
    tiles_[3] = static_cast<Slot>(other | city_.beside(static_cast<Slot>(own), edge_));
    lanes_ = cars_ = 0;
    for (unsigned i = 0; i < 4; ++i) {
      const unsigned streets = city_.streets[tiles_[i]];
      lanes_ |= spread_[i][streets & 15U];
      cars_ |= spread_[i][streets >> 4];
    }
  }

  const City& city_;
  const detail::Spread& spread_;
  Heading edge_, way_;
  Slot tiles_[4];  // own, other, own_next, other_next
  LaneBits lanes_ = 0, cars_ = 0;
};

// CC-2: the lane on the other side of the stripe, if there is one.
constexpr bool is_two_lane(const City& city, Slot tile, Heading edge) {
  return city.has_lane(city.beside(tile, edge), opposite(edge));
}

}  // namespace citybox::crash_city
