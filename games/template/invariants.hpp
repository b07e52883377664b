#pragma once

#include "games/template/content.hpp"
#include "games/template/state.hpp"

namespace citybox::plots {

constexpr const char* broken_invariant(const State& s, const Content& content) {
  if (s.seats < kFewestSeats || s.seats > kMostSeats) return "two to four seats play (TP-1).";
  if (s.round < 1 || s.round > content.rounds) return "there is no such round (TP-1).";
  if (s.options.unclaimed > Unclaimed::kCarried) return "there is no such option (TP-5).";
  if (s.options.pace > Pace::kMinute) return "there is no such pace (TP-7).";
  if (s.ending > Ending::kAllSold) return "there is no such ending (TP-6).";
  const bool over = s.ending != Ending::kNone;
  if (over && s.round != content.rounds) return "it ends after the last round (TP-6).";
  if (over ? s.plot != 0 : s.plot < 1 || s.plot > content.best_plot) {
    return "the plot has no such value (TP-2).";
  }
  const int sold = over ? s.round : s.round - 1;
  int value = s.carried;
  for (const std::uint8_t won : s.won) value += won;
  if (value > sold * content.best_plot) return "more was sold than there was (TP-2).";
  if (s.carried > 0 && (over || s.options.unclaimed == Unclaimed::kLost)) {
    return "nothing is carried on (TP-5).";
  }
  bool all_in = true;
  for (std::uint8_t i = 0; i < kMostSeats; ++i) {
    if (i >= s.seats) {
      if (!s.hands[i].empty() || s.bids[i] != kNoCard || s.won[i] != 0) {
        return "an empty seat has nothing.";
      }
      continue;
    }
    if ((s.hands[i].bits() >> kCards) != 0) return "there is no such card (TP-1).";
    if (s.hands[i].size() != kCards - sold) return "one card is spent each round (TP-4).";
    if (s.bids[i] != kNoCard && (over || !s.hands[i].contains(s.bids[i]))) {
      return "a committed card is still held (TP-3).";
    }
    all_in = all_in && s.bids[i] != kNoCard;
  }
  return all_in && !over ? "when all are in, the plot is sold (TP-4)." : nullptr;
}

}  // namespace citybox::plots
