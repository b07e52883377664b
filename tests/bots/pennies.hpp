#pragma once
// A game for testing bots: both seats choose at once and in secret. Seat 0 gets 10 if both chose the same
// penny, seat 1 if not. Seat 0 may also take 3 for sure.

#include <array>
#include <cstdint>

#include "engine/core/game.hpp"

namespace citybox::pennies {

enum class Choice : std::uint8_t { kNone, kHead, kTail, kSafe };

struct Options {
  std::uint8_t none = 0;
  constexpr bool operator==(const Options&) const = default;
};
struct State {
  std::array<Choice, 2> chosen{};
  std::uint8_t seats = 2;
  Options options;
  constexpr bool operator==(const State&) const = default;
};
struct Action {
  Choice choice = Choice::kNone;
  constexpr bool operator==(const Action&) const = default;
};
struct Content {
  std::int32_t safe = 3;
};
struct Event {};
enum class Ending : std::uint8_t { kNone, kOver };
enum class Ledger : std::uint8_t { kCoins };

template <class Ctx>
constexpr State start(const Setup<Options>&, Ctx&, const Content&) {
  return {};
}
constexpr SeatSet deciders(const State& s) {
  SeatSet owing;
  for (std::uint8_t i = 0; i < 2; ++i) {
    if (s.chosen[i] == Choice::kNone) owing.add(Seat{i});
  }
  return owing;
}
constexpr void legal(const State& s, Seat seat, ScratchList<Action, 3>& out, const Content&) {
  if (!deciders(s).contains(seat)) return;
  out.push_back({Choice::kHead});
  out.push_back({Choice::kTail});
  if (seat.index == 0) out.push_back({Choice::kSafe});
}
constexpr RuleId refusal(const State& s, Seat seat, Action a, const Content& content) {
  ScratchList<Action, 3> all;
  legal(s, seat, all, content);
  for (const Action& each : all) {
    if (each == a) return kAllowed;
  }
  return kNoSuchAction;
}
template <class Ctx>
constexpr void apply(State& s, Seat seat, Action a, Ctx&, const Content&) {
  s.chosen[seat.index] = a.choice;
}
constexpr State redact(const State& s, SeatSet viewers) {
  State seen = s;
  for (std::uint8_t i = 0; i < 2 && !deciders(s).empty(); ++i) {
    if (!viewers.contains(Seat{i})) seen.chosen[i] = Choice::kNone;
  }
  return seen;
}
constexpr State determinize(const State& seen, SeatSet, Rng&, const Content&) { return seen; }
constexpr std::int32_t coins(const State& s, Seat seat, const Content& content) {
  if (!deciders(s).empty()) return 0;
  if (s.chosen[0] == Choice::kSafe) return seat.index == 0 ? content.safe : 0;
  return (s.chosen[0] == s.chosen[1]) == (seat.index == 0) ? 10 : 0;
}
constexpr Outcome outcome(const State& s, const Content& content) {
  Outcome outcome;
  for (std::uint8_t i = 0; i < 2; ++i) outcome.scores.push_back(coins(s, Seat{i}, content));
  if (deciders(s).empty()) outcome.ending = 1;
  return outcome;
}
constexpr void items(const State&, Ledger, Seat, ItemList&, const Content&) {}
constexpr const char* broken_invariant(const State&, const Content&) { return nullptr; }
constexpr const char* broken_content(const Content&) { return nullptr; }

struct Types {
  using State = pennies::State;
  using Action = pennies::Action;
  using Content = pennies::Content;
  using Options = pennies::Options;
  using Event = pennies::Event;
  using Ending = pennies::Ending;
  using Ledger = pennies::Ledger;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 2;
  static constexpr std::size_t kMaxLegal = 3;
};
using Game = Rules<Types>;

struct MostCoins {
  static constexpr std::int32_t judge(const State& s, Seat seat, const Content& content) {
    return coins(s, seat, content);
  }
};

}  // namespace citybox::pennies

namespace citybox {
static_assert(citybox::Game<pennies::Game>);
}
