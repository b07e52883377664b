#pragma once
// The strong player: asks each judgement what it would do, then plays every answer on to the end of
// the game in some worlds that look the same, with ordinary players in all seats.

#include "games/sustain/greedy.hpp"

namespace citybox::sustain {

class Farsighted {
 public:
  constexpr Farsighted(const Seen<Sustain>& seen, Seat seat, std::uint64_t seed,
                       const Content& content)
      : seen_(seen), seat_(seat), c_(content), rng_(seed) {}

  constexpr Action choose() {
    ask(kMixed);
    ask(kSelfish);
    ask(kCooperative);
    ask(kMixed);
    const Phase phase = seen_.state().phase;
    if (ideas_.size() == 1 || phase == Phase::kDepartments) return ideas_[0];
    std::int64_t sums[kMostIdeas]{};
    for (std::uint64_t world = 0; world < kWorlds; ++world) {
      for (std::size_t i = 0; i < ideas_.size(); ++i) sums[i] += play_on(ideas_[i], world);
    }
    std::size_t best = 0;
    for (std::size_t i = 1; i < ideas_.size(); ++i) best = sums[i] > sums[best] ? i : best;
    return ideas_[best];
  }

 private:
  static constexpr std::size_t kMostIdeas = 4;
  static constexpr std::uint64_t kWorlds = 8;

  constexpr void ask(const Judgement& who) {
    const Action idea = Greedy(seen_, seat_, rng_.next(), c_, who).choose();
    for (const Action& known : ideas_) {
      if (known == idea) return;
    }
    ideas_.push_back(idea);
  }

  // The same luck for every idea.
  constexpr int play_on(Action idea, std::uint64_t world) const {
    Rng luck = rng_.fork(world);
    State s = Sustain::determinize(seen_, luck, c_);
    QuietContext ctx(luck.fork(1));
    Rng minds = luck.fork(2);
    Sustain::apply(s, seat_, idea, ctx, c_);
    for (SeatSet due = deciders(s); !due.empty(); due = deciders(s)) {
      const Seat seat = due.front();
      const Seen<Sustain> seen = Sustain::redact(s, SeatSet(seat));
      Sustain::apply(s, seat, Greedy(seen, seat, minds.next(), c_, kMixed).choose(), ctx, c_);
    }
    return worth(s);
  }

  // A lost city is worth nothing; then winning counts most, and how far ahead.
  constexpr int worth(const State& s) const {
    if (s.ending != Ending::kCounted) return 0;
    const Outcome result = outcome(s, c_);
    const int own = result.scores[seat_.index];
    int rival = 0;
    for_each_seat(s, [&](Seat other) {
      const int points = result.scores[other.index];
      if (other != seat_ && points > rival) rival = points;
    });
    const int share = result.winners.contains(seat_) ? 600 / result.winners.size() : 0;
    return 300 + share + 40 * (s.seats > 1 ? own - rival : own);
  }

  Seen<Sustain> seen_;
  Seat seat_;
  const Content& c_;
  Rng rng_;
  ScratchList<Action, kMostIdeas> ideas_;
};

constexpr Action play_far(const Seen<Sustain>& seen, Seat seat, std::uint64_t seed,
                          const Content& content) {
  return Farsighted(seen, seat, seed, content).choose();
}

// The beginner: as the mixed one, but one decision in five is left to luck, and no promises.
constexpr Action play_hastily(const Seen<Sustain>& seen, Seat seat, std::uint64_t seed,
                              const Content& content) {
  Rng rng(seed);
  const Phase phase = seen.state().phase;
  if (phase != Phase::kDiscussion && rng.below(5) == 0) {
    ActionList<Sustain> actions;
    Sustain::legal(seen.state(), seat, actions, content);
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
  }
  return Greedy(seen, seat, rng.next(), content, kMixed).choose();
}

}  // namespace citybox::sustain
