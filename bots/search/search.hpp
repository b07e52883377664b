#pragma once
// Monte Carlo tree search for any game.
//
// 1. Each iteration imagines a whole state that looks to the searcher as the real one does, and walks down
//    from it: every seat, itself included, picks by what came of its own choices before.
// 2. What is remembered belongs to an information set (memory.hpp): nobody uses what they cannot know,
//    neither a rival's secret nor a choice that all make at once, and positions that look alike to the one
//    who decides share what was learned. So chance needs no nodes of its own, and what was found for one
//    decision serves the next.
// 3. Where nothing is remembered yet the walk ends: the mover's own turn is played to its end, a few more
//    decisions follow as they look best, and the game's judgement says how each seat stands.
// 4. Every seat wants its own worth (max^n). In a cooperative game all worths are the team's.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "bots/explanation.hpp"
#include "bots/judgement.hpp"
#include "bots/leash.hpp"
#include "bots/sampled_context.hpp"
#include "bots/search/guide.hpp"
#include "bots/search/memory.hpp"
#include "bots/search/reward.hpp"
#include "engine/core/game.hpp"

namespace citybox {

struct SearchParameters {
  std::uint32_t iterations =
      2'000;                 // until the position was visited so often, earlier visits included
  std::uint16_t depth = 60;  // decisions after which a walk ends at the latest
  std::uint16_t follow = 0;  // decisions of anybody after it, before it is judged
  std::uint16_t glance = 0;  // choices looked at in such a decision, any of them; 0: all
  std::uint8_t wide = 4;     // choices looked at in a position at first …
  float widen = 1.0F;        // … and so many more times the root of its visits
  float explore = 0.6F;      // how much the look of a choice counts against what came of it
  float sharp = 20.0F;       // how much less a choice is tried that looks worse
  std::int32_t clear_lead = 300;  // so much more worth is a clear lead (reward.hpp)
  std::int32_t clear_value = 0;   // … by the value that lines are judged by; 0: the same
};

template <Game G, GuideFor<G> Guide>
class Search {
  using J = typename Guide::Judgement;
  using V = ValueOf<Guide>;
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;

 public:
  explicit Search(const SearchParameters& parameters) : how_(parameters) {
    if (how_.clear_value == 0) how_.clear_value = how_.clear_lead;
  }

  // An allowed action for `seat`, which must owe a decision. What earlier calls found is used again: they
  // must be about one game with the same content, seen by the same seat. Same seeds, same choices.
  Action choose(const Seen<G>& seen, Seat seat, std::uint64_t seed, const Content& content,
                const Leash& leash = {}) {
    Rng rng(seed);
    const State root = G::determinize(seen, rng, content);
    list(root, seat, content);
    if (actions_.size() == 1) return actions_[0];
    Walk walk{seen, seat, content, rng, {}, {}};
    anchor(root, walk);
    const std::uint32_t node = memory_.find_or_add(key_of(root, seat));
    ends_.clear();
    ends_of_ = memory_[node].key;
    while (memory_[node].visits < how_.iterations) {
      if (memory_[node].visits > 0 && leash.is_pulled()) break;
      take(walk);
    }
    return memory_.edge(most_visited(memory_[node])).action;
  }

  // What was found about a choice when `seat` last chose here; nothing where it was not looked at
  // (recall.hpp).
  std::optional<Explanation<G>> recall(const Seen<G>& seen, Seat seat, const Action& choice,
                                       std::uint64_t seed, const Content& content);

  std::uint64_t iterations() const { return walked_; }

 private:
  static constexpr std::size_t kMostNodes = 100'000;
  static constexpr int kLongestTurn = 8;  // decisions of one seat in a row after a leaf
  static constexpr int kSuggestions = 3;
  static constexpr std::uint32_t kLuck = 64;  // first draws run evenly through so many walks
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  // What all iterations of one decision share.
  struct Walk {
    const Seen<G>& seen;
    Seat first;
    const Content& content;
    Rng rng;
    NotesOf<J> notes;
    NotesOf<V> value_notes;
  };
  struct End {
    std::uint32_t ended = 0, won = 0;  // walks
  };
  struct Step {
    std::uint32_t edge = kNone;  // none: nobody decided there yet
    std::uint32_t node = kNone;
    Seat seat;
  };

  static std::uint64_t key_of(const State& state, Seat seat) {
    return key_of_bytes(G::redact(state, SeatSet(seat)).state(), seat);
  }

  // What this player would ever do.
  void list(const State& state, Seat mover, const Content& content) {
    G::legal(state, mover, actions_, content);
    if constexpr (PickyFor<Guide, G>) {
      ActionList<G> considered;
      for (const Action& action : actions_) {
        if (Guide::considers(action)) considered.push_back(action);
      }
      if (!considered.empty()) actions_ = considered;
    }
  }

