#pragma once
// Who may know what: special buildings until they are built, objectives until the end, Leaders
// until everybody is ready.

#include "games/build_back/content.hpp"
#include "games/build_back/mat.hpp"
#include "games/build_back/scoring.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

// Of somebody who is not ready, others see an empty mat; of somebody who is, the word "ready".
constexpr State redacted(const State& s, SeatSet viewers) {
  State seen = s;
  for (std::uint8_t i = 0; i < s.seats; ++i) {
    if (viewers.contains(Seat{i})) continue;
    Player& player = seen.players[i];
    if (player.special_built == Flag::kNo) player.special = Tile::kFaceDown;
    if (!objectives_are_open(s)) player.objective = Objective::kFaceDown;
    if (s.task != Task::kLeaders) continue;
    for (Space& space : player.mat) space.leader = Flag::kNo;
  }
  return seen;
}

namespace detail {

// One of the set bits below `count` of `left`, which is taken out.
constexpr int take_any(unsigned& left, Rng& rng) {
  unsigned bits = left;
  for (auto skip = rng.below(static_cast<std::uint32_t>(popcount(left))); skip > 0; --skip) {
    bits &= bits - 1;
  }
  const int index = lowest_bit(bits);
  left &= ~(1U << index);
  return index;
}

constexpr void guess_cards(State& s, Rng& rng) {
  unsigned specials = (1U << kSpecials) - 1, objectives = (1U << kObjectives) - 1;
  const auto known = [&](Objective objective) {
    if (objective != Objective::kFaceDown) objectives &= ~(1U << (static_cast<int>(objective) - 1));
  };
  known(s.objective);
  for (int i = 0; i < s.seats; ++i) {
    known(s.players[i].objective);
    const Tile special = s.players[i].special;
    if (is_special(special)) specials &= ~(1U << (index_of(special) - index_of(kFirstSpecial)));
  }
  for (int i = 0; i < s.seats; ++i) {
    Player& player = s.players[i];
    if (player.special == Tile::kFaceDown) {
      player.special = tile_at(index_of(kFirstSpecial) + take_any(specials, rng));
    }
    if (player.objective == Objective::kFaceDown) {
      player.objective = static_cast<Objective>(1 + take_any(objectives, rng));
    }
  }
}

}  // namespace detail

// A whole state that looks the same: cards nobody has seen are dealt, Leaders of those who are
// ready are put anywhere.
constexpr State imagined(const State& seen, Rng& rng) {
  State s = seen;
  detail::guess_cards(s, rng);
  if (s.task != Task::kLeaders) return s;
  for (int i = 0; i < s.seats; ++i) {
    Player& player = s.players[i];
    if (player.ready == Flag::kNo) continue;
    unsigned free = (1U << visible_tiles(player)) - 1;
    for (int left = leaders_to_place(player); left > 0; --left) {
      // Those who look know their own Leaders: then none is left to place.
      player.mat[static_cast<std::size_t>(detail::take_any(free, rng))].leader = Flag::kYes;
    }
  }
  return s;
}

}  // namespace citybox::build_back
