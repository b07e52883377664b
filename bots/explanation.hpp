#pragma once
// Why a choice: what it and the decisions planned with it change, by the named parts of a judgement,
// and what the next best choice would have changed.

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/judgement.hpp"
#include "bots/plan.hpp"
#include "bots/sampled_context.hpp"
#include "engine/core/game.hpp"

namespace citybox {

// One part of a position before and after, where it is sure.
struct Claim {
  std::uint8_t concern = 0;
  std::int32_t from = 0;  // amounts
  std::int32_t to = 0;
  std::int32_t gain = 0;  // of worth
};

using Claims = ScratchList<Claim, kMostConcerns>;

template <Game G>
struct Explanation {
  Plan<G> plan;   // the choice, and what its maker means to do next
  Claims claims;  // against now
  bool has_other = false;
  Plan<G> other;         // the best that begins otherwise
  Claims against_other;  // against what that would lead to
};

// How a bot thinks aloud: both are null for one that has no judgement.
template <Game G>
struct Mind {
  using Content = typename G::Content;

  Explanation<G> (*explain)(const Seen<G>&, Seat, const typename G::Action&, std::uint64_t seed,
                            const Content&) = nullptr;
  Worth (*weigh)(const typename G::State&, Seat, const Content&) = nullptr;
};

template <Game G, ItemisedFor<G> J>
constexpr Worth worth_of(const typename G::State& s, Seat seat,
                         const typename G::Content& content) {
  Worth worth;
  J::weigh(s, seat, content, worth);
  return worth;
}

// What plans lead to in some worlds that look alike, under chance of each world's own: only what comes
// out the same in all of them is claimed.
template <Game G, ItemisedFor<G> J>
class Foresight {
 public:
  constexpr Foresight(const Seen<G>& seen, Seat seat, Rng rng, const typename G::Content& content)
      : seen_(seen), seat_(seat), rng_(rng), content_(content) {}

  constexpr Claims claims(const Plan<G>& plan) const { return differences({}, plan); }
  constexpr Claims claims(const Plan<G>& instead_of, const Plan<G>& plan) const {
    return differences(instead_of, plan);
  }

 private:
  static constexpr std::uint32_t kWorlds = 12;

  constexpr Worth after(const Plan<G>& plan, std::uint32_t world) const {
    SampledContext ctx(rng_.fork(world), world, kWorlds);
    typename G::State state = G::determinize(seen_, ctx.rng(), content_);
    for (const auto& step : plan.steps) {
      if (G::refusal(state, seat_, step, content_) != kAllowed) break;
      G::apply(state, seat_, step, ctx, content_);
    }
    return worth_of<G, J>(state, seat_, content_);
  }

  constexpr Claims differences(const Plan<G>& a, const Plan<G>& b) const {
    const Worth from = after(a, 0), to = after(b, 0);
    std::array<bool, kMostConcerns> sure{};
    sure.fill(true);
    for (std::uint32_t world = 1; world < kWorlds; ++world) {
      const Worth from_here = after(a, world), to_here = after(b, world);
      for (std::size_t i = 0; i < kMostConcerns; ++i) {
        sure[i] = sure[i] && from_here.parts[i] == from.parts[i] && to_here.parts[i] == to.parts[i];
      }
    }
    Claims claims;
    for (std::size_t i = 0; i < kMostConcerns; ++i) {
      if (!sure[i] || from.parts[i].amount == to.parts[i].amount) continue;
      claims.push_back({static_cast<std::uint8_t>(i), from.parts[i].amount, to.parts[i].amount,
                        to.parts[i].worth - from.parts[i].worth});
    }
    return claims;
  }

  const Seen<G>& seen_;
  Seat seat_;
  Rng rng_;
  const typename G::Content& content_;
};

}  // namespace citybox
