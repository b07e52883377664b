#pragma once
// A game for testing bots: two seats in turn pick a basket, then a tree to fill it at. Then the
// wind may blow, and a seat at a windy tree loses its basket. Four rounds. What lies in the well is
// hidden.

#include <array>
#include <cstdint>

#include "engine/core/game.hpp"

namespace citybox::orchard {

inline constexpr int kBaskets = 3;
inline constexpr int kTrees = 4;

struct Options {
  std::uint8_t none = 0;
  constexpr bool operator==(const Options&) const = default;
};
struct State {
  std::array<std::int32_t, 2> apples{};
  std::uint8_t decisions = 0;  // made so far: two a turn, four a round
  std::uint8_t basket = 0;     // picked, while a tree is owed
  std::uint8_t well = 0;       // hidden from everybody
  std::uint8_t seats = 2;
  Options options;
  std::array<std::uint8_t, 3> spare{};
  constexpr bool operator==(const State&) const = default;
};
struct Action {
  std::uint8_t choice = 0;
  constexpr bool operator==(const Action&) const = default;
};
struct Content {
  // By basket and tree. Basket 0 looks plain but has the best tree; tree 3 is windy.
  std::array<std::array<std::int32_t, kTrees>, kBaskets> apples = {
      {{0, 0, 9, 0}, {5, 5, 5, 5}, {1, 1, 1, 12}}};
  std::uint32_t calm = 1;  // the wind blows unless 0 … wind-1 comes up below calm
  std::uint32_t wind = 2;
};
struct Event {};
enum class Ending : std::uint8_t { kNone, kOver };
enum class Ledger : std::uint8_t { kApples };

template <class Ctx>
constexpr State start(const Setup<Options>&, Ctx& ctx, const Content&) {
  State s;
  s.well = static_cast<std::uint8_t>(1 + ctx.draw(200));
  return s;
}
constexpr SeatSet deciders(const State& s) {
  if (s.decisions == 16) return {};
  return SeatSet(Seat{static_cast<std::uint8_t>(s.decisions / 2 % 2)});
}
constexpr void legal(const State& s, Seat seat, ScratchList<Action, 4>& out, const Content&) {
  if (!deciders(s).contains(seat)) return;
  const int choices = s.decisions % 2 == 0 ? kBaskets : kTrees;
  for (int i = 0; i < choices; ++i) out.push_back({static_cast<std::uint8_t>(i)});
}
constexpr RuleId refusal(const State& s, Seat seat, Action a, const Content&) {
  if (!deciders(s).contains(seat)) return kNotYourDecision;
  return a.choice < (s.decisions % 2 == 0 ? kBaskets : kTrees) ? kAllowed : kNoSuchAction;
}
template <class Ctx>
constexpr void apply(State& s, Seat seat, Action a, Ctx& ctx, const Content& content) {
  if (s.decisions++ % 2 == 0) {
    s.basket = a.choice;
    return;
  }
  const bool blown = ctx.draw(content.wind) >= content.calm && a.choice == 3;
  if (!blown) s.apples[seat.index] += content.apples[s.basket][a.choice];
  s.basket = 0;
}
constexpr State redact(const State& s, SeatSet) {
  State seen = s;
  seen.well = 0;
  return seen;
}
constexpr State determinize(const State& seen, SeatSet, Rng& rng, const Content&) {
  State s = seen;
  s.well = static_cast<std::uint8_t>(1 + rng.below(200));
  return s;
}
constexpr Outcome outcome(const State& s, const Content&) {
  Outcome outcome;
  for (const std::int32_t apples : s.apples) outcome.scores.push_back(apples);
  if (deciders(s).empty()) {
    outcome.ending = 1;
    if (s.apples[0] >= s.apples[1]) outcome.winners.add(Seat{0});
    if (s.apples[1] >= s.apples[0]) outcome.winners.add(Seat{1});
  }
  return outcome;
}
constexpr void items(const State&, Ledger, Seat, ItemList&, const Content&) {}
constexpr const char* broken_invariant(const State&, const Content&) { return nullptr; }
constexpr const char* broken_content(const Content&) { return nullptr; }

struct Types {
  using State = orchard::State;
  using Action = orchard::Action;
  using Content = orchard::Content;
  using Options = orchard::Options;
  using Event = orchard::Event;
  using Ending = orchard::Ending;
  using Ledger = orchard::Ledger;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 2;
  static constexpr std::size_t kMaxLegal = 4;
};
using Game = Rules<Types>;

struct MostApples {
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content&) {
    return s.apples[seat.index];
  }
};

}  // namespace citybox::orchard

namespace citybox {
static_assert(citybox::Game<orchard::Game>);
}
