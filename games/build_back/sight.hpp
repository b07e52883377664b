#pragma once
// Who may know what: special buildings until they are built, objectives until the end, Leaders
// until everybody is ready.

#include "engine/core/rng.hpp"
#include "engine/kit/seats.hpp"
#include "games/build_back/content.hpp"
#include "games/build_back/mat.hpp"
#include "games/build_back/scoring.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

// Of somebody who is not ready, others see an empty mat; of somebody who is, the word "ready".
constexpr State redact(const State& s, SeatSet viewers) {
  State seen = s;
  for_each_seat(s, [&](Seat seat) {
    if (viewers.contains(seat)) return;
    Player& player = seen.players[seat.index];
    if (player.special_built == Flag::kNo) player.special = Tile::kFaceDown;
    if (!objectives_are_open(s)) player.objective = Objective::kFaceDown;
    if (s.task != Task::kLeaders) return;
    for (Space& space : player.mat) space.leader = Flag::kNo;
  });
  return seen;
}

namespace detail {

template <class Set>
constexpr auto take_any(Set& left, Rng& rng) {
  const auto taken = left.nth(rng.below(static_cast<std::uint32_t>(left.size())));
  left.remove(taken);
  return taken;
}

constexpr void guess_cards(State& s, Rng& rng) {
  Specials specials = Specials::all();
  ObjectiveSet objectives = ObjectiveSet::all();
  const auto known = [&](Objective objective) {
    if (objective != Objective::kFaceDown) objectives.remove(objective);
  };
  known(s.objective);
  for_each_seat(s, [&](Seat seat) {
    const Player& player = s.players[seat.index];
    known(player.objective);
    if (is_special(player.special)) specials.remove(player.special);
  });
  for_each_seat(s, [&](Seat seat) {
    Player& player = s.players[seat.index];
    if (player.special == Tile::kFaceDown) player.special = take_any(specials, rng);
    if (player.objective == Objective::kFaceDown) player.objective = take_any(objectives, rng);
  });
}

// One more Leader on any tile without one.
constexpr void guess_leader(Player& player, Rng& rng) {
  const int free = visible_tiles(player) - placed_leaders(player);
  auto skip = rng.below(static_cast<std::uint32_t>(free));
  for (Space& space : player.mat) {
    if (space.leader == Flag::kYes || skip-- > 0) continue;
    space.leader = Flag::kYes;
    return;
  }
}

}  // namespace detail

// A whole state that looks the same: cards nobody has seen are dealt, Leaders of those who are
// ready are put anywhere. Those who look know their own: then none is left to place.
constexpr State determinize(const State& seen, SeatSet, Rng& rng, const Content&) {
  State s = seen;
  detail::guess_cards(s, rng);
  if (s.task != Task::kLeaders) return s;
  for_each_seat(s, [&](Seat seat) {
    Player& player = s.players[seat.index];
    if (player.ready == Flag::kNo) return;
    for (int left = leaders_to_place(player); left > 0; --left) detail::guess_leader(player, rng);
  });
  return s;
}

}  // namespace citybox::build_back
