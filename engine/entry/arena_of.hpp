#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/named_bot.hpp"
#include "engine/entry/arena.hpp"
#include "engine/entry/ends_of.hpp"
#include "engine/entry/portraitist.hpp"
#include "engine/entry/use_counter.hpp"
#include "engine/table/codec.hpp"
#include "engine/types/options_json.hpp"

namespace citybox {

// `Bot` is a NamedBot, or has its `choose` and `begin`.
template <Codec C, class Bot>
class ArenaOf final : public Arena {
  using G = typename C::Game;
  using State = typename G::State;
  using SharedContent = std::shared_ptr<const typename G::Content>;

 public:
  ArenaOf(std::vector<Bot> bots, const typename G::Options& options, std::uint64_t seed,
          SharedContent content, bool watched = false)
      : bots_(std::move(bots)),
        setup_{static_cast<std::uint8_t>(bots_.size()), options},
        seed_(seed),
        content_(std::move(content)) {
    if (watched) portraitist_.emplace(static_cast<int>(bots_.size()));
    begin();
  }

  void play(std::uint64_t index) override {
    const Rng game = Rng(seed_).fork(index);
    QuietContext ctx(game.fork(0));
    Rng minds = game.fork(1);
    State state = G::start(setup_, ctx, *content_);
    if (portraitist_) portraitist_->begin(state, *content_);
    const auto strategists = begin_strategists();
    std::int64_t decisions = 0;
    for (SeatSet owing = G::deciders(state); !owing.empty() && decisions < kMostDecisions;
         owing = G::deciders(state)) {
      const Seat seat = owing.front();
      const Seen<G> seen = G::redact(state, SeatSet(seat));
      const auto& strategist = strategists[seat.index];
      const typename G::Action action =
          strategist ? strategist->choose(seen, seat, minds.next(), *content_, {})
                     : bots_[seat.index].choose(seen, seat, minds.next(), *content_);
      G::legal(state, seat, actions_, *content_);
      const Decided kinds = uses_.decided(actions_, seat, action);
      if (portraitist_) portraitist_->decided(state, seat, action, actions_.size(), kinds);
      G::apply(state, seat, action, ctx, *content_);
      if (portraitist_) portraitist_->frame(state, *content_);
      ++decisions;
    }
    tally_.decisions.add(decisions);
    count(state);
  }

  Tally tally() const override {
    Tally tally = tally_;
    tally.uses = uses_.uses();
    if (portraitist_) tally.portrait = portraitist_->portrait();
    return tally;
  }

  Tally take() override {
    Tally taken = tally();
    begin();
    return taken;
  }

 private:
  void begin() {
    tally_ = empty_tally<C>(setup_.seats);
    uses_.forget_counts();
    if (portraitist_) portraitist_->forget();
  }

  // What is remembered is of one game: games can be played in any order.
  std::array<std::unique_ptr<Strategist<G>>, kMaxSeats> begin_strategists() const {
    std::array<std::unique_ptr<Strategist<G>>, kMaxSeats> strategists;
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      if (bots_[i].begin != nullptr) strategists[i] = bots_[i].begin();
    }
    return strategists;
  }

  void count(const State& state) {
    const SeatSet winners = count_end<C>(state, setup_.seats, *content_, tally_);
    uses_.game_over(winners);
    if (portraitist_) portraitist_->game_over(winners);
  }

  std::vector<Bot> bots_;
  Setup<typename G::Options> setup_;
  std::uint64_t seed_;
  SharedContent content_;
  ActionList<G> actions_;
  UseCounter<C> uses_;
  std::optional<Portraitist<C>> portraitist_;  // none: nobody watches
  Tally tally_;
};

}  // namespace citybox
