#pragma once
// Who plays BrokenCities on a card (engine/device/players.hpp).

#include "bots/greedy.hpp"
#include "games/broken_cities/judgement.hpp"
#include "games/broken_cities/speechless.hpp"

namespace citybox::broken_cities {

// A turn is a handful of purchases of two or three steps each, and the only chance is the card at
// the end of a round. A slip now and then keeps tables of equal bots from playing one game for
// ever.
inline constexpr GreedyParameters kLandlord{
    .depth = 3, .beam = 16, .shortlist = 6, .samples = 2, .follow = 0, .blunders = 5};

struct Players {
  using Game = BrokenCities;
  using Judgement = broken_cities::LawMaker;
  static constexpr unsigned kSlots = 4;
  static constexpr unsigned kBlocks = 4;
  static constexpr Action said(const Action& action) { return without_words(action); }
  static constexpr std::uint8_t phase(const State& s) {
    if (disease_rages(s)) return 0x20;
    if (s.talk != Talk::kNone) return static_cast<std::uint8_t>(s.talk);
    return s.chosen != Construction::kNone ? 0x21 : 0;
  }
  static constexpr unsigned kThinkingSlots = 4;
  static constexpr GreedyParameters kHow = kLandlord;
};

}  // namespace citybox::broken_cities
