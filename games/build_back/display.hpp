#pragma once
// BB-24, BB-40, BB-41: the five tiles for sale, the two decks, and how the end comes.

#include "games/build_back/content.hpp"
#include "games/build_back/event.hpp"
#include "games/build_back/reasons.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

// BB-41: the last tile of level 2 has come into the display.
constexpr bool end_is_triggered(const State& s) { return s.decks[kLevels - 1].empty(); }

constexpr std::uint8_t markers_each(const State& s, const Content& content) {
  return s.level == 2 ? content.all_markers : content.first_markers;
}

// BB-40: from now on level 2. Within a round everybody gets the sixth marker at once; in the
// clean-up all markers are off the board, and the next round begins with six.
template <class Ctx>
constexpr void begin_level_two(State& s, Ctx& ctx, const Content& content) {
  s.level = 2;
  if (s.task != Task::kLeaders) {
    const int more = content.all_markers - content.first_markers;
    for (int i = 0; i < s.seats; ++i) {
      s.players[i].markers = static_cast<std::uint8_t>(s.players[i].markers + more);
    }
  }
  Event event = told(EventKind::kLevelTwo, kLevelRule);
  event.amount = content.all_markers;
  ctx.emit(event);
}

// Takes the tile at `place` out; those left of it slide right and a new one comes in on the left.
template <class Ctx>
constexpr void slide(State& s, int place, Ctx& ctx, const Content& content) {
  for (int i = place; i > 0; --i) s.display[i] = s.display[i - 1];
  s.display[0] = Tile::kNone;
  if (s.level == 1 && s.decks[0].empty()) begin_level_two(s, ctx, content);
  Deck& deck = s.decks[s.level - 1];
  if (deck.empty()) return;
  const Tile tile = deck.at(static_cast<int>(ctx.draw(static_cast<std::uint32_t>(deck.size()))));
  deck.remove(tile);
  s.display[0] = tile;
  Event event = told(EventKind::kTileEntered, kCleanUp);
  event.tile = tile;
  event.amount = static_cast<std::uint8_t>(deck.size());
  ctx.emit(event);
  if (end_is_triggered(s)) ctx.emit(told(EventKind::kEndTriggered, kEndRule));
}

// BB-22: the card's tokens come onto the board as far as the bank reaches.
template <class Ctx>
constexpr void resupply(State& s, Ctx& ctx, const Content& content) {
  ResupplyDeck& deck = s.resupply_decks[s.level - 1];
  if (deck.empty()) {
    for (const ResupplyInfo& info : content.resupply) {
      if (info.level == s.level) deck.add(info.card);
    }
    Event event = told(EventKind::kReshuffled, kResupplyRule);
    event.amount = s.level;
    ctx.emit(event);
  }
  s.resupply = deck.at(static_cast<int>(ctx.draw(static_cast<std::uint32_t>(deck.size()))));
  deck.remove(s.resupply);
  const Tokens come = at_most(content.of(s.resupply).add, s.bank);
  move(come, s.bank, s.board);
  Event event = told(EventKind::kResupplied, kResupplyRule);
  event.card = s.resupply;
  event.gained = {come};
  ctx.emit(event);
}

}  // namespace citybox::build_back
