#pragma once
// The contract: all that the server, the bots, the laboratory and the tests know of a game's rules.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/context.hpp"
#include "engine/core/fixed_vector.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/rule_id.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/seen.hpp"

namespace citybox {

// How a table is set up. Options are the game's variants.
template <class Options>
struct Setup {
  std::uint8_t seats = 0;
  Options options{};
};

template <class G>
using ActionList = ScratchList<typename G::Action, G::kMaxLegal>;

// A state or action is plain bytes: a clone is a memcpy, equality a memcmp, a hash is over the
// bytes.
template <class T>
concept PlainBytes = std::is_trivially_copyable_v<T> &&
                     std::has_unique_object_representations_v<T> && std::equality_comparable<T>;

// A game is a struct of static constexpr functions. `content` holds every number of cards, tiles
// and supplies; its default value is the published game, the laboratory passes others.
//
//   start(setup, ctx, content)        the first state; may draw
//   deciders(s)                       who owes a decision now: one, several at once, somebody out
//   of
//                                     turn; empty exactly when the game is over
//   legal(s, seat, out, content)      all that `seat` may do, in canonical order, no duplicates;
//   `out`
//                                     is cleared first; empty for a seat that owes nothing
//   refusal(s, seat, a, content)      kAllowed, or the rule that says no; allowed exactly if in
//   legal,
//                                     and safe for any bytes in `a` (they may come from outside)
//   apply(s, seat, a, ctx, content)   does an allowed action, with all that follows up to the next
//                                     decision
//   redact(s, viewers)                what these seats together may know; no seat: a spectator
//   determinize(seen, rng, content)   a full state consistent with what was seen
//   outcome(s, content)               defined in every state
//   items(s, ledger, seat, out, content)  the recount `ledger` (the game's enum) of `seat`, line by
//   line broken_invariant(s, content)      nullptr, or a sentence about what cannot be in any
//   state; safe
//                                     for any bytes in `s`
template <class G>
concept Game =
    requires(typename G::State& s, const typename G::State& cs, typename G::Action a, Seat seat,
             SeatSet viewers, QuietContext& ctx, Rng& rng, ActionList<G>& actions, ItemList& items,
             const Seen<G>& seen, const typename G::Content& content,
             const Setup<typename G::Options>& setup, typename G::Ledger ledger) {
      requires PlainBytes<typename G::State>;
      requires PlainBytes<typename G::Action>;
      requires PlainBytes<typename G::Options>;
      requires sizeof(typename G::Action) <= 8;
      requires std::is_trivially_copyable_v<typename G::Content>;
      requires std::is_trivially_copyable_v<typename G::Event>;
      requires std::is_enum_v<typename G::Ending>;
      { G::kMinSeats } -> std::convertible_to<int>;
      { G::kMaxSeats } -> std::convertible_to<int>;
      { G::kMaxLegal } -> std::convertible_to<std::size_t>;
      { G::start(setup, ctx, content) } -> std::same_as<typename G::State>;
      { G::deciders(cs) } -> std::same_as<SeatSet>;
      { G::legal(cs, seat, actions, content) } -> std::same_as<void>;
      { G::refusal(cs, seat, a, content) } -> std::same_as<RuleId>;
      { G::apply(s, seat, a, ctx, content) } -> std::same_as<void>;
      { G::redact(cs, viewers) } -> std::same_as<Seen<G>>;
      { G::determinize(seen, rng, content) } -> std::same_as<typename G::State>;
      { G::outcome(cs, content) } -> std::same_as<Outcome>;
      { G::items(cs, ledger, seat, items, content) } -> std::same_as<void>;
      { G::broken_invariant(cs, content) } -> std::same_as<const char*>;
    };

}  // namespace citybox
