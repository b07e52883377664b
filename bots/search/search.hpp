#pragma once
// Monte Carlo tree search for any game.
//
// 1. Each iteration imagines a whole state that looks to the searcher as the real one does, and walks down
//    from it: every seat, itself included, picks by what it saw of its own choices before.
// 2. What is remembered belongs to an information set (memory.hpp): nobody uses what they cannot know,
//    neither a rival's secret nor a choice that all make at once, and positions that look alike to the one
//    who decides share what was learned.
// 3. Where nothing is remembered yet the walk ends: the mover's own turn is played to its end as it looks
//    best, and the game's judgement says how each seat stands.
// 4. Every seat wants its own worth (max^n). In a cooperative game all worths are the team's.
//
// The same seed and the same iterations give the same choice.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "bots/judgement.hpp"
#include "bots/sampled_context.hpp"
#include "bots/search/memory.hpp"
#include "bots/search/reward.hpp"
#include "engine/core/game.hpp"

namespace citybox {

struct SearchParameters {
  std::uint32_t iterations = 2'000;
  std::uint16_t depth = 60;       // decisions after which a walk ends at the latest
  std::uint8_t settle = 6;        // decisions of the mover played on before a leaf is judged …
  std::uint8_t follow = 0;        // … and so many of anybody after those
  std::uint8_t wide = 4;          // choices looked at in a position at first …
  float widen = 1.0F;             // … and so many more times the root of its visits
  float explore = 0.6F;           // how much a choice's prior counts against what was found
  float sharp = 20.0F;            // how much a prior falls with a choice that looks worse
  std::int32_t clear_lead = 300;  // so much worth more is a clear lead (reward.hpp)
};

// What a search of this game is led by: its Judgement, and where a quick player of its own knows more than
// a look one step ahead tells, that player:
//   suggest(seen, seat, seed, content)   an allowed action
template <class U, class G>
concept GuideFor = JudgementFor<typename U::Judgement, G>;

template <class U, class G>
concept SuggestingFor = GuideFor<U, G> &&
                        requires(const Seen<G>& seen, Seat seat, const typename G::Content& content) {
                          {
                            U::suggest(seen, seat, std::uint64_t{}, content)
                          } -> std::same_as<typename G::Action>;
                        };

template <Game G, GuideFor<G> Guide>
class Search {
  using J = typename Guide::Judgement;
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;

 public:
  explicit Search(const SearchParameters& parameters) : how_(parameters) {}

  // An allowed action for `seat`, which must owe a decision. What earlier searches found is used again.
  Action choose(const Seen<G>& seen, Seat seat, std::uint64_t seed, const Content& content) {
    Rng rng(seed);
    const State root = G::determinize(seen, rng, content);
    G::legal(root, seat, actions_, content);
    if (actions_.size() == 1) return actions_[0];
    anchor(root, content);
    const std::uint32_t node = memory_.find_or_add(key_of(root, seat));
    while (memory_[node].visits < how_.iterations) walk(seen, seat, rng, content);
    return most_visited(node);
  }

  std::uint64_t iterations() const { return walked_; }

 private:
  static constexpr std::size_t kMostNodes = 400'000;
  static constexpr int kSuggestions = 3;
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  struct Step {
    std::uint32_t edge = kNone;
    std::uint32_t node = kNone;
    Seat seat;
  };

  static std::uint64_t key_of(const State& state, Seat seat) {
    return key_of_bytes(G::redact(state, SeatSet(seat)).state(), seat);
  }

  // Worths are held against how each seat stood when this memory began; once somebody stands otherwise, what
  // was found no longer compares with what will be.
  void anchor(const State& root, const Content& content) {
    NotesOf<J> notes;
    bool moved = memory_.size() == 0 || memory_.size() > kMostNodes;
    std::array<std::int32_t, kMaxSeats> now{};
    for (std::uint8_t i = 0; i < root.seats; ++i) {
      now[i] = judge<G, J>(root, Seat{i}, content, notes);
      moved |= 4 * std::abs(now[i] - base_[i]) > how_.clear_lead;
    }
    if (!moved) return;
    memory_.clear();
    base_ = now;
  }
  float reward(const State& state, Seat seat, const Content& content, NotesOf<J>& notes) const {
    return reward_of(judge<G, J>(state, seat, content, notes), base_[seat.index],
                     how_.clear_lead);
  }

  void walk(const Seen<G>& seen, Seat first, Rng& rng, const Content& content) {
    ++walked_;
    State state = G::determinize(seen, rng, content);
    SampledContext ctx(rng.fork(walked_), walked_ % 64, 64);
    path_.clear();
    Seat mover = first;
    NotesOf<J> notes;
    for (int depth = 0; depth < how_.depth; ++depth) {
      const SeatSet deciders = G::deciders(state);
      if (deciders.empty()) break;
      const Seat next = depth == 0 ? first : next_mover(deciders, mover);
      const std::uint32_t index = memory_.find_or_add(key_of(state, next));
      if (depth > 0 && memory_[index].visits == 0) {
        path_.push_back({kNone, index, next});
        break;
      }
      mover = next;
      if (!memory_[index].is_open()) open(index, state, mover, content, rng, notes);
      const std::uint32_t edge = pick(memory_[index]);
      path_.push_back({edge, index, mover});
      G::apply(state, mover, memory_.edge(edge).action, ctx, content);
    }
    settle(state, mover, ctx, rng, content, notes);
    follow(state, mover, ctx, rng, content, notes);
    learn(state, content, notes);
  }

  // Who goes on with a turn goes on; of others who owe a decision at once, the first.
  static Seat next_mover(SeatSet deciders, Seat mover) {
    return deciders.contains(mover) ? mover : deciders.front();
  }

