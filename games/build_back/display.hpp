#pragma once
// BB-24, BB-40, BB-41: the five tiles for sale, the two decks, and how the end comes.

#include "engine/kit/play.hpp"
#include "engine/kit/seats.hpp"
#include "games/build_back/content.hpp"
#include "games/build_back/event.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

// BB-41: the last tile of level 2 has come into the display.
constexpr bool end_is_triggered(const State& s) { return s.decks[kLevels - 1].empty(); }

constexpr std::uint8_t markers_each(const State& s, const Content& content) {
  return s.level == 2 ? content.all_markers : content.first_markers;
}

// BB-40: from now on level 2. Within a round everybody gets the sixth marker at once; in the
// clean-up all markers are off the board, and the next round begins with six.
template <class P>
constexpr void begin_level_two(P& play) {
  State& s = play.state;
  const Content& content = play.content;
  s.level = 2;
  if (s.task != Task::kLeaders) {
    const int more = content.all_markers - content.first_markers;
    for_each_seat(s, [&](Seat seat) {
      std::uint8_t& markers = s.players[seat.index].markers;
      markers = static_cast<std::uint8_t>(markers + more);
    });
  }
  tell_all(play,
           Event{.kind = EventKind::kLevelTwo, .rule = rule(40), .amount = content.all_markers});
}

// Takes the tile at `place` out; those left of it slide right and a new one comes in on the left.
template <class P>
constexpr void slide(P& play, int place) {
  State& s = play.state;
  for (int i = place; i > 0; --i) s.display[i] = s.display[i - 1];
  s.display[0] = Tile::kNone;
  if (s.level == 1 && s.decks[0].empty()) begin_level_two(play);
  Deck& deck = s.decks[s.level - 1];
  if (deck.empty()) return;
  Buildings tiles = deck.tiles();
  s.display[0] = draw_from(tiles, play.ctx);
  deck.keep(tiles);
  tell_all(play, Event{.kind = EventKind::kTileEntered,
                       .rule = rule(24),
                       .tile = s.display[0],
                       .amount = static_cast<std::uint8_t>(tiles.size())});
  if (end_is_triggered(s)) {
    tell_all(play, Event{.kind = EventKind::kEndTriggered, .rule = rule(41)});
  }
}

// BB-22: the card's tokens come onto the board as far as the bank reaches.
template <class P>
constexpr void resupply(P& play) {
  State& s = play.state;
  const Content& content = play.content;
  ResupplyDeck& deck = s.resupply_decks[s.level - 1];
  if (deck.empty()) {
    for (const ResupplyInfo& info : content.resupply) {
      if (info.level == s.level) deck.add(info.card);
    }
    tell_all(play, Event{.kind = EventKind::kReshuffled, .rule = rule(22), .amount = s.level});
  }
  s.resupply = draw_from(deck, play.ctx);
  const Tokens come = at_most(content.of(s.resupply).add, s.bank);
  move(come, s.bank, s.board);
  tell_all(
      play,
      Event{
          .kind = EventKind::kResupplied, .rule = rule(22), .card = s.resupply, .gained = {come}});
}

}  // namespace citybox::build_back
