#pragma once
// What each action does.

#include "games/build_back/action.hpp"
#include "games/build_back/building.hpp"
#include "games/build_back/deeds.hpp"
#include "games/build_back/turn.hpp"

namespace citybox::build_back {

template <class Ctx>
constexpr void do_use(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  Player& player = s.players[seat.index];
  Space& space = player.mat[static_cast<std::size_t>(find(player, a.tile))];
  const Yield yield = yield_of(s, space, a.goods, content);
  ++space.used;
  move(yield.pay, player.tokens, s.bank);
  // People who are helped leave the board and the bank and come as workers (BB-35).
  Tokens gone;
  move(yield.from_board, s.board, gone);
  move(yield.from_bank, s.bank, gone);
  const Tokens gain = gained(yield);
  Tokens source = gain;
  move(gain, source, player.tokens);
  player.vp = static_cast<std::uint16_t>(player.vp + yield.vp);
  player.leaders = static_cast<std::uint8_t>(player.leaders + yield.leaders);
  Event event = told(EventKind::kUsed, kDeedRule, seat);
  event.tile = a.tile;
  event.paid = {yield.pay};
  event.gained = {gain};
  event.vp = yield.vp;
  event.leaders = yield.leaders;
  ctx.emit(event);
  s.gained = yield.leaders;
}

template <class Ctx>
constexpr void do_build(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  Player& player = s.players[seat.index];
  const Tokens cost = price(player, a.tile, a.over, content);
  const bool open_ground = a.over == Tile::kNone;
  const int at = open_ground ? visible_tiles(player) : find(player, a.over);
  ++player.used[static_cast<std::size_t>(Square::kBuild)];
  move(cost, player.tokens, s.bank);
  Space& space = player.mat[static_cast<std::size_t>(at)];
  if (!open_ground) {
    space.below = space.tile;
    ++space.height;
  }
  space.tile = a.tile;
  space.used = 0;  // a Leader below stands on the new tile, which counts as unused
  const int place = place_in_display(s, a.tile);
  if (place < 0) {
    player.special_built = Flag::kYes;
    Event shown = told(EventKind::kSpecialShown, kBuildRule, seat);
    shown.tile = a.tile;
    ctx.emit(shown);
  }
  Event event = told(EventKind::kBuilt, kBuildRule, seat);
  event.tile = a.tile;
  event.over = a.over;
  event.space = static_cast<std::uint8_t>(at + 1);
  event.paid = {cost};
  event.saved = {reduced(content.of(a.tile).cost, cost)};
  ctx.emit(event);
  if (place >= 0) slide(s, place, ctx, content);
}

// BB-31: paid in full; the bank gives what it has.
template <class Ctx>
constexpr void do_spend(State& s, Seat seat, const Action& a, Ctx& ctx) {
  Player& player = s.players[seat.index];
  ++player.used[static_cast<std::size_t>(Square::kSpend)];
  Tokens pay, gain;
  if (a.verb == Verb::kSpendStories) {
    pay.stories = a.amount;
    gain.money = a.amount;
  } else {
    pay.money = a.amount;
    gain.influence = static_cast<std::uint8_t>(a.amount / 2);
  }
  move(pay, player.tokens, s.bank);
  gain = at_most(gain, s.bank);
  move(gain, s.bank, player.tokens);
  Event event = told(EventKind::kSpent, kSpendRule, seat);
  event.paid = {pay};
  event.gained = {gain};
  ctx.emit(event);
}

// BB-32
template <class Ctx>
constexpr void do_trade(State& s, Seat seat, const Action& a, Ctx& ctx) {
  Player& player = s.players[seat.index];
  ++player.used[static_cast<std::size_t>(Square::kTrade)];
  const Tokens gain{a.goods.water, a.goods.food, a.goods.supplies, a.goods.workers};
  const Tokens pay{.money = static_cast<std::uint8_t>(a.goods.total())};
  move(pay, player.tokens, s.bank);
  move(gain, s.bank, player.tokens);
  Event event = told(EventKind::kTraded, kTradeRule, seat);
  event.paid = {pay};
  event.gained = {gain};
  ctx.emit(event);
}

template <class Ctx>
constexpr void do_marker(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  --s.players[seat.index].markers;
  switch (a.verb) {
    case Verb::kUse:
      do_use(s, seat, a, ctx, content);
      break;
    case Verb::kBuild:
      do_build(s, seat, a, ctx, content);
      break;
    case Verb::kSpendStories:
    case Verb::kSpendMoney:
      do_spend(s, seat, a, ctx);
      break;
    case Verb::kTrade:
      do_trade(s, seat, a, ctx);
      break;
    default:
      ctx.emit(told(EventKind::kIdled, kMarkerRule, seat));
      break;
  }
}

// Is there a free tile for a gained Leader? Else it waits without being asked.
constexpr bool has_room_for_leader(const Player& player) {
  return placed_leaders(player) < visible_tiles(player);
}

template <class Ctx>
constexpr void place_leader(State& s, Seat seat, Tile tile, RuleId rule, SeatSet audience,
                            Ctx& ctx) {
  Player& player = s.players[seat.index];
  player.mat[static_cast<std::size_t>(find(player, tile))].leader = Flag::kYes;
  Event event = told(EventKind::kLeaderPlaced, rule, seat);
  event.tile = tile;
  ctx.emit(event, audience);
}

// BB-20: others learn of it when all are ready.
template <class Ctx>
constexpr void do_placing(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  if (a.verb == Verb::kLeader) {
    return place_leader(s, seat, a.tile, kLeadersRule, SeatSet(seat), ctx);
  }
  s.players[seat.index].ready = Flag::kYes;
  ctx.emit(told(EventKind::kReady, kLeadersRule, seat));
  for (int i = 0; i < s.seats; ++i) {
    if (s.players[i].ready == Flag::kNo) return;
  }
  open_round(s, ctx, content);
}

// BB-33: a gained Leader is placed, or it waits for the next round.
template <class Ctx>
constexpr void do_gained(State& s, Seat seat, const Action& a, Ctx& ctx) {
  --s.gained;
  if (a.verb == Verb::kLeader) {
    place_leader(s, seat, a.tile, kDeedRule, kEveryone, ctx);
  } else {
    ctx.emit(told(EventKind::kLeaderWaits, kDeedRule, seat));
  }
}

template <class Ctx>
constexpr void do_action(State& s, Seat seat, const Action& a, Ctx& ctx, const Content& content) {
  if (s.task == Task::kLeaders) return do_placing(s, seat, a, ctx, content);
  if (s.task == Task::kMarker) {
    do_marker(s, seat, a, ctx, content);
  } else {
    do_gained(s, seat, a, ctx);
  }
  if (s.gained > 0 && has_room_for_leader(s.players[seat.index])) {
    s.task = Task::kGained;
    return;
  }
  s.gained = 0;
  next_turn(s, ctx, content);
}

}  // namespace citybox::build_back
