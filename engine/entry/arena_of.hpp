#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/entry/arena.hpp"
#include "engine/entry/use_counter.hpp"
#include "engine/table/codec.hpp"
#include "engine/types/options_json.hpp"

namespace citybox {

// `Bot` has choose(seen, seat, seed, content).
template <Codec C, class Bot>
class ArenaOf final : public Arena {
  using G = typename C::Game;
  using State = typename G::State;
  using SharedContent = std::shared_ptr<const typename G::Content>;

 public:
  ArenaOf(std::vector<Bot> bots, const typename G::Options& options, std::uint64_t seed,
          SharedContent content)
      : bots_(std::move(bots)),
        setup_{static_cast<std::uint8_t>(bots_.size()), options},
        seed_(seed),
        content_(std::move(content)) {
    tally_.wins.resize(bots_.size());
    if constexpr (C::kHooks.order != nullptr) tally_.wins_by_order.resize(bots_.size());
  }

  void play(std::uint64_t index) override {
    const Rng game = Rng(seed_).fork(index);
    QuietContext ctx(game.fork(0));
    Rng minds = game.fork(1);
    State state = G::start(setup_, ctx, *content_);
    std::int64_t decisions = 0;
    for (SeatSet owing = G::deciders(state); !owing.empty(); owing = G::deciders(state)) {
      const Seat seat = owing.front();
      const typename G::Action action =
          bots_[seat.index].choose(G::redact(state, SeatSet(seat)), seat, minds.next(), *content_);
      G::legal(state, seat, actions_, *content_);
      uses_.decided(actions_, seat, action);
      G::apply(state, seat, action, ctx, *content_);
      ++decisions;
    }
    tally_.decisions.add(decisions);
    count(state);
  }

  Tally tally() const override {
    Tally tally = tally_;
    tally.uses = uses_.uses();
    return tally;
  }

 private:
  void count(const State& state) {
    const Outcome outcome = G::outcome(state, *content_);
    ++tally_.games;
    tally_.games_with_winner += outcome.winners.empty() ? 0 : 1;
    outcome.winners.for_each([&](Seat seat) {
      ++tally_.wins[seat.index];
      if constexpr (C::kHooks.order != nullptr) {
        ++tally_.wins_by_order[C::kHooks.order(state, seat)];
      }
    });
    ++tally_.endings[name_of(static_cast<typename G::Ending>(outcome.ending))];
    if constexpr (C::kHooks.measures != nullptr) {
      for (const auto& [name, value] : C::kHooks.measures(state, *content_))
        tally_.measures[name].add(value);
    }
    note_facts(state, outcome.winners);
    uses_.game_over(outcome.winners);
  }

  void note_facts([[maybe_unused]] const State& state, [[maybe_unused]] SeatSet winners) {
    if constexpr (C::kHooks.facts != nullptr) {
      SeatSet::first(setup_.seats).for_each([&](Seat seat) {
        for (const auto& [name, value] : C::kHooks.facts(state, seat, *content_)) {
          Fact& fact = tally_.facts[name];
          fact.values.add(value);
          fact.won += winners.contains(seat) ? 1 : 0;
        }
      });
    }
  }

  std::vector<Bot> bots_;
  Setup<typename G::Options> setup_;
  std::uint64_t seed_;
  SharedContent content_;
  ActionList<G> actions_;
  UseCounter<C> uses_;
  Tally tally_;
};

}  // namespace citybox