  // Lists what may be done there, the best looking first.
  void open(std::uint32_t index, const State& state, Seat mover, const Content& content, Rng& rng,
            NotesOf<J>& notes) {
    G::legal(state, mover, actions_, content);
    looks_.clear();
    float best = 0;
    const SampledContext luck(Rng(rng.next()), 0, 1);
    for (const Action& action : actions_) {
      float look = 0.5F;
      if (actions_.size() > 1) {
        State next = state;
        SampledContext peek = luck;
        G::apply(next, mover, action, peek, content);
        look = reward(next, mover, content, notes);
      }
      best = look > best ? look : best;
      looks_.push_back({action, look});
    }
    float sum = 0;
    for (Look<Action>& look : looks_) {
      const float behind = 1.0F + how_.sharp * (best - look.value);
      look.value = 1.0F / (behind * behind);
      sum += look.value;
    }
    for (Look<Action>& look : looks_) look.value /= sum;
    if constexpr (SuggestingFor<Guide, G>) {
      const Seen<G> seen = G::redact(state, SeatSet(mover));
      for (int i = 0; i < kSuggestions && looks_.size() > 1; ++i) {
        const Action idea = Guide::suggest(seen, mover, rng.next(), content);
        for (Look<Action>& look : looks_) look.value += look.action == idea ? 1.0F / kSuggestions : 0;
      }
    }
    memory_.open(index, looks_);
  }

  // What was found so far and what a choice looks like, as in PUCT.
  std::uint32_t pick(const Node& node) const {
    const float total = root_of(static_cast<float>(node.visits + 1));
    const auto width = static_cast<std::uint32_t>(how_.wide + how_.widen * total);
    const std::uint32_t end = node.first + (width < node.edges ? width : node.edges);
    const float unknown = node.visits > 0 ? node.sum / static_cast<float>(node.visits) : 0.5F;
    std::uint32_t best = node.first;
    float most = -1;
    for (std::uint32_t i = node.first; i < end; ++i) {
      const auto& edge = memory_.edge(i);
      const float mean =
          edge.visits > 0 ? edge.sum / static_cast<float>(edge.visits) : unknown;
      const float value =
          mean + how_.explore * edge.prior * total / static_cast<float>(edge.visits + 1);
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  // Half a turn says little: the mover goes on as it looks best, up to where chance or another comes in.
  void settle(State& state, Seat mover, SampledContext& ctx, Rng& rng, const Content& content,
              NotesOf<J>& notes) {
    const std::uint32_t drawn = ctx.draws();
    for (int i = 0; i < how_.settle && ctx.draws() == drawn; ++i) {
      if (!G::deciders(state).contains(mover)) return;
      G::apply(state, mover, best_looking(state, mover, rng, content, notes), ctx, content);
    }
  }

  Action best_looking(const State& state, Seat mover, Rng& rng, const Content& content, NotesOf<J>& notes) {
    G::legal(state, mover, actions_, content);
    Action best = actions_[0];
    if (actions_.size() == 1) return best;
    const SampledContext luck(Rng(rng.next()), 0, 1);
    std::int32_t most = 0;
    std::uint32_t ties = 0;
    for (const Action& action : actions_) {
      State next = state;
      SampledContext peek = luck;
      G::apply(next, mover, action, peek, content);
      const std::int32_t value = judge<G, J>(next, mover, content, notes);
      if (ties == 0 || value > most) {
        most = value;
        best = action;
        ties = 1;
      } else if (value == most && rng.below(++ties) == 0) {
        best = action;
      }
    }
    return best;
  }

  void follow(State& state, Seat mover, SampledContext& ctx, Rng& rng, const Content& content,
              NotesOf<J>& notes) {
    for (int i = 0; i < how_.follow; ++i) {
      const SeatSet deciders = G::deciders(state);
      if (deciders.empty()) return;
      mover = next_mover(deciders, mover);
      G::apply(state, mover, quick_choice(state, mover, rng, content, notes), ctx, content);
    }
  }
  Action quick_choice(const State& state, Seat mover, Rng& rng, const Content& content,
                      NotesOf<J>& notes) {
    if constexpr (SuggestingFor<Guide, G>) {
      return Guide::suggest(G::redact(state, SeatSet(mover)), mover, rng.next(), content);
    } else {
      return best_looking(state, mover, rng, content, notes);
    }
  }

  void learn(const State& state, const Content& content, NotesOf<J>& notes) {
    std::array<float, kMaxSeats> rewards{};
    SeatSet known;
    for (const Step& step : path_) {
      float& reward = rewards[step.seat.index];
      if (!known.contains(step.seat)) {
        known.add(step.seat);
        reward = this->reward(state, step.seat, content, notes);
      }
      Node& node = memory_[step.node];
      ++node.visits;
      node.sum += reward;
      if (step.edge == kNone) continue;
      auto& edge = memory_.edge(step.edge);
      ++edge.visits;
      edge.sum += reward;
    }
  }

  Action most_visited(std::uint32_t index) const {
    const Node& node = memory_[index];
    std::uint32_t best = node.first;
    for (std::uint32_t i = node.first; i < node.first + node.edges; ++i) {
      if (memory_.edge(i).visits > memory_.edge(best).visits) best = i;
    }
    return memory_.edge(best).action;
  }

  SearchParameters how_;
  Memory<Action> memory_;
  std::array<std::int32_t, kMaxSeats> base_{};
  std::vector<Step> path_;
  std::vector<Look<Action>> looks_;
  ActionList<G> actions_;
  std::uint64_t walked_ = 0;
};

}  // namespace citybox
