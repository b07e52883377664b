#pragma once
// The geometry of the streets: what lies at the corner ahead of a lane, and what of it is
// connected.
//
// A car on the lane at edge `edge` of tile `own` drives `way`. Across the edge lies `other`; beyond
// the corner lie `own_next` and `other_next`. Eight lanes can end at that corner (here `edge` is
// north and `way` east, on the left before the corner, on the right beyond it):
//
//         other   |e f|  other_next
//       ____b_____|   |_____d____
//           a      \ /      c         a and b: the street it is on, c and d: straight on,
//       ----------  +  ----------     e to h: around the corner
//         own     |g h|  own_next

#include <array>
#include <cstdint>

#include "games/crash_city/city.hpp"

namespace citybox::crash_city {

// Some of the lanes at a corner. One byte for each of the four tiles, in the order own, other,
// own_next, other_next, and in it one bit for each edge: the streets of the four tiles side by
// side.
using LaneBits = std::uint32_t;

namespace corners {

// The first bit of each of the four tiles.
inline constexpr unsigned kOwn = 0, kOther = 8, kOwnNext = 16, kOtherNext = 24;

// How the lanes lie for one edge and way.
struct Layout {
  Heading edge{}, far{}, way{};
  LaneBits own = 0, other = 0;        // the street it is on
  LaneBits straight = 0, around = 0;  // straight on, around the corner
  LaneBits ahead = 0, all = 0;        // both of these; all eight
  std::array<Heading, 32> into{};     // the way driven by who enters a lane at this corner
  // … and how the car then stands, with the front leading and with the back leading.
  std::array<std::array<Posture, 32>, 2> postures{};

  constexpr void add_lane(LaneBits& group, unsigned tile, Heading side, Heading driven) {
    const unsigned bit = tile + index_of(side);
    group |= 1U << bit;
    into[bit] = driven;
    postures[0][bit] = Posture(side, driven);
    postures[1][bit] = Posture(side, opposite(driven));
  }
};

constexpr Layout layout(Heading edge, Heading way) {
  const Heading far = opposite(edge), back = opposite(way);
  Layout l;
  l.edge = edge;
  l.far = far;
  l.way = way;
  l.add_lane(l.own, kOwn, edge, way);
  l.add_lane(l.other, kOther, far, way);
  l.add_lane(l.straight, kOwnNext, edge, way);
  l.add_lane(l.straight, kOtherNext, far, way);
  l.add_lane(l.around, kOwn, way, far);
  l.add_lane(l.around, kOwnNext, back, far);
  l.add_lane(l.around, kOther, way, edge);
  l.add_lane(l.around, kOtherNext, back, edge);
  l.ahead = l.straight | l.around;
  l.all = l.own | l.other | l.ahead;
  return l;
}
// As a posture counts: the way driven, then the edge. Nobody drives across an edge.
constexpr unsigned number_of(Heading edge, Heading way) {
  return index_of(way) << 2 | index_of(edge);
}
constexpr std::array<Layout, 16> layouts() {
  std::array<Layout, 16> table{};
  for (const Heading edge : kHeadings) {
    for (const Heading way : {left_of(edge), right_of(edge)}) {
      table[number_of(edge, way)] = layout(edge, way);
    }
  }
  return table;
}
inline constexpr std::array<Layout, 16> kLayouts = layouts();

}  // namespace corners

// The corner ahead of somebody who drives along a street; `advance` goes on to the next one.
class Corner {
 public:
  [[gnu::always_inline]] constexpr Corner(const City& city, Slot tile, Heading edge, Heading way)
      : city_(city), layout_(corners::kLayouts[corners::number_of(edge, way)]) {
    look_beyond(tile, city.beside(tile, edge));
  }

  constexpr LaneBits lanes() const { return lanes_; }
  constexpr LaneBits cars() const { return cars_; }  // those of the lanes that carry one

  constexpr LaneBits own_lane() const { return layout_.own; }
  constexpr LaneBits other_lane() const { return layout_.other; }
  constexpr LaneBits straight_on() const { return layout_.straight; }
  constexpr LaneBits ahead() const { return layout_.ahead; }

  // CC-4: what the own lane is connected to. Tiles that share an edge always connect; the diagonal
  // one only through a paved third.
  constexpr LaneBits connected() const {
    return (lanes_ & 0x00FFFF00U) != 0 ? lanes_ : lanes_ & 0x000000FFU;
  }
  // The same for the lanes `from`: own, other or both.
  constexpr LaneBits connected(LaneBits from) const {
    if ((from & layout_.own) != 0) return connected();
    return (lanes_ & 0xFF0000FFU) != 0 ? lanes_ : lanes_ & 0x0000FF00U;
  }

  constexpr Slot tile(unsigned bit) const { return tiles_[bit >> 3]; }
  constexpr Heading edge(unsigned bit) const { return heading(bit); }
  // The way somebody drives who enters that lane at this corner, and how the car then stands.
  constexpr Heading way_into(unsigned bit) const { return layout_.into[bit]; }
  constexpr Posture posture(unsigned bit, bool backward) const {
    return layout_.postures[backward ? 1 : 0][bit];
  }

  // One street further, straight on.
  constexpr void advance() { look_beyond(tile(corners::kOwnNext), tile(corners::kOtherNext)); }
  // The lanes straight on as they lie when the next corner is ahead, and the other way round.
  static constexpr LaneBits before(LaneBits straight) { return straight >> 16; }
  static constexpr LaneBits beyond(LaneBits street) { return street << 16; }

 private:
  // Always inlined: every move asks for dozens of corners, and a large program would call it.
  // If one side is no tile, the other side's neighbor knows what lies beyond; if that is none
  // either, nothing connects there.
  [[gnu::always_inline]] constexpr void look_beyond(Slot own, Slot other) {
    const Heading edge = layout_.edge, way = layout_.way;
    const Slot own_way = city_.beside(own, way), other_way = city_.beside(other, way);
    const auto own_next = static_cast<Slot>(own_way | city_.beside(other_way, layout_.far));
    const auto other_next = static_cast<Slot>(other_way | city_.beside(own_way, edge));
    tiles_ = {own, other, own_next, other_next};
    const LaneBits streets = city_.streets[own] | LaneBits{city_.streets[other]} << 8 |
                             LaneBits{city_.streets[own_next]} << 16 |
                             LaneBits{city_.streets[other_next]} << 24;
    lanes_ = streets & layout_.all;
    cars_ = streets >> 4 & layout_.all;
  }

  const City& city_;
  const corners::Layout& layout_;
  std::array<Slot, 4> tiles_{};  // own, other, own_next, other_next
  LaneBits lanes_ = 0, cars_ = 0;
};

// CC-2: the lane on the other side of the stripe, if there is one.
constexpr bool is_two_lane(const City& city, Slot tile, Heading edge) {
  return city.has_lane(city.beside(tile, edge), opposite(edge));
}

}  // namespace citybox::crash_city
