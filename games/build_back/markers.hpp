#pragma once
// What a marker does, and where Leaders go.

#include "engine/kit/play.hpp"
#include "games/build_back/action.hpp"
#include "games/build_back/building.hpp"
#include "games/build_back/deeds.hpp"
#include "games/build_back/display.hpp"
#include "games/build_back/event.hpp"

namespace citybox::build_back {

constexpr void place_marker(Player& player, Square square) {
  ++player.used[static_cast<std::size_t>(square)];
}

// BB-33, BB-35: people who are helped leave the board and the bank and come as workers.
template <class P>
constexpr void use(P& play, Seat seat, const Action& a) {
  State& s = play.state;
  Player& player = s.players[seat.index];
  Space& space = player.mat[static_cast<std::size_t>(find(player, a.tile))];
  const Yield yield = yield_of(s, space, a.goods, play.content);
  ++space.used;
  move(yield.pay, player.tokens, s.bank);
  Tokens gone;
  move(yield.from_board, s.board, gone);
  move(yield.from_bank, s.bank, gone);
  const Tokens gain = gained(yield);
  player.tokens = together(player.tokens, gain);
  player.vp = static_cast<std::uint16_t>(player.vp + yield.vp);
  player.leaders = static_cast<std::uint8_t>(player.leaders + yield.leaders);
  s.gained = yield.leaders;
  tell_all(play, Event{.kind = EventKind::kUsed,
                       .rule = rule(33),
                       .seat = seat,
                       .tile = a.tile,
                       .paid = {yield.pay},
                       .gained = {gain},
                       .vp = yield.vp,
                       .leaders = yield.leaders});
}

// BB-30: a Leader below stands on the new tile, which counts as unused. Gives the space it lies on.
constexpr int lay(Player& player, Tile tile, Tile over) {
  const bool open_ground = over == Tile::kNone;
  const int at = open_ground ? visible_tiles(player) : find(player, over);
  Space& space = player.mat[static_cast<std::size_t>(at)];
  if (!open_ground) {
    space.below = space.tile;
    ++space.height;
  }
  space.tile = tile;
  space.used = 0;
  return at;
}

// BB-30
template <class P>
constexpr void build(P& play, Seat seat, const Action& a) {
  State& s = play.state;
  Player& player = s.players[seat.index];
  const Tokens cost = price(player, a.tile, a.over, play.content);
  place_marker(player, Square::kBuild);
  move(cost, player.tokens, s.bank);
  const int at = lay(player, a.tile, a.over);
  const int place = place_in_display(s, a.tile);
  if (place < 0) {
    player.special_built = Flag::kYes;
    tell_all(
        play,
        Event{.kind = EventKind::kSpecialShown, .rule = rule(30), .seat = seat, .tile = a.tile});
  }
  tell_all(play, Event{.kind = EventKind::kBuilt,
                       .rule = rule(30),
                       .seat = seat,
                       .tile = a.tile,
                       .over = a.over,
                       .paid = {cost},
                       .saved = {reduced(play.content.of(a.tile).cost, cost)},
                       .space = static_cast<std::uint8_t>(at + 1)});
  if (place >= 0) slide(play, place);
}

// BB-31: paid in full; the bank gives what it has.
template <class P>
constexpr void spend(P& play, Seat seat, const Action& a) {
  State& s = play.state;
  Player& player = s.players[seat.index];
  place_marker(player, Square::kSpend);
  Tokens pay, gain;
  if (a.verb == Verb::kSpendStories) {
    pay.stories = a.amount;
    gain.money = a.amount;
  } else {
    pay.money = a.amount;
    gain.influence = static_cast<std::uint8_t>(a.amount / play.content.influence_price);
  }
  move(pay, player.tokens, s.bank);
  gain = at_most(gain, s.bank);
  move(gain, s.bank, player.tokens);
  tell_all(play, Event{.kind = EventKind::kSpent,
                       .rule = rule(31),
                       .seat = seat,
                       .paid = {pay},
                       .gained = {gain}});
}

// BB-32
template <class P>
constexpr void trade(P& play, Seat seat, const Action& a) {
  State& s = play.state;
  Player& player = s.players[seat.index];
  place_marker(player, Square::kTrade);
  const Tokens gain = tokens_of(a.goods);
  const Tokens pay{.money = static_cast<std::uint8_t>(total(a.goods))};
  move(pay, player.tokens, s.bank);
  move(gain, s.bank, player.tokens);
  tell_all(play, Event{.kind = EventKind::kTraded,
                       .rule = rule(32),
                       .seat = seat,
                       .paid = {pay},
                       .gained = {gain}});
}

// BB-23
template <class P>
constexpr void do_marker(P& play, Seat seat, const Action& a) {
  --play.state.players[seat.index].markers;
  switch (a.verb) {
    case Verb::kUse:
      return use(play, seat, a);
    case Verb::kBuild:
      return build(play, seat, a);
    case Verb::kSpendStories:
    case Verb::kSpendMoney:
      return spend(play, seat, a);
    case Verb::kTrade:
      return trade(play, seat, a);
    default:
      return tell_all(play, Event{.kind = EventKind::kIdled, .rule = rule(23), .seat = seat});
  }
}

template <class P>
constexpr void place_leader(P& play, Seat seat, Tile tile, RuleId rule, SeatSet audience) {
  Player& player = play.state.players[seat.index];
  player.mat[static_cast<std::size_t>(find(player, tile))].leader = Flag::kYes;
  tell(play, audience,
       Event{.kind = EventKind::kLeaderPlaced, .rule = rule, .seat = seat, .tile = tile});
}

// BB-20: others learn where it stands when all are ready.
template <class P>
constexpr void prepare(P& play, Seat seat, const Action& a) {
  if (a.verb == Verb::kLeader) {
    return place_leader(play, seat, a.tile, rule(20), SeatSet(seat));
  }
  play.state.players[seat.index].ready = Flag::kYes;
  tell_all(play, Event{.kind = EventKind::kReady, .rule = rule(20), .seat = seat});
}

// BB-33: a gained Leader is placed, or it waits for the next round.
template <class P>
constexpr void settle_gained(P& play, Seat seat, const Action& a) {
  --play.state.gained;
  if (a.verb == Verb::kLeader) {
    return place_leader(play, seat, a.tile, rule(33), kEveryone);
  }
  tell_all(play, Event{.kind = EventKind::kLeaderWaits, .rule = rule(33), .seat = seat});
}

}  // namespace citybox::build_back
