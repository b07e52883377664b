#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/entry/portrait.hpp"
#include "engine/entry/use_counter.hpp"
#include "engine/table/codec.hpp"

namespace citybox {

// Watches games of one codec being played, and makes their portrait. What seats score is what `outcome`
// says in every state; a cooperative game is watched by its ledgers.
template <Codec C>
class Portraitist {
  using G = typename C::Game;
  using State = typename G::State;
  using Content = typename G::Content;

 public:
  explicit Portraitist(int seats) {
    const bool ledgers = C::info().cooperative && C::kHooks.headline != nullptr;
    film_.seats = seats;
    film_.courses = ledgers ? C::info().ledgers.size() : 1;
    film_.lines = C::info().cooperative ? film_.courses : static_cast<std::size_t>(seats);
  }

  void begin(const State& state, const Content& content) {
    film_.frames.clear();
    film_.steps.clear();
    visits_.clear();
    frame(state, content);
  }
  // Before it is done.
  void decided(const State& before, Seat seat, const typename G::Action& action,
               std::size_t allowed, const Decided& kinds) {
    film_.steps.push_back(
        {seat, static_cast<std::uint32_t>(allowed), static_cast<std::uint32_t>(kinds.kinds)});
    note_place(before, seat, action, kinds);
  }
  // … and after that.
  void frame(const State& state, const Content& content) {
    if constexpr (C::kHooks.headline != nullptr) {
      if (C::info().cooperative) {
        for (std::size_t i = 0; i < film_.courses; ++i) {
          const auto ledger = static_cast<typename G::Ledger>(i);
          film_.frames.push_back(C::kHooks.headline(state, ledger, Seat{}, content));
        }
        return;
      }
    }
    const Outcome outcome = G::outcome(state, content);
    for (std::size_t i = 0; i < film_.lines; ++i) film_.frames.push_back(outcome.scores[i]);
  }
  void game_over(SeatSet winners) {
    film_.winners = winners;
    portrait_.add(film_);
    for (const Visit& visit : visits_) {
      PlaceUse& use = portrait_.places[verbs_[visit.verb]];
      use.chosen.resize(shape_places());
      use.won.resize(shape_places());
      ++use.chosen[visit.place];
      use.won[visit.place] += winners.contains(visit.seat) ? 1 : 0;
    }
  }

  const Portrait& portrait() const { return portrait_; }
  void forget() { portrait_ = {}; }

 private:
  struct Visit {
    std::size_t verb = 0;  // in verbs_
    std::size_t place = 0;
    Seat seat{};
  };

  static std::size_t shape_places() {
    if constexpr (C::kHooks.shape != nullptr) return C::kHooks.shape().places();
    return 0;
  }

  void note_place([[maybe_unused]] const State& before, [[maybe_unused]] Seat seat,
                  [[maybe_unused]] const typename G::Action& action,
                  [[maybe_unused]] const Decided& kinds) {
    if constexpr (C::kHooks.shape != nullptr && C::kHooks.place != nullptr) {
      const auto place = C::kHooks.place(before, seat, action);
      if (!place) return;
      const std::size_t columns = C::kHooks.shape().columns.size();
      visits_.push_back(
          {verb_of(*kinds.name),
           static_cast<std::size_t>(place->row) * columns + static_cast<std::size_t>(place->column),
           seat});
    }
  }

  std::size_t verb_of(const std::string& choice) {
    const std::string verb = choice.substr(0, choice.find(' '));
    std::size_t i = 0;
    while (i < verbs_.size() && verbs_[i] != verb) ++i;
    if (i == verbs_.size()) verbs_.push_back(verb);
    return i;
  }

  GameFilm film_;
  std::vector<Visit> visits_;
  std::vector<std::string> verbs_;
  Portrait portrait_;
};

}  // namespace citybox
