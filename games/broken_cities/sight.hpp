#pragma once
// What is hidden while all decide at the same time: ballots, and which renters leave.

#include "engine/core/rng.hpp"
#include "games/broken_cities/board.hpp"

namespace citybox::broken_cities {

constexpr State redact(const State& s, SeatSet viewers) {
  State seen = s;
  for_each_seat(s, [&](Seat seat) {
    if (viewers.contains(seat)) return;
    seen.leaving[seat.index] = SpaceSet{};
    Ballot& ballot = seen.ballots[seat.index];
    if (is_cast(ballot)) ballot = Ballot::kSealed;
  });
  return seen;
}

// A choice of so many as `seat` has made, each as likely as any other.
constexpr SpaceSet imagine_leaving(const State& s, Seat seat, Rng& rng, const Content& c) {
  SpaceSet left = occupied_homes(s, seat), leaving;
  const int takes = left.size() < c.disease_takes ? left.size() : c.disease_takes;
  for (int n = takes - s.to_lose[seat.index]; n > 0 && !left.empty(); --n) {
    std::uint32_t skip = rng.below(static_cast<std::uint32_t>(left.size()));
    SpaceSet rest = left;
    for (; skip > 0; --skip) rest.remove(rest.front());
    leaving.add(rest.front());
    left.remove(rest.front());
  }
  return leaving;
}

constexpr State determinize(const State& seen, SeatSet viewers, Rng& rng, const Content& c) {
  State s = seen;
  const bool choosing = disease_rages(s);
  for_each_seat(s, [&](Seat seat) {
    Ballot& ballot = s.ballots[seat.index];
    if (ballot == Ballot::kSealed) ballot = rng.below(4) < 3 ? Ballot::kYes : Ballot::kNo;
    if (choosing && !viewers.contains(seat)) {
      s.leaving[seat.index] = imagine_leaving(seen, seat, rng, c);
    }
  });
  return s;
}

}  // namespace citybox::broken_cities
