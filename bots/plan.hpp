#pragma once
// What a bot thinks with: plans, unfinished ones with the state they lead to, and the few best of
// each.

#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_vector.hpp"
#include "engine/core/game.hpp"

namespace citybox {

inline constexpr int kLongestPlan = 6;
inline constexpr int kWidestBeam = 64;
inline constexpr int kLongestShortlist = 64;

// A few decisions of one seat in a row, and how good they look.
template <Game G>
struct Plan {
  ScratchList<typename G::Action, kLongestPlan> steps;
  std::int64_t value = 0;

  constexpr Plan with(typename G::Action step, std::int64_t worth) const {
    Plan longer = *this;
    longer.steps.push_back(step);
    longer.value = worth;
    return longer;
  }
};

// A plan that ends where the same seat decides again, before chance came in.
template <Game G>
struct OpenPlan {
  typename G::State state;
  Plan<G> plan;
};

// The best `room` open plans of one length. Two that lead to the same state have the same future,
// so one of them is enough.
template <Game G, std::size_t kRoom = kWidestBeam>
class Beam {
 public:
  constexpr explicit Beam(std::size_t room) : room_(room) {}

  constexpr void offer(const typename G::State& state, const Plan<G>& plan, typename G::Action step,
                       std::int64_t value) {
    std::size_t worst = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (nodes_[i].plan.value == value && same_bytes(nodes_[i].state, state)) return;
      if (nodes_[i].plan.value < nodes_[worst].plan.value) worst = i;
    }
    if (nodes_.size() < room_) {
      worst = nodes_.size();
      nodes_.grow();
    } else if (nodes_[worst].plan.value >= value) {
      return;
    }
    nodes_[worst].state = state;
    nodes_[worst].plan = plan.with(step, value);
  }

  constexpr void clear() { nodes_.clear(); }
  constexpr const OpenPlan<G>* begin() const { return nodes_.begin(); }
  constexpr const OpenPlan<G>* end() const { return nodes_.end(); }

 private:
  ScratchList<OpenPlan<G>, kRoom> nodes_;
  std::size_t room_;
};

// The best finished plans, at most `share` of them with the same first step: each first step stays
// in the running until it was judged in earnest.
template <Game G, std::size_t kRoom = kLongestShortlist>
class Shortlist {
 public:
  constexpr Shortlist(int room, int first_steps)
      : room_(room), share_(first_steps < room ? room / first_steps : 1) {}

  constexpr void offer(const Plan<G>& plan) {
    int alike = 0, worst_alike = -1, worst = -1;
    for (int i = 0; i < size(); ++i) {
      if (worst < 0 || plans_[i].value < plans_[worst].value) worst = i;
      if (!(plans_[i].steps[0] == plan.steps[0])) continue;
      ++alike;
      if (worst_alike < 0 || plans_[i].value < plans_[worst_alike].value) worst_alike = i;
    }
    int place = alike >= share_ ? worst_alike : worst;
    if (alike < share_ && size() < room_) {
      place = size();
      plans_.grow();
    } else if (plans_[place].value >= plan.value) {
      return;
    }
    plans_[place] = plan;
  }

  constexpr int size() const { return static_cast<int>(plans_.size()); }
  // Do all of them begin with the same step?
  constexpr bool begin_alike() const {
    for (const Plan<G>& plan : *this) {
      if (!(plan.steps[0] == plans_[0].steps[0])) return false;
    }
    return true;
  }
  constexpr const Plan<G>* begin() const { return plans_.begin(); }
  constexpr const Plan<G>* end() const { return plans_.end(); }

 private:
  ScratchList<Plan<G>, kRoom> plans_;
  int room_;
  int share_;
};

}  // namespace citybox
