#pragma once
// A table to play rule tests on. Draws are 0 unless a test says otherwise, so with two seats:
//   seat 0 holds the Float Stage and Daily Bread, seat 1 the Night Barge and Open Doors,
//   Rainy Day counts for all, First Convoy fills the board, and the display shows
//   Hiring Hall, Salvage Yard, Roof Plots, Field Kitchen, Well, from left to right.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/table/checked.hpp"
#include "games/build_back/codec.hpp"

namespace citybox::build_back {

class Yard {
 public:
  using Script = ScriptedContext<Event>;

  explicit Yard(int seats = 2, Options options = {}) {
    Script ctx;
    s = Checked<BuildBack>::start({static_cast<std::uint8_t>(seats), options}, ctx, c);
    keep(ctx);
  }

  static Action action(const std::string& text) {
    const auto parsed = BuildBackCodec::parse(text);
    EXPECT_TRUE(parsed) << text;
    return parsed ? *parsed : Action{};
  }
  RuleId refusal(int seat, const std::string& text) const {
    return BuildBack::refusal(s, at(seat), action(text), c);
  }
  // Plays it; what it tells is in `told`.
  template <class... Draws>
  Yard& play(int seat, const std::string& text, Draws... draws) {
    const RuleId rule = refusal(seat, text);
    EXPECT_EQ(rule, kAllowed) << text << ": " << BuildBackCodec::why(rule) << "\n" << draw();
    if (rule != kAllowed) return *this;
    Script ctx(draws...);
    Checked<BuildBack>::apply(s, at(seat), action(text), ctx, c);
    keep(ctx);
    return *this;
  }

  // Everybody sends Leaders to the first two stations.
  Yard& leaders() {
    for (int i = 0; i < s.seats; ++i) {
      play(i, "leader water-station").play(i, "leader food-pantry").play(i, "ready");
    }
    return *this;
  }
  // Idle until `seat` is on turn.
  Yard& until(int seat) {
    while (s.task == Task::kMarker && s.turn != at(seat)) play(s.turn.index, "idle");
    return *this;
  }
  // All markers of this round are placed.
  Yard& idle_out() {
    const int round = s.round;
    while (s.task == Task::kMarker && s.round == round) play(s.turn.index, "idle");
    return *this;
  }

  // From the bank to the player, and what the player had goes back first.
  Yard& purse(int seat, const Tokens& tokens) {
    Tokens& own = player(seat).tokens;
    const Tokens had = own;
    citybox::move(had, own, s.bank);
    EXPECT_TRUE(holds(s.bank, tokens)) << "the bank has too little for this test";
    citybox::move(tokens, s.bank, own);
    return *this;
  }
  // The board shows exactly this; the rest is in the bank.
  Yard& board(const Tokens& tokens) {
    const Tokens had = s.board;
    citybox::move(had, s.board, s.bank);
    EXPECT_TRUE(holds(s.bank, tokens)) << "the bank has too little for this test";
    citybox::move(tokens, s.bank, s.board);
    return *this;
  }
  // The rightmost tile of the display is this one (out of its deck).
  Yard& offer(Tile tile) {
    if (place_in_display(s, tile) >= 0) return *this;
    const int level = c.of(tile).level;
    s.decks[level - 1].remove(tile);
    if (level == 2) begin_level_two_quietly();
    s.display[kDisplay - 1] = tile;
    return *this;
  }
  // The player has built this, on open ground.
  Yard& built(int seat, Tile tile) {
    Player& one = player(seat);
    if (is_special(tile)) {
      one.special = tile;
      one.special_built = Flag::kYes;
    } else {
      s.decks[c.of(tile).level - 1].remove(tile);
      if (c.of(tile).level == 2) begin_level_two_quietly();
      for (Tile& each : s.display) {
        if (each == tile)
          each = s.decks[s.level - 1].tiles().front(), s.decks[s.level - 1].remove(each);
      }
    }
    one.mat[static_cast<std::size_t>(visible_tiles(one))].tile = tile;
    return *this;
  }
  // As if level 1 had been used up in an earlier round.
  void begin_level_two_quietly() {
    if (s.level == 2) return;
    for (int i = 0; i < kDisplay; ++i) {
      if (s.decks[0].contains(s.display[i])) s.decks[0].remove(s.display[i]);
    }
    s.decks[0] = {};
    s.level = 2;
    for (int i = 0; i < s.seats; ++i) ++s.players[i].markers;
  }

  Player& player(int seat) { return s.players[static_cast<std::size_t>(seat)]; }
  Space& space(int seat, Tile tile) {
    const int at = find(player(seat), tile);
    EXPECT_GE(at, 0) << "the tile is not visible";
    return player(seat).mat[static_cast<std::size_t>(at < 0 ? 0 : at)];
  }
  std::string draw() const { return BuildBackCodec::ascii(s); }
  std::vector<Event> all(EventKind kind) const {
    std::vector<Event> found;
    for (const Event& event : told) {
      if (event.kind == kind) found.push_back(event);
    }
    return found;
  }
  static Seat at(int seat) { return Seat{static_cast<std::uint8_t>(seat)}; }

  State s;
  Content c;
  std::vector<Event> told;

 private:
  void keep(const Script& ctx) { told.assign(ctx.events().begin(), ctx.events().end()); }
};

}  // namespace citybox::build_back
