#pragma once
// Why a choice: what it and the decisions planned with it change, by the named parts of a judgement,
// and what the next best choice would change.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bots/judgement.hpp"
#include "bots/plan.hpp"
#include "bots/sampled_context.hpp"
#include "bots/search/found.hpp"
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
  Plan<G> plan;          // the choice, and what its maker means to do next
  std::size_t sure = 1;  // so many steps of it come before chance has a say
  Claims claims;         // against now
  bool has_other = false;
  Plan<G> other;               // the best that begins otherwise
  Claims other_claims;         // against now, too
  std::optional<Found> found;  // of a search
};

// How a bot thinks aloud: all are null for one that has no judgement.
template <Game G>
struct Mind {
  using Content = typename G::Content;

  // Plans for this choice, which must be allowed, of one who remembers none; nothing is claimed yet.
  Explanation<G> (*plan)(const Seen<G>&, Seat, const typename G::Action&, std::uint64_t seed,
                         const Content&) = nullptr;
  // What the plans surely change.
  void (*claim)(Explanation<G>&, const Seen<G>&, Seat, std::uint64_t seed,
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

  constexpr Claims claims(const Plan<G>& plan) const {
    const Worth from = after({}, 0), to = after(plan, 0);
    std::array<bool, kMostConcerns> sure{};
    sure.fill(true);
    for (std::uint32_t world = 1; world < kWorlds; ++world) {
      const Worth from_here = after({}, world), to_here = after(plan, world);
      for (std::size_t i = 0; i < kMostConcerns; ++i) {
        sure[i] = sure[i] && from_here.parts[i] == from.parts[i] && to_here.parts[i] == to.parts[i];
      }
    }
    Claims claims;
    for (std::size_t i = 0; i < kMostConcerns; ++i) {
      if (!sure[i] || !plain(from.parts[i], to.parts[i])) continue;
      claims.push_back({static_cast<std::uint8_t>(i), from.parts[i].amount, to.parts[i].amount,
                        to.parts[i].worth - from.parts[i].worth});
    }
    return claims;
  }

  // How many steps of it come before chance has a say, the one that leaves it to chance included.
  constexpr std::size_t sure_steps(const Plan<G>& plan) const {
    SampledContext ctx(rng_.fork(0), 0, kWorlds);
    typename G::State state = G::determinize(seen_, ctx.rng(), content_);
    std::size_t steps = 0;
    for (const auto& step : plan.steps) {
      if (ctx.draws() > 0 || G::refusal(state, seat_, step, content_) != kAllowed) break;
      G::apply(state, seat_, step, ctx, content_);
      ++steps;
    }
    return steps;
  }

 private:
  static constexpr std::uint32_t kWorlds = 32;

  constexpr Worth after(const Plan<G>& plan, std::uint32_t world) const {
    SampledContext ctx(rng_.fork(world), world, kWorlds);
    typename G::State state = G::determinize(seen_, ctx.rng(), content_);
    for (const auto& step : plan.steps) {
      if (G::refusal(state, seat_, step, content_) != kAllowed) break;
      G::apply(state, seat_, step, ctx, content_);
    }
    return worth_of<G, J>(state, seat_, content_);
  }

  // Is a change of the amount what made it worth more or less? A part whose weight changes with time can
  // grow and be worth less: nobody would understand that.
  static constexpr bool plain(const Worth::Part& from, const Worth::Part& to) {
    const std::int64_t more = to.amount - from.amount, gain = to.worth - from.worth;
    const Worth::Part& any = to.amount != 0 ? to : from;
    const std::int64_t good = static_cast<std::int64_t>(any.amount) * any.worth;
    return more != 0 && (good == 0 || more * gain == 0 || (more * gain > 0) == (good > 0));
  }

  const Seen<G>& seen_;
  Seat seat_;
  Rng rng_;
  const typename G::Content& content_;
};

template <Game G, ItemisedFor<G> J>
constexpr void claim(Explanation<G>& told, const Seen<G>& seen, Seat seat, std::uint64_t seed,
                     const typename G::Content& content) {
  const Foresight<G, J> ahead(seen, seat, Rng(seed), content);
  told.sure = ahead.sure_steps(told.plan);
  told.claims = ahead.claims(told.plan);
  if (told.has_other) told.other_claims = ahead.claims(told.other);
}

}  // namespace citybox
