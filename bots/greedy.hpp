#pragma once
// A bot that looks at the end of its own plans.
//
// 1. From the decision it owes it follows its own further decisions, by a beam, up to where chance or
//    another seat comes in: "pick a home" is worth what its best destination is worth.
// 2. The best of these plans are played out under the same samples of chance (and of what is hidden),
//    each followed by its own answers to what came up and, with a horizon, by what the others do then.
//    The worse ones drop out early.
// 3. The first step of the plan with the best mean is its choice.

#include <cassert>
#include <cstdint>
#include <numeric>

#include "bots/explanation.hpp"
#include "bots/judgement.hpp"
#include "bots/plan.hpp"
#include "bots/sampled_context.hpp"
#include "engine/core/game.hpp"

namespace citybox {

struct GreedyParameters {
  std::uint8_t depth = 4;       // decisions of its own planned before chance, at most kLongestPlan
  std::uint8_t beam = 48;       // open plans kept at each length, at most kWidestBeam
  std::uint8_t shortlist = 12;  // finished plans judged on all samples, at most kLongestShortlist
  std::uint8_t samples = 28;    // of chance and of what is hidden
  std::uint8_t follow = 6;      // decisions of its own after the plan
  std::uint8_t horizon = 0;     // decisions of anybody after those
  std::uint8_t blunders = 0;    // percent of decisions left to luck
};

inline constexpr GreedyParameters kEasyGreedy{.depth = 3,
                                              .beam = 24,
                                              .shortlist = 4,
                                              .samples = 1,
                                              .follow = 0,
                                              .horizon = 0,
                                              .blunders = 15};
inline constexpr GreedyParameters kNormalGreedy{};
inline constexpr GreedyParameters kHardGreedy{
    .depth = 5, .beam = 64, .shortlist = 16, .samples = 28, .follow = 8, .horizon = 4};

template <Game G, JudgementFor<G> J>
class GreedyBot {
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;

 public:
  constexpr explicit GreedyBot(const GreedyParameters& parameters = kNormalGreedy)
      : how_(parameters) {
    assert(how_.depth >= 1 && how_.depth <= kLongestPlan && how_.beam <= kWidestBeam);
    assert(how_.samples >= 1 && how_.shortlist >= 1 && how_.shortlist <= kLongestShortlist);
  }

  // An allowed action for `seat`, which must owe a decision. Same seed, same choice.
  constexpr Action choose(const Seen<G>& seen, Seat seat, std::uint64_t seed,
                          const Content& content) const {
    Rng rng(seed);
    const State root = G::determinize(seen, rng, content);
    Thought thought(seen, seat, content, rng.fork(0));
    G::legal(root, seat, thought.actions, content);
    if (thought.actions.size() == 1) return thought.actions[0];
    if (rng.below(100) < how_.blunders) {
      return thought.actions[rng.below(static_cast<std::uint32_t>(thought.actions.size()))];
    }
    return best_first_step(thought, plans_from(root, thought), rng);
  }

  // What goes with `choice`, which must be allowed, and the best plan that begins otherwise.
  constexpr Explanation<G> plan(const Seen<G>& seen, Seat seat, const Action& choice,
                                std::uint64_t seed, const Content& content) const {
    Rng rng(seed);
    const State root = G::determinize(seen, rng, content);
    Thought thought(seen, seat, content, rng.fork(0));
    Explanation<G> told;
    thought.actions.push_back(choice);
    told.plan = best_of(plans_from(root, thought));
    ActionList<G> all;
    G::legal(root, seat, all, content);
    thought.actions.clear();
    for (const Action& action : all) {
      if (!(action == choice)) thought.actions.push_back(action);
    }
    told.has_other = !thought.actions.empty();
    if (told.has_other) told.other = best_of(plans_from(root, thought));
    return told;
  }

 private:
  static constexpr Plan<G> best_of(const Shortlist<G>& plans) {
    const Plan<G>* best = plans.begin();
    for (const Plan<G>& plan : plans) {
      if (plan.value > best->value) best = &plan;
    }
    return *best;
  }

  // One decision being made. It has a constructor, since an aggregate would be zeroed first, room for
  // actions and notes included.
  struct Thought {
    constexpr Thought(const Seen<G>& what, Seat who, const Content& numbers, Rng chance)
        : seen(what), seat(who), content(numbers), luck(chance) {}

    const Seen<G>& seen;
    Seat seat;
    const Content& content;
    Rng luck;            // each sample is a fork of it
    bool lucky = false;  // chance or taste had a say in some play-out
    ActionList<G> actions;
    NotesOf<J> notes;
  };

  static constexpr std::int32_t judge(const State& state, Seat seat, Thought& thought) {
    return citybox::judge<G, J>(state, seat, thought.content, thought.notes);
  }

  constexpr SampledContext luck(const Thought& thought, std::uint32_t sample) const {
    return SampledContext(thought.luck.fork(sample), sample, how_.samples);
  }

  // `thought.actions` holds what is allowed at `root`.
  constexpr Shortlist<G> plans_from(const State& root, Thought& thought) const {
    Shortlist<G> finished(how_.shortlist, static_cast<int>(thought.actions.size()));
    Beam<G> beams[2] = {Beam<G>(how_.beam), Beam<G>(how_.beam)};
    extend({root, {}}, thought, finished, beams[0]);
    for (int length = 1; length < how_.depth; ++length) {
      Beam<G>& longer = beams[length % 2];
      longer.clear();
      for (const OpenPlan<G>& open : beams[(length + 1) % 2]) {
        G::legal(open.state, thought.seat, thought.actions, thought.content);
        extend(open, thought, finished, longer);
      }
    }
    for (const OpenPlan<G>& open : beams[(how_.depth + 1) % 2]) finished.offer(open.plan);
    return finished;
  }

