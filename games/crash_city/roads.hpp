#pragma once
// How many turns each car is away from work, over the streets as they are now. For bots: one look
// at a position builds the graph of all maneuvers once and then asks it for every car.

#include <array>
#include <cstdint>

#include "games/crash_city/maneuvers.hpp"

namespace citybox::crash_city {

// A set of postures: lane and facing, as numbered by Roads.
class Nodes {
 public:
  static constexpr int kWords = (2 * kMostLanes + 63) / 64;

  constexpr void add(unsigned node) { words_[node / 64] |= std::uint64_t{1} << node % 64; }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
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
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (unsigned i = 0; i < kWords; ++i) {
      for_each_bit(words_[i], [&](int bit) { visit(64 * i + static_cast<unsigned>(bit)); });
    }
  }

 private:
  std::uint64_t words_[kWords]{};
};

class Roads {
 public:
  static constexpr int kFar = 9;  // turns; farther is as far

  constexpr explicit Roads(const State& s) : state_(s) {
    const City& city = s.city;
    for (Slot t = kSquare; t <= city.count; ++t) {
      city.reach[t].for_each([&](Heading edge) {
        if (lanes_ == kMostLanes) return;
        number_[t][index_of(edge)] = static_cast<std::uint8_t>(lanes_);
        tile_[lanes_] = t;
        edge_[lanes_++] = edge;
        if (!city.lots[t].open_job()) return;
        jobs_.add(node(t, Posture(edge, right_of(edge))));
        jobs_.add(node(t, Posture(edge, left_of(edge))));
      });
    }
  }

  // Calls `visit(tile, turns)` for open jobs, the nearest first, until it returns false or none is
  // within kFar. A car beside a job is 0 turns away.
  template <class Visit>
  constexpr void for_each_job(const Car& car, Visit&& visit) {
    Nodes front, seen;
    front.add(node(car.tile, car.posture));
    seen = front;
    std::array<bool, kSlots> told{};
    bool on = true;
    for (int turns = 0; turns < kFar && on && !front.empty(); ++turns) {
      Nodes here = front;
      (here &= jobs_).for_each([&](unsigned n) {
        const Slot t = tile_[n / 2];
        if (!on || told[t]) return;
        told[t] = true;
        on = visit(t, turns);
      });
      Nodes next;
      front.for_each([&](unsigned n) { next |= moves_from(n); });
      front = next.remove(seen);
      seen |= next;
    }
  }

 private:
  constexpr unsigned node(Slot t, Posture p) const {
    const unsigned right = p.facing() == right_of(p.edge()) ? 1U : 0U;
    return 2U * number_[t][index_of(p.edge())] + right;
  }

  // Every maneuver from there, with all cars where they are now.
  constexpr const Nodes& moves_from(unsigned n) {
    if (known_[n]) return moves_[n];
    known_[n] = true;
    const Heading edge = edge_[n / 2];
    const Car car{tile_[n / 2], Posture(edge, n % 2 == 1 ? right_of(edge) : left_of(edge))};
    const auto add = [&](const Target& target) {
      moves_[n].add(node(target.tile, target.posture));
    };
    for_each_target(state_, car, add);
    if (const Target other = u_turn(state_.city, car); other.tile != kNoTile) add(other);
    return moves_[n];
  }

  const State& state_;
  unsigned lanes_ = 0;
  std::array<std::array<std::uint8_t, 4>, kSlots> number_{};
  std::array<Slot, kMostLanes> tile_{};
  std::array<Heading, kMostLanes> edge_{};
  Nodes jobs_;
  std::array<Nodes, 2 * kMostLanes> moves_{};
  std::array<bool, 2 * kMostLanes> known_{};
};

}  // namespace citybox::crash_city
