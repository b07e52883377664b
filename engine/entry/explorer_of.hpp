#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/entry/choices_of.hpp"
#include "engine/entry/close_look_of.hpp"
#include "engine/entry/explorer_setup.hpp"
#include "engine/entry/kinds_of.hpp"
#include "engine/entry/odd_player_of.hpp"
#include "engine/entry/sightings.hpp"
#include "engine/table/event_json.hpp"

namespace citybox {

// Samples as QuietContext does, writes the draws down and looks at the events.
class ExploringContext {
 public:
  ExploringContext(Rng rng, Sightings& names) : rng_(rng), names_(names) {}

  std::uint32_t draw(std::uint32_t sides) {
    draws_.push_back({sides, rng_.below(sides)});
    return draws_.back().value;
  }
  void reveal() { draw(1); }
  template <class Event>
  void emit(const Event& event, SeatSet) {
    names_.event(event);
  }
  std::vector<Draw> take_draws() { return std::exchange(draws_, {}); }

 private:
  Rng rng_;
  Sightings& names_;
  std::vector<Draw> draws_;
};

template <Codec C>
class ExplorerOf final : public Explorer {
  using G = typename C::Game;
  using State = typename G::State;
  using Action = typename G::Action;

 public:
  explicit ExplorerOf(const ExplorerSetup<G>& setup)
      : setup_(setup), odd_(setup.odd, setup.weigh), choices_(setup.cooperative) {}

  Finish play(std::uint64_t index) override { return run(index, setup_.bound, nullptr); }

  Gaps gaps() const override {
    Gaps gaps = gaps_;
    gaps.choices = choices_.choices(kinds_);
    gaps.names = names_.names();
    look_.tell(gaps, kinds_);
    return gaps;
  }

  Played show(std::uint64_t index, std::uint64_t decisions) override {
    Played played;
    ExplorerOf(setup_).run(index, decisions, &played);
    return played;
  }

 private:
  // So many decisions are looked at closely, and so many of a bot's are judged: one in …
  static constexpr std::uint32_t kCompared = 4;
  static constexpr std::uint32_t kJudged = 32;

  Finish run(std::uint64_t index, std::uint64_t most, Played* played) {
    const Rng game = Rng(setup_.seed).fork(index);
    ExploringContext ctx(game.fork(0), names_);
    Rng minds = game.fork(1), eyes = game.fork(2);
    odd_.begin();
    name_of_last_ = "start";
    State state = G::start(setup_.table, ctx, *setup_.content);
    if (played != nullptr) played->start = ctx.take_draws();
    Moment now{0, index};
    bool sound = check(state, now);
    for (SeatSet owing = G::deciders(state); sound && !owing.empty(); owing = G::deciders(state)) {
      if (now.decision == most) {
        if (played == nullptr) gaps_.holes[kEndless][""].add(now);
        sound = false;
        break;
      }
      const Seat seat = next_of(owing, minds);
      G::legal(state, seat, actions_, *setup_.content);
      sound = !actions_.empty();
      if (!sound) {
        gaps_.holes[kNoAction][name_of_last_].add(now);
        break;
      }
      const Action action = choose(state, seat, minds.next());
      sound = allowed(state, seat, action, now);
      if (!sound) break;
      count(state, seat, action, now, eyes);
      ctx.take_draws();
      G::apply(state, seat, action, ctx, *setup_.content);
      if (played != nullptr) played->acts.push_back({seat, pack(action), ctx.take_draws()});
      ++now.decision;
      sound = check(state, now);
    }
    return finish(state, now, sound);
  }

  // A bot meets the games of its arena; the odd ones decide in any order.
  Seat next_of(SeatSet owing, Rng& minds) const {
    if (setup_.bot != nullptr) return owing.front();
    for (auto skip = minds.below(static_cast<std::uint32_t>(owing.size())); skip > 0; --skip) {
      owing.remove(owing.front());
    }
    return owing.front();
  }

  Action choose(const State& state, Seat seat, std::uint64_t seed) {
    const Seen<G> seen = G::redact(state, SeatSet(seat));
    if (setup_.bot != nullptr) return setup_.bot(seen, seat, seed, *setup_.content);
    return odd_.choose(seen, seat, seed, *setup_.content, kinds_);
  }

  bool check(const State& state, const Moment& now) {
    const char* broken = G::broken_invariant(state, *setup_.content);
    if (broken != nullptr) gaps_.holes[kBrokenInvariant][broken].add(now);
    return broken == nullptr;
  }

  bool allowed(const State& state, Seat seat, const Action& action, const Moment& now) {
    const RuleId rule = G::refusal(state, seat, action, *setup_.content);
    if (rule == kAllowed) return true;
    gaps_
        .holes[kRefusedAction]
              [fmt::format("{} ({})", kinds_.name(kinds_.of(action)), rule_name(C::info(), rule))]
        .add(now);
    return false;
  }

  void count(const State& state, Seat seat, const Action& action, const Moment& now, Rng& eyes) {
    const std::size_t kind = kinds_.of(action);
    name_of_last_ = kinds_.name(kind);
    names_.action(action);
    choices_.decided(actions_, seat, kind, kinds_);
    ++gaps_.decisions;
    gaps_.forced += actions_.size() == 1 ? 1 : 0;
    const bool compared = eyes.below(kCompared) == 0;
    const bool judged = setup_.bot != nullptr && eyes.below(kJudged) == 0;
    if (!compared && !judged) return;
    const Seen<G> seen = G::redact(state, SeatSet(seat));
    const Rng samples(eyes.next());
    if (compared) {
      names_.state(state);
      names_.state(seen.state());
      bool all_allowed = true;
      for (const Action& each : actions_) all_allowed &= allowed(state, seat, each, now);
      if (!all_allowed) return;
      look_.compare(seen, seat, actions_, now, samples, *setup_.content, kinds_);
    }
    if (judged) {
      look_.judge(seen, seat, actions_, samples, *setup_.content, kinds_, setup_.weigh, choices_);
    }
  }

  Finish finish(const State& state, const Moment& now, bool sound) {
    ++gaps_.games;
    gaps_.longest = std::max(gaps_.longest, now.decision);
    const Outcome outcome = G::outcome(state, *setup_.content);
    Finish finish;
    finish.decisions = now.decision;
    finish.winners = outcome.winners;
    finish.scores.assign(outcome.scores.begin(), outcome.scores.end());
    choices_.game_over(outcome.winners);
    if (!sound) return finish;
    names_.state(state);
    finish.ending = name_of(static_cast<typename G::Ending>(outcome.ending));
    ++gaps_.endings[finish.ending];
    return finish;
  }

  ExplorerSetup<G> setup_;
  OddPlayerOf<C> odd_;
  KindsOf<C> kinds_;
  ChoicesOf<C> choices_;
  CloseLookOf<C> look_;
  Sightings names_;
  ActionList<G> actions_;
  Gaps gaps_;
  std::string name_of_last_;  // the kind of the last action
};

template <Codec C>
std::unique_ptr<Explorer> make_explorer(const ExplorerSetup<typename C::Game>& setup) {
  return std::make_unique<ExplorerOf<C>>(setup);
}

}  // namespace citybox