  // Adds each of `thought.actions` to the plan.
  constexpr void extend(const OpenPlan<G>& open, Thought& thought, Shortlist<G>& finished,
                        Beam<G>& longer) const {
    for (const Action action : thought.actions) {
      State next = open.state;
      SampledContext ctx = luck(thought, how_.samples / 2U);
      G::apply(next, thought.seat, action, ctx, thought.content);
      const std::int64_t value = judge(next, thought.seat, thought);
      if (ctx.draws() == 0 && G::deciders(next).contains(thought.seat)) {
        longer.offer(next, open.plan, action, value);
      } else {
        finished.offer(open.plan.with(action, value));
      }
    }
  }

  // A plan in the running: its sum over the samples so far, and a lot that decides between equals.
  struct Runner {
    const Plan<G>* plan;
    std::int64_t sum;
    std::uint64_t lot;

    constexpr bool ahead_of(const Runner& other) const {
      return sum != other.sum ? sum > other.sum : lot > other.lot;
    }
  };

  // After a quarter and after half of the samples the worse half of the plans drops out. Where
  // nothing is left to luck one sample tells it all.
  constexpr Action best_first_step(Thought& thought, const Shortlist<G>& plans, Rng& rng) const {
    if (plans.begin_alike()) return plans.begin()->steps[0];
    Runner runners[kLongestShortlist]{};
    int running = 0;
    for (const Plan<G>& plan : plans) runners[running++] = {&plan, 0, rng.next()};
    for (std::uint32_t done = 1; done <= how_.samples; ++done) {
      const std::uint32_t sample = spread(done);
      for (int i = 0; i < running; ++i)
        runners[i].sum += play_out(*runners[i].plan, thought, sample);
      const bool cut = done == how_.samples / 4U || done == how_.samples / 2U;
      if (!cut && done != how_.samples && thought.lucky) continue;
      sort(runners, running);
      if (!thought.lucky) break;
      if (cut) running = (running + 1) / 2;
    }
    return runners[0].plan->steps[0];
  }

  // The samples in an order in which any first few of them are spread over the whole range.
  constexpr std::uint32_t spread(std::uint32_t place) const {
    std::uint32_t stride = how_.samples * 5U / 8U + 1;
    while (std::gcd(stride, std::uint32_t{how_.samples}) != 1) ++stride;
    return place * stride % how_.samples;
  }

  // Best first. There are few of them.
  static constexpr void sort(Runner* runners, int count) {
    for (int i = 1; i < count; ++i) {
      for (int j = i; j > 0 && runners[j].ahead_of(runners[j - 1]); --j) {
        const Runner runner = runners[j];
        runners[j] = runners[j - 1];
        runners[j - 1] = runner;
      }
    }
  }

  // How `thought.seat` stands after the plan and what follows it under sample `index`.
  constexpr std::int64_t play_out(const Plan<G>& plan, Thought& thought,
                                  std::uint32_t index) const {
    SampledContext ctx = luck(thought, index);
    const Rng before = ctx.rng();
    State state = G::determinize(thought.seen, ctx.rng(), thought.content);
    for (const Action step : plan.steps) {
      // What is hidden may come out and forbid the rest of a plan made without it.
      if (G::refusal(state, thought.seat, step, thought.content) != kAllowed) break;
      G::apply(state, thought.seat, step, ctx, thought.content);
    }
    const Rng all_tastes = thought.luck.fork(how_.samples + index);
    Rng taste = all_tastes;
    int own = how_.follow, any = how_.horizon;
    for (SeatSet deciders = G::deciders(state); !deciders.empty(); deciders = G::deciders(state)) {
      const bool mine = deciders.contains(thought.seat);
      int& budget = mine && own > 0 ? own : any;
      if (budget-- == 0) break;
      answer(state, mine ? thought.seat : deciders.front(), ctx, taste, thought);
    }
    thought.lucky |= !alike(ctx.rng(), before) || !alike(taste, all_tastes);
    return judge(state, thought.seat, thought);
  }

  // Was nothing taken from one of them that was not taken from the other?
  static constexpr bool alike(Rng a, Rng b) { return a.next() == b.next(); }

  // One decision of a play-out: what looks best at once to the one who decides, ties left to taste.
  // It is chosen under other luck than it meets, so nobody foresees the next card.
  constexpr void answer(State& state, Seat seat, SampledContext& ctx, Rng& taste,
                        Thought& thought) const {
    ActionList<G>& actions = thought.actions;
    G::legal(state, seat, actions, thought.content);
    Action best = actions[0];
    if (actions.size() > 1) {
      const SampledContext guess(Rng(taste.next()), 0, 1);
      std::int32_t best_value = 0;
      std::uint32_t ties = 0;
      for (const Action action : actions) {
        State next = state;
        SampledContext peek = guess;
        G::apply(next, seat, action, peek, thought.content);
        const std::int32_t value = judge(next, seat, thought);
        if (ties == 0 || value > best_value) {
          best = action;
          best_value = value;
          ties = 1;
        } else if (value == best_value && taste.below(++ties) == 0) {
          best = action;
        }
      }
    }
    G::apply(state, seat, best, ctx, thought.content);
  }

  GreedyParameters how_;
};

}  // namespace citybox
