#pragma once
// GreedyBot (bots/greedy.hpp) taken apart: the same plans, samples and lots, and so the same choice, but
// one small thing at a time. Whoever runs many of them lets those go on together that wait for the same
// thing; tests/device holds the two to each other.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>

#include "bots/greedy.hpp"
#include "engine/device/kinds.hpp"

namespace citybox {

// `Players` has Game, Judgement and kHow (GreedyParameters).
template <class Players>
class Thinker {
  using G = typename Players::Game;
  using J = typename Players::Judgement;
  using State = typename G::State;
  using Action = typename G::Action;
  using Content = typename G::Content;
  static constexpr GreedyParameters kHow = Players::kHow;

 public:
  constexpr Thinker() : seen_(G::redact(State{}, SeatSet{})) {}

  // Begins with what `seat` sees of the game, and owes.
  constexpr void begin(const State& truth, Seat seat, std::uint64_t seed) {
    seen_ = G::redact(truth, SeatSet(seat));
    seat_ = seat;
    rng_ = Rng(seed);
    at_ = At::kRoot;
  }

  constexpr bool done() const { return at_ == At::kChosen; }
  constexpr const Action& choice() const { return action_; }

  // What it waits for.
  constexpr Kind kind() const {
    switch (at_) {
      case At::kRoot:
      case At::kTrial:
        return kGuesses;
      case At::kRootList:
      case At::kPlanList:
      case At::kAnswerList:
        return kLists;
      case At::kPlanTry:
      case At::kAnswerTry:
        return kTries;
      case At::kTrialJudge:
        return kJudges;
      default:
        return kActs;
    }
  }

  // Does that, and finds out what comes next.
  constexpr void step(const Content& content) {
    switch (kind()) {
      case kGuesses:
        return guess(content);
      case kLists:
        return list(content);
      case kTries:
        return try_out(content);
      case kJudges:
        return end_trial(citybox::judge<G, J>(trial_, seat_, content, notes_));
      default:
        return act(content);
    }
  }

 private:
  enum class At : std::uint8_t {
    kRoot,        // guess what is hidden: next_
    kRootList,    // list what is allowed there
    kPlanList,    // … and after an open plan
    kPlanTry,     // one action more, and how that looks
    kTrial,       // guess what is hidden under a sample: trial_
    kTrialAct,    // a step of the plan
    kAnswerList,  // what whoever decides may do then
    kAnswerTry,   // one of these, and how that looks
    kAnswerAct,   // the best of them
    kTrialJudge,  // how it looks after all that
    kChosen,
  };

  struct Runner {
    std::uint8_t plan;
    std::int64_t sum;
    std::uint64_t lot;

    constexpr bool ahead_of(const Runner& other) const {
      return sum != other.sum ? sum > other.sum : lot > other.lot;
    }
  };

  constexpr void choose(const Action& action) {
    action_ = action;
    at_ = At::kChosen;
  }

  constexpr SampledContext luck(std::uint32_t sample) const {
    return SampledContext(luck_.fork(sample), sample, kHow.samples);
  }

  constexpr void guess(const Content& content) {
    const bool root = at_ == At::kRoot;
    Rng& rng = root ? rng_ : chance_.rng();
    State& state = root ? next_ : trial_;
    state = G::determinize(seen_, rng, content);
    if (root) {
      luck_ = rng_.fork(0);
      lucky_ = false;
      std::construct_at(&notes_);
      at_ = At::kRootList;
    } else {
      begin_trial(content);
    }
  }

  constexpr void list(const Content& content) {
    const bool answers = at_ == At::kAnswerList;
    const State& state = at_ == At::kRootList ? next_ : answers ? trial_ : open_->state;
    G::legal(state, answers ? who_ : seat_, actions_, content);
    item_ = 0;
    if (answers) return list_answers();
    if (at_ == At::kRootList) {
      if (actions_.size() == 1) return choose(actions_[0]);
      if (rng_.below(100) < kHow.blunders) {
        return choose(actions_[rng_.below(static_cast<std::uint32_t>(actions_.size()))]);
      }
      finished_ = Finished(kHow.shortlist, static_cast<int>(actions_.size()));
      beams_[0].clear();
      beams_[1].clear();
      length_ = 0;
      root_.state = next_;
      root_.plan = {};
      open_ = &root_;
    }
    next_action();
  }

  // The next of actions_ that goes on with the open plan.
  constexpr void next_action() {
    if (item_ == actions_.size()) return next_open();
    action_ = actions_[item_++];
    at_ = At::kPlanTry;
  }

  // The next open plan, of this length or longer.
  constexpr void next_open() {
    if (length_ == 0) begin_length();
    for (; length_ < kHow.depth; begin_length()) {
      const Beams& shorter = beams_[(length_ + 1) % 2];
      if (shorter.begin() + node_ == shorter.end()) continue;
      open_ = shorter.begin() + node_++;
      at_ = At::kPlanList;
      return;
    }
    for (const OpenPlan<G>& open : beams_[(kHow.depth + 1) % 2]) finished_.offer(open.plan);
    begin_runners();
  }
  constexpr void begin_length() {
    ++length_;
    node_ = 0;
    if (length_ < kHow.depth) beams_[length_ % 2].clear();
  }

  constexpr void try_out(const Content& content) {
    const bool plans = at_ == At::kPlanTry;
    const Seat who = plans ? seat_ : who_;
    next_ = plans ? open_->state : trial_;
    SampledContext peek = plans ? luck(kHow.samples / 2U) : guess_;
    G::apply(next_, who, action_, peek, content);
    const std::int32_t value = citybox::judge<G, J>(next_, who, content, notes_);
    if (!plans) return weigh_answer(value);
    if (peek.draws() == 0 && G::deciders(next_).contains(seat_)) {
      beams_[length_ % 2].offer(next_, open_->plan, action_, value);
    } else {
      finished_.offer(open_->plan.with(action_, value));
    }
    next_action();
  }

