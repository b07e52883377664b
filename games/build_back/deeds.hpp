#pragma once
// BB-33, BB-34: what a marker on a tile brings.

#include "engine/kit/seats.hpp"
#include "games/build_back/action.hpp"
#include "games/build_back/content.hpp"
#include "games/build_back/mat.hpp"
#include "games/build_back/state.hpp"

namespace citybox::build_back {

// What one use of a tile comes to, with its Leader and with what is there to be had.
struct Yield {
  Tokens pay;
  Tokens from_board;  // distressed and injured come as workers
  Tokens from_bank;
  std::uint8_t vp = 0;
  std::uint8_t leaders = 0;
};

// BB-34: what a Leader on this tile adds to each gain.
constexpr int leader_adds(const TileInfo& info, const Content& content) {
  return info.power == Power::kDoubleLeader ? content.double_leader_adds : content.leader_adds;
}

constexpr int leader_bonus(const Space& space, const TileInfo& info, const Content& content) {
  return space.leader == Flag::kYes ? leader_adds(info, content) : 0;
}

// BB-23
constexpr int uses_allowed(const TileInfo& info, const Content& content) {
  return content.uses + (info.power == Power::kThirdUse ? content.further_uses : 0);
}

constexpr int leaders_in_supply(const State& s, const Content& content) {
  int left = content.leader_supply;
  for_each_seat(s,
                [&](Seat seat) { left -= s.players[seat.index].leaders - content.first_leaders; });
  return left;
}

// How many goods of any mix this use gives: no more than the bank has.
constexpr int goods_due(const State& s, const Space& space, const Content& content) {
  const TileInfo& info = content.of(space.tile);
  if (info.deed.any == 0) return 0;
  const int wanted = info.deed.any + leader_bonus(space, info, content);
  const int there = goods_in(s.bank);
  return wanted < there ? wanted : there;
}

// `goods` is the mix chosen where the tile gives any.
constexpr Yield yield_of(const State& s, const Space& space, const Goods& goods,
                         const Content& content) {
  const TileInfo& info = content.of(space.tile);
  const Deed& deed = info.deed;
  const int bonus = leader_bonus(space, info, content);
  Yield yield;
  yield.pay = deed.pay;
  const Tokens bank = together(s.bank, deed.pay);
  yield.from_bank = at_most(grown(deed.receive, bonus), bank);
  yield.from_bank.water = goods.water;
  yield.from_bank.food = goods.food;
  yield.from_bank.supplies = goods.supplies;
  yield.from_bank.workers = goods.workers;
  const Tokens wanted = grown(deed.take, bonus), needy = grown(deed.help, bonus);
  yield.from_board = at_most(wanted, s.board);
  const Tokens helped = at_most(needy, s.board);
  yield.from_board.distressed = helped.distressed;
  yield.from_board.injured = helped.injured;
  if (info.power == Power::kOutreach) {
    const Tokens more = at_most(reduced(needy, helped), bank);
    yield.from_bank.distressed = more.distressed;
    yield.from_bank.injured = more.injured;
  }
  if (deed.vp > 0) yield.vp = static_cast<std::uint8_t>(deed.vp + bonus);
  if (deed.leaders > 0) {
    const int left = leaders_in_supply(s, content), wish = deed.leaders + bonus;
    yield.leaders = static_cast<std::uint8_t>(wish < left ? wish : left);
  }
  return yield;
}

// What the player has more afterwards: people who were helped are workers now (BB-35).
constexpr Tokens gained(const Yield& yield) {
  Tokens sum = together(yield.from_board, yield.from_bank);
  sum.workers = static_cast<std::uint8_t>(sum.workers + sum.distressed + sum.injured);
  sum.distressed = 0;
  sum.injured = 0;
  return sum;
}

}  // namespace citybox::build_back
