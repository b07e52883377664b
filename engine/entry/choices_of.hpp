#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/entry/gaps.hpp"
#include "engine/entry/kinds_of.hpp"

namespace citybox {

// Counts which kinds of choices were free, which were chosen, and what became of those who chose them and
// of those who did not.
template <Codec C>
class ChoicesOf {
  using G = typename C::Game;

 public:
  explicit ChoicesOf(bool cooperative) : cooperative_(cooperative) {}

  void decided(const ActionList<G>& allowed, Seat seat, std::size_t chosen, KindsOf<C>& kinds) {
    present_.clear();
    ++decision_;
    for (const auto& action : allowed) {
      const std::size_t kind = kinds.of(action);
      if (counts_.size() <= kind) counts_.resize(kind + 1);
      if (counts_[kind].decision == decision_) continue;
      counts_[kind].decision = decision_;
      present_.push_back(kind);
    }
    const bool free = present_.size() > 1;
    for (const std::size_t kind : present_) {
      Count& count = counts_[kind];
      ++count.choice.allowed;
      count.choice.forced += allowed.size() == 1 ? 1 : 0;
      if (!free) continue;
      ++count.choice.free;
      count.had.add(seat);
    }
    if (!free) return;
    ++counts_[chosen].choice.chosen;
    counts_[chosen].took.add(seat);
  }

  void judged(std::size_t kind, bool best) {
    ++counts_[kind].choice.judged;
    counts_[kind].choice.best += best ? 1 : 0;
  }

  void game_over(SeatSet winners) {
    for (Count& count : counts_) {
      const SeatSet left = count.had - count.took;
      if (cooperative_) {
        // All win or none: a game is one case, not four.
        if (!count.took.empty()) add(count.choice.took, count.choice.took_won, !winners.empty());
        if (count.took.empty() && !left.empty())
          add(count.choice.left, count.choice.left_won, !winners.empty());
      } else {
        count.took.for_each([&](Seat seat) {
          add(count.choice.took, count.choice.took_won, winners.contains(seat));
        });
        left.for_each([&](Seat seat) {
          add(count.choice.left, count.choice.left_won, winners.contains(seat));
        });
      }
      count.had = count.took = {};
    }
  }

  // The kinds that are allowed at the decision that was counted last.
  const std::vector<std::size_t>& present() const { return present_; }

  std::map<std::string, Choice> choices(const KindsOf<C>& kinds) const {
    std::map<std::string, Choice> all;
    for (std::size_t kind = 0; kind < counts_.size(); ++kind) {
      if (counts_[kind].choice.allowed > 0) all[kinds.name(kind)] = counts_[kind].choice;
    }
    return all;
  }

 private:
  struct Count {
    Choice choice;
    std::uint64_t decision = 0;  // the last in which it was allowed
    SeatSet had;                 // in the game being played
    SeatSet took;                // … those of them that chose it
  };

  static void add(std::uint64_t& cases, std::uint64_t& cases_won, bool won) {
    ++cases;
    cases_won += won ? 1 : 0;
  }

  bool cooperative_;
  std::vector<Count> counts_;
  std::vector<std::size_t> present_;
  std::uint64_t decision_ = 0;
};

}  // namespace citybox
