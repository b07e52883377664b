#pragma once
// One decision with all its actions tried out, in a world that looks the same to the one who decides.

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/entry/choices_of.hpp"
#include "engine/entry/explorer_setup.hpp"
#include "engine/entry/gaps.hpp"
#include "engine/entry/kinds_of.hpp"
#include "engine/table/packed.hpp"

namespace citybox {

template <Codec C>
class CloseLookOf {
  using G = typename C::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;
  using Weigh = decltype(Mind<G>::weigh);

 public:
  // Which actions lead to the same state after the same draws? `actions` are those allowed.
  void compare(const Seen<G>& seen, Seat seat, const ActionList<G>& actions, const Moment& moment,
               const Rng& rng, const Content& content, KindsOf<C>& kinds) {
    Rng guess = rng.fork(0);
    const State world = G::determinize(seen, guess, content);
    reached_.clear();
    for (const Action& action : actions) {
      const std::size_t kind = kinds.of(action);
      std::uint64_t hash = 0;
      bool idle = true;
      for (std::uint64_t luck = 1; luck <= kLucks; ++luck) {
        const State next = after(world, seat, action, rng.fork(luck), content);
        idle = idle && next == world;
        hash = hash_bytes(next, hash);
      }
      if (idle) idle_[kind].add(moment);
      reached_.emplace_back(kind, hash);
    }
    if (reached_.size() < 2) return;
    ++looks_;
    std::sort(reached_.begin(), reached_.end());
    note_twins(moment);
    const std::uint64_t first = reached_.front().second;
    if (std::all_of(reached_.begin(), reached_.end(),
                    [&](const auto& each) { return each.second == first; })) {
      empty_[first_by_name(kinds)].add(moment);
    }
  }

  // Which kinds hold an action that none is judged better than, after its own next steps, over some
  // samples of chance and of what is hidden?
  void judge(const Seen<G>& seen, Seat seat, const ActionList<G>& actions, const Rng& rng,
             const Content& content, KindsOf<C>& kinds, Weigh weigh, ChoicesOf<C>& choices) {
    const std::vector<std::size_t>& present = choices.present();
    if (present.size() < 2 || weigh == nullptr) return;
    std::vector<std::int64_t> values;
    for (const std::size_t kind : present) {
      const Action* best = nullptr;
      std::int64_t best_value = 0;
      for (const Action& action : actions) {
        if (kinds.of(action) != kind) continue;
        const std::int64_t value = value_of(seen, seat, action, rng, content, weigh, 0);
        if (best != nullptr && value <= best_value) continue;
        best = &action;
        best_value = value;
      }
      values.push_back(value_of(seen, seat, *best, rng, content, weigh, kFollowed));
    }
    const std::int64_t most = *std::max_element(values.begin(), values.end());
    for (std::size_t i = 0; i < present.size(); ++i) choices.judged(present[i], values[i] == most);
  }

  void tell(Gaps& gaps, const KindsOf<C>& kinds) const {
    gaps.looks = looks_;
    for (const auto& [kind, met] : idle_) gaps.idle[kinds.name(kind)] = met;
    for (const auto& [kind, met] : empty_) gaps.empty[kinds.name(kind)] = met;
    for (const auto& [pair, twins] : twins_) {
      const auto& [one, other] = std::minmax(kinds.name(pair.first), kinds.name(pair.second));
      gaps.twins[one][other] = twins;
    }
  }

 private:
  // Two actions are alike if they come to the same under each of these; a storm can level any two.
  static constexpr std::uint64_t kLucks = 4;
  static constexpr std::uint64_t kSamples = 2;
  static constexpr int kFollowed = 4;  // decisions of its own after the one that is judged

  static State after(const State& world, Seat seat, const Action& action, const Rng& rng,
                     const Content& content) {
    State next = world;
    QuietContext ctx(rng);
    G::apply(next, seat, action, ctx, content);
    return next;
  }

  // `reached_` is sorted by kinds.
  void note_twins(const Moment& moment) {
    for (std::size_t i = 0; i < reached_.size(); i = end_of_kind(i)) {
      for (std::size_t j = i; j < reached_.size(); j = end_of_kind(j)) {
        const std::size_t i_end = end_of_kind(i), j_end = end_of_kind(j);
        if (i == j && i_end - i < 2) continue;
        Twins& twins = twins_[{reached_[i].first, reached_[j].first}];
        ++twins.together;
        if (meet(i, i_end, j, j_end)) twins.alike.add(moment);
      }
    }
  }
  // Kinds are numbered as they come up, which hangs on what a thread has played; their names do not.
  std::size_t first_by_name(const KindsOf<C>& kinds) const {
    return std::min_element(reached_.begin(), reached_.end(),
                            [&](const auto& a, const auto& b) {
                              return kinds.name(a.first) < kinds.name(b.first);
                            })
        ->first;
  }
  std::size_t end_of_kind(std::size_t i) const {
    const std::size_t kind = reached_[i].first;
    while (i < reached_.size() && reached_[i].first == kind) ++i;
    return i;
  }
  // Do two actions of these ranges, each sorted, lead to the same state?
  bool meet(std::size_t i, std::size_t i_end, std::size_t j, std::size_t j_end) const {
    if (i == j) {
      for (++i; i < i_end; ++i) {
        if (reached_[i].second == reached_[i - 1].second) return true;
      }
      return false;
    }
    while (i < i_end && j < j_end) {
      if (reached_[i].second == reached_[j].second) return true;
      reached_[i].second < reached_[j].second ? ++i : ++j;
    }
    return false;
  }

  static std::int64_t value_of(const Seen<G>& seen, Seat seat, const Action& action, const Rng& rng,
                               const Content& content, Weigh weigh, int followed) {
    std::int64_t sum = 0;
    for (std::uint64_t sample = 0; sample < kSamples; ++sample) {
      Rng guess = rng.fork(kLucks + 1 + sample);
      State state = G::determinize(seen, guess, content);
      state = after(state, seat, action, guess.fork(0), content);
      ActionList<G> actions;
      for (int step = 1; step <= followed && G::deciders(state).contains(seat); ++step) {
        G::legal(state, seat, actions, content);
        const Rng luck = guess.fork(static_cast<std::uint64_t>(step));
        const Action* best = &actions[0];
        std::int64_t best_value =
            worth(after(state, seat, *best, luck, content), seat, content, weigh);
        for (const Action& next : actions) {
          const std::int64_t value =
              worth(after(state, seat, next, luck, content), seat, content, weigh);
          if (value <= best_value) continue;
          best = &next;
          best_value = value;
        }
        state = after(state, seat, *best, luck, content);
      }
      sum += worth(state, seat, content, weigh);
    }
    return sum;
  }

  static std::int64_t worth(const State& state, Seat seat, const Content& content, Weigh weigh) {
    constexpr std::int64_t kDecided = 1'000'000'000;
    const std::int64_t worth = weigh(state, seat, content).total();
    if (!G::deciders(state).empty()) return worth;
    return G::outcome(state, content).winners.contains(seat) ? worth + kDecided : worth - kDecided;
  }

  std::vector<std::pair<std::size_t, std::uint64_t>> reached_;  // kind, hash of the state
  std::uint64_t looks_ = 0;
  std::map<std::size_t, Met> idle_;
  std::map<std::size_t, Met> empty_;
  std::map<std::pair<std::size_t, std::size_t>, Twins> twins_;
};

}  // namespace citybox
