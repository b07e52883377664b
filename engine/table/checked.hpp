#pragma once

#include <cstdio>
#include <cstdlib>

#include "engine/core/game.hpp"

namespace citybox {

namespace detail {
[[noreturn]] inline void broken_promise(const char* what, const char* detail) {
  std::fprintf(stderr, "%s %s\n", what, detail);
  std::abort();
}
}  // namespace detail

// The rules, with what they promise asked for at every step: nothing but what is allowed is applied, and
// no state breaks an invariant. Tests, fuzzers and debug builds play with this; the program and the
// bench do not pay for it.
template <class G>
struct Checked : G {
  using State = typename G::State;
  using Content = typename G::Content;

  template <class Ctx>
  static constexpr State start(const Setup<typename G::Options>& setup, Ctx& ctx,
                               const Content& content = kPublishedContent<G>) {
    const State s = G::start(setup, ctx, content);
    demand_sound(s, content);
    return s;
  }
  template <class Ctx>
  static constexpr void apply(State& s, Seat seat, const typename G::Action& a, Ctx& ctx,
                              const Content& content = kPublishedContent<G>) {
    if (G::refusal(s, seat, a, content) != kAllowed) {
      detail::broken_promise("An action was applied that is not allowed.", "");
    }
    G::apply(s, seat, a, ctx, content);
    demand_sound(s, content);
  }

 private:
  static constexpr void demand_sound(const State& s, const Content& content) {
    if (const char* broken = G::broken_invariant(s, content)) {
      detail::broken_promise("A state became impossible:", broken);
    }
  }
};

#ifdef NDEBUG
template <class G>
using CheckedInDebug = G;
#else
template <class G>
using CheckedInDebug = Checked<G>;
#endif

}  // namespace citybox