  constexpr void act(const Content& content) {
    const bool answers = at_ == At::kAnswerAct;
    G::apply(trial_, answers ? who_ : seat_, action_, chance_, content);
    answers ? next_answer() : next_step(content);
  }

  constexpr void begin_runners() {
    if (finished_.begin_alike()) return choose(finished_.begin()->steps[0]);
    running_ = 0;
    for (int i = 0; i < finished_.size(); ++i) {
      runners_[running_++] = {static_cast<std::uint8_t>(i), 0, rng_.next()};
    }
    done_ = 1;
    runner_ = 0;
    guess_trial();
  }

  constexpr const Plan<G>& plan() const { return finished_.begin()[runners_[runner_].plan]; }

  constexpr void guess_trial() {
    chance_ = luck(spread(done_));
    at_ = At::kTrial;
  }
  constexpr void begin_trial(const Content& content) {
    taste_ = luck_.fork(kHow.samples + spread(done_));
    own_ = kHow.follow;
    any_ = kHow.horizon;
    plan_step_ = 0;
    next_step(content);
  }
  constexpr void next_step(const Content& content) {
    const auto& steps = plan().steps;
    if (plan_step_ == steps.size() ||
        G::refusal(trial_, seat_, steps[plan_step_], content) != kAllowed) {
      return next_answer();
    }
    action_ = steps[plan_step_++];
    at_ = At::kTrialAct;
  }

  constexpr void next_answer() {
    at_ = At::kTrialJudge;
    const SeatSet deciders = G::deciders(trial_);
    if (deciders.empty()) return;
    const bool mine = deciders.contains(seat_);
    int& budget = mine && own_ > 0 ? own_ : any_;
    if (budget-- == 0) return;
    who_ = mine ? seat_ : deciders.front();
    at_ = At::kAnswerList;
  }
  constexpr void list_answers() {
    action_ = best_ = actions_[0];
    at_ = At::kAnswerAct;
    if (actions_.size() == 1) return;
    guess_ = SampledContext(Rng(taste_.next()), 0, 1);
    ties_ = 0;
    at_ = At::kAnswerTry;
  }
  constexpr void weigh_answer(std::int32_t value) {
    if (ties_ == 0 || value > best_value_) {
      best_ = action_;
      best_value_ = value;
      ties_ = 1;
    } else if (value == best_value_ && taste_.below(++ties_) == 0) {
      best_ = action_;
    }
    const bool more = ++item_ < actions_.size();
    action_ = more ? actions_[item_] : best_;
    at_ = more ? At::kAnswerTry : At::kAnswerAct;
  }

  constexpr void end_trial(std::int32_t value) {
    const std::uint32_t sample = spread(done_);
    lucky_ |= !alike(chance_.rng(), luck(sample).rng()) ||
              !alike(taste_, luck_.fork(kHow.samples + sample));
    runners_[runner_].sum += value;
    if (++runner_ < running_) return guess_trial();
    runner_ = 0;
    const bool cut = done_ == kHow.samples / 4U || done_ == kHow.samples / 2U;
    if (cut || done_ == kHow.samples || !lucky_) {
      sort();
      if (!lucky_) return choose(plan().steps[0]);
      if (cut) running_ = (running_ + 1) / 2;
    }
    if (++done_ > kHow.samples) return choose(plan().steps[0]);
    guess_trial();
  }

  static constexpr bool alike(Rng a, Rng b) { return a.next() == b.next(); }

  static constexpr std::uint32_t stride() {
    std::uint32_t stride = kHow.samples * 5U / 8U + 1;
    while (std::gcd(stride, std::uint32_t{kHow.samples}) != 1) ++stride;
    return stride;
  }
  static constexpr std::uint32_t kStride = stride();
  static constexpr std::uint32_t spread(std::uint32_t place) {
    return place * kStride % kHow.samples;
  }

  constexpr void sort() {
    for (int i = 1; i < running_; ++i) {
      for (int j = i; j > 0 && runners_[j].ahead_of(runners_[j - 1]); --j) {
        const Runner runner = runners_[j];
        runners_[j] = runners_[j - 1];
        runners_[j - 1] = runner;
      }
    }
  }

  using Beams = Beam<G, kHow.beam>;
  using Finished = Shortlist<G, kHow.shortlist>;

  Seen<G> seen_;
  Seat seat_{}, who_{};
  At at_ = At::kChosen;
  bool lucky_ = false;  // chance or taste had a say in some play-out
  Rng rng_{}, luck_{}, taste_{};
  SampledContext guess_{Rng{}, 0, 1}, chance_{Rng{}, 0, 1};
  State next_{}, trial_{};
  Action action_{}, best_{};
  std::size_t item_ = 0;  // of actions_
  ActionList<G> actions_;
  OpenPlan<G> root_{};
  const OpenPlan<G>* open_ = nullptr;
  std::size_t node_ = 0;
  int length_ = 0;
  Beams beams_[2] = {Beams(kHow.beam), Beams(kHow.beam)};
  Finished finished_{kHow.shortlist, 1};
  Runner runners_[kHow.shortlist]{};
  int running_ = 0, runner_ = 0;
  std::uint32_t done_ = 0;
  std::size_t plan_step_ = 0;
  int own_ = 0, any_ = 0;
  std::int32_t best_value_ = 0;
  std::uint32_t ties_ = 0;
  NotesOf<J> notes_;
};

}  // namespace citybox
