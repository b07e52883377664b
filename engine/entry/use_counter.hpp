#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/entry/kinds_of.hpp"
#include "engine/entry/tally.hpp"
#include "engine/table/codec.hpp"

namespace citybox {

// A decision as it was counted.
struct Decided {
  std::size_t kinds = 0;              // that were allowed
  const std::string* name = nullptr;  // of the kind that was chosen; until the next decision
};

// Counts which kinds of choices were allowed, which were chosen, and what became of those who chose
// them.
template <Codec C>
class UseCounter {
  using Action = typename C::Game::Action;

 public:
  Decided decided(const ActionList<typename C::Game>& allowed, Seat seat, const Action& chosen) {
    ++decision_;
    std::size_t kinds = 0;
    for (const Action& action : allowed) {
      Kind& kind = kind_of(action);
      if (kind.decision == decision_) continue;
      kind.decision = decision_;
      kind.allowed_now = true;
      ++kind.use.allowed;
      ++kinds;
    }
    const std::size_t choice = names_.of(chosen);
    Kind& kind = kinds_[choice];
    kind.chosen_by.add(seat);
    ++kind.use.chosen;
    return {kinds, &names_.name(choice)};
  }

  void game_over(SeatSet winners) {
    for (Kind& kind : kinds_) {
      kind.use.games_allowed += kind.allowed_now ? 1 : 0;
      kind.use.games_chosen += kind.chosen_by.empty() ? 0 : 1;
      if (cooperative_) {
        // All win or none: a game is one case, not four.
        kind.use.seats_chosen += kind.chosen_by.empty() ? 0 : 1;
        kind.use.seats_won += kind.chosen_by.empty() || winners.empty() ? 0 : 1;
      } else {
        kind.chosen_by.for_each([&](Seat seat) {
          ++kind.use.seats_chosen;
          kind.use.seats_won += winners.contains(seat) ? 1 : 0;
        });
      }
      kind.allowed_now = false;
      kind.chosen_by = {};
    }
  }

  std::map<std::string, Use> uses() const {
    std::map<std::string, Use> uses;
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      if (kinds_[i].use.allowed > 0) uses[names_.name(i)] = kinds_[i].use;
    }
    return uses;
  }

  // The names stay known: to write them anew would cost more than a short game.
  void forget_counts() {
    for (Kind& kind : kinds_) kind.use = {};
  }

 private:
  struct Kind {
    Use use;
    std::uint64_t decision = 0;  // the last in which it was allowed
    bool allowed_now = false;    // in the game being played
    SeatSet chosen_by;           // in the same
  };

  Kind& kind_of(const Action& action) {
    const std::size_t i = names_.of(action);
    if (i == kinds_.size()) kinds_.emplace_back();
    return kinds_[i];
  }

  bool cooperative_ = C::info().cooperative;
  KindsOf<C> names_;
  std::vector<Kind> kinds_;  // by their numbers there
  std::uint64_t decision_ = 0;
};

}  // namespace citybox
