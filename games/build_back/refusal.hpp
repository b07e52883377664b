#pragma once
// What may be done. `legal.hpp` lists the same without trying everything; a test holds them
// together.

#include "engine/core/game.hpp"
#include "engine/kit/seats.hpp"
#include "games/build_back/action.hpp"
#include "games/build_back/building.hpp"
#include "games/build_back/deeds.hpp"
#include "games/build_back/reasons.hpp"

namespace citybox::build_back {

constexpr SeatSet deciders(const State& s) {
  SeatSet set;
  if (s.ending != Ending::kNone) return set;
  if (s.task != Task::kLeaders) return SeatSet(s.turn);
  for_each_seat(s, [&](Seat seat) {
    if (s.players[seat.index].ready == Flag::kNo) set.add(seat);
  });
  return set;
}

// BB-20, BB-33: on any tile of one's own without one.
constexpr RuleId leader_refusal(const Player& player, Tile tile) {
  const int at = find(player, tile);
  if (at < 0) return reason::kNotYourTile;
  return player.mat[at].leader == Flag::kYes ? reason::kTileHasLeader : kAllowed;
}

constexpr RuleId placing_refusal(const Player& player, const Action& a) {
  const int left = leaders_to_place(player);
  if (a.verb == Verb::kReady) return left == 0 ? kAllowed : reason::kLeadersLeftToPlace;
  if (a.verb != Verb::kLeader) return reason::kPlaceLeadersFirst;
  return left == 0 ? reason::kAllLeadersPlaced : leader_refusal(player, a.tile);
}

constexpr RuleId use_refusal(const State& s, const Player& player, const Action& a,
                             const Content& content) {
  const int at = find(player, a.tile);
  if (at < 0) return reason::kNotYourTile;
  const Space& space = player.mat[at];
  const TileInfo& info = content.of(a.tile);
  if (space.used >= uses_allowed(info, content)) return reason::kTileUsedUp;
  if (!holds(player.tokens, info.deed.pay)) return reason::kCannotPayDeed;
  if (info.deed.any == 0) return a.goods == Goods{} ? kAllowed : reason::kNoGoodsToChoose;
  if (total(a.goods) != goods_due(s, space, content)) return reason::kOtherNumberOfGoods;
  return a.goods <= s.bank ? kAllowed : reason::kBargeFindsNone;
}

// BB-31
constexpr bool buys_influence(int money, const Content& content) {
  for (int n = 1; n <= content.most_influence; ++n) {
    if (n * content.influence_price == money) return true;
  }
  return false;
}

constexpr RuleId marker_refusal(const State& s, const Player& player, const Action& a,
                                const Content& content) {
  const auto full = [&](Square square) { return markers_on(player, square) >= content.uses; };
  switch (a.verb) {
    case Verb::kUse:
      return use_refusal(s, player, a, content);
    case Verb::kBuild: {
      if (full(Square::kBuild)) return reason::kSquareUsedUp;
      const RuleId tile = tile_refusal(s, player, a.tile);
      return tile != kAllowed ? tile : site_refusal(player, a.tile, a.over, content);
    }
    case Verb::kSpendStories:
      if (full(Square::kSpend)) return reason::kSquareUsedUp;
      if (a.amount > content.most_stories) return reason::kOtherAmount;
      return player.tokens.stories >= a.amount ? kAllowed : reason::kTooFewStories;
    case Verb::kSpendMoney:
      if (full(Square::kSpend)) return reason::kSquareUsedUp;
      if (!buys_influence(a.amount, content)) return reason::kOtherAmount;
      return player.tokens.money >= a.amount ? kAllowed : reason::kTooLittleMoney;
    case Verb::kTrade:
      if (full(Square::kTrade)) return reason::kSquareUsedUp;
      if (total(a.goods) > content.most_goods) return reason::kTooManyGoods;
      if (player.tokens.money < total(a.goods)) return reason::kTooLittleToTrade;
      return a.goods <= s.bank ? kAllowed : reason::kBankLacksGoods;
    case Verb::kIdle:
      return kAllowed;
    default:
      return reason::kPlaceAMarker;
  }
}

constexpr RuleId refusal(const State& s, Seat seat, const Action& a, const Content& content) {
  if (s.ending != Ending::kNone) return kGameIsOver;
  if (!deciders(s).contains(seat)) return kNotYourDecision;
  if (!well_formed(a)) return kNoSuchAction;
  const Player& player = s.players[seat.index];
  if (s.task == Task::kLeaders) return placing_refusal(player, a);
  if (s.task == Task::kMarker) return marker_refusal(s, player, a, content);
  if (a.verb == Verb::kWait) return kAllowed;
  return a.verb == Verb::kLeader ? leader_refusal(player, a.tile) : reason::kPlaceGainedLeader;
}

}  // namespace citybox::build_back
