#pragma once
// What can be read off a state: vacant spaces, supplies, what stands where, who must fear what.

#include "games/city_roots/content.hpp"
#include "games/city_roots/event.hpp"
#include "games/city_roots/state.hpp"

namespace citybox::city_roots {

constexpr SpaceSet high_stacks(const State& s) { return s.high[0] | s.high[1] | s.high[2]; }
constexpr SpaceSet occupied(const State& s) {
  return s.low | s.business | s.corporation | high_stacks(s);
}
constexpr SpaceSet vacant(const State& s) { return kBoard - occupied(s); }

// H of the event cards: homes, not stacks.
constexpr int high_homes(const State& s) {
  return s.high[0].size() + 2 * s.high[1].size() + 3 * s.high[2].size();
}
constexpr int high_homes_left(const State& s, const Content& c) {
  return c.high_homes - high_homes(s);
}
constexpr int tiles_left(const State& s, const Content& c) {
  return c.business_tiles - (s.business | s.corporation).size();
}

constexpr SpaceSet protected_homes(const State& s) {
  SpaceSet all;
  for (const SpaceSet homes : s.protection) all |= homes;
  return all;
}
constexpr int markers_left(const State& s, const Content& c) {
  return c.protection_markers - protected_homes(s).size();
}
// The low-income homes that updates and events can touch (CR-36).
constexpr SpaceSet exposed(const State& s) { return s.low - protected_homes(s); }

// Where a low-income home may come to stand: vacant, and not beside a corporation.
constexpr SpaceSet refuges(const State& s) { return vacant(s) - s.corporation.beside(); }

// CR-22
constexpr SpaceSet threatened(const State& s) { return exposed(s) & s.corporation.beside(); }

// CR-23
constexpr SpaceSet surrounded(const State& s) {
  const SpaceSet solid = high_stacks(s) | s.corporation;
  const SpaceSet closed = exposed(s);
  if (s.options.walls == Walls::kOpen) {
    return closed & solid.east() & solid.west() & solid.north() & solid.south();
  }
  // The spaces that no step in a direction reaches have the edge on that side.
  return closed & (solid.east() | (kBoard - kBoard.east())) &
         (solid.west() | (kBoard - kBoard.west())) & (solid.north() | (kBoard - kBoard.north())) &
         (solid.south() | (kBoard - kBoard.south()));
}

constexpr Tile tile_at(const State& s, Space at) {
  if (s.low.contains(at)) return Tile::kLow;
  if (s.business.contains(at)) return Tile::kBusiness;
  if (s.corporation.contains(at)) return Tile::kCorporation;
  return high_stacks(s).contains(at) ? Tile::kHigh : Tile::kNone;
}
constexpr int stack_height(const State& s, Space at) {
  for (int height = 1; height <= kTallest; ++height) {
    if (s.high[static_cast<unsigned>(height - 1)].contains(at)) return height;
  }
  return 0;
}

// CR-1: the people that the resident markers stand for.
constexpr int displaced_people(const State& s) { return s.residents * kPeoplePerResident; }

// The turn's number, from 1. It follows from the cards drawn, one a turn (CR-10).
constexpr int turn_number(const State& s, const Content& c) {
  const int drawn = (s.reshuffles + 1) * c.copies.total() - s.cards_left.total();
  return s.card == Card::kNone ? drawn + 1 : drawn;
}

// CR-28
constexpr int last_turn(const Content& c) { return (c.reshuffles_allowed + 1) * c.copies.total(); }

// CR-25
constexpr int business_revenue(const State& s, const Content& c) {
  return s.business.size() / c.businesses_per_revenue;
}
constexpr int corporation_revenue(const State& s, const Content& c) {
  return s.corporation.size() * c.corporation_revenue;
}
constexpr int revenue(const State& s, const Content& c) {
  return business_revenue(s, c) + corporation_revenue(s, c);
}

constexpr bool is_over(const State& s) { return s.ending != Ending::kNone; }

}  // namespace citybox::city_roots
