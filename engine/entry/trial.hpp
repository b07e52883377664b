#pragma once
// A few random games with numbers that are not the published ones: what the rules did not think of
// (broken_content) shows before anybody sits down.

#include <fmt/format.h>

#include <cstdint>
#include <string>

#include "engine/table/codec.hpp"
#include "engine/types/options_json.hpp"

namespace citybox {

// Longer than this no game may go on: a table with random players would not end either.
inline constexpr int kLongestTrial = 20'000;

// Any of the game's options that this number of seats may have.
template <Codec C>
typename C::Game::Options any_options(int seats, Rng& rng) {
  json::object chosen;
  for (const OptionInfo& option : C::info().options) {
    const auto& choice =
        option.choices[rng.below(static_cast<std::uint32_t>(option.choices.size()))];
    if (choice.seats <= seats) chosen[option.key] = choice.value;
  }
  return read_options<typename C::Game::Options>(chosen).value_or(typename C::Game::Options{});
}

// Plays one random game; empty, or what broke.
template <class G>
std::string fault_in_game(const Setup<typename G::Options>& setup,
                          const typename G::Content& content, Rng rng) {
  QuietContext ctx(rng);
  ActionList<G> actions;
  typename G::State state = G::start(setup, ctx, content);
  for (int decisions = 0;; ++decisions) {
    if (const char* broken = G::broken_invariant(state, content)) return broken;
    const SeatSet owing = G::deciders(state);
    if (owing.empty()) return {};
    if (decisions == kLongestTrial) {
      return fmt::format("a game did not end in {} decisions.", kLongestTrial);
    }
    const Seat seat = owing.front();
    G::legal(state, seat, actions, content);
    if (actions.empty()) return "a player who had to decide had no choice.";
    const auto& action = actions[ctx.rng().below(static_cast<std::uint32_t>(actions.size()))];
    if (G::refusal(state, seat, action, content) != kAllowed) {
      return "a choice that was offered was not allowed.";
    }
    G::apply(state, seat, action, ctx, content);
  }
}

// With every number of seats, `games` each.
template <Codec C>
std::string fault_in_trial(const typename C::Game::Content& content, int games,
                           std::uint64_t seed = 1) {
  using G = typename C::Game;
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    for (int game = 0; game < games; ++game) {
      const int number = seats * games + game;
      Rng rng = Rng(seed).fork(static_cast<std::uint64_t>(number));
      const auto options = game == 0 ? typename G::Options{} : any_options<C>(seats, rng);
      const Setup<typename G::Options> setup{static_cast<std::uint8_t>(seats), options};
      const std::string fault = fault_in_game<G>(setup, content, rng.fork(1));
      if (!fault.empty()) return fault;
    }
  }
  return {};
}

}  // namespace citybox
