#pragma once

#include <cstddef>

#include "engine/core/fixed_vector.hpp"
#include "games/broken_cities/refusal.hpp"

namespace citybox::broken_cities {

// The facilitator tells a pool of 1 to 252 (BC-40), or brings one of six cards, or closes. A seat
// has less: a home can be retrofitted and rented out, so 64 of them give 128; six things to buy; the
// end.
inline constexpr std::size_t kMaxLegal = 264;
using Actions = ScratchList<Action, kMaxLegal>;

constexpr void list_spaces(Verb verb, SpaceSet spaces, auto& out) {
  spaces.for_each([&](Space space) { out.push_back(with(verb, space)); });
}
constexpr void list_numbers(Verb verb, Range range, auto& out) {
  for (int n = range.least; n <= range.most; ++n) out.push_back(with(verb, n));
}

constexpr void list_turn(const State& s, Seat seat, auto& out, const Content& c) {
  if (s.chosen != Construction::kNone) return list_spaces(Verb::kPlace, vacant(s), out);
  for_each_kind([&](Construction what) {
    if (buy_refusal(s, seat, what, c) == kAllowed) out.push_back(with(Verb::kBuy, what));
  });
  if (s.money[seat.index] >= price(s, Construction::kRetrofit, c)) {
    list_spaces(Verb::kRetrofit, retrofittable(s, seat, c), out);
  }
  if (s.available > 0) list_spaces(Verb::kRentOut, empty_homes(s, seat), out);
  out.push_back(plain(Verb::kEnd));
}

constexpr void list_proposals(const State& s, auto& out, const Content& c) {
  for (int kind = 1; kind < kLawKinds; ++kind) {
    const Action a = propose(static_cast<LawKind>(kind));
    if (proposal_refusal(s, a, c) == kAllowed) out.push_back(a);
  }
  list_numbers(Verb::kRepeal, {1, static_cast<std::uint8_t>(s.laws.size())}, out);
  out.push_back(plain(Verb::kPass));
}

constexpr void list_objects(const State& s, auto& out) {
  for_each_for_sale([&](Construction what) {
    if (can_be_about(s.motion.kind, what)) out.push_back(with(Verb::kAbout, what));
  });
}

constexpr void list_talk(const State& s, auto& out, const Content& c) {
  switch (s.talk) {
    case Talk::kPropose:
      return list_proposals(s, out, c);
    case Talk::kObject:
      return list_objects(s, out);
    case Talk::kNumber:
      return list_numbers(Verb::kNumber, number_range(s.motion.kind, c), out);
    case Talk::kFine:
      return list_numbers(Verb::kFine, fine_range(s.motion.kind, c), out);
    case Talk::kCall:
      out.push_back(plain(Verb::kCall));
      return out.push_back(plain(Verb::kLetBe));
    default:
      out.push_back(plain(Verb::kVoteYes));
      return out.push_back(plain(Verb::kVoteNo));
  }
}

// BC-41: what the facilitator may do, though it never owes anything.
constexpr void list_facilitator(const State& s, auto& out, const Content& c) {
  if (s.options.climate == Climate::kOwn) return;
  (CardSet::all() - s.used).for_each([&](Card card) { out.push_back(climate_card(card)); });
  out.push_back(plain(Verb::kClose));
  const Range pool = pool_range(s, c);
  for (int n = pool.least; n <= pool.most; ++n) out.push_back(tell_pool(n));
}

// Sorted by verb, then by what it is about.
constexpr void legal(const State& s, Seat seat, auto& out, const Content& c) {
  if (is_over(s)) return;
  if (seat == kFacilitator) return list_facilitator(s, out, c);
  if (!deciders(s).contains(seat)) return;
  if (disease_rages(s)) {
    return list_spaces(Verb::kLose, occupied_homes(s, seat) - s.leaving[seat.index], out);
  }
  return s.talk == Talk::kNone ? list_turn(s, seat, out, c) : list_talk(s, out, c);
}

}  // namespace citybox::broken_cities
