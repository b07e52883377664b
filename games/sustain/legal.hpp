#pragma once
// Who decides, and all that a seat may do, in one order: by verb, then as choices.hpp finds it.

#include "engine/core/fixed_vector.hpp"
#include "games/sustain/choices.hpp"

namespace citybox::sustain {

constexpr SeatSet deciders(const State& s) {
  if (is_over(s)) return {};
  if (s.phase != Phase::kDiscussion) return SeatSet(s.active);
  return SeatSet::from_bits((seats_of(s) - s.done).bits());
}

// In a discussion: gifts and promises of gifts to five others, and of up to 6 coins or none on 37
// spaces; more than 300 only if hardly anything was ever paid.
inline constexpr std::size_t kMaxLegal = 400;

template <class List>
constexpr void list_gifts(const State& s, const Content& c, Seat seat, List& out) {
  const int most = most_to_give(s, c, seat);
  for_each_seat(s, [&](Seat other) {
    if (other == seat || s.gifts[seat.index][other.index] > 0) return;
    const int room = room_in_purse(s, c, other);
    for (int n = 1; n <= most && n <= room; ++n) out.push_back(give(other, n));
  });
}

template <class List>
constexpr void list_promises(const State& s, const Content& c, Seat seat, List& out) {
  if (s.promises[seat.index].size() >= c.promises_a_year) return;
  const int most = most_to_give(s, c, seat);
  const auto free = [&](Spot spot, Seat receiver) {
    return another_refusal(s, c, seat, spot, receiver) == kAllowed;
  };
  for_each_spot(s, c, seat, [&](Spot spot, int missing) {
    if (!free(spot, kFacilitator)) return;
    for (int n = 1; n <= missing; ++n) out.push_back(promise_put(spot, n));
    out.push_back(promise_none(spot));
  });
  for_each_seat(s, [&](Seat other) {
    if (other == seat || s.gifts[seat.index][other.index] > 0 || !free(kNoSpot, other)) return;
    for (int n = 1; n <= most; ++n) out.push_back(promise_give(other, n));
  });
}

template <class List>
constexpr void list_investments(const State& s, const Content& c, Seat seat, List& out) {
  const int coins = s.coins[seat.index];
  if (coins > 0) {
    for_each_spot(s, c, seat, [&](Spot spot, int missing) {
      for (int n = 1; n <= missing && n <= coins; ++n) out.push_back(invest(spot, n));
    });
  }
  out.push_back(plain(Verb::kPass));
}

template <class List>
constexpr void list_places(const State& s, const Content& c, List& out) {
  for_each_free(s, facts(c, s.pending.building).space,
                [&](Space space) { out.push_back(place(s.pending.building, space)); });
}

using Actions = ScratchList<Action, kMaxLegal>;

constexpr void legal(const State& s, Seat seat, auto& out, const Content& c) {
  if (!deciders(s).contains(seat)) return;
  switch (s.phase) {
    case Phase::kFound:
      return out.push_back(plain(Verb::kFound));
    case Phase::kDepartments:
      return for_each_department([&](Department d) {
        if (take_refusal(s, d) == kAllowed) out.push_back(take(d));
      });
    case Phase::kMandate:
      for (int option = 1; option <= kMandateOptions; ++option) out.push_back(choose(option));
      return;
    case Phase::kPlace:
      return list_places(s, c, out);
    case Phase::kDiscussion:
      list_gifts(s, c, seat, out);
      list_promises(s, c, seat, out);
      return out.push_back(plain(Verb::kReady));
    case Phase::kInvesting:
      return list_investments(s, c, seat, out);
  }
}

}  // namespace citybox::sustain
