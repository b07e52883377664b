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
  std::array<Posture, 32> front{};    // … with the front leading
  std::array<Posture, 32> back{};     // … with the back leading

  constexpr void add_lane(LaneBits& group, unsigned tile, Heading side, Heading driven) {
    const unsigned bit = tile + index_of(side);
    group |= 1U << bit;
    into[bit] = driven;
    front[bit] = Posture(side, driven);
    back[bit] = Posture(side, opposite(driven));
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
constexpr std::array<Layout, 8> layouts() {
  std::array<Layout, 8> table{};
  for (const Heading edge : kHeadings) {
    table[2 * index_of(edge)] = layout(edge, left_of(edge));
    table[2 * index_of(edge) + 1] = layout(edge, right_of(edge));
  }
  return table;
}
inline constexpr std::array<Layout, 8> kLayouts = layouts();

}  // namespace corners

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

  constexpr LaneBits own_lane() const { return layout_.own; }
  constexpr LaneBits other_lane() const { return layout_.other; }
  constexpr LaneBits straight_on() const { return layout_.straight; }
  constexpr LaneBits ahead() const { return layout_.ahead; }

  // CC-4: what the lanes `from` (own, other or both) are connected to. Tiles that share an edge
  // always connect; the diagonal one only through a paved third.
  constexpr LaneBits connected(LaneBits from) const {
    const bool own = (from & layout_.own) != 0;
    const LaneBits diagonal = own ? 0xFF000000U : 0x00FF0000U;
    const LaneBits third = own ? 0x00FFFF00U : 0xFF0000FFU;
    return (lanes_ & third) != 0 ? lanes_ : lanes_ & ~diagonal;
  }

  constexpr Slot tile(unsigned bit) const { return static_cast<Slot>(tiles_ >> (bit & 24U)); }
  constexpr Heading edge(unsigned bit) const { return heading(bit); }
  // The way somebody drives who enters that lane at this corner, and how the car then stands.
  constexpr Heading way_into(unsigned bit) const { return layout_.into[bit]; }
  constexpr Posture front_first(unsigned bit) const { return layout_.front[bit]; }
  constexpr Posture back_first(unsigned bit) const { return layout_.back[bit]; }

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
    const unsigned own_next = own_way | city_.beside(other_way, layout_.far);
    const unsigned other_next = other_way | city_.beside(own_way, edge);
    tiles_ = own | other << 8U | own_next << 16U | other_next << 24U;
    const LaneBits streets = city_.streets[own] | LaneBits{city_.streets[other]} << 8 |
                             LaneBits{city_.streets[own_next]} << 16 |
                             LaneBits{city_.streets[other_next]} << 24;
    lanes_ = streets & layout_.all;
    cars_ = streets >> 4 & layout_.all;
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
