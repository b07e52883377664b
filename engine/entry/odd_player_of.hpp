#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

#include "engine/entry/explorer_setup.hpp"
#include "engine/entry/kinds_of.hpp"

namespace citybox {

// How many bytes of two states differ.
template <PlainBytes T>
int bytes_apart(const T& a, const T& b) {
  std::array<unsigned char, sizeof(T)> one, other;
  std::memcpy(one.data(), &a, sizeof(T));
  std::memcpy(other.data(), &b, sizeof(T));
  int apart = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) apart += one[i] != other[i] ? 1 : 0;
  return apart;
}

// Plays all seats of one game in one of the odd ways (explorer.hpp).
template <Codec C>
class OddPlayerOf {
  using G = typename C::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;

 public:
  OddPlayerOf(OddPlayer how, decltype(Mind<G>::weigh) weigh) : how_(how), weigh_(weigh) {}

  void begin() {
    last_.fill(kNoKind);
    done_.clear();
  }

  Action choose(const Seen<G>& seen, Seat seat, std::uint64_t seed, const Content& content,
                KindsOf<C>& kinds) {
    Rng rng(seed);
    const State world = G::determinize(seen, rng, content);
    G::legal(world, seat, actions_, content);
    const Action chosen = actions_[pick(world, seat, rng, content, kinds)];
    const std::size_t kind = kinds.of(chosen);
    last_[seat.index] = kind;
    if (done_.size() <= kind) done_.resize(kind + 1);
    ++done_[kind];
    return chosen;
  }

 private:
  static constexpr std::size_t kNoKind = std::numeric_limits<std::size_t>::max();

  std::size_t pick(const State& world, Seat seat, Rng& rng, const Content& content,
                   KindsOf<C>& kinds) {
    switch (how_) {
      case OddPlayer::kAny:
        return rng.below(static_cast<std::uint32_t>(actions_.size()));
      case OddPlayer::kFirst:
        return 0;
      case OddPlayer::kLast:
        return actions_.size() - 1;
      case OddPlayer::kRepeat:
        return least(rng,
                     [&](const Action& a) { return kinds.of(a) == last_[seat.index] ? 0 : 1; });
      case OddPlayer::kRare:
        return least(rng, [&](const Action& a) {
          const std::size_t kind = kinds.of(a);
          return kind < done_.size() ? done_[kind] : 0;
        });
      case OddPlayer::kShy:
        return least(rng, [&](const Action& a) {
          return bytes_apart(world, after(world, seat, a, rng, content));
        });
      case OddPlayer::kWorst:
        return least(rng, [&](const Action& a) {
          if (weigh_ == nullptr) return 0;
          return static_cast<int>(
              weigh_(after(world, seat, a, rng, content), seat, content).total());
        });
    }
    return 0;
  }

  static State after(const State& world, Seat seat, const Action& action, const Rng& rng,
                     const Content& content) {
    State next = world;
    QuietContext ctx(rng.fork(0));
    G::apply(next, seat, action, ctx, content);
    return next;
  }

  // The one with the least score; between equals the lot decides.
  template <class Score>
  std::size_t least(Rng& rng, Score&& score) {
    std::size_t best = 0;
    int best_score = 0;
    std::uint32_t ties = 0;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      const int here = score(actions_[i]);
      if (ties == 0 || here < best_score) {
        best = i;
        best_score = here;
        ties = 1;
      } else if (here == best_score && rng.below(++ties) == 0) {
        best = i;
      }
    }
    return best;
  }

  OddPlayer how_;
  decltype(Mind<G>::weigh) weigh_;
  ActionList<G> actions_;
  std::array<std::size_t, kMaxSeats> last_{};
  std::vector<int> done_;
};

}  // namespace citybox
