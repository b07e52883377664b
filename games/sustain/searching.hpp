#pragma once
// What leads a search: the judgement of mind.hpp with ends told apart, and the greedy player as the quick one.

#include "games/sustain/greedy.hpp"
#include "games/sustain/mind.hpp"

namespace citybox::sustain {

// To be second in a city that stands is worth as much as it was on the way there; a city that is lost is the
// end for all, and winning counts for `kWinning`.
template <const Judgement& kWho, std::int32_t kWinning>
struct Ambition {
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& c) {
    constexpr std::int32_t kLost = 100'000;
    Sum sum;
    JudgedAs<kWho>::weigh(s, seat, c, sum);
    if (!is_over(s)) return sum.total;
    if (s.ending != Ending::kCounted) return sum.total - kLost;
    return outcome(s, c).winners.contains(seat) ? sum.total + kWinning : sum.total;
  }
};

template <const Judgement& kWho, std::int32_t kWinning>
struct GuideOf {
  using Judgement = Ambition<kWho, kWinning>;

  static constexpr Action suggest(const Seen<Sustain>& seen, Seat seat, std::uint64_t seed,
                                  const Content& content) {
    return play_greedily<kWho>(seen, seat, seed, content);
  }
};

// Wants to win in a city that stands; or that it stands, and little more.
using Winning = GuideOf<kMixed, 3'000>;
using Serving = GuideOf<kCooperative, 100>;

}  // namespace citybox::sustain
