#pragma once
// How many iterations a search does, with play-outs at random: what other programs state, too.

#include <cstdint>

#include "bots/random.hpp"
#include "bots/search/search.hpp"
#include "engine/core/game.hpp"

namespace citybox {

template <Game G, class J>
struct AtRandom {
  using Judgement = J;

  static constexpr typename G::Action suggest(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                                              const typename G::Content& content) {
    return RandomBot<G>::choose(seen, seat, seed, content);
  }
};

// Along games of the fewest seats, until there were about so many; gives how many there were.
template <Game G, GuideFor<G> Guide>
std::uint64_t bench_search(std::uint64_t iterations, std::uint16_t follow, std::uint64_t seed) {
  constexpr SearchParameters kEach{.iterations = 100};
  SearchParameters how = kEach;
  how.follow = follow;
  const typename G::Content content = kPublishedContent<G>;
  QuietContext ctx{Rng(seed)};
  std::uint64_t done = 0;
  while (done < iterations) {
    Search<G, AtRandom<G, typename Guide::Judgement>> search(how);
    auto state = G::start({static_cast<std::uint8_t>(G::kMinSeats), {}}, ctx, content);
    for (SeatSet due = G::deciders(state); !due.empty() && done + search.iterations() < iterations;
         due = G::deciders(state)) {
      const Seat seat = due.front();
      G::apply(state, seat,
               search.choose(G::redact(state, SeatSet(seat)), seat, ctx.rng().next(), content), ctx,
               content);
    }
    done += search.iterations();
  }
  return done;
}

}  // namespace citybox
