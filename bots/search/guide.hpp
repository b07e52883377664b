#pragma once
// What leads a search of one game: a struct with
//   Judgement                            (bots/judgement.hpp): what a choice looks like
//   Value                                a judgement, too: what came of a line; only where it is another
//   suggest(seen, seat, seed, content)   an allowed action; only where a quick player of the game's own knows
//                                        more than a look one step ahead
//   considers(action)                    does the player ever do such a thing? Only where it does not do all

#include <concepts>
#include <cstdint>

#include "bots/judgement.hpp"
#include "engine/core/game.hpp"

namespace citybox {

template <class U, class G>
concept GuideFor = JudgementFor<typename U::Judgement, G>;

namespace detail {
template <class U>
struct ValueOf {
  using Type = typename U::Judgement;
};
template <class U>
  requires requires { typename U::Value; }
struct ValueOf<U> {
  using Type = typename U::Value;
};
}  // namespace detail
template <class U>
using ValueOf = typename detail::ValueOf<U>::Type;

template <class U, class G>
concept SuggestingFor =
    GuideFor<U, G> && requires(const Seen<G>& seen, Seat seat, const typename G::Content& content) {
      { U::suggest(seen, seat, std::uint64_t{}, content) } -> std::same_as<typename G::Action>;
    };

template <class U, class G>
concept PickyFor = GuideFor<U, G> && requires(const typename G::Action& action) {
  { U::considers(action) } -> std::same_as<bool>;
};

// Led by a judgement alone.
template <class J>
struct JudgedBy {
  using Judgement = J;
};

// … and by what was learned of it.
template <class J, class V>
struct ValuedBy {
  using Judgement = J;
  using Value = V;
};

}  // namespace citybox
