#pragma once
// What a word is worth, for bots: coins that are promised and not yet put, and whose promises count.

#include "games/sustain/judgement.hpp"
#include "games/sustain/state.hpp"

namespace citybox::sustain {

// Percent of a seat's promises that are counted on: all that `who` believes as long as it has broken none.
// Two that were kept make up for one that was broken.
constexpr int trust_in(const State& s, Seat seat, const Judgement& who) {
  const Credit& credit = s.credit[seat.index];
  return who.trust * (1 + credit.kept) / (1 + credit.kept + 2 * credit.broken);
}
// Does its word count at all? Not of one who broke more than half of what was promised.
constexpr bool is_believed(const State& s, Seat seat) {
  const Credit& credit = s.credit[seat.index];
  return 1 + credit.kept >= 2 * credit.broken;
}

// Can it put coins somewhere this year?
constexpr bool still_pays(const State& s, Seat seat) {
  return s.phase != Phase::kInvesting || !is_done(s, seat);
}

// Coins that the seat has promised to put there, has not put yet and holds.
constexpr int said_by(const State& s, Seat seat, Spot spot) {
  int said = 0;
  for (const Promise& promise : s.promises[seat.index]) {
    const bool open = promise.kind == PromiseKind::kPut && promise.so_far < promise.number;
    if (open && promise.spot == spot) said += promise.number - promise.so_far;
  }
  return said < s.coins[seat.index] ? said : s.coins[seat.index];
}

// What those add of the others whose word counts.
constexpr int counted_on(const State& s, Seat seat, Spot spot) {
  int sum = 0;
  for_each_seat(s, [&](Seat other) {
    if (other == seat || !still_pays(s, other) || !is_believed(s, other)) return;
    sum += said_by(s, other, spot);
  });
  return sum;
}

// What is left in its purse when all is paid that it has promised.
constexpr int unpromised(const State& s, Seat seat) {
  int left = s.coins[seat.index];
  for (const Promise& promise : s.promises[seat.index]) {
    const bool gift = promise.kind == PromiseKind::kGive;
    const int done = gift ? s.gifts[seat.index][promise.receiver.index] : promise.so_far;
    // A gift is given once: what it lacks cannot follow.
    if (gift ? done == 0 : done < promise.number) left -= promise.number - done;
  }
  return left > 0 ? left : 0;
}

}  // namespace citybox::sustain
