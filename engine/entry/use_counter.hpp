#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/entry/tally.hpp"
#include "engine/table/codec.hpp"
#include "engine/table/packed.hpp"

namespace citybox {

// Counts which kinds of choices were allowed, which were chosen, and what became of those who chose
// them. The notation of an action is only written once.
template <Codec C>
class UseCounter {
  using Action = typename C::Game::Action;

 public:
  void decided(const ActionList<typename C::Game>& allowed, Seat seat, const Action& chosen) {
    ++decision_;
    for (const Action& action : allowed) {
      Kind& kind = kinds_[index_of(action)];
      if (kind.decision == decision_) continue;
      kind.decision = decision_;
      kind.allowed_now = true;
      ++kind.use.allowed;
    }
    Kind& kind = kinds_[index_of(chosen)];
    kind.chosen_by.add(seat);
    ++kind.use.chosen;
  }

  void game_over(SeatSet winners) {
    for (Kind& kind : kinds_) {
      kind.use.games_allowed += kind.allowed_now ? 1 : 0;
      kind.use.games_chosen += kind.chosen_by.empty() ? 0 : 1;
      kind.chosen_by.for_each([&](Seat seat) {
        ++kind.use.seats_chosen;
        kind.use.seats_won += winners.contains(seat) ? 1 : 0;
      });
      kind.allowed_now = false;
      kind.chosen_by = {};
    }
  }

  std::map<std::string, Use> uses() const {
    std::map<std::string, Use> uses;
    for (const Kind& kind : kinds_) uses[kind.name] = kind.use;
    return uses;
  }

 private:
  struct Kind {
    std::string name;
    Use use;
    std::uint64_t decision = 0;  // the last in which it was allowed
    bool allowed_now = false;    // in the game being played
    SeatSet chosen_by;           // in the same
  };

  std::size_t index_of(const Action& action) {
    const auto [place, is_new] = index_.try_emplace(pack(action), 0);
    if (is_new) {
      const std::string name = name_of_choice(action);
      std::size_t i = 0;
      while (i < kinds_.size() && kinds_[i].name != name) ++i;
      if (i == kinds_.size()) kinds_.emplace_back().name = name;
      place->second = i;
    }
    return place->second;
  }

  static std::string name_of_choice(const Action& action) {
    if constexpr (C::kHooks.choice != nullptr) {
      return C::kHooks.choice(action);
    } else {
      return kind_of_choice(C::to_text(action));
    }
  }

  std::unordered_map<PackedAction, std::size_t> index_;
  std::vector<Kind> kinds_;
  std::uint64_t decision_ = 0;
};

}  // namespace citybox
