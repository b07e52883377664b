#pragma once
// What every test of the suite shares: the list of games, and random games to look into.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "engine/table/checked.hpp"
#include "engine/table/packed.hpp"
#include "engine/table/table_of.hpp"
#include "engine/types/options_json.hpp"
#include CITYBOX_CODEC_HEADER

namespace citybox::conformance {

// The suite is compiled once for each game: CITYBOX_CODEC names its codec, CITYBOX_CODEC_HEADER where it
// stands, CITYBOX_GAME_FOLDER its folder (citybox_game in cmake/citybox.cmake).
using EveryGame = testing::Types<CITYBOX_CODEC>;

struct NameOf {
  template <class C>
  static std::string GetName(int) {
    return C::info().id;
  }
};

// Longer than this no game may go on.
inline constexpr int kLongestGame = 20'000;

// The standard options, and each other choice of each option by itself.
template <class C>
std::vector<typename C::Game::Options> every_option() {
  using Options = typename C::Game::Options;
  std::vector<Options> all = {Options{}};
  for (const OptionInfo& option : C::info().options) {
    for (const OptionChoice& choice : option.choices) {
      if (choice.value == option.standard) continue;
      const auto read = read_options<Options>({{option.key, choice.value}});
      EXPECT_TRUE(read) << C::info().id << " lists an option it cannot read: " << choice.value;
      if (read) all.push_back(*read);
    }
  }
  return all;
}

// One decision of a random game, about to be made.
template <class C>
struct Decision {
  const typename C::Game::State& state;
  Seat seat;
  const ActionList<typename C::Game>& legal;
  typename C::Game::Action chosen;
};

// The sanitizers make everything many times slower: there one game of each kind has to do.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

// Any action that its bytes can hold.
template <class Action>
Action any_bytes(Rng& rng) {
  return *unpack<Action>(sizeof(Action) == 8 ? rng.next()
                                             : rng.next() & ((1ULL << (8 * sizeof(Action))) - 1));
}

// The action with one byte changed.
template <class Action>
Action bent(const Action& action, Rng& rng) {
  const std::uint32_t byte = rng.below(sizeof(Action));
  const PackedAction noise = PackedAction{1U + rng.below(255)} << (8 * byte);
  return *unpack<Action>(pack(action) ^ noise);
}

// Plays random games with every number of seats and every option and calls `look(decision, rng)` at
// each decision; `end(state)` at each end.
template <class C, class Ruled = Checked<typename C::Game>, class Look, class End>
void play_games(int games, Look&& look, End&& end) {
  using G = typename C::Game;
  for (const auto& options : every_option<C>()) {
    for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
      for (int game = 0; game < (kSanitized ? 1 : games); ++game) {
        SCOPED_TRACE("game " + std::to_string(game) + " with " + std::to_string(seats) + " seats");
        Rng rng = Rng(static_cast<std::uint64_t>(game)).fork(static_cast<std::uint64_t>(seats));
        Rng eyes = rng.fork(1);
        QuietContext ctx(rng);
        const Setup<typename G::Options> setup{static_cast<std::uint8_t>(seats), options};
        typename G::State state = Ruled::start(setup, ctx, kPublishedContent<G>);
        ActionList<G> actions;
        int length = 0;
        for (SeatSet due = G::deciders(state); !due.empty(); due = G::deciders(state)) {
          ASSERT_LT(++length, kLongestGame) << "the game does not end";
          for (std::uint32_t skip = ctx.rng().below(static_cast<std::uint32_t>(due.size()));
               skip > 0; --skip) {
            due.remove(due.front());
          }
          const Seat seat = due.front();
          G::legal(state, seat, actions, kPublishedContent<G>);
          ASSERT_FALSE(actions.empty()) << "a seat that owes a decision has none to make";
          const auto pick = ctx.rng().below(static_cast<std::uint32_t>(actions.size()));
          look(Decision<C>{state, seat, actions, actions[pick]}, eyes);
          if (testing::Test::HasFatalFailure()) return;
          Ruled::apply(state, seat, actions[pick], ctx, kPublishedContent<G>);
        }
        end(state);
      }
    }
  }
}

template <class C, class Look>
void play_games(int games, Look&& look) {
  play_games<C>(games, look, [](const auto&) {});
}

// The seats of a state, and the facilitator.
template <class C, class Visit>
void for_each_actor(const typename C::Game::State& state, Visit&& visit) {
  SeatSet::first(state.seats).for_each(visit);
  visit(kFacilitator);
}

// Where the game keeps its files. Tests run from the root.
inline const std::string kTestsFolder = CITYBOX_GAME_FOLDER "/tests";

// A game's types and its published content.
template <class C>
struct Of {
  using G = typename C::Game;
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr const typename G::Content& kContent = kPublishedContent<G>;
};

template <class C>
class Conformance : public testing::Test {};
TYPED_TEST_SUITE(Conformance, EveryGame, NameOf);

}  // namespace citybox::conformance
