#pragma once
// SU-3: the map. 25 big squares, 16 corners between four of them, 40 edges between two.
//
//     squares 0 … 24    a1 … e1, a2 … e5       "c2"
//     corners 25 … 40   lower left square       "c2-d3"
//     edges   41 … 60   lower and upper square  "c2-c3"
//             61 … 80   left and right square   "c2-d2"

#include <array>
#include <cstdint>

#include "engine/core/bits.hpp"

namespace citybox::sustain {

inline constexpr int kSide = 5;
inline constexpr int kSquares = kSide * kSide;
inline constexpr int kCorners = (kSide - 1) * (kSide - 1);
inline constexpr int kEdges = 2 * kSide * (kSide - 1);
inline constexpr int kFirstCorner = kSquares;
inline constexpr int kFirstEdge = kFirstCorner + kCorners;
inline constexpr int kFirstLevelEdge = kFirstEdge + kEdges / 2;
inline constexpr int kSpaces = kFirstEdge + kEdges;

enum class SpaceKind : std::uint8_t { kSquare, kCorner, kEdge };

struct Space {
  std::uint8_t index = 255;

  constexpr bool on_board() const { return index < kSpaces; }
  constexpr SpaceKind kind() const {
    if (index < kFirstCorner) return SpaceKind::kSquare;
    return index < kFirstEdge ? SpaceKind::kCorner : SpaceKind::kEdge;
  }
  constexpr bool operator==(const Space&) const = default;
};
inline constexpr Space kNowhere{};

constexpr Space square(int column, int row) {
  return {static_cast<std::uint8_t>(row * kSide + column)};
}
// square_at("c3")
constexpr Space square_at(const char* name) { return square(name[0] - 'a', name[1] - '1'); }

struct Span {
  int first = 0;
  int count = 0;
};
// The spaces of a kind.
constexpr Span spaces_of(SpaceKind kind) {
  switch (kind) {
    case SpaceKind::kSquare:
      return {0, kSquares};
    case SpaceKind::kCorner:
      return {kFirstCorner, kCorners};
    case SpaceKind::kEdge:
      break;
  }
  return {kFirstEdge, kEdges};
}

// The big squares that a corner or edge touches, lowest first; for a square itself.
struct Touching {
  std::array<Space, 4> squares{};
  int count = 0;

  constexpr void add(int column, int row) {
    squares[static_cast<unsigned>(count++)] = square(column, row);
  }
};

constexpr Touching squares_touching(Space space) {
  Touching t;
  const int i = space.index;
  if (!space.on_board()) return t;
  if (i < kFirstCorner) {
    t.add(i % kSide, i / kSide);
  } else if (i < kFirstEdge) {
    const int column = (i - kFirstCorner) % (kSide - 1), row = (i - kFirstCorner) / (kSide - 1);
    t.add(column, row);
    t.add(column + 1, row);
    t.add(column, row + 1);
    t.add(column + 1, row + 1);
  } else if (i < kFirstLevelEdge) {
    const int column = (i - kFirstEdge) % kSide, row = (i - kFirstEdge) / kSide;
    t.add(column, row);
    t.add(column, row + 1);
  } else {
    const int column = (i - kFirstLevelEdge) % (kSide - 1);
    const int row = (i - kFirstLevelEdge) / (kSide - 1);
    t.add(column, row);
    t.add(column + 1, row);
  }
  return t;
}

constexpr bool touches(Space space, Space big) {
  const Touching t = squares_touching(space);
  for (int i = 0; i < t.count; ++i) {
    if (t.squares[static_cast<unsigned>(i)] == big) return true;
  }
  return false;
}

// [R] Adjacency is orthogonal: squares side by side; a corner and its four squares, an edge and its
// two, both ways. Corners and edges do not touch each other [F].
constexpr bool adjacent(Space a, Space b) {
  if (!a.on_board() || !b.on_board() || a == b) return false;
  const bool a_big = a.kind() == SpaceKind::kSquare, b_big = b.kind() == SpaceKind::kSquare;
  if (a_big && b_big) {
    const int across = a.index % kSide - b.index % kSide;
    const int up = a.index / kSide - b.index / kSide;
    return across * across + up * up == 1;
  }
  if (b_big) return touches(a, b);
  return a_big && touches(b, a);
}

namespace detail {
// Bit b of row a: are they adjacent? 81 bits in two words.
struct NeighborBits {
  std::uint64_t low = 0, high = 0;
};
constexpr std::array<NeighborBits, kSpaces> neighbor_table() {
  std::array<NeighborBits, kSpaces> table{};
  for (unsigned a = 0; a < kSpaces; ++a) {
    for (unsigned b = 0; b < kSpaces; ++b) {
      if (!adjacent({static_cast<std::uint8_t>(a)}, {static_cast<std::uint8_t>(b)})) continue;
      (b < 64 ? table[a].low : table[a].high) |= std::uint64_t{1} << (b % 64);
    }
  }
  return table;
}
inline constexpr std::array<NeighborBits, kSpaces> kNeighbors = neighbor_table();
}  // namespace detail

// Calls `visit(space)` for each space adjacent to `space`, lowest first.
template <class Visit>
constexpr void for_each_neighbor(Space space, Visit&& visit) {
  const detail::NeighborBits bits = detail::kNeighbors[space.index];
  for_each_bit(bits.low, [&](int i) { visit(Space{static_cast<std::uint8_t>(i)}); });
  for_each_bit(bits.high, [&](int i) { visit(Space{static_cast<std::uint8_t>(64 + i)}); });
}

}  // namespace citybox::sustain