  // Worths are held against how each seat stood when this memory began; once somebody stands otherwise,
  // what was found no longer compares with what will be.
  void anchor(const State& root, Walk& walk) {
    bool anew = memory_.size() == 0 || memory_.size() > kMostNodes;
    std::array<std::int32_t, kMaxSeats> look{}, now{};
    for (std::uint8_t i = 0; i < root.seats; ++i) {
      look[i] = judge<G, J>(root, Seat{i}, walk.content, walk.notes);
      now[i] = judge<G, V>(root, Seat{i}, walk.content, walk.value_notes);
      anew |= 4 * std::abs(now[i] - base_[i]) > how_.clear_value;
    }
    if (!anew) return;
    memory_.clear();
    base_ = now;
    look_base_ = look;
  }
  float look_of(const State& state, Seat seat, Walk& walk) const {
    return reward_of(judge<G, J>(state, seat, walk.content, walk.notes), look_base_[seat.index],
                     how_.clear_lead);
  }
  float reward(const State& state, Seat seat, Walk& walk) const {
    return reward_of(judge<G, V>(state, seat, walk.content, walk.value_notes), base_[seat.index],
                     how_.clear_value);
  }

  // One iteration.
  void take(Walk& walk) {
    State state = G::determinize(walk.seen, walk.rng, walk.content);
    SampledContext ctx(walk.rng.fork(walked_), static_cast<std::uint32_t>(walked_ % kLuck), kLuck);
    ++walked_;
    path_.clear();
    Seat mover = descend(state, ctx, walk);
    end_turn(state, mover, ctx, walk);
    for (int i = 0; i < how_.follow; ++i) {
      const SeatSet deciders = G::deciders(state);
      if (deciders.empty()) break;
      mover = next_mover(deciders, mover);
      G::apply(state, mover, quick_choice(state, mover, walk), ctx, walk.content);
    }
    learn(state, walk);
  }

  // Goes down to where nothing is remembered, and says who moved last.
  Seat descend(State& state, SampledContext& ctx, Walk& walk) {
    Seat mover = walk.first;
    for (int depth = 0; depth < how_.depth; ++depth) {
      const SeatSet deciders = G::deciders(state);
      if (deciders.empty()) break;
      const Seat next = depth == 0 ? walk.first : next_mover(deciders, mover);
      const std::uint32_t node = memory_.find_or_add(key_of(state, next));
      if (depth > 0 && memory_[node].visits == 0) {
        path_.push_back({kNone, node, next});
        break;
      }
      mover = next;
      if (!memory_[node].is_open()) open(node, state, mover, walk);
      const std::uint32_t edge = pick(memory_[node]);
      path_.push_back({edge, node, mover});
      G::apply(state, mover, memory_.edge(edge).action, ctx, walk.content);
    }
    return mover;
  }

  // Who goes on with a turn goes on; of others who owe a decision at once, the first.
  static Seat next_mover(SeatSet deciders, Seat mover) {
    return deciders.contains(mover) ? mover : deciders.front();
  }

