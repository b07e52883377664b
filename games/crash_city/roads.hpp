#pragma once
// How many turns each car is away from work, over the streets as they are now. For bots: one look
// at a position builds the graph of all maneuvers once and then asks it for every car.

#include <array>
#include <cstdint>

#include "games/crash_city/maneuvers.hpp"

namespace citybox::crash_city {

// A set of postures: lane and facing, as numbered by Roads. Write `Nodes nodes{}` for the empty
// set: Roads holds a thousand of them and fills few.
class Nodes {
 public:
  static constexpr int kWords = (2 * kMostLanes + 63) / 64;

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
  // The same lanes, each faced the other way.
  constexpr Nodes turned_around() const {
    constexpr std::uint64_t kEven = 0x5555'5555'5555'5555;
    Nodes turned{};
    for (int i = 0; i < kWords; ++i) {
      turned.words_[i] = (words_[i] & kEven) << 1 | (words_[i] >> 1 & kEven);
    }
    return turned;
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

class Roads {
 public:
  static constexpr int kFar = 9;  // turns; farther is as far

  constexpr explicit Roads(const State& s) : state_(s) {
    for (Slot t = kSquare; t <= s.city.count; ++t) {
      s.city.reach[t].for_each([&](Heading edge) {
        if (lanes_ == kMostLanes) return;
        number_[t][index_of(edge)] = static_cast<std::uint8_t>(lanes_);
        tile_[lanes_] = t;
        edge_[lanes_++] = edge;
        if (s.city.lots[t].open_job()) jobs_ |= lane(t, edge);
      });
    }
  }

  // How far a car could have come after so many turns.
  struct Trip {
    Nodes front;  // just reached
    Nodes seen;
  };
  constexpr Trip start(const Car& car) const {
    Trip trip{};
    trip.front.add(node(car.tile, car.posture));
    trip.seen = trip.front;
    return trip;
  }
  // One turn more.
  constexpr void go_on(Trip& trip) {
    Nodes next{};
    trip.front.for_each([&](unsigned n) { next |= moves_from(n); });
    trip.front = next.remove(trip.seen);
    trip.seen |= next;
  }
  constexpr bool any_job() const { return !jobs_.empty(); }
  // Takes the open job that was just reached, if there is one, away from everybody.
  constexpr bool take_job(const Trip& trip) {
    Nodes here = trip.front;
    here &= jobs_;
    if (here.empty()) return false;
    const Slot t = tile_[here.first() / 2];
    city().lanes(t).for_each([&](Heading edge) {
      if (city().reach[t].contains(edge)) jobs_.remove(lane(t, edge));
    });
    return true;
  }

 private:
  constexpr const City& city() const { return state_.city; }
  // Both postures on a lane.
  constexpr Nodes lane(Slot t, Heading edge) const {
    Nodes both{};
    both.add(2U * number_[t][index_of(edge)]);
    both.add(2U * number_[t][index_of(edge)] + 1U);
    return both;
  }
  constexpr unsigned node(Slot t, Posture p) const {
    const unsigned right = p.facing() == right_of(p.edge()) ? 1U : 0U;
    return 2U * number_[t][index_of(p.edge())] + right;
  }

  constexpr Posture posture(unsigned n) const {
    const Heading edge = edge_[n / 2];
    return Posture(edge, n % 2 == 1 ? right_of(edge) : left_of(edge));
  }

  // What lies at the corner ahead of who drives as `n` faces.
  struct Ahead {
    Nodes first;     // can be entered as a first space
    Nodes later;     // … as a later one, hits included (CC-30)
    unsigned on[2];  // straight on and free
    unsigned count;
  };
  constexpr const Ahead& ahead(unsigned n) {
    Ahead& known = ahead_[n];
    if (known_[n]) return known;
    known_[n] = true;
    known = Ahead{};
    const Corner corner(city(), tile_[n / 2], edge_[n / 2], posture(n).facing());
    for_each_bit(corner.connected(corner.own_lane()) & corner.ahead(), [&](int i) {
      const auto bit = static_cast<unsigned>(i);
      const Posture there = corner.front_first(bit);
      const Target target{corner.tile(bit), there, Maneuver::kNone, corner.way_into(bit),
                          (corner.cars() >> bit & 1U) != 0};
      const unsigned next = node(target.tile, there);
      if (may_end(state_, {}, target)) known.later.add(next);
      if (target.hits) return;
      known.first.add(next);
      if ((1U << bit & corner.straight_on()) != 0) known.on[known.count++] = next;
    });
    return known;
  }
  // All that can be entered after driving straight up to there.
  constexpr const Nodes& drive_on(unsigned n) {
    if (driven_[n]) return onward_[n];
    driven_[n] = true;
    const Ahead& here = ahead(n);
    onward_[n] = here.later;
    for (unsigned i = 0; i < here.count; ++i) onward_[n] |= drive_on(here.on[i]);
    return onward_[n];
  }
  // Every maneuver (CC-22 to CC-25), with all cars where they are now.
  constexpr const Nodes& moves_from(unsigned n) {
    Nodes& moves = moves_[n];
    if (moved_[n]) return moves;
    moved_[n] = true;
    const Ahead& back = ahead(n ^ 1U);
    moves = back.first;
    for (unsigned i = 0; i < back.count; ++i) moves |= ahead(back.on[i]).later;
    moves = moves.turned_around();
    const Ahead& front = ahead(n);
    moves |= front.first;
    for (unsigned i = 0; i < front.count; ++i) moves |= drive_on(front.on[i]);
    const Car car{tile_[n / 2], posture(n)};
    if (can_turn_around(city(), car)) {
      const Target other = u_turn(city(), car);
      moves.add(node(other.tile, other.posture));
    }
    return moves;
  }

  const State& state_;
  unsigned lanes_ = 0;
  std::array<std::array<std::uint8_t, 4>, kSlots> number_{};
  std::array<Slot, kMostLanes> tile_{};
  std::array<Heading, kMostLanes> edge_{};
  Nodes jobs_{};
  // Filled where the flag says so.
  std::array<bool, 2 * kMostLanes> known_{}, driven_{}, moved_{};
  std::array<Ahead, 2 * kMostLanes> ahead_;
  std::array<Nodes, 2 * kMostLanes> onward_, moves_;
};

}  // namespace citybox::crash_city
