#pragma once

#include <cstddef>

#include "engine/core/fixed_vector.hpp"
#include "games/broken_cities/refusal.hpp"

namespace citybox::broken_cities {

// The facilitator tells a pool of 1 to 252 (BC-40), or brings one of six cards, or closes. A seat has
// less: a home can be retrofitted and rented out, so 64 of them give 128; six things to buy; the end.
inline constexpr std::size_t kMaxLegal = 264;
using Actions = ScratchList<Action, kMaxLegal>;

constexpr void list_spaces(Verb verb, SpaceSet spaces, Actions& out) {
  spaces.for_each([&](Space space) { out.push_back(with(verb, space)); });
}
constexpr void list_numbers(Verb verb, Range range, Actions& out) {
  for (int n = range.least; n <= range.most; ++n) out.push_back(with(verb, n));
}

constexpr void list_turn(const State& s, const Content& c, Seat seat, Actions& out) {
  if (s.chosen != Construction::kNone) return list_spaces(Verb::kPlace, vacant(s), out);
  for_each_kind([&](Construction what) {
    if (refuse_buy(s, c, seat, what) == kAllowed) out.push_back(with(Verb::kBuy, what));
  });
  if (s.money[seat.index] >= price(s, c, Construction::kRetrofit)) {
    list_spaces(Verb::kRetrofit, retrofittable(s, c, seat), out);
  }
  if (s.available > 0) list_spaces(Verb::kRentOut, empty_homes(s, seat), out);
  out.push_back(plain(Verb::kEnd));
}

constexpr void list_proposals(const State& s, Actions& out) {
  for (int kind = 1; kind < kLawKinds; ++kind) {
    const Action a = propose(static_cast<LawKind>(kind));
    if (refuse_proposal(s, a) == kAllowed) out.push_back(a);
  }
  list_numbers(Verb::kRepeal, {1, static_cast<std::uint8_t>(s.laws.size())}, out);
  out.push_back(plain(Verb::kPass));
}

constexpr void list_objects(const State& s, Actions& out) {
  for_each_for_sale([&](Construction what) {
    if (can_be_about(s.motion.kind, what)) out.push_back(with(Verb::kAbout, what));
  });
}

constexpr void list_talk(const State& s, const Content& c, Actions& out) {
  switch (s.talk) {
    case Talk::kPropose:
      return list_proposals(s, out);
    case Talk::kObject:
      return list_objects(s, out);
    case Talk::kNumber:
      return list_numbers(Verb::kNumber, number_range(c, s.motion.kind), out);
    case Talk::kFine:
      return list_numbers(Verb::kFine, fine_range(c, s.motion.kind), out);
    case Talk::kCall:
      out.push_back(plain(Verb::kCall));
      return out.push_back(plain(Verb::kLetBe));
    default:
      out.push_back(plain(Verb::kVoteYes));
      return out.push_back(plain(Verb::kVoteNo));
  }
}

// BC-41: what the facilitator may do, though it never owes anything.
constexpr void list_facilitator(const State& s, const Content& c, Actions& out) {
  if (s.options.climate == Climate::kOwn) return;
  (CardSet::all() - s.used).for_each([&](Card card) { out.push_back(climate_card(card)); });
  out.push_back(plain(Verb::kClose));
  const Range pool = pool_range(s, c);
  for (int n = pool.least; n <= pool.most; ++n) out.push_back(tell_pool(n));
}

// Sorted by verb, then by what it is about.
constexpr void legal(const State& s, Seat seat, Actions& out, const Content& c) {
  if (is_over(s)) return;
  if (seat == kFacilitator) return list_facilitator(s, c, out);
  if (!deciders(s).contains(seat)) return;
  if (disease_rages(s)) {
    return list_spaces(Verb::kLose, occupied_homes(s, seat) - s.leaving[seat.index], out);
  }
  return s.talk == Talk::kNone ? list_turn(s, c, seat, out) : list_talk(s, c, out);
}

}  // namespace citybox::broken_cities