  // Lists what may be done there, the best looking first.
  void open(std::uint32_t node, const State& state, Seat mover, Walk& walk) {
    list(state, mover, walk.content);
    looks_.clear();
    float best = 0;
    const SampledContext luck(Rng(walk.rng.next()), 0, 1);
    for (const Action& action : actions_) {
      float look = 0.5F;
      if (actions_.size() > 1) {
        State next = state;
        SampledContext peek = luck;
        G::apply(next, mover, action, peek, walk.content);
        look = look_of(next, mover, walk);
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
    if constexpr (SuggestingFor<Guide, G>) suggest(state, mover, walk);
    memory_.open(node, looks_);
  }

  // What a quick player would do counts as much as all looks together.
  void suggest(const State& state, Seat mover, Walk& walk) {
    if (looks_.size() == 1) return;
    const Seen<G> seen = G::redact(state, SeatSet(mover));
    for (int i = 0; i < kSuggestions; ++i) {
      const Action idea = Guide::suggest(seen, mover, walk.rng.next(), walk.content);
      for (Look<Action>& look : looks_) {
        if (look.action == idea) look.value += 1.0F / kSuggestions;
      }
    }
  }

  // By what came of each choice so far and what it looks like (PUCT), of the first few, more with each visit.
  std::uint32_t pick(const Node& node) const {
    const float root = root_of(static_cast<float>(node.visits + 1));
    const auto width =
        static_cast<std::uint32_t>(static_cast<float>(how_.wide) + how_.widen * root);
    const std::uint32_t end = node.first + (width < node.edges ? width : node.edges);
    const float unknown = node.visits > 0 ? node.sum / static_cast<float>(node.visits) : 0.5F;
    std::uint32_t best = node.first;
    float most = -1;
    for (std::uint32_t i = node.first; i < end; ++i) {
      const auto& edge = memory_.edge(i);
      const float mean = edge.visits > 0 ? edge.mean() : unknown;
      const float value =
          mean + how_.explore * edge.prior * root / static_cast<float>(edge.visits + 1);
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  }

  // Half a turn says little: the mover goes on as it looks best, up to where chance or another comes in.
  void end_turn(State& state, Seat mover, SampledContext& ctx, Walk& walk) {
    const std::uint32_t drawn = ctx.draws();
    for (int i = 0; i < kLongestTurn && ctx.draws() == drawn; ++i) {
      if (!G::deciders(state).contains(mover)) return;
      G::apply(state, mover, best_looking(state, mover, walk, how_.glance), ctx, walk.content);
    }
  }

  Action quick_choice(const State& state, Seat mover, Walk& walk) {
    if constexpr (SuggestingFor<Guide, G>) {
      return Guide::suggest(G::redact(state, SeatSet(mover)), mover, walk.rng.next(), walk.content);
    } else {
      return best_looking(state, mover, walk, how_.glance);
    }
  }

  // Of so many choices (0: of all), under other luck than it meets, so nobody foresees the next card.
  Action best_looking(const State& state, Seat mover, Walk& walk, std::uint16_t glance) {
    list(state, mover, walk.content);
    if (actions_.size() == 1) return actions_[0];
    if (glance > 0 && actions_.size() > glance) keep_some(walk.rng, glance);
    Action best = actions_[0];
    const SampledContext luck(Rng(walk.rng.next()), 0, 1);
    std::int32_t most = 0;
    std::uint32_t ties = 0;
    for (const Action& action : actions_) {
      State next = state;
      SampledContext peek = luck;
      G::apply(next, mover, action, peek, walk.content);
      const std::int32_t worth = judge<G, J>(next, mover, walk.content, walk.notes);
      if (ties == 0 || worth > most) {
        most = worth;
        best = action;
        ties = 1;
      } else if (worth == most && walk.rng.below(++ties) == 0) {
        best = action;
      }
    }
    return best;
  }

  // Any `glance` of the listed ones.
  void keep_some(Rng& rng, std::uint16_t glance) {
    const auto all = static_cast<std::uint32_t>(actions_.size());
    for (std::uint32_t i = 0; i < glance; ++i) {
      std::swap(actions_[i], actions_[i + rng.below(all - i)]);
    }
    actions_.keep(glance);
  }

  void learn(const State& state, Walk& walk) {
    if (G::deciders(state).empty()) note_end(state, walk);
    std::array<float, kMaxSeats> rewards{};
    SeatSet known;
    for (const Step& step : path_) {
      float& own = rewards[step.seat.index];
      if (!known.contains(step.seat)) {
        known.add(step.seat);
        own = reward(state, step.seat, walk);
      }
      memory_.learn(step.node, own);
      if (step.edge != kNone) memory_.edge(step.edge).learn(own);
    }
  }

  // None where nothing but `except` can be done.
  std::uint32_t most_visited(const Node& node, std::uint32_t except = kNone) const {
    std::uint32_t best = kNone;
    for (std::uint32_t i = node.first; i < node.first + node.edges; ++i) {
      if (i == except) continue;
      if (best == kNone || memory_.edge(i).visits > memory_.edge(best).visits) best = i;
    }
    return best;
  }

  // recall.hpp
  std::uint32_t edge_of(const Node& node, const Action& action) const;
  // Of the first choice of a walk that came to the end of the game.
  void note_end(const State& state, const Walk& walk);
  Found account(const Node& node, std::uint32_t edge, std::uint32_t other) const;
  // A seat's decisions in a row, most tried first, then as it looks best of all, up to where chance or
  // another comes in.
  Plan<G> line(State state, const Action& first, Walk& walk);

  SearchParameters how_;
  Memory<Action> memory_;
  std::array<std::int32_t, kMaxSeats> base_{}, look_base_{};
  std::vector<End> ends_;      // by first choice, of the decision made last …
  std::uint64_t ends_of_ = 0;  // … which is this node's
  std::vector<Step> path_;
  std::vector<Look<Action>> looks_;
  ActionList<G> actions_;
  std::uint64_t walked_ = 0;
};

}  // namespace citybox

#include "bots/search/recall.hpp"
