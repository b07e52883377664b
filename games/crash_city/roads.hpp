#pragma once
// How many turns each car is away from work, over the streets as they are now. For bots.

#include <array>
#include <cstdint>

#include "games/crash_city/road_map.hpp"

namespace citybox::crash_city {

// The streets without the cars that stand at an open job: they will be on its roof next turn.
constexpr State without_arrived(State s) {
  for (const Car& car : s.city.cars) {
    if (car.driving() && s.city.lots[car.tile].open_job()) {
      s.city.free_lane(car.tile, car.posture.edge());
    }
  }
  return s;
}

// Knows one position after the other, and of the last one what is as true in the next.
class Roads {
 public:
  static constexpr int kFar = 9;  // turns; farther is as far

  constexpr Roads() {}  // knows nothing yet

  constexpr void look(const State& s) {
    const bool elsewhere = map_.show(s.city);
    jobs_ = {};
    open_ = 0;
    for (Slot t = kSquare; t <= s.city.count; ++t) {
      if (!s.city.lots[t].open_job() || s.city.reach[t].empty()) continue;
      jobs_ |= map_.on_tile(t);
      ++open_;
    }
    const Traffic before = now_;
    put_cars(s);
    if (elsewhere) {
      moved_ = driven_ = {};
    } else {
      forget(now_.unlike(before));
    }
  }

  // How far a car could have come after so many turns.
  struct Trip {
    Nodes front;  // just reached
    Nodes seen;
  };
  constexpr Trip start(const Car& car) const {
    Trip trip{};
    trip.front.add(map_.node(car.tile, car.posture));
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
  constexpr bool any_job() const { return open_ > 0; }
  // Takes the open job that was just reached, if there is one, away from everybody.
  constexpr bool take_job(const Trip& trip) {
    if (!trip.front.intersects(jobs_)) return false;
    --open_;
    jobs_.remove(map_.on_tile(map_.tile((trip.front & jobs_).first())));
    return true;
  }
  constexpr const RoadMap& map() const { return map_; }

 private:
  // Where a car can end.
  struct Traffic {
    Nodes free{};     // lanes without a car
    Nodes forward{};  // … and with one that can be hit (CC-30), by who comes with the front leading
    Nodes backward{};  // … with the back leading

    constexpr Nodes unlike(const Traffic& other) const {
      Nodes different = free ^ other.free;
      different |= forward ^ other.forward;
      different |= backward ^ other.backward;
      return different;
    }
  };

  constexpr bool is_free(unsigned n) const {
    return n != RoadMap::kNoNode && now_.free.contains(n);
  }

  constexpr void put_cars(const State& s) {
    Nodes taken{};
    for (const Car& car : s.city.cars) {
      if (!car.driving() || s.city.lots[car.tile].open_job()) continue;
      const unsigned n = map_.node(car.tile, car.posture);
      taken.add(n);
      taken.add(RoadMap::reversed(n));
    }
    now_.free = Nodes::all().remove(taken);
    now_.forward = now_.backward = now_.free;
    const auto for_each_hit = [&](auto&& can_hit) {
      taken.for_each([&](unsigned n) {
        if (!can_hit(n)) return;
        now_.forward.add(n);
        now_.backward.add(RoadMap::reversed(n));
      });
    };
    // CC-33: can the car be hit by who comes driving as `n`? CC-34 asks for the whole crowd.
    if (s.options.pile_ups == PileUps::kOff) {
      return for_each_hit([&](unsigned n) {
        const RoadMap::Ways& ways = map_.ways(n);
        return ways.ahead.intersects(now_.free) || is_free(ways.turned);
      });
    }
    const State calm = without_arrived(s);
    for_each_hit([&](unsigned n) {
      const Posture p = map_.posture(n);
      return can_be_hit(calm, map_.tile(n), p.edge(), p.facing(), {});
    });
  }

  // These have changed: what hangs on them is not known any more.
  constexpr void forget(const Nodes& changed) {
    Nodes known = moved_, lost{};
    known |= driven_;
    known.for_each([&](unsigned n) {
      if (map_.ways(n).view.intersects(changed)) lost.add(n);
    });
    moved_.remove(lost);
    driven_.remove(lost);
  }

  // All that can be entered after driving straight up to there.
  constexpr const Nodes& drive_on(unsigned n) {
    Nodes& onward = onward_[n];
    if (driven_.contains(n)) return onward;
    driven_.add(n);
    const RoadMap::Ways& ways = map_.ways(n);
    onward = ways.ahead & now_.forward;
    for (const unsigned next : ways.onward) {
      if (is_free(next)) onward |= drive_on(next);
    }
    return onward;
  }
  // Every maneuver (CC-22 to CC-25), with all cars where they are now.
  constexpr const Nodes& moves_from(unsigned n) {
    Nodes& moves = moves_[n];
    if (moved_.contains(n)) return moves;
    moved_.add(n);
    const RoadMap::Ways& ways = map_.ways(n);
    moves = ways.ahead;
    moves |= ways.behind;
    moves &= now_.free;
    for (const unsigned next : ways.onward) {
      if (is_free(next)) moves |= drive_on(next);
    }
    for (const unsigned back : map_.ways(RoadMap::reversed(n)).onward) {
      if (is_free(back)) moves |= map_.ways(RoadMap::reversed(back)).behind & now_.backward;
    }
    if (is_free(ways.turned)) moves.add(ways.turned);
    return moves;
  }

  RoadMap map_;
  Traffic now_;
  int open_ = 0;  // jobs
  Nodes jobs_{};  // where they are
  // Filled where the set says so.
  Nodes driven_{}, moved_{};
  std::array<Nodes, RoadMap::kNodes> onward_, moves_;
};

}  // namespace citybox::crash_city
