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

// The published numbers of a game.
template <class G>
inline constexpr typename G::Content kPublishedContent{};

// A state or action is plain bytes: a clone is a memcpy, equality a memcmp, a hash is over the bytes.
template <class T>
concept PlainBytes = std::is_trivially_copyable_v<T> &&
                     std::has_unique_object_representations_v<T> && std::equality_comparable<T>;

// The same as ==, a few words at a time.
template <PlainBytes T>
constexpr bool same_bytes(const T& a, const T& b) {
  if (std::is_constant_evaluated()) return a == b;
  return __builtin_memcmp(&a, &b, sizeof(T)) == 0;
}

namespace detail {

// Unqualified, so that they find the functions in the namespace of the game whose types they get.
constexpr auto call_start(const auto& setup, auto& ctx, const auto& content) {
  return start(setup, ctx, content);
}
constexpr SeatSet call_deciders(const auto& s) { return deciders(s); }
constexpr void call_legal(const auto& s, Seat seat, auto& out, const auto& content) {
  legal(s, seat, out, content);
}
constexpr RuleId call_refusal(const auto& s, Seat seat, const auto& a, const auto& content) {
  return refusal(s, seat, a, content);
}
constexpr void call_apply(auto& s, Seat seat, const auto& a, auto& ctx, const auto& content) {
  apply(s, seat, a, ctx, content);
}
constexpr auto call_redact(const auto& s, SeatSet viewers) { return redact(s, viewers); }
constexpr auto call_determinize(const auto& seen, SeatSet viewers, Rng& rng, const auto& content) {
  return determinize(seen, viewers, rng, content);
}
constexpr Outcome call_outcome(const auto& s, const auto& content) { return outcome(s, content); }
constexpr void call_items(const auto& s, auto ledger, Seat seat, ItemList& out,
                          const auto& content) {
  items(s, ledger, seat, out, content);
}
constexpr const char* call_broken_invariant(const auto& s, const auto& content) {
  return broken_invariant(s, content);
}
constexpr const char* call_broken_content(const auto& content) { return broken_content(content); }

}  // namespace detail

// A game's rules are free constexpr functions in its namespace, with these names. `content` holds every
// number of cards, tiles and supplies; its default value is the published game, and a table goes on with
// those it began with. A state has the fields `seats` (how many play) and `options`.
//
//   start(setup, ctx, content)             the first state; may draw
//   deciders(s)                            who owes a decision now: one, several at once, somebody out
//                                          of turn; empty exactly when the game is over
//   legal(s, seat, out, content)           all that `seat` may do, in canonical order, no duplicates,
//                                          into an empty list; nothing for a seat that owes nothing
//   refusal(s, seat, a, content)           kAllowed, or the rule that says no; allowed exactly if in
//                                          legal, and safe for any bytes in `a` (they may come from
//                                          outside)
//   apply(s, seat, a, ctx, content)        does an allowed action, with all that follows up to the next
//                                          decision
//   redact(s, viewers)                     the state with everything blanked that these seats together
//                                          may not know; no seat: a spectator
//   determinize(seen, viewers, rng, content)  a full state consistent with what `redact` left for them
//   outcome(s, content)                    defined in every state
//   items(s, ledger, seat, out, content)   the recount `ledger` (the game's enum) of `seat`, line by
//                                          line, into an empty list
//   broken_invariant(s, content)           nullptr, or a sentence about what cannot be in any state;
//                                          safe for any bytes in `s`
//   broken_content(content)                nullptr, or a sentence about numbers that no table could be
//                                          played with: what would divide by nothing, not fit into a
//                                          state or a list of actions, or never end
//
// `Types` names what they work on (State, Action, Event, Options, Content, Ending, Ledger, kMinSeats,
// kMaxSeats, kMaxLegal); Rules<Types> is the game as templates know it.
template <class Types>
struct Rules : Types {
  using State = typename Types::State;
  using Action = typename Types::Action;
  using Content = typename Types::Content;

  template <class Ctx>
  static constexpr State start(const Setup<typename Types::Options>& setup, Ctx& ctx,
                               const Content& content = kPublishedContent<Types>) {
    return detail::call_start(setup, ctx, content);
  }
  static constexpr SeatSet deciders(const State& s) { return detail::call_deciders(s); }
  // `out` is an ActionList, or another list that only counts or keeps one of them.
  static constexpr void legal(const State& s, Seat seat, auto& out,
                              const Content& content = kPublishedContent<Types>) {
    out.clear();
    detail::call_legal(s, seat, out, content);
  }
  static constexpr RuleId refusal(const State& s, Seat seat, const Action& a,
                                  const Content& content = kPublishedContent<Types>) {
    return detail::call_refusal(s, seat, a, content);
  }
  template <class Ctx>
  static constexpr void apply(State& s, Seat seat, const Action& a, Ctx& ctx,
                              const Content& content = kPublishedContent<Types>) {
    detail::call_apply(s, seat, a, ctx, content);
  }
  static constexpr Seen<Rules> redact(const State& s, SeatSet viewers) {
    return Seen<Rules>(detail::call_redact(s, viewers), viewers);
  }
  static constexpr State determinize(const Seen<Rules>& seen, Rng& rng,
                                     const Content& content = kPublishedContent<Types>) {
    return detail::call_determinize(seen.state(), seen.viewers(), rng, content);
  }
  static constexpr Outcome outcome(const State& s,
                                   const Content& content = kPublishedContent<Types>) {
    return detail::call_outcome(s, content);
  }
  static constexpr void items(const State& s, typename Types::Ledger ledger, Seat seat,
                              ItemList& out, const Content& content = kPublishedContent<Types>) {
    out.clear();
    detail::call_items(s, ledger, seat, out, content);
  }
  static constexpr const char* broken_invariant(const State& s,
                                                const Content& content = kPublishedContent<Types>) {
    return detail::call_broken_invariant(s, content);
  }
  static constexpr const char* broken_content(const Content& content) {
    return detail::call_broken_content(content);
  }
};

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
      { cs.seats } -> std::convertible_to<int>;
      { cs.options } -> std::convertible_to<typename G::Options>;
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
      { G::broken_content(content) } -> std::same_as<const char*>;
    };

}  // namespace citybox
